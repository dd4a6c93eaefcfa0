"""How a table can be drawn: layouts, parts, and emoji for icons. Independent of the drawing code and the texts."""

from __future__ import annotations

from enum import StrEnum

from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.travel import Icon


class LayoutName(StrEnum):
    WIDE = "wide"
    TALL = "tall"


class Part(StrEnum):
    ISLAND = "island"
    TRACK = "track"
    ROW = "row"
    PLAYER = "player"


RESOURCE_SIGNS = {
    Resource.COIN: "🪙",
    Resource.COMPASS: "🧭",
    Resource.TABLET: "📜",
    Resource.ARROWHEAD: "🏹",
    Resource.JEWEL: "💎",
}
TRAVEL_SIGNS = {Icon.BOOT: "🥾", Icon.CAR: "🚙", Icon.SHIP: "⛵", Icon.PLANE: "✈️"}
EMOJI_NAMES = {
    **{sign: resource.value for resource, sign in RESOURCE_SIGNS.items()},
    **{sign: icon.value for icon, sign in TRAVEL_SIGNS.items()},
    "👤": "archaeologist",
}
"""The icons for which the bot has its own emoji, and the image files they are made from."""
