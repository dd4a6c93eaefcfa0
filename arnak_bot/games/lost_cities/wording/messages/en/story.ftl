### What happened: an event each, and in `.short` as the board says it, in few words. `#artifact` and `#points` are signs.

# $name: a player
# $deeds: what they did: "plays red 5 and draws a card"
did = { $name } { $deeds }.

# To the player alone.
# $card: "red 5"
you-drew = You drew **{ $card }**.

## What a player does, in the third person and without a name, which stands before it.

# $card: "red 5"
card-played = plays { $card }
    .short = { $card }
# $card: "red 5"
card-discarded = discards { $card }
    .short = discarded { $card }
# $path: "the red path"
# $piece: which: researcher or adventurer
path-begun =
    { $piece ->
        [researcher] begins { $path } with the researcher
       *[adventurer] begins { $path }
    }
    .short =
        { $piece ->
            [researcher] researcher sets out
           *[adventurer] sets out
        }
# $by: what lets it step; card: a card of its path, which has just been named
# $place: "stone 4 (5 points)"
# $path: "the red path"
# $piece: which: researcher or adventurer
# $at: city: it has reached it; own: the path of the card that was played
# $stone (number): 2 to 8
# $city: "the red city"
stepped =
    { $by ->
        [arrow]
            { $piece ->
                [researcher] steps by the arrow to { $place } of { $path } with the researcher
               *[adventurer] steps by the arrow to { $place } of { $path }
            }
        [city]
            { $piece ->
                [researcher] steps from the city to { $place } of { $path } with the researcher
               *[adventurer] steps from the city to { $place } of { $path }
            }
       *[card]
            { $piece ->
                [researcher] steps to { $place } with the researcher
               *[adventurer] steps to { $place }
            }
    }
    .short =
        { $at ->
            [city] reached { $city }
            [own] to stone { $stone }
           *[other] to stone { $stone } of { $path }
        }
# $crossings (number): of pieces that have crossed
# $most (number): crossings that end the expedition
bridge-crossed = crosses the bridge ({ $crossings } of { $most })
    .short = over the bridge
# $city: "the red city"
city-reached = reaches { $city }
artifact-found = finds an artifact 🏺
    .short = +1 #artifact
# $points: "15 points"
# $worth (number): the same
points-found = finds { $points } ⭐
    .short = +{ $worth } #points
arrow-found = finds an arrow ➡️
arrow-idle = has no explorer that could follow it
    .short = nobody could step
city-card-idle = has no other explorer that could step
    .short = nobody could step
step-declined = takes no step
    .short = took no step
# $seen: no: which card is not known
# $card: "red 5"
drew-from-deck =
    { $seen ->
        [no] draws a card
       *[yes] draws { $card }
    }
    .short = drew
# $card: "red 5"
drew-from-pile = takes { $card } from its discard pile
    .short = took { $card }

## Whole sentences.

# $expedition (number): which
# $name: a player
expedition-began = Expedition { $expedition } begins: { $name } goes first.
# $expedition (number): which
# $name: whose turn ended it
# $reason (arnak_bot.games.lost_cities.engine.events.EndReason): what ended it
expedition-ended =
    { $reason ->
        [bridges] Expedition { $expedition } ends with the fifth piece over a bridge, by { $name }.
       *[deck] Expedition { $expedition } ends with the last card of the deck, by { $name }.
    }
# $name: a player
# $gains: what the expedition brought, a list
# $total: "45 points"
expedition-scored = { $name }: { $gains }; { $total } in all.
# $points: "−20 points"
from-explorers = { $points } from explorers
# $points: "15"
from-tiles = { $points } from tiles
# $gain: "−20 points from explorers"
# $points: a debt that nobody has to pay: "20 points"
forgiven = { $gain } ({ $points } forgiven)
# $name: a player
# $points: "30 points"
# $tokens: "6 artifact tokens"
# $debt: forgiven: some of a debt is
# $forgiven: a debt that nobody has to pay: "20 points"
artifacts-scored =
    { $debt ->
        [forgiven] { $name }: { $points } for { $tokens } ({ $forgiven } forgiven).
       *[none] { $name }: { $points } for { $tokens }.
    }
# Who has won is said behind it.
game-ended = The game is over.
