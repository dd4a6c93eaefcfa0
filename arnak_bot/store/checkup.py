"""Looking a database over in one state without changing it, and the repairs that SQL alone can make."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from arnak_bot.store.database import sentence
from arnak_bot.store.migrate import APPLICATION_ID, SCHEMA_VERSION
from arnak_bot.store.reading import post_from, read_person, read_table
from arnak_bot.store.records import Person, Post, StoreError, TableRecord

__all__ = ["Checkup", "checkup"]

_MOST_DAMAGES = 20


class Checkup:
    """A database in one state. What others write meanwhile is not seen."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def damages(self) -> list[str]:
        """Return what SQLite finds wrong with the file itself."""
        rows = self._connection.execute(f"PRAGMA integrity_check({_MOST_DAMAGES})")
        return [str(row[0]) for row in rows if row[0] != "ok"]

    def orphans(self) -> dict[str, int]:
        """Return how many rows belong to tables that do not exist, by what they are ("dues", "posts")."""
        found: dict[str, int] = {}
        for row in self._connection.execute("PRAGMA foreign_key_check"):
            found[row[0]] = found.get(row[0], 0) + 1
        return found

    def table_ids(self) -> list[int]:
        """Return the ids of all tables there ever were."""
        return [int(row[0]) for row in self._connection.execute("SELECT id FROM tables ORDER BY id")]

    def table(self, table_id: int) -> TableRecord:
        """Read a table with all that belongs to it.

        Raises:
            ValueError, LookupError, TypeError: its rows make no table.
        """
        record = read_table(self._connection, table_id)
        if record is None:
            raise LookupError(table_id)
        return record

    def person(self, user_id: int) -> Person:
        """Return what somebody wants at every table."""
        return read_person(self._connection, user_id)

    def posts(self) -> list[Post]:
        """Return the outbox."""
        return [post_from(row) for row in self._connection.execute("SELECT * FROM posts ORDER BY id")]


@contextmanager
def checkup(path: Path) -> Iterator[Checkup]:
    """Open a database, which may be in use, to look it over.

    Raises:
        StoreError: there is none, it is another program's, or it has another schema; the message says what to do.
    """
    if not path.is_file():
        raise StoreError(f"There is no database {path}. Set DATABASE to the file of the bot.")
    try:
        with closing(
            sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, isolation_level=None)
        ) as connection:
            connection.row_factory = sqlite3.Row
            connection.execute("PRAGMA query_only = ON")
            connection.execute("BEGIN")
            _demand_ours(connection, path)
            yield Checkup(connection)
    except sqlite3.Error as error:
        raise StoreError(sentence(path, error)) from error


def _demand_ours(connection: sqlite3.Connection, path: Path) -> None:
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
        raise StoreError(f"The file {path} is not a database of this bot.")
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version < SCHEMA_VERSION:
        raise StoreError(
            f"The database {path} is of an older version (schema {version}, this one has {SCHEMA_VERSION}). "
            "Start the bot once: it brings it up to date, after a backup."
        )
    if version > SCHEMA_VERSION:
        raise StoreError(f"The database {path} is of a newer version (schema {version}). Upgrade the bot.")
