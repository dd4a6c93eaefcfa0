### How to play, for somebody who has never seen the game: a few short pages.

## A page: its title, and its text in Discord's markdown. Keep it short: it is read on a phone, beside a picture.

ark = The lost ark
    .text =
        Somewhere on your map lie the **seven parts** of the ark, A to G. Whoever finds all seven first, with a full compass, wins: the game ends with that turn. It also ends when everyone has marked their 30 boxes; then more parts win, then more points.

        Everybody has a **sheet** of their own: above the map, below it the compass. Nobody can take anything from you, and nobody's answers touch yours.
start = Who you are
    .text =
        You are dealt a **character** and a **colour** of your own. The character has one special skill, and says where on the map you may start: the druid in a forest, the hunter in a meadow, the ranger on the border, the pirate beside the shipwreck, the others in a city.

        Choose a starting place near many colours: you grow from there, one place at a time. Then fill one tile of your compass with your own colour; the knight fills three under the grey edge.
turn = A call, and answers
    .text =
        One player **calls a colour** and walks in it. Then everyone else answers at the same time, with one of three:
        • **Fill** an empty tile of the compass with the colour called.
        • **Walk** in that colour on your own map. It marks a box of the counter, and there are thirty.
        • Take a **minus point**.

        What you can choose is lit on your picture, with the number of its place or tile. Answers are shown when all have ended their turn.
walking = How far you walk
    .text =
        The large number on an **edge** of the compass is how many places of its colour one movement may visit: 1, and 1 more for each filled tile under that edge, whatever its colour.

        Every place must touch one that you had visited **before** this movement. With a full compass each movement costs a point.
parts = Finding a part
    .text =
        Around each letter of the compass lie six tiles. You have found the part when a place of your map and **all six around it** are visited, and those six have the colours of the six tiles, **in any order**.

        So the compass tells you where to walk, or what you have walked tells you how to fill it. Parts never lie on neighbouring places or on the border. A letter that is struck through fits nowhere any more.
helps = Helps and points
    .text =
        A **hint** moves the colour of your answer one step along green, red, yellow, blue, grey, either way; grey and green are not neighbours. You get one at the shipwreck, in box 10 and in box 20.
        A **diamond** paints a place in any colour. You get one when the diamond edge is full, one when you have walked once in each of the five colours, and one when you have walked twice in each.

        What you do not spend is worth 5 points each, and so is a challenge: all places of a terrain, or no minus point. Now join a table, or open one: **My turn** shows you what you can do.
