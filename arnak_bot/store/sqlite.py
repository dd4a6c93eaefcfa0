"""SQLite's own ways: how a file is opened, and what is said when it cannot be used."""

from __future__ import annotations

import sqlite3
from pathlib import Path

__all__ = ["PATIENCE", "connect", "sentence"]

PATIENCE = 5.0
"""Seconds to wait for another program that writes to the same file."""


def connect(path: Path) -> sqlite3.Connection:
    """Open a database that `migrate.prepare` has prepared, to be used by one thread at a time."""
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def sentence(path: Path, error: Exception) -> str:
    """Say what is wrong with the file and what to do about it, without advice that could lose it."""
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
