"""Normalises typed words for comparison: case, accents, apostrophes, plurals and small words are ignored."""

from __future__ import annotations

import re
import unicodedata

__all__ = ["words_of"]

_SMALL_WORDS = frozenset(
    [
        "a",
        "an",
        "and",
        "at",
        "by",
        "for",
        "from",
        "i",
        "in",
        "into",
        "it",
        "my",
        "of",
        "on",
        "please",
        "the",
        "to",
        "with",
    ]
)
_NUMBERS = {"one": "1", "two": "2", "three": "3", "four": "4", "i": "1", "ii": "2"}
_COUNTED = {"level": "l", "lvl": "l", "l": "l", "row": "row"}
"""Words that are joined with the number after them: "level 2" and "L2", "row 3"."""

_APOSTROPHES = re.compile("['’‘`´]")
_WORD = re.compile(r"[^\W_]+")
_SITE = re.compile(r"l([12])(\d)")
_TIMES = re.compile(r"(\d+)x")


def words_of(text: str) -> list[str]:
    """Return the significant words.

    >>> words_of("Pathfinder's STAFF, please"), words_of("L1 2"), words_of("level II")
    (['pathfinder', 'staff'], ['l1', '2'], ['l2'])
    """
    spread = unicodedata.normalize("NFD", _APOSTROPHES.sub("", text.casefold()))
    plain = "".join(each for each in spread if not unicodedata.combining(each))
    found: list[str] = []
    waiting = ""
    for word in _WORD.findall(plain):
        if waiting:
            number = _NUMBERS.get(word, word)
            if number.isdigit():
                found.append(f"{_COUNTED[waiting]}{number}")
                waiting = ""
                continue
            found.append(waiting)
            waiting = ""
        if word in _COUNTED:
            waiting = word
        elif word not in _SMALL_WORDS:
            found += _plain_words(word)
    return [*found, waiting] if waiting else found


def _plain_words(word: str) -> list[str]:
    if site := _SITE.fullmatch(word):
        return [f"l{site[1]}", site[2]]
    if times := _TIMES.fullmatch(word):
        return [times[1]]
    return [_NUMBERS.get(word, _singular(word))]


def _singular(word: str) -> str:
    """Strip a plural ending. It need not be correct, as both sides of a comparison are treated alike."""
    if word.endswith("sses"):
        return word[:-2]
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word
