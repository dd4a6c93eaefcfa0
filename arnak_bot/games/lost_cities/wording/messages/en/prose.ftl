### The smallest words: amounts, cards, paths, stones, explorers and tiles.
### $path (arnak_bot.games.lost_cities.engine.printed.Colour): which
### $value (number): 0 to 10
### $place: a stone, or the city

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

## Cards and paths. Where a language bends the colour, each of these can choose by $path itself.

colour =
    { $path ->
        [yellow] yellow
        [blue] blue
        [white] white
        [green] green
       *[red] red
    }
card = { colour } { $value }
path = the { colour } path
# As a title, with a capital.
path-title = { colour } path
city = the { colour } city
arrow-on = the arrow on { path }
of-colour = { colour } { $values }

# $reason (arnak_bot.games.lost_cities.engine.events.EndReason): with what
ended =
    { $reason ->
        [bridges] { $name } took the fifth explorer over a bridge.
       *[deck] { $name } drew the last card of the deck.
    }

## Stones, explorers and tiles.

stone = stone { $stone }
the-city = the city
on-stone = on { stone }
in-the-city = in { the-city }
worth = { $place } ({ $points })
# The researcher counts twice.
# $printed: what stands there: "−20"
worth-twice = { $place } ({ $points }, twice { $printed })
# $tile (arnak_bot.games.lost_cities.engine.printed.Tile): which
tile =
    { $tile ->
        [artifact] an artifact
        [arrow] an arrow
        [points-5] a 5-point tile
        [points-10] a 10-point tile
       *[points-15] a 15-point tile
    }
