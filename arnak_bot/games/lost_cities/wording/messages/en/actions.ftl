### What a player can do: labels and hints in menus and on buttons. A label holds 100 characters, and about 20 of a button are seen on a phone.

# $menu (arnak_bot.games.lost_cities.wording.turn.Menu): what it holds
heading =
    { $menu ->
        [card] Play or discard a card
        [step] Step with an explorer
       *[draw] Draw a card
    }

## Labels, called as verbs, and in `.named` as they stand in the middle of a sentence.

# $stands: where one's explorer stands on the path of the card: none: nowhere
# $card: "red 5"
# $piece: which: researcher or adventurer
play =
    { $stands ->
        [none]
            { $piece ->
                [researcher] Play { $card }: send your researcher
               *[adventurer] Play { $card }: send an adventurer
            }
        [city] Play { $card }: step on another path
       *[path] Play { $card }
    }
    .named =
        { $stands ->
            [none]
                { $piece ->
                    [researcher] play { $card } and send your researcher
                   *[adventurer] play { $card } and send an adventurer
                }
            [city] play { $card }: step on another path
           *[path] play { $card }
        }
# $card: "red 5"
discard = Discard { $card }
    .named = discard { $card }
# $path: "the red path"
# $piece: which: researcher or adventurer
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
# $pile: what from
# $card: the top card
draw =
    { $pile ->
        [deck] Draw from the deck
       *[pile] Take { $card }
    }
    .named =
        { $pile ->
            [deck] draw from the deck
           *[pile] take { $card } from its discard pile
        }

## Hints: what comes of it.

# $place: where the explorer comes, and what it is worth there: "stone 4 (5 points)"
# $bridge: none: it crosses no bridge; fifth: this ends the expedition
arrives =
    { $bridge ->
        [none] → { $place }
        [crossed] → { $place }, over the bridge
       *[fifth] → { $place }, over the bridge: the fifth, which ends the expedition
    }
# $tile (arnak_bot.games.lost_cities.engine.printed.Tile): what lies on the stone
finds =
    { $tile ->
        [artifact] 🏺 an artifact
        [arrow] ➡️ an arrow
        [points-5] ⭐ 5 points
        [points-10] ⭐ 10 points
       *[points-15] ⭐ 15 points
    }
# $count (number): more turns of the player, less than three
few-turns =
    { $count ->
        [0] there may be no other turn for you
        [one] only { $count } more turn for you
       *[other] only { $count } more turns for you
    }
# $card: the top card of the pile
covers = covers { $card }
begins-pile = begins its pile
next-could-play = the next player could play it
# $count (number): in the deck
cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
last-card = 1 card left, ends the expedition
# $card: what comes to light
below = below it: { $card }
last-of-pile = the last of its pile
