"""Brings a database to the current schema, after a backup; refuses one it does not know."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path

from arnak_bot.store.records import StoreError
from arnak_bot.store.sqlite import DAMAGED_SCHEMA, file_damages, sentence

__all__ = ["APPLICATION_ID", "SCHEMA_VERSION", "expected_columns", "migrations", "prepare", "statements"]

_log = logging.getLogger("arnak")

_FOLDER = Path(__file__).parent / "migrations"


def migrations() -> list[tuple[int, Path]]:
    """Return the migrations with their numbers, in order."""
    found = [(int(match[1]), path) for path in _FOLDER.iterdir() if (match := re.match(r"(\d+)_\w+\.sql$", path.name))]
    return sorted(found)


SCHEMA_VERSION = max(number for number, _ in migrations())
APPLICATION_ID = 0x41524E4B
"""Stored in the file's header ("ARNK"), so that another program's database is never touched."""

_STARTING_TOGETHER = 10.0
"""Seconds to wait for other programs that are preparing the same file or have it locked."""
_QUIETLY = 1.0
"""Seconds of waiting before a warning is logged."""
_AT_A_TIME = 0.2
"""Seconds that SQLite waits by itself: short, so that we can log what we are waiting for."""
_OWNER_ONLY = 0o600
_DAMAGED = "The database {} is damaged ({}). Put a backup in its place."


def prepare(path: Path) -> None:
    """Create or migrate the database at `path`, readable by its owner only: it holds the seeds of running games.

    Raises:
        StoreError: the folder or disk cannot be written, the file is not a database or belongs to another program, is
            damaged, or comes from a newer version of this program. The file is left as it was.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _make_private(path)
        connection = sqlite3.connect(path, timeout=_AT_A_TIME, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"The database {path} cannot be opened ({error}). {_advice(path, error)}") from error
    began = time.monotonic()
    said = False
    try:
        while not _is_prepared(connection, path, waiting=time.monotonic() - began < _STARTING_TOGETHER):
            if not said and time.monotonic() - began > _QUIETLY:
                said = True
                _log.warning("Another program holds the database %s: waiting %.0f s for it", path, _STARTING_TOGETHER)
            time.sleep(0.05)
    except UnicodeDecodeError as error:  # a schema that is not text makes SQLite's own error message undecodable
        raise StoreError(_DAMAGED.format(path, DAMAGED_SCHEMA)) from error
    except sqlite3.Error as error:
        raise StoreError(sentence(path, error)) from error
    finally:
        connection.close()


def _advice(path: Path, error: Exception) -> str:
    """Say how to fix a database that cannot be opened. One that exists may hold games: never suggest another."""
    if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT):
        return "Nothing was changed: make room for files there (df -h, df -i), and start again."
    with contextlib.suppress(OSError):
        if path.is_file():
            return "Nothing was changed: let the bot's user own the file (chown USER FILE), and start again."
    return "Set DATABASE to a file in a folder that the bot's user can read and write, or let that user own the folder."


def _is_prepared(connection: sqlite3.Connection, path: Path, *, waiting: bool) -> bool:
    """Prepare the database; return False if another program has it locked and we are `waiting`.

    Switching a file to WAL while another program does so fails at once, whatever SQLite's timeout.
    """
    try:
        _prepare(connection, path)
    except sqlite3.OperationalError as error:
        if waiting and error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            return False
        raise
    return True


def _make_private(path: Path) -> None:
    """Make the file readable by its owner only, and with it the files that SQLite creates beside it."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, _OWNER_ONLY))
    for each in (path, *(Path(f"{path}{ending}") for ending in ("-wal", "-shm"))):
        with contextlib.suppress(OSError):  # not our file, or missing: whether it can be used shows right after this
            if each.is_file():
                each.chmod(_OWNER_ONLY)


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    version, _ = _require_ours(connection, path)
    if damages := file_damages(row[0] for row in connection.execute("PRAGMA quick_check")):
        raise StoreError(_DAMAGED.format(path, damages[0]))
    connection.execute("PRAGMA journal_mode = WAL")
    if version < SCHEMA_VERSION:
        _migrate(connection, path)
    _require_columns(connection, path)
    connection.execute("BEGIN IMMEDIATE")  # wait for another program that is writing
    connection.execute("ROLLBACK")


def _require_ours(connection: sqlite3.Connection, path: Path) -> tuple[int, bool]:
    """Return the schema version and whether there is a schema yet, read at the same moment.

    Raises:
        StoreError: the file belongs to another program, or comes from a newer version of this program.
    """
    version, application, tables = connection.execute(
        "SELECT user_version, application_id, (SELECT count(*) FROM sqlite_master) "
        "FROM pragma_user_version, pragma_application_id"
    ).fetchone()
    if tables and application != APPLICATION_ID:
        raise StoreError(f"The file {path} is the database of another program. Set DATABASE to another file.")
    if version > SCHEMA_VERSION:
        raise StoreError(
            f"The database {path} was written by a newer version of this bot (schema {version}, this one knows "
            f"{SCHEMA_VERSION}). Upgrade the bot, or set DATABASE to another file."
        )
    return version, bool(tables)


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Apply the missing migrations in one transaction. If several programs start at once, one of them does it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        version, there = _require_ours(connection, path)
        missing = [file for number, file in migrations() if number > version]
        if missing and there:
            _back_up(path, version)
        for file in missing:
            for statement in statements(file.read_bytes().decode()):
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # after a full disk, SQLite has already rolled back
            connection.execute("ROLLBACK")
        raise


def statements(script: str) -> Iterator[str]:
    """Yield the statements of a script, each starting on a new line, without the comments between them."""
    pending = ""
    for line in script.splitlines(keepends=True):
        if not line.startswith("--"):
            pending += line
        if sqlite3.complete_statement(pending):
            yield pending.strip()
            pending = ""


def _require_columns(connection: sqlite3.Connection, path: Path) -> None:
    """Check that the file has every column this program reads and writes.

    Raises:
        StoreError: a column is missing, because somebody changed the file with another program.
    """
    lacking = expected_columns() - _columns(connection)
    if lacking:
        table, column = min(lacking)
        raise StoreError(_DAMAGED.format(path, f"{table} has no {column}"))


def expected_columns() -> frozenset[tuple[str, str]]:
    """Return the tables and columns that this program reads and writes."""
    return _expected(tuple(file for _, file in migrations()))


@cache
def _expected(files: tuple[Path, ...]) -> frozenset[tuple[str, str]]:
    """Return the columns that these migrations create, by running them in memory."""
    model = sqlite3.connect(":memory:")
    try:
        for file in files:
            model.executescript(file.read_bytes().decode())
        return _columns(model)
    finally:
        model.close()


def _columns(connection: sqlite3.Connection) -> frozenset[tuple[str, str]]:
    tables = [
        str(row[0])
        for row in connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
        )
    ]
    return frozenset(
        (table, str(row[1])) for table in tables for row in connection.execute(f"PRAGMA table_info('{table}')")
    )


def _back_up(path: Path, version: int) -> None:
    """Copy the file before it is migrated; an unfinished copy is deleted."""
    copy = path.with_name(f"{path.name}.backup-{version}")
    _make_private(copy)
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
        try:
            source.backup(target)
        except sqlite3.Error:
            copy.unlink()
            raise
