"""Brings a database to the schema of this program, after a backup; refuses what it does not know."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

from arnak_bot.store.records import StoreError

__all__ = ["SCHEMA_VERSION", "prepare"]

_FOLDER = Path(__file__).parent / "migrations"


def _migrations() -> list[tuple[int, Path]]:
    found = [(int(match[1]), path) for path in _FOLDER.iterdir() if (match := re.match(r"(\d+)_", path.name))]
    return sorted(found)


SCHEMA_VERSION = max(number for number, _ in _migrations())
APPLICATION_ID = 0x41524E4B
"""Written into the file's header, so that another program's database is never touched ("ARNK")."""


def prepare(path: Path) -> None:
    """Create or migrate the database at `path`.

    Raises:
        StoreError: the folder cannot be written, the file is no database or another program's, it is
            damaged, or it comes from a newer version of this program. The file is left as it was.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(
            f"The database {path} cannot be opened ({error}). Set DATABASE to a file in a folder that can be written."
        ) from error
    try:
        _prepare(connection, path)
    except sqlite3.DatabaseError as error:
        raise StoreError(
            f"The file {path} is not a working database ({error}). Move it away and put a backup in its place, "
            "or set DATABASE to another file."
        ) from error
    finally:
        connection.close()


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    application: int = connection.execute("PRAGMA application_id").fetchone()[0]
    tables: int = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if tables and application != APPLICATION_ID:
        raise StoreError(f"The file {path} is the database of another program. Set DATABASE to another file.")
    if version > SCHEMA_VERSION:
        raise StoreError(
            f"The database {path} was written by a newer version of this bot (schema {version}, this one knows "
            f"{SCHEMA_VERSION}). Upgrade the bot, or set DATABASE to another file."
        )
    check: str = connection.execute("PRAGMA quick_check").fetchone()[0]
    if check != "ok":
        raise StoreError(f"The database {path} is damaged ({check}). Put a backup in its place.")
    connection.execute("PRAGMA journal_mode = WAL")
    missing = [(number, file) for number, file in _migrations() if number > version]
    if missing and tables:
        _back_up(connection, path, version)
    for number, file in missing:
        script = file.read_text(encoding="utf-8")
        connection.executescript(
            f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nPRAGMA application_id = {APPLICATION_ID};\nCOMMIT;"
        )


def _back_up(connection: sqlite3.Connection, path: Path, version: int) -> None:
    target = sqlite3.connect(path.with_name(f"{path.name}.backup-{version}"))
    try:
        connection.backup(target)
    finally:
        target.close()
