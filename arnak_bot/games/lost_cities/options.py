"""What a table of Lost Cities may choose: the declarations, and how a setup follows from what was chosen."""

from __future__ import annotations

from arnak_bot.game.options import Asked, Choice, GameOptions, Option
from arnak_bot.games.lost_cities.engine.setup import NEWEST_EDITION, Columns, GameSetup, Length

__all__ = ["COLUMNS", "LENGTH", "OPTIONS", "setup_from"]

_ANYWHERE = frozenset({Asked.NEW, Asked.SERVER})

LENGTH = Option(
    "length",
    "length",
    default=Length.LONG.value,
    asked=_ANYWHERE,
    choices=tuple(Choice(length.value, length.value) for length in Length),
)
"""Three expeditions, or one (C1)."""

COLUMNS = Option(
    "columns",
    "columns",
    default=Columns.RISING.value,
    asked=_ANYWHERE,
    choices=tuple(Choice(columns.value, columns.value) for columns in Columns),
)
"""Which way columns of cards may go (C4, the variant)."""

OPTIONS = (LENGTH, COLUMNS)


def setup_from(options: GameOptions, players: int, seed: str, edition: int = NEWEST_EDITION) -> GameSetup:
    """Return the setup that a table has chosen.

    Raises:
        ValueError: no table can have chosen it.
    """
    return GameSetup(players, Length(str(options[LENGTH.key])), Columns(str(options[COLUMNS.key])), seed, edition)
