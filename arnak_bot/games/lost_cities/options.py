"""The table options of Lost Cities, and how to make a setup of them."""

from __future__ import annotations

from arnak_bot.game.options import Choice, GameOptions, Option, OptionScope
from arnak_bot.games.lost_cities.engine.setup import NEWEST_EDITION, Columns, GameSetup, Length


def _option(key: str, default: Length | Columns) -> Option:
    choices = tuple(Choice(each.value, each.value) for each in type(default))
    return Option(key, key, default.value, frozenset({OptionScope.NEW, OptionScope.SERVER}), choices)


LENGTH = _option("length", Length.LONG)
"""Three expeditions, or one (C1)."""
COLUMNS = _option("columns", Columns.RISING)
"""The direction of columns (C4, the variant)."""
OPTIONS = (LENGTH, COLUMNS)


def setup_from(options: GameOptions, players: int, seed: str, edition: int = NEWEST_EDITION) -> GameSetup:
    """Return the setup for a table's options.

    Raises:
        ValueError: the setup is impossible.
    """
    return GameSetup(players, Length(str(options[LENGTH.key])), Columns(str(options[COLUMNS.key])), seed, edition)
