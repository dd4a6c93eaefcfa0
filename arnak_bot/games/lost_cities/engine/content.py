"""The numbers printed on the components, each in one place. Contains no rules.

Those that the rule sheet lacks were chosen by this project and are marked "ours"; to correct one, change it here.
"""

from __future__ import annotations

from collections.abc import Mapping

from arnak_bot.games.lost_cities.engine.printed import CITY as CITY
from arnak_bot.games.lost_cities.engine.printed import Card, Colour, Tile

HIGHEST = 10
COPIES = 2
ALL_CARDS: tuple[Card, ...] = tuple(
    Card(colour, value) for colour in Colour for value in range(HIGHEST + 1) for _ in range(COPIES)
)
"""C1: 110 cards, five colours, values 0 to 10, two of each."""

HAND = 8
REMOVED_WITH_TWO = 30
"""C1: with two players, how many random cards are removed from the deck, unseen, before each deal."""

ADVENTURERS = 4
"""C2: how many adventurers a player has, in addition to one researcher."""

EXPEDITIONS_LONG, EXPEDITIONS_SHORT = 3, 1

STONE_POINTS = (-20, -15, -10, 5, 10, 15, 30, 35, 50)
"""C2: the value of a piece on each stone of a path."""

BRIDGE_AFTER = 6
"""C2: the bridge is between this stone and the next one."""

CROSSINGS_TO_END = 5
"""C6: the fifth piece to cross a bridge ends the expedition."""

TILES: Mapping[Tile, int] = {
    Tile.ARTIFACT: 9,
    Tile.ARROW: 9,
    Tile.POINTS_5: 2,
    Tile.POINTS_10: 3,
    Tile.POINTS_15: 2,
}
"""C3: 25 event tiles."""

TILE_STONES: Mapping[Colour, tuple[int, ...]] = {
    Colour.YELLOW: (2, 4, 6, 8, CITY),
    Colour.BLUE: (2, 3, 5, 8, CITY),
    Colour.WHITE: (3, 4, 6, 7, CITY),
    Colour.GREEN: (2, 5, 6, 8, CITY),
    Colour.RED: (3, 5, 7, 8, CITY),
}
"""C3: the stones with an event tile; all but the ninth, and the order of the colours, are ours."""

ARTIFACT_SCALE_SHORT = (-20, -15, 10, 15, 30, 50)
"""C7, ours: points for 0, 1, 2, 3, 4, and 5 or more artifact tokens."""

ARTIFACT_SCALE_LONG = (-50, -50, -40, -40, -20, -20, 30, 30, 50, 50, 70, 70, 100)
"""C7, ours: points for 0 to 11, and 12 or more artifact tokens."""


def stone_points(stone: int, *, researcher: bool) -> int:
    """Return the value of a piece on a stone; the researcher counts double, even if negative (C2)."""
    return STONE_POINTS[stone - 1] * (2 if researcher else 1)


def artifact_points(scale: tuple[int, ...], tokens: int) -> int:
    """Return the value of `tokens` artifact tokens on a scale, whose last entry covers all higher numbers (C7)."""
    return scale[min(tokens, len(scale) - 1)]
