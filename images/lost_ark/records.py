"""The challenges that a player has completed with each character, as a table of boxes below their statistics."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from arnak_bot.games.lost_ark.engine.printed import Challenge, Colour
from images.kit.boxes import wider
from images.kit.canvas import Canvas
from images.kit.pages import WIDTH, Below
from images.kit.theme import BRASS, HEADING, INK, LIGHT, SOFT_INK, mixed
from images.lost_ark.counts import BOX, CHALLENGE_SIGNS
from images.lost_ark.pieces import draw_sign
from images.lost_ark.signs import MET
from images.lost_ark.theme import BLANK, CREAM, DEEP, SHADES

_LEFT, _FIRST, _STEP, _ROW, _HEAD = 44, 306, 74, 58, 158


def challenge_table(title: str, rows: Sequence[tuple[str, Collection[Challenge]]]) -> Below:
    """Lay out a table with a row for each character and a column for each challenge, headed by its icon."""
    high = _HEAD + len(rows) * _ROW + 8
    return high, partial(_draw_table, title, [(name, frozenset(met)) for name, met in rows], high)


def _draw_table(title: str, rows: Sequence[tuple[str, Collection[Challenge]]], high: int, canvas: Canvas) -> None:
    canvas.panel((20, 0, WIDTH - 20, high - 20), LIGHT, 12, outline=BRASS, line=2)
    canvas.fitted_text((_LEFT, 32), title, WIDTH - 2 * _LEFT, 36, HEADING, bold=True)
    for at, sign in enumerate(CHALLENGE_SIGNS.values()):
        draw_sign(canvas, sign, (_FIRST + at * _STEP, 100), 56, INK)
    for row, (name, met) in enumerate(rows):
        y = _HEAD + row * _ROW
        canvas.fitted_text((_LEFT, y), name, _FIRST - _STEP // 2 - _LEFT, 36, SOFT_INK)
        for at, challenge in enumerate(CHALLENGE_SIGNS):
            middle = _FIRST + at * _STEP, y
            shade, rim = (SHADES[Colour.GREEN], DEEP) if challenge in met else (BLANK, mixed(DEEP, BLANK, 0.4))
            canvas.panel(wider((*middle, *middle), BOX // 2, BOX // 2), shade, 8, outline=rim, line=2)
            if challenge in met:
                draw_sign(canvas, MET, middle, BOX, CREAM)
