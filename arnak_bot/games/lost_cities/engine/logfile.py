"""A game as a text file: its setup, then one decision a line. Reads and writes text, not files.

players 2
length short
columns rising
seed tuesday
0 play red 2
0 draw
# anything behind a hash is a remark
"""

from __future__ import annotations

from arnak_bot.games.lost_cities.engine.game import Game
from arnak_bot.games.lost_cities.engine.refusals import IllegalAction
from arnak_bot.games.lost_cities.engine.setup import Columns, GameSetup, Length

__all__ = ["LogError", "read_log", "replay", "write_log"]

_SETTINGS = ("players", "length", "columns", "seed")


class LogError(ValueError):
    """The text is not the log of a game; the message names the line."""


def write_log(game: Game) -> str:
    """Return the log of a game as text that `read_log` reads.

    Raises:
        LogError: the seed is one that a line of text cannot hold.
    """
    seed = game.setup.seed
    if seed != " ".join(seed.split()) or "#" in seed:
        raise LogError(f"the seed {seed!r} does not fit on a line of a log")
    lines = [f"{name} {getattr(game.setup, name)}".rstrip() for name in _SETTINGS]
    lines += ["", *(f"{seat} {text}" for seat, text in game.log)]
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
        if word.isascii() and word.isdecimal():
            moves.append((int(word), rest.strip()))
        elif word in _SETTINGS and not moves:
            settings[word] = rest.strip()
        else:
            raise LogError(f"line {number}: “{line[:60]}” is neither setup nor “SEAT ACTION”")
    return _setup(settings), moves


def _setup(settings: dict[str, str]) -> GameSetup:
    try:
        return GameSetup(
            players=int(settings.get("players", "2")),
            length=Length(settings.get("length", Length.LONG)),
            columns=Columns(settings.get("columns", Columns.RISING)),
            seed=settings.get("seed", ""),
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
