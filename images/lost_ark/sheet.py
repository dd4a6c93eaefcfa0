"""A player's own sheet for making decisions, and a small view of everybody's sheets for choosing a call."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arnak_bot.games.lost_ark.engine.printed import Colour
from arnak_bot.games.lost_ark.engine.state import Sheet
from arnak_bot.games.lost_ark.wording.messages import Words
from images.kit.canvas import Canvas
from images.kit.names import initial
from images.kit.text import in_lines, text_width
from images.kit.theme import HALO, INK, LIGHT, PAPER, SOFT_INK, WIDTH
from images.lost_ark.compass import compass_high, draw_compass
from images.lost_ark.counts import COUNTS_WIDE, draw_counts, draw_figure, figures_of
from images.lost_ark.legend import draw_key
from images.lost_ark.map import draw_map, map_high, parchment
from images.lost_ark.marks import Marked
from images.lost_ark.pieces import draw_filled, draw_rose
from images.lost_ark.theme import DEEP

_PLACE, _TILE, _GAP = 132, 102, 34
_HEAD = 192
_COMPASS_TOP = _HEAD + map_high(_PLACE) + _GAP
_HEIGHT = _COMPASS_TOP + compass_high(_TILE) + 24
_SMALL_PLACE, _SMALL_TILE = 64, 56
_SMALL_WIDE, _SMALL_NAME = 9 * _SMALL_PLACE, 94
_SMALL_HIGH = _SMALL_NAME + map_high(_SMALL_PLACE) + 20 + compass_high(_SMALL_TILE) + 24


@dataclass(frozen=True, slots=True)
class Shown:
    sheet: Sheet
    seat: int
    name: str
    character: str
    marked: Marked


def paint_sheet(shown: Shown, said: tuple[str, str], called: Colour | None) -> Canvas:
    """Paint a sheet under its player's name; `said`: the round, and the question or what the player is waiting for."""
    sheet, marked = shown.sheet, shown.marked
    canvas = Canvas((WIDTH, _HEIGHT), parchment(WIDTH, _HEIGHT))
    _round(canvas, said[0], 56)
    _slip(canvas, said[1], called, 138)
    _player(canvas.moved(26, 14), shown, 770)
    draw_map(canvas.moved((WIDTH - 9 * _PLACE) // 2, _HEAD), sheet, _PLACE, marked)
    draw_compass(canvas.moved(18, _COMPASS_TOP), sheet, _TILE, marked)
    draw_counts(canvas.moved(WIDTH - 22 - COUNTS_WIDE, _COMPASS_TOP + 4), sheet)
    return canvas


def paint_table(sheets: Sequence[Shown], said: tuple[str, str], called: Colour | None, words: Words) -> Canvas:
    """Paint all sheets in two columns, with a key in a free place; a single one as large as its owner sees it."""
    if len(sheets) == 1:
        return paint_sheet(sheets[0], said, called)
    canvas = Canvas((size := (WIDTH, 116 + _SMALL_HIGH * -(-len(sheets) // 2))), parchment(*size))
    _slip(canvas, said[1], called, 56, WIDTH - 110)
    _round(canvas, "", 56)
    for at, shown in enumerate(sheets):
        left, top = 28 + at % 2 * (WIDTH - 56 - _SMALL_WIDE), 116 + at // 2 * _SMALL_HIGH
        _small(canvas.moved(left, top), shown)
    if len(sheets) % 2:
        left, top = WIDTH - 28 - _SMALL_WIDE, canvas.image.height - _SMALL_HIGH
        draw_key(canvas.moved(left, top + _SMALL_NAME), words, _SMALL_WIDE)
        draw_rose(canvas, (left + _SMALL_WIDE // 2, canvas.image.height - 165), 260)
    return canvas


def _small(canvas: Canvas, shown: Shown) -> None:
    _player(canvas, shown, _SMALL_WIDE)
    draw_map(canvas.moved(0, _SMALL_NAME), shown.sheet, _SMALL_PLACE, shown.marked)
    top = _SMALL_NAME + map_high(_SMALL_PLACE) + 20
    draw_compass(canvas.moved(0, top), shown.sheet, _SMALL_TILE, shown.marked)
    left, figures = 7 * _SMALL_TILE + 12, figures_of(shown.sheet)
    high = compass_high(_SMALL_TILE) // len(figures)
    for at, (sign, text) in enumerate(figures):
        y = top + at * high
        draw_figure(canvas, sign, text, (left, y, _SMALL_WIDE, y + high - 5))


def _player(canvas: Canvas, shown: Shown, width: int) -> None:
    canvas.seat(shown.seat, (4, 4), 62, outline=LIGHT, initial=initial(shown.name, shown.seat))
    canvas.name((88, 20), shown.name, shown.seat, width - 190, 46, INK, smallest=40)
    canvas.fitted_text((88, 60), shown.character, width - 190, 34, SOFT_INK)
    draw_filled(canvas, shown.sheet.identity, (width - 46, 36), 70)


def _round(canvas: Canvas, text: str, middle: int) -> None:
    draw_rose(canvas, (WIDTH - 72, middle), 92)
    canvas.fitted_text((WIDTH - 132, middle), text, 250, 50, DEEP, title=True, anchor="rm")


def _slip(canvas: Canvas, text: str, called: Colour | None, middle: int, right: int = WIDTH) -> None:
    canvas.panel((22, middle - 42, right - 22, middle + 42), PAPER, 14, outline=HALO, line=4)
    left = 44 if called is None else 110
    if called is not None:
        draw_filled(canvas, called, (70, middle), 56)
    room = right - left - 44
    lines, size = ((text,), _SAID) if text_width(text, _SAID) <= room else in_lines(text, room, 2, _SAID_LOW, 30)
    for at, line in enumerate(lines):
        y = middle + round((at - (len(lines) - 1) / 2) * (size + 2))
        canvas.fitted_text((left, y), line, room, size, INK, smallest=30)


_SAID, _SAID_LOW = 42, 36
