### Finding people to play with, and inviting them.
### $seats (number): how many the table is for

free-seat =
    { $count ->
        [one] *{ $game }*: one free seat, { $where }
       *[other] *{ $game }*: { $count } free seats, { $where }
    }
# $who: who looks for players, with what they said about it
# $missing (number): how many more it takes
looking =
    { $missing ->
        [0] *{ $game }* for { $seats }: { $who }. That makes a table.
        [one] **One more player wanted** for *{ $game }* ({ $seats } players). Looking so far: { $who }.
       *[other] **{ $missing } more players wanted** for *{ $game }* ({ $seats } players). Looking so far: { $who }.
    }
nobody-looks = Nobody is looking for players for *{ $game }* any more. `/game find` starts a new search.
# $who: the players
# $channel: where their table is
made-a-table = *{ $game }* for { $seats }: { $who } have found each other. Their table is in { $channel }.
# Told privately to somebody who looks for players and named no game.
guessed = You didn’t name a game, so I chose *{ $game }*. To choose another one, type `/game find game:`.
# Told privately to somebody who now looks for something else.
# $seats (number): how many the table was for
replaced = You can look for only one game at a time, so your search for *{ $game }* ({ $seats } players) has ended.
# $note: what they said: "evenings"
with-note = { $name } ({ $note })
nobody-looks-yet = Nobody is looking for players, and no table has a free seat.
# $games: their titles, as a list
how-to-look = To look for players, type `/game find` and choose a `game`: { $games }. I open a table as soon as enough people want the same one. You can look for only one game at a time.
# Where tables were allowed before.
# $channels: where they are, as links
join-elsewhere = This channel no longer has tables. To join in, type `/game find` in { $channels }.
# $who: who wants to play the same game
who-may-match = Also looking for this game, but with a different number of players: { $who }.
me-too = Me too
not-me = Stop looking
# $what: what the button does
about-game = { $what }: { $game } for { $seats }
# $who: mentions of the players
# $opener: who can start the game
found = { $who }: you have found each other for *{ $game }*. **{ $opener }** is the host and starts the game.
accept = Accept
decline = Decline
# $who: who invites
invited = { $newcomer }, { $who } invites you to play *{ $game }* here.
# $link: to the invitation
still-invited = { $link }: you are invited. Accept or decline there.
accepted = { $newcomer } has accepted and taken a seat.
invitation-over = This invitation has expired: the game has started, or the table was stopped.
declined = { $newcomer } can’t play this time.
# To whoever has invited them.
# $inviter: a mention of who has invited them
they-accept = { $inviter }, { $name } has accepted your invitation.
# To whoever has invited them.
# $inviter: a mention of who has invited them
they-decline = { $inviter }, { $name } can’t play this time.
