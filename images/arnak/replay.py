"""A finished game as an animation: a frame for each turn, with the changes marked and a caption below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording.messages import Words
from images.arnak.board import board_sheet
from images.arnak.marks import Marks
from images.arnak.scene import Scene
from images.arnak.theme import ON_DARK
from images.kit.canvas import Canvas
from images.kit.film import encoded
from images.kit.names import name_width
from images.kit.text import Glyph
from images.kit.theme import BRASS, LIGHT, PLATE

PICTURE_SIZE = (800, 500)
CAPTION = 70
_SIZE, _LINE, _LINES = 25, 30, 2
_MARGIN = 16

Caption = Sequence[Glyph]


def draw_replay(
    steps: Sequence[tuple[GameView, Marks]],
    names: tuple[str, ...],
    captions: Sequence[Caption],
    *,
    words: Words,
) -> bytes:
    """Draw the public table after every turn, with a caption for each step. Returns an animated WebP."""

    def frame(at: int) -> Image.Image:
        view, marks = steps[at]
        return _frame(view, marks, names, captions[at], words)

    return encoded(len(steps), frame)


def _frame(view: GameView, marks: Marks, names: tuple[str, ...], caption: Caption, words: Words) -> Image.Image:
    board = board_sheet(Scene.of(view, names, words), marks).painted().image.resize(PICTURE_SIZE, Image.Resampling.BOX)
    width, height = PICTURE_SIZE
    canvas = Canvas((width, height + CAPTION), PLATE)
    canvas.paste(board, (0, 0))
    canvas.panel((0, height, width, height + 3), BRASS, 1)
    lines = caption_lines(tuple(caption), width - 2 * _MARGIN)
    top = height + (CAPTION + 3 - _LINE * len(lines)) // 2 + _LINE // 2
    for at, line in enumerate(lines):
        x, y = _MARGIN, top + at * _LINE
        for glyph, behind in pairwise((*line, "")):
            if glyph.startswith("#"):
                canvas.icon(glyph[1:], (x, y - _SIZE // 2), _SIZE, ON_DARK.get(glyph[1:], LIGHT))
            else:
                canvas.name((x, y), glyph, None, width, _SIZE, LIGHT)
            x += _wide(glyph) + _space(glyph, behind)
    return canvas.image


@lru_cache(maxsize=1024)
def _wide(glyph: Glyph) -> int:
    return _SIZE if glyph.startswith("#") else name_width(glyph, None, _SIZE)


def _space(glyph: Glyph, behind: Glyph) -> int:
    if behind[:1] in (",", ".", ";", ")"):
        return 0
    return 2 if glyph[-1:].isdigit() and behind.startswith("#") else 7


def _length(line: Sequence[Glyph]) -> int:
    return sum(_wide(glyph) + _space(glyph, behind) for glyph, behind in pairwise((*line, "")))


def caption_lines(caption: tuple[Glyph, ...], width: int) -> tuple[tuple[Glyph, ...], ...]:
    """Break a caption into at most two lines; what does not fit is replaced by an ellipsis."""
    lines: list[list[Glyph]] = [[]]
    for glyph in (part for each in caption for part in ([each] if each.startswith("#") else each.split())):
        if lines[-1] and _length([*lines[-1], glyph]) > width:
            if len(lines) == _LINES:
                while len(lines[-1]) > 1 and _length([*lines[-1], "…"]) > width:
                    lines[-1].pop()
                lines[-1].append("…")
                break
            lines.append([])
        lines[-1].append(glyph)
    return tuple(map(tuple, lines))
