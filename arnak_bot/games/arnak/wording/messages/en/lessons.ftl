### A guided first game: each thing is explained the first time its player can do it, in a sentence or two.

keeping = The round is over and you have cards left. Those you keep count towards the five of the next round, so keeping is rarely worth it: let them go, unless one is just what you need.
paying = Now you pay for the way. A card used as a ticket goes into play and its effect is **not** used. Cheap tickets first: the boot of a Fear card is worth nothing else. Two coins always hire a plane.
recruiting = Somebody joins your expedition! You choose for the whole game. An assistant can be used once in each round, most of them beside your main action.
exiling = Exiling takes a card out of your deck for good, so that better ones come up more often. A Fear card is the best choice: it is a point more at the end. A card that you have already used this round costs you nothing.
welcome = Welcome ashore! A turn is **one main action** and any number of ⚡ free ones. A **dig** at a camp on the shore costs a boot, and you take what the camp gives. Undo takes back whatever did not reveal something new.
digging = Your archaeologist stays out there until the round ends; the other one may still go. When both are out you can buy, research and play cards on.
funding = Funding and Exploration have a ⚡: play one for a coin or a compass **beside** your main action, or keep it as a ticket. Never both.
ending = That was your main action. Free actions are still yours, now or never; then end your turn.
rival = The rival moves before you in every round, by ten tiles of its own. It never pays; it takes places, cards and assistants away. What it has left to do is on the picture.
guardian = A guardian sits where your archaeologist stands. It does nothing until the round ends; then your archaeologist brings home a **Fear** card. Overcome it before, if you can pay what it asks: that is worth 5 points.
overcoming = You can **overcome** the guardian now: 5 points, no Fear, and a boon for later. It is one of the best actions there is.
discovering = You can afford to **discover** a place in the fog. You take the idol there (3 points and its effect), then the new place gives you what it has, and then its guardian wakes. Nobody knows beforehand what you will find.
glass = **Research** with the magnifying glass: pay the price on the bridge, take what the row gives, and score for how high it stands in the end. There may be more than one way up.
notebook = The **notebook** follows the glass and brings you assistants on its way up. It scores for its row, too, and never climbs above the glass.
items = You can buy an **item**. It goes under your deck and comes to your hand next round, as a rule. Early in the game items are worth more: you will use them more often.
artifacts = You can buy an **artifact** with compasses. Its effect is yours at once, without a tablet; that alone may be worth the price. It also brings points.
playing-artifacts = You hold an **artifact**. Playing it from your hand costs a tablet and is your main action. As a ticket it costs nothing.
idols = You have an idol. Putting it into a slot is a free action with an effect of your choice, and the idol still counts 3. But an empty slot is worth points, too: the first ones cost you least.
assistants = An assistant of yours is ready. Use it once a round; at the end of the round everybody is fresh again.
boons = The guardian you overcame offers a **boon**: once in the game, whenever you like. The points stay yours.
fear = There is **Fear** in your hand. It can do nothing but walk: use its boot whenever a boot is asked for.
temple = You have found the **Lost Temple**! Research with the glass now buys temple tiles: nothing but points.
last-round = This is the last round. Coins, compasses and all the rest are worth nothing when it ends: turn everything you have into points.
passing = Nothing is left but to **pass**. If you have free actions, use them first: they are gone with the round.
