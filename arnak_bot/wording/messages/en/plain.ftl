### What any game can say of itself that has turns, things and points: `arnak_bot/game/texts.py`. A game says better what it can.
### $what: what to do

## The private panel.

# The heading of the one menu.
moves = Which move?
question = What do you do?
no-hand = There are no hidden hands in this game.
# $action: what was shown as out of reach
not-now = “{ $action }” is not possible now.
# $action: what was shown as out of reach
possible-now = “{ $action }” is possible now.

## What is typed.

not-your-turn = it is not your turn
nothing-like-it = no possible move matches “{ $typed }” (My turn shows what you can do)
# $actions: what it may mean, or some of that: "Mark a1 or Mark a2"
# $count (number): all that it may mean
# $all: whether these are all
several =
    { $all ->
        [yes] “{ $typed }” could mean { $actions }
       *[no] “{ $typed }” could mean any of { $count } moves, for example { $actions }
    }

## The channel.

# $who: one or several players
to-move = { $who } to move.
over = The game is over.
# $winners: who has won: "Ann wins with 61 points"
over-won = The game is over: { $winners }.
# $number (number): of the round
round = round { $number }
# $who: the players, listed
begins = A new game begins: { $who }.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
nobody-wins = Nobody wins.
# $who: the winners, listed
winners =
    { $count ->
        [one] { $who } wins with { points }
       *[other] { $who } tie for first with { points } each
    }
# $winners: who has won: "Ann wins with 61 points"
# $less (number): points more than the next
won-by = { $winners }, { $less } ahead of { $who }
# $rank (number): 1 for the first place
score = #{ $rank } { $name }: { points }
all-on-the-table = Everything { $name } has is on the table.
nothing-discarded = Nothing has left play yet.

## Look-ups and rules.

# $name: of a thing
# $told: what it is
thing = **{ $name }.** { $told }
# $names: of other things, or of other topics
also-near = See also: { $names }.
# $typed: what no one thing is called
unknown = I don’t know anything called “{ $typed }”. Type a few letters and pick a suggestion.
# $typed: what no one thing is called
# $names: of things that may be meant
unknown-near = I don’t know anything called “{ $typed }”. Did you mean { $names }?
# $reason: why something is not possible, as a sentence
# $actions: what is possible instead, as alternatives
# $all: whether nothing else is possible
you-may = { $reason } { $all ->
        [yes] You can: { $actions }.
       *[no] You can, for example: { $actions }.
    }
# $topic: the name of a topic
# $text: its text
topic =
    {""}**{ $topic }**
    { $text }
# $topics: names of topics, the last after “or”
unknown-topic = I don’t know a rule about “{ $typed }”. Try one of these: { $topics }.
no-answer = I don’t know anything about “{ $typed }”.

## Pictures.

scores = Scores
scores-so-far = The scores so far
final-score = FINAL SCORE
score-so-far = SCORE SO FAR
# $sheet: the score sheet in words, of a game that goes on
score-so-far-alt = The score if the game ended now. { $sheet }
signs = What the icons mean
# $turns (number): frames of the film
# $ending: who has won
film-alt = The whole game, a frame for each of its { $turns } turns. { $ending }

## Statistics.

again = Play again
title-games = Games
title-players = Games won
title-most-wins = Most wins
title-best-points = Best points
games = games
players = players
won = won
average-points = average points
best-points = best points
# $games (number): of how many
some-of = { $count } of { $games }

## Hints.

# $certain: whether it ends the game
advised =
    { $certain ->
        [yes] **{ $what }**: { points } at the end.
       *[no] **{ $what }**: about { points } at the end.
    }
as-good = **{ $what }**: practically as good as option 1.
# $points (number): fewer than of the best
less-good = **{ $what }**: about { points } worse than option 1.
# $what: to do
# $why: one reason as a sentence, or nothing
suggestion = A good move now: **{ $what }**. { $why }
# Where there is no room for a reason, or there is none.
suggestion-expects = About { points } at the end.
# $goal: what for, within a sentence
suggestion-goal = A good plan: { $goal }. Press the green button first.
# $goal: what for, within a sentence
# $what: the first of several things to do
# $why: one reason for all of them as a sentence, or nothing
suggestion-begins-for = A good plan: { $goal }. First: **{ $what }**. { $why }
# $reasons: for it, listed
# $whole: whether they are for more than was named
because = { it } { $reasons }.
# $reasons: against it, listed
but = But it { $reasons }.
# $whole: whether more is meant than was named
it =
    { $whole ->
        [yes] The whole plan
       *[no] It
    }
# $deed: what is done first
# $others: what is done after it, listed
then = { $deed }, then { $others }

## Looking back at a game.

# $points (number): fewer are not named
nothing-decided = No clear mistakes: no single move lost more than { $points } points.
# $how: see `moment-brought`
# $only: whether the game had no other round
decided =
    { $only ->
        [yes] { $count ->
            [one] One moment stands out: { moment-brought }.
           *[other] { $count } moments stand out. The biggest: { moment-brought }.
        }
       *[no] { $count ->
            [one] One moment stands out: in { $round }, { moment-brought }.
           *[other] { $count } moments stand out. The biggest: in { $round }, { moment-brought }.
        }
    }
# $how: by a choice of their own, or by chance
moment-brought =
    { $how ->
        [gained] a good choice earned { $name } about { $points } points
        [lucky] luck brought { $name } about { $points } points
        [unlucky] bad luck cost { $name } about { $points } points
       *[lost] { $name } lost about { $points } points
    }
# $ahead: whether they were well ahead already
# $before (number): points that they could expect when it began
# $after (number): and when it was over
# $other: who came next
# $other_before (number): the same
# $other_after (number): the same
turned = { turned-in } { $name } went from { $before } to { $after } expected points, { $other } from { $other_before } to { $other_after }.
# $ahead: whether the winner was ahead already
turned-in =
    { $ahead ->
        [yes] The lead grew most in { $round }:
       *[no] The game turned in { $round }:
    }
# Where the other one's points stayed as they were.
# $ahead: whether the winner was ahead already
# $before (number): points that they could expect when it began
# $after (number): and when it was over
turned-alone = { turned-in } { $name } went from { $before } to { $after } expected points.
# $number (number): of the moment, as in the picture
# $round: "Round III"
# $name: whose turn it was
# $played: what was done
# $only: whether the game had no other round
moment =
    { $only ->
        [yes] **{ $number }.** “{ $played }” ({ $name }).
       *[no] **{ $number }.** { $round }, { $name }: “{ $played }”.
    }
# $better: what would have been better
# $points (number): by how many
better =
    { $points ->
        [one] “**{ $better }**” would have been worth { $points } point more (±{ $spread }).
       *[other] “**{ $better }**” would have been worth { $points } points more (±{ $spread }).
    }
# The reasons for something that somebody else could have done.
# $why: sentences to them
told-to = I would have told { $name }: “{ $why }”
# $second: the best of all else that could have been done
# $points (number): by how many
good-choice = A good choice: { points } better than “**{ $second }**”, the next best (±{ $spread }).
# $points (number): by how many more
good-luck = Lucky: it turned out { points } better than expected (±{ $spread }).
# $points (number): by how many fewer
bad-luck = Unlucky: it turned out { points } worse than expected (±{ $spread }).
# $turns (number): that were looked at
# $points (number): fewer are not named
sureness =
    { $turns ->
        [one] { $turns } turn with a choice was compared with the computer’s best move, using only what the player knew. Differences of up to { $points } points, or too small to tell from luck, are left out. Luck can still move a result by about ±{ $spread } points.
       *[other] Each of the { $turns } turns with a choice was compared with the computer’s best move, using only what the player knew. Differences of up to { $points } points, or too small to tell from luck, are left out. Luck can still move a result by about ±{ $spread } points.
    }
how-it-went = How the game went
points-expected = Points expected at the end
# $title: of the picture
# $drawn: what its lines show
review-alt = { $title }: { $drawn }.
# $first (number): expected at first
review-line = { $name }: { $first } expected at the start, { $points } at the end.
