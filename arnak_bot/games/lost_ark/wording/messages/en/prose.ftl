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
# $terrain (arnak_bot.games.lost_ark.engine.printed.Terrain): what is printed on all of them
# $places: their numbers: "34 and 35"
places =
    { $terrain ->
        [forest] forests { $places }
        [mountain] mountains { $places }
        [meadow] meadows { $places }
        [ocean] ocean { $places }
        [shipwreck] shipwreck { $places }
        [city] cities { $places }
        [road] roads { $places }
       *[dangerous] dangerous { $places }
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
# $first: whether it is the first of several
letter =
    { $first ->
        [yes] { $count ->
            [0] { $letter } fits no place any more
            [one] { $letter } still fits { $count } place
           *[other] { $letter } still fits { $count } places
        }
       *[no] { $letter } { $count }
    }
tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
boxes =
    { $count ->
        [one] { $count } box
       *[other] { $count } boxes
    }
