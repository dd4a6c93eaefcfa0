"""Candidates compared in the same imagined worlds; the best of each stage in more of them. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Generic, TypeAlias, TypeVar

__all__ = ["Stages", "Weighed", "weighed"]

C = TypeVar("C")
W = TypeVar("W")

Stages: TypeAlias = tuple[tuple[int, int], ...]
"""For each stage how many candidates take part in it, and in how many worlds more they are compared."""


@dataclass(frozen=True, slots=True)
class Weighed(Generic[C]):
    """A candidate, what it came to on average, and in each world: the same place is the same world for all of them."""

    candidate: C
    worth: float
    worths: tuple[float, ...]


def _never() -> bool:
    return False


def weighed(
    candidates: Sequence[C],
    stages: Stages,
    world: Callable[[int], W],
    follow: Callable[[W, C], float],
    *,
    spent: Callable[[], bool] = _never,
    late: Callable[[], bool] = _never,
    head_start: Callable[[C], tuple[float, float]] | None = None,
) -> list[Weighed[C]]:
    """Return the candidates of the last stage with what they come to, the best first; of equal ones the earlier.

    Every world is asked for once, by its number, and all candidates of a stage are followed in it, so that luck is the
    same for all of them. `follow` has to leave the world as it is.

    Args:
        candidates: the most promising first; the first stage takes its number of them.
        spent: asked before every world but the first; once it says so no other is begun.
        late: asked before every candidate but the first; once it says so no other is followed, and a world in which
            not all were followed does not count. Of the first world those count that were followed.
        head_start: what a candidate is taken to have come to before, and in how many worlds.
    """
    followed: list[tuple[C, list[float]]] = [(candidate, []) for candidate in candidates]
    number = 0

    def average(entry: tuple[C, list[float]]) -> float:
        candidate, worths = entry
        if head_start is None:
            return fmean(worths)
        before, weight = head_start(candidate)
        return (before * weight + sum(worths)) / (weight + len(worths))

    for count, worlds in stages:
        followed = followed[:count]
        for _ in range(worlds):
            if number and (spent() or late()):
                break
            imagined, began = world(number), number
            number += 1
            came_to = list[float]()
            for candidate, _ in followed:
                if (began or came_to) and late():
                    break
                came_to.append(follow(imagined, candidate))
            if not began:
                followed = followed[: len(came_to)]
            if len(came_to) < len(followed):
                break
            for (_, worths), worth in zip(followed, came_to, strict=True):
                worths.append(worth)
        followed.sort(key=average, reverse=True)
    return [Weighed(entry[0], average(entry), tuple(entry[1])) for entry in followed]
