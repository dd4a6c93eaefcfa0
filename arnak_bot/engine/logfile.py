"""A game as a text file: its setup, then one decision a line. Reads and writes text, not files.

board bird
players 3
seed tuesday
0 dig camp-tablets
0 pay fear
# anything behind a hash is a remark
"""

from __future__ import annotations

from arnak_bot.engine.actions import IllegalAction
from arnak_bot.engine.game import Game
from arnak_bot.engine.setup import GameSetup

__all__ = ["LogError", "read_log", "replay", "write_log"]

_YES, _NO = "yes", "no"


class LogError(ValueError):
    """The text is not the log of a game; the message names the line."""


def write_log(game: Game) -> str:
    """Return the log of a game as text that `read_log` reads."""
    setup = game.setup
    lines = [f"board {setup.board}", f"players {setup.players}"]
    if setup.rival is not None:
        lines.append(f"rival {setup.rival}")
    lines += [f"auto-end {_YES if setup.auto_end else _NO}", f"seed {setup.seed}", ""]
    lines += [f"{seat} {text}" for seat, text in game.log]
    return "\n".join(lines) + "\n"


def read_log(text: str) -> tuple[GameSetup, list[tuple[int, str]]]:
    """Read setup and decisions.

    Raises:
        LogError: a line is neither setup nor decision nor remark, or the setup is impossible.
    """
    settings: dict[str, str] = {}
    moves: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.partition("#")[0].strip()
        word, _, rest = line.partition(" ")
        if not line:
            continue
        if word.isdecimal():
            moves.append((int(word), rest.strip()))
        elif word in ("board", "players", "rival", "auto-end", "seed") and not moves:
            settings[word] = rest.strip()
        else:
            raise LogError(f"line {number}: “{line[:60]}” is neither setup nor “SEAT ACTION”")
    return _setup(settings), moves


def _setup(settings: dict[str, str]) -> GameSetup:
    try:
        return GameSetup(
            players=int(settings.get("players", "2")),
            board=settings.get("board", "bird"),
            seed=settings.get("seed", ""),
            auto_end=settings.get("auto-end", _NO) == _YES,
            rival=int(settings["rival"]) if "rival" in settings else None,
        )
    except ValueError as error:
        raise LogError(f"the setup is impossible: {error}") from error


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
