"""The land itself: sea, shore, jungle and heights, drawn by code once for each side of the board.

By day on the Bird side, at dusk on the Snake side. Places of trees and waves follow from arithmetic
alone, never from chance, so that the picture is the same everywhere.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from images.theme import DUST, MOODS, WOOD, Colour, Mood, mixed

__all__ = ["ISLAND_SIZE", "ground", "wilds"]

ISLAND_SIZE = (1028, 590)
_FINE = 2
"""The land is drawn at twice its size and reduced, for smooth edges."""

_HEIGHTS, _HIGH_JUNGLE, _LOW_JUNGLE, _SHORE = 148, 300, 452, 560
"""Where each band of the land ends, from the top; the sea begins below the shore."""


def _shade(base: Colour, change: int) -> Colour:
    red, green, blue = (max(0, min(255, part + change)) for part in base)
    return red, green, blue


def _scatter(count: int, seed: int) -> list[tuple[float, float, float]]:
    """Points spread evenly over the unit square, each with a third number for its size: arithmetic, no chance."""
    return [
        (
            (seed * 0.37 + at * 0.7548776662 + 0.05 * _hashed(at, seed)) % 1,
            (seed * 0.61 + at * 0.5698402910 + 0.16 * _hashed(at, seed + 1)) % 1,
            _hashed(at, seed + 2),
        )
        for at in range(count)
    ]


def _hashed(at: int, seed: int) -> float:
    """Return a number from 0 to 1 that looks arbitrary and is the same on every machine."""
    mixed = ((at + 1) * 2654435761 ^ (seed + 7) * 2246822519) & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 15) * 2246822519 & 0xFFFFFFFF
    return (mixed ^ mixed >> 13) / 0xFFFFFFFF


class _Land:
    """The ground while it is drawn; everything is given in pixels of the finished picture."""

    def __init__(self, mood: Mood) -> None:
        self.mood = mood
        self.width, self.height = ISLAND_SIZE
        self.image = Image.new("RGB", (self.width * _FINE, self.height * _FINE), mood.sea)
        self.draw = ImageDraw.Draw(self.image)

    def polygon(self, points: list[tuple[float, float]], fill: Colour) -> None:
        self.draw.polygon([(round(x * _FINE), round(y * _FINE)) for x, y in points], fill=fill)

    def line(self, points: list[tuple[float, float]], fill: Colour, width: float) -> None:
        self.draw.line([(round(x * _FINE), round(y * _FINE)) for x, y in points], fill, round(width * _FINE), "curve")

    def blob(self, x: float, y: float, width: float, height: float, fill: Colour) -> None:
        box = (x - width / 2, y - height / 2, x + width / 2, y + height / 2)
        self.draw.ellipse([round(part * _FINE) for part in box], fill=fill)

    def edge(self, base: float, swing: float, phase: float) -> list[tuple[float, float]]:
        """A wavy line from left to right at about the height `base`."""
        return [
            (
                x,
                base
                + swing * math.sin(x / 83 + phase)
                + swing / 2 * math.sin(x / 31 + 2 * phase)
                + swing / 4 * math.sin(x / 11 + phase),
            )
            for x in range(-8, self.width + 9, 4)
        ]

    def band(self, base: float, phase: float, fill: Colour) -> None:
        """Fill everything above a wavy line, with a darker rim and two lines of height as on a map."""
        edge = self.edge(base, 9, phase)
        self.polygon([(-8, -8), *edge, (self.width + 8, -8)], fill)
        self.line(edge, _shade(fill, -26), 2.5)
        for step in (1, 2):
            self.line([(x, y - 16 * step) for x, y in edge], _shade(fill, -9), 1.2)


@lru_cache(maxsize=2)
def ground(board: str) -> Image.Image:
    """The island without anything on it."""
    mood = MOODS[board]
    land = _Land(mood)
    _sea(land)
    land.polygon([(-8, -8), *[(x, y + 12) for x, y in land.edge(_SHORE, 7, 0.4)], (1040, -8)], _shade(mood.sea, 34))
    land.band(_SHORE, 0.4, mood.shore)
    land.band(_LOW_JUNGLE, 1.7, mood.low_jungle)
    land.band(_HIGH_JUNGLE, 3.1, mood.high_jungle)
    land.band(_HEIGHTS, 4.6, mood.heights)
    _mountains(land)
    _river(land)
    _jungle(land)
    _palms(land)
    _trails(land)
    return land.image.resize(ISLAND_SIZE, Image.Resampling.BOX)


@lru_cache(maxsize=2)
def wilds(board: str) -> Image.Image:
    """The land where nobody has been: darker, out of focus."""
    mood = MOODS[board]
    veil = Image.new("RGB", ISLAND_SIZE, mood.unknown)
    return Image.blend(ground(board).filter(ImageFilter.GaussianBlur(1.2)), veil, 0.66)


def _sea(land: _Land) -> None:
    """Waves below the shore."""
    for x, y, size in _scatter(70, 5):
        left, top, width = x * land.width, _SHORE + 14 + y * 24, 14 + 12 * size
        land.line([(left, top), (left + width / 2, top - 3), (left + width, top)], _shade(land.mood.sea, 26), 1.6)


def _mountains(land: _Land) -> None:
    """Peaks on the heights, lit from the left; embers glow in those of the Snake side."""
    stone = land.mood.heights
    for x, y, size in sorted(_scatter(26, 11), key=lambda point: point[1]):
        middle, foot, height = x * land.width, 44 + y * 96, 42 + 34 * size
        half = height * 0.62
        peak, left, right = (middle, foot - height), (middle - half, foot), (middle + half, foot)
        land.polygon([peak, left, right], _shade(stone, 20))
        land.polygon(
            [peak, (middle + half * 0.16, foot - height * 0.35), (middle - 3, foot), right], _shade(stone, -24)
        )
        cap = [peak, (middle - half * 0.32, foot - height * 0.48), (middle, foot - height * 0.6)]
        land.polygon([*cap, (middle + half * 0.3, foot - height * 0.52)], land.mood.peak)


def _river(land: _Land) -> None:
    """A river from the heights to the sea."""
    course = [
        (512 + 150 * math.sin(y / 97) + 30 * math.sin(y / 31), float(y)) for y in range(_HEIGHTS - 30, _SHORE + 10, 4)
    ]
    land.line(course, _shade(land.mood.river, -30), 11)
    land.line(course, land.mood.river, 7)


def _jungle(land: _Land) -> None:
    """Crowns of trees, denser further down; each a dark round, a lighter one and a glint."""
    for low, high, shade, count in (
        (_HEIGHTS + 8, _HIGH_JUNGLE - 6, land.mood.high_jungle, 210),
        (_HIGH_JUNGLE + 8, _LOW_JUNGLE - 6, land.mood.low_jungle, 260),
    ):
        for x, y, size in sorted(_scatter(count, low), key=lambda point: point[1]):
            left, top, width = x * land.width, low + y * (high - low), 17 + 13 * size
            land.blob(left + 2, top + 4, width, width * 0.8, _shade(shade, -34))
            land.blob(left, top, width, width * 0.8, _shade(shade, -10 + round(16 * size)))
            land.blob(left - width * 0.16, top - width * 0.16, width * 0.45, width * 0.34, _shade(shade, 22))


def _palms(land: _Land) -> None:
    """Palms along the beach."""
    leaf, trunk = _shade(land.mood.low_jungle, -6), mixed(land.mood.shore, WOOD, 0.6)
    for x, y, size in _scatter(34, 23):
        left, foot, height = x * land.width, _LOW_JUNGLE + 26 + y * 80, 15 + 7 * size
        crown = (left + 4, foot - height)
        land.line([(left, foot), (left + 1, foot - height / 2), crown], trunk, 2.4)
        for turn in (-0.3, 0.5, 1.3, 2.1, 2.9, 3.6):
            reach = 9 + 3 * size
            tip = (crown[0] + reach * math.cos(turn), crown[1] - reach * 0.7 * math.sin(turn) + 2)
            land.line([crown, tip], leaf, 2.6)


def _trails(land: _Land) -> None:
    """Dotted trails of an expedition, from the shore up."""
    for start, swing in ((150, 40), (420, -55), (700, 60), (930, -45)):
        for step in range(62):
            y = _SHORE - 10 - step * 8
            x = start + swing * math.sin(step / 9) + step * 0.6
            if y > 20:
                land.blob(x, y, 3.4, 3.4, mixed(land.mood.shore, DUST, 0.35))
