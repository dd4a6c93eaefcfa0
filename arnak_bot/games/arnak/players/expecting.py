"""How many points a game ends with, on the whole, where a position is judged to be worth so many: measured in games.

A player judges to compare; what it says of one position alone is off by an amount that is much the same for a board and
a round, and by another that is chance. Both are kept in `expectations.json` (tools/fit_expectations.py).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from math import sqrt
from statistics import stdev
from typing import Any

from arnak_bot.games.arnak.engine.rules.scoring import score_sheets
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT, State
from arnak_bot.games.arnak.players.features import points_of

__all__ = ["Expectation", "error_of", "expectation", "rival_expectation"]


@dataclass(frozen=True, slots=True)
class Expectation:
    """What is to be added to a judged worth, and by how much the end still differs: a standard deviation."""

    offset: float
    spread: float

    def points(self, worth: float, state: State, seat: int) -> float:
        """The points that a seat may expect at the end; what it has cannot be lost."""
        return max(worth + self.offset, float(points_of(state, seat)))


@cache
def _measured() -> dict[str, Any]:
    text = resources.files("arnak_bot.games.arnak.players").joinpath("expectations.json").read_text(encoding="utf-8")
    measured: dict[str, Any] = json.loads(text)
    return measured


def expectation(state: State) -> Expectation:
    """What a judged worth means in this round of this board."""
    offset, spread = _measured()["seats"][state.board][state.round - 1]
    return Expectation(offset, spread)


def rival_expectation(state: State) -> tuple[float, float]:
    """The points that the rival may expect at the end, and the standard deviation of that."""
    assert state.rival is not None, "there is a rival in games for one alone"
    to_come, spread = _measured()["rival"][state.round - 1]
    return score_sheets(state)[RIVAL_SEAT].total + to_come, spread


def error_of(worths: tuple[float, ...], spread: float) -> float:
    """The standard error of a mean; of a single figure that of a game."""
    return stdev(worths) / sqrt(len(worths)) if len(worths) > 1 else spread
