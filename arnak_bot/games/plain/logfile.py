"""A game as a text file: its setup, where its seed comes from, then one decision a line. Knows no game.

game noughts
edition 1
players 2
option size 3
seed 5ce3…
commitment 3b0c…     (with the lines "part" and "joined": see games/kit/fairness.py)
0 mark a1
# anything behind a hash is a remark
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from arnak_bot.games.kit.fairness import Proof, commitment_of
from arnak_bot.games.options import GameOptions, Value
from arnak_bot.games.port import Rules, Setup

__all__ = ["LogFile", "read_log", "replay", "write_log"]

_SETTINGS = ("game", "edition", "players", "seed", "commitment", "part")


@dataclass(frozen=True, slots=True)
class LogFile:
    """What a log file says."""

    game: str
    setup: Setup
    moves: tuple[tuple[int, str], ...]
    proof: Proof | None = None


def write_log(key: str, setup: Setup, moves: Sequence[tuple[int, str]], proof: Proof | None) -> str:
    """Return a game, by its key on the shelf, as text that `read_log` reads."""
    lines = [f"game {key}", f"edition {setup.edition}", f"players {setup.players}"]
    lines += [f"option {name} {json.dumps(value)}" for name, value in setup.options]
    lines.append(f"seed {setup.seed}")
    if proof is not None:
        lines += [f"commitment {proof.commitment}", f"part {proof.part}", *(f"joined {text}" for text in proof.joined)]
    return "\n".join([*lines, "", *(f"{seat} {text}" for seat, text in moves)]) + "\n"


def read_log(text: str) -> LogFile:
    """Read a log file.

    Raises:
        ValueError: it is none, or its seed is not the one that was promised; the message says where.
    """
    settings: dict[str, str] = {}
    options: dict[str, Value] = {}
    joined: list[str] = []
    moves: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.partition("#")[0].strip()
        word, _, rest = line.partition(" ")
        if word.isdecimal():
            moves.append((int(word), rest))
        elif word == "option":
            name, _, value = rest.partition(" ")
            options[name] = json.loads(value)
        elif word == "joined":
            joined.append(rest)
        elif word in _SETTINGS:
            settings[word] = rest
        elif line:
            raise ValueError(f"line {number}: “{line[:60]}” is neither setup nor “SEAT ACTION”")
    if missing := [name for name in _SETTINGS[:4] if name not in settings]:
        raise ValueError(f"a log file has a line for {', '.join(missing)}")
    setup = Setup(int(settings["players"]), settings["seed"], GameOptions.of(options), int(settings["edition"]))
    return LogFile(settings["game"], setup, tuple(moves), _proof(settings, joined))


def _proof(settings: dict[str, str], joined: Sequence[str]) -> Proof | None:
    if "part" not in settings:
        return None
    proof = Proof(settings["part"], tuple(joined))
    if settings.get("commitment") != commitment_of(proof.part):
        raise ValueError("the commitment is not the sha256 of the host's part")
    if proof.seed != settings["seed"]:
        raise ValueError("the seed does not follow from the host's part and the joinings")
    return proof


def replay(text: str, rules: Rules[Any, Any, Any, Any]) -> Any:
    """Play a log file to its end and return the game.

    Raises:
        ValueError: it is no log file, or a decision is not legal.
    """
    file = read_log(text)
    game = rules.new(file.setup)
    for number, (seat, action) in enumerate(file.moves, start=1):
        try:
            game.apply(action, seat)
        except rules.refusal as error:
            raise ValueError(f"decision {number} (seat {seat}, “{action}”): {error}") from error
    return game
