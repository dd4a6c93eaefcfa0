### What the panel says to the one who plays: the question, their situation, their hand, how far undo reaches.

## Questions.

which-card = Play a card on one of your paths, or discard one.
# Where one of them has to, by the rules of earlier games.
which-step = Thanks to { $source }: which explorer takes a step?
may-step = Thanks to { $source }, one of your explorers may take a step: which one, if any?
which-draw = Draw a card, which ends your turn: from the deck or from a discard pile?
only-draw = Draw a card, which ends your turn.

## The situation.

on-path =
    { $piece ->
        [researcher] researcher on { $place }
       *[adventurer] adventurer on { $place }
    }
path = { $sign } { $column } · { $stands }
status = ⭐ { $points } · 🏺 { $artifacts } · 🌉 { $crossings } or { $cards } to the end
# Of a game that is over.
status-over = ⭐ { $points } · 🏺 { $artifacts }
crossings =
    { $count ->
        [one] { $count } crossing
       *[other] { $count } crossings
    }
# $cards: by path: "blue 3; red 1 and 5"
hand = Your hand: { $cards }.
hand-empty = Your hand is empty.

## Doubts: asked before what cannot be taken back.

last-card = This is the last card of the deck: the expedition ends with it. Draw it anyway?
fifth-crossing = This is the fifth explorer over a bridge: the expedition ends at once. Do it anyway?

## Undo.

undo-played = Undo goes back to before playing { $card }.
