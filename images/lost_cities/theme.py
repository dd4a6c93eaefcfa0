"""The looks of Lost Cities: one country a path, told apart by letter and landscape first, then by colour."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from arnak_bot.games.lost_cities.engine.printed import Colour
from images.kit.theme import Colour as Shade
from images.kit.theme import colour as shade

__all__ = ["COUNTRIES", "DUSK", "NIGHT_SKY", "RIVER", "SAND", "STONE", "STONE_BAD", "WIDTH", "Country", "Landscape"]

WIDTH = 1248
"""Of every picture as wide as the board: one shape, made for phones."""
DUSK, NIGHT_SKY, SAND = shade("#3a2f45"), shade("#241f33"), shade("#f0e2c0")
STONE, STONE_BAD = shade("#f4ecd8"), shade("#d9b7a8")
"""Stones that earn points, and stones that cost them; the number says it too."""
RIVER = shade("#426c84")


class Landscape(StrEnum):
    """The outline of a country behind its path."""

    DUNES = "dunes"
    WAVES = "waves"
    PEAKS = "peaks"
    TREES = "trees"
    VOLCANO = "volcano"


@dataclass(frozen=True, slots=True)
class Country:
    """The colours of a path: its ground, its hills and city, its cards, and ink that can be read on a card."""

    landscape: Landscape
    ground: Shade
    hills: Shade
    card: Shade
    ink: Shade


COUNTRIES: dict[Colour, Country] = {
    Colour.YELLOW: Country(Landscape.DUNES, shade("#e3c476"), shade("#c79a3f"), shade("#f0c341"), shade("#4a3500")),
    Colour.BLUE: Country(Landscape.WAVES, shade("#7fb0c9"), shade("#3f7da6"), shade("#2c74b3"), shade("#ffffff")),
    Colour.WHITE: Country(Landscape.PEAKS, shade("#ccd3da"), shade("#98a5b3"), shade("#f3f3ee"), shade("#2f3a46")),
    Colour.GREEN: Country(Landscape.TREES, shade("#98bd84"), shade("#4f8350"), shade("#2f7d3f"), shade("#ffffff")),
    Colour.RED: Country(Landscape.VOLCANO, shade("#d69a82"), shade("#a5533c"), shade("#b53325"), shade("#ffffff")),
}
