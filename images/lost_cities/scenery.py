"""Countries and their cities, at any size: hills in two depths, towers with roofs and domes. Knows no view."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from arnak_bot.games.lost_cities.engine.printed import Colour
from images.kit.theme import Colour as Shade
from images.kit.theme import mixed
from images.lost_cities.theme import Country, Landscape

__all__ = ["draw_towers", "landscape"]


def landscape(country: Country, size: tuple[int, int]) -> Image.Image:
    """Return a country's hills in two depths."""
    width, height = size
    image = Image.new("RGB", size, country.ground)
    pen = ImageDraw.Draw(image)
    for depth, share in ((0, 0.62), (1, 0.3)):
        line = [(x, _skyline(country.landscape, x, depth, height)) for x in range(0, width + 4, 4)]
        pen.polygon([(0, height), *line, (width, height)], fill=mixed(country.hills, country.ground, share))
    return image


def _skyline(landscape: Landscape, x: int, depth: int, height: int) -> float:
    """Return how far from the top a landscape begins at `x`: dunes roll, peaks are jagged, a volcano stands alone."""
    base = height * (0.42 + 0.24 * depth)
    along = x + 431 * depth
    match landscape:
        case Landscape.DUNES:
            rise = 34 * math.sin(along / 190) + 14 * math.sin(along / 71)
        case Landscape.WAVES:
            rise = 16 * abs(math.sin(along / 62)) + 8 * math.sin(along / 240)
        case Landscape.PEAKS:
            rise = 58 * abs((along / 210) % 2 - 1) + 22 * abs((along / 83) % 2 - 1)
        case Landscape.TREES:
            rise = 26 * abs(math.sin(along / 34)) + 18 * math.sin(along / 160)
        case Landscape.VOLCANO:
            rise = max(0.0, 90 - abs((along % 1100) - 600) / 3.2) + 10 * math.sin(along / 90)
    return base - rise


def draw_towers(pen: ImageDraw.ImageDraw, path: Colour, fill: Shade, foot: tuple[int, int], scale: float) -> None:
    """Draw the towers of a city, whose heights are its path's own; `foot` is the middle of where they stand."""
    order, (x, y) = [*Colour].index(path), foot

    def box(left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
        return x + left * scale, y - top * scale, x + right * scale, y - bottom * scale

    for tower in range(5):
        rise = 60 + 7 * ((tower * 3 + order * 2) % 5)
        left = tower * 25 - 60
        pen.rectangle(box(left, rise, left + 20, 0), fill=fill)
        if (tower + order) % 2:
            low, peak = box(left - 3, rise, left + 23, rise), box(left + 10, rise + 20, 0, 0)
            pen.polygon([(low[0], low[1]), (peak[0], peak[1]), (low[2], low[3])], fill=fill)
        else:
            pen.pieslice(box(left - 2, rise + 12, left + 22, rise - 12), 180, 360, fill=fill)
