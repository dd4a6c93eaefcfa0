"""The command line of every game: plays games, checks logs, and lets computer players play each other.

python -m arnak_bot.games lost-cities play game.log
python -m arnak_bot.games lost-cities random --players 3 --table "length=short columns=either" --seed S
python -m arnak_bot.games lost-cities able --seed S
python -m arnak_bot.games lost-cities verify game.log [--shown SHA256]
python -m arnak_bot.games arnak arena strong able --games 200 --players 3 --to build/arena/strong-able-3.jsonl
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from arnak_bot.game.definition import AnyGame
from arnak_bot.games import GAMES
from arnak_bot.kit import arena
from arnak_bot.kit.command_line import CommandLine


def dealt(game: AnyGame, table: str, players: int, seed: str) -> Any:
    """Deal a game; `table` lists the options that differ from their defaults, by key: "length=short".

    Raises:
        ValueError: the options are invalid.
    """
    options = {option.key: option for option in game.options}
    chosen: dict[str, Any] = {}
    for key, _, typed in (each.partition("=") for each in table.split()):
        if key not in options:
            raise ValueError(f"{game.key} has no option “{key}”")
        chosen[key] = options[key].read(int(typed) if typed.isdecimal() else typed)
    return game.new(game.setup(players, seed, **chosen))


def line_of(game: AnyGame) -> CommandLine[Any, Any]:
    """Return the command-line interface of a game."""

    def told(position: Any) -> str:
        """The position in words: the table and the scores."""
        channel, sheets = game.texts("en").channel, position.scores()
        names = [f"seat {seat}" if seat < position.setup.players else "automa" for seat in range(len(sheets))]
        return "\n".join([*channel.table(position.view(None), names), "", channel.score_lines(sheets, names)])

    def ask(command: argparse.ArgumentParser) -> None:
        command.add_argument("--table", default="", help='options that are not at their default values: "KEY=VALUE"')

    def setup(given: argparse.Namespace) -> Any:
        return dealt(game, given.table, given.players, given.seed).setup

    return CommandLine(f"arnak_bot.games {game.key}", game.log, told, ask, setup, game.levels)


def house_of(game: AnyGame) -> arena.House[Any]:
    """Return what the arena needs to know about a game."""

    def by_view(player: Callable[[int], Any], seed: str) -> arena.ByView[Any]:
        return arena.ByView(player(seed).choose)  # type: ignore[arg-type]

    simple = {name: partial(by_view, player) for name, player in game.players.items()}
    return arena.House(game.key, partial(dealt, game), {**simple, **game.levels}, game.points_by_source)


def main(arguments: list[str]) -> int:
    """Run one command of a game and return the exit status."""
    key, *rest = arguments or [""]
    if key not in GAMES:
        print(f"usage: python -m arnak_bot.games {{{','.join(GAMES)}}} ...", file=sys.stderr)
        return 2
    if rest[:1] != ["arena"]:
        return line_of(GAMES[key]).run(rest)
    arena.run(house_of(GAMES[key]), partial(print, flush=True), rest[1:])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
