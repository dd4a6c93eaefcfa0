"""What keeping anything costs at least: one small row, committed the way the store commits."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from arnak_bot.store.database import Database
from benchmarks.timing import median_async

__all__ = ["bare_commit"]


async def bare_commit(path: Path) -> float:
    """The median time of committing one small row the same way, in microseconds."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE rows (a INTEGER PRIMARY KEY, b TEXT)")
    database = await Database.open(path)

    async def insert() -> None:
        await database.write(
            lambda connection: connection.execute("INSERT INTO rows (b) VALUES (?)", ("dig camp-tablets",))
        )

    measured = await median_async(insert, 300)
    await database.close()
    return measured
