### What any game can say of itself that has turns, things and points: `arnak_bot/games/plain`. A game says better what it can.

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
# $typed: what somebody wrote
nothing-like-it = you can do nothing now that is called “{ $typed }”
# $typed: what somebody wrote
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
# $who: the winners, listed
# $count (number): of winners
# $points (number): which each of them has
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
# $name: a player
# $points (number): how many they have
score =
    { $points ->
        [one] { $rank }. { $name }: { $points } point
       *[other] { $rank }. { $name }: { $points } points
    }
# $name: a player
all-on-the-table = What { $name } has lies on the table.
nothing-discarded = Nothing has left play.

## Look-ups and rules.

# $name: of a thing
# $told: what it is
thing = **{ $name }.** { $told }
# $typed: what somebody asked for
# $names: what there is: "nought or cross"
unknown = I know nothing called “{ $typed }”. Try { $names }.
# $typed: what somebody asked for
unknown-here = I know nothing called “{ $typed }”: this game has nothing to look up.

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
# $count (number): how many of them
# $games (number): of how many
some-of = { $count } of { $games }
