"""The text format of a game: setup, the origin of its seed, then one decision per line. Independent of any one game.

edition 1
players 3
option size 4        (a game's options have lines of their own, or lines like this one)
seed tuesday
commitment 3b0c…     (with the lines "part" and "joined": see fairness.py)
0 dig camp-tablets
0 pay fear
# anything after a hash is a comment
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from arnak_bot.game.position import Game
from arnak_bot.kit.fairness import Proof, commitment_of

OPTION = "option"
LONGEST_LINE = 300
_PROOF = ("commitment", "part")


class LogError(ValueError):
    """The text is not a valid log; the message names the line."""


class Dealt(Protocol):
    @property
    def players(self) -> int: ...

    @property
    def seed(self) -> str: ...


S = TypeVar("S", bound=Dealt)
G = TypeVar("G", bound=Game[Any, Any])


@dataclass(frozen=True, slots=True)
class LogFile(Generic[S]):
    """The content of a log file. A game without a commitment to its seed has no `proof` and an empty `commitment`."""

    setup: S
    moves: tuple[tuple[int, str], ...]
    proof: Proof | None = None
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class Check:
    """The result of one check; `holds` is None if only the reader can decide."""

    holds: bool | None
    text: str


@dataclass(frozen=True, slots=True)
class LogFormat(Generic[S, G]):
    """The log format of one game. `settings`: the lines of a setup in order, by first word; None leaves out a line.
    `setup` parses them; raises ValueError, or KeyError if one is missing. `names`: every word that may begin such a
    line; "option" covers all lines that begin "option NAME".
    """

    new: Callable[[S], G]
    refusal: type[Exception]
    settings: Callable[[S], Mapping[str, object]]
    setup: Callable[[Mapping[str, str]], S]
    names: frozenset[str]

    def write(self, game: G, proof: Proof | None = None) -> str:
        """`proof` shows the origin of the seed. Raises LogError if the seed does not fit in a line of text."""
        seed = game.setup.seed
        if seed != " ".join(seed.split()) or "#" in seed:
            raise LogError(f"the seed {seed!r} does not fit on a line of a log")
        said = self.settings(game.setup)
        lines = [f"{name} {value}".rstrip() for name, value in said.items() if value is not None]
        if proof is not None:
            lines += [f"commitment {proof.commitment}", f"part {proof.part}"]
            lines += [f"joined {text}" for text in proof.joined]
        return "\n".join([*lines, "", *(f"{seat} {text}" for seat, text in game.log)]) + "\n"

    def read(self, text: str) -> LogFile[S]:
        """Raises LogError if a line is invalid, or the setup or the proof is impossible."""
        settings: dict[str, str] = {}
        joined: list[str] = []
        moves: list[tuple[int, str]] = []
        for number, raw in enumerate(text.splitlines(), start=1):
            line = raw.partition("#")[0].strip()
            word, _, rest = line.partition(" ")
            if not line:
                continue
            if len(line) > LONGEST_LINE:
                raise LogError(f"line {number}: it has more than {LONGEST_LINE} characters")
            if word.isascii() and word.isdecimal():
                moves.append((int(word), rest.strip()))
            elif word == "joined" and not moves:
                joined.append(rest.strip())
            elif word in {*self.names, *_PROOF} and not moves:
                if word == OPTION:
                    name, _, rest = rest.strip().partition(" ")
                    word = f"{OPTION} {name}"
                settings[word] = rest.strip()
            else:
                raise LogError(f"line {number}: “{line[:60]}” is neither setup nor “SEAT ACTION”")
        try:
            setup = self.setup(settings)
        except KeyError as error:
            raise LogError(f"the setup is impossible: there is no line for {error.args[0]}") from error
        except ValueError as error:
            raise LogError(f"the setup is impossible: {error}") from error
        try:
            proof = Proof(settings["part"], tuple(joined)) if "part" in settings else None
        except ValueError as error:
            raise LogError(f"the proof is impossible: {error}") from error
        return LogFile(setup, tuple(moves), proof, settings.get("commitment", ""))

    def replay(self, text: str) -> G:
        """Raises LogError if the text is not a log, or a decision is illegal; the message says which and why."""
        return self._played(self.read(text))

    def _played(self, file: LogFile[S]) -> G:
        game = self.new(file.setup)
        for number, (seat, action) in enumerate(file.moves, start=1):
            try:
                game.apply(action, seat)
            except self.refusal as error:
                raise LogError(f"decision {number} (seat {seat}, “{action}”): {error}") from error
        return game

    # --- verification --------------------------------------------------------------------------

    def checks(self, text: str, shown: str = "") -> list[Check]:
        """`shown`: the sha256 in the channel before the game, if known. Raises LogError if this is no log at all."""
        file = self.read(text)
        return [*_promise(file, shown.strip().lower()), *_seed(file), *self._legal(file)]

    def _legal(self, file: LogFile[S]) -> list[Check]:
        try:
            game = self._played(file)
        except LogError as error:
            return [Check(False, f"every decision is legal: {error}")]
        legal = Check(True, f"every one of the {len(game.log)} decisions is legal; fingerprint {game.fingerprint()}")
        return [legal, Check(game.over, "the game was played to its end")]


def _promise(file: LogFile[Any], shown: str) -> list[Check]:
    """Check whether the host kept its commitment; without a proof, the commitment can only be to the seed itself."""
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


def _seed(file: LogFile[Any]) -> list[Check]:
    if file.proof is None:
        return [] if not file.commitment else [Check(False, "the host's part is missing from the file")]
    count = len(file.proof.joined)
    enough = Check(count >= file.setup.players, f"{count} joinings were added for {file.setup.players} players")
    follows = Check(file.proof.seed == file.setup.seed, "the seed follows from the host's part and the joinings")
    return [enough, follows]
