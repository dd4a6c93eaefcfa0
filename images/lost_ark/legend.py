"""The legend: every icon used in the pictures, with its meaning."""

from __future__ import annotations

from collections.abc import Callable

from arnak_bot.games.lost_ark.engine.printed import AT, PLACES, Colour, Terrain
from arnak_bot.games.lost_ark.engine.state import Sheet
from arnak_bot.games.lost_ark.wording.messages import Pictures, Words
from images.kit import legend
from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.text import in_lines
from images.kit.theme import ACCENT, INK
from images.lost_ark import signs
from images.lost_ark.compass import draw_bare_tile, draw_edge
from images.lost_ark.counts import BOX_SIGN, PART_SIGN, TILE_SIGN, draw_box, draw_figure_sign, draw_mark
from images.lost_ark.map import draw_lit, draw_place, map_grid
from images.lost_ark.pieces import draw_filled, draw_rim, draw_ring, draw_seal, draw_sign
from images.lost_ark.theme import DEEP, JEWEL

_WIDTH = 78
_SHEET = Sheet(Colour.GREEN)
_Draw = Callable[[Canvas], object]


def _place(place: str, x: int = 0, colour: Colour | None = None, *, lit: bool = False) -> _Draw:
    sheet = Sheet(Colour.GREEN, drawn={} if colour is None else {colour: PLACES[place]})
    grid = map_grid(_WIDTH)
    left, top = grid.at(*AT[place])
    return lambda canvas: draw_place(canvas.moved(x - left, -top), grid, sheet, place, lit=lit)


def _both(*draws: _Draw) -> _Draw:
    def draw(canvas: Canvas) -> None:
        for each in draws:
            each(canvas)

    return draw


def _colours(canvas: Canvas) -> None:
    for at, colour in enumerate(Colour):
        draw_filled(canvas, colour, (at % 3 * 46 - 46 + at // 3 * 23, at // 3 * 41 - 20), 46)


def _boxes(canvas: Canvas) -> None:
    for at, box in enumerate((0, 9)):
        draw_box(canvas, [Colour.RED], box, (at * 50 - 47, -22))


def _marks(canvas: Canvas) -> None:
    draw_mark(canvas, Colour.BLUE, (-62, -29), done=True)
    draw_mark(canvas, Colour.BLUE, (4, -29), done=False)


def _figure(sign: str) -> _Draw:
    return lambda canvas: draw_figure_sign(canvas, sign, (0, 0), 70)


def _challenge(sign: str) -> _Draw:
    return lambda canvas: draw_sign(canvas, sign, (0, 0), 70, INK)


_LIT = _place("34", lit=True)
_ENTRIES: tuple[tuple[_Draw, Callable[[Pictures], str]], ...] = (
    (_colours, Pictures.legend_colours),
    (lambda canvas: draw_filled(canvas, Colour.BLUE, (0, 0), 74), Pictures.legend_identity),
    (_both(_place("72", -36), _place("72", 36, Colour.GREEN)), Pictures.legend_pale),
    (_place("13", 0), Pictures.legend_roads),
    (_place("27"), Pictures.legend_wreck),
    (_place("82"), Pictures.legend_dangerous),
    (_place("72", 0, Colour.RED), Pictures.legend_painted),
    (lambda canvas: draw_seal(canvas, "C", (0, 0), 84, found=True), Pictures.legend_seal),
    (lambda canvas: draw_ring(canvas, (0, 0), 32), Pictures.legend_ring),
    (lambda canvas: draw_seal(canvas, "C", (0, 0), 84, found=False), Pictures.legend_unfound),
    (lambda canvas: draw_seal(canvas, "C", (0, 0), 84, found=False, lost=True), Pictures.legend_lost),
    (lambda canvas: draw_edge(canvas, _SHEET, Colour.RED, (0, 0), 84), Pictures.legend_edge),
    (lambda canvas: draw_edge(canvas, _SHEET, None, (0, 0), 84), Pictures.legend_jewel_edge),
    (_both(_LIT, lambda canvas: draw_lit(canvas, "34", (0, 0), _WIDTH, ACCENT)), Pictures.legend_lit),
    (_both(_LIT, lambda canvas: draw_lit(canvas, "34", (0, 0), _WIDTH, JEWEL)), Pictures.legend_spare),
    (
        _both(
            lambda canvas: draw_edge(canvas, _SHEET, Colour.GREY, (0, 0), 84),
            lambda canvas: draw_rim(canvas, (0, 0), 84, line=7),
        ),
        Pictures.legend_lit_edge,
    ),
    (lambda canvas: draw_bare_tile(canvas, "g3", (0, 0), _WIDTH, lit=True), Pictures.legend_tile),
    (
        _both(_place("72", 0, Colour.GREEN), lambda canvas: draw_rim(canvas, (0, 0), _WIDTH, ACCENT)),
        Pictures.legend_fresh,
    ),
    (_boxes, Pictures.legend_boxes),
    (_marks, Pictures.legend_marks),
    (_figure(PART_SIGN), Pictures.legend_parts),
    (_figure(TILE_SIGN), Pictures.legend_tiles),
    (_figure(BOX_SIGN), Pictures.legend_counter),
    (_figure(signs.HINT), Pictures.legend_hint),
    (_figure(signs.JEWEL), Pictures.legend_jewel),
    (_figure(signs.MINUS), Pictures.legend_minus),
    (_challenge(Terrain.MOUNTAIN), Pictures.legend_challenges),
    (_challenge(Terrain.ROAD), Pictures.legend_road),
    (_challenge(signs.BORDER), Pictures.legend_border),
)


@kept(megabytes=1)
def draw_legend(words: Words) -> bytes:
    entries = [(draw, meaning(words.pictures)) for draw, meaning in _ENTRIES]
    return legend.draw_legend(words.pictures.legend(), entries, DEEP)


def draw_key(canvas: Canvas, words: Words, width: int) -> None:
    for at, (draw, meaning) in enumerate(_ENTRIES[-_COUNTS - _CHALLENGES : -_CHALLENGES]):
        middle, text = at * _KEY_STEP + _KEY_STEP // 2, meaning(words.pictures)
        draw(canvas.moved(76, middle))
        lines, size = in_lines(text, width - 170, 2, 36, 30)
        for row, line in enumerate(lines):
            y = middle + round((row - (len(lines) - 1) / 2) * (size + 4))
            canvas.fitted_text((170, y), line, width - 170, size, INK, smallest=24)


_COUNTS, _CHALLENGES, _KEY_STEP = 6, 3, 100
