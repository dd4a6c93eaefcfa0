### Everything in the box, for look-ups.
### $tile (arnak_bot.games.lost_cities.engine.printed.Tile): which

## Where things are looked for: "What is this?"

group-hand = Your hand
group-paths = Paths and their tiles
group-piles = Discard piles
group-box = Explorers, stones and tokens

## Names.

tile =
    { $tile ->
        [artifact] Artifact tile
        [arrow] Arrow tile
        [points-5] 5-point tile
        [points-10] 10-point tile
       *[points-15] 15-point tile
    }
researcher = Researcher
adventurer = Adventurer
stones = Stepping stones
artifact-tokens = Artifact tokens

## What they are.

# $card: "Red 5"
card-text = **{ $card }**: { $count } in the game.
# $path: "Red path"
# $stones: "2, 4 and 6"
path-text = **{ $path }**: nine stones; event tiles lie on stones { $stones }.
# $tiles: "an arrow on stone 2 and an artifact on stone 4"
path-now = Now: { $tiles }.
path-bare = Now: no tile is left.
# $tile: "an arrow"
tile-on = { $tile } on stone { $stone }
sign-on = { $sign } on { $stone }
artifact-text = **{ tile }** { $sign }: whoever gets there first takes it; after the expedition it becomes an artifact token.
arrow-text = **{ tile }** { $sign }: whoever comes here may take a step with any of their explorers on a path. The tile stays.
points-text = **{ tile }** { $sign }: paid at once to everybody who comes here, and never doubled. The tile stays.
in-the-box = There are { $count } in the box.
researcher-text = **Researcher**: the one piece that counts twice at the end of an expedition, for better or worse.
adventurer-text =
    { $count ->
        [one] **Adventurer**: you have { $count } adventurer; each walks a path of its own.
       *[other] **Adventurer**: you have { $count } adventurers; each walks a path of its own.
    }
# $points: of each stone: "−20, −15, …, 50"
# $stone (number): the last one before the bridge
stones-text = **Stepping stones**, from the first to the city: { $points } points. The bridge lies after stone { $stone }.

## Where a card is: how many of it are in a place.

# $where: "1 in your hand and 1 not seen yet"
cards-are = { $where }.
in-your-hand = { $count } in your hand
in-columns =
    { $count ->
        [one] { $count } in a column
       *[other] { $count } in columns
    }
in-pile = { $count } in the discard pile
in-another-hand = { $count } in another hand
not-seen = { $count } not seen yet
