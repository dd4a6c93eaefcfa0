"""Ways to play on, compared in the same imagined games; the best of each stage in more of them. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Generic, TypeAlias, TypeVar

from arnak_bot.game.thinking import MOST_ADVICE

__all__ = ["Late", "Stages", "Way", "error_of", "gap", "imagined", "leaders", "never", "weighed"]

A = TypeVar("A")
G = TypeVar("G")
W = TypeVar("W")

Late: TypeAlias = Callable[[], bool]
"""Whether the time for thinking is up."""

Stages: TypeAlias = tuple[tuple[int, int], ...]
"""For each stage how many ways take part in it, and in how many games more they are compared."""


@dataclass(frozen=True, slots=True)
class Way(Generic[A]):
    """A way to play on: what to do in order, and what that comes to.

    Attributes:
        worth: what it is taken to come to: at first glance, then on average.
        worths: what it came to in each imagined game; the same place is the same game for all that are compared.
    """

    actions: tuple[A, ...]
    worth: float = 0.0
    worths: tuple[float, ...] = ()


def never() -> bool:
    """Nobody looks at the clock."""
    return False


def imagined(imagine: Callable[[G, int, str], G], game: G, seat: int, chance: str) -> Callable[[int], G]:
    """Return what imagines a game for a seat by its number: under one chance the same number gives the same game."""
    return lambda number: imagine(game, seat, f"{chance} {number}")


def weighed(
    ways: Sequence[Way[A]],
    stages: Stages,
    world: Callable[[int], W],
    follow: Callable[[W, Way[A]], tuple[float, int]],
    *,
    enough: float = inf,
    late: Late = never,
    trust: float = 0.0,
) -> list[Way[A]]:
    """Return the ways of the last stage with what they come to, the best first; of equal ones the earlier.

    Every world is asked for once, by its number, and all ways of a stage are followed in it, so that luck is the same
    for all of them.

    Args:
        ways: the most promising first; the first stage takes its number of them.
        follow: what a way comes to, and how much thinking that took; it has to leave the world as it is.
        enough: after so much thinking no other world than the first is begun.
        late: asked before every way but the first; once it says so no other is followed, and a world in which not all
            were followed does not count. Of the first world those count that were followed.
        trust: in how many worlds a way is taken to have come to what it is worth at first glance.
    """
    followed = [(way, list[float]()) for way in ways]
    number, spent = 0, 0

    def average(entry: tuple[Way[A], list[float]]) -> float:
        way, worths = entry
        return (way.worth * trust + sum(worths)) / (trust + len(worths)) if trust else fmean(worths)

    for count, worlds in stages:
        followed = followed[:count]
        for _ in range(worlds):
            if number and (spent >= enough or late()):
                break
            imagined, began = world(number), number
            number += 1
            came_to = list[float]()
            for way, _ in followed:
                if (began or came_to) and late():
                    break
                worth, thought = follow(imagined, way)
                came_to.append(worth)
                spent += thought
            if not began:
                followed = followed[: len(came_to)]
            if len(came_to) < len(followed):
                break
            for (_, worths), worth in zip(followed, came_to, strict=True):
                worths.append(worth)
        followed.sort(key=average, reverse=True)
    return [replace(way, worth=average((way, worths)), worths=tuple(worths)) for way, worths in followed]


def leaders(
    ways: Iterable[Way[A]], around: Callable[[tuple[A, ...]], Hashable], most: int = MOST_ADVICE
) -> list[Way[A]]:
    """The best ways, which are given the best first, each around an action of its own."""
    found: dict[Hashable, Way[A]] = {}
    for way in ways:
        found.setdefault(around(way.actions), way)
    return list(found.values())[:most]


def gap(one: Sequence[float], other: Sequence[float], alone: float = 0.0) -> tuple[float, float]:
    """How much more one way came to than another in the games in which both were followed, and the standard error.

    Raises:
        ValueError: they were not followed in the same games.
    """
    gaps = [more - less for more, less in zip(one, other, strict=True)]
    return fmean(gaps), error_of(gaps, alone)


def error_of(values: Sequence[float], alone: float = 0.0) -> float:
    """The standard error of a mean; `alone`: what is taken for it where there are not two figures.

    >>> error_of([1.0, 3.0]), error_of([1.0], alone=5.0)
    (1.0, 5.0)
    """
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else alone
