"""Chips: small things side by side on a panel, in lines that fill a box. Knows no game state."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from images.arnak.words import ENGLISH, PictureWords
from images.kit.canvas import Box, Canvas, text_width
from images.kit.theme import INK, LIGHT, LOST, SOFT_INK, WHITE, WON, Colour

__all__ = [
    "GAP",
    "LINE",
    "TEXT",
    "Chip",
    "changed",
    "counted",
    "flow",
    "lines_high",
    "lines_in",
    "lines_of",
    "more",
    "number",
    "stressed",
]

GAP, WIDEST_GAP = 8, 24
LINE = 42
TEXT = 30
ICON = 36
_CHIPS = 512
"""How many chips of a kind are remembered."""
_AIRY = 24
"""How much more than its height a line takes at most where nothing else needs the room."""


@dataclass(frozen=True, slots=True)
class Chip:
    """Something on a panel: how wide it is on a line, and how it is drawn with its left top corner at a point.

    A label `counts` for nothing where it is said how many chips are not shown.
    """

    width: int
    draw: Callable[[Canvas, int, int], None]
    counts: int = 1


def lines_of(chips: Sequence[Chip], width: int) -> tuple[tuple[Chip, ...], ...]:
    """Fill lines with chips in their order."""
    lines: list[list[Chip]] = [[]]
    length = -GAP
    for chip in chips:
        length += GAP + chip.width
        if lines[-1] and length > width:
            lines.append([])
            length = chip.width
        lines[-1].append(chip)
    return tuple(map(tuple, lines))


def _length(line: Sequence[Chip]) -> int:
    return sum(chip.width + GAP for chip in line) - GAP


def lines_in(
    chips: Sequence[Chip], width: int, most: int, words: PictureWords = ENGLISH
) -> tuple[tuple[Chip, ...], ...]:
    """Fill at most so many lines; where chips are left over, the last one says how many."""
    lines = lines_of(chips, width)
    if len(lines) <= most:
        return lines
    last = list(lines[most - 1])
    hidden = sum(chip.counts for line in lines[most:] for chip in line)
    while last and hidden and (_length([*last, more(hidden, words)]) > width or not last[-1].counts):
        hidden += last.pop().counts
    return (*lines[: most - 1], (*last, more(hidden, words)) if hidden else tuple(last))


def lines_high(height: int) -> int:
    """Return how many lines find room in a height."""
    return max(1, (height + 4) // LINE)


def flow(canvas: Canvas, chips: Sequence[Chip], room: Box, words: PictureWords = ENGLISH, leave: int = 0) -> int:
    """Draw chips line by line, as long as there is room beside `leave`; return where they end."""
    left, top, right, bottom = room
    bottom -= leave
    shown = lines_in(chips, right - left, lines_high(bottom - top), words)
    step = min(LINE + (6 if leave else _AIRY), (bottom - top) // len(shown))
    for at, line in enumerate(shown):
        x, y = left, top + at * step + (step - LINE) // 2
        spare = right - left - sum(chip.width for chip in line)
        gap = min(WIDEST_GAP, spare // max(1, len(line) - 1))
        for chip in line:
            chip.draw(canvas, x, y)
            x += chip.width + gap
    return top + step * len(shown)


@lru_cache(maxsize=_CHIPS)
def more(hidden: int, words: PictureWords = ENGLISH) -> Chip:
    """How many chips find no room."""
    text = words.more(count=hidden) if hidden else ""

    def draw(canvas: Canvas, x: int, y: int) -> None:
        canvas.text((x, y + LINE // 2), text, TEXT, SOFT_INK, bold=True)

    return Chip(text_width(text, TEXT, bold=True), draw)


@lru_cache(maxsize=_CHIPS)
def number(text: str, sign: str, shade: Colour, ink: Colour, icon: int = ICON, size: int = 36) -> Chip:
    """A number before its sign, as on the map."""
    wide = max(text_width(text, size, bold=True), text_width("0", size, bold=True))

    def draw(canvas: Canvas, x: int, y: int) -> None:
        canvas.text((x, y + LINE // 2), text, size, ink, bold=True)
        canvas.icon(sign, (x + wide + 3, y + (LINE - icon) // 2), icon, shade)

    return Chip(wide + 3 + icon, draw)


@lru_cache(maxsize=_CHIPS)
def changed(chip: Chip, change: int) -> Chip:
    """How much was won or lost in the last turn, behind the sign: won on a full round plate, lost in an empty frame."""
    text = f"{'+' if change > 0 else '−'}{abs(change)}"
    width = text_width(text, TEXT, bold=True) + 14

    def draw(canvas: Canvas, x: int, y: int) -> None:
        chip.draw(canvas, x, y)
        left = x + chip.width + 2
        box = (left, y + 5, left + width, y + 38)
        if change > 0:
            canvas.panel(box, WON, 16)
        else:
            canvas.panel(box, LIGHT, 3, outline=LOST)
        canvas.text((left + width // 2, y + 22), text, TEXT, WHITE if change > 0 else LOST, bold=True, anchor="mm")

    return Chip(chip.width + width + 2, draw)


@lru_cache(maxsize=_CHIPS)
def counted(text: str) -> Chip:
    """A text in which numbers stand out: "5 deck"."""
    parts = stressed(text)
    widths = [text_width(part, TEXT, bold=bold) for part, bold in parts]

    def draw(canvas: Canvas, x: int, y: int) -> None:
        for (part, bold), width in zip(parts, widths, strict=True):
            canvas.text((x, y + LINE // 2), part, TEXT, INK if bold else SOFT_INK, bold=bold)
            x += width

    return Chip(sum(widths), draw)


def stressed(text: str) -> list[tuple[str, bool]]:
    """Part a text into numbers, which are bold, and the words between them."""
    return [(part, part[0].isdigit()) for part in _NUMBER.split(text) if part]


_NUMBER = re.compile(r"(\d+ ?)")
