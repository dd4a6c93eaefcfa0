### What a player can do: labels and hints in menus and on buttons. A label holds 100 characters, and about 20 of a button are seen on a phone.

## Menus, by the phase of a turn.

heading-card = Play or discard a card
heading-step = Step with an explorer
heading-draw = Draw a card

## Labels, called as verbs, and in `.named` as they stand in the middle of a sentence.

# $stands: where one's explorer stands on the path of the card: in the city or before it; or which one is sent there
play =
    { $stands ->
        [researcher] Play { $card }: send your researcher
        [adventurer] Play { $card }: send an adventurer
        [city] Play { $card }: step on another path
       *[path] Play { $card }
    }
    .named =
        { $stands ->
            [researcher] play { $card } and send your researcher
            [adventurer] play { $card } and send an adventurer
            [city] play { $card }: step on another path
           *[path] play { $card }
        }
discard = Discard { $card }
    .named = discard { $card }
step =
    { $piece ->
        [researcher] Step on { $path } with your researcher
       *[adventurer] Step on { $path }
    }
    .named =
        { $piece ->
            [researcher] step on { $path } with your researcher
           *[adventurer] step on { $path } with your adventurer
        }
decline = Take no step
    .named = take no step
draw =
    { $pile ->
        [deck] Draw from the deck
       *[pile] Take { $card }
    }
    .named =
        { $pile ->
            [deck] draw from the deck
           *[pile] take { $card } from the discard pile
        }

## Hints: what comes of it.

# $bridge: none: it crosses no bridge; fifth: this ends the expedition
arrives =
    { $bridge ->
        [none] → { $place }
        [crossed] → { $place }, over the bridge
       *[fifth] → { $place }, over the bridge: the fifth, which ends the expedition
    }
# Of a card whose explorer steps no more.
in-city = its explorer is in the city
# $tile (arnak_bot.games.lost_cities.engine.printed.Tile): what lies on the stone
finds =
    { $tile ->
        [artifact] 🏺 an artifact
        [arrow] ➡️ an arrow
        [points-5] ⭐ 5 points
        [points-10] ⭐ 10 points
       *[points-15] ⭐ 15 points
    }
few-turns =
    { $count ->
        [0] this may be your last turn
        [one] only { $count } more turn for you
       *[other] only { $count } more turns for you
    }
covers = covers { $card }
begins-pile = begins its pile
next-could-play = fits the next player’s column
cards-left =
    { $count ->
        [one] { $count } card left, ends the expedition
       *[other] { $count } cards left
    }
below = below it: { $card }
last-of-pile = the last of its pile
