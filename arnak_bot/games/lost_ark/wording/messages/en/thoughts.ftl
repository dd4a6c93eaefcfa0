### What a computer would do, and why: hints and the look back at a game.

## A hint.

# $what: to do
# $won (number): imagined games
# $count (number): of so many
# $why: whole sentences, or nothing
advised = **{ $what }**: wins { $won } of { $count } imagined games, with { $parts } of 7 parts on average. { $why }

## Why; each follows “It”.

# $reasons: why, listed
because = It { $reasons }.
# $reasons: why not, listed
but = But it { $reasons }.
# $before (number): ways to lay the compass onto the map that the sheet still allows
leaves = leaves { $count } of { $before } ways to lay the whole compass
keeps = fits every way to lay the whole compass that you have left
visits =
    { $count ->
        [one] visits a place that your best way needs
       *[other] visits { $count } places that your best way needs
    }
starves =
    { $count ->
        [one] is a colour that one opponent cannot fill well
       *[other] is a colour that { $count } opponents cannot fill well
    }
saves = keeps the compass as it is, and the whole ark possible
last = leaves no way to lay the whole compass with the diamonds you have
shifts =
    { $count ->
        [one] costs a hint
       *[other] costs { $count } hints
    }

## Looking back at a game.

chances = Chance to win, in percent
nothing-decided = No clear mistakes: no answer cost anybody much of their chance to win.
decided =
    { $count ->
        [one] One answer cost or decided the game most.
       *[other] { $count } answers cost or decided the game most.
    }
# $number (number): of the moment, as in the picture
# $round: "Round 3"
# $played: what was done
# $won (number): imagined games
# $count (number): of so many
# $better: what would have been better
# $better_won (number): imagined games
# $why: whole sentences, or nothing
moment = **{ $number }.** { $round }, { $name }: { $played } (won { $won } of { $count } imagined games). **{ $better }** was better: { $better_won } of { $count }. { $why }
# $count (number): of answers
sureness =
    { $count ->
        [one] One answer was compared with the computer’s best, by what its player knew then.
       *[other] Each of { $count } answers was compared with the computer’s best, by what its player knew then.
    }
