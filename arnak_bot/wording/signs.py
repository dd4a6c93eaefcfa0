"""One sign for each idea, the same in menus, prompts and stories: resources, travel icons, names."""

from __future__ import annotations

from collections.abc import Iterable

from arnak_bot.engine.actions import site_and_space
from arnak_bot.engine.content import (
    ASSISTANT_BY_NUMBER,
    BOARDS,
    CARD_BY_ID,
    GUARDIAN_BY_NUMBER,
    SITE_TILE_BY_KEY,
)
from arnak_bot.engine.content.rival import RIVAL_TILE_BY_ID, RivalAction
from arnak_bot.engine.resources import Bag, Resource
from arnak_bot.engine.travel import Icon, Icons
from arnak_bot.engine.view import GameView

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

_PLURALS = {Resource.COMPASS: "compasses"}


def first_sign(text: str) -> str:
    """Return the first resource or travel sign of a text; empty without any."""
    found = [(text.index(sign), sign) for sign in EMOJI_NAMES if sign in text]
    return min(found)[1] if found else ""


def resources(tokens: Bag) -> str:
    """Return an amount in signs: "2🪙 1💎"."""
    return " ".join(f"{count}{RESOURCE_SIGNS[resource]}" for resource, count in tokens)


def resources_in_words(tokens: Bag) -> str:
    """Return an amount in words: "2 coins and 1 jewel"."""
    return listed(counted(count, resource) for resource, count in tokens)


def counted(count: int, resource: Resource) -> str:
    """Return a number of tokens in words: "1 coin", "3 compasses"."""
    name = resource.value if count == 1 else _PLURALS.get(resource, f"{resource.value}s")
    return f"{count} {name}"


def icons(travel: Icons) -> str:
    """Return travel icons in signs."""
    return "".join(TRAVEL_SIGNS[icon] for icon in travel)


def icons_in_words(travel: Iterable[str]) -> str:
    """Return travel icons in words: "2 boots", "a car and a ship"."""
    names = list(travel)
    parts = []
    for name in dict.fromkeys(names):
        count = names.count(name)
        parts.append(f"a {name}" if count == 1 else f"{count} {name}s")
    return listed(parts)


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
        return f"dig for {_PLURALS.get(tile.resource, f'{tile.resource.value}s')}"
    return f"{_RIVAL_TILES[tile.action]}{' (red)' if tile.red else ''}"


def listed(parts: Iterable[str]) -> str:
    """Join parts as prose does: "a, b and c"."""
    *most, last = list(parts) or [""]
    return f"{', '.join(most)} and {last}" if most else last


def card(card_id: str) -> str:
    """Return the name of a card; the two kinds of Funding and Exploration are told apart."""
    if card_id == "fear-tile":
        return "fear tile"
    printed = CARD_BY_ID[card_id]
    if card_id.startswith(("funding-", "exploration-")):
        return f"{printed.name} ({printed.travel[0].value})"
    return printed.name


def guardian(number: int) -> str:
    """Return the name of a guardian."""
    return GUARDIAN_BY_NUMBER[number].name


def assistant(number: int) -> str:
    """Return the name of an assistant."""
    return ASSISTANT_BY_NUMBER[number].name


def tile(key: str) -> str:
    """Return the name of a site tile from its "level-number"."""
    level, number = key.split("-")
    return SITE_TILE_BY_KEY[int(level), int(number)].name


def site(view: GameView, site_id: str) -> str:
    """Return what players call a site: its camp's or tile's name and its id; a named space is told by its boots."""
    board = BOARDS[view.board]
    site_id, space = site_and_space(site_id)
    at = board.site(site_id)
    printed, seen = board.sites[at], view.sites[at]
    if space is not None:
        return f"{printed.name or site_id}, {len(printed.spaces[space])}-boot space"
    if printed.level == 0:
        return printed.name
    if seen.tile:
        return f"{SITE_TILE_BY_KEY[printed.level, seen.tile].name} ({site_id})"
    return site_id
