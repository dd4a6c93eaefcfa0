"""Finds the items whose names match what somebody typed, ignoring case. Independent of games and texts."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import TypeVar

from arnak_bot.kit.spelling import MOST_WORDS, all_in, begins, nearly_same, one_slip, readings, without_chat, words_of

T = TypeVar("T")
_WORD = re.compile(r"[^\W_]+")
_ENOUGH = 3
"""How many letters of a word are enough to recognise it."""
_SLIP = 0.9
"""The weight of a word with one wrong letter."""
_MOST_NEAR = 4
_ALIKE = 0.75
Item = tuple[T, Sequence[str]]
"""Something with its names."""


def named_exactly(typed: str, things: Sequence[Item[T]]) -> list[T]:
    """Return the items that have exactly the typed name, ignoring case.

    >>> named_exactly("MARK A1", [(1, ("mark a1", "Mark the corner")), (2, ("mark a10",))])
    [1]
    """
    wanted = _plain(typed)
    return [thing for thing, names in things if any(_plain(name) == wanted for name in names)]


def fitting(typed: str, things: Sequence[Item[T]]) -> list[T]:
    """Return the items with a name that contains every typed word or begins one of its words with it, exact matches
    first. Everything fits an empty text.

    >>> fitting("a1 mark", [(1, ("mark a1",)), (2, ("end",)), (3, ("mark a10",))])
    [1, 3]
    >>> fitting("end", [(1, ("send an adventurer",)), (2, ("End turn",))])
    [2]
    """
    words = _words(typed)
    first = named_exactly(typed, things)
    if typed.strip() and not words:
        return first
    found = [thing for thing, names in things if any(all_in(words, _words(name), begins) for name in names)]
    return [*first, *(thing for thing in found if thing not in first)]


def nearly(typed: str, things: Sequence[Item[T]]) -> list[T]:
    """Return the items that match if chatty words are ignored, or else if one wrong letter per word is allowed as well.

    >>> nearly("mark corner plz", [(1, ("Mark the corner",)), (2, ("end",))])
    [1]
    """
    spoken = [(thing, [_words(name) for name in names]) for thing, names in things]
    for same, words in product((begins, nearly_same), readings(without_chat(_words(typed)))):
        found = [thing for thing, names in spoken if any(all_in(words, name, same) for name in names)]
        if found:
            return found
    return []


def closest(typed: str, things: Sequence[Item[T]]) -> list[T]:
    """Return the items with a name that has the most words in common with the typed ones, and at least half of them.

    A word may be shortened to three letters or be a longer form of one in the name, if that has at least four; a word
    with a wrong letter counts a little less, and a typed number has to be in the name.

    >>> closest("finish my turn", [(1, ("End turn",)), (2, ("Play Hat",))])
    [1]
    >>> closest("finish it", [(1, ("End turn",)), (2, ("Play Hat",))])
    []
    >>> closest("discard red 7", [(1, ("discard red 5",)), (2, ("discard red 6",))])
    []
    >>> closest("end turn " * 7, [(1, ("End turn",))])
    []
    """
    words = [word for word in without_chat(_words(typed)) if len(word) >= _ENOUGH or _is_number(word)]
    if len(words) > MOST_WORDS:
        return []
    common = [(thing, max((_in_common(words, _plain(name)) for name in names), default=0)) for thing, names in things]
    most = max((count for _, count in common), default=0)
    return [thing for thing, count in common if count == most] if most and 2 * most >= len(words) else []


def _in_common(words: Sequence[str], name: str) -> float:
    known = _WORD.findall(name)
    if any(_is_number(word) and word not in known for word in words):
        return 0
    return sum(max((_akin(word, each) for each in known), default=0) for word in words)


def _is_number(word: str) -> bool:
    """Whether a word is a number or contains one, as names of places do: "7", "l1", "b12"."""
    return any(each.isdigit() for each in word)


def _akin(word: str, other: str) -> float:
    shortened = len(word) >= _ENOUGH and word.isalpha() and other.startswith(word)
    if word == other or shortened or (len(other) > _ENOUGH and other.isalpha() and word.startswith(other)):
        return 1
    return _SLIP if one_slip(word, other) else 0


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold())


@dataclass(frozen=True, slots=True)
class Match:
    """The result of a search: `best` is None unless one item matches better than all others."""

    best: str | None
    near: tuple[str, ...] = ()


def nearest(typed: str, things: Mapping[str, Sequence[str]]) -> Match:
    """Find an item by its names: `things` maps the key of each item to all its names, the main one first. A whole name
    beats words contained in a name, and these beat prefixes of words. If the best kind of match fits several items,
    there is no best one; names that are only spelled similarly are never the best.
    """
    words = words_of(typed)
    if not words:
        return Match(None)
    found: list[str] = []
    best: str | None = None
    called = {key: [words_of(name) for name in names] for key, names in things.items()}
    for step in (list.__eq__, partial(all_in, same=str.__eq__), partial(all_in, same=begins)):
        fitting = [key for key, names in called.items() if any(step(words, name) for name in names)]
        if not found and len(fitting) == 1:
            best = fitting[0]
        found += [key for key in fitting if key not in found]
    if not found:
        found = [key for key, names in called.items() if any(all_in(words, name, _looks_like) for name in names)]
    return Match(best, tuple(key for key in found if key != best)[:_MOST_NEAR])


def _looks_like(word: str, other: str) -> bool:
    """Whether two words share most letters, in order; lengths tell first, as the ratio is expensive for long words."""
    shorter, longer = sorted((len(word), len(other)))
    return longer - shorter <= shorter // 2 and difflib.SequenceMatcher(None, word, other).ratio() >= _ALIKE
