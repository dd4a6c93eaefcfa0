### The statistics of finished games.

# What stands behind each: games, arks found, average points.
by-table = By players and difficulty (games / arks found / average points)
players =
    { $count ->
        [one] alone
       *[other] { $count } players
    }
table-easy = { players }, hints and diamonds
table-medium-hints = { players }, hints only
table-medium-diamonds = { players }, diamonds only
table-high = { players }, no hints or diamonds
# $games (number): at tables of a kind
# $found (number): of them with the ark
# $average: of points
table-figures = { $games } / { $found } / { $average }

## A section; the attributes are the figures, called as they are stored, in this order.

sheets = All games together
    .arks-found = arks found
    .parts-found = parts of the ark found
    .hints = hints left over
    .diamonds = diamonds left over
    .challenges = challenges met
    .found-early = boxes left when the ark was found
    .minus-points = minus points

## Which challenges somebody has met with which character, in any game.

challenges = Challenges met, by character
    .plains = meadows
    .forests = forests
    .ocean = ocean
    .cities = cities
    .mountains = mountains
    .roads = roads
    .borders = border
    .no-minus = no minus points
none-met = none yet
