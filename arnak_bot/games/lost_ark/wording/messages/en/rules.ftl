### Short answers about the rules, in our own words.

## A topic: its name, its text, and what players also call it, with semicolons between.

the-goal = The goal
    .text = Find the ark first: all seven parts, A to G, on your own map, with a full compass. If nobody does, more parts win, then more points.
    .also = win; winner; tie; ark
a-turn = A turn
    .text = The active player calls a colour and walks in it. Everyone else answers at the same time: fill a compass tile with it, walk in it, or take a minus point. Answers are shown once everyone has ended their turn.
    .also = call; answer
alone = Playing alone
    .text = You call a colour and walk; then a die calls one, and you fill a tile with it or take a minus point. Once your compass is full, the die calls no more. You win if you find the whole ark before your 30 boxes are marked: each turn marks one.
    .also = solo; die; dice
walking = Walking
    .text = You visit 1 place of the colour, 1 more for each filled tile under that edge of your compass, and 1 more in your own colour once all four are filled. Each place must touch one visited before this walk. Every walk marks a box.
    .also = movement; visit; allowance
the-compass = The compass
    .text = 24 tiles around seven letters. After the start, you fill them only when you answer a call. With a full compass every walk costs 1 point.
    .also = tile; fill
parts = Parts
    .text = You find a part on a place once you have visited it and all six places around it, if those six show the colours of the part’s six tiles, in any order. Parts never lie on neighbouring places or on the border.
    .also = letter; part; find
hints = Hints
    .text = The shipwreck, box 10 and box 20 give a hint each. In an answer each hint moves the colour one step along green, red, yellow, blue, grey, either way; grey and green are not neighbours.
    .also = shift
diamonds = Diamonds
    .text = You get one when the diamond edge is full, one when you have walked once in each of the five colours, and one when you have walked twice in each. It visits one place that touches a visited one, in any colour you like, in your turn or with your answer.
    .also = diamond
boxes = Boxes
    .text = The 30 boxes on your sheet count your walks: every walk marks one. Boxes 10 and 20 each give a hint. Box 30 ends your game: from then on the die calls in your turns.
    .also = counter; round
points = Points
    .text = 5 for each hint left, each diamond left and each challenge, −1 for each minus point, and 1 for each free box if you found the ark.
    .also = score; challenges; minus
