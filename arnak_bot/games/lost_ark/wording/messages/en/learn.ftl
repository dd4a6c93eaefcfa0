### How to play, for somebody who has never seen the game: a few short pages.

## A page: its title, and its text in Discord's markdown. Keep it short: it is read on a phone, beside a picture.

ark = The lost ark
    .text =
        Somewhere on your map lie the **seven parts** of the ark, A to G. Be the first to find all seven, with a full compass, and you win: the game ends with that turn. It also ends when everyone has marked their 30 boxes; then the most parts win, then the most points.
start = Who you are
    .text =
        Everybody has a **sheet** of their own: the map at the top, the compass below. Nothing that others do changes yours.

        You are dealt a **character** and a **colour**. Your character has one special skill and decides where you may start: the druid in a forest, the hunter in a meadow, the ranger on the border, the pirate beside the shipwreck, the others in a city.

        Choose where you start: you can only visit places next to those you have visited. Then fill one tile of your compass with your own colour; the knight fills three, under the grey edge. A tile is named after its edge: **g1** is under green, **w** stands for grey, **d** for the diamond.
turn = A call, and answers
    .text =
        One player **calls a colour** and walks in it. Everyone else answers the call, all at once, in one of three ways:
        • **Fill** an empty tile of the compass with the colour called.
        • **Walk** in that colour on your own map. Each walk marks one of your 30 boxes.
        • Take a **minus point**.

        Alone, you call and walk; then a die gives the colour of your next tile.

        What you can choose is highlighted in your picture, with its number in the menu. Answers are shown once everyone has ended their turn.
walking = How far you walk
    .text =
        The large number on an **edge** of the compass is how many places of its colour you may visit in one walk: 1, plus 1 for each filled tile under that edge, whatever colour the tile has. With all four filled, your own colour goes one place farther.

        Every place must touch one that you had visited **before** this walk. Those with a skull are dangerous: only the paladin may enter them. Once your compass is full, each walk costs a point.
parts = Finding a part
    .text =
        Around each letter of the compass lie six tiles. You have found the part when a place on your map and **all six around it** are visited, and those six have the colours of the six tiles, **in any order**.

        So walk where your compass says, or fill it to match where you have walked. Parts never lie on neighbouring places or on the border. A letter that is struck through no longer fits anywhere, unless a diamond helps.
helps = Hints, diamonds, points
    .text =
        A **hint** moves the colour of your answer one step along green, red, yellow, blue, grey, either way; grey and green are not neighbours. You get one at the shipwreck, in box 10 and in box 20.
        A **diamond** visits a place beside a visited one for you, in any colour you like. You get one when the diamond edge is full, one when you have walked once in each of the five colours, and one when you have walked twice in each.

        Each hint or diamond left at the end is worth 5 points. So is each challenge: all places of one kind visited, or no minus point taken. Parts give no points, but whoever found the ark gets 1 for each free box. Now press a button below, join a table, or open one with `/game new`: **My turn** shows you what you can do.
