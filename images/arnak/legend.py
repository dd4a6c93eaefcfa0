"""The legend: every sign of the pictures with its meaning, for whoever sees the board for the first time."""

from __future__ import annotations

from images.arnak.art import paper
from images.arnak.theme import ON_LIGHT
from images.arnak.words import ENGLISH, LEGEND, PictureWords
from images.kit.canvas import Canvas, wrapped
from images.kit.keeping import kept
from images.kit.theme import BRASS, HEADING, INK, LEATHER, LIGHT, ON_LEAVES

__all__ = ["draw_legend"]

_WIDTH = 1248
_COLUMNS = 2
_GAP = 16
_SIGN = 44
_PLATE = 104
_SIZE, _LINE = 30, 34
_TITLE = 54

Entry = tuple[tuple[str, ...], tuple[str, ...]]
"""Signs, and the lines that say what they mean."""


@kept(megabytes=1)
def draw_legend(words: PictureWords = ENGLISH) -> bytes:
    """Draw all signs with their meaning. Returns the bytes of a picture as wide as the tall board."""
    column = (_WIDTH - _GAP * (_COLUMNS + 1)) // _COLUMNS
    sections = [
        (title(words), [(signs, wrapped(meaning(words), column - _PLATE - 34, _SIZE)) for signs, meaning in entries])
        for title, entries in LEGEND
    ]
    columns = _shared([(title, entries, _height(entries)) for title, entries in sections])
    head = 88
    size = (_WIDTH, head + max(sum(each[2] + _GAP for each in group) for group in columns))
    canvas = Canvas(size, paper(size))
    canvas.panel((_GAP, _GAP, _WIDTH - _GAP, head - 12), LEATHER, 14, outline=BRASS)
    canvas.text((_WIDTH // 2, head // 2 + 2), words.legend_title(), 36, ON_LEAVES, title=True, anchor="mm")
    for at, group in enumerate(columns):
        left, top = _GAP + at * (column + _GAP), head
        for title, entries, height in group:
            canvas.panel((left, top, left + column, top + height), LIGHT, 14, outline=BRASS, line=2)
            canvas.text((left + 18, top + 30), title, 34, HEADING, bold=True)
            _entries(canvas, entries, left + 12, top + _TITLE)
            top += height + _GAP
    return canvas.encode()


def _row(entry: Entry) -> int:
    return max(_SIGN + 10, _LINE * len(entry[1]) + 12)


def _height(entries: list[Entry]) -> int:
    return _TITLE + sum(map(_row, entries)) + 10


def _shared(sections: list[tuple[str, list[Entry], int]]) -> list[list[tuple[str, list[Entry], int]]]:
    """Share sections among the columns: in their order, where the two columns differ least."""
    total = [height for _, _, height in sections]
    best = min(range(1, len(sections)), key=lambda at: abs(sum(total[:at]) - sum(total[at:])))
    return [sections[:best], sections[best:]]


def _entries(canvas: Canvas, entries: list[Entry], left: int, top: int) -> None:
    for entry in entries:
        signs, lines = entry
        height = _row(entry)
        middle = top + height // 2
        canvas.glyphs((left + _PLATE // 2, middle), signs, _SIGN, INK, ON_LIGHT, width=_PLATE - 6)
        for at, line in enumerate(lines):
            canvas.text((left + _PLATE + 8, middle + (2 * at - len(lines) + 1) * _LINE // 2), line, _SIZE, INK)
        top += height
