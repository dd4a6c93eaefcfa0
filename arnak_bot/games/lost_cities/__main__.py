"""The command line of Lost Cities: the only part of it that reads files and prints.

python -m arnak_bot.games.lost_cities play game.log python -m arnak_bot.games.lost_cities random --players 3 --length
short --columns either --seed S python -m arnak_bot.games.lost_cities verify game.log [--shown SHA256]
"""

from __future__ import annotations

import argparse
import sys

from arnak_bot.games.lost_cities.engine import LOG, Game, GameSetup
from arnak_bot.games.lost_cities.engine.setup import CHOICES
from arnak_bot.games.lost_cities.players.thinker import LEVELLED
from arnak_bot.games.lost_cities.wording.channel import score_rows
from arnak_bot.games.lost_cities.wording.facts import said_in
from arnak_bot.games.lost_cities.wording.texts import texts_in
from arnak_bot.kit.command_line import CommandLine, score_table
from arnak_bot.kit.numerals import signed


def score_text(game: Game) -> str:
    """Return the score sheets as a table, with one column for each seat."""
    sheets = game.scores()
    rows = [(name, map(signed, values)) for name, values in score_rows(sheets, said_in("en"))]
    return score_table(_seats(game), [*rows, ("Rank", [sheet.rank for sheet in sheets])], 26)


def _seats(game: Game) -> list[str]:
    return [f"seat {seat}" for seat in range(game.setup.players)]


def told(game: Game) -> str:
    """Return the table and the scores."""
    table = texts_in("en").channel.table(game.view(None), _seats(game))
    return "\n".join([*table, "", score_text(game)])


def _ask(command: argparse.ArgumentParser) -> None:
    for name, kind in CHOICES.items():
        command.add_argument(f"--{name}", choices=[*kind], default=getattr(GameSetup(), name))


def _setup(options: argparse.Namespace) -> GameSetup:
    return GameSetup(options.players, seed=options.seed, length=options.length, columns=options.columns)


LINE = CommandLine("arnak_bot.games.lost_cities", LOG, told, _ask, _setup, {"able": LEVELLED["able"]})
main, random_game = LINE.run, LINE.random_game

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
