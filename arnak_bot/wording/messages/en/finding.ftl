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
nobody-looks = Nobody is looking for players of *{ $game }* any more. `/game find` starts a new search.
# $seats (number): how many the table is for
# $who: the players
# $channel: where their table is
made-a-table = *{ $game }* for { $seats }: { $who } have found each other. Their table is in { $channel }.
# Told privately to somebody who now looks for something else.
# $seats (number): how many the table was for
replaced = You can look for one game at a time, so your search for *{ $game }* for { $seats } has ended.
# $note: what they said: "evenings"
with-note = { $name } ({ $note })
how-to-look = To look for players yourself, use `/game find` with a game (one at a time). I open a table as soon as enough people want the same one.
# $who: who wants to play the same game
who-may-match = Also looking for this game, but with a different number of players: { $who }.
me-too = Me too
not-me = Stop looking
# $what: what the button does
# $seats (number): how many the table is for
about-game = { $what }: { $game } for { $seats }
# $who: mentions of the players
# $opener: who can start the game
found = { $who }: you have found each other for *{ $game }*. **{ $opener }** is the host and starts the game.
accept = Accept
decline = Decline
# $who: who invites
invited = { $newcomer }, { $who } invites you to play *{ $game }* here.
accepted = { $newcomer } has accepted and taken a seat.
invitation-over = This invitation has expired: the game has started, or the table was stopped.
declined = { $newcomer } can’t play this time.
# To whoever has invited them.
# $inviter: a mention of who has invited them
they-accept = { $inviter }, { $name } has accepted your invitation.
# To whoever has invited them.
# $inviter: a mention of who has invited them
they-decline = { $inviter }, { $name } can’t play this time.
