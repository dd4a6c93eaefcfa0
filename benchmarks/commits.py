"""The theoretical minimum for saving anything: one small row, committed in the same way as in the store."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

from arnak_bot.store.database import Database
from arnak_bot.store.sqlite import DatabaseFile


@asynccontextmanager
async def bare_commits(path: Path) -> AsyncIterator[Callable[[], Awaitable[object]]]:
    """Create a separate database; yields a function that commits one small row to it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE rows (a INTEGER PRIMARY KEY, b TEXT)")
    database = await Database.open(DatabaseFile(path))

    async def insert() -> None:
        await database.write(
            lambda connection: connection.execute("INSERT INTO rows (b) VALUES (?)", ("dig camp-tablets",))
        )

    yield insert
    await database.close()
