"""The levels of the computer players: how far each looks, in positions and imagined games; the clock only as a cap."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from arnak_bot.games.arnak.players.turns import Budget
from arnak_bot.games.kit import players

__all__ = ["LEVELS", "STRONG", "Level"]


_LATER = Budget(120, before=5, payments=2, endings=6, polished=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Level(players.Level):
    """How one level thinks; `enough` counts positions.

    Attributes:
        first: the budget of the turn that is to be played.
        later: the budget of each turn after that, where ways are compared.
        turns: how many turns of its own it looks ahead after this one then.
    """

    first: Budget
    later: Budget = _LATER
    turns: int = 7


STRONG = Level(
    "strong", ((8, 1), (5, 2), (3, 3)), 6000, first=Budget(600, before=16, payments=3, endings=24, polished=4)
)
_LEVELS = (
    Level("novice", daydreams=30, first=Budget(30, before=1, payments=1, endings=3, polished=0)),
    Level("able", first=Budget(60, before=2, payments=1, endings=4, polished=1)),
    STRONG,
)
LEVELS: Mapping[str, Level] = {level.name: level for level in _LEVELS}
"""By name, the weakest first."""
