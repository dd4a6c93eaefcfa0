### What somebody is told when a table refuses.
### $permissions: as Discord names them, as a list

# $why (arnak_bot.refusals.Why): what stands in the way, where that is all there is to say
refused =
    { $why ->
        [no-table-here] There is no table in this channel. `/game new` opens one. Never played? `/game learn`.
        [no-such-table] This table does not exist any more. `/game new` opens another one.
        [no-such-game] I do not have that game.
        [another-channel] That table belongs to another channel. Press its buttons there.
        [channel-taken] This channel already has a table. Finish it, stop it with `/table stop`, or use another channel.
        [another-table-by-now] Another table has opened in this channel: finish that one first.
        [needs-a-channel] A table for several players needs a channel on a server. Here you can play `/game solo`.
        [no-threads-here] I can only open threads in text channels. Choose `place: here`.
        [no-tables-in-categories] Tables go in channels, not in categories. Name the channels one by one.
        [too-many-threads] This server has as many open threads as Discord allows. Close one, or open your table in a channel without a table.
        [direct-messages-closed] I can’t message you. Tap this server’s name, then *Privacy Settings*, and allow *Direct Messages*.
        [not-started] This table has not started yet. Once enough people have joined, its host can start it with `/game start`.
        [lobby-after-a-game] This table has not started yet. For the previous game, use the buttons below its last message.
        [started-already] This game has already started, but you are welcome to watch.
        [game-over] This game is over.
        [what-if-has-buttons] This game is over. Play your “What if …” with the buttons and menus below it.
        [closed-unplayed] This table was closed because nothing happened for a month. Its players can reopen it with `/game start`.
        [not-closed] This table is not closed.
        [stopped] This table was stopped, so nothing is left to play here. `/game new` opens a table on a server, `/game solo` a game for you alone.
        [ended-already] This table has already ended.
        [ended-open-another] This table has ended. `/game new` opens another one.
        [moved-on] The game has moved on since then. Here is where it stands now.
        [not-saved] That could not be saved, so nothing has changed. Try again in a moment.
        [old-rules] This game was played under older rules, so I cannot replay it.
        [log-is-secret] You get the log file when the game is over: it contains hidden information.
        [no-picture] The picture could not be drawn this time. `/show board text:True` describes the table in words.
        [no-such-chapter] There is no such chapter. `/me campaign` shows them all.
        [chapter-locked] This chapter is still locked. Win a star in the one before it; `/me campaign` shows your map.
        [no-seat-in-lobby] This game has not started yet, and you have no seat at its table. If one is free, press **Join**.
        [spectator] You are not playing at this table, but you are welcome to watch: the pictures, `/show log` and `/show board` are for everyone.
        [everyone-is-for-players] Only players can post the table for everyone. Leave out `everyone` to see it yourself.
        [sits-already] You already have a seat at this table.
        [not-seated] You have no seat at this table.
        [nobody-sits] Nobody has a seat yet: press **Join** first. `/table stop` closes the table.
        [nobody-sits-there] That seat is empty.
        [full] All seats are taken, but you are welcome to watch the game.
        [cannot-be-dealt] The game cannot be set up with these options. Open another table with different ones.
        [no-hints-here] Hints from a computer are off at this table. They are turned on in the lobby, before the game; against computers alone they are always on.
        [nobody-thinks] I cannot work this out right now. Try again in a minute.
        [review-is-for-the-end] You can look back when this game is over. For an earlier one, use the buttons below its last message.
        [stopped-unfinished] This game was stopped before its end, so there is no log file, and nothing to look back at. `/show log` still works.
        [no-pause] You are not paused.
        [no-review-of-this] Looking back is not available for this game.
        [only-opener-seats-computers] Only the host of this table can add computers, and only the host and moderators can remove somebody else. `/game leave` gives up your own seat.
        [remove-in-lobby] This table has not started yet. In its lobby, the host and moderators can press **Remove** beside a name; `/game leave` gives up your own seat.
        [only-opener-changes] Only the host of this table can change it. `/game new` opens one of your own.
        [no-computer-sits] There is no computer at this table.
        [level-without-computers] You chose a `level` but no computers: choose `computers` as well, or leave out `level`.
        [only-opener-stops] Only the host of this table, or a moderator, can stop it.
        [only-opener-starts] Only the host of this table can start it.
        [too-few] It takes at least two players. Ask a friend to press Join.
        [left] You are out of this game for now. Type `/game join` to take your seat back.
        [solo] A solo game has only one seat: yours.
        [offered-already] You have asked for that already: the message is still open.
        [started-meanwhile] The game has started since you were asked. `/table stop` asks about the game.
        [seat-not-offered] This offer is for somebody else, or no longer open.
        [seat-is-for-somebody-else] This seat is offered to somebody else.
        [no-seat-for-bots] A bot cannot take a seat. The host can add a computer in the lobby.
        [no-replacing-by-bots] A bot cannot take a seat. `/me away` lets a computer play for you; for somebody who has left or is out of time, the others can vote for one.
        [nothing-to-take-back] You have nothing to take back.
        [reopened-already] It is too late to take that back: another turn has been taken back since.
        [undo-will-do] Just press Undo: nobody has to agree to that.
        [plans-full] You already have three plans: cancel one first.
        [your-turn-now] It is your turn now, so you don’t need an order.
        [passed-already] You have already passed. You can leave an order once the next round has begun.
        [others-decide] Only the others can decide this.
        [late-yourself] Only players who make their own moves in time decide this. After your next move, you have a vote again.
        [moderator-plays] You play here yourself, so this is for the whole table to decide, once the seat’s player is late or has left. A moderator who does not play here can offer the seat now.
        [not-asked] Nobody is asking for this any more.
        [pause-over] That pause would be over by now.
        [no-table-to-repeat] I can’t find a finished game to repeat here; stopped games don’t count. To repeat an earlier one, press **Play again** below its result. `/game new` opens a table on a server, `/game solo` a game for you alone.
        [repeat-is-for-players] Only those who had a seat at the end of the last game here can play it again. `/game new` opens one of your own.
        [late-somewhere] You are out of time at a table (`/show mine` shows which). Play there first, then change your waking hours.
        [settings-need-a-server] This only works on a server.
        [settings-need-a-moderator] Only members with the *Manage Server* permission can do this.
        [no-games-yet] There are no finished games to show yet.
        [no-such-address] Finished games can only be sent to an address that begins with https:// and names a host.
        [address-too-long] That address is longer than 500 characters.
        [password-in-address] The address may not hold a user name or password. Use the signature to check who is sending.
        [no-such-port] The port in that address should be a number from 1 to 65535.
        [private-address] Finished games can only be sent to a public address, and that host is on a private network.
        [no-webhook-yet] No webhook is set up yet. Give its address: `/table webhook address:https://…`.
        [not-a-place-for-posts] I can’t post for everybody there. Choose a text channel, or a thread that is not a player’s own.
        [found-too-late] Somebody has just found another table. You are still on the list.
        [sit-down-to-invite] Only somebody with a seat here can invite others. If one is free, press **Join**.
        [no-seat-left] All seats at this table are taken. The host can add one (**Players** in the lobby), or press **Start**.
        [no-seat-left-to-offer] All seats at this table are taken. Press **Start**, or add a seat with **Players** in the lobby, if the game allows one.
        [no-seat-to-invite-to] No table here is waiting for players. In a channel without a table, `/game new` opens one.
        [not-invited] This invitation is for somebody else. If a seat is free, `/game join` takes it.
        [seated-already] You already have a seat at this table. `/game leave` gives it up.
        [looks-already] You are already looking for this game. I’ll ping you as soon as enough players want it too.
        [does-not-look] You are not looking for this game, so there is nothing to stop. To join in, press **Me too**.
        [no-league] The league is off on this server.
        [no-seasons] This league has no seasons. Leave out `last` to see its table.
        [no-season-before] No game between people ended in the season before this one. Leave out `last` to see this season.
        [no-ladder] This server has no ladder. Somebody with *Manage Server* can turn it on: `/table server ladder:True`.
        [ladders-are-of-servers] Each server has its own ladder: use this on a server.
        [attempt-made] You have had your attempt at this month’s deal. There is a new one next month.
        [month-is-over] That month is over. `/game ladder` shows this month’s ladder.
        [attempt-is-yours] This is your attempt on the ladder: nobody else can take it over.
        [direct-messages-taken] You already have a game in your direct messages with me. Finish it, or stop it there with `/table stop` (which gives up an attempt on the ladder), then press the button again.
        [no-hints-on-ladder] There are no hints on the ladder.
        [no-taking-back-on-ladder] On the ladder, you can take back only what **Undo** takes back: nothing that revealed something or ended your turn.
        [not-in-lobby] That cannot be chosen here. Pick something from the newest lobby message.
        [not-offered] That is too long, or not one of the choices. Type it again in a few words, or pick a suggestion.
       *[no-such-zone] I do not know this time zone. Type a city, such as Prague or New York, and pick a suggestion. `UTC` is the default.
    }
# $by (arnak_bot.refusals.TakenBy): whose table a channel already has
taken =
    { $by ->
        [you] You already have a game here.
        [your-lobby] You already have a table in this channel, which has not started yet: **Leave** gives up your seat.
        [lobby] This channel has a table with a free seat: `/game join` takes it.
       *[others] This channel already has a table.
    }
# Where to open another one.
# $instead (arnak_bot.refusals.Instead): where there may be one
# $parent: the channel of this thread
taken-instead =
    { $instead ->
        [thread] You can open another one in a thread.
        [parent] To open another one, type the command in { $parent }.
        [post] To open another one, type the command in a new post.
        [channel] To open another one, type the command in a text channel.
        [permission] I am not allowed to open threads here. To open another one, type the command in another channel.
        [ladder] It is your attempt on the ladder: finish it first, because stopping gives it up.
       *[later] Finish it, or end it with `/table stop`; then you can open another one here.
    }
# $channels: where that is, as a list of links; of some tables it may be unknown
still-sits =
    { $count ->
        [0] You are still in a game. Finish or leave it first.
        [one] You still have a seat in { $channels }. Finish that game, or leave it with `/game leave`, first.
       *[other] You still have seats in { $channels }. Finish those games, or leave them with `/game leave`, first.
    }
# $channel: where it is
lobby-elsewhere = Your table that waits for players is in { $channel }. Type `/game invite` there.
cannot-post-in = I can’t post in { $channel }. In its permissions, allow my role { $permissions }.
# $channel: where
no-table-threads-in = I can’t open tables in threads of { $channel }. In its permissions, allow my role { $permissions }.
# $channel: where
no-private-threads-in = I can’t open private threads for players in { $channel }. In its permissions, allow my role { $permissions }. That takes effect with the next table.
# One of several changes was refused.
# $why: what stands in the way
none-changed = { $why } Nothing was changed.
invited-already = { $name } has already been invited, so I won’t ping them again. They can still join with `/game join`.
sealed = Others may still play this deal on the ladder, so this stays hidden until { $until }.
# Where no table can be opened either.
# $elsewhere: where tables can be opened, as a sentence
none-here = There is no table in this channel. { $elsewhere }
none-in-direct-messages = There is no table here. `/game solo` opens one. Never played? `/game learn`.
only-a-hand-here = This thread is only for your hand, and nobody else would see a new table. Use { $channel } instead.
they-sit-already = { $name } already has a seat at this table.
not-playing = { $name } is not playing at this table.
no-such-part = This table plays { $game }, whose board has no such part: choose another one.
# $awaited: who is to act, as a list
not-your-turn = You are waiting for { $awaited }.
# $text: what was sent
no-action = “{ $text }” is not an action. Choose one of the suggestions.
# $option: an option, as commands call it
no-such-option = { $game } has no option `{ $option }`. Leave it out, or name the game that has it with `game:` in the same command.
# $option: an option, as commands call it
only-alone = `{ $option }` is for solo games: leave it out, or play without computers.
# $people (number): how many have a seat
# $seats (number): how many there would be
too-many-seated = { $people } people already have seats here, and that would leave only { $seats }. Somebody has to leave first.
# $remind: a length of time: "24 hours"
# $deadline: a length of time: "2 days"
reminder-too-late = A reminder after { $remind } could never come, because the time for a move ends after { $deadline }. Choose an earlier reminder, or none.
# $counts: how many can play it: "2, 3 or 4"
seat-count = { $game } is for { $counts } players.
no-computers = There are no computer players for { $game }.
# $computers (number): how many computers somebody alone can play against
not-for-one =
    { $computers ->
        [0] { $game } has no solo game. `/game new` opens a table for several.
       *[other] { $game } has no solo game. Add `computers:{ $computers }` to play against a computer; `/game new` opens a table for several.
    }
# $command: what it has no use for
not-in-game = { $game } has no `/turn { $command }`. Type your move with `/turn do`, or press **My turn** to play or plan it.
nobody-in-the-league = This league has no games of { $game } to rank. The league counts finished games between people, not those with computers. Other games have leagues of their own: choose one with `game`.
# $name: whose seat was offered
player-is-back = { $name } has come back in the meantime.
has-played-on = { $name } has played since that was asked.
# $name: who has played after the turn that somebody asks to take back
others-have-acted = It is too late to take that back: a move by { $name } came after it.
# $name: whose seat the others want to decide about
# $until: when their time runs out
time-left = { $name } still has time, until { $until }: the table decides about a seat only when its player is late or has left.
# $name: about whom the others want to decide
no-time-limit = This table has no time limit, so { $name } cannot be late. They can offer their seat with `/table replace`, or give it up with `/game leave`; a moderator who does not play can offer it, too.
# $name: whose seat it is
seat-offered = You are not playing at this table yet, but { $name }’s seat has been offered to you: press **Take the seat** in the channel, or type `/game join`.
# $name: who sits where the user sat
has-your-seat = { $name } has your seat now. You are welcome to watch.
not-their-turn = It is not { $name }’s turn: the table decides about a seat only when its player is late or has left.
# $days (number): the longest that a pause may be
pause-length = A pause lasts 1 to { $days } days; 0 ends it, or withdraws your request.
# $stoppers (arnak_bot.store.kinds.Stoppers): who may stop a table here
# $host: who hosts it
only-stoppers =
    { $stoppers ->
        [opener] Only { $host }, the host of this table, or a moderator can stop it.
        [players] Only a player of this table, or a moderator, can stop it.
       *[moderators] On this server only a moderator can stop a game.
    }

## A table that cannot be loaded. Whoever hosts knows the error by its English text.

# $table: the number of the table
# $why: a clause of below
broken = Table { $table } cannot be loaded: { $why } Its host, or a moderator, can stop it with `/table stop`.
broken-nobody-sits = nobody sits there.
# $error: what its log ends in
broken-log = the game cannot be rebuilt from its log ({ $error }).
# $error: what could not be read
broken-rows = its stored data cannot be read ({ $error }).
