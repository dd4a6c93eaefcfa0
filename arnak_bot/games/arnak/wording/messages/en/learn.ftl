### How to play, for somebody who has never seen the game: a few short pages.

## A page: its title, and its text in Discord's markdown. Keep it short: it is read on a phone, beside a picture.

island = An island nobody knows
    .text =
        You lead an expedition to Arnak. In **five rounds** you dig for treasure, find places nobody has seen, stand up to the guardians who live there, and piece together what became of the people who built it all. Everything you achieve scores **points**; the most points win.

        You have **two archaeologists** and a **deck of six cards**. In each round you draw five cards and take turns with the others, **one action a turn**, until everybody has passed.

        The picture is the island: five camps on the shore, where anybody may dig from the start; above them the jungle and the heights, still in fog.

collecting = Five things to collect
    .text =
        🪙 **Coins** buy items, and two of them hire a pilot with a plane.
        🧭 **Compasses** find new places and old artifacts.
        📜 **Tablets** pay for research and for playing artifacts.
        🏹 **Arrowheads** overcome guardians and pay for research.
        💎 **Jewels** are rare, and the hardest research steps need them.

        These goods stay with you from round to round. Cards are for using: each one you keep is one fewer to draw.

        The picture explains every icon. You can find it again under **Help** below each table.

cards = A card is a ticket or a tool
    .text =
        Every card can be used in **one of two ways**:
        • as a **ticket**: the icon in its top left corner takes an archaeologist somewhere. 🥾 on foot, 🚙 by car, ⛵ by ship, ✈️ by plane. A plane pays for anything; a car or a ship can replace a boot, but not each other.
        • as a **tool**: it does what its text or icons say. A ⚡ means it costs no action, so you can use it on top of anything else.

        {""}**Fear** has no effect and costs a point at the end, but you can still travel with its boot. Removing a card for good is called **exiling** it: choose Fear first, or a card you have already used this round.

turn = Your turn
    .text =
        On your turn you do exactly **one** of these:
        • **Dig**: send an archaeologist to a known site, and take what it gives.
        • **Discover**: pay compasses and travel for a place in the fog. You take an idol and what the place gives, and its guardian wakes.
        • **Overcome** a guardian where an archaeologist of yours stands: 5 points, and a boon you may use once.
        • **Buy** a card from the row: items for coins, artifacts for compasses.
        • **Play** a card whose effect has no ⚡.
        • **Research**: climb the track.
        • **Pass**: you are done for this round.

        And as many ⚡ **free actions** as you like: cards with this icon, assistants, boons, and putting an idol into a slot. Use up your cards before you pass: you draw five new ones next round.

        Playing alone, you face **the rival**. Each round it plays ten tiles: one before each of your turns, and the rest after you have passed. It pays nothing. Where it has a choice, fixed rules decide, and the arrow on its next tile breaks ties.

row = Cards to buy
    .text =
        The row has **artifacts** (stone, always first) and **items** (canvas, after them). Every round there is one more artifact and one fewer item.

        An **item** goes under your deck: you will usually draw it at the start of the next round. Buy items early, so you can use them often. An **artifact** works as soon as you buy it; when you draw it again later, playing it costs 📜.

        At the end, every card you own scores the points in its corner, wherever it lies.

research = Research
    .text =
        Your two tokens climb the track: the **magnifying glass** (you find something) and the **notebook** (you write it down). Each step moves either one; the notebook can never be above the glass. Each step has a price on its bridge, and **each row gives something**: one thing for the glass, another for the notebook. The first to arrive often takes a bonus tile too.

        The notebook brings **assistants**: people with an ability you can use once a round. Further up they are flipped to gold: their stronger side.

        The top is the **Lost Temple**: worth more the earlier you arrive. From then on research buys temple tiles worth points.

scoring = The end of a round, and of the game
    .text =
        When everybody has passed, the archaeologists come home. Each one who comes from a site **where a guardian still sits brings a Fear card** along; that is all a guardian ever does. Played cards are shuffled and go under your deck, assistants refresh, and you draw up to five cards.

        After round V you count: both research tokens, temple tiles, **3 for each idol** and more for slots left empty, **5 for each guardian**, the cards you own, and minus 1 for each Fear.

        That is enough to start. Learn the rest in a guided game: I explain things as they come up, and you can take back any step of your turn.
