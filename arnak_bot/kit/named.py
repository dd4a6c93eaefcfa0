"""Which of several named things somebody means who types, letter case apart. Knows no game and says nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

__all__ = ["Named", "fitting", "just_so"]

T = TypeVar("T")
Named = tuple[T, Sequence[str]]
"""A thing with all the names that it goes by."""


def just_so(typed: str, things: Sequence[Named[T]]) -> list[T]:
    """Return the things that are called just so.

    >>> just_so("MARK A1", [(1, ("mark a1", "Mark the corner")), (2, ("mark a10",))])
    [1]
    """
    wanted = _plain(typed)
    return [thing for thing, names in things if any(_plain(name) == wanted for name in names)]


def fitting(typed: str, things: Sequence[Named[T]]) -> list[T]:
    """Return the things with a name in which every word typed stands; those that are called just so come first.

    >>> fitting("a1 mark", [(1, ("mark a1",)), (2, ("end",)), (3, ("mark a10",))])
    [1, 3]
    """
    words = _plain(typed).split()
    first = just_so(typed, things)
    found = [thing for thing, names in things if any(all(word in _plain(name) for word in words) for name in names)]
    return [*first, *(thing for thing in found if thing not in first)]


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
