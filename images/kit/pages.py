"""Text pages, for what a game has no picture of: a heading, then sections of lines, each with an optional value."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from images.kit.canvas import Canvas
from images.kit.text import fitted, text_width, wrapped
from images.kit.theme import BRASS, HEADING, INK, LEATHER, LIGHT, PAPER, SOFT_INK, WHITE

Section = tuple[str, Sequence[tuple[str, str]]]
"""A title, and lines with their values; "" for none."""
Below = tuple[int, Callable[[Canvas], None]]
"""What a game draws below the lines, across the page: its height, and a function that draws it below the origin."""

WIDTH, NARROW = 900, 560
"""The widths of a page; on a narrow one, the text is as large on a phone as that of a message."""
_GAP, _INSET = 20, 24
_HEAD, _TITLE, _LINE = 110, 56, 42
_SIZE = 32
_VALUE = 360


def draw_page(heading: str, sections: Sequence[Section], below: Below | None = None, width: int = WIDTH) -> bytes:
    laid_out = [(title, [_broken(line, value, width) for line, value in rows]) for title, rows in sections]
    heights = [_height(title, rows) for title, rows in laid_out]
    bottom = _HEAD + _GAP + sum(height + _GAP for height in heights)
    canvas = Canvas((width, bottom + (below[0] if below else 0)), PAPER)
    canvas.panel((_GAP, _GAP, width - _GAP, _HEAD), LEATHER, 14, outline=BRASS, line=3)
    middle = (width // 2, (_GAP + _HEAD) // 2)
    canvas.name(middle, heading, None, width - 2 * (_GAP + _INSET), 46, WHITE, centred=True)
    top = _HEAD + _GAP
    for (title, rows), height in zip(laid_out, heights, strict=True):
        canvas.panel((_GAP, top, width - _GAP, top + height), LIGHT, 12, outline=BRASS, line=2)
        _section(canvas, title, rows, top, width)
        top += height + _GAP
    if below:
        below[1](canvas.moved(0, bottom))
    return canvas.encode()


_Row = tuple[tuple[str, ...], str, int]
"""The wrapped line, its value, and the font size of the value."""


def _broken(line: str, value: str, width: int) -> _Row:
    shown, size = fitted(value, _VALUE, _SIZE, 20, bold=True)
    room = width - 2 * (_GAP + _INSET) - (text_width(shown, size, bold=True) + _INSET if shown else 0)
    return wrapped(line, room, _SIZE) or ("",), shown, size


def _height(title: str, rows: Sequence[_Row]) -> int:
    return (_TITLE if title else _INSET // 2) + _LINE * sum(len(lines) for lines, _, _ in rows) + _INSET // 2


def _section(canvas: Canvas, title: str, rows: Sequence[_Row], top: int, width: int) -> None:
    left, right = _GAP + _INSET, width - _GAP - _INSET
    if title:
        canvas.fitted_text((left, top + _TITLE // 2 + 4), title, right - left, 36, HEADING, bold=True)
    y = top + (_TITLE if title else _INSET // 2) + _LINE // 2
    for lines, value, size in rows:
        if value:
            canvas.text((right, y), value, size, INK, bold=True, anchor="rm")
        for line in lines:
            canvas.fitted_text((left, y), line, right - left, _SIZE, SOFT_INK)
            y += _LINE
