"""What is printed on cards, tiles and boards: declarations only, gathered here by id or number."""

from __future__ import annotations

from arnak_bot.engine.content.artifacts import ARTIFACTS
from arnak_bot.engine.content.assistants import ASSISTANTS
from arnak_bot.engine.content.boards import ARRIVAL_POINTS, BIRD, SNAKE, TEMPLE_STACKS
from arnak_bot.engine.content.cards import BASIC_CARDS, FEAR, FEAR_CARDS, STARTING_DECK
from arnak_bot.engine.content.island import (
    BONUS_TILE_EFFECTS,
    BONUS_TILES,
    DISCOVER_COMPASSES,
    GUARDIAN_POINTS,
    GUARDIANS,
    IDOL_EFFECTS,
    IDOL_POINTS,
    IDOL_SLOT_EFFECTS,
    IDOL_SLOT_POINTS,
    IDOL_TILES,
    SITE_TILES,
)
from arnak_bot.engine.resources import bag

__all__ = [
    "ARRIVAL_POINTS",
    "ARTIFACTS",
    "ASSISTANTS",
    "ASSISTANT_BY_NUMBER",
    "BASIC_CARDS",
    "BOARDS",
    "BONUS_TILES",
    "BONUS_TILE_EFFECTS",
    "CARD_BY_ID",
    "DISCOVER_COMPASSES",
    "FEAR",
    "FEAR_CARDS",
    "GUARDIANS",
    "GUARDIAN_BY_NUMBER",
    "GUARDIAN_POINTS",
    "IDOL_EFFECTS",
    "IDOL_POINTS",
    "IDOL_SLOT_EFFECTS",
    "IDOL_SLOT_POINTS",
    "IDOL_TILES",
    "ITEMS",
    "ROUNDS",
    "SITE_TILES",
    "SITE_TILE_BY_KEY",
    "SLOT_EFFECT_BY_NAME",
    "STARTING_DECK",
    "STARTING_RESOURCES",
    "TEMPLE_STACKS",
    "TEMPLE_STACK_BY_ID",
]

from arnak_bot.engine.content.items import ITEMS

ROUNDS = 5

STARTING_RESOURCES = (
    bag(coin=2),
    bag(coin=1, compass=1),
    bag(coin=2, compass=1),
    bag(coin=1, compass=2),
)

BOARDS = {board.id: board for board in (BIRD, SNAKE)}
CARD_BY_ID = {card.id: card for card in (*BASIC_CARDS, *ITEMS, *ARTIFACTS)}
GUARDIAN_BY_NUMBER = {guardian.number: guardian for guardian in GUARDIANS}
ASSISTANT_BY_NUMBER = {assistant.number: assistant for assistant in ASSISTANTS}
SITE_TILE_BY_KEY = {(tile.level, tile.number): tile for tile in SITE_TILES}
SLOT_EFFECT_BY_NAME = {slot.name: slot for slot in IDOL_SLOT_EFFECTS}
TEMPLE_STACK_BY_ID = {stack.id: stack for stack in TEMPLE_STACKS}
