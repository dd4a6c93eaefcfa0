"""Lost Ruins of Arnak in the arena: its boards, who can play, and what points are for."""

from __future__ import annotations

from functools import partial
from time import process_time

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.players.eager_player import EagerPlayer
from arnak_bot.games.arnak.players.levels import LEVELS
from arnak_bot.games.arnak.players.random_player import RandomPlayer
from arnak_bot.games.arnak.players.thinker import Thinker
from arnak_bot.games.kit.arena import ByView, House

__all__ = ["HOUSE"]

_BOARDS = ("bird", "snake")


def _deal(board: str, players: int, seed: str) -> Game:
    return Game.new(GameSetup(players, board, seed))


HOUSE: House[Game] = House(
    kinds=_BOARDS,
    usual=_BOARDS,
    deal=_deal,
    contenders={
        "random": lambda seed: ByView(RandomPlayer(seed).choose),
        "eager": lambda seed: ByView(EagerPlayer(seed).choose),
        **{level.name: partial(Thinker, level, clock=process_time) for level in LEVELS},
    },
    lines=lambda sheet: {source.value: points for source, points in sheet.lines},
    longest=2000,
)
"""A game has about 250 to 500 decisions."""
