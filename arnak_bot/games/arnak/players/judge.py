"""How good a position is for a seat: its points, and its prospects weighed by board and round."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from operator import mul

from arnak_bot.games.arnak.engine.state import State
from arnak_bot.games.arnak.players.features import features, phase_of, points_of

__all__ = ["JUDGE", "Judge", "judge_in"]

Weights = Mapping[str, Sequence[Sequence[float]]]
"""By board, by phase (`features.phase_of`), by feature."""


@dataclass(frozen=True, slots=True)
class Judge:
    """Expects points from positions."""

    weights: Weights

    def value(self, state: State, seat: int) -> float:
        """The points that a seat may expect in the end."""
        weights = self.weights[state.board][phase_of(state, seat)]
        worth: float = points_of(state, seat) + sum(map(mul, weights, features(state, seat)))
        return worth


def judge_in(text: str) -> Judge:
    """The judge whose weights a file's text holds."""
    return Judge(json.loads(text)["weights"])


JUDGE = judge_in(resources.files("arnak_bot.games.arnak.players").joinpath("weights.json").read_text(encoding="utf-8"))
"""By the weights that were fitted (`tools.fit_players`)."""
