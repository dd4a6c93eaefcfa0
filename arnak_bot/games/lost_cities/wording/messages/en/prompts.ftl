### What the panel says to the one who plays: the question, their situation, their hand, how far undo reaches.
### $has: "You have 15⭐ 2🏺"

## Questions.

which-card = Play a card, or discard one.
# Where one of them has to, by the rules of earlier games.
which-step = Which explorer takes the step from { $source }?
may-step = A free step from { $source }: with which explorer?
which-draw = Draw a card to end your turn: from where?
only-draw = Draw a card to end your turn.

## The situation.

# $place: "on stone 4 (5 points)"
on-path =
    { $piece ->
        [researcher] researcher { $place }
       *[adventurer] adventurer { $place }
    }
path = { $sign } { $column } · { $stands }
# $points (number): so far
# $count (number): of artifacts
# $explorers: yes: some are out, and what they would score is told beside it; then only tiles have given points so far
status =
    { $points ->
        [0] { $count ->
            [0] { $explorers ->
                [yes] No tile points yet
               *[no] You have no points yet
            }
           *[other] You have { $count }🏺
        }
       *[other] { $count ->
            [0] You have { $points }⭐
           *[other] You have { $points }⭐ { $count }🏺
        }
    }
# When the game is over; $points and $tokens say what they are of.
final = You: { $points }, { $tokens }
# $points: what they would score now: "−35"
# $debt: whether that would leave the player nothing: no total falls below zero
explorers-at =
    { $has } · explorers { $points }{ $debt ->
        [yes] { "" }, counts as 0
       *[no] { "" }
    }
status-and-end = { $has } · ends { $crossings } or when the deck runs out ({ $cards })
# The same where the end is near.
# $has: "you have 15⭐ 2🏺"
end-and-status = Ends { $crossings } or when the deck runs out ({ $cards }) · { $has }
# All 5 are still to come: what is crossed has not been seen yet.
crossings =
    { $count ->
        [one] after { $count } more crossing
        [5] after { $count } bridge crossings
       *[other] after { $count } more crossings
    }
# $cards: by path: "blue 3; red 1 and 5"
hand = Your hand: { $cards }.
hand-empty = Your hand is empty.

## Doubts: asked before what cannot be taken back.

last-card = This is the last card of the deck: the expedition ends with it. Draw it anyway?
fifth-crossing = This is the fifth explorer over a bridge: the expedition ends at once. Do it anyway?
