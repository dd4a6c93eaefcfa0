"""A choice between things: each drawn with its number in the menu, and with a description below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from arnak_bot.games.arnak.wording.messages import Words
from images.arnak.art import paper
from images.arnak.cards import HAND_CARD, hand_card
from images.arnak.tiles import TILE, tile
from images.kit.canvas import Canvas
from images.kit.text import wrapped
from images.kit.theme import ACCENT, BRASS, INK, LIGHT, WHITE

CARD = "card"
_WIDTH = 1248
_GAP = 14
SIZE, _LINE = 32, 38
_MOST_COLUMNS = 4


@dataclass(frozen=True, slots=True)
class Choice:
    """A thing to choose: its kind ("card", or a kind of `tiles`), its id, and its text, with the name on line 1."""

    kind: str
    id: str
    words: str


def draw_choices(choices: Sequence[Choice], words: Words) -> bytes:
    """Draw things side by side, numbered from 1. Returns the bytes of a picture as wide as the tall board.

    Raises:
        KeyError: there is no such kind, card or tile.
        ValueError: there is nothing to choose.
    """
    return paint_choices(choices, words).encode()


def paint_choices(choices: Sequence[Choice], words: Words, *, numbered: bool = True) -> Canvas:
    """Paint things side by side without encoding them; things that are only shown, not chosen, have no number."""
    if not choices:
        raise ValueError("there is nothing to choose")
    columns = _columns(len(choices))
    width = (_WIDTH - _GAP * (columns + 1)) // columns
    beside = width >= TILE[0] * 2  # few things: the text goes beside the picture
    texts = [lines_of(choice.words, width - (TILE[0] + 44 if beside else 32)) for choice in choices]
    heights = [_height(texts[at : at + columns], beside=beside) for at in range(0, len(choices), columns)]
    size = (_WIDTH, _GAP + sum(height + _GAP for height in heights))
    canvas = Canvas(size, paper(size))
    top = _GAP
    for row, height in enumerate(heights):
        first = row * columns
        shown = choices[first : first + columns]
        left = (_WIDTH - len(shown) * (width + _GAP) + _GAP) // 2
        for at, choice in enumerate(shown):
            box = (left + at * (width + _GAP), top, left + at * (width + _GAP) + width, top + height)
            _cell(canvas, choice, texts[first + at], box, words, beside=beside)
            if numbered:
                _badge(canvas, first + at + 1, box, beside=beside)
        top += height + _GAP
    return canvas


def _columns(count: int) -> int:
    """The fewest columns that keep the picture within a phone's height: 1, 2, 2 + 2, 3, 3 + 3, 4 + 4."""
    if count in (1, 2, 4):
        return min(count, 2)
    return 3 if count in (3, 5, 6, 9) else _MOST_COLUMNS


def lines_of(text: str, width: int) -> list[tuple[str, bool]]:
    """Break a text to fit; each line comes with whether it is bold, as the first paragraph is."""
    lines: list[tuple[str, bool]] = []
    for number, paragraph in enumerate(text.splitlines()):
        lines += [(line, number == 0) for line in wrapped(paragraph, width, SIZE, bold=number == 0)]
    return lines


def _height(texts: Sequence[Sequence[tuple[str, bool]]], *, beside: bool) -> int:
    most = max(len(lines) for lines in texts) * _LINE
    return max(TILE[1] + 32, most + 48) if beside else TILE[1] + most + 44


def _picture(choice: Choice, words: Words) -> Image.Image:
    return hand_card(choice.id, words) if choice.kind == CARD else tile(choice.kind, choice.id, words)


def _badge(canvas: Canvas, number: int, box: tuple[int, int, int, int], *, beside: bool) -> None:
    """The number in the menu, over the lower corner of the picture, away from the name."""
    left, top, right, _ = box
    picture = left + 16 if beside else (left + right - HAND_CARD[0]) // 2
    corner = (max(left + 4, picture - 14), top + 16 + TILE[1] - 48)
    canvas.panel((*corner, corner[0] + 56, corner[1] + 56), ACCENT, 28, outline=WHITE)
    canvas.text((corner[0] + 28, corner[1] + 28), str(number), 40, WHITE, bold=True, anchor="mm")


def _cell(
    canvas: Canvas,
    choice: Choice,
    lines: Sequence[tuple[str, bool]],
    box: tuple[int, int, int, int],
    words: Words,
    *,
    beside: bool,
) -> None:
    left, top, right, _ = box
    canvas.panel(box, LIGHT, 16, outline=BRASS, line=3)
    at = (left + 16, top + 16) if beside else ((left + right - HAND_CARD[0]) // 2, top + 16)
    canvas.paste(_picture(choice, words), at, 14)
    x, y = (at[0] + TILE[0] + 14, top + 44) if beside else (left + 16, top + TILE[1] + 46)
    for line, bold in lines:
        canvas.text((x, y), line, SIZE, INK, bold=bold)
        y += _LINE
