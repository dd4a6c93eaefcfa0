### What a computer would do, and why: hints, the look back at a game, and what a turn was good for.

## What is done: the first thing as its label says it, what follows in the middle of the sentence.

# $deed: what is done first: "Play red 7"
# $others: what is done after it, listed
then = { $deed }, then { $others }
then-step =
    { $piece ->
        [researcher] step on { $path } with the researcher
       *[adventurer] step on { $path }
    }
then-decline = take no step
then-draw =
    { $pile ->
        [deck] draw from the deck
       *[pile] take { $card }
    }

## A hint.

# $what: to do
# $mostly: how far that may differ, with a comma before it; or nothing
# $why: whole sentences, or nothing
advised-at-the-end = **{ $what }**: about { $points } at the end{ $mostly }. { $why }
# $what: to do
# $mostly: how far that may differ, with a comma before it; or nothing
# $why: whole sentences, or nothing
advised-of-expedition = **{ $what }**: about { $points } from this expedition{ $mostly }. { $why }
# $low: points that it seldom comes below: "180"
# $high: points that it seldom comes above
mostly = , mostly { $low } to { $high }
# Of the look back: what its points are, after a sentence on how sure it is.
counted = A point that the best of the others has less counts as half a point.

## Why a way to play a turn is good; each begins a sentence or follows another.

because = It { $reasons }.
but = But it { $reasons }.
ends =
    { $count ->
        [0] ends the expedition
        [one] ends the expedition while { $count } explorer of the others still costs points
       *[other] ends the expedition while { $count } explorers of the others still cost points
    }
city = reaches { $city } ({ $points })
bridge =
    { $count ->
        [one] crosses the bridge on { $path } as the first explorer
        [2] crosses the bridge on { $path } as the second of the five that end the expedition
        [3] crosses the bridge on { $path } as the third of the five that end the expedition
       *[other] crosses the bridge on { $path } as the fourth of the five that end the expedition
    }
tile =
    { $count ->
        [one] takes a tile of { $count } point
       *[other] takes a tile of { $count } points
    }
first =
    { $count ->
        [one] takes an artifact { $count } stone ahead of { $name }
       *[other] takes an artifact { $count } stones ahead of { $name }
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
        [0]
            { $piece ->
                [researcher] sends the researcher, who counts twice, to { $path } ({ $points } to earn back, no card to follow yet)
               *[adventurer] opens { $path } ({ $points } to earn back, no card to follow yet)
            }
       *[other]
            { $piece ->
                [researcher] sends the researcher, who counts twice, to { $path } ({ $points } to earn back, { $values } in hand to follow)
               *[adventurer] opens { $path } ({ $points } to earn back, { $values } in hand to follow)
            }
    }
arrow = uses an arrow for a free step on { $path }
city-card = turns a card of a city into a step on { $path }
goes-on = keeps the expedition from ending
# $values: of cards in hand: "7 and 9"
follows = still has { $values } for { $path } in hand
close = passes over no card that could still come
dead = gets rid of a card that fits no more
unbegun =
    { $count ->
        [0] does without { $path } with no other card of it in hand
        [one] does without { $path } with only { $count } other card of it in hand
       *[other] does without { $path } with only { $count } other cards of it in hand
    }
useless = gives nobody a card to play
covers = covers { $card } before { $name } can take it
waits =
    { $count ->
        [one] holds { $card } back while { $count } card before it could still come
       *[other] holds { $card } back while { $count } cards before it could still come
    }
no-play = loses no step as no card in hand goes on an open path
takes = takes { $card } for an open path
gathers =
    { $count ->
        [one] gathers { $count } card for { $path }
       *[other] gathers { $count } cards for { $path }
    }
denies = keeps { $card } from { $name }
stalls =
    { $count ->
        [one] gains time by leaving the deck at { $count } card
       *[other] gains time by leaving the deck at { $count } cards
    }
hurries =
    { $count ->
        [one] brings the end nearer while { $count } explorer of the others still costs points
       *[other] brings the end nearer while { $count } explorers of the others still cost points
    }
nothing-to-take = draws from the deck as no pile shows a card for an open path
# $points: more than before
steps = takes the explorer on { $path } { $points } further
keeps =
    { $count ->
        [one] keeps { $count } other card of { $path } to begin it with
       *[other] keeps { $count } other cards of { $path } to begin it with
    }
far =
    { $count ->
        [one] does without a card that would pass over { $count } that could still come
       *[other] does without a card that would pass over { $count } that could still come
    }
surplus =
    { $count ->
        [0] does without a card for which there is no time left
        [one] does without a card, as { $count } turn is too few to play them all
       *[other] does without a card, as { $count } turns are too few to play them all
    }
hopes =
    { $count ->
        [one] may draw the { $count } card that could still come for an open path
       *[other] may draw one of { $count } cards that could still come for open paths
    }
no-pile = draws from the deck as there is no pile to draw from
alike = is about as good as other ways to play on
ahead =
    { $count ->
        [one] comes to { $count } point more than the next best way in imagined games
       *[other] comes to { $count } points more than the next best way in imagined games
    }
behind =
    { $count ->
        [one] comes to { $count } point less than the first way in imagined games
       *[other] comes to { $count } points less than the first way in imagined games
    }
only = is the only way that makes sense
hinders =
    { $count ->
        [one] leaves { $name } about { $count } point less
       *[other] leaves { $name } about { $count } points less
    }
skips =
    { $count ->
        [one] passes over { $count } card that could still come
       *[other] passes over { $count } cards that could still come
    }
gives = leaves { $card } to { $name }, who can play it
late =
    { $count ->
        [0] comes very late: this may be the last turn
        [one] comes late: about { $count } turn is left
       *[other] comes late: about { $count } turns are left
    }

## What a turn was good for, said to everybody in few words after the name of whoever played it: "Ann: covers red 5".

purpose-ends =
    { $count ->
        [one] ends it while { $count } explorer of the others costs points
       *[other] ends it while { $count } explorers of the others cost points
    }
purpose-first =
    { $count ->
        [one] the artifact, { $count } stone ahead of the next
       *[other] the artifact, { $count } stones ahead of the next
    }
purpose-useless = a card that nobody else can play
purpose-covers = covers { $card }
purpose-denies = { $card }, which others could have played
