"""Measures the average result of an expedition of Lost Cities, for `arnak_bot/games/lost_cities/prospects.py`.

    python -m tools.players.measure_expeditions --games 40     prints the table for that module

Plays long games between able players for every number of players and both kinds of columns, and measures the mean and
spread of each seat's points from explorers and victory point tiles in each expedition. Artifacts are not included:
`token_worth` estimates their future value. Run it again when the players' strategy changes.
"""

from __future__ import annotations

import argparse
from statistics import fmean, stdev

from arnak_bot.game.position import played
from arnak_bot.games.lost_cities.engine import Columns, Game, GameSetup, Length
from arnak_bot.games.lost_cities.engine.setup import SEATS
from arnak_bot.games.lost_cities.players.thinker import LEVELS, Thinker


def expeditions(setup: GameSetup) -> list[float]:
    game = played(Game.new(setup), Thinker(LEVELS["able"], setup.seed).choose)
    return [float(score.points) for sheet in game.scores() for score in sheet.expeditions]


def measured(players: int, columns: Columns, games: int) -> tuple[float, float]:
    """Mean and standard deviation."""
    found: list[float] = []
    for number in range(games):
        found += expeditions(GameSetup(players, Length.LONG, columns, f"expeditions {number}"))
    return fmean(found), stdev(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    games: int = parser.parse_args().games
    for players in SEATS:
        for columns in Columns:
            mean, spread = measured(players, columns, games)
            print(f"    ({players}, Columns.{columns.name}): ({mean:.0f}, {spread:.0f}),", flush=True)


if __name__ == "__main__":
    main()
