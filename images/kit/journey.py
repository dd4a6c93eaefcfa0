"""The map of the solo campaign: a path over an island, with a place and three stars for each chapter."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw

from images.kit.canvas import Canvas
from images.kit.keeping import kept
from images.kit.masks import SMOOTH, shape_mask
from images.kit.paintings import read_painting
from images.kit.text import text_size, text_width
from images.kit.theme import ACCENT, BRASS, HALO, INK, LIGHT, PAPER, PLATE, SOFT_INK, WHITE, WIDTH, Colour, Shape, mixed

SIZE = (WIDTH, 1560)
_HEAD = 150
_COLUMNS, _ROWS = (226, 624, 1022), (1336, 996, 656, 316)
_MEDALLION, _RING, _HERE = 196, 9, 16
_STAR, _GLOW = 58, 13
_LABEL, _SMALLEST, _WIDEST = 44, 34, 372
_DOT, _APART = 15, 30
_CLOSED, _FADED = mixed(SOFT_INK, PAPER, 0.35), mixed(SOFT_INK, PAPER, 0.6)
_UNWON = mixed(PLATE, PAPER, 0.18)


@dataclass(frozen=True, slots=True)
class Stop:
    number: int
    title: str
    place: str  # the name of its painting
    stars: tuple[bool, bool, bool]  # which were earned
    is_open: bool
    here: bool  # it is the chapter described next to the map


def place_of(at: int) -> tuple[int, int]:
    """Return the centre of a stop, by its index: the path winds up from the beach, row by row.

    >>> place_of(0)[1] > place_of(11)[1], place_of(2)[0] == place_of(3)[0]
    (True, True)
    """
    row, column = divmod(at, len(_COLUMNS))
    return _COLUMNS[-1 - column if row % 2 else column], _ROWS[row]


def draw_journey(stops: Sequence[Stop], title: str, won: str) -> bytes:
    canvas = Canvas(SIZE, _island())
    _draw_path(canvas, stops)
    for at, stop in enumerate(stops):
        _draw_stop(canvas, stop, place_of(at))
    canvas.panel((0, 0, SIZE[0], _HEAD), PLATE, 0)
    canvas.panel((0, _HEAD, SIZE[0], _HEAD + 6), BRASS, 0)
    right = SIZE[0] - 48
    canvas.text((right, _HEAD // 2), won, 54, LIGHT, bold=True, anchor="rm")
    left = right - text_width(won, 54, bold=True) - 48
    canvas.fitted_text((48, _HEAD // 2), title, left - 48, 76, HALO, smallest=40, title=True)
    return canvas.encode()


@kept(megabytes=8)
def _island() -> Image.Image:
    return read_painting("ground", "journey")


def _draw_path(canvas: Canvas, stops: Sequence[Stop]) -> None:
    for at, (_, to) in enumerate(pairwise(stops)):
        (x, y), (to_x, to_y) = place_of(at), place_of(at + 1)
        length = math.hypot(to_x - x, to_y - y)
        count = int(length / _APART)
        for step in range(1, count):
            share = step / count
            bow = 26 * math.sin(math.pi * share) * (1 if at % 2 else -1)
            across, down = (bow, 0) if x == to_x else (0, bow)
            middle = round(x + (to_x - x) * share + across), round(y + (to_y - y) * share + down)
            _disc(canvas, middle, _DOT + 6, LIGHT)
            _disc(canvas, middle, _DOT, ACCENT if to.is_open else _CLOSED)


def _disc(canvas: Canvas, middle: tuple[int, int], size: int, fill: Colour) -> None:
    canvas.stamp_around(fill, middle, shape_mask(Shape.CIRCLE, size))


def _draw_stop(canvas: Canvas, stop: Stop, middle: tuple[int, int]) -> None:
    x, y = middle
    if stop.here:
        _disc(canvas, middle, _MEDALLION + 2 * (_RING + _HERE), WHITE)
        _disc(canvas, middle, _MEDALLION + 2 * (_RING + _HERE) - 6, ACCENT)
    _disc(canvas, middle, _MEDALLION + 2 * _RING + 4, PLATE)
    _disc(canvas, middle, _MEDALLION + 2 * _RING, BRASS if stop.is_open else _FADED)
    if stop.is_open:
        corner = x - _MEDALLION // 2, y - _MEDALLION // 2
        canvas.stamp(_scene(stop.place), corner, shape_mask(Shape.CIRCLE, _MEDALLION))
        badge = x - _MEDALLION * 36 // 100, y - _MEDALLION * 36 // 100
        _disc(canvas, badge, 76, LIGHT)
        _disc(canvas, badge, 68, PLATE)
        canvas.text(badge, str(stop.number), 46, WHITE, bold=True, anchor="mm")
    else:
        _disc(canvas, middle, _MEDALLION, _CLOSED)
        canvas.text((x, y - 12), str(stop.number), 92, LIGHT, bold=True, anchor="mm")
    _draw_label(canvas, stop, middle)
    if stop.is_open:
        _draw_stars(canvas, stop.stars, (x, y + _MEDALLION // 2 - 6))


def _draw_label(canvas: Canvas, stop: Stop, middle: tuple[int, int]) -> None:
    x, top = middle[0], middle[1] + _MEDALLION // 2 + (26 if stop.is_open else 8)
    size = text_size(stop.title, _WIDEST - 32, _LABEL, _SMALLEST, bold=True)
    wide = min(_WIDEST, text_width(stop.title, size, bold=True) + 32)
    box = (x - wide // 2, top, x + wide // 2, top + 60)
    canvas.panel(box, LIGHT if stop.is_open else PAPER, 10, INK if stop.is_open else _FADED, 3)
    shade = INK if stop.is_open else SOFT_INK
    canvas.fitted_text((x, top + 30), stop.title, wide - 20, size, shade, smallest=_SMALLEST, bold=True, anchor="mm")


def _draw_stars(canvas: Canvas, stars: tuple[bool, bool, bool], middle: tuple[int, int]) -> None:
    x, y = middle
    for at, won in enumerate(stars):
        left, top = x + round((at - 1) * _STAR * 1.04) - _STAR // 2, y - _STAR // 2 - (0 if at == 1 else 8)
        outer, inner = _STAR + _GLOW, _STAR if won else _STAR - 4
        canvas.stamp(PLATE, (left - _GLOW // 2, top - _GLOW // 2), _star_mask(outer))
        shift = (_STAR - inner) // 2
        canvas.stamp(HALO if won else _UNWON, (left + shift, top + shift), _star_mask(inner))
        if not won:
            canvas.stamp(PLATE, (left + 14, top + 14), _star_mask(_STAR - 28))


@kept(megabytes=1)
def _star_mask(size: int) -> Image.Image:
    big = size * SMOOTH
    mask = Image.new("L", (big, big), 0)
    points = []
    for at in range(10):
        reach = big * (0.5 if at % 2 == 0 else 0.235)
        turn = math.pi * at / 5
        points.append((big / 2 + reach * math.sin(turn), big * 0.53 - reach * math.cos(turn)))
    ImageDraw.Draw(mask).polygon(points, fill=255)
    return mask.resize((size, size), Image.Resampling.LANCZOS)


@kept(megabytes=3)
def _scene(place: str) -> Image.Image:
    whole = read_painting("places", place, (_MEDALLION, _MEDALLION))
    side = min(whole.size)
    left, top = round((whole.width - side) * 0.6), round((whole.height - side) * 0.6)
    square = whole.resize((_MEDALLION, _MEDALLION), Image.Resampling.LANCZOS, (left, top, left + side, top + side))
    fall = Image.radial_gradient("L").resize((_MEDALLION, _MEDALLION)).point([255 - level // 4 for level in range(256)])
    return Image.merge("RGB", [ImageChops.multiply(band, fall) for band in square.split()])
