### What stands in the pictures of Lost Cities. Be short: what finds no room is drawn smaller.

expedition = EXPEDITION
# $number: "II"
expedition-numbered = EXPEDITION { $number }
to-move = to move
# $count (number): of those who have won
winners =
    { $count ->
        [one] winner
       *[other] winners
    }
bridges = bridges
discards = discards
# $value (number): of the card below the top one
then = then { $value }
# On a card of the hand that cannot be played.
discard-only = discard only
final-score = FINAL SCORE
# One letter for each path, so that nobody needs its colour.
# $path (arnak_bot.games.lost_cities.engine.printed.Colour): which
letter =
    { $path ->
        [yellow] Y
        [blue] B
        [white] W
        [green] G
       *[red] R
    }
# $path (arnak_bot.games.lost_cities.engine.printed.Colour): which
colour =
    { $path ->
        [yellow] yellow
        [blue] blue
        [white] white
        [green] green
       *[red] red
    }
