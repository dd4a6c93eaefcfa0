"""Measuring text and lines of icons: how wide they are, the size at which they fit, and where lines break."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from images.kit.fonts import font_name
from images.kit.masks import STROKES
from images.kit.names import runs_in, runs_width

Glyph = str
"""An element of a line: an icon as "#name" or "#name@colour-key", or plain text."""

SMALLEST_GLYPH = 14
LEADING = 1.12


@lru_cache(maxsize=4096)
def text_width(text: str, size: int, *, bold: bool = False, title: bool = False) -> int:
    """In pixels."""
    return runs_width(runs_in(text, font_name(bold=bold, title=title)), size)


def text_size(text: str, width: int, size: int, smallest: int, *, bold: bool = False, title: bool = False) -> int:
    while size > smallest and text_width(text, size, bold=bold, title=title) > width:
        size -= 1
    return size


@lru_cache(maxsize=2048)
def fitted(
    text: str, width: int, size: int, smallest: int, *, bold: bool = False, title: bool = False
) -> tuple[str, int]:
    """Return text and the font size at which it fits in `width`; truncated only if too wide even at `smallest`."""
    size = text_size(text, width, size, smallest, bold=bold, title=title)
    if text_width(text, size, bold=bold, title=title) <= width:
        return text, size
    while text and text_width(f"{text}…", size, bold=bold, title=title) > width:
        text = text[:-1]
    return f"{text.rstrip()}…", size


@lru_cache(maxsize=1024)
def wrapped(text: str, width: int, size: int, *, bold: bool = False) -> tuple[str, ...]:
    lines: list[str] = []
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(joined, size, bold=bold) <= width:
            lines[-1] = joined
        else:
            lines.append(word)
    return tuple(lines)


def in_lines(
    text: str, width: int, most: int, size: int, smallest: int, *, bold: bool = False
) -> tuple[tuple[str, ...], int]:
    """Break text into at most `most` lines, smaller if necessary; at `smallest` the last line may be too wide."""
    while size > smallest and len(wrapped(text, width, size, bold=bold)) > most:
        size -= 1
    lines = wrapped(text, width, size, bold=bold)
    return (*lines[: most - 1], *filter(None, [" ".join(lines[most - 1 :])])), size


def fitting_size(glyphs: Sequence[Glyph], size: int, width: int | None) -> int:
    """Return the size, at most `size` and at least 14, at which a line of glyphs fits in `width`."""
    return size if width is None else _fitting_size(tuple(glyphs), size, width)


@lru_cache(maxsize=2048)
def _fitting_size(glyphs: tuple[Glyph, ...], size: int, width: int) -> int:
    while size > SMALLEST_GLYPH and glyph_places(glyphs, size)[1] > width:
        size -= 1
    return size


def glyphs_width(glyphs: Sequence[Glyph], size: int) -> int:
    return glyph_places(tuple(glyphs), size)[1]


@lru_cache(maxsize=2048)
def glyph_places(glyphs: tuple[Glyph, ...], size: int) -> tuple[tuple[int, ...], int]:
    """Return how far each glyph is from the start of a line, and the width of the line."""
    x, places = 0, []
    for before, glyph in pairwise(("", *glyphs)):
        if before.startswith("#") and glyph[:1].isdigit():
            x += size // 5  # the number belongs to the next icon
        places.append(x)
        x += _glyph_width(glyph, size) + max(1, size // 10)
    return tuple(places), x


def _glyph_width(glyph: Glyph, size: int) -> int:
    if glyph in STROKES:
        return size * 9 // 20
    return size if glyph.startswith("#") else text_width(glyph, size, bold=True)
