"""The expected points of future expeditions and of artifact tokens."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from statistics import fmean

from arnak_bot.games.lost_cities.engine import Columns, GameSetup, Tile
from arnak_bot.games.lost_cities.engine.content import TILES, artifact_points
from arnak_bot.kit.numerals import interpolated

_EXPEDITIONS: Mapping[tuple[int, Columns], tuple[float, float]] = {
    (2, Columns.RISING): (179, 43),
    (2, Columns.EITHER): (195, 36),
    (3, Columns.RISING): (149, 44),
    (3, Columns.EITHER): (151, 39),
    (4, Columns.RISING): (98, 38),
    (4, Columns.EITHER): (104, 37),
}
"""The mean of a seat's points from explorers and tiles in an expedition, and their standard deviation, by number of
players and direction of columns (tools/players/measure_expeditions.py)."""

_FOUND, _SPREAD = 0.75, 1.4
"""The share of artifacts found in an expedition, and the standard deviation of the number found by one player."""
_SHARES = (-1.6, -1.0, -0.6, -0.3, 0.0, 0.3, 0.6, 1.0, 1.6)
"""Nine evenly spaced quantiles of a bell curve, all equally likely."""
_MOST_TOKENS = 3 * TILES[Tile.ARTIFACT]


def to_come(setup: GameSetup, expedition: int) -> tuple[float, float]:
    """A seat's expected points in the expeditions after this one, and their standard deviation."""
    left = setup.expeditions - expedition
    mean, spread = _EXPEDITIONS[setup.players, setup.columns]
    return left * mean, left**0.5 * spread


def elsewhere(setup: GameSetup, expedition: int, points: int, tokens: int) -> float:
    """The part of a seat's expected points that does not come from this expedition, which it began with so many
    `points` and artifact `tokens`.
    """
    if setup.expeditions == 1:
        return 0.0
    worth = token_worth(setup.artifact_scale, setup.expeditions - expedition, setup.players)
    return points + worth[tokens] + to_come(setup, expedition)[0]


@cache
def token_worth(scale: tuple[int, ...], expeditions_left: int, players: int) -> tuple[float, ...]:
    """The expected points at the end for having 0, 1, ... artifact tokens now (C7)."""
    if not expeditions_left:
        return tuple(float(artifact_points(scale, tokens)) for tokens in range(_MOST_TOKENS + 1))
    mean = expeditions_left * _FOUND * TILES[Tile.ARTIFACT] / players
    reach = [mean + _SPREAD * expeditions_left**0.5 * share for share in _SHARES]
    found = range(_MOST_TOKENS + 1)
    return tuple(fmean(interpolated(scale, max(0.0, tokens + more)) for more in reach) for tokens in found)
