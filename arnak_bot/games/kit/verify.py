"""Checks the log of a finished game against what was promised before it began, whichever game it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from arnak_bot.games.kit.fairness import Proof, commitment_of

__all__ = ["Check", "checks_of"]


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at, and whether it holds; None where only the reader can tell."""

    holds: bool | None
    text: str


class Dealt(Protocol):
    """What a game was dealt from."""

    @property
    def players(self) -> int:
        """How many sat there."""

    @property
    def seed(self) -> str:
        """What all chance follows from."""


class Logged(Protocol):
    """What a log file says of how its game was dealt."""

    @property
    def setup(self) -> Dealt:
        """What it was dealt from."""

    @property
    def proof(self) -> Proof | None:
        """Where the seed comes from; None where nobody promised it."""

    @property
    def commitment(self) -> str:
        """The sha256 that was shown before the game; "" where none was."""


class Played(Protocol):
    """A game that was played from its log."""

    @property
    def log(self) -> tuple[tuple[int, str], ...]:
        """Every decision as (seat, action text)."""

    @property
    def over(self) -> bool:
        """Whether it has ended."""

    def fingerprint(self) -> str:
        """The sha256 of the game."""


def checks_of(file: Logged, play: Callable[[], Played], refused: type[Exception], shown: str = "") -> list[Check]:
    """Check what a log file says. `shown` is the sha256 that the channel saw before the game; "" if nobody noted it.

    `play` plays its log, and raises `refused` where that cannot be done.
    """
    return [*_promise(file, shown.strip().lower()), *_seed(file), *_play(play, refused)]


def _promise(file: Logged, shown: str) -> list[Check]:
    """Whether the host kept to what it had drawn; without a proof the seed itself is what can have been promised."""
    secret, what = (file.setup.seed, "seed") if file.proof is None else (file.proof.part, "host's part")
    actual = commitment_of(secret)
    checks = []
    if file.commitment:
        checks.append(Check(file.commitment == actual, f"the commitment in the file is the sha256 of the {what}"))
    if shown:
        checks.append(Check(shown == actual, f"what was shown before the game is the sha256 of the {what}"))
    else:
        checks.append(Check(None, f"the sha256 of the {what} is {actual}: is it what was shown before the game?"))
    return checks


def _seed(file: Logged) -> list[Check]:
    if file.proof is None:
        return [] if not file.commitment else [Check(False, "the host's part is missing from the file")]
    count = len(file.proof.joined)
    enough = Check(count >= file.setup.players, f"{count} joinings were added for {file.setup.players} players")
    follows = Check(file.proof.seed == file.setup.seed, "the seed follows from the host's part and the joinings")
    return [enough, follows]


def _play(play: Callable[[], Played], refused: type[Exception]) -> list[Check]:
    try:
        game = play()
    except refused as error:
        return [Check(False, f"every decision is legal: {error}")]
    legal = Check(True, f"every one of the {len(game.log)} decisions is legal; fingerprint {game.fingerprint()}")
    return [legal, Check(game.over, "the game was played to its end")]
