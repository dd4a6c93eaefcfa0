"""The theme of the Lost Ark: an old map, five colours with an icon each, brass seals. Contains no drawing code."""

from __future__ import annotations

from arnak_bot.games.lost_ark.engine.printed import Colour, Terrain
from images.kit.theme import Colour as Shade
from images.kit.theme import colour as shade

_INKS = ("#2f7242", "#b4402a", "#e6b532", "#2b74a8", "#7d7a74")
_STANDING = (Terrain.FOREST, Terrain.MOUNTAIN, Terrain.MEADOW, Terrain.OCEAN, Terrain.CITY)
SHADES: dict[Colour, Shade] = dict(zip(Colour, map(shade, _INKS), strict=True))
SIGNS: dict[Colour, Terrain] = dict(zip(Colour, _STANDING, strict=True))
"""The terrain whose icon stands for each colour, except on places printed in that colour, which show their own."""
BLANK, WASTE = shade("#f3e6c4"), shade("#5b4a3c")
"""A tile that is not filled, and the ground of dangerous places."""
CREAM, DEEP = shade("#fff3d0"), shade("#3a2a1a")
"""The colours of icons on dark and on light backgrounds."""
SEAL, SEAL_LIGHT, SEAL_DARK = shade("#d9a441"), shade("#ffe9a8"), shade("#6f4a12")
PALE_SEAL, PALE_LETTER = shade("#d8cba9"), shade("#7c6b4d")
"""The colours of the seal and letter of a part that has not been found."""
JEWEL, LAMP = shade("#1f8f8a"), shade("#f0a81c")
PARCHMENT, AGED = shade("#ecd9ae"), shade("#c4a46e")
LETTER_GROUND = shade("#e2cd9e")
