"""Legends: every icon used in a game's pictures and its meaning, in two columns. Independent of any one game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from images.kit.canvas import Canvas
from images.kit.text import wrapped
from images.kit.theme import BRASS, INK, LIGHT, ON_LEAVES, PAPER, WIDTH, Colour

LegendEntry = tuple[Callable[[Canvas], object], str]
"""A function that draws an icon around the origin, at most 140 pixels wide and 92 tall, and the icon's meaning."""

_GAP, _HEAD = 12, 100
_COLUMNS = 2
_PLATE = 150
_SIZE, _LINE = 31, 35


def draw_legend(title: str, entries: Sequence[LegendEntry], banner: Colour) -> bytes:
    width = (WIDTH - _GAP * (_COLUMNS + 1)) // _COLUMNS
    laid_out = [(sign, wrapped(meaning, width - _PLATE - 30, _SIZE)) for sign, meaning in entries]
    height = max(112, max(len(lines) for _, lines in laid_out) * _LINE + 20)
    each = -(-len(entries) // _COLUMNS)
    canvas = Canvas((WIDTH, _HEAD + each * (height + _GAP)), PAPER)
    canvas.panel((_GAP, _GAP, WIDTH - _GAP, _HEAD - _GAP), banner, 14, outline=BRASS)
    canvas.fitted_text((WIDTH // 2, _HEAD // 2), title, WIDTH - 80, 42, ON_LEAVES, title=True, anchor="mm")
    for at, (sign, lines) in enumerate(laid_out):
        column, row = divmod(at, each)
        left, top = _GAP + column * (width + _GAP), _HEAD + row * (height + _GAP)
        canvas.panel((left, top, left + width, top + height), LIGHT, 14, outline=BRASS, line=2)
        middle = top + height // 2
        sign(canvas.moved(left + 10 + _PLATE // 2, middle))
        for line, text in enumerate(lines):
            y = middle + (2 * line - len(lines) + 1) * _LINE // 2
            canvas.text((left + _PLATE + 20, y), text, _SIZE, INK)
    return canvas.encode()
