"""One sign for each idea, the same in menus, prompts and stories: resources, travel icons, names."""

from __future__ import annotations

from arnak_bot.engine import naming
from arnak_bot.engine.content import BOARDS
from arnak_bot.engine.content.rival import RIVAL_TILE_BY_ID, RivalAction
from arnak_bot.engine.naming import assistant, card, counted, guardian, listed, plural, space
from arnak_bot.engine.naming import icons as icons_in_words
from arnak_bot.engine.naming import resources as resources_in_words
from arnak_bot.engine.resources import Bag, Resource
from arnak_bot.engine.travel import Icon, Icons
from arnak_bot.engine.view import GameView

__all__ = [
    "EMOJI_NAMES",
    "RESOURCE_SIGNS",
    "ROMAN",
    "SEAT_SIGNS",
    "TRAVEL_SIGNS",
    "assistant",
    "card",
    "counted",
    "first_sign",
    "guardian",
    "icons",
    "icons_in_words",
    "listed",
    "resources",
    "resources_in_words",
    "rival_tile",
    "sentence",
    "site",
    "space",
    "tile",
]

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
"""The signs for which the bot has emoji of its own, and the icons these are made of."""

SEAT_SIGNS = ("🟢", "🟦", "🔺", "🔶")
ROMAN = ("", "I", "II", "III", "IV", "V")


def first_sign(text: str) -> str:
    """Return the first resource or travel sign of a text; empty without any."""
    found = [(text.index(sign), sign) for sign in EMOJI_NAMES if sign in text]
    return min(found)[1] if found else ""


def resources(tokens: Bag) -> str:
    """Return an amount in signs: "2🪙 1💎"."""
    return " ".join(f"{count}{RESOURCE_SIGNS[resource]}" for resource, count in tokens)


def icons(travel: Icons) -> str:
    """Return travel icons in signs."""
    return "".join(TRAVEL_SIGNS[icon] for icon in travel)


def sentence(clause: str) -> str:
    """Return a clause with a capital and a full stop."""
    return f"{clause[:1].upper()}{clause[1:]}."


_RIVAL_TILES = {
    RivalAction.DISCOVER: "discover",
    RivalAction.RESEARCH: "research",
    RivalAction.OVERCOME: "overcome",
    RivalAction.BUY_ITEM: "buy an item",
    RivalAction.BUY_ARTIFACT: "buy an artifact",
}


def rival_tile(tile_id: str) -> str:
    """Return what a tile of the rival says: "dig for coins", "research (red)"."""
    tile = RIVAL_TILE_BY_ID[tile_id]
    if tile.resource is not None:
        return f"dig for {plural(tile.resource.value)}"
    return f"{_RIVAL_TILES[tile.action]}{' (red)' if tile.red else ''}"


def tile(key: str) -> str:
    """Return the name of a site tile from its "level-number"."""
    level, number = key.split("-")
    return naming.tile(int(level), int(number))


def site(view: GameView, site_id: str) -> str:
    """Return what players call a site in this position: its name, and its id where it has one."""
    at = BOARDS[view.board].site(site_id.partition("/")[0])
    return naming.site(view.board, site_id, view.sites[at].tile)
