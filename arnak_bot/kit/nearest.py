"""Finds the item that typed text most likely means, and others with similar names."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from arnak_bot.kit.spelling import all_in, begins, words_of

_MOST_NEAR = 4
_ALIKE = 0.75


@dataclass(frozen=True, slots=True)
class Match:
    """The result of a search: `best` is None unless one item matches better than all others."""

    best: str | None
    near: tuple[str, ...] = ()


def nearest(typed: str, things: Mapping[str, Sequence[str]]) -> Match:
    """Find an item by its names: `things` maps the key of each item to all its names, the main one first.

    A whole name beats words contained in a name, and these beat prefixes of words. If the best kind of match fits
    several items, there is no best one; names that are only spelled similarly are never the best.
    """
    words = words_of(typed)
    if not words:
        return Match(None)
    found: list[str] = []
    best: str | None = None
    for step in (list.__eq__, partial(all_in, same=str.__eq__), partial(all_in, same=begins)):
        fitting = [key for key, names in things.items() if any(step(words, words_of(name)) for name in names)]
        if not found and len(fitting) == 1:
            best = fitting[0]
        found += [key for key in fitting if key not in found]
    if not found:
        found = [key for key, names in things.items() if any(all_in(words, words_of(name), _alike) for name in names)]
    return Match(best, tuple(key for key in found if key != best)[:_MOST_NEAR])


def _alike(word: str, other: str) -> bool:
    return difflib.SequenceMatcher(None, word, other).ratio() >= _ALIKE
