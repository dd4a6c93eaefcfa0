"""Checks the log of a finished game against what was promised before it began."""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.games.kit.fairness import commitment_of
from arnak_bot.games.lost_cities.engine.logfile import LogError, LogFile, read_file, replay

__all__ = ["Check", "checks_of"]


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at, and whether it holds; None where only the reader can tell."""

    holds: bool | None
    text: str


def checks_of(text: str, shown: str = "") -> list[Check]:
    """Check a log file. `shown` is the sha256 that the channel saw before the game; "" if nobody noted it.

    Raises:
        LogError: the text is no log at all.
    """
    file = read_file(text)
    return [*_promise(file, shown.strip().lower()), *_seed(file), *_play(text)]


def _promise(file: LogFile, shown: str) -> list[Check]:
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


def _seed(file: LogFile) -> list[Check]:
    if file.proof is None:
        return [] if not file.commitment else [Check(False, "the host's part is missing from the file")]
    count = len(file.proof.joined)
    enough = Check(count >= file.setup.players, f"{count} joinings were added for {file.setup.players} players")
    follows = Check(file.proof.seed == file.setup.seed, "the seed follows from the host's part and the joinings")
    return [enough, follows]


def _play(text: str) -> list[Check]:
    try:
        game = replay(text)
    except LogError as error:
        return [Check(False, f"every decision is legal: {error}")]
    legal = Check(True, f"every one of the {len(game.log)} decisions is legal; fingerprint {game.fingerprint()}")
    return [legal, Check(game.over, "the game was played to its end")]
