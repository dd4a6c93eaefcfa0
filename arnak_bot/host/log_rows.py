"""The rows of a table's log: each is the text of an action, or undoes earlier ones. Rows are only ever added."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.position import Position
from arnak_bot.store import MoveRecord

UNDO = "undo"
TAKEN_BACK = "undo, agreed"
"""The log row for undoing, with all players' consent, a decision that revealed something."""
_BACK_TO = f"{TAKEN_BACK}, back to "
"""The log row for going back, with all players' consent, into an ended turn; the number of decisions follows."""
MOST_MISSING = 1000
"""No more missing rows than this are counted: a corrupted number may be astronomically high."""


def row_back_to(ply: int) -> str:
    return f"{_BACK_TO}{ply}"


def back_to(row: str) -> int | None:
    """Return the ply that a log row goes back to, if it reopens an ended turn; otherwise None."""
    ply = row.removeprefix(_BACK_TO)
    return int(ply) if ply != row and ply.isdecimal() else None


def is_undo(row: str) -> bool:
    return row in (UNDO, TAKEN_BACK) or back_to(row) is not None


def play_row(definition: AnyGame, game: Position, move: MoveRecord) -> tuple[Any, ...] | None:
    """Play one row of a log. Returns its events, or None if the row is an undo. If the row comes from older rules and
    can no longer be played, ValueError or the exception of the game's rules is raised.
    """
    if move.action == UNDO:
        game.undo(move.seat)
        return None
    if move.action == TAKEN_BACK:
        game.take_back(move.seat)
        return None
    if (left := back_to(move.action)) is not None:
        game.go_back(left)
        return None
    return game.apply(definition.parse(move.action), move.seat)


def decisions_of(rows: Sequence[tuple[int, str]]) -> list[int]:
    """Return the indexes of those rows of a log (seat, action) that are decisions and were not undone."""
    found: list[int] = []
    for at, (seat, action) in enumerate(rows):
        if (left := back_to(action)) is not None:
            del found[left:]
        elif not is_undo(action):
            found.append(at)
        elif (taken_back := next((each for each in reversed(found) if rows[each][0] == seat), None)) is not None:
            found.remove(taken_back)
    return found


def levels_of(moves: Sequence[MoveRecord]) -> tuple[str, ...]:
    """Return the level of the computer that made each decision ("" for a player), leaving out undone ones."""
    return tuple(moves[at].computer for at in decisions_of([(move.seat, move.action) for move in moves]))


def missing_moves(moves: Sequence[MoveRecord], since: int = 0) -> list[int]:
    """Return the row numbers missing from a log, from `since` on; only the first ones if there are very many."""
    there = {move.number for move in moves}
    missing = (number for number in range(since, max(there, default=-1)) if number not in there)
    return list(islice(missing, MOST_MISSING))
