"""Copies all rows of a database into another, of whichever kind, in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from arnak_bot.store.copying import new_file
from arnak_bot.store.file import DatabaseFile
from arnak_bot.store.migrate import SCHEMA_VERSION
from arnak_bot.store.queries import BELONGING
from arnak_bot.store.records import StoreError
from arnak_bot.store.sql import Connection, Place

__all__ = ["KINDS", "back_up", "copy_rows", "filling"]

KINDS = ("people", "guilds", "tables", *BELONGING)
"""All kinds of rows that are copied, parents before the rows that belong to them."""

_KEYS = {"people": "user_id", "guilds": "guild_id", "tables": "id"}
_AT_ONCE = 500
"""The number of keys read at a time, to limit how many rows are in memory."""

Progress = Callable[[int, int], None]
"""A callback for progress: the number of rows copied, and their total."""


@contextmanager
def filling(target: Place) -> Iterator[Connection]:
    """Open an empty database in a transaction, committed if the block ends without error, and else rolled back.

    Raises:
        StoreError: it cannot be used, or is not empty.
    """
    target.prepare()
    with closing(target.connect()) as connection:
        target.begin(connection, writing=True)
        for kind in KINDS:
            if connection.execute(f"SELECT * FROM {kind} LIMIT 1").fetchone() is not None:
                raise StoreError(
                    f"The database {target.name} is not empty: it has {kind}. Nothing was changed there. If these are "
                    "games, they may have been moved already: set DATABASE to it; otherwise move into a new, empty one."
                )
        yield connection
        target.count_on(connection)
        connection.execute("COMMIT")


def copy_rows(source: Connection, target: Connection, progress: Progress) -> None:
    """Copy all rows into an empty database of the same schema."""
    total = sum(int(source.execute(f"SELECT count(*) FROM {kind}").fetchone()[0]) for kind in KINDS)
    done = 0
    progress(done, total)
    for kind in KINDS:
        for first, last in _ranges(source, kind):
            done += _copy(source, target, kind, first, last)
            progress(done, total)


def _key(kind: str) -> str:
    return _KEYS.get(kind, "table_id")


def _ranges(source: Connection, kind: str) -> Iterator[tuple[int, int]]:
    """Yield the keys of a kind of rows in batches, as the first and last of each."""
    rows = source.execute(f"SELECT DISTINCT {_key(kind)} FROM {kind} ORDER BY 1").fetchall()
    keys = [int(row[0]) for row in rows]
    for start in range(0, len(keys), _AT_ONCE):
        part = keys[start : start + _AT_ONCE]
        yield part[0], part[-1]


def _copy(source: Connection, target: Connection, kind: str, first: int, last: int) -> int:
    rows = source.execute(f"SELECT * FROM {kind} WHERE {_key(kind)} BETWEEN ? AND ?", (first, last)).fetchall()
    columns = list(rows[0].keys())
    places = ", ".join("?" * len(columns))
    target.executemany(
        f"INSERT INTO {kind} ({', '.join(columns)}) VALUES ({places})",
        [[row[name] for name in columns] for row in rows],
    )
    return len(rows)


def back_up(source: Place, target: Path) -> None:
    """Copy a database, which may be in use, as it is at one moment, into a file, which must not exist.

    Raises:
        StoreError: it is not ours or has another version, or the file cannot be written; then there is no file.
    """
    try:
        with new_file(source.name, target) as unfinished, source.look(any_text=False) as reading:
            if source.schema(reading) != SCHEMA_VERSION:
                raise StoreError(f"{source.name} is not a database of this version of the bot.")
            with filling(DatabaseFile(unfinished)) as writing:
                copy_rows(reading, writing, lambda done, total: None)
            with closing(sqlite3.connect(unfinished)) as connection:
                connection.execute("PRAGMA journal_mode = DELETE")  # a single file, without a WAL beside it
    except source.errors as error:
        raise StoreError(source.sentence(error)) from error
