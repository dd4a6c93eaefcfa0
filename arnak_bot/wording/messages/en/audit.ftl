### Lines for a server's moderators about what was decided at its tables, in a channel of their choice.

# $what: a sentence about it
line = {""}*{ $game }*, { $where }: { $what }
# $who: whoever did it
stopped =
    { $lobby ->
        [yes] { $who } closed the lobby.
       *[no] { $who } stopped the table.
    }
# $who: somebody who has no seat
stopped-by-moderator =
    { $lobby ->
        [yes] { $who } closed the lobby as a moderator.
       *[no] { $who } stopped the table as a moderator.
    }
stopped-by-somebody = The table was stopped.
closed = Closed, because nothing had happened for a month.
# $who: whoever did it
reopened = { $who } reopened the table.
reopened-by-somebody = The table was reopened.
left = { $name } left the game.
left-as-last = { $name } left, which ended the game.
# $who: a moderator
# $newcomer: to whom
seat-offered = { $who } offered { $name }’s seat to { $newcomer }, as a moderator.
# $newcomer: who plays from now on
seat-taken = { $newcomer } took over { $name }’s seat.
stands-in = { $name }’s time had run out, so a computer took over until they are back.
# $motion (arnak_bot.store.kinds.VoteKind): what was agreed
# $until: a date and time
agreed =
    { $motion ->
        [pass] The table ended { $name }’s turn.
        [without] The table decided to go on without { $name }.
        [replace] The table decided to replace { $name }.
        [pause] The table agreed to a pause for { $name } until { $until }.
        [computer] The table decided to let a computer play for { $name }.
        [reopenturn] The table let { $name } take back the end of a turn.
       *[takeback] The table let { $name } take back a step.
    }
