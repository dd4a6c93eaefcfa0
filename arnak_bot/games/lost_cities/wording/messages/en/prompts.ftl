### What the panel says to the one who plays: the question, their situation, their hand, how far undo reaches.

## Questions.

game-over = The game is over.
not-your-turn = It is not your turn.
which-card = Play a card on one of your paths, or discard one.
# $source: what gives the step: "the arrow on the red path"
which-step = Thanks to { $source }: which explorer takes a step?
which-draw = Draw a card, which ends your turn: from the deck or from a discard pile?

## The situation.

# $place: "stone 4 (5 points)"
# $piece: which: researcher or adventurer
on-path =
    { $piece ->
        [researcher] researcher on { $place }
       *[adventurer] adventurer on { $place }
    }
# $sign: of the colour: "🔴"
# $column: the values of its cards: "2-2-7"
# $stands: "adventurer on stone 4 (5 points)"
path = { $sign } { $column } · { $stands }
# $points: "15 points"
# $artifacts: "2 artifacts"
status = ⭐ { $points } · 🏺 { $artifacts }
# $crossings: "2 bridge crossings"
# $cards: "40 cards"
to-the-end = { $crossings } or { $cards } to the end.
# $count (number): pieces that may still cross a bridge
crossings =
    { $count ->
        [one] { $count } bridge crossing
       *[other] { $count } bridge crossings
    }
# $cards: by path: "blue 3; red 1 and 5"
hand = Your hand: { $cards }.
# $colour: "red"
# $values: "1 and 5"
hand-of-path = { $colour } { $values }
hand-empty = Your hand is empty.

## Doubts: asked before what cannot be taken back.

last-card = This is the last card of the deck: the expedition ends with it. Draw it all the same?
fifth-crossing = This is the fifth explorer over a bridge: the expedition ends at once. Do it all the same?

## Undo.

# $card: "red 5"
undo-played = Undo reaches back to before playing { $card }.
# $card: "red 5"
undo-discarded = Undo reaches back to before discarding { $card }.
