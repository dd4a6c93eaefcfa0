### The whole table in words: alt texts, the board for screen readers, and the score sheet. An alt text holds 1,024 characters.

lit-alt = The board, with everything lit that the menus list, under their numbers; the rest is dimmed.
nothing = nothing
none = none

## Whose turn it is.

# $winners: who has won: "Ann wins with 61 points"
game-over = The game is over: { $winners }.
# $who: who is to move
to-move = Round { $round }, { $who } to move.
# $who: who is asked
to-keep = Round { $round } ends: { $who } may keep cards.
# $who: who is asked
waits-to-move = Round { $round }: { $who } to move.
# $who: who is asked
waits-to-keep = Round { $round } ends. { $who }: which cards do you keep?
# $who: the winners, listed
winners =
    { $count ->
        [one] { $who } wins with
       *[other] { $who } share the victory with
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Parts of the board. Lists of cards, sites and names are put in.

# $artifacts: names with costs
# $items: names with costs
row-alt = Row: { $artifacts } | { $items }.
# $sites: each with who stands there
sites-alt = Sites: { $sites }.
# $assistants: names
assistants-alt = Assistants: { $assistants }.
# $cards: names with costs
artifacts-line = Artifacts: { $cards }.
# $cards: names with costs
items-line = Items: { $cards }.
# $rows: who stands where
track-line = Research track. { $rows }.
# $tokens: where their tokens stand
on-track = { $name }: { $tokens }
# $space: of the research track: "row 3"
glass-at = glass at { $space }
# $glass: where the glass is: "glass at row 3"
# $space: of the research track
notebook-at = { $glass }, notebook at { $space }
nobody-yet = nobody yet
# $arrived: who has come to the temple, in order
# $stacks: the tiles left
temple-line = Lost Temple: { $arrived }; tiles there: { $stacks }.
# $left (number): tiles of a stack
# $worth: of each: "6 points, left"
stack = { $left } worth { $worth }
# $assistants: names with how many lie there
assistants-line = Assistants on top of their stacks: { $assistants }.
stack-of = { $assistant } ({ $count })

## Sites.

free = free
# $who: who stands there, or free
site-alt = { $site }: { $who }
# $who: who stands there, or free
site-alt-guarded = { $site }, guardian { $guardian }: { $who }
# $site: its id
# $compasses (number): what discovering costs
# $travel: what travelling costs: "a boot"
# $idol: what it gives
undiscovered =
    { $compasses ->
        [one] { $site }: undiscovered, { $compasses } compass and { $travel }; idol: { $idol }.
       *[other] { $site }: undiscovered, { $compasses } compasses and { $travel }; idol: { $idol }.
    }
# $effect: in signs
# $spaces: each free or with who stands there
discovered = { $site }: { $effect }; { $spaces }.
# $travel: what it costs: "a boot"
space-free = a space free for { $travel }
space-blocked = a space blocked
# $cost: to overcome it
guardian = Guardian { $guardian }: { $cost }.

## Players and the rival.

# $track: where their tokens stand
# $cards (number): in hand
player =
    { $cards ->
        [one] { $name }: { $tokens }; { $track }; { $cards } card in hand.
       *[other] { $name }: { $tokens }; { $track }; { $cards } cards in hand.
    }
# $track: where their tokens stand
# $cards (number): in hand
player-passed =
    { $cards ->
        [one] { $name }: { $tokens }; { $track }; { $cards } card in hand, passed.
       *[other] { $name }: { $tokens }; { $track }; { $cards } cards in hand, passed.
    }
# $tile: what it says: "dig for coins"
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
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## A round looked back on.

round-name = round { $round }

round-alt = Round { $round }.
# $headline: what it is remembered for
headline = { $headline }.
# $figures: what they did, with numbers
round-of-player = { $name }: { $figures }.
# $starter: who begins
# $cards: in the row
next-round = Round { $round } begins with { $starter }; in the row: { $cards }.
# $who: who did most of it
feat-temple = { $who } reached the Lost Temple
# $who: who did most of it
# $count (number): how often each
feat-guardians =
    { $count ->
        [one] { $who } overcame a guardian
       *[other] { $who } overcame { $count } guardians
    }
# $who: who did most of it
# $count (number): how often each
feat-level-2 =
    { $count ->
        [one] { $who } discovered a level II site
       *[other] { $who } discovered { $count } level II sites
    }
# $who: who did most of it
# $count (number): how often each
feat-level-1 =
    { $count ->
        [one] { $who } discovered a site
       *[other] { $who } discovered { $count } sites
    }
# $who: who did most of it
# $count (number): how often each
feat-artifacts =
    { $count ->
        [one] { $who } bought an artifact
       *[other] { $who } bought { $count } artifacts
    }
# $who: who did most of it
# $count (number): how often each
feat-research =
    { $count ->
        [one] { $who } took a step on the track
       *[other] { $who } took { $count } steps on the track
    }
# $who: who did most of it
# $count (number): how often each
feat-items =
    { $count ->
        [one] { $who } bought an item
       *[other] { $who } bought { $count } items
    }
# $who: who did most of it
# $count (number): how often each
feat-cards =
    { $count ->
        [one] { $who } played a card
       *[other] { $who } played { $count } cards
    }

## Points.

# $sheet: the score sheet in words, of a game that goes on
score-so-far-alt = The score as it would be now. { $sheet }
# $lines: each source with its points
score-alt =
    { $points ->
        [one] { $name } { $points } point: { $lines }.
       *[other] { $name } { $points } points: { $lines }.
    }
# $lines: each source with its points
score-line = **{ $name } { $points }**: { $lines }.

## Cards.

# $cards: all that they own
owns = **{ $name }** owns { $cards }.
# $cards: still to be drawn
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
source-fear = fear

## The start of a game, and the end of one against the rival.

# $order: the players with the signs of their seats, in the order of play
opening = **The expedition begins.** Order: { $order }
# $difficulty (number): 0 to 5
# $tiles: the red tiles of the rival (R47), listed
solo-opening = **{ $name } against the rival**, difficulty { $difficulty }. Its red tiles: { $tiles }.
# $difficulty (number): 0 to 5
solo-opening-without-red-tiles = **{ $name } against the rival**, difficulty { $difficulty }.
solo-won = You have beaten the rival.
solo-lost = The rival has the better of you. Another try?
# $difficulty (number): of the rival, 0 to 5
again-at = Play again, difficulty { $difficulty }

## A game looked back on, and what signs mean.

# $turns (number): frames of the film
# $ending: who has won
film-alt = The whole game, a frame for each of its { $turns } turns. { $ending }
legend-alt = What the signs mean: resources, ways to travel, cards, assistants, idols, guardians and points, each with its name.

## The table in the name of its thread.

# $board: the side of the board
in-thread-name = Arnak, { $board } side

## The parts of the board, as one chooses them.

part-island = the island
part-track = the research track
part-row = the card row
part-player = one player

## What a table chooses of this game.

rival =
    .solo = How many of the rival's tiles are red, 0 to 5
# $board: the name of a board: "Bird Temple"
board =
    .new = Which side of the board
    .solo = { board.new }
    .server = What /game new proposes: the side of the board
    .proposed = the { $board }
