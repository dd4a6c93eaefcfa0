"""The statistics page as a picture: sections of lines, in three columns."""

from __future__ import annotations

from collections.abc import Sequence

from images.canvas import Canvas, fitted, text_width
from images.theme import BRASS, HEADING, INK, LIGHT, PAPER, SOFT_INK

__all__ = ["draw_statistics"]

Section = tuple[str, tuple[tuple[str, str], ...]]

_COLUMNS = 3
_COLUMN = 500
_GAP = 16
_HEAD = 96
_TITLE = 46
_LINE = 34
_SIZE = 26


def _height(section: Section) -> int:
    return _TITLE + len(section[1]) * _LINE + 18


def _arranged(page: Sequence[Section]) -> list[list[Section]]:
    """Fill the columns one after the other, in reading order, each up to a fair share of the height."""
    share = sum(_height(section) + _GAP for section in page) / _COLUMNS
    columns: list[list[Section]] = [[]]
    filled = 0
    for section in page:
        if filled + _height(section) / 2 > share and len(columns) < _COLUMNS:
            columns.append([])
            filled = 0
        columns[-1].append(section)
        filled += _height(section) + _GAP
    return columns


def draw_statistics(name: str, page: Sequence[Section]) -> bytes:
    """Draw a page of sections, each a title with lines of name and value. Returns the bytes of a picture."""
    columns = _arranged(page)
    deepest = max(sum(_height(section) + _GAP for section in column) for column in columns)
    canvas = Canvas((_GAP + _COLUMNS * (_COLUMN + _GAP), _HEAD + deepest), PAPER)
    canvas.name((canvas.image.width // 2, 48), name, None, canvas.image.width - 80, 50, INK, centred=True)
    for at, column in enumerate(columns):
        top = _HEAD
        for section in column:
            _section(canvas, section, _GAP + at * (_COLUMN + _GAP), top)
            top += _height(section) + _GAP
    return canvas.encode()


def _section(canvas: Canvas, section: Section, left: int, top: int) -> None:
    title, rows = section
    right = left + _COLUMN
    canvas.panel((left, top, right, top + _height(section)), LIGHT, 12, outline=BRASS, line=2)
    canvas.fitted_text((left + 16, top + 26), title, _COLUMN - 32, 30, HEADING, bold=True)
    for at, (line, value) in enumerate(rows):
        y = top + _TITLE + at * _LINE + _LINE // 2
        shown, size = fitted(value, _COLUMN // 2, _SIZE, 18, bold=True)
        canvas.text((right - 16, y), shown, size, INK, bold=True, anchor="rm")
        room = _COLUMN - 48 - text_width(shown, size, bold=True)
        canvas.fitted_text((left + 16, y), line, room, _SIZE, SOFT_INK)
