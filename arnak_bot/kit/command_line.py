"""A game at the command line: the one part of it that reads files and prints. Knows no game.

python -m PROGRAM play game.log
python -m PROGRAM random --players 3 --seed S
python -m PROGRAM verify game.log [--shown SHA256]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from arnak_bot.kit.chance import shuffled
from arnak_bot.kit.logfile import Dealt, LogFormat, Played

__all__ = ["CommandLine"]

_SIGNS = {True: "ok ", False: "NO ", None: "?  "}


class Playable(Played, Protocol):
    """A game that can be played by whoever knows nothing of it."""

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """Whom it waits for."""

    def legal_actions(self, seat: int) -> Sequence[Any]:
        """What a seat may do."""


S = TypeVar("S", bound=Dealt)
G = TypeVar("G", bound=Playable)


@dataclass(frozen=True, slots=True)
class CommandLine(Generic[S, G]):
    """What `python -m PROGRAM` can do.

    Attributes:
        program: by which module it is run.
        log: how logs are written and read.
        told: the table and the scores of a game in words.
        ask: adds what a set-up is made of, but players and seed, to a command.
        setup: the set-up that was asked for.
        played: other ways to play a game than at random, by command.
    """

    program: str
    log: LogFormat[S, G]
    told: Callable[[G], str]
    ask: Callable[[argparse.ArgumentParser], object]
    setup: Callable[[argparse.Namespace], S]
    played: Mapping[str, Callable[[S], G]] = field(default_factory=dict)

    def random_game(self, setup: S) -> G:
        """Play a game in which every decision is a keyed choice of the seed, the same everywhere."""
        game = self.log.new(setup)
        while not game.over:
            seat = game.seats_to_act[0]
            game.apply(shuffled(game.legal_actions(seat), setup.seed, f"choice {len(game.log)}")[0].text, seat)
        return game

    def run(self, arguments: list[str]) -> int:
        """Run one command; return the exit status: 0 is well, 1 that a log is not as promised, 2 that it is none."""
        options = self._parser().parse_args(arguments)
        try:
            if options.command == "verify":
                return self._verify(options.file.read_text(encoding="utf-8"), options.shown)
            if options.command == "play":
                game = self.log.replay(options.file.read_text(encoding="utf-8"))
            else:
                game = self.played.get(options.command, self.random_game)(self.setup(options))
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
        for name in ("random", *self.played):
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
