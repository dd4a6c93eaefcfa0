### What any game can say of itself that has turns, things and points: `arnak_bot/game/texts.py`. A game says better what it can.

## The private panel.

# The heading of the one menu.
moves = What you can do
question = What do you do?
no-hand = Nobody holds anything here that the others do not see.
# $action: what was shown as out of reach
not-now = “{ $action }” is not possible now.
# $action: what was shown as out of reach
possible-now = “{ $action }” is possible now.

## What is typed.

not-your-turn = it is not your turn
nothing-like-it = you can do nothing now that is called “{ $typed }”
# $actions: what it may mean: "Mark a1 or Mark a2"
several = “{ $typed }” may be { $actions }

## The channel.

# $who: one or several players
to-move = { $who } to move.
over = The game is over.
# $number (number): of the round
round = Round { $number }
# $who: the players, listed
begins = { $who } begin a game.
nobody-wins = Nobody wins.
# $who: the winners, listed
winners =
    { $count ->
        [one]
            { $points ->
                [one] { $who } wins with { $points } point
               *[other] { $who } wins with { $points } points
            }
       *[other]
            { $points ->
                [one] { $who } share the first place with { $points } point each
               *[other] { $who } share the first place with { $points } points each
            }
    }
# $rank (number): 1 for the first place
score =
    { $points ->
        [one] { $rank }. { $name }: { $points } point
       *[other] { $rank }. { $name }: { $points } points
    }
all-on-the-table = What { $name } has lies on the table.
nothing-discarded = Nothing has left play.

## Look-ups and rules.

# $name: of a thing
# $told: what it is
thing = **{ $name }.** { $told }
# $names: of other things, or of other topics
also-near = Also near: { $names }.
# $typed: what no one thing is called
unknown = There is no one thing called “{ $typed }”. Type a few letters and pick a suggestion.
# $typed: what no one thing is called
# $names: of things that may be meant
unknown-near = There is no one thing called “{ $typed }”. Did you mean { $names }?
# $topic: the name of a topic
# $text: its text
topic =
    {""}**{ $topic }**
    { $text }
# $topics: names of topics, the last after “or”
unknown-topic = I have no answer about “{ $typed }”. Try { $topics }.
no-answer = No answer about “{ $typed }”.

## Pictures.

scores = Scores
scores-so-far = The scores so far
signs = What is what
# $turns (number): frames of the film
# $ending: who has won
film-alt = The whole game, a frame for each of its { $turns } turns. { $ending }

## Statistics.

again = Play again
title-games = Games
title-players = Won, of games
games = Games
won = Won
average-points = Points a game
best-points = Best
# $games (number): of how many
some-of = { $count } of { $games }

## Hints.

# $what: what to do
advised =
    { $points ->
        [one] **{ $what }**: about { $points } point at the end.
       *[other] **{ $what }**: about { $points } points at the end.
    }
# $what: what to do
as-good = **{ $what }**: practically equal.
# $what: what to do
# $less (number): points than the best
less-good =
    { $less ->
        [one] **{ $what }**: about { $less } point worse than the first.
       *[other] **{ $what }**: about { $less } points worse than the first.
    }
# $what: to do
# $why: one reason as a sentence, or nothing
suggestion = A good move now: **{ $what }**. { $why }
# $deed: what is done first
# $others: what is done after it, listed
then = { $deed }, then { $others }

## Looking back at a game.

# $points (number): fewer are not named
nothing-decided = Nothing that was done cost anybody more than { $points } points beyond doubt.
decided =
    { $count ->
        [one] One moment stands out: { $round }, { $name }, about { $points } points.
       *[other] { $count } moments stand out, the greatest of them in { $round }: { $name }, about { $points } points.
    }
# $before (number): points that they could expect when it began
# $after (number): and when it was over
# $other: who came next
# $other_before (number): the same
# $other_after (number): the same
turned = Most was decided in { $round }: { $name } went from { $before } to { $after } points expected, { $other } from { $other_before } to { $other_after }.
# $number (number): of the moment, as in the picture
# $round: "Round III"
# $name: whose turn it was
# $played: what was done
moment = **{ $number }.** { $round }, { $name }: { $played }.
# $better: what would have been better
# $points (number): by how many
better =
    { $points ->
        [one] **{ $better }** would have been worth about { $points } point more, give or take { $spread }.
       *[other] **{ $better }** would have been worth about { $points } points more, give or take { $spread }.
    }
# $second: the best of all else that could have been done
# $points (number): by how many
good-choice =
    { $points ->
        [one] A good choice: worth about { $points } point more than **{ $second }**, the best of all else, give or take { $spread }.
       *[other] A good choice: worth about { $points } points more than **{ $second }**, the best of all else, give or take { $spread }.
    }
# $points (number): by how many more
good-luck =
    { $points ->
        [one] No decision, but luck: what came of it was worth about { $points } point more than anybody could expect, give or take { $spread }.
       *[other] No decision, but luck: what came of it was worth about { $points } points more than anybody could expect, give or take { $spread }.
    }
# $points (number): by how many fewer
bad-luck =
    { $points ->
        [one] No decision, but luck: what came of it was worth about { $points } point less than anybody could expect, give or take { $spread }.
       *[other] No decision, but luck: what came of it was worth about { $points } points less than anybody could expect, give or take { $spread }.
    }
# $turns (number): that were looked at
# $points (number): fewer are not named
sureness =
    { $turns ->
        [one] { $turns } turn was compared with the best that the computer found, in imagined games that agree with what its player knew then; only what cost more than { $points } points, and more than may be chance, is named. “Give or take” is what 95 of 100 such figures keep to; the lines of the chart do so give or take { $spread } points.
       *[other] { $turns } turns were compared with the best that the computer found, in imagined games that agree with what each player knew then; only what cost more than { $points } points, and more than may be chance, is named. “Give or take” is what 95 of 100 such figures keep to; the lines of the chart do so give or take { $spread } points.
    }
how-it-went = How the game went
points-expected = Points expected at the end
# $title: of the picture
# $drawn: what its lines show
review-alt = { $title }: { $drawn }.
# $first (number): expected at first
review-line = { $name }: { $first } expected at first, { $points } in the end.
