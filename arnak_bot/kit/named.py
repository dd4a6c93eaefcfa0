"""Finds the items that typed text may mean by their names, ignoring case. Independent of games and texts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeVar

from arnak_bot.kit.spelling import one_slip, readings, without_chat

__all__ = ["Named", "fitting", "just_so", "nearly"]

T = TypeVar("T")
_WORD = re.compile(r"[^\W_]+")
Named = tuple[T, Sequence[str]]
"""An item with all its names."""


def just_so(typed: str, things: Sequence[Named[T]]) -> list[T]:
    """Return the items with exactly this name.

    >>> just_so("MARK A1", [(1, ("mark a1", "Mark the corner")), (2, ("mark a10",))])
    [1]
    """
    wanted = _plain(typed)
    return [thing for thing, names in things if any(_plain(name) == wanted for name in names)]


def fitting(typed: str, things: Sequence[Named[T]]) -> list[T]:
    """Return the items with a name that contains every typed word, exact matches first.

    >>> fitting("a1 mark", [(1, ("mark a1",)), (2, ("end",)), (3, ("mark a10",))])
    [1, 3]
    """
    words = _plain(typed).split()
    first = just_so(typed, things)
    found = [thing for thing, names in things if any(all(word in _plain(name) for word in words) for name in names)]
    return [*first, *(thing for thing in found if thing not in first)]


def nearly(typed: str, things: Sequence[Named[T]]) -> list[T]:
    """Return the items meant if words of a conversation are ignored, else if a wrong letter is forgiven, too.

    >>> nearly("mark corner plz", [(1, ("Mark the corner",)), (2, ("end",))])
    [1]
    >>> nearly("crner", [(1, ("Mark the corner",)), (2, ("end",))])
    [1]
    """
    spoken = [(thing, [_WORD.findall(name.casefold()) for name in names]) for thing, names in things]
    each_reading = readings(without_chat(_WORD.findall(typed.casefold())))
    for same in (_begins, one_slip):
        for words in each_reading:
            found = [
                thing
                for thing, names in spoken
                if any(all(any(each == word or same(word, each) for each in name) for word in words) for name in names)
            ]
            if found:
                return found
    return []


def _begins(word: str, whole: str) -> bool:
    return whole.startswith(word)


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
