"""Ways to play on, compared in the same imagined games: the games by number, what is gained, how sure it is.

Knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import stdev
from typing import TypeVar

__all__ = ["error_of", "gaps_between", "imagined"]

G = TypeVar("G")


def imagined(imagine: Callable[[G, int, str], G], game: G, seat: int, chance: str) -> Callable[[int], G]:
    """Return what imagines a game for a seat by its number: under one chance the same number gives the same game."""
    return lambda number: imagine(game, seat, f"{chance} {number}")


def gaps_between(one: Sequence[float], other: Sequence[float]) -> tuple[float, ...]:
    """How much more one way came to than another, in each of the games in which both were followed.

    Raises:
        ValueError: they were not followed in the same games.
    """
    return tuple(more - less for more, less in zip(one, other, strict=True))


def error_of(values: Sequence[float], alone: float = 0.0) -> float:
    """The standard error of a mean; `alone`: what is taken for it where there are not two figures.

    >>> error_of([1.0, 3.0]), error_of([1.0], alone=5.0)
    (1.0, 5.0)
    """
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else alone
