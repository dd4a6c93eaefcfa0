### Standing texts: help, lobby, and the short answers that never change.

## Help, a message a topic: its name between asterisks, as in a menu, and what to do. Commands stay as they are.

help-my-turn = **How do I take my turn?** Press **My turn** below the newest picture: everything you can do is there. Or type your move after `/turn do`. Where is it my turn? `/show mine`.
help-what-is-it = **What does this icon, piece or rule mean?** The picture here explains the icons; `/show card` and `/show rules` the rest.
help-what-happened = **What happened?** **Log** below the table, `/show history`, `/show scores`.
help-play = **How do I find a game?** `/game new` opens a table, `/game find` finds people, `/game list` shows free seats. Alone: `/game solo`, `/me campaign`, `/game ladder`. Never played? `/game learn`.
help-away = **What if I cannot play for a while?** `/table pause` asks for a pause, `/table replace` hands your seat over, `/me away` lets a computer play for you, `/me preferences` sets your waking hours.
help-others = **What if somebody else is late, or spoils the game?** Once their time is up, I ask the others whether to let a computer play, to go on without them, or to find somebody else. A moderator who does not play can give any seat away (`/table replace`) or stop the game (`/table stop`). In the lobby, the host and moderators can remove anybody.
help-ahead = **Can I plan while I wait?** In My turn, **Plan my turn** lets you try out your next turn and keep it; **Note** is for your eyes only.
help-answers = **Can you act for me?** **Answer ahead** in My turn lets you say now what I should answer on others’ turns. `/turn ahead`: pass as soon as your next turn comes; for any other order, **Plan my turn**. `/turn keep`: what happens to cards left in your hand at the end of a round.
help-answers-here = **Can you act for me?** If others play too, **Answer ahead** in My turn lets you say now what I should answer on their turns.
help-what-if = **What if I had played differently?** When a game is over, **What if …** lets you play on from any turn.
# $alone: whether nobody else plays
help-wrong =
    {""}**What if I pressed the wrong thing?** **Undo** in My turn, or `/table undo`.{ $alone ->
        [yes] {""}
       *[no] {" "}After a reveal, or the end of your turn, the others have to agree.
    }
help-server = **What can I set on my server?** `/table settings` shows and changes it: channels, threads, league, ladder.
# $proof: what proves it, a line of small print
help-fair =
    {""}**Is the deal fair?** Yes: nobody chooses it.
    { $proof }
help-fan-project = **Who makes this, and what is stored?** An unofficial fan project for people who own the game. I store your id and name, your games, notes and settings, and no other messages; `/me forget` deletes what is stored about you. My profile links the privacy policy.
help-more = Something else …

# On the local table, where nobody has typed anything yet.
local-welcome = **Welcome to the local table.** Type a command below, as you would on Discord:
    `/game learn` teaches you a game in a few pages
    `/game new` opens a table, with friends or computers
    `/game solo` starts a game for you alone
    There are four players here: choose who you are at the top, under “Viewing as”.
# The title of its page, the list of channels, and the direct messages in it.
local-title = The local table
local-places = Channels
local-direct = Direct messages
# At the bottom of its page, while the program does not answer.
local-restarting = The bot is not running at the moment. This page continues by itself as soon as it is back.
local-elsewhere = This address is no longer valid. Open the one that the program printed when it started.

## Short answers.

ask-what = What would you like to know about?
# $direct: whether this is a direct message
nothing-waits =
    { $direct ->
        [yes] No table is waiting for you. `/game solo` opens one.
       *[no] No table is waiting for you. `/game new` opens one.
    }
# Before the tables at which they wait for others.
nothing-waits-yet = No table is waiting for you yet.
# $who: whom the table waits for
# $acts: whether one player is to move, or several act in the same turn, or choose something between two rounds
turn-done =
    { $acts ->
        [together] Done. Still to play: { $who }.
        [choosing] Done. Still choosing: { $who }.
       *[alone] Done. Next: { $who }.
    }
# $who: whom the table waits for
not-mine = You are waiting for { $who }.

# $meant: the word typed in place of a move
# $hints: whether there are hints at the table
other-command =
    { $meant ->
        [leave] `/game leave` gives up your seat.
        [rules] `/show rules` answers questions about the rules.
        [log] `/show log` shows what has happened so far.
        [scores] `/show scores` shows the points so far.
        [board] `/show board` shows the table.
        [note] `/turn note` opens your private note.
        [plan] To plan your next turn, press **My turn** while others play, then **Plan my turn**.
        [stop] `/table stop` stops the game for everyone. To end only your turn, type “pass” or “end”.
       *[help] `/game help` has help for every situation.{ $hints ->
            [yes] {" "}For a good move, type “hint”.
           *[no] {""}
        }
    }
# $channels: where tables are allowed, as links; empty if everywhere
# $count (number): of these channels
no-tables-here =
    { $count ->
        [0] No tables on this server. `/game new` opens one.
       *[other] No tables on this server. `/game new` in { $channels } opens one.
    }
# $count (number): of people
looking-for-players =
    { $count ->
        [one] One player is looking for others: `/game find`
       *[other] { $count } players are looking for others: `/game find`
    }
list-stays-current = Posted. I’ll keep it up to date; pin it if you like.
a-table = A table

# $who: who is mentioned
reminder = Just a reminder. { $who }

# $who: who is mentioned
good-morning = It is your turn now. { $who }

closed = Nothing has happened here for a month, so I have closed this table. Everything is kept; any player can reopen it.
leave-question = Leave this game? From then on I’ll make your simplest moves{ $least }. Somebody else for your seat? `/table replace`.
# In a game that computers play.
leave-question-computers = Leave this game? I’ll make your simplest moves{ $least }, unless the others let a computer play. Only away for a while? `/me away`. Somebody else for your seat? `/table replace`.
# To somebody for whom a computer is playing.
leave-question-away = Leave this game? The computer that is playing for you stops. I’ll make your simplest moves{ $least }, unless the others let one play on. Somebody else for your seat? `/table replace`.
# Where nobody else plays.
leave-question-alone = Leave this game? Nobody else plays it, so it ends here and cannot be continued.
# After the question, if there is something.
leave-cancels = What you have planned or answered ahead will be cancelled.
# Before the game.
you-left-lobby = You have left this table; `/game join` brings you back while a seat is free.
# $plays: whether a computer may come to play for them
you-left =
    { $plays ->
        [yes] You have left the game. Type `/game join` to come back. If a computer is playing for you, pressing or typing anything here brings you back, too.
       *[no] You have left the game. Type `/game join` to come back.
    }
# $channel: of the table
# $plays: whether a computer may come to play for them
you-left-there =
    { $plays ->
        [yes] You have left the game in { $channel }. Type `/game join` there to come back. If a computer is playing for you, pressing or typing anything there brings you back, too.
       *[no] You have left the game in { $channel }. Type `/game join` there to come back.
    }
# $panel: where their panel is, as a sentence
you-are-back = You are back in your seat. { $panel }
# After it, to somebody who had left and is not the host.
who-is-host = { $name } is the host.
# $panel: where their panel is, as a sentence
you-play-already = You are already playing here. { $panel }
panel-by-button = **My turn** opens your panel.
# $thread: a link to it
panel-in-thread = Your panel is in { $thread }.
back-from-pause = Welcome back: your pause has ended.
pause-withdrawn = Withdrawn: you no longer ask for a pause.
no-picture = The picture could not be drawn this time. `/show board text:True` describes the table in words.
in-the-channel = Posted below.
in-another-channel = Done: see { $channel }.
refused = **Posts that Discord refused.** Let me view the channel, send messages (in threads, too) and attach files; then `/show board everyone:True` there shows the table again.
reopened = This table is open again. Welcome back.
repaired = Something here was left unfinished. It is fixed now, and the game goes on.
# To somebody who asks to undo something.
# $who: who has yet to agree
# $agreed: who agrees already
# $count (number): how many they are
# $ends: what ends the request
# $others (number): how many have yet to agree
asked-to-undo =
    { $count ->
        [0] I have asked { $who }.
        [one] { $agreed } agrees. I have asked { $who }.
       *[other] { $agreed } agree. I have asked { $who }.
    } { $ends ->
        [move] Your next move cancels this.
        [move-or-end] Too late once you play on or { $others ->
            [one] { $who } ends their turn.
           *[other] one of them ends their turn.
        }
        [choice] Once everybody has chosen, it is too late.
        [end] Once somebody has ended their turn, it is too late.
       *[turn] Once { $movers } makes a move that cannot be undone, it is too late.
    }
# $who: of whom most have to agree; $until: the date
asked-for-pause = You asked for a pause until { $until }. { $who } can agree in the channel.
this-server = This server
someone = Someone
keep-playing = Nothing has changed.
# $alone: whether only one person plays here
stop-question =
    { $alone ->
        [yes] End this game? It cannot be resumed afterwards.
       *[no] Stop this table for everyone? The game cannot be resumed afterwards.
    }
close-question = Close this lobby for everyone? `/game new` opens another one.
stopped = This table was stopped. `/game new` opens another one.
went-wrong = Something went wrong on my side. Your game is safe: press My turn to go on.

# $why: what stands in the way, as Discord says it, or that something went wrong here
cannot-post = I could not post in this channel ({ $why }). Nothing is lost: I post it as soon as I can. If it keeps happening, ask whoever runs this server to let me view the channel, send messages and attach files; `/show board` shows the table.
# Of a game in direct messages.
cannot-message = Your game is ready, but I can’t message you. Tap this server’s name, then *Privacy Settings*, and allow *Direct Messages*. Or open my profile, choose *Message* and type `/turn panel` there.

## Counsel.

advice = **What I would do:**
# $advice: a way to play on, with why
# $number (number): 1 for the best
advised = { $number }. { $advice }
# $advice: the best way to play on
# $others: what may stand in it instead: "L1-1, L1-6"
or-equal = { $advice } Just as good: { $others }.
# $advice: a hint without its full stop
same-reasons = { $advice }, for the same reasons.
# $done (number): how many of them
looking-back = Looking back at the game, turn by turn: { $done } of { $count } …
# $ready: in what time: "in 30 seconds"
# $done (number): how many of them
looking-back-until = Looking back at the game, turn by turn: { $done } of { $count }, ready { $ready } …
looking-back-begins = Looking back at the game: this takes about a minute …

## Statistics of games with computers, which are counted apart.

# $games (number): that were played with computers
# $points (number): on average
# $won (number): of these games
stats-with-computers =
    { $games ->
        [one] With computers: { $games } game, { $points } points, { $won } won. It is not counted above.
       *[other] With computers: { $games } games, { $points } points on average, { $won } won. They are not counted above.
    }
# $games (number): of a server's, with computers
stats-of-server-with-computers =
    { $games ->
        [one] { $games } game with computers is not counted above.
       *[other] { $games } games with computers are not counted above.
    }
stats-only-with-computers = A computer played in each of these games, at least for a while.

## A computer in somebody's place.

# $tables (number): at how many a computer plays
away =
    { $tables ->
        [one] A computer plays for you at one table until { $until }. Your next click or command there takes your seat back.
       *[other] A computer plays for you at { $tables } tables until { $until }. Your next click or command at one of them takes your seat back there.
    }
# Where nobody else plays at present.
away-alone = You are away until { $until }. Nobody else is playing now either, so the game waits.
away-nowhere = Nobody is waiting for you. A solo game stays as it is until you return.
# At the top of their panel.
you-are-away = A computer is playing for you. Whatever you press here takes your seat back.
# Where everybody is away.
all-are-gone = Nobody is playing now, so the game waits. Type `/game join` to take your seat back.
all-are-away = Nobody is playing now, so the game waits. Whatever you press here takes your seat back.
# To somebody for whom a computer has played, in their panel.
# $did: its last turn, as sentences: "you play a card."
# $before: whether something newer is asked or told above it
computer-played =
    { $count ->
        [one] { $before ->
            [yes] Earlier, a computer played for you: { $did }
           *[no] A computer has played for you: { $did }
        }
       *[other] A computer has played { $count } turns for you. Most recently: { $did }
    }
turn-was-ended = Your turn was ended for you.
# $asked: what to do now: "Round II: your turn."
turn-while-planning = **{ $asked }** Nothing you tried here was saved. **My turn** opens your panel.
# To somebody who had left, and for whom the bot has decided.
# $did: their last turn, as sentences: "you pass."
# $before: whether something newer is asked or told above it
host-played =
    { $count ->
        [one] { $before ->
            [yes] Earlier, I played for you: { $did }
           *[no] I have played for you: { $did }
        }
       *[other] I have played { $count } turns for you. Most recently: { $did }
    }
# $tables (number): at how many somebody plays again
back-from-away =
    { $tables ->
        [0] No computer is playing for you anywhere.
        [one] You have your seat back at one table.
       *[other] You have your seats back at { $tables } tables.
    }

## The lobby of a table.

lobby-title = ## { $game }
# A seat that anybody may take.
lobby-open-seat = 🪑 Open seat
lobby-player = 👤 **{ $name }**
# Whoever decides about the table: at first, whoever opened it.
lobby-host = 👤 **{ $name }** · host
# Who starts the game.
lobby-complete = All seats are taken: **{ $name }** can press **Start**.
# Of a lobby that everybody has left.
lobby-empty = Nobody is left here: whoever presses **Join** next is the host.
# Of a game that can also be played alone, while nobody else has joined.
lobby-solo = To play alone, use `/game solo`.
# $level: how strong it is
lobby-computer = 🤖 **{ $name }** · { $level } computer
# $text: what was chosen about turns, or about times
lobby-small = -# { $text }
# In the place of the first lines of a turn for which a message has no room.
more-before = -# … for what came before, press Log
# $commitment: the sha256 of the host's part of the seed
fairness = -# Provably fair: before anybody joined I committed to my part of the seed, sha256 `{ $commitment }`. Everybody who joins adds to it; the log file of the finished game has both parts, so anyone can check.
