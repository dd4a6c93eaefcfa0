### What happened: an event each, and in `.short` as the board says it, in few words. `#artifact` and `#points` are signs.
### $by: what lets it step; card: a card of its path, which has just been named
### $only: whether the game has no other expedition

# $deeds: what they did: "plays red 5 and draws a card"
did = { $name } { $deeds }.
# $deeds: "plays red 5 and reaches stone 4 (+10 #points)"
in-short = { $name } { $deeds }.

# The first line of a game.
aim = Play cards to move explorers along five paths: each sets out at −20 points and earns more with every step.

# To the player alone.
you-drew = You drew **{ $card }**.

## What a player does, in the third person and without a name, which stands before it.

card-played = play{ s } { $card }
    .short = plays { $card }
card-discarded = discard{ s } { $card }
    .short = discards { $card }
path-begun =
    { $piece ->
        [researcher] begin{ s } { $path } with the researcher
       *[adventurer] begin{ s } { $path }
    }
    .short =
        { $piece ->
            [researcher] sends the researcher
           *[adventurer] sets out
        }
# $at: city: it has reached it; only: the path of the card that was played, and no other has been named
stepped =
    { $by ->
        [arrow] use{ s } the arrow to step{ with } to { $place } of { $path }
        [city] use{ s } the city card to step{ with } to { $place } of { $path }
       *[card] { $stone ->
            [9] reach{ es } { $place }{ with }
           *[other] step{ s }{ with } to { $place }
        }
    }
    .short =
        { $at ->
            [city] reaches { $city }
            [only] { to-stone }
           *[other] { to-stone } ({ $colour })
        }
to-stone =
    { $by ->
        [arrow] steps to stone { $stone }
       *[card] reaches stone { $stone }
    }
with =
    { $piece ->
        [researcher] {" "}with the researcher
       *[adventurer] {""}
    }
# $crossings (number): of pieces that have crossed
bridge-crossed = cross{ es } the bridge ({ $crossings } of { $most })
    .short = crosses the bridge ({ $crossings }/{ $most })
artifact-found = find{ s } an artifact 🏺
    .short = +1 #artifact
# $worth (number): the same
points-found = find{ s } { $points } ⭐
    .short = +{ $worth } #points
arrow-found = find{ s } an arrow ➡️
arrow-idle = { has } no explorer who can use it
    .short = nobody could step
city-card-idle = { has } no other explorer who can step
    .short = nobody could step
step-declined = take{ s } no step
    .short = takes no step
# $seen: no: which card is not known
drew-from-deck =
    { $seen ->
        [no] draw{ s } a card
       *[yes] draw{ s } { $card }
    }
    .short = draws
drew-from-pile = take{ s } { $card } from the discard pile
    .short = takes { $card }

## Whole sentences.

expedition-began =
    { $only ->
        [yes] The expedition begins
       *[no] Expedition { $expedition } begins
    }: { $you ->
        [yes] you go
       *[no] { $name } goes
    } first.
# $ended: "Ann drew the last card of the deck."
expedition-ended =
    { $only ->
        [yes] The expedition ends. { $ended }
       *[no] Expedition { $expedition } ends. { $ended }
    }
# $gains: what the expedition brought, a list
expedition-scored = { $name }: { $gains }; { $total } so far.
# Behind the end of an expedition: who leads.
# $names: of whoever does
# $count (number): how many do
# $less (number): points that the next has less
# $points: everybody's, highest first: "235 to 110" of two, "Ann 165, Abacus 120 and Sextant 100" of more
leads =
    { $count ->
        [one] { $names } lead{ s } by { $less } ({ $points }).
       *[other] { $names } share the lead ({ $points }).
    }
# $total: points of the first
# $next: points of the other
two-totals = { $total } to { $next }
# $moves: of the expedition that has ended, after its end: "Ann discards red 4."
before-that = Before that: { $moves }
has-in-all = { $name } { $total }
from-explorers = { $points } from explorers
# $points: "15"
from-tiles = { $points } from tiles
# $gain: "−20 points from explorers"
forgiven = { $gain } ({ $points } forgiven)
# $debt: forgiven: some of a debt is
# $forgiven: a debt that nobody has to pay: "20 points"
artifacts-scored =
    { $debt ->
        [forgiven] { $name }: { $points } for { $tokens } ({ $forgiven } forgiven).
       *[none] { $name }: { $points } for { $tokens }.
    }
# Who has won is said behind it.
game-ended = The game is over.

## Verbs agree with whoever did it: "you dig", "Ada digs".

s =
    { $you ->
        [yes] {""}
       *[no] s
    }
es =
    { $you ->
        [yes] {""}
       *[no] es
    }
has =
    { $you ->
        [yes] have
       *[no] has
    }
