"""Which parts of a picture stay bare when boxes cover the rest of it. Knows no game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from images.kit.canvas import Box

__all__ = ["uncovered"]

Rounded = tuple[Box, int]
"""A box and the radius of its corners, which it does not cover."""


@lru_cache(maxsize=64)
def uncovered(size: tuple[int, int], covered: tuple[Rounded, ...]) -> tuple[Box, ...]:
    """Return boxes that fill what is not covered, none of them twice.

    >>> uncovered((10, 10), (((2, 0, 10, 10), 0),))
    ((0, 0, 2, 10),)
    """
    width, height = size
    solid = [box for rounded in covered for box in _solid(*rounded)]
    edges = sorted({0, height, *(min(height, edge) for _, top, _, bottom in solid for edge in (top, bottom))})
    return tuple(
        (left, top, right, bottom)
        for top, bottom in pairwise(edges)
        for left, right in _free(width, [box for box in solid if box[1] <= top and bottom <= box[3]])
    )


def _solid(box: Box, radius: int) -> tuple[Box, ...]:
    """The boxes that make up one with round corners, without its corners."""
    left, top, right, bottom = box
    if not radius:
        return (box,)
    return (left, top + radius, right, bottom - radius), (left + radius, top, right - radius, bottom)


def _free(width: int, boxes: Sequence[Box]) -> Iterator[tuple[int, int]]:
    """From where to where a line is free between boxes."""
    at = 0
    for left, _, right, _ in sorted(boxes):
        if left > at:
            yield at, left
        at = max(at, right)
    if at < width:
        yield at, width
