"""Copies whole databases: into a backup file that only its owner can read, or row by row into another database."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from arnak_bot.store.database import Backend, Connection
from arnak_bot.store.migrate import APPLICATION_ID, SCHEMA_VERSION
from arnak_bot.store.queries import BELONGING, insert
from arnak_bot.store.records import StoreError
from arnak_bot.store.sqlite import DatabaseFile, require_file

OF_SERVERS = ("guilds", "notices", "seasons", "kept_messages", "seekers", "ladders")
KINDS = ("people", *OF_SERVERS, "tables", *BELONGING)
"""All kinds of rows that are copied, parents before the rows that belong to them."""

Progress = Callable[[int, int], None]
"""A callback for progress: the number of rows copied, and their total."""

_KEYS = {"people": "user_id", "tables": "id", **dict.fromkeys(OF_SERVERS, "guild_id")}
_AT_ONCE = 500
"""The number of keys read at a time, to limit how many rows are in memory."""
_EXISTS = "{} exists already, and a backup is never overwritten. Choose another name."
_NOT_COPIED = "{} cannot be copied to {} ({}). Choose a place where the bot's user may write and where there is room."


def back_up(source: Backend, target: Path) -> None:
    """Copy one consistent state of a database, which may be in use. Raises StoreError, as `_new_file` does, and if
    `source` is not a database of this bot, is damaged, or is on a server and has another schema version.
    """
    if isinstance(source, DatabaseFile):
        require_file(source.path)
        with _new_file(source.name, target) as unfinished:
            _copy_file(source.path, unfinished)
        return
    with source.explained(), _new_file(source.name, target) as unfinished:
        _copy_from_server(source, unfinished)


@contextmanager
def _new_file(source: str, target: Path) -> Iterator[Path]:
    """Yield the path of an empty file that is renamed to `target` when the block ends without error. Only its owner can
    read it, because it holds the seeds of running games. Raises StoreError if `target` exists or cannot be written, or
    the block failed. No unfinished file is left at `target`.
    """
    try:
        there = target.exists()
    except OSError as error:  # for example in a folder without search permission
        raise StoreError(_NOT_COPIED.format(source, target, error)) from error
    if there:
        raise StoreError(_EXISTS.format(target))
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        unfinished.unlink(missing_ok=True)  # left over from a killed run
        unfinished.touch(0o600, exist_ok=False)
        yield unfinished
        _publish(unfinished, target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(_NOT_COPIED.format(source, target, error)) from error
    finally:
        with contextlib.suppress(OSError):  # if it could not be created, there is nothing to remove
            unfinished.unlink()


def _publish(unfinished: Path, target: Path) -> None:
    """By a hard link, which, unlike renaming, never replaces a file created since. Raises StoreError if it exists."""
    try:
        os.link(unfinished, target)
    except FileExistsError as error:
        raise StoreError(_EXISTS.format(target)) from error
    except OSError:  # a file system without hard links
        unfinished.rename(target)


def _copy_file(source: Path, target: Path) -> None:
    """Copy a file in one step, so that the copy is consistent. Raises StoreError if it is not ours or is damaged."""
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)) as reading,
        closing(sqlite3.connect(target)) as writing,
    ):
        try:
            if reading.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
                raise StoreError(f"The file {source} is not a database of this bot.")
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode = DELETE")  # a single file, even if the source has a WAL beside it
            trouble = writing.execute("PRAGMA integrity_check").fetchone()[0]
        except sqlite3.OperationalError:  # a full disk, or a folder that cannot be written to
            raise
        except sqlite3.DatabaseError as error:
            trouble = error
        if trouble != "ok":
            raise StoreError(f"The database {source} is damaged ({trouble}): put a backup in its place.")


def _copy_from_server(source: Backend, target: Path) -> None:
    """Needs none of PostgreSQL's own programs. Raises StoreError if `source` does not have the current schema."""
    with source.look() as reading:
        if source.schema(reading) != SCHEMA_VERSION:
            raise StoreError(f"{source.name} is not a database of this version of the bot.")
        with filling(DatabaseFile(target)) as writing:
            copy_rows(reading, writing, lambda done, total: None)
    with closing(sqlite3.connect(target)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")  # a single file, without a WAL beside it


@contextmanager
def filling(target: Backend) -> Iterator[Connection]:
    """Open an empty database, as `Backend.writing`. Raises StoreError if it cannot be used, or is not empty."""
    target.prepare()
    with target.writing() as connection:
        for kind in KINDS:
            if connection.execute(f"SELECT * FROM {kind} LIMIT 1").fetchone() is not None:
                raise StoreError(
                    f"The database {target.name} is not empty: it has {kind}. Nothing was changed there. If it was "
                    "just moved into, that move is complete; otherwise move into a new, empty one: a file of another "
                    "name, or a new database."
                )
        yield connection
        target.continue_ids(connection)


def copy_rows(source: Connection, target: Connection, progress: Progress) -> None:
    """The databases have the same schema, and `target` is empty."""
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
    """Yield the keys of a kind of rows in batches, as the first and last key of each."""
    keys = [int(row[0]) for row in source.execute(f"SELECT DISTINCT {_key(kind)} FROM {kind} ORDER BY 1").fetchall()]
    for start in range(0, len(keys), _AT_ONCE):
        part = keys[start : start + _AT_ONCE]
        yield part[0], part[-1]


def _copy(source: Connection, target: Connection, kind: str, first: int, last: int) -> int:
    rows = source.execute(f"SELECT * FROM {kind} WHERE {_key(kind)} BETWEEN ? AND ?", (first, last)).fetchall()
    columns = list(rows[0].keys())
    target.executemany(insert(kind, *columns), [[row[name] for name in columns] for row in rows])
    return len(rows)
