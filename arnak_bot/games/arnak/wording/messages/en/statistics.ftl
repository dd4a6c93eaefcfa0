### The statistics of finished games: sections with lines of name and value.

title-games = Games
title-by-board-and-players = By board and players
title-points-a-game = Points a game
title-island = Island
title-guardians = Guardians
title-research = Research
title-resources-gained-paid = Resources gained / paid
title-cards = Cards
title-favourite-cards = Favourite cards
title-assistants = Assistants
title-favourite-assistants = Favourite assistants
title-turns = Turns
title-most-wins = Most wins
title-best-points = Best points
title-most-played-cards = Most played cards
title-most-bought-cards = Most bought cards
title-most-used-assistants = Most used assistants
games = games
won-against-others = won against others
average-points = average points
best-points = best points
archaeologists-relocated = archaeologists relocated
archaeologists-taken-back = archaeologists taken back
idols-taken = idols taken
idols-slotted = idols slotted
idols-paid = idols paid
overcome = overcome
boons-used = boons used
moved = moved
magnifying-glass-steps = magnifying glass steps
notebook-steps = notebook steps
temple-reached = temple reached
bonus-tiles = bonus tiles
average-row-of-the-glass = average row of the glass
average-row-of-the-notebook = average row of the notebook
drawn = drawn
played-for-their-effect = played for their effect
put-down-unused = put down unused
items-bought = items bought
artifacts-bought = artifacts bought
gained-otherwise = gained otherwise
exiled = exiled
fear-gained = Fear gained
fear-exiled = Fear exiled
owned-at-the-end = owned at the end
recruited = recruited
rescued = rescued
used = used
turned-to-gold = turned to gold
exchanged = exchanged
refreshed = refreshed
borrowed = borrowed
usual-time-of-a-turn = usual time of a turn
turns = turns
decisions = decisions
taken-back = taken back
effects-declined = effects declined
tokens-left-at-the-end = tokens left at the end
of-them-solo = of them solo
players = players
# $games (number): games
some-of = { $count } of { $games }
# $difficulty (number): of the rival, 0 to 5
won-against-rival = won against rival { $difficulty }
# $board: a board: Bird
by-table =
    { $count ->
        [1] { $board }, solo: games / average / best
       *[other] { $board }, { $count } players: games / average / best
    }
digs-at-camps = digs at camps
digs-at-level-i = digs at level I sites
digs-at-level-ii = digs at level II sites
camps-activated = camps activated
level-i-activated = level I sites activated
level-ii-activated = level II sites activated
level-i-discovered = level I sites discovered
level-ii-discovered = level II sites discovered
# $round: in Roman numerals
in-round = in round { $round }
# $points (number): 2, 6 or 11
temple-tiles-worth = temple tiles worth { $points }
# $resource (arnak_bot.games.arnak.engine.resources.Resource): a token, one for all of its kind
resource =
    { $resource ->
        [coin] coin
        [compass] compass
        [tablet] tablet
        [arrowhead] arrowhead
       *[jewel] jewel
    }
none-yet = none yet
