"""A game's command line: the only part of it that reads files and prints. Independent of any one game.

python -m PROGRAM play game.log
python -m PROGRAM random --players 3 --seed S
python -m PROGRAM verify game.log [--shown SHA256]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from arnak_bot.game.position import Game, played
from arnak_bot.kit.chance import shuffled
from arnak_bot.kit.logfile import Dealt, LogFormat

_SIGNS = {True: "ok ", False: "NO ", None: "?  "}


S = TypeVar("S", bound=Dealt)
G = TypeVar("G", bound=Game[Any, Any])


@dataclass(frozen=True, slots=True)
class CommandLine(Generic[S, G]):
    """The commands of `python -m PROGRAM`. `told` returns the table and the scores as text; `ask` adds the setup's
    arguments to a command, except players and seed; every level is a command that plays a game, by players made from a
    seed.
    """

    program: str
    log: LogFormat[S, G]
    told: Callable[[G], str]
    ask: Callable[[argparse.ArgumentParser], object]
    setup: Callable[[argparse.Namespace], S]
    levels: Mapping[str, Callable[[str], Any]] = field(default_factory=dict)

    def random_game(self, setup: S) -> G:
        """Every decision is determined by the seed, on any machine."""
        return played(
            self.log.new(setup),
            lambda game, seat: shuffled(game.legal_actions(seat), setup.seed, f"choice {len(game.log)}")[0],
        )

    def played_by(self, level: str, setup: S) -> G:
        return played(self.log.new(setup), self.levels[level](setup.seed).choose)

    def run(self, arguments: list[str]) -> int:
        """Run one command and return the exit status: 0 success, 1 a check of the log failed, 2 invalid input."""
        options = self._parser().parse_args(arguments)
        try:
            if options.command == "verify":
                return self._verify(options.file.read_text(encoding="utf-8"), options.shown)
            if options.command == "play":
                game = self.log.replay(options.file.read_text(encoding="utf-8"))
            else:
                level, setup = options.command, self.setup(options)
                game = self.played_by(level, setup) if level in self.levels else self.random_game(setup)
                print(self.log.write(game))
        except (OSError, ValueError) as error:
            print(error, file=sys.stderr)
            return 2
        print(self.told(game))
        print(f"fingerprint {game.fingerprint()}")
        return 0

    def _parser(self) -> argparse.ArgumentParser:
        parser = argparse.ArgumentParser(prog=f"python -m {self.program}", description="Replay or play games.")
        commands = parser.add_subparsers(dest="command", required=True)
        play = commands.add_parser("play", help="replay a log file and print the table and the scores")
        play.add_argument("file", type=Path)
        for name in ("random", *self.levels):
            new = commands.add_parser(name, help="play a game so and print its log, the table and the scores")
            new.add_argument("--players", type=int, default=2)
            self.ask(new)
            new.add_argument("--seed", default="")
        proof = commands.add_parser("verify", help="check the log of a finished game: was its seed chosen fairly?")
        proof.add_argument("file", type=Path)
        proof.add_argument("--shown", default="", help="the sha256 that was shown in the channel before the game")
        return parser

    def _verify(self, text: str, shown: str) -> int:
        checks = self.log.checks(text, shown)
        for check in checks:
            print(f"{_SIGNS[check.holds]} {check.text}")
        return 1 if any(check.holds is False for check in checks) else 0
