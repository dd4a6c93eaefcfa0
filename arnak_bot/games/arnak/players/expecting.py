"""Converts the estimated worth of a position into an expected final score, based on measurements in games.

`expectations.json` has its systematic and its random error at the start and the end of a seat's turns in each round,
and for keeping cards, where the search does not look far ahead (tools/players/fit_expectations.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.games.arnak.engine.rules.scoring import score_sheets
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT, Phase, State
from arnak_bot.games.arnak.players.features import points_of, stored

_MEASURED = stored("expectations.json")
_CARDS, _ARCHAEOLOGISTS = 5, 2


@dataclass(frozen=True, slots=True)
class Expectation:
    """The offset to add to an estimated worth, and the standard deviation of the final score around that sum."""

    offset: float
    spread: float

    def points(self, worth: float, state: State, seat: int) -> float:
        return max(worth + self.offset, float(points_of(state, seat)))


def expectation(state: State, seat: int) -> Expectation:
    """The expectation for a seat during its turn or, while cards are being kept, for the coming round."""
    rows = _MEASURED["seats"][state.board]
    if state.phase is Phase.KEEPING:
        begins = _between(rows[state.round], 0.0)
        return Expectation(begins.offset + _MEASURED["keeping"], begins.spread)
    return _between(rows[state.round - 1], progress(state, seat))


def rival_expectation(state: State) -> tuple[float, float]:
    rival = _between(_MEASURED["rival"][state.round - 1], rival_progress(state))
    return score_sheets(state)[RIVAL_SEAT].total + rival.offset, rival.spread


def progress(state: State, seat: int) -> float:
    """How far a seat is through its round, 0 to 1, judging by the cards and archaeologists it has used."""
    player = state.players[seat]
    if player.passed:
        return 1.0
    return 1 - (min(len(player.hand), _CARDS) + player.at_home) / (_CARDS + _ARCHAEOLOGISTS)


def rival_progress(state: State) -> float:
    """How far the rival is through its round, 0 to 1, judging by the tiles it has revealed."""
    assert state.rival is not None, "there is only a rival in solo games"
    used, left = len(state.rival.used), len(state.rival.stack)
    return used / max(1, used + left)


def _between(measured: list[list[float]], share: float) -> Expectation:
    (offset, spread), (last_offset, last_spread) = measured
    return Expectation(offset + (last_offset - offset) * share, spread + (last_spread - spread) * share)
