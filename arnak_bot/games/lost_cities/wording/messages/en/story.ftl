### What happened. What a player does is said in the third person, without a name, and put behind it; the rest are sentences.

# $name: a player
# $deeds: what they did: "plays red 5 and draws a card"
did = { $name } { $deeds }.

# To the player alone.
# $card: "red 5"
you-drew = You drew **{ $card }**.

## What a player does.

# $count (number): at the start of an expedition
dealt-some =
    { $count ->
        [one] is dealt { $count } card
       *[other] is dealt { $count } cards
    }
# $cards: "red 5 and blue 3"
dealt = is dealt { $cards }
# $card: "red 5"
plays = plays { $card }
# $card: "red 5"
discards = discards { $card }
# $path: "the red path"
# $piece: which: researcher or adventurer
begins =
    { $piece ->
        [researcher] begins { $path } with the researcher
       *[adventurer] begins { $path }
    }
# With a card of its path, which has just been named.
# $place: "stone 4 (5 points)"
# $piece: which: researcher or adventurer
steps =
    { $piece ->
        [researcher] steps to { $place } with the researcher
       *[adventurer] steps to { $place }
    }
# $place: "stone 4 (5 points)"
# $path: "the red path"
# $piece: which: researcher or adventurer
steps-by-arrow =
    { $piece ->
        [researcher] steps by the arrow to { $place } of { $path } with the researcher
       *[adventurer] steps by the arrow to { $place } of { $path }
    }
# $place: "stone 4 (5 points)"
# $path: "the red path"
# $piece: which: researcher or adventurer
steps-from-city =
    { $piece ->
        [researcher] steps from the city to { $place } of { $path } with the researcher
       *[adventurer] steps from the city to { $place } of { $path }
    }
# $number (number): of pieces that have crossed
# $most (number): crossings that end the expedition
crosses = crosses the bridge ({ $number } of { $most })
# $city: "the red city"
reaches = reaches { $city }
finds-artifact = finds an artifact 🏺
# $points: "15 points"
finds-points = finds { $points } ⭐
finds-arrow = finds an arrow ➡️
arrow-idle = has no explorer that could follow it
city-card-idle = has no other explorer that could step
declines-step = takes no step
# $card: "red 5"
draws = draws { $card }
draws-unseen = draws a card
# $card: "red 5"
takes = takes { $card } from its discard pile

## Whole sentences.

# $number (number): which expedition
# $name: a player
expedition-begins = Expedition { $number } begins: { $name } goes first.
# $number (number): which expedition
# $name: whose turn ended it
# $reason (arnak_bot.games.lost_cities.engine.events.EndReason): what ended it
expedition-ends =
    { $reason ->
        [bridges] Expedition { $number } ends with the fifth piece over a bridge, by { $name }.
       *[deck] Expedition { $number } ends with the last card of the deck, by { $name }.
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
artifacts-scored = { $name }: { $points } for { $tokens }.
# $name: a player
# $points: "−50 points"
# $tokens: "1 artifact token"
# $forgiven: a debt that nobody has to pay: "20 points"
artifacts-scored-forgiven = { $name }: { $points } for { $tokens } ({ $forgiven } forgiven).
# Who has won is said behind it.
game-ends = The game is over.
