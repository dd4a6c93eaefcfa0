"""The players' own commands.

python -m arnak_bot.games.arnak.players arena able novice --games 200 --seed s
python -m arnak_bot.games.arnak.players arena strong able --games 200 --to build/arena/strong-able.jsonl
"""

from __future__ import annotations

from functools import partial
from time import process_time

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.players.eager_player import EagerPlayer
from arnak_bot.games.arnak.players.thinker import LEVELLED
from arnak_bot.kit.arena import ByView, House, run
from arnak_bot.kit.players import RandomPlayer

__all__ = ["HOUSE"]


def _deal(board: str, players: int, seed: str) -> Game:
    return Game.new(GameSetup(players, board, seed))


HOUSE: House[Game] = House(
    "arnak_bot.games.arnak.players",
    __doc__ or "",
    kinds={board: partial(_deal, board) for board in ("bird", "snake")},
    contenders={
        "random": lambda seed: ByView(RandomPlayer(seed).choose),
        "eager": lambda seed: ByView(EagerPlayer(seed).choose),
        **{level: partial(player, clock=process_time) for level, player in LEVELLED.items()},
    },
    lines=lambda sheet: {source.value: points for source, points in sheet.lines},
    usual=("bird", "snake"),
    longest=2000,
)
"""A game has about 250 to 500 decisions."""

if __name__ == "__main__":
    run(HOUSE, partial(print, flush=True))
