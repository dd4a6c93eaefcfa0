"""The contents of the box by edition: each game uses one edition, no matter what later ones add. An edition that has
been played is never changed. A new card goes into `ADDED` of items.py or artifacts.py, under the number of a new
edition, which consists of the previous one and these cards; any other new content goes into `_next_edition`. What both
sides of the board share (the temple stacks), what is printed on the player boards (the idol slots), and the points for
guardians, idols and arrivals are the same in all editions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import accumulate

from arnak_bot.games.arnak.engine.content import artifacts, items
from arnak_bot.games.arnak.engine.content.artifacts import ARTIFACTS
from arnak_bot.games.arnak.engine.content.assistants import ASSISTANTS
from arnak_bot.games.arnak.engine.content.boards import BIRD, SNAKE
from arnak_bot.games.arnak.engine.content.cards import BASIC_CARDS, FEAR_CARDS, STARTING_DECK
from arnak_bot.games.arnak.engine.content.island import BONUS_TILES, GUARDIANS, IDOL_TILES, SITE_TILES
from arnak_bot.games.arnak.engine.content.items import ITEMS
from arnak_bot.games.arnak.engine.content.rival import DIG_TILES, RIVAL_PAIRS, RivalTile
from arnak_bot.games.arnak.engine.printed import AssistantTile, Board, BonusTile, Card, GuardianTile, IdolKind, SiteTile
from arnak_bot.games.arnak.engine.resources import Bag, bag


@dataclass(frozen=True, slots=True)
class Box:
    """Everything a game is set up from. The order matters, because the seeded shuffle starts from it."""

    boards: tuple[Board, ...]
    basic_cards: tuple[Card, ...]
    starting_deck: tuple[str, ...]
    starting_resources: tuple[Bag, ...]
    fear_cards: int
    items: tuple[Card, ...]
    artifacts: tuple[Card, ...]
    site_tiles: tuple[SiteTile, ...]
    guardians: tuple[GuardianTile, ...]
    assistants: tuple[AssistantTile, ...]
    idol_tiles: Mapping[IdolKind, int]
    bonus_tiles: Mapping[BonusTile, int]
    dig_tiles: tuple[RivalTile, ...]
    rival_pairs: tuple[tuple[RivalTile, RivalTile], ...]


_BOX_1 = Box(
    boards=(BIRD, SNAKE),
    basic_cards=BASIC_CARDS,
    starting_deck=STARTING_DECK,
    starting_resources=(
        bag(coin=2),
        bag(coin=1, compass=1),
        bag(coin=2, compass=1),
        bag(coin=1, compass=2),
    ),
    fear_cards=FEAR_CARDS,
    items=ITEMS,
    artifacts=ARTIFACTS,
    site_tiles=SITE_TILES,
    guardians=GUARDIANS,
    assistants=ASSISTANTS,
    idol_tiles=IDOL_TILES,
    bonus_tiles=BONUS_TILES,
    dig_tiles=DIG_TILES,
    rival_pairs=RIVAL_PAIRS,
)

FIRST_EDITION = 1
"""The edition of games that were stored without naming one."""


def _next_edition(box: Box, edition: int) -> Box:
    return replace(
        box,
        items=(*box.items, *items.ADDED.get(edition, ())),
        artifacts=(*box.artifacts, *artifacts.ADDED.get(edition, ())),
    )


_LATER = range(FIRST_EDITION + 1, max((FIRST_EDITION, *items.ADDED, *artifacts.ADDED)) + 1)

EDITIONS: dict[int, Box] = dict(enumerate(accumulate(_LATER, _next_edition, initial=_BOX_1), FIRST_EDITION))
"""Every edition by its number; new games use the last one."""
