"""The sentences of learn.ftl. Made by `python -m tools.make_messages`: change that file, not this one."""

from __future__ import annotations


class Learn:
    """What learn says in en."""

    __slots__ = ()

    def island(self) -> str:
        return "An island nobody knows"

    def island_text(self) -> str:
        return "You lead an expedition to Arnak. In **five rounds** you dig for treasure, find places nobody has seen, stand up to the guardians who live there, and piece together what became of the people who built it all. Whatever you achieve is worth **points**; most points win.\n\nYou have **two archaeologists** and a **deck of six cards**. In each round you draw five cards and take turns with the others, **one action a turn**, until everybody has passed.\n\nThe picture is the island: five camps on the shore, where anybody may dig from the start; above them the jungle and the heights, still in fog."

    def collecting(self) -> str:
        return "Five things to collect"

    def collecting_text(self) -> str:
        return "🪙 **Coins** buy items, and two of them hire a plane.\n🧭 **Compasses** find new places and old artifacts.\n📜 **Tablets** are texts: research needs them, and artifacts are played with them.\n🏹 **Arrowheads** overcome guardians and further research.\n💎 **Jewels** are rare; the steep steps of research ask for them.\n\nWhat you collect stays with you from round to round. Cards do not: they are there to be used up in every round.\n\nThe picture explains every sign. You find it again below each table under **Help**."

    def cards(self) -> str:
        return "A card is a ticket or a tool"

    def cards_text(self) -> str:
        return "Every card can be used in **one of two ways**:\n• as a **ticket**: the sign in its top left corner takes an archaeologist somewhere. 🥾 on foot, 🚙 by car, ⛵ by ship, ✈️ by plane. A plane goes everywhere; a car or a ship will do where boots are asked for, but not for each other.\n• as a **tool**: its effect in words. With a ⚡ that costs you no action, so you may do it beside anything else.\n\n**Fear** has no effect and costs a point at the end, but its boot still walks. Getting rid of cards for good is called **exiling** them, and for Fear it is a pleasure."

    def turn(self) -> str:
        return "Your turn"

    def turn_text(self) -> str:
        return "On your turn you do exactly **one** of these:\n• **Dig**: send an archaeologist to a place that is known, and take what it gives.\n• **Discover**: pay compasses and travel for a place in the fog. You get an idol, the new place at once, and wake a guardian.\n• **Overcome** a guardian where an archaeologist of yours stands: 5 points, and a boon you may use once.\n• **Buy** a card from the row: items for coins, artifacts for compasses.\n• **Play** a card whose effect has no ⚡.\n• **Research**: climb the track.\n• **Pass**: you are done for this round.\n\nAnd as many ⚡ **free actions** as you like: cards with the sign, assistants, boons, and putting an idol into a slot. Use up your cards before you pass: there are five new ones in the next round."

    def row(self) -> str:
        return "Cards to buy"

    def row_text(self) -> str:
        return "The row has **artifacts** (stone, left of the moon) and **items** (canvas, right of it). Every round there is one more artifact and one item fewer.\n\nAn **item** goes under your deck: you will draw it at the start of the next round, as a rule. An **artifact** works at once, without its tablet; when you draw it again later, playing it costs 📜.\n\nEvery card you own, wherever it lies at the end, is worth the points in its corner."

    def research(self) -> str:
        return "Research"

    def research_text(self) -> str:
        return "Two tokens of yours climb the track: first the **magnifying glass** (you find something), then the **notebook** (you write it down), which never stands higher than the glass. Each step has a price on its bridge, and **each row gives something**: one thing for the glass, another for the notebook. Whoever comes first often takes a tile besides.\n\nThe notebook brings **assistants**: people with an ability that you may use once a round. Further up they turn to gold.\n\nThe top is the **Lost Temple**: worth more the earlier you arrive. From then on research buys temple tiles worth points."

    def scoring(self) -> str:
        return "The end of a round, and of the game"

    def scoring_text(self) -> str:
        return "When all have passed, the archaeologists come home. Whoever comes from a place **where a guardian still sits brings a Fear card** along; that is all a guardian ever does. Played cards go shuffled under the deck, assistants are fresh again, and you draw up to five cards.\n\nAfter round V you count: both research tokens, temple tiles, **3 for each idol** and more for slots left empty, **5 for each guardian**, the cards you own, and minus 1 for each Fear.\n\nThat is all there is to know. The best way to learn the rest is a game on your own: I explain each thing when you meet it for the first time."
