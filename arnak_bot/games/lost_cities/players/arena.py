"""Lost Cities in the arena: its kinds of tables, who can play, and what points are for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from arnak_bot.games.kit.arena import House
from arnak_bot.games.lost_cities.engine import (
    Action,
    Columns,
    Game,
    GameSetup,
    GameView,
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


class _ByView:
    """A player that is given views."""

    def __init__(self, choose: Callable[[GameView], Action]) -> None:
        self._choose = choose

    def choose(self, game: Game, seat: int) -> Action:
        return self._choose(game.view(seat))


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
        "random": lambda seed: _ByView(RandomPlayer(sum(seed.encode())).choose),
        "thrifty": lambda _: _ByView(ThriftyPlayer().choose),
        **{level.name: partial(Thinker, level) for level in LEVELS},
    },
    lines=_lines,
    longest=20_000,
)
"""A game among players of every level has 200 to 900 decisions; players at random may discard and pick up for long."""
