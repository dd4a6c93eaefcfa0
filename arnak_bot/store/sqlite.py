"""SQLite specifics: how a file is opened, and messages for when it cannot be used."""

from __future__ import annotations

import functools
import re
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from arnak_bot.store import sql

__all__ = [
    "CALL",
    "DAMAGED_SCHEMA",
    "PATIENCE",
    "Connection",
    "file_damages",
    "read_any_text",
    "sentence",
    "spoiled_cells",
]

PATIENCE = 5.0
"""Seconds to wait for another program that is writing to the file."""


CALL = "-- call a function with this connection"
"""A pseudo statement that calls a function, its only value, with the connection."""


DAMAGED_SCHEMA = "its schema is no text"

_OF_A_ROW = re.compile("(CHECK constraint failed in|[A-Z]+ value in) ")
"""Problems of values rather than of the file."""


def read_any_text(connection: sqlite3.Connection) -> None:
    """Replace bytes that are not valid text by U+FFFD: then they spoil only their own row, which can be found."""
    connection.text_factory = functools.partial(str, errors="replace")
    connection.create_function("is_text", 1, _is_text)


def file_damages(found: Iterable[str]) -> list[str]:
    """Return those results of a check that are about the file itself; an invalid value concerns only its own table."""
    return [each for each in found if each != "ok" and not _OF_A_ROW.match(each)]


def spoiled_cells(connection: sql.Connection, kind: str) -> list[tuple[int, str]]:
    """Return the rows (by rowid) and columns of a table whose values do not have the declared type."""
    tests = {}
    for _, name, declared, needed, _, key in connection.execute(f"PRAGMA table_info({kind})").fetchall():
        no_text = f" OR NOT is_text(CAST({name} AS BLOB))" if declared == "TEXT" else ""
        unless_empty = "" if needed or key else f"{name} IS NOT NULL AND "
        tests[str(name)] = f"({unless_empty}(typeof({name}) <> '{declared.lower()}'{no_text}))"
    found = f"SELECT rowid, {', '.join(tests.values())} FROM {kind} WHERE {' OR '.join(tests.values())}"
    rows = connection.execute(found).fetchall()
    return [(row[0], name) for row in rows for name, spoiled in zip(tests, tuple(row)[1:], strict=True) if spoiled]


def _is_text(value: bytes | None) -> bool:
    try:
        return value is None or bool(value.decode() or True)
    except UnicodeDecodeError:
        return False


class Connection(sqlite3.Connection):
    """A connection to a database prepared by `migrate.prepare`, in autocommit mode.

    aiosqlite executes statements on its thread. The statement `CALL` runs a function there instead, so that a
    transaction of many statements is one call, which no cancellation can interrupt.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        self.row_factory = sqlite3.Row
        read_any_text(self)
        try:
            self.execute("PRAGMA foreign_keys = ON")
            self.execute("PRAGMA synchronous = FULL")
        except BaseException:
            self.close()
            raise

    def execute(self, statement: str, values: Any = (), /) -> sqlite3.Cursor:
        """Execute a statement, or a function."""
        if statement is not CALL:
            return super().execute(statement, values)
        (function,) = values
        function(self)
        return self.cursor()


def sentence(path: Path, error: Exception) -> str:
    """Say what is wrong with the file and what to do about it, without advice that could lose data."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN):
        or_room = " or make room for files there (df -h, df -i)," if code == sqlite3.SQLITE_CANTOPEN else ""
        return (
            f"The database {path} cannot be written ({error}). Nothing was changed: let the bot's user write to the "
            f"file and to its folder,{or_room} and start again."
        )
    if code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
        return (
            f"The disk with the database {path} is full or failing ({error}). Nothing was changed: make room, "
            "and start again."
        )
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return f"Another program holds the database {path} ({error}). Nothing was changed: try again in a moment."
    if code not in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return f"The database {path} did not do what was asked of it ({error}). Nothing was changed."
    return (
        f"The file {path} is not a working database ({error}). Move it away and put a backup in its place, "
        "or set DATABASE to another file."
    )
