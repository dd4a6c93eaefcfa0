### What somebody is told when a table refuses.

# $why (arnak_bot.refusals.Why): what stands in the way, where that is all there is to say
refused =
    { $why ->
        [no-table-here] There is no table in this channel. /game new opens one. Never played? /game learn.
        [no-such-table] This table does not exist any more. /game new opens another one.
        [no-such-game] That game is not on my shelf.
        [another-channel] That table belongs to another channel. Press its buttons there.
        [channel-taken] This channel has a table already. Finish it, or /table stop it, or use another channel.
        [another-table-by-now] This channel has another table by now: finish that one first.
        [needs-a-channel] A table for several players needs a channel of a server. Here you can play /game solo.
        [no-threads-here] I can open a thread in a text channel only. Choose `place: here`.
        [no-tables-in-categories] A category holds channels, not tables. Name its channels one by one.
        [too-many-threads] This server has as many open threads as Discord allows. Close one, or choose `place: here`.
        [direct-messages-closed] I cannot write to you: allow direct messages from members of this server, or start the guided game here.
        [not-started] This table has not started yet. The opener starts it with /game start.
        [started-already] This game has started already.
        [game-over] This game is over.
        [closed-unplayed] This table was closed because nobody played. /game start opens it again.
        [not-closed] This table was not closed.
        [stopped] This table was stopped.
        [ended-already] This table has ended already.
        [ended-open-another] This table has ended. /game new opens another one.
        [moved-on] The game has moved on since that was shown. Here is where it stands now.
        [not-saved] That could not be saved, and nothing has changed. Try again in a moment.
        [old-rules] This game began under an older version of the rules: its story cannot be retold.
        [log-is-secret] The log is open when the game is over; until then it holds secrets.
        [no-picture] The picture could not be drawn this time; `/show board text:True` tells the table in words.
        [spectator] You are not playing at this table. You may watch: Log, Board and Help are for everyone.
        [sits-already] You sit at this table already.
        [they-sit-already] They sit at this table already.
        [still-sits] You still sit at a table. Leave or finish it first.
        [not-seated] You do not sit at this table.
        [nobody-sits] Nobody sits at this table. /table stop ends it, and /game solo opens another one.
        [nobody-sits-there] Nobody sits there.
        [full] This table is full.
        [cannot-be-dealt] No game can be dealt with these options. Open another table with others.
        [no-hints-here] No hints at this table. /game new has an option for them, and where only computers play with you I always give some.
        [nobody-thinks] I cannot think about this now. Try again in a minute.
        [review-is-for-the-end] I look back when the game is over.
        [no-pause] You are not on a pause.
        [no-review-of-this] I cannot look back at games of this kind.
        [only-opener-seats-computers] Only the player who opened the table decides about computers.
        [too-many-computers] One seat at least is for a player: choose fewer computers, or more seats.
        [no-computer-sits] No computer sits at this table.
        [level-without-computers] You have chosen no computers, and `level` says how well they play: choose `computers` as well, or leave it out.
        [only-opener-starts] Only the player who opened the table can start it.
        [too-few] It takes at least two players. Ask a friend to press Join.
        [left] You have left this game. /game join brings you back.
        [solo] A solo game has a single seat: yours.
        [seat-not-offered] This seat is not offered to you, or not any more.
        [seat-is-for-somebody-else] This seat is offered to somebody else.
        [no-seat-for-bots] A bot cannot take a seat.
        [nothing-to-take-back] There is nothing of yours to take back.
        [undo-will-do] Undo takes that back: nobody has to agree.
        [your-turn-now] It is your turn now: no need to leave an order.
        [passed-already] You have passed already. Leave the order when the next round has begun.
        [others-decide] The others decide about this.
        [pause-over] That pause would be over already.
        [no-table-to-repeat] There is no finished table here to repeat. `/game new` opens one.
        [repeat-is-for-players] Only who played at this table can repeat it. `/game new` opens one of your own.
        [settings-need-a-server] Servers have settings and statistics; this is not one.
        [settings-need-a-moderator] Only members who may manage the server can change its settings.
        [no-games-yet] No finished game to tell of yet.
        [not-offered] This command does not take that. Type it again, and choose from what it offers.
       *[no-such-zone] I do not know this time zone. Type a city, such as Prague or New York, and choose one.
    }
no-seat-of-theirs = { $name } does not play at this table.
no-such-part = The board of { $game }, which is played here, has no such part: choose another one.
# $awaited: who is to act, as a list
not-your-turn = It is not your turn: { $awaited } to move.
# $text: what was sent
no-action = “{ $text }” is not an action. Choose one of the suggestions.
# $option: an option, as commands call it
no-such-option = `{ $option }` is an option of another game: { $game } has none of this name.
# $option: an option, as commands call it
only-alone = `{ $option }` is for games that you play alone: leave it out, or play without computers.
# $counts: how many can play it: "2, 3 or 4"
seat-count = A table of { $game } has { $counts } seats.
no-computers = Computers do not play { $game }.
not-for-one = { $game } is not played alone. /game new opens a table for several.
# $command: what it has no use for
not-in-game = { $game } is played here, without `/turn { $command }`: type `/turn do`.
# $name: whose seat was offered
has-come-back = { $name } has come back in the meantime.
has-played-on = { $name } has played on since that was asked.
has-time = { $name } still has time, or has played by now.
# $days (number): the longest that a pause may be
pause-length = A pause lasts 1 to { $days } days; 0 ends it.
# $stoppers (arnak_bot.store.kinds.Stoppers): who may stop a table here
only-stoppers =
    { $stoppers ->
        [opener] Only the player who opened the table, or a moderator, can stop it.
        [players] Only a player of this table, or a moderator, can stop it.
       *[moderators] On this server only a moderator can stop a table.
    }

## A table that cannot be loaded. Whoever hosts knows the error by its English text.

# $table: the number of the table
# $why: a clause of below
broken = Table { $table } cannot be loaded: { $why } Whoever opened it, or a moderator, can stop it with /table stop.
broken-nobody-sits = nobody sits there.
# $error: what its log ends in
broken-log = its log does not lead to a game ({ $error }).
# $error: what could not be read
broken-rows = what was stored of it cannot be read ({ $error }).
