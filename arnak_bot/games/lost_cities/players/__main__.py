"""The players' own commands.

python -m arnak_bot.games.lost_cities.players arena able novice --games 200 --seed s
python -m arnak_bot.games.lost_cities.players arena strong able --games 200 --players 3 --to build/arena/strong-3.jsonl
"""

from __future__ import annotations

from collections import Counter
from functools import partial

from arnak_bot.games.lost_cities.engine import Columns, Game, GameSetup, Length, ScoreSheet, ScoreSource
from arnak_bot.games.lost_cities.players.thinker import LEVELLED
from arnak_bot.kit.arena import ByView, House, run
from arnak_bot.kit.players import RandomPlayer


def _deal(length: Length, columns: Columns, players: int, seed: str) -> Game:
    return Game.new(GameSetup(players, length, columns, seed))


def _lines(sheet: ScoreSheet) -> dict[str, int]:
    points = Counter({source.value: 0 for source in ScoreSource})
    for line in sheet.lines:
        points[line.source.value] += line.points
    return dict(points)


HOUSE: House[Game] = House(
    "arnak_bot.games.lost_cities.players",
    __doc__ or "",
    {
        "rising": partial(_deal, Length.LONG, Columns.RISING),
        "either": partial(_deal, Length.LONG, Columns.EITHER),
        "short rising": partial(_deal, Length.SHORT, Columns.RISING),
        "short either": partial(_deal, Length.SHORT, Columns.EITHER),
    },
    {
        "random": lambda seed: ByView(RandomPlayer(seed).choose),
        **LEVELLED,
    },
    _lines,
    usual=("rising", "either"),
    longest=20_000,
)
"""Games of all levels have 200 to 900 decisions; random players may discard and pick up cards for a long time."""

if __name__ == "__main__":
    run(HOUSE, partial(print, flush=True))
