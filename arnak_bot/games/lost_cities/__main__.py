"""Lost Cities at the command line: the one part of it that reads files and prints.

python -m arnak_bot.games.lost_cities play game.log
python -m arnak_bot.games.lost_cities random --players 3 --length short --columns either --seed S
python -m arnak_bot.games.lost_cities verify game.log [--shown SHA256]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from arnak_bot.games.kit.chance import shuffled
from arnak_bot.games.lost_cities.engine import Columns, Game, GameSetup, Length, LogError, replay, write_log
from arnak_bot.games.lost_cities.engine.verify import checks_of
from arnak_bot.games.lost_cities.players import ThriftyPlayer
from arnak_bot.games.lost_cities.wording import prose, scores, tables
from arnak_bot.games.lost_cities.wording.messages import ENGLISH


def table_text(game: Game) -> str:
    """Return the open table in words."""
    return "\n".join(tables.board_text(game.view(None), seat_names(game), ENGLISH))


def score_text(game: Game) -> str:
    """Return the score sheets as a table, a column for each seat."""
    names = seat_names(game)
    lines = [f"{'':26}" + "".join(f"{name:>8}" for name in names)]
    lines += [
        f"{name:26}" + "".join(f"{value:>8}" for value in map(prose.signed, values))
        for name, values in scores.rows(game.scores(), ENGLISH)
    ]
    lines.append(f"{'Rank':26}" + "".join(f"{sheet.rank:>8}" for sheet in game.scores()))
    return "\n".join(lines)


def seat_names(game: Game) -> list[str]:
    """Return what seats are called where nobody has a name."""
    return [f"seat {seat}" for seat in range(game.setup.players)]


def random_game(setup: GameSetup) -> Game:
    """Play a game in which every decision is a keyed choice of the seed, the same everywhere."""
    game = Game.new(setup)
    while not game.over:
        game.apply(shuffled(game.legal_actions(), setup.seed, f"choice {game.ply}")[0])
    return game


def thrifty_game(setup: GameSetup) -> Game:
    """Let computer players play a game."""
    game = Game.new(setup)
    player = ThriftyPlayer()
    while not game.over:
        game.apply(player.choose(game.view(game.seat_to_act)))
    return game


_SIGNS = {True: "ok ", False: "NO ", None: "?  "}


def verify(text: str, shown: str) -> int:
    """Print what was checked of a log, a line each; return 0 if nothing is wrong and 1 otherwise.

    Raises:
        LogError: the text is no log.
    """
    checks = checks_of(text, shown)
    for check in checks:
        print(f"{_SIGNS[check.holds]} {check.text}")
    return 1 if any(check.holds is False for check in checks) else 0


def main(arguments: list[str]) -> int:
    """Run one command; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m arnak_bot.games.lost_cities", description="Replay or play games.")
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="replay a log file and print the table and the scores")
    play.add_argument("file", type=Path)
    for name, text in (("random", "at random"), ("thrifty", "by sensible computer players")):
        new = commands.add_parser(name, help=f"print the log, the table and the scores of a game played {text}")
        new.add_argument("--players", type=int, default=2)
        new.add_argument("--length", choices=[*Length], default=Length.LONG)
        new.add_argument("--columns", choices=[*Columns], default=Columns.RISING)
        new.add_argument("--seed", default="")
    proof = commands.add_parser("verify", help="check the log of a finished game: was its seed chosen fairly?")
    proof.add_argument("file", type=Path)
    proof.add_argument("--shown", default="", help="the sha256 that was shown in the channel before the game")
    options = parser.parse_args(arguments)
    try:
        if options.command == "verify":
            return verify(options.file.read_text(encoding="utf-8"), options.shown)
        if options.command == "play":
            game = replay(options.file.read_text(encoding="utf-8"))
        else:
            setup = GameSetup(options.players, Length(options.length), Columns(options.columns), options.seed)
            game = random_game(setup) if options.command == "random" else thrifty_game(setup)
            print(write_log(game))
    except (LogError, OSError, UnicodeDecodeError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    print(table_text(game))
    print()
    print(score_text(game))
    print(f"fingerprint {game.fingerprint()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
