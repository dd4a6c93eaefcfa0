"""Both sides of the main board: sites, research track and temple costs, as printed."""

from __future__ import annotations

from collections.abc import Iterator

from arnak_bot.games.arnak.engine.content.island import CAMPS
from arnak_bot.games.arnak.engine.effects import (
    All,
    Buy,
    Draw,
    ExileCard,
    GainFear,
    Goods,
    LookAtRescue,
    Overcome,
    Recruit,
    Refresh,
    Rescue,
    UpgradeAssistant,
    gain,
)
from arnak_bot.games.arnak.engine.printed import Board, BoardName, ResearchRow, ResearchSpace, Site, TempleStack
from arnak_bot.games.arnak.engine.resources import bag
from arnak_bot.games.arnak.engine.travel import BOOT, CAR, PLANE, SHIP, Icons

ARRIVAL_POINTS = (23, 21, 20, 19)

TEMPLE_STACKS = (
    TempleStack("2-left", 2, (0,)),
    TempleStack("2-middle", 2, (1,)),
    TempleStack("2-right", 2, (2,)),
    TempleStack("6-left", 6, (0, 1)),
    TempleStack("6-right", 6, (1, 2)),
    TempleStack("11", 11, (0, 1, 2)),
)


def _row(row: int, level: int, first: int, *costs: Icons) -> Iterator[Site]:
    """The sites of a row from left to right; `first` is the number of the leftmost one among those of its level."""
    for column, cost in enumerate(costs):
        yield Site(f"L{level}-{first + column}", level, row, column, (cost,), idols=level)


ALWAYS = (1, 1, 1)
FROM_3 = (0, 1, 1)
ONLY_4 = (0, 0, 1)

BIRD = Board(
    BoardName.BIRD,
    "Bird Temple",
    sites=(
        *CAMPS,
        *_row(1, 1, 1, (CAR,), (CAR,), (SHIP,), (SHIP,)),
        *_row(2, 1, 5, (CAR,), (CAR,), (SHIP,), (SHIP,)),
        *_row(3, 2, 1, (CAR, CAR), (CAR, CAR), (SHIP, SHIP), (SHIP, SHIP)),
    ),
    research=(
        ResearchSpace(0, 0, bag(), (1, 2)),
        ResearchSpace(1, 1, bag(compass=1, arrowhead=1), (3, 4)),
        ResearchSpace(2, 1, bag(jewel=1), (4,)),
        ResearchSpace(3, 2, bag(jewel=1), (5,), ALWAYS),
        ResearchSpace(4, 2, bag(tablet=1, arrowhead=1), (5,), ALWAYS),
        ResearchSpace(5, 3, bag(tablet=2, arrowhead=1), (6, 7, 8), ONLY_4),
        ResearchSpace(6, 4, bag(coin=1, tablet=1, arrowhead=1), (9,), ALWAYS),
        ResearchSpace(7, 4, bag(tablet=1, jewel=1), (9,), ALWAYS),
        ResearchSpace(8, 4, bag(arrowhead=2), (9,), ALWAYS),
        ResearchSpace(9, 5, bag(coin=1, jewel=1), (10, 11), ONLY_4),
        ResearchSpace(10, 6, bag(compass=1, jewel=1), (12,), ALWAYS),
        ResearchSpace(11, 6, bag(tablet=2, arrowhead=1), (12, 13), ALWAYS),
        ResearchSpace(12, 7, bag(coin=1, tablet=1, arrowhead=1), (14,), FROM_3),
        ResearchSpace(13, 7, bag(tablet=1, jewel=1), (14,), FROM_3),
        ResearchSpace(14, 8, bag(coin=1, compass=1, jewel=1), (), lost_temple=True),
    ),
    rows=(
        ResearchRow(1, gain(coin=1), 1, Recruit(), 0),
        ResearchRow(2, gain(compass=1), 2, Recruit(), 1),
        ResearchRow(3, gain(compass=1), 4, UpgradeAssistant(), 2),
        ResearchRow(4, gain(compass=1), 6, UpgradeAssistant(), 4),
        ResearchRow(5, gain(compass=1), 9, gain(compass=3), 6),
        ResearchRow(6, Draw(), 12, Buy(Goods.ARTIFACT, free=True), 8),
        ResearchRow(7, gain(compass=1), 16, Overcome(), 10),
    ),
    temple_costs=(bag(coin=1, tablet=2), bag(jewel=1), bag(compass=1, arrowhead=1)),
)

SNAKE = Board(
    BoardName.SNAKE,
    "Snake Temple",
    sites=(
        *CAMPS,
        *_row(1, 1, 1, (CAR,), (CAR,), (SHIP,), (SHIP,)),
        *_row(2, 1, 5, (CAR,), (BOOT, BOOT), (PLANE,), (SHIP,)),
        *_row(3, 2, 1, (CAR, CAR), (BOOT, PLANE), (SHIP, CAR), (SHIP, SHIP)),
    ),
    research=(
        ResearchSpace(0, 0, bag(), (1, 2)),
        ResearchSpace(1, 1, bag(compass=1, tablet=2), (3, 4)),
        ResearchSpace(2, 1, bag(jewel=1), (4, 5)),
        ResearchSpace(3, 2, bag(coin=1, compass=1, arrowhead=1), (6,), ALWAYS),
        ResearchSpace(4, 2, bag(tablet=1, jewel=1), (6, 7), FROM_3),
        ResearchSpace(5, 2, bag(arrowhead=2), (7,), ALWAYS),
        ResearchSpace(6, 3, bag(tablet=2, arrowhead=1), (8,), ALWAYS),
        ResearchSpace(7, 3, bag(coin=1, jewel=1), (8,), ALWAYS),
        ResearchSpace(8, 4, bag(), (9, 10), idols=1),
        ResearchSpace(9, 5, bag(arrowhead=2), (11, 12), ONLY_4),
        ResearchSpace(10, 5, bag(tablet=1, jewel=1), (12,), ONLY_4),
        ResearchSpace(11, 6, bag(tablet=1, jewel=1), (13,), ALWAYS),
        ResearchSpace(12, 6, bag(compass=1, tablet=3), (13,), ALWAYS),
        ResearchSpace(13, 7, bag(coin=1, tablet=1, arrowhead=1), (14,), (2, 3, 3)),
        ResearchSpace(14, 8, bag(compass=1, arrowhead=1, jewel=1), (), lost_temple=True),
    ),
    rows=(
        ResearchRow(1, gain(coin=1), 1, Recruit(), 0),
        ResearchRow(2, gain(coin=2), 2, ExileCard(), 3),
        ResearchRow(3, Draw(), 3, UpgradeAssistant(), 4),
        ResearchRow(4, All((LookAtRescue(), Rescue())), 4, Buy(Goods.ARTIFACT, free=True), 5),
        ResearchRow(5, UpgradeAssistant(), 5, Refresh(), 8),
        ResearchRow(6, GainFear(), 10, Draw(), 12),
        ResearchRow(7, GainFear(), 15, gain(jewel=1), 15),
    ),
    temple_costs=(bag(compass=1, tablet=2), bag(jewel=1), bag(coin=1, arrowhead=1)),
    rescue_space=8,
)
