### The statistics of finished games: sections with lines of name and value.

title-games = Games
# What stands behind each: games, average points, best points.
title-by-table = By players and length (games / average / best)
title-points = Points
title-paths = Paths
title-tiles = Tiles
title-cards = Cards
title-turns = Turns
title-most-wins = Most wins
title-best-points = Best points
games = games
players = players
won = won
average-points = average points
best-points = best points
# $players (number): at the table
# $length (arnak_bot.games.lost_cities.engine.setup.Length): of the game
table =
    { $length ->
        [long]
            { $players ->
                [one] long, { $players } player
               *[other] long, { $players } players
            }
       *[short]
            { $players ->
                [one] short, { $players } player
               *[other] short, { $players } players
            }
    }
# $games (number): at tables of a kind
# $average: of points
# $best: the most points
table-figures = { $games } / { $average } / { $best }
# $count (number): of them
# $games (number): of all
some-of = { $count } of { $games }
# $average: points, with one decimal
a-game = { $average } a game
of-explorers = of explorers
found-on-tiles = found on tiles
of-artifacts = of artifacts
debt-forgiven = debt forgiven
begun = begun
with-the-researcher = with the researcher
steps = steps
thanks-to-arrows = thanks to arrows
thanks-to-cities = thanks to cities
steps-lost = steps that nobody could take
bridges-crossed = bridges crossed
cities-reached = cities reached
artifacts = artifacts
arrows = arrows
played = played
discarded = discarded
from-the-deck = drawn from the deck
from-piles = taken from discard piles
turns = turns
expeditions-ended = expeditions ended
