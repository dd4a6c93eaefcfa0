"""The sentences of lessons.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Lessons:
    """What lessons says in en."""

    __slots__ = ()

    def keeping(self) -> str:
        return "The round is over and you have cards left. Those you keep count towards the five of the next round, so keeping is rarely worth it: let them go, unless one is just what you need."

    def paying(self) -> str:
        return "Now you pay for the way. A card used as a ticket goes into play and its effect is **not** used. Cheap tickets first: the boot of a Fear card is worth nothing else. Two coins always hire a plane."

    def recruiting(self) -> str:
        return "Somebody joins your expedition! You choose for the whole game. An assistant can be used once in each round, most of them beside your main action."

    def exiling(self) -> str:
        return "Exiling takes a card out of your deck for good, so that better ones come up more often. A Fear card is the best choice: it is a point more at the end. A card that you have already used this round costs you nothing."

    def welcome(self) -> str:
        return "Welcome ashore! A turn is **one main action** and any number of ⚡ free ones. Start with a **dig** at a camp on the shore: it costs a boot, and you take what the camp gives; compasses are good to begin with. Undo takes back whatever did not reveal something new."

    def digging(self) -> str:
        return "Your archaeologist stays out there until the round ends; the other one may still go. When both are out you can buy, research and play cards on."

    def funding(self) -> str:
        return "Funding and Exploration have a ⚡: play one for a coin or a compass **beside** your main action, or keep it as a ticket. Never both."

    def ending(self) -> str:
        return "That was your main action. Free actions are still yours, now or never; then end your turn."

    def rival(self) -> str:
        return "The rival moves before you in every round, by ten tiles of its own. It never pays; it takes places, cards and assistants away. What it has left to do is on the picture."

    def guardian(self) -> str:
        return "A guardian sits where your archaeologist stands. It does nothing until the round ends; then your archaeologist brings home a **Fear** card. Overcome it before, if you can pay what it asks: that is worth 5 points."

    def overcoming(self) -> str:
        return "You can **overcome** the guardian now: 5 points, no Fear, and a boon for later. It is one of the best actions there is."

    def discovering(self) -> str:
        return "You can afford to **discover** a place in the fog. You take the idol there (3 points and its effect), then the new place gives you what it has, and then its guardian wakes. Nobody knows beforehand what you will find."

    def glass(self) -> str:
        return "**Research** with the magnifying glass: pay the price on the bridge, take what the row gives, and score for how high it stands in the end. There may be more than one way up."

    def notebook(self) -> str:
        return "The **notebook** follows the glass and brings you assistants on its way up. It scores for its row, too, and never climbs above the glass."

    def items(self) -> str:
        return "You can buy an **item**. It goes under your deck and comes to your hand next round, as a rule. Early in the game items are worth more: you will use them more often."

    def artifacts(self) -> str:
        return "You can buy an **artifact** with compasses. Its effect is yours at once, without a tablet; that alone may be worth the price. It also brings points."

    def playing_artifacts(self) -> str:
        return "You hold an **artifact**. Playing it from your hand costs a tablet and is your main action. As a ticket it costs nothing."

    def idols(self) -> str:
        return "You have an idol. Putting it into a slot is a free action with an effect of your choice, and the idol still counts 3. But an empty slot is worth points, too: the first ones cost you least."

    def assistants(self) -> str:
        return "An assistant of yours is ready. Use it once a round; at the end of the round everybody is fresh again."

    def boons(self) -> str:
        return "The guardian you overcame offers a **boon**: once in the game, whenever you like. The points stay yours."

    def fear(self) -> str:
        return "There is **Fear** in your hand. It can do nothing but walk: use its boot whenever a boot is asked for."

    def temple(self) -> str:
        return "You have found the **Lost Temple**! Research with the glass now buys temple tiles: nothing but points."

    def last_round(self) -> str:
        return "This is the last round. Coins, compasses and all the rest are worth nothing when it ends: turn everything you have into points."

    def passing(self) -> str:
        return "Nothing is left but to **pass**. If you have free actions, use them first: they are gone with the round."
