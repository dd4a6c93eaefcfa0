### The statistics of finished games: sections with lines of name and value.

title-by-board-and-players = By board and players
title-points-a-game = Points a game
title-resources-gained-paid = Resources gained / paid
title-favourite-cards = Favourite cards
title-favourite-assistants = Favourite assistants
title-most-played-cards = Most played cards
title-most-bought-cards = Most bought cards
title-most-used-assistants = Most used assistants
won-against-others = won against others
usual-time-of-a-turn = usual time per turn
of-them-solo = solo games
won-against-rival = won against rival { $difficulty }
by-table =
    { $count ->
        [1] { $board }, solo: games / average / best
       *[other] { $board }, { $count } players: games / average / best
    }
resource-coin = coin
resource-compass = compass
resource-tablet = tablet
resource-arrowhead = arrowhead
resource-jewel = jewel
none-yet = none yet

## Sections; the attributes are the figures, called as `figures.py` stores them, in this order.

island = Island
    .dug-camp = digs at camps
    .dug-level-1 = digs at level I sites
    .dug-level-2 = digs at level II sites
    .activated-camp = camps activated
    .activated-level-1 = level I sites activated
    .activated-level-2 = level II sites activated
    .discovered-level-1 = level I sites discovered
    .discovered-level-2 = level II sites discovered
    .idols-taken = idols taken
guardians = Guardians
    .guardians-overcome = overcome
    .overcome-in-round-1 = in round I
    .overcome-in-round-2 = in round II
    .overcome-in-round-3 = in round III
    .overcome-in-round-4 = in round IV
    .overcome-in-round-5 = in round V
research = Research
    .research-glass = magnifying glass steps
    .research-notebook = notebook steps
    .temple-reached = temple reached
    .temple-tiles-worth-2 = temple tiles worth 2
    .temple-tiles-worth-6 = temple tiles worth 6
    .temple-tiles-worth-11 = temple tiles worth 11
cards = Cards
    .cards-drawn = drawn
    .cards-played = played for their effect
    .items-bought = items bought
    .artifacts-bought = artifacts bought
    .cards-exiled = exiled
    .fear-gained = Fear gained
    .fear-exiled = Fear exiled
assistants = Assistants
    .assistants-recruited = recruited
    .assistants-rescued = rescued
    .assistants-used = used
    .assistants-turned-to-gold = flipped to gold
turns = Turns
    .turns = turns
    .decisions = decisions
    .undone = taken back
