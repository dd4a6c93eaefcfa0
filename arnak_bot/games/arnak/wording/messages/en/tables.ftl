### The whole table in words: alt texts, the board for screen readers, and the score sheet. An alt text holds 1,024 characters.
### $lines: each source with its points
### $track: where their tokens stand

lit-alt = Your panel, a small map, your hand, and a large numbered tile for everything on the table that the menus list.
# The alternative text if there is nothing to choose on the board.
lit-own-alt = What you can use now is outlined on your panel and in your hand, with its number in the menus.
nothing = nothing
none = none

## Whose turn it is.

to-move = Round { $round }, { $who } to move.
    .keeping = Round { $round } ends: { $who } may keep cards.
waits = Round { $round }: { $who } to move.
    .keeping = Round { $round } ends. { $who }: which cards do you keep?
# Two or more have as many points.
# $how: how it was decided: rival, temple or research
won-tie =
    { $how ->
        [rival] { $who } wins, { $points } all: ties go to the rival
        [temple] { $who } wins, { $points } all: first at the Lost Temple
       *[research] { $who } wins, { $points } all: ahead on the research track
    }

## Parts of the board. Lists of cards, sites and names are put in.

# $artifacts: names with costs
# $items: names with costs
row-alt = Row: { $artifacts } | { $items }.
# $sites: each with who stands there
sites-alt = Sites: { $sites }.
assistants-alt = Assistants: { $assistants }.
artifacts-line = Artifacts: { $cards }.
items-line = Items: { $cards }.
# $rows: who stands where
track-line = Research track. { $rows }.
# $tokens: where their tokens stand
on-track = { $name }: { $tokens }
glass-at = glass at { $space }
# $glass: where the glass is: "glass at row 3"
notebook-at = { $glass }, notebook at { $space }
nobody-yet = nobody yet
# $arrived: who has come to the temple, in order
# $stacks: the tiles left
temple-line = Lost Temple: { $arrived }; tiles there: { $stacks }.
# $left (number): tiles of a stack
stack = { $left } worth { $worth }
# $assistants: names with how many lie there
assistants-line = Assistants on top of their stacks: { $assistants }.
stack-of = { $assistant } ({ $count })

## Sites.

free = free
site-alt = { $site }: { $who }
site-alt-guarded = { $site }, guardian { $guardian }: { $who }
# $site: its id
undiscovered = { $site }: undiscovered, { $compasses } and { $travel }; idol: { $idol }.
# $spaces: each free or with who stands there
discovered = { $site }: { $effect }; { $spaces }.
space-free = a free space for { $travel }
space-blocked = a blocked space
guardian = Guardian { $guardian }: { $cost }.

## Players and the rival.

player = { $name }: { $tokens }; { $track }; { cards } in hand.
    .passed = { $name }: { $tokens }; { $track }; { cards } in hand, passed.
rival-played = played { $tile }
tiles-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
# $arrow: left or right
arrow = arrow { $arrow }
guardians =
    { $count ->
        [one] { $count } guardian
       *[other] { $count } guardians
    }

## A round looked back on.

round-name = round { $round }
# What the simplest move is, made for a player whose time has run out.
least = a pass: no more turns this round
    .keeping = no cards are kept

round-alt = Round { $round }.
# $headline: what it is remembered for
headline = { $headline }.
# $figures: what they did, with numbers
round-of-player = { $name }: { $figures }.
# $starter: who begins
next-round = { $starter } begins round { $round }; in the row: { $cards }.
feat-temple = { $who } reached the Lost Temple
feat-guardians = { $who } overcame { $count ->
        [one] a guardian
       *[other] { $count } guardians
    }
feat-level-2 = { $who } discovered { $count ->
        [one] a level II site
       *[other] { $count } level II sites
    }
feat-level-1 = { $who } discovered { $count ->
        [one] a site
       *[other] { $count } sites
    }
feat-artifacts = { $who } bought { $count ->
        [one] an artifact
       *[other] { $count } artifacts
    }
feat-research = { $who } took { $count ->
        [one] a step on the track
       *[other] { $count } steps on the track
    }
feat-items = { $who } bought { $count ->
        [one] an item
       *[other] { $count } items
    }
feat-cards = { $who } played { $count ->
        [one] a card
       *[other] { $count } cards
    }

## Points.

score-alt = { $name } { points }: { $lines }.
score-line = **{ $name } { $points }**: { $lines }.

## Cards.

owns = **{ $name }** owns { $cards }.
still-in-deck = Still in your deck: { $cards }.
exiled-items = **Items in exile**: { $cards }.
exiled-artifacts = **Artifacts in exile**: { $cards }.

## The lines of the score sheet.

source-magnifying-glass = magnifying glass
source-notebook = notebook
source-temple-tiles = temple tiles
source-idols = idols
source-empty-idol-slots = empty idol slots
source-guardians = guardians
source-items = items
source-artifacts = artifacts
source-fear = Fear

## The start of a game, and the end of one against the rival.

# $order: the players with the signs of their seats, in the order of play
opening = **The expedition begins.** Order: { $order }
# $tiles: the red tiles of the rival (R47), listed
solo-opening = **{ $name } against the rival**, difficulty { $difficulty } of 5.
    .with-red-tiles = { solo-opening } Harder tiles in play: { $tiles }.
again-at = Play again (difficulty { $difficulty } of 5)

## A game looked back on, and what signs mean.

legend-alt = What the icons mean: resources, ways to travel, cards, assistants, idols, guardians and points, each with its name.

## The table in the name of its thread.

in-thread-name = Arnak, { $board }

## The parts of the board, as one chooses them.

part-island = the island
part-track = the research track
part-row = the card row
part-player = one player

## What a table chooses of this game.

rival =
    .solo = Difficulty: how many of the rival’s tiles are the harder red ones (0 to 5)
board =
    .in-lobby = Board
    .solo = Which board
    .server = Default for /game new: the board
    .name-bird = Bird Temple (easier)
    .name-snake = Snake Temple
    .proposed = { $board }
