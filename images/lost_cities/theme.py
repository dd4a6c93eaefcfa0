"""The theme of Lost Cities: one country for each path, distinguished by letter and landscape first, then by colour."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sin

from arnak_bot.games.lost_cities.engine.printed import Colour
from images.kit.theme import Colour as Shade
from images.kit.theme import colour as shade

WIDTH = 1248
"""Of every picture as wide as the board: one layout, made for phones."""
DUSK, NIGHT_SKY, SAND = shade("#3a2f45"), shade("#241f33"), shade("#f0e2c0")
STONE, STONE_BAD = shade("#f4ecd8"), shade("#d9b7a8")
"""Stones that earn points, and stones that cost points; the number says it, too."""
RIVER, PLANK = shade("#426c84"), shade("#c49a62")


@dataclass(frozen=True, slots=True)
class Country:
    """The colours of a path: its ground, its hills and city, its cards, and readable ink on a card."""

    ground: Shade
    hills: Shade
    card: Shade
    ink: Shade


COUNTRIES: dict[Colour, Country] = {
    Colour.YELLOW: Country(shade("#e3c476"), shade("#c79a3f"), shade("#f0c341"), shade("#4a3500")),
    Colour.BLUE: Country(shade("#7fb0c9"), shade("#3f7da6"), shade("#2c74b3"), shade("#ffffff")),
    Colour.WHITE: Country(shade("#ccd3da"), shade("#98a5b3"), shade("#f3f3ee"), shade("#2f3a46")),
    Colour.GREEN: Country(shade("#98bd84"), shade("#4f8350"), shade("#2f7d3f"), shade("#ffffff")),
    Colour.RED: Country(shade("#d69a82"), shade("#a5533c"), shade("#b53325"), shade("#ffffff")),
}
SKYLINES: dict[Colour, Callable[[int], float]] = {
    Colour.YELLOW: lambda x: 34 * sin(x / 190) + 14 * sin(x / 71),  # rolling dunes
    Colour.BLUE: lambda x: 16 * abs(sin(x / 62)) + 8 * sin(x / 240),  # waves
    Colour.WHITE: lambda x: 58 * abs((x / 210) % 2 - 1) + 22 * abs((x / 83) % 2 - 1),  # jagged peaks
    Colour.GREEN: lambda x: 26 * abs(sin(x / 34)) + 18 * sin(x / 160),  # trees
    Colour.RED: lambda x: max(0.0, 90 - abs((x % 1100) - 600) / 3.2) + 10 * sin(x / 90),  # a solitary volcano
}
"""The height of each landscape along its path."""
