"""Texts in any script, mainly players' names. Symbols that no font (`assets/fonts`) has are left out; a name with a
letter that no font has is replaced by the seat's name.
"""

from __future__ import annotations

import json
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from images.kit.fonts import FONTS, MAIN, TITLE, named_font
from images.kit.theme import SEATS

_JOINERS = "\u200c\u200d"
"""The invisible characters that are kept, because they change how letters join."""


class NameWords(Protocol):
    """Replacements for names that no font can draw, in the viewer's language."""

    def __hash__(self) -> int:
        """Used as part of a cache key."""

    def seat(self, *, seat: int) -> str: ...

    def somebody(self) -> str:
        """The name for somebody without a seat."""


class _Plain:
    """Names seats by their colours, in English, where names were not passed through `readable` first."""

    def seat(self, *, seat: int) -> str:
        return SEATS[seat].name

    def somebody(self) -> str:
        return ""


_PLAIN = _Plain()


@dataclass(frozen=True, slots=True)
class Run:
    text: str
    font: str


@lru_cache(maxsize=1)
def _coverage() -> dict[str, tuple[list[int], list[int]]]:
    """Return the ranges of characters that each font covers, as first and last character, in order of preference."""
    ranges = json.loads((FONTS / "coverage.json").read_text(encoding="utf-8"))
    return {name: ([low for low, _ in found], [high for _, high in found]) for name, found in ranges.items()}


def _has(font: str, character: str) -> bool:
    lows, highs = _coverage()[font]
    at = bisect_right(lows, ord(character)) - 1
    return at >= 0 and ord(character) <= highs[at]


def _font_for(character: str, current: str | None) -> str | None:
    """Return the font for a character: the current one if it can draw it, otherwise the first that can."""
    if current is not None and _has(current, character):
        return current
    return next((font for font in _coverage() if _has(font, character)), None)


def _is_needed(character: str) -> bool:
    """Whether a name is unreadable without a character: a letter, mark or number, not an emoji or control character."""
    return unicodedata.category(character)[0] in "LN" or unicodedata.category(character) in ("Mc", "Me")


@lru_cache(maxsize=512)
def shown_name(name: str, seat: int | None, words: NameWords = _PLAIN) -> str:
    """Return how a name is drawn: without symbols that cannot be drawn, or replaced by the seat's name."""
    kept = []
    for character in unicodedata.normalize("NFC", name):
        if unicodedata.category(character) in ("Cc", "Cf") and character not in _JOINERS:
            continue
        if _font_for(character, None) is not None:
            kept.append(character)
        elif _is_needed(character):
            return _stand_in(seat, words)
    text = " ".join("".join(kept).split())
    return text or _stand_in(seat, words)


def readable(names: Sequence[str], words: NameWords) -> tuple[str, ...]:
    """Return how names are drawn, by seat; applying `shown_name` to them again has no effect."""
    return tuple(shown_name(name, seat, words) for seat, name in enumerate(names))


def _stand_in(seat: int | None, words: NameWords) -> str:
    return words.somebody() if seat is None else words.seat(seat=seat)


@lru_cache(maxsize=1024)
def runs_of(text: str) -> tuple[Run, ...]:
    """Split a name that can be drawn into runs, in visual order."""
    runs = _split(text)
    return runs[::-1] if _begins_at_the_right(text) else runs


def _split(text: str) -> tuple[Run, ...]:
    """Split text into runs, in logical order."""
    runs: list[Run] = []
    for character in text:
        font = _font_for(character, runs[-1].font if runs else MAIN)
        assert font is not None
        if runs and runs[-1].font == font:
            runs[-1] = Run(runs[-1].text + character, font)
        else:
            runs.append(Run(character, font))
    return tuple(runs)


_FROM_THE_RIGHT = ("R", "AL")


def _begins_at_the_right(text: str) -> bool:
    return next(_directions(text), "L") in _FROM_THE_RIGHT


def _directions(text: str) -> Iterator[str]:
    """The directions of all characters that are not neutral."""
    found = map(unicodedata.bidirectional, text)
    return (direction for direction in found if direction == "L" or direction in _FROM_THE_RIGHT)


@lru_cache(maxsize=4096)
def runs_in(text: str, font: str) -> tuple[Run, ...]:
    """A text with any left-to-right word is a left-to-right sentence: right-to-left names in it keep their place. A
    title with a letter that the title font lacks is set entirely in the bold font.
    """
    letters = [each for each in text if each.isalpha()]
    if font == TITLE and any(ord(each) > _LAST_OF_TITLES for each in letters):
        font = MAIN
    if all(_has(MAIN, each) for each in letters) or any(_font_for(each, None) is None for each in text):
        return (Run(text, font),)
    runs = _spaced(_split(text)) if "L" in _directions(text) else runs_of(text)
    return tuple(Run(run.text, font if run.font == MAIN else run.font) for run in runs)


def _spaced(runs: Sequence[Run]) -> Iterator[Run]:
    """The runs of a sentence. A space after a right-to-left run is moved to the next run, to keep it on the right."""
    space = ""
    for run in runs:
        text, space = space + run.text, ""
        if _begins_at_the_right(text):
            space = text[len(text.rstrip()) :]
            text = text.rstrip()
        yield Run(text, run.font)
    if space:
        yield Run(space, MAIN)


_LAST_OF_TITLES = 0xFF


@lru_cache(maxsize=1024)
def runs_width(runs: tuple[Run, ...], size: int) -> int:
    """In pixels."""
    return round(sum(named_font(run.font, size).getlength(run.text) for run in runs))


def name_width(name: str, seat: int | None, size: int) -> int:
    return runs_width(runs_of(shown_name(name, seat)), size)


@lru_cache(maxsize=512)
def fitted_name(name: str, seat: int | None, width: int, size: int, smallest: int) -> tuple[tuple[Run, ...], int]:
    """Return the runs of a name and the size at which they fit in `width`, truncated if too wide even at `smallest`."""
    text = shown_name(name, seat)
    while size > smallest and runs_width(runs_of(text), size) > width:
        size -= 1
    cut = text
    while cut and runs_width(runs_of(cut), size) > width:
        text = text[:-1].rstrip()
        cut = f"{text}…"
        if not text:
            return (), size
    return runs_of(cut), size


def initial(name: str, seat: int) -> str:
    """Return the letter on a player's tokens: their initial if the main font has it, otherwise the seat's initial."""
    first = shown_name(name, seat)[:1].upper()
    return first if _has(MAIN, first) and first.isalnum() and len(first) == 1 else SEATS[seat].name[0]
