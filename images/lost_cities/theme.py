"""The theme of Lost Cities: one country for each path, distinguished by letter and landscape first, then by colour."""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.games.lost_cities.engine.printed import Colour
from images.kit.theme import WIDTH as WIDTH
from images.kit.theme import Colour as Shade
from images.kit.theme import colour as shade

PAINTINGS = "countries"
DUSK, NIGHT_SKY, SAND = shade("#3a2f45"), shade("#241f33"), shade("#f0e2c0")
STONE = shade("#f4ecd8")


@dataclass(frozen=True, slots=True)
class Country:
    card: Shade
    ink: Shade


COUNTRIES: dict[Colour, Country] = {
    Colour.YELLOW: Country(shade("#f0c341"), shade("#4a3500")),
    Colour.BLUE: Country(shade("#2c74b3"), shade("#ffffff")),
    Colour.WHITE: Country(shade("#f3f3ee"), shade("#2f3a46")),
    Colour.GREEN: Country(shade("#2f7d3f"), shade("#ffffff")),
    Colour.RED: Country(shade("#b53325"), shade("#ffffff")),
}
