"""The statistics page as a profile: a header with the name and the key figures, then sections in three columns."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.games.arnak.wording.messages import Words
from images.arnak.art import paper
from images.kit.canvas import Canvas
from images.kit.names import shown_name
from images.kit.pages import Section
from images.kit.text import fitted, text_width
from images.kit.theme import BRASS, HEADING, INK, LEATHER, LIGHT, ON_LEAVES, SOFT_INK, WHITE

_COLUMNS = 3
_COLUMN = 500
_GAP = 16
_HEAD = 260
_MOST_TILES = 5
_TITLE = 50
_LINE = 36
_SIZE = 28


def _height(section: Section) -> int:
    return _TITLE + len(section[1]) * _LINE + 18


def _arranged(page: Sequence[Section]) -> list[list[Section]]:
    """Fill the columns in reading order, each up to its fair share of the total height."""
    share = sum(_height(section) + _GAP for section in page) / _COLUMNS
    columns: list[list[Section]] = [[]]
    filled = 0
    for section in page:
        if columns[-1] and filled + _height(section) / 2 > share and len(columns) < _COLUMNS:
            columns.append([])
            filled = 0
        columns[-1].append(section)
        filled += _height(section) + _GAP
    return columns


def draw_statistics(name: str, page: Sequence[Section], words: Words) -> bytes:
    """The first lines of the first section are the key figures in the header; elsewhere, zeros are left out."""
    title, rows = page[0]
    rest = [section for section in map(_without_zeros, ((title, rows[_MOST_TILES:]), *page[1:])) if section[1]]
    columns = _arranged(rest)
    deepest = max(sum(_height(section) + _GAP for section in column) for column in columns)
    size = (_GAP + _COLUMNS * (_COLUMN + _GAP), _HEAD + deepest + 4)
    canvas = Canvas(size, paper(size))
    _head(canvas, name, rows[:_MOST_TILES], size[0], words)
    for at, column in enumerate(columns):
        top = _HEAD
        for section in column:
            _section(canvas, section, _GAP + at * (_COLUMN + _GAP), top)
            top += _height(section) + _GAP
    return canvas.encode()


def _without_zeros(section: Section) -> Section:
    title, rows = section
    return title, tuple((line, value) for line, value in rows if value.strip("0. /"))


def _head(canvas: Canvas, name: str, rows: Sequence[tuple[str, str]], width: int, words: Words) -> None:
    canvas.panel((_GAP, _GAP, width - _GAP, _HEAD - _GAP), LEATHER, 16, outline=BRASS, line=4)
    canvas.text((44, 48), words.pictures.expedition_record(), 26, ON_LEAVES, title=True)
    canvas.name((44, 98), shown_name(name, None, words.pictures), None, width - 100, 60, WHITE, smallest=30)
    step = (width - 2 * 36) // max(1, len(rows))
    for at, (line, value) in enumerate(rows):
        left = 36 + at * step
        box = (left, 138, left + step - 12, _HEAD - 28)
        canvas.panel(box, LIGHT, 12)
        middle = (box[0] + box[2]) // 2
        canvas.fitted_text((middle, 172), value, step - 32, 52, INK, bold=True, smallest=28, anchor="mm")
        canvas.fitted_text((middle, 212), line, step - 32, 26, SOFT_INK, smallest=18, anchor="mm")


def _section(canvas: Canvas, section: Section, left: int, top: int) -> None:
    title, rows = section
    right = left + _COLUMN
    canvas.panel((left, top, right, top + _height(section)), LIGHT, 12, outline=BRASS, line=2)
    canvas.fitted_text((left + 16, top + 28), title, _COLUMN - 32, 32, HEADING, bold=True)
    for at, (line, value) in enumerate(rows):
        y = top + _TITLE + at * _LINE + _LINE // 2
        shown, size = fitted(value, _COLUMN // 2, _SIZE, 18, bold=True)
        canvas.text((right - 16, y), shown, size, INK, bold=True, anchor="rm")
        room = _COLUMN - 48 - text_width(shown, size, bold=True)
        canvas.fitted_text((left + 16, y), line, room, _SIZE, SOFT_INK)
