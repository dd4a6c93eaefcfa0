### Finding people to play with, and inviting them.

# $where: a link to the table
free-seat =
    { $count ->
        [one] *{ $game }*: one free seat, { $where }
       *[other] *{ $game }*: { $count } free seats, { $where }
    }
# $seats (number): how many the table is for
# $who: who looks for players, with what they said about it
# $missing (number): how many more it takes
looking =
    { $missing ->
        [0] *{ $game }* for { $seats }: { $who }. That makes a table.
        [one] *{ $game }* for { $seats }: { $who }. { $missing } more player needed.
       *[other] *{ $game }* for { $seats }: { $who }. { $missing } more players needed.
    }
nobody-looks = Nobody is looking for players of *{ $game }* any more. `/game find` starts again.
# $seats (number): how many the table is for
# $who: the players
# $channel: where their table is
made-a-table = *{ $game }* for { $seats }: { $who } have found each other. Their table is in { $channel }.
# $note: what they said: "evenings"
with-note = { $name } ({ $note })
how-to-look = To look for players, use `/game find` with a game. I open a table as soon as enough people want the same.
# $who: who wants to play the same game
who-may-match = Also waiting for this game: { $who }.
me-too = Me too
not-me = Stop looking
# $what: what the button does
# $seats (number): how many the table is for
about-game = { $what }: { $game } for { $seats }
# $who: mentions of the players
found = { $who }: you have found each other. Your table for *{ $game }* is open.
accept = Accept
decline = Decline
# $who: who invites
invited = { $newcomer }, { $who } invites you to play *{ $game }* here.
accepted = { $newcomer } has accepted and takes a seat.
invitation-over = This invitation is over: the table has started or was stopped.
declined = { $newcomer } cannot play this time.
