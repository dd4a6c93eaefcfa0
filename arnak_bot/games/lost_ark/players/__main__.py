"""The players' own commands.

python -m arnak_bot.games.lost_ark.players arena able novice --games 200 --seed s
python -m arnak_bot.games.lost_ark.players arena strong able --games 100 --players 4 --to build/arena/ark-strong-4.jsonl
"""

from __future__ import annotations

from functools import partial

from arnak_bot.games.lost_ark.engine import Game, GameSetup, ScoreSheet
from arnak_bot.games.lost_ark.players.thinker import LEVELLED
from arnak_bot.kit.arena import ByView, House, run
from arnak_bot.kit.players import RandomPlayer


def _deal(third: bool, players: int, seed: str) -> Game:
    return Game.new(GameSetup(players, third=third, seed=seed))


def _lines(sheet: ScoreSheet) -> dict[str, int]:
    return {
        "found the ark": int(sheet.found),
        "parts": sheet.parts,
        **{line.source.value: line.points for line in sheet.lines},
    }


HOUSE: House[Game] = House(
    "arnak_bot.games.lost_ark.players",
    __doc__ or "",
    {"two": partial(_deal, False), "thrown third": partial(_deal, True)},
    {"random": lambda seed: ByView(RandomPlayer(seed).choose), **LEVELLED},
    _lines,
    usual=("two", "thrown third"),
    longest=5_000,
)

if __name__ == "__main__":
    run(HOUSE, partial(print, flush=True))
