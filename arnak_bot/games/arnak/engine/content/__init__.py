"""What is printed on cards, tiles and boards in any edition, by id or number; a game uses the box of its edition."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from arnak_bot.games.arnak.engine.content.boards import ARRIVAL_POINTS, TEMPLE_STACKS
from arnak_bot.games.arnak.engine.content.cards import FEAR, FEAR_CARDS, FEAR_TILE
from arnak_bot.games.arnak.engine.content.editions import EDITIONS, FIRST_EDITION, Box
from arnak_bot.games.arnak.engine.content.island import (
    BONUS_TILE_EFFECTS,
    BONUS_TILES,
    DISCOVER_COMPASSES,
    GUARDIAN_POINTS,
    IDOL_EFFECTS,
    IDOL_POINTS,
    IDOL_SLOT_EFFECTS,
    IDOL_SLOT_POINTS,
    IDOL_TILES,
)
from arnak_bot.games.arnak.engine.effects import Effect
from arnak_bot.games.arnak.engine.printed import Board, Site

__all__ = ["ARRIVAL_POINTS", "BONUS_TILES", "BONUS_TILE_EFFECTS", "DISCOVER_COMPASSES", "EDITIONS", "FEAR"]
__all__ += ["FEAR_CARDS", "FEAR_TILE", "FIRST_EDITION", "GUARDIAN_POINTS", "IDOL_EFFECTS", "IDOL_POINTS"]
__all__ += ["IDOL_SLOT_EFFECTS", "IDOL_SLOT_POINTS", "IDOL_TILES", "TEMPLE_STACKS", "Box"]

T = TypeVar("T")

ROUNDS = 5


def newest_edition() -> int:
    return max(EDITIONS)


def _from_all_editions(things: Callable[[Box], Iterable[T]]) -> tuple[T, ...]:
    return tuple(dict.fromkeys(thing for box in EDITIONS.values() for thing in things(box)))


BASIC_CARDS = _from_all_editions(lambda box: box.basic_cards)
ITEMS = _from_all_editions(lambda box: box.items)
ARTIFACTS = _from_all_editions(lambda box: box.artifacts)
SITE_TILES = _from_all_editions(lambda box: box.site_tiles)
GUARDIANS = _from_all_editions(lambda box: box.guardians)
ASSISTANTS = _from_all_editions(lambda box: box.assistants)

BOARDS: dict[str, Board] = {board.id: board for board in _from_all_editions(lambda box: box.boards)}
CARD_BY_ID = {card.id: card for card in (*BASIC_CARDS, *ITEMS, *ARTIFACTS)}
GUARDIAN_BY_NUMBER = {guardian.number: guardian for guardian in GUARDIANS}
ASSISTANT_BY_NUMBER = {assistant.number: assistant for assistant in ASSISTANTS}
SITE_TILE_BY_KEY = {(tile.level, tile.number): tile for tile in SITE_TILES}
SLOT_EFFECT_BY_NAME = {slot.name: slot for slot in IDOL_SLOT_EFFECTS}
TEMPLE_STACK_BY_ID = {stack.id: stack for stack in TEMPLE_STACKS}


def site_effect(site: Site, tile: int) -> Effect | None:
    """None if the site has no tile yet. Raises KeyError if there is no such tile at this level."""
    if site.effect is not None:
        return site.effect
    return SITE_TILE_BY_KEY[site.level, tile].effect if tile else None
