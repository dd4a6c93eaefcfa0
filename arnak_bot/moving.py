"""Moves everything from one database into another, all or nothing, and replays every game at the target."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from enum import Enum, auto
from pathlib import Path

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.position import Position
from arnak_bot.host import TableError
from arnak_bot.host.loading import table_from
from arnak_bot.host.log_rows import play_row
from arnak_bot.host.tables import setup_of
from arnak_bot.store import SPOILED, StoreError, TableRecord
from arnak_bot.store.backends import backend_of
from arnak_bot.store.checkup import Checkup, checkup
from arnak_bot.store.copying import copy_rows, filling

_NAMED = 10

Progress = Callable[[str, int, int], None]
"""A callback for progress: the step ("rows" or "games"), the number done, and the total."""


class Comparison(Enum):
    WITHOUT_GAME = auto()
    REPLAYED = auto()  # its log leads to the same position
    BY_SNAPSHOT = auto()  # the current rules do not accept its log
    BROKEN = auto()  # it cannot be loaded


def move_database(
    source: str | Path, target: str | Path, games: Mapping[str, AnyGame], progress: Progress
) -> Counter[Comparison]:
    """No bot may use either database in the meantime. If the move is interrupted or refused, the target stays empty.
    Raises StoreError if a database cannot be used, the target is not empty, or the copy differs.
    """
    new = backend_of(target)
    if new.name == backend_of(source).name:
        raise StoreError(f"{new.name} cannot be moved into itself.")
    with checkup(source) as old, backend_of(source).alone():
        _require_whole(old)
        with new.explained(), filling(new) as connection, new.alone():
            copy_rows(old.connection, connection, lambda done, total: progress("rows", done, total))
            moved = _compare(old, Checkup(new, connection), games, progress)
            _require_unused(source, old)
    return moved


def _require_whole(database: Checkup) -> None:
    """Check that no value, such as bytes that are not valid text, would be lost or changed."""
    lost = database.damages() or [f"{count} {kind} of no table" for kind, count in database.orphans().items()]
    lost += [each.named_with_table for each in database.spoiled() if each.column]
    if lost:
        raise StoreError(
            f"Not all of it can be moved ({', '.join(lost[:_NAMED])}). Repair it first: "
            "python -m arnak_bot doctor --repair."
        )


def _require_unused(source: str | Path, old: Checkup) -> None:
    with checkup(source) as now:
        if now.mark() != old.mark():
            raise StoreError(
                "A bot used the database during the move: nothing was moved. Stop the bot and start again."
            )


def _compare(old: Checkup, new: Checkup, games: Mapping[str, AnyGame], progress: Progress) -> Counter[Comparison]:
    numbers = old.table_ids()
    if (new.table_ids(), new.mark()) != (numbers, old.mark()):
        raise StoreError("The copy in the new database differs: nothing was moved.")
    counts = Counter[Comparison]()
    for done, number in enumerate(numbers):
        progress("games", done, len(numbers))
        record = _read(new, number)
        if record != _read(old, number):
            raise StoreError(f"Table {number} differs in the new database: nothing was moved.")
        counts[_compare_with_replay(record, number, games)] += 1
    progress("games", len(numbers), len(numbers))
    return counts


def _read(database: Checkup, number: int) -> TableRecord | str:
    """Return a table's record, or a text saying why it cannot be read."""
    try:
        return database.table(number)
    except SPOILED as error:
        return str(error)


def _compare_with_replay(record: TableRecord | str, number: int, games: Mapping[str, AnyGame]) -> Comparison:
    if isinstance(record, str):
        return Comparison.BROKEN
    try:
        table = table_from(record, games)
    except TableError:
        return Comparison.BROKEN
    if table.game is None:
        return Comparison.WITHOUT_GAME
    rules = table.definition
    try:
        game: Position = rules.new(setup_of(table))
        for move in record.moves:
            play_row(table.definition, game, move)
    except (rules.refusal, ValueError):  # an older version's log: the game continues from its snapshot
        return Comparison.BY_SNAPSHOT
    if game.fingerprint() != table.game.fingerprint():
        raise StoreError(
            f"The log of table {number} does not lead to its current position: nothing was moved. Repair it first: "
            "python -m arnak_bot doctor --repair."
        )
    return Comparison.REPLAYED
