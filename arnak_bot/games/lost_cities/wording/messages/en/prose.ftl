### The smallest words: amounts, cards, paths, stones, explorers and tiles.

## Amounts.

# $signed: the number, with a typographic minus: "−20"
# $count (number): the same without its sign
points =
    { $count ->
        [one] { $signed } point
       *[other] { $signed } points
    }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
artifacts =
    { $count ->
        [one] { $count } artifact
       *[other] { $count } artifacts
    }
artifact-tokens =
    { $count ->
        [one] { $count } artifact token
       *[other] { $count } artifact tokens
    }

## Cards and paths.

# $path (arnak_bot.games.lost_cities.engine.printed.Colour): which
colour =
    { $path ->
        [yellow] yellow
        [blue] blue
        [white] white
        [green] green
       *[red] red
    }
# $path (arnak_bot.games.lost_cities.engine.printed.Colour): its colour
# $value (number): 0 to 10
card =
    { $path ->
        [yellow] yellow { $value }
        [blue] blue { $value }
        [white] white { $value }
        [green] green { $value }
       *[red] red { $value }
    }
# As a title, or at the start of a sentence.
# $path (arnak_bot.games.lost_cities.engine.printed.Colour): its colour
# $value (number): 0 to 10
card-title =
    { $path ->
        [yellow] Yellow { $value }
        [blue] Blue { $value }
        [white] White { $value }
        [green] Green { $value }
       *[red] Red { $value }
    }
# $path (arnak_bot.games.lost_cities.engine.printed.Colour): which
path =
    { $path ->
        [yellow] the yellow path
        [blue] the blue path
        [white] the white path
        [green] the green path
       *[red] the red path
    }
# $path (arnak_bot.games.lost_cities.engine.printed.Colour): which
path-title =
    { $path ->
        [yellow] Yellow path
        [blue] Blue path
        [white] White path
        [green] Green path
       *[red] Red path
    }
# $path (arnak_bot.games.lost_cities.engine.printed.Colour): which
city =
    { $path ->
        [yellow] the yellow city
        [blue] the blue city
        [white] the white city
        [green] the green city
       *[red] the red city
    }
# $path (arnak_bot.games.lost_cities.engine.printed.Colour): whose arrow tile
arrow-on =
    { $path ->
        [yellow] the arrow on the yellow path
        [blue] the arrow on the blue path
        [white] the arrow on the white path
        [green] the arrow on the green path
       *[red] the arrow on the red path
    }

## Stones, explorers and tiles.

stone = stone { $stone }
the-city = the city
# $place: a stone, or the city
worth = { $place } ({ $points })
# The researcher counts twice.
# $place: a stone, or the city
# $printed: what stands there: "−20"
worth-twice = { $place } ({ $points }, twice { $printed })
researcher = researcher
adventurer = adventurer
# $tile (arnak_bot.games.lost_cities.engine.printed.Tile): which
tile =
    { $tile ->
        [artifact] an artifact
        [arrow] an arrow
        [points-5] a tile of 5 points
        [points-10] a tile of 10 points
       *[points-15] a tile of 15 points
    }
# A column without cards.
empty = empty
