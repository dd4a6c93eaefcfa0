"""The solo rival's action tiles, as printed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from arnak_bot.games.arnak.engine.resources import Resource

RIVAL_ARCHAEOLOGISTS = 6


class Arrow(StrEnum):
    LEFT = "left"
    RIGHT = "right"


class RivalAction(StrEnum):
    DIG = "dig"
    DISCOVER = "discover"
    RESEARCH = "research"
    OVERCOME = "overcome"
    BUY_ITEM = "buy-item"
    BUY_ARTIFACT = "buy-artifact"


@dataclass(frozen=True, slots=True)
class Discovery:
    level: int
    guardian: bool


@dataclass(frozen=True, slots=True)
class RivalTile:
    """One action tile. `red` marks the more aggressive one of a pair. `discoveries` has one entry for each round (None:
    nothing). `rests_in_5` marks the tiles that do nothing in round V. A tile that buys takes the card worth the most
    points if it is red, otherwise the one worth the fewest."""

    id: str
    action: RivalAction
    arrow: Arrow
    red: bool = False
    resource: Resource | None = None
    discoveries: tuple[Discovery | None, ...] = ()
    rests_in_5: bool = False


def _dig(resource: Resource, arrow: Arrow) -> RivalTile:
    return RivalTile(f"dig-{resource.value}", RivalAction.DIG, arrow, resource=resource)


DIG_TILES = (
    _dig(Resource.COIN, Arrow.LEFT),
    _dig(Resource.COMPASS, Arrow.RIGHT),
    _dig(Resource.TABLET, Arrow.LEFT),
    _dig(Resource.ARROWHEAD, Arrow.RIGHT),
    _dig(Resource.JEWEL, Arrow.LEFT),
)

_GUARDED_1, _QUIET_1 = Discovery(1, guardian=True), Discovery(1, guardian=False)
_GUARDED_2, _QUIET_2 = Discovery(2, guardian=True), Discovery(2, guardian=False)

RIVAL_PAIRS = (
    (
        RivalTile(
            "discover-green",
            RivalAction.DISCOVER,
            Arrow.RIGHT,
            discoveries=(_GUARDED_1, _QUIET_1, _GUARDED_1, _QUIET_2, None),
        ),
        RivalTile(
            "discover-red",
            RivalAction.DISCOVER,
            Arrow.RIGHT,
            red=True,
            discoveries=(_QUIET_1, _GUARDED_1, _QUIET_1, _GUARDED_2, _QUIET_2),
        ),
    ),
    (
        RivalTile("research-green", RivalAction.RESEARCH, Arrow.LEFT, rests_in_5=True),
        RivalTile("research-red", RivalAction.RESEARCH, Arrow.LEFT, red=True),
    ),
    (
        RivalTile("overcome-green", RivalAction.OVERCOME, Arrow.RIGHT, rests_in_5=True),
        RivalTile("overcome-red", RivalAction.OVERCOME, Arrow.RIGHT, red=True),
    ),
    (
        # Sources disagree on whether the next tile, too, rests in round V; the rulebook does not say that it does.
        RivalTile("buy-item-green", RivalAction.BUY_ITEM, Arrow.LEFT),
        RivalTile("buy-item-red", RivalAction.BUY_ITEM, Arrow.LEFT, red=True),
    ),
    (
        RivalTile("buy-artifact-green", RivalAction.BUY_ARTIFACT, Arrow.RIGHT),
        RivalTile("buy-artifact-red", RivalAction.BUY_ARTIFACT, Arrow.RIGHT, red=True),
    ),
)

RIVAL_TILES = (*DIG_TILES, *(tile for pair in RIVAL_PAIRS for tile in pair))
RIVAL_TILE_BY_ID = {tile.id: tile for tile in RIVAL_TILES}
