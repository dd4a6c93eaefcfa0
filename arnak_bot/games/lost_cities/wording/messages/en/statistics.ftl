### The statistics of finished games: sections with lines of name and value.

# What stands behind each: games, average points, best points.
title-by-table = By players and length (games / average / best)
title-points = Points
# $players (number): at the table
table =
    { $length ->
        [long] long, { $players } players
       *[short] short, { $players } players
    }
# $games (number): at tables of a kind
# $average: of points
# $best: the most points
table-figures = { $games } / { $average } / { $best }
# $average: points, with one decimal
a-game = { $average } a game
points-of-explorers = from explorers
points-found = found on tiles
points-of-artifacts = from artifacts
debt-forgiven = debt forgiven

## Sections; the attributes are the figures, called as they are stored, in this order.

paths = Paths
    .paths-begun = begun
    .researcher-sent-out = with the researcher
    .steps = steps
    .steps-by-arrows = thanks to arrows
    .steps-from-cities = thanks to cities
    .steps-lost = steps that could not be taken
    .bridges-crossed = bridges crossed
    .cities-reached = cities reached
tiles = Tiles
    .artifacts-found = artifacts
    .arrows-found = arrows
cards = Cards
    .cards-played = played
    .cards-discarded = discarded
    .drawn-from-the-deck = drawn from the deck
    .taken-from-piles = taken from discard piles
turns = Turns
    .turns = turns
    .expeditions-ended = expeditions ended
