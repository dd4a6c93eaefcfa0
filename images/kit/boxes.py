"""Boxes in a picture, what is shown in them, and the positions of their corners."""

from __future__ import annotations

from collections.abc import Hashable

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels."""

Part = tuple[Hashable, Box]
"""A part of a picture: a key for what it shows, and its place."""


def wider(box: Box, across: int, down: int) -> Box:
    return box[0] - across, box[1] - down, box[2] + across, box[3] + down


def shifted(box: Box, x: int, y: int) -> Box:
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


def overlap(one: Box, other: Box) -> Box | None:
    """Return the intersection of two boxes; None if it is empty.

    >>> overlap((0, 0, 10, 10), (4, 6, 20, 20))
    (4, 6, 10, 10)
    """
    left, top = max(one[0], other[0]), max(one[1], other[1])
    right, bottom = min(one[2], other[2]), min(one[3], other[3])
    return (left, top, right, bottom) if left < right and top < bottom else None


def in_rows(count: int, columns: int, corner: tuple[int, int], size: tuple[int, int], gap: int) -> list[Box]:
    (left, top), (width, height) = corner, size
    places = [divmod(at, columns) for at in range(count)]
    return [shifted((left, top, left + width, top + height), x * (width + gap), y * (height + gap)) for y, x in places]


def corner_places(box: Box, radius: int) -> tuple[tuple[int, int], ...]:
    """Return the positions of a box's corners, in the order of `corner_masks`."""
    left, top, right, bottom = box
    return (left, top), (right - radius, top), (left, bottom - radius), (right - radius, bottom - radius)
