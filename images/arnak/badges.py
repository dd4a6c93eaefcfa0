"""Where the numbers of highlighted places go: beside what they point at, never on something that has to be read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from images.kit.canvas import Box, overlap, text_width

__all__ = ["BADGE", "BADGE_TEXT", "badge_box", "badge_size"]

BADGE, BADGE_TEXT = 42, 32
_STEP = 6
"""How fine the search for a place is, in pixels."""
_ROUND = 5
"""How much smaller than its box a round badge is in its corners."""


def badge_size(text: str) -> tuple[int, int]:
    """The width and height of a badge."""
    return max(BADGE, text_width(text, BADGE_TEXT, bold=True) + 22), BADGE


@lru_cache(maxsize=1024)
def badge_box(size: tuple[int, int], within: Box, towards: tuple[int, int], inked: Sequence[Box]) -> Box:
    """The place for a badge inside a box: where it covers the least of what is inked, as near as possible to a point.

    >>> badge_box((42, 42), (0, 0, 100, 60), (0, 0), ((0, 0, 50, 60),))
    (48, 0, 90, 42)
    """
    width, height = size
    places = product(
        range(within[0], max(within[0] + 1, within[2] - width + 1), _STEP),
        range(within[1], max(within[1] + 1, within[3] - height + 1), _STEP),
    )

    def badness(place: tuple[int, int]) -> tuple[int, int]:
        left, top = place
        core = (left + _ROUND, top + _ROUND, left + width - _ROUND, top + height - _ROUND)
        covered = sum(_area(shared) for box in inked if (shared := overlap(core, box)))
        return covered, (left + width // 2 - towards[0]) ** 2 + (top + height // 2 - towards[1]) ** 2

    left, top = min(places, key=badness)
    return left, top, left + width, top + height


def _area(box: Box) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])
