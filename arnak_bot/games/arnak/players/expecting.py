"""How many points a game ends with, on the whole, where a position is judged to be worth so many: measured in games.

A player judges to compare; what it says of one position alone is off by an amount that is much the same for a board, a
round and how far a seat is into it, and by another that is chance. Both are kept in `expectations.json`, each as it is
where a round begins and where it ends for a seat, and between two rounds, where one keeps cards without looking far
ahead (tools/players/fit_expectations.py).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from arnak_bot.games.arnak.engine.rules.scoring import score_sheets
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT, Phase, State
from arnak_bot.games.arnak.players.features import points_of

__all__ = ["Expectation", "expectation", "progress", "rival_expectation", "rival_progress"]

_CARDS, _ARCHAEOLOGISTS = 5, 2
"""What a seat begins a round with."""


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


def expectation(state: State, seat: int) -> Expectation:
    """What a worth means that is judged for a seat at its turn, or for the round to come where one keeps cards."""
    rows = _measured()["seats"][state.board]
    if state.phase is Phase.KEEPING:
        begins = _between(rows[state.round], 0.0)
        return Expectation(begins.offset + _measured()["keeping"], begins.spread)
    return _between(rows[state.round - 1], progress(state, seat))


def rival_expectation(state: State) -> tuple[float, float]:
    """The points that the rival may expect at the end, and the standard deviation of that."""
    rival = _between(_measured()["rival"][state.round - 1], rival_progress(state))
    return score_sheets(state)[RIVAL_SEAT].total + rival.offset, rival.spread


def progress(state: State, seat: int) -> float:
    """How far a seat is into its round, 0 to 1: by the cards and archaeologists that it has used up."""
    player = state.players[seat]
    if player.passed:
        return 1.0
    return 1 - (min(len(player.hand), _CARDS) + player.at_home) / (_CARDS + _ARCHAEOLOGISTS)


def rival_progress(state: State) -> float:
    """How far the rival is into its round, 0 to 1: by the tiles that it has turned up."""
    assert state.rival is not None, "there is a rival in games for one alone"
    used, left = len(state.rival.used), len(state.rival.stack)
    return used / max(1, used + left)


def _between(measured: list[list[float]], share: float) -> Expectation:
    """What was measured where a round begins and where it ends, in between."""
    (offset, spread), (last_offset, last_spread) = measured
    return Expectation(offset + (last_offset - offset) * share, spread + (last_spread - spread) * share)
