### A guided first game: each thing is explained the first time its player can do it, in a sentence or two.

keeping = The round is over. Cards you keep count towards your five in the next round, so keeping is rarely worth it: let them go, unless one is just what you need.
paying = Now pay for the trip. A card used as a ticket goes into play **without** its effect. Where boots are asked for, spend Fear first. Two coins always hire a plane.
recruiting = Somebody joins your expedition, for the whole game! You can use an assistant once a round, most of them on top of your main action.
exiling = Exiling removes a card from your deck for good, so better ones come up more often. Fear is the best choice: that is a point more at the end. A card you have already used this round costs you nothing.
welcome = Welcome ashore! A turn is **one main action** and any number of ⚡ free ones. A **dig** at a camp on the shore costs a boot, and you take what the camp gives. Undo takes back anything that revealed nothing new.
digging = Your archaeologist stays out there until the round ends; the other one can still go. With both out you can still buy, research and play cards.
funding = Funding and Exploration have a ⚡: play one for a coin or a compass **on top of** your main action, or use it as a ticket. Never both.
ending = That was your main action. End your turn; free actions can be used now, or on a later turn this round.
rival = The rival takes a turn before each of yours, drawn from ten tiles. It never pays; it takes sites, cards and assistants away from you. The picture shows what it has left to do.
guardian = A guardian sits where your archaeologist stands. It does nothing until the round ends; then your archaeologist brings home a **Fear** card. Beat it before that if you can afford it: it is worth 5 points.
overcoming = You can **overcome** the guardian now: 5 points, no Fear, and a boon for later. It is one of the best moves there is.
discovering = You can afford to **discover** a site in the fog. You take its idol (3 points and an effect) and what the new site gives; then its guardian wakes. Nobody knows yet what is out there.
glass = **Research** with the magnifying glass: pay the price on the bridge, take what the row gives, and score for how high it gets. There may be more than one way up.
notebook = The **notebook** follows the glass and brings you assistants on its way up. It scores for its row too, and never climbs above the glass.
items = You can buy an **item**. It goes under your deck and usually reaches your hand next round. Items are worth more early on: you will use them more often.
artifacts = You can buy an **artifact** with compasses. Its effect works at once, without a tablet; that alone may be worth the price. It also scores points.
playing-artifacts = You hold an **artifact**. Playing it from your hand costs a tablet and is your main action. As a ticket it costs nothing.
idols = You have an idol. Putting it into a slot is a free action with an effect of your choice, and the idol still scores 3. But empty slots score too; filling the first ones costs you least.
assistants = Your assistant is ready. Use each one once a round; they all refresh when the round ends.
boons = The guardian you overcame offers a **boon**: once in the game, whenever you like. The points stay yours.
fear = You have **Fear** in your hand. All it can do is walk: spend its boot whenever travel asks for one.
temple = You have found the **Lost Temple**! Research with the glass now buys temple tiles: nothing but points.
last-round = This is the last round. Leftover coins, compasses and the like score nothing: turn everything you have into points.
passing = All that is left is to **pass**. If you have free actions, use them first: they end with the round.
