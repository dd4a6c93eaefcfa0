"""Lost Cities in the arena: its kinds of tables, who can play, and what points are for."""

from __future__ import annotations

from collections import Counter
from functools import partial

from arnak_bot.games.kit.arena import ByView, House
from arnak_bot.games.lost_cities.engine import (
    Columns,
    Game,
    GameSetup,
    Length,
    ScoreSheet,
    ScoreSource,
)
from arnak_bot.games.lost_cities.players.levels import LEVELS
from arnak_bot.games.lost_cities.players.random_player import RandomPlayer
from arnak_bot.games.lost_cities.players.thinker import Thinker
from arnak_bot.games.lost_cities.players.thrifty_player import ThriftyPlayer

__all__ = ["HOUSE"]

_TABLES = {
    "rising": (Length.LONG, Columns.RISING),
    "either": (Length.LONG, Columns.EITHER),
    "short rising": (Length.SHORT, Columns.RISING),
    "short either": (Length.SHORT, Columns.EITHER),
}


def _deal(kind: str, players: int, seed: str) -> Game:
    length, columns = _TABLES[kind]
    return Game.new(GameSetup(players, length, columns, seed))


def _lines(sheet: ScoreSheet) -> dict[str, int]:
    points = Counter[str]()
    for line in sheet.lines:
        points[line.source.value] += line.points
    return {source.value: points[source.value] for source in ScoreSource}


HOUSE: House[Game] = House(
    kinds=tuple(_TABLES),
    usual=("rising", "either"),
    deal=_deal,
    contenders={
        "random": lambda seed: ByView(RandomPlayer(seed).choose),
        "thrifty": lambda _: ByView(ThriftyPlayer().choose),
        **{level.name: partial(Thinker, level) for level in LEVELS},
    },
    lines=_lines,
    longest=20_000,
)
"""A game among players of every level has 200 to 900 decisions; players at random may discard and pick up for long."""
