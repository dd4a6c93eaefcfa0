### How to play, for somebody who has never seen the game: a few short pages.

## A page: its title, and its text in Discord's markdown. Keep it short: it is read on a phone, beside a picture.

ark = The lost ark
    .text =
        Somewhere on your map lie the **seven parts** of the ark, A to G. Whoever finds all seven first, with a full compass, wins. If nobody does, more parts win.

        Everybody has a **sheet** of their own: above the map, below it the compass. Nobody can take anything from you, and nobody's answers touch yours.
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
        A **hint** moves the colour of your answer one step along green, red, yellow, blue, grey. You get one at the shipwreck, in box 10 and in box 20.
        A **diamond** paints a place in any colour. You get one for the diamond edge, for one movement in every colour, and for two.

        What you do not spend is worth 5 points each, and so is a challenge: all places of a terrain, or no minus point. Now join a table, or open one: **My turn** shows you what you can do.
