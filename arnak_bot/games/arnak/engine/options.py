"""The table options of Arnak: their declarations, and the setup that results from what a table chooses."""

from __future__ import annotations

from arnak_bot.game.options import GameOptions, Option, OptionScope, menu_of
from arnak_bot.game.position import Setup
from arnak_bot.games.arnak.engine.printed import BoardName
from arnak_bot.games.arnak.engine.setup import EASIEST_RIVAL, HARDEST_RIVAL, GameSetup

GUIDED = "guided"
"""The value of `RIVAL` in the guided game: the easiest rival, and the stacks arranged as in `OPENING`."""

OPENING = (
    *("exploration-car", "exploration-ship", "funding-car", "fear", "fear"),
    *("site 2", "site 6", "site 4", "site 7"),
    *("guardian 2", "guardian 3", "guardian 4", "guardian 1"),
)
"""A hand that pays for a discovery at once, sites that give an arrowhead, and guardians that are cheap to overcome."""

RED_TILES = {
    "collectors": ("buy-item-red", "buy-artifact-red"),
    "hunters": ("discover-red", "overcome-red"),
}
"""The values of `RIVAL` that name the rival's red tiles instead of saying how many to draw at random."""

RIVAL = Option(
    "rival",
    "difficulty",
    default=None,
    asked=frozenset({OptionScope.SOLO}),
    numbers=range(EASIEST_RIVAL, HARDEST_RIVAL + 1),
    besides=(None, GUIDED, *RED_TILES),
    otherwise={OptionScope.SOLO: 1},
)
"""The difficulty of the rival in a solo game (R47); None with human opponents."""

BOARD = menu_of("board", map(str, BoardName), {OptionScope.LOBBY, OptionScope.SOLO, OptionScope.SERVER})

OPTIONS = (RIVAL, BOARD)
"""All options of an Arnak table, in the order in which commands ask for them."""


def board_of(options: GameOptions) -> str:
    board = options[BOARD.key]
    assert isinstance(board, str), "checked when the table was opened or loaded"
    return board


def rival_of(options: GameOptions) -> int | None:
    rival = options[RIVAL.key]
    if rival == GUIDED:
        return EASIEST_RIVAL
    if rival in RED_TILES:
        return len(RED_TILES[str(rival)])
    assert rival is None or isinstance(rival, int), "checked when the table was opened or loaded"
    return rival


def setup_from(setup: Setup) -> GameSetup:
    """Raises ValueError if a value is not one of the available choices."""
    options, chosen = setup.options, setup.options[RIVAL.key]
    opening = OPENING if chosen == GUIDED else RED_TILES.get(str(chosen), ())
    board, rival = board_of(options), rival_of(options)
    return GameSetup(setup.players, board, setup.seed, setup.ends_turns, rival, setup.edition, opening)
