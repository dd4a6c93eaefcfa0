"""A game as a text file: its setup, then one decision a line. Reads and writes text, not files.

edition 1
players 2
length short
columns rising
seed tuesday
commitment 3b0c…     (with the lines "part" and "joined": where the seed comes from, see kit/fairness.py)
0 play red 2
0 draw
# anything behind a hash is a remark
"""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.games.kit.fairness import Proof
from arnak_bot.games.lost_cities.engine.game import Game
from arnak_bot.games.lost_cities.engine.refusals import IllegalAction
from arnak_bot.games.lost_cities.engine.setup import FIRST_EDITION, Columns, GameSetup, Length

__all__ = ["LogError", "LogFile", "read_file", "read_log", "replay", "write_log"]

_SETUP = ("edition", "players", "length", "columns", "seed")
_SETTINGS = (*_SETUP, "commitment", "part")


class LogError(ValueError):
    """The text is not the log of a game; the message names the line."""


@dataclass(frozen=True, slots=True)
class LogFile:
    """What a log file says. A game whose seed nobody promised has no `proof` and an empty `commitment`."""

    setup: GameSetup
    moves: tuple[tuple[int, str], ...]
    proof: Proof | None = None
    commitment: str = ""


def write_log(game: Game, proof: Proof | None = None) -> str:
    """Return the log of a game as text that `read_file` reads; `proof` says where its seed comes from.

    Raises:
        LogError: the seed is one that a line of text cannot hold.
    """
    seed = game.setup.seed
    if seed != " ".join(seed.split()) or "#" in seed:
        raise LogError(f"the seed {seed!r} does not fit on a line of a log")
    lines = [f"{name} {getattr(game.setup, name)}".rstrip() for name in _SETUP]
    if proof is not None:
        lines += [f"commitment {proof.commitment}", f"part {proof.part}"]
        lines += [f"joined {text}" for text in proof.joined]
    lines += ["", *(f"{seat} {text}" for seat, text in game.log)]
    return "\n".join(lines) + "\n"


def read_file(text: str) -> LogFile:
    """Read everything a log file says.

    Raises:
        LogError: a line is neither setup nor decision nor remark, or the setup or the proof is impossible.
    """
    settings: dict[str, str] = {}
    joined: list[str] = []
    moves: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.partition("#")[0].strip()
        word, _, rest = line.partition(" ")
        if not line:
            continue
        if word.isascii() and word.isdecimal():
            moves.append((int(word), rest.strip()))
        elif word == "joined" and not moves:
            joined.append(rest.strip())
        elif word in _SETTINGS and not moves:
            settings[word] = rest.strip()
        else:
            raise LogError(f"line {number}: “{line[:60]}” is neither setup nor “SEAT ACTION”")
    return LogFile(_setup(settings), tuple(moves), _proof(settings, joined), settings.get("commitment", ""))


def read_log(text: str) -> tuple[GameSetup, list[tuple[int, str]]]:
    """Read setup and decisions.

    Raises:
        LogError: as `read_file`.
    """
    file = read_file(text)
    return file.setup, list(file.moves)


def _setup(settings: dict[str, str]) -> GameSetup:
    try:
        return GameSetup(
            players=int(settings.get("players", "2")),
            length=Length(settings.get("length", Length.LONG)),
            columns=Columns(settings.get("columns", Columns.RISING)),
            seed=settings.get("seed", ""),
            edition=int(settings.get("edition", FIRST_EDITION)),  # logs of before there were editions name none
        )
    except ValueError as error:
        raise LogError(f"the setup is impossible: {error}") from error


def _proof(settings: dict[str, str], joined: list[str]) -> Proof | None:
    if "part" not in settings:
        return None
    try:
        return Proof(settings["part"], tuple(joined))
    except ValueError as error:
        raise LogError(f"the proof is impossible: {error}") from error


def replay(text: str) -> Game:
    """Play a log to its end and return the game.

    Raises:
        LogError: the text is no log, or a decision is not legal; the message says which and why.
    """
    setup, moves = read_log(text)
    game = Game.new(setup)
    for number, (seat, action) in enumerate(moves, start=1):
        try:
            game.apply(action, seat)
        except IllegalAction as error:
            raise LogError(f"decision {number} (seat {seat}, “{action}”): {error}") from error
    return game
