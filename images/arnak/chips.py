"""Chips: small items side by side on a panel, in lines that fill a box. Independent of game state."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from PIL import Image, ImageChops

from arnak_bot.games.arnak.wording.messages import Words
from images.kit.boxes import Box, wider
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.surface import Surface
from images.kit.text import text_width
from images.kit.theme import HALO, INK, LIGHT, LOST, SOFT_INK, WHITE, WON, Colour

GAP, WIDEST_GAP = 8, 24
LINE = 42
TEXT = 30
ICON = 36
_CHIPS = 512
_AIRY = 24
"""The maximum height added to a line if there is space to spare."""


@dataclass(frozen=True, slots=True)
class Chip:
    """A label does not count (`counts`) towards the number of hidden chips. A chip of `letters` alone is not cached:
    drawing it is as fast as looking it up.
    """

    width: int
    draw: Callable[[Canvas, int, int], None]
    counts: int = 1
    letters: bool = False


def lines_of(chips: Sequence[Chip], width: int) -> tuple[tuple[Chip, ...], ...]:
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


def lines_in(chips: Sequence[Chip], width: int, most: int, words: Words) -> tuple[tuple[Chip, ...], ...]:
    """Fill up to `most` lines with chips; if some are left over, the last chip says how many."""
    lines = lines_of(chips, width)
    if len(lines) <= most:
        return lines
    last = list(lines[most - 1])
    hidden = sum(chip.counts for line in lines[most:] for chip in line)
    while last and hidden and (_length([*last, more(hidden, words)]) > width or not last[-1].counts):
        hidden += last.pop().counts
    return (*lines[: most - 1], (*last, more(hidden, words)) if hidden else tuple(last))


def lines_high(height: int) -> int:
    return max(1, (height + 4) // LINE)


@dataclass(frozen=True, slots=True)
class ChipLine:
    chips: tuple[Chip, ...]
    at: tuple[int, int]
    gap: int


def placed(chips: Sequence[Chip], room: Box, words: Words, leave: int = 0) -> tuple[tuple[ChipLine, ...], int]:
    """Place chips line by line in a box, except for the lowest `leave` pixels; return the lines and where they end."""
    left, top, right, bottom = room
    bottom -= leave
    shown = lines_in(chips, right - left, lines_high(bottom - top), words)
    step = min(LINE + (6 if leave else _AIRY), (bottom - top) // len(shown))
    lines = []
    for at, line in enumerate(shown):
        spare = right - left - sum(chip.width for chip in line)
        gap = min(WIDEST_GAP, spare // max(1, len(line) - 1))
        lines.append(ChipLine(line, (left, top + at * step + (step - LINE) // 2), gap))
    return tuple(lines), top + step * len(shown)


def lay_line(canvas: Surface, line: ChipLine, ground: Colour) -> None:
    left, top = line.at
    right = left + sum(chip.width for chip in line.chips) + line.gap * (len(line.chips) - 1)
    canvas.add(_draw_line, wider((left, top, right, top + LINE), _OVERHANG, _OVERHANG), line, ground)


def _draw_line(canvas: Canvas, line: ChipLine, ground: Colour) -> None:
    x, y = line.at
    for chip in line.chips:
        here = canvas.moved(x, y)
        if chip.letters:
            chip.draw(here, 0, 0)
        else:
            here.scaled(1).paste(*_picture(chip, canvas.scale, ground))
        x += chip.width + line.gap


@kept(megabytes=4)
def _picture(chip: Chip, scale: float, ground: Colour) -> tuple[Image.Image, tuple[int, int]]:
    """A chip, cropped, and its offset from the chip's corner. Cached, since most chips reappear on other boards."""
    around = round(_OVERHANG * scale)
    size = (round(chip.width * scale) + 2 * around, round(LINE * scale) + 2 * around)
    canvas = Canvas(size, ground).moved(around, around).scaled(scale)
    chip.draw(canvas, 0, 0)
    seen = ImageChops.difference(canvas.image, Image.new("RGB", size, ground)).getbbox() or (0, 0, 1, 1)
    return canvas.image.crop(seen), (seen[0] - around, seen[1] - around)


_OVERHANG = 6
"""How far a letter or an icon may extend beyond its chip."""


@lru_cache(maxsize=_CHIPS)
def chosen_by(chip: Chip, text: str) -> Chip:
    badge = max(_BADGE, text_width(text, TEXT, bold=True) + 20)
    width = badge + chip.width + 14

    def draw(canvas: Canvas, x: int, y: int) -> None:
        canvas.panel((x, y - 2, x + width, y + LINE + 2), HALO, 22)
        canvas.panel((x + 4, y + 1, x + width - 4, y + LINE - 1), LIGHT, 19)
        canvas.badge((x + 4, y + 2, x + 4 + badge, y + 2 + _BADGE), text, TEXT)
        chip.draw(canvas, x + badge + 7, y)

    return replace(chip, width=width, draw=draw)


_BADGE = 38


@lru_cache(maxsize=_CHIPS)
def note(text: str, *, bold: bool = False, counts: int = 0) -> Chip:

    def draw(canvas: Canvas, x: int, y: int) -> None:
        canvas.text((x, y + LINE // 2), text, TEXT, SOFT_INK, bold=bold)

    return Chip(text_width(text, TEXT, bold=bold), draw, counts, letters=True)


def more(hidden: int, words: Words) -> Chip:
    return note(words.pictures.more(count=hidden), bold=True, counts=1)


@lru_cache(maxsize=_CHIPS)
def number(text: str, sign: str, shade: Colour, ink: Colour, icon: int = ICON, size: int = 36) -> Chip:
    wide = max(text_width(text, size, bold=True), text_width("0", size, bold=True))

    def draw(canvas: Canvas, x: int, y: int) -> None:
        canvas.text((x, y + LINE // 2), text, size, ink, bold=True)
        canvas.icon(sign, (x + wide + _BOUND, y + (LINE - icon) // 2), icon, shade)

    return Chip(wide + _BOUND + icon, draw)


_BOUND = 1


@lru_cache(maxsize=_CHIPS)
def changed(chip: Chip, change: int, *, welcome: bool) -> Chip:
    """On a solid round plate if the change is `welcome`, otherwise in an empty frame."""
    text = f"{'+' if change > 0 else '−'}{abs(change)}"
    width = text_width(text, TEXT, bold=True) + 14

    def draw(canvas: Canvas, x: int, y: int) -> None:
        chip.draw(canvas, x, y)
        left = x + chip.width + 2
        box = (left, y + 5, left + width, y + 38)
        if welcome:
            canvas.panel(box, WON, 16)
        else:
            canvas.panel(box, LIGHT, 3, outline=LOST)
        canvas.text((left + width // 2, y + 22), text, TEXT, WHITE if welcome else LOST, bold=True, anchor="mm")

    return Chip(chip.width + width + 2, draw)


@lru_cache(maxsize=_CHIPS)
def counted(text: str, figures: int = TEXT) -> Chip:
    parts = [(part, figures if bold else TEXT, bold) for part, bold in stressed(text)]
    widths = [text_width(part, size, bold=bold) for part, size, bold in parts]

    def draw(canvas: Canvas, x: int, y: int) -> None:
        for (part, size, bold), width in zip(parts, widths, strict=True):
            canvas.text((x, y + LINE // 2), part, size, INK if bold else SOFT_INK, bold=bold)
            x += width

    return Chip(sum(widths), draw, letters=True)


def stressed(text: str) -> list[tuple[str, bool]]:
    """Split a text into numbers, which are bold, and the words between them."""
    return [(part, part[0].isdigit()) for part in _NUMBER.split(text) if part]


_NUMBER = re.compile(r"(\d+ ?)")
