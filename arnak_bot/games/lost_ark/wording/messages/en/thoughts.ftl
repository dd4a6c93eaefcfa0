### What a computer would do, and why: hints and the look back at a game.
### $figures: how it does in imagined games
### $parts: found on average: "4.5"
### $number (number): of the moment, as in the picture
### $other: what would have been better, or the next best
### $games: of the simulated ones: "3 of 20", "all 20"
### $played: what was done
### $players (number): at the table
### $why: whole sentences, or nothing
### $won (number): imagined games
### $round: "Round 3"
### $count (number): how many of what is named; behind “of”, simulated games
### $aim: "win", or "find" for those who win only by finding the ark

## A hint.

# $what: to do
advised = **{ $what }**: { $figures }. { $why }
# $what: to do, where there is nothing to choose
only = **{ $what }**. { $why }
# Why to end a turn although another place may be visited.
nothing-near = None of the places you may still visit brings you closer to what you need.
# Why to end a turn although a diamond could be spent.
# $count (number): of diamonds
keeps-diamonds =
    { $count ->
        [one] It keeps your diamond for later; unused, it is worth 5 points.
       *[other] It keeps your { $count } diamonds for later; each one unused is worth 5 points.
    }
# Of a walk that visits fewer places than it may.
# $what: to do: "Call red, then visit mountain 55"
no-more = { $what } and no more
figures = { wins } simulated games; { $parts } parts on average
wins =
    { $aim ->
        [find] finds the ark in
       *[win] wins
    } { $games }
# $which: none, all or some of the simulated games
of-games =
    { $which ->
        [none] none of { $count }
        [all] all { $count }
       *[some] { $won } of { $count }
    }
# $certain: whether it is certain that the ark can no longer be found
# $count (number): of so many, none of which finds the ark
# $points (number): on average
lost-figures =
    { $certain ->
        [yes] the ark is out of reach
       *[no] the ark looks out of reach (found in none of { $count } simulated games)
    }; { a-point } on average
# $aim: "win", or "find" for those who win only by finding the ark
# $less: what it has less of than the first hint, "parts", "points", "alone" (points, where no game is won), "same" (nothing,
# for certain) or "nothing"
# $points (number): fewer
level =
    { $less ->
        [parts] also { wins }, but with only { $parts } parts on average
        [points] also { wins }, with as many parts but { a-point } fewer on average
        [alone] { a-point } fewer on average
        [same] just as good
       *[nothing] practically as good
    }
a-point =
    { $points ->
        [one] a point
       *[other] { $points } points
    }

## Why; each follows “It”.

ark = completes the ark
# $before (number): spots for the whole compass on the map that the sheet still allows
# $most: whether no other fill leaves more
leaves =
    { $most ->
        [yes] leaves the most spots ({ $count } of { $before }) where you can find all seven parts together
       *[no] leaves { $count } of { $before } spots where you can find all seven parts together
    }
keeps = leaves every spot where you can find all seven parts together
# Of a start.
central = lies on a short route to all seven parts
near =
    { $count ->
        [one] lies next to a place on a short route to all seven parts
       *[other] lies next to { $count } places on a short route to all seven parts
    }
visits =
    { $count ->
        [one] takes you a place further along a short route to the parts you need
       *[other] takes you { $count } places further along a short route to the parts you need
    }
# $colour: whose walks go a place farther
widens = lets your { $colour } walks visit { $count } places
starves =
    { $count ->
        [one] is a colour one opponent has no good tile for
       *[other] is a colour { $count } opponents have no good tile for
    }
saves = leaves the compass as it is, so the whole of it still fits your map
# A minus point; the first one also costs what a game without any earns.
minus =
    { $count ->
        [one] costs a point
       *[other] costs 1 point, and your 5-point bonus for taking none
    }
# $letters: parts that fit nowhere any more: "A or B"
# $diamonds: whether there are any, or any to come
spoils =
    leaves no place for { $letters }{ $diamonds ->
        [yes] , unless a diamond helps
       *[no] { "" }
    }
# $diamonds: whether any are to come
# $most: whether no other fill leaves any
# $minus: whether the only other answer then is a minus point
last =
    leaves no spot where you can find all seven parts together{ $diamonds ->
        [yes] { "" } without a new diamond
       *[no] { "" }
    }{ $most ->
        [yes] ; no other tile would leave one either{ $minus ->
            [yes] { " " }(only a minus point would)
           *[no] { "" }
        }
       *[no] { "" }
    }

## Looking back at a game.

chances = Chance to win, in percent
nothing-decided =
    { $players ->
        [one] No clear mistakes: nothing cost you much of your chance to win.
       *[other] No clear mistakes: nothing cost anybody much of their chance to win.
    }
# A steep fall in the chart that none of the choices explains.
# $before (number): percent
# $round: "round 3"
# $after (number): percent
# $then: "round 5"
# $over: whether it is only known at the end
fell =
    { $over ->
        [yes] { $name } fell from { $before }% in { $round } to { $after }% at the end
       *[no] { $name } fell from { $before }% in { $round } to { $after }% in { $then }
    }: no single choice explains it, { $players ->
        [one] so it was the die, or many small losses.
       *[other] so it was the others, the die, or many small losses.
    }
decided =
    { $count ->
        [one] One call or answer mattered most.
       *[other] { $count } calls and answers mattered most.
    }
moment = **{ $number }.** { $round }, { $name }: { $played } ({ $figures }). “**{ $other }**” was better: { $games }; { $parts } parts. { $why }
good-choice = **{ $number }.** { $round }, { $name }: “**{ $played }**” was a good choice ({ $figures }). { $why } The next best was “{ $other }”: { $games }; { $parts } parts.
# $count (number): of calls and answers
sureness =
    { $count ->
        [one] One real decision was compared with the computer’s best, using only what was known then.
       *[other] { $count } real decisions were compared with the computer’s best, using only what was known then.
    } The line also moves with luck.
