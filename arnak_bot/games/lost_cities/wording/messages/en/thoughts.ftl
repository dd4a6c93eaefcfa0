### What a computer would do, and why: hints, the look back at a game, and what a turn was good for.
### $by: what gives a step: arrow, or city: a card of a city that has been reached

## What is done: the first thing as its label says it, what follows in the middle of the sentence.

then-step =
    { $piece ->
        [researcher] { then-by } with the researcher
       *[adventurer] { then-by }
    }
then-by =
    { $by ->
        [arrow] use the arrow on { $path }
       *[city] step on { $path }
    }
then-decline = take no step
# $step: done several times in a row
# $count (number): how many times
repeated =
    { $count ->
        [1] { $step }
        [2] { $step } twice
       *[other] { $step } { $count } times
    }
then-draw =
    { $pile ->
        [deck] draw from the deck
       *[pile] take { $card }
    }

## A hint.

# $count (number): expeditions of the game
# $what: to do
# $why: whole sentences, or nothing
advised =
    { $count ->
        [one] **{ $what }**: about { $points } at the end. { $why }
       *[other] **{ $what }**: about { $points } this expedition, artifacts included. { $why }
    }
# $what: what to do, where another way is the first
# $why: whole sentences
another = **{ $what }**. { $why }
# Of the look back, where it found something: what its points are, after a sentence on how sure it is.
counted = A difference is what you gain, plus half of what your strongest opponent loses.

## Why a way to play a turn is good; each begins a sentence or follows another.

ends =
    { $count ->
        [0] ends the expedition
       *[other] ends the expedition while { in-debt }
    }
    .game =
        { $count ->
            [0] ends the game
           *[other] ends the game while { in-debt }
        }
city = reaches { $city } ({ $points })
bridge =
    { $count ->
        [one] crosses the bridge on { $path } as the first explorer
        [2] crosses the bridge on { $path } (the second of the five crossings that end the expedition)
        [3] crosses the bridge on { $path } (the third of the five crossings that end the expedition)
       *[other] crosses the bridge on { $path } (the fourth of the five crossings that end the expedition)
    }
tile = takes a tile worth { points }
first =
    { $count ->
        [0] takes an artifact before { $name } does
       *[other] beats { $name } to an artifact by { stones }
    }
artifact =
    { $count ->
        [one] takes the first artifact
       *[other] takes an artifact ({ $count } in all)
    }
out-of-debt = brings the explorer on { $path } out of debt (to { $points })
# $values: of cards in hand that follow: "5, 7 and 9"; may be empty
# $count (number): of them
begins =
    { $count ->
        [0] { opens } ({ $points } to earn back, no card to follow yet)
       *[other] { opens } ({ $points } to earn back, with your { $values } to follow)
    }
begins-twice = { begins }
opens =
    { $piece ->
        [researcher] sends the researcher, who counts twice, to { $path }
       *[adventurer] opens { $path }
    }
arrow =
    { $count ->
        [one] uses an arrow for a free step on { $path }
       *[other] uses { $count } arrows for free steps on { $path }
    }
city-card =
    { $count ->
        [one] uses a city card for a step on { $path }
       *[other] uses { $count } city cards for steps on { $path }
    }
goes-on = keeps the expedition from ending
# $values: of cards in hand: "7 and 9"
follows = leaves you { $colour } { $values } to play next
dead = gets rid of a card you can no longer play
takes = gets you a card to play on { $path }
gathers =
    { $count ->
        [one] gets you a first card for { $path }
       *[other] brings you to { cards } for { $path }
    }
denies = keeps { $card } from { $name }
nothing-to-take = leaves the discard piles alone (none has a card for your paths)
# $points: more than before
steps =
    { $count ->
        [0] advances on { $path } (if the expedition ended now, you would still score 0)
       *[other] gains { $points } on { $path }
    }
keeps =
    { $count ->
        [0] loses little (it is your only card for { $path }, still unopened)
       *[other] keeps { other-cards } to begin { $path } with
    }
hopes =
    { $count ->
        [one] may draw the one unseen card that fits your paths
       *[other] may draw one of { $count } unseen cards that fit your paths
    }
alike = is practically as good
ahead = is { points } better than the next best
behind = is about { points } worse than option 1
only = is the only move that makes sense
skips = skips { cards } that could still come
gives = leaves { $card } to { $name }, who can play it

## Amounts within the reasons.

points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
other-cards =
    { $count ->
        [one] { $count } other card
       *[other] { $count } other cards
    }
stones =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
in-debt =
    { $count ->
        [one] { $count } opposing explorer still costs points
       *[other] { $count } opposing explorers still cost points
    }

## What a turn was good for, said to everybody in few words after the name of whoever played it: "Ann: to cover red 5".

purpose-ends =
    { $count ->
        [one] to end the expedition while { $count } opposing explorer costs points
       *[other] to end the expedition while { $count } opposing explorers cost points
    }
purpose-first = to reach the artifact first
purpose-denies = to keep { $card } out of other hands
