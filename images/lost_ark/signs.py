"""Icons of terrains and more, drawn with a pen on a square of 100 units around the origin. Independent of sheets."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from arnak_bot.games.lost_ark.engine.printed import Terrain
from images.kit.keeping import kept
from images.kit.masks import SMOOTH

BORDER, HINT, JEWEL, MET, MINUS = "border", "hint", "jewel", "met", "minus"
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class _Pen:
    """Draws on a mask, in hundredths of its side, measured from the centre."""

    draw: ImageDraw.ImageDraw
    side: int

    def at(self, *points: Point) -> list[Point]:
        return [((x + 50) * self.side / 100, (y + 50) * self.side / 100) for x, y in points]

    def area(self, *points: Point, ink: int = 255) -> None:
        self.draw.polygon(self.at(*points), fill=ink)

    def disc(self, x: float, y: float, radius: float, ink: int = 255) -> None:
        self.draw.ellipse([*self.at((x - radius, y - radius), (x + radius, y + radius))], fill=ink)

    def line(self, points: Sequence[Point], width: float, ink: int = 255) -> None:
        self.draw.line(self.at(*points), fill=ink, width=round(width * self.side / 100), joint="curve")
        for x, y in (points[0], points[-1]):
            self.disc(x, y, width / 2, ink)


_SHADOW, _CUT = 120, 0
"""Ink at half strength, and none."""


def _forest(pen: _Pen) -> None:
    for x, foot, size in ((-25, 20, 0.8), (25, 20, 0.8), (0, 40, 1.1)):
        crown = [(x, foot - 44 * size), (x - 13 * size, foot - 28 * size), (x + 13 * size, foot - 28 * size)]
        pen.area((x - 8, foot), (x + 8, foot), (x + 8, foot - 20), (x - 8, foot - 20), ink=_CUT)
        for room, ink in ((5, _CUT), (0, 255)):
            for left, top in crown:
                pen.disc(left, top, 16 * size + room, ink)
        pen.line([(x, foot - 3), (x, foot - 20 * size)], 8 * size)
        pen.disc(x + 8 * size, foot - 30 * size, 9 * size, _SHADOW)


def _mountain(pen: _Pen) -> None:
    for x, foot, wide, high in ((19, 32, 26, 44), (-10, 32, 36, 68)):
        pen.area((x - wide - 4, foot), (x, foot - high - 6), (x + wide + 4, foot), ink=_CUT)
        pen.area((x - wide, foot), (x, foot - high), (x + wide, foot))
        pen.area((x, foot - high * 0.62), (x + wide * 0.34, foot - high * 0.5), (x + wide * 0.9, foot), (x + 2, foot),
                 ink=_SHADOW)  # fmt: skip


def _meadow(pen: _Pen) -> None:
    for foot, lean, high in ((-8, -20, 58), (8, 20, 58), (0, 0, 76)):

        def along(share: float, foot: float = foot, lean: float = lean, high: float = high) -> Point:
            return foot + lean * share, 38 - high * share

        pen.line([along(0), along(0.6)], 5)
        for at in range(4):
            (x, y), (to_x, to_y) = along(0.5 + 0.13 * at), along(0.72 + 0.13 * at)
            for side in (-7, 7):
                pen.line([(x, y), (to_x + side, to_y)], 7)


def _ocean(pen: _Pen) -> None:
    for y, left, right in ((-22, -26, 30), (0, -38, 38), (22, -30, 26)):
        points = [(x, y - 7 * math.sin((x - y) / 6.1)) for x in range(left, right + 1, 2)]
        pen.line(points, 6.5)


def _shipwreck(pen: _Pen) -> None:
    pen.area((-40, 4), (38, -10), (24, 24), (-22, 26))
    pen.line([(-6, 0), (-16, -42)], 6)
    pen.line([(16, -4), (10, -24), (24, -30)], 6)
    pen.area((-14, -36), (-36, -4), (-10, -10), ink=_SHADOW)
    for x in (-18, 0, 16):
        pen.disc(x, 9 - x / 8, 4, _CUT)
    pen.line([(x, 34 - 4 * math.sin(x / 5)) for x in range(-40, 41, 2)], 6)


def _city(pen: _Pen) -> None:
    for left, top, right in ((-34, -10, -14), (14, -10, 34), (-14, 2, 14)):
        pen.area((left, top), (right, top), (right, 34), (left, 34))
        for notch in range(3):
            x = left + (right - left) * notch / 2.5
            pen.area((x, top - 7), (x + (right - left) / 5, top - 7), (x + (right - left) / 5, top + 1), (x, top + 1))
    pen.area((-8, 34), (-8, 20), (0, 12), (8, 20), (8, 34), ink=_CUT)
    pen.line([(-24, -14), (-24, -42)], 4)
    pen.area((-24, -44), (-4, -37), (-24, -29))
    pen.disc(-24, 6, 4, _CUT)
    pen.disc(24, 6, 4, _CUT)


def _road(pen: _Pen) -> None:
    pen.area((-9, 34), (-9, -24), (0, -34), (9, -24), (9, 34))
    pen.area((-34, -20), (24, -20), (36, -10), (24, 0), (-34, 0))
    pen.area((-26, -13), (18, -13), (18, -7), (-26, -7), ink=_CUT)


def _dangerous(pen: _Pen) -> None:
    pen.disc(0, -8, 30)
    pen.area((-16, 10), (16, 10), (14, 36), (-14, 36))
    for x in (-12, 12):
        pen.disc(x, -6, 8.5, _CUT)
    pen.area((0, 4), (-5, 14), (5, 14), ink=_CUT)
    for x in (-6, 6):
        pen.line([(x, 24), (x, 36)], 3.4, _CUT)


def _border(pen: _Pen) -> None:
    for left, top, right, bottom in ((-38, -36, 38, -22), (-38, 22, 38, 36), (-38, -36, -24, 36), (24, -36, 38, 36)):
        pen.area((left, top), (right, top), (right, bottom), (left, bottom))
    pen.disc(0, 0, 8)


def _hint(pen: _Pen) -> None:
    pen.disc(0, -12, 28)
    pen.area((-16, 6), (16, 6), (11, 24), (-11, 24))
    for y in (29, 38):
        pen.line([(-9, y), (9, y)], 6)
    pen.line([(-9, -12), (0, -4), (9, -12)], 4, _CUT)
    pen.line([(0, -4), (0, 20)], 4, _CUT)


def _jewel(pen: _Pen) -> None:
    pen.area((-24, -32), (24, -32), (42, -10), (0, 40), (-42, -10))
    for line in ([(-40, -10), (40, -10)], [(-14, -10), (0, 36)], [(14, -10), (0, 36)], [(-14, -10), (-24, -30)],
                 [(14, -10), (24, -30)]):  # fmt: skip
        pen.line(line, 4, _CUT)


def _minus(pen: _Pen) -> None:
    pen.disc(0, 0, 40)
    pen.line([(-20, 0), (20, 0)], 11, _CUT)


def _met(pen: _Pen) -> None:
    pen.line([(-34, 4), (-10, 28), (36, -28)], 16)


_DRAWN: dict[str, Callable[[_Pen], None]] = {
    Terrain.FOREST: _forest,
    Terrain.MOUNTAIN: _mountain,
    Terrain.MEADOW: _meadow,
    Terrain.OCEAN: _ocean,
    Terrain.SHIPWRECK: _shipwreck,
    Terrain.CITY: _city,
    Terrain.ROAD: _road,
    Terrain.DANGEROUS: _dangerous,
    BORDER: _border,
    HINT: _hint,
    JEWEL: _jewel,
    MET: _met,
    MINUS: _minus,
}


@kept(megabytes=1)
def sign_mask(sign: str, size: int) -> Image.Image:
    big = size * SMOOTH
    mask = Image.new("L", (big, big), 0)
    _DRAWN[sign](_Pen(ImageDraw.Draw(mask), big))
    return mask.resize((size, size), Image.Resampling.LANCZOS)
