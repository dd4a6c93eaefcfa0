"""Compares options in the same imagined games, in stages with fewer and fewer options. Independent of any one game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Generic, TypeAlias, TypeVar

from arnak_bot.game.thinking import MOST_ADVICE

A = TypeVar("A")
G = TypeVar("G")
W = TypeVar("W")

Late: TypeAlias = Callable[[], bool]
"""Whether the time limit has been reached."""

Stages: TypeAlias = tuple[tuple[int, int], ...]
"""For each stage: how many options take part, and in how many additional games they are compared."""


@dataclass(frozen=True, slots=True)
class Way(Generic[A]):
    """Actions in order, and their result. `worth`: a quick estimate at first, later the average of `worths`, the
    results in the imagined games; an index stands for the same game in every option.
    """

    actions: tuple[A, ...]
    worth: float = 0.0
    worths: tuple[float, ...] = ()


def never() -> bool:
    return False


def imagined(imagine: Callable[[G, int, str], G], game: G, seat: int, chance: str) -> Callable[[int], G]:
    """Return a function from numbers to imagined games for a seat; the same `chance` and number give the same game."""
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
    """Return the options of the last stage with their average results, best first; the order of ties is kept. Each
    world is created once, by number, and all options of a stage are played out in it, so that they share the same luck.

    Args:
        ways: the options, most promising first; of these, only as many take part in the first stage as it allows.
        follow: plays out an option and returns its result and the effort it took; must leave the world unchanged.
        enough: the effort after which no further world is started; the first one is always used.
        late: checked before every option but the first. Once it is true, nothing more is played out, and a world in
            which some options were not played out is dropped; in the first world, those options are dropped instead.
        trust: how many worlds the quick estimate counts for in the average.
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
    """The best options, at most one for each value of `around`; `ways` are sorted best first."""
    found: dict[Hashable, Way[A]] = {}
    for way in ways:
        found.setdefault(around(way.actions), way)
    return list(found.values())[:most]


def gap(one: Sequence[float], other: Sequence[float], alone: float = 0.0) -> tuple[float, float]:
    """The mean difference of two options, and its standard error. Raises ValueError if not from the same games."""
    gaps = [more - less for more, less in zip(one, other, strict=True)]
    return fmean(gaps), error_of(gaps, alone)


def error_of(values: Sequence[float], alone: float = 0.0) -> float:
    """The standard error of a mean; `alone` is returned for fewer than two values.

    >>> error_of([1.0, 3.0]), error_of([1.0], alone=5.0)
    (1.0, 5.0)
    """
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else alone
