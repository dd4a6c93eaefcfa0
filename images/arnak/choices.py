"""Items to choose from, each drawn with its menu number and a description below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arnak_bot.games.arnak.wording.messages import Words
from images.arnak.art import paper
from images.arnak.cards import HAND_CARD, hand_card
from images.arnak.tiles import TILE, tile
from images.kit.boxes import Box
from images.kit.canvas import Canvas
from images.kit.text import wrapped
from images.kit.theme import BRASS, INK, LIGHT, WIDTH

_NARROW = 640
"""The width of a picture that shows a single item without a number, for large text on a phone."""
_GAP = 14
_SIZES = (44, 38, 32)
"""The heights of the text: beside a picture, the first at which it is no higher than the picture."""
_MOST_COLUMNS = 4
_BADGE, _BESIDE_BADGE = 46, 56


@dataclass(frozen=True, slots=True)
class Choice:
    """An item to choose: its kind ("card", or a kind of `tiles`), its id, and its text, with the name on line 1."""

    kind: str
    id: str
    words: str


def paint_choices(choices: Sequence[Choice], words: Words, *, numbered: bool = True) -> Canvas:
    """Raises KeyError if there is no such kind, card or tile, ValueError if there is nothing to choose."""
    if not choices:
        raise ValueError("there is nothing to choose")
    columns = _columns(len(choices))
    whole = WIDTH if numbered or columns > 1 else _NARROW
    width = (whole - _GAP * (columns + 1)) // columns
    beside = width >= TILE[0] * 2  # few items: the text goes beside the picture
    room, badge = width - (TILE[0] + 44 if beside else 32), _BESIDE_BADGE if numbered else 0
    for letters in _SIZES if beside else _SIZES[-1:]:
        texts = [_lines_of(choice.words, room, badge, letters) for choice in choices]
        heights = [_height(texts[at : at + columns], letters, beside=beside) for at in range(0, len(choices), columns)]
        if max(heights) == TILE[1] + 32:
            break
    size = (whole, _GAP + sum(height + _GAP for height in heights))
    canvas = Canvas(size, paper(size))
    top = _GAP
    for row, height in enumerate(heights):
        first = row * columns
        shown = choices[first : first + columns]
        left = (whole - len(shown) * (width + _GAP) + _GAP) // 2
        for at, choice in enumerate(shown):
            box = (left + at * (width + _GAP), top, left + at * (width + _GAP) + width, top + height)
            number = str(first + at + 1) if numbered else ""
            _cell(canvas, choice, texts[first + at], letters, box, words, number, beside=beside)
        top += height + _GAP
    return canvas


def tile_picture(kind: str, tile_id: str, text: str, words: Words) -> bytes:
    return paint_choices([Choice(kind, tile_id, text)], words, numbered=False).encode()


def _columns(count: int) -> int:
    """The fewest columns that keep the picture within a phone's height: for example, 2 for four items, 3 for six."""
    if count in (1, 2, 4):
        return min(count, 2)
    return 3 if count in (3, 5, 6, 9) else _MOST_COLUMNS


def _lines_of(text: str, width: int, badge: int, size: int) -> list[tuple[str, bool]]:
    """Break text to fit, the bold first paragraph beside a badge; return each line and whether it is bold."""
    lines: list[tuple[str, bool]] = []
    for number, paragraph in enumerate(text.splitlines()):
        bold, room = number == 0, width - (0 if number else badge)
        lines += [(line, bold) for line in wrapped(paragraph, room, size, bold=bold)]
    return lines


def _height(texts: Sequence[Sequence[tuple[str, bool]]], size: int, *, beside: bool) -> int:
    most = max(len(lines) for lines in texts) * _line(size)
    return max(TILE[1] + 32, most + 48) if beside else TILE[1] + most + 48


def _cell(
    canvas: Canvas,
    choice: Choice,
    lines: Sequence[tuple[str, bool]],
    size: int,
    box: Box,
    words: Words,
    number: str,
    *,
    beside: bool,
) -> None:
    """A number is before the name, where it covers no part of the picture."""
    left, top, right, _ = box
    canvas.panel(box, LIGHT, 16, outline=BRASS, line=3)
    at = (left + 16, top + 16) if beside else ((left + right - HAND_CARD[0]) // 2, top + 16)
    picture = hand_card(choice.id, words) if choice.kind == "card" else tile(choice.kind, choice.id, words)
    canvas.paste(picture, at, 14)
    x, y = (at[0] + TILE[0] + 14, top + 44) if beside else (left + 16, top + TILE[1] + 48)
    if number:
        canvas.badge((x, y - _BADGE // 2, x + _BADGE, y + _BADGE // 2), number, 38)
    for line, bold in lines:
        canvas.text((x + _BESIDE_BADGE if bold and number else x, y), line, size, INK, bold=bold)
        y += _line(size)


def _line(size: int) -> int:
    return size * 19 // 16
