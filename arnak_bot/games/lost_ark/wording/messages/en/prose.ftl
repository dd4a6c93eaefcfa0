### The smallest words.

# $colour (arnak_bot.games.lost_ark.engine.printed.Colour): which
colour =
    { $colour ->
        [green] green
        [red] red
        [yellow] yellow
        [blue] blue
       *[grey] grey
    }
# $terrain (arnak_bot.games.lost_ark.engine.printed.Terrain): what is printed on it
# $place: its number
place =
    { $terrain ->
        [forest] forest { $place }
        [mountain] mountain { $place }
        [meadow] meadow { $place }
        [ocean] ocean { $place }
        [shipwreck] shipwreck { $place }
        [city] city { $place }
        [road] road { $place }
       *[dangerous] dangerous { $place }
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
parts =
    { $count ->
        [one] { $count } part
       *[other] { $count } parts
    }
hints =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
# $letter: a part
# $count (number): places where it could still be found
letter = { $letter } { $count }
