"""Repairs that SQL alone can make: deleting rows that should not exist, and wrong snapshots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from arnak_bot.store.database import Database
from arnak_bot.store.places import place_of
from arnak_bot.store.queries import BELONGING
from arnak_bot.store.reading import SpoiledRow
from arnak_bot.store.sql import Connection

__all__ = ["Mending"]


class Mending:
    """Repairs of a database after a checkup; each is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    async def open(cls, database: str | Path) -> Mending:
        """Open a database that `checkup` has accepted.

        Raises:
            StoreError: it cannot be opened; the message says why.
        """
        return cls(await Database.open(place_of(database)))

    async def close(self) -> None:
        """Close the database."""
        await self._database.close()

    async def drop_orphans(self) -> int:
        """Delete the rows of tables that do not exist; return how many there were."""

        def drop(connection: Connection) -> int:
            return sum(
                connection.execute(f"DELETE FROM {kind} WHERE table_id NOT IN (SELECT id FROM tables)").rowcount
                for kind in BELONGING
            )

        return await self._database.write(drop)

    async def drop_dues(self, table_ids: Sequence[int]) -> None:
        """Delete the timers of tables that have ended."""
        await self._each("DELETE FROM dues WHERE table_id = ?", table_ids)

    async def drop_snapshots(self, table_ids: Sequence[int]) -> None:
        """Delete the snapshots of tables; their logs are authoritative."""
        await self._each("UPDATE tables SET snapshot = NULL, snapshot_move = NULL WHERE id = ?", table_ids)

    async def drop_spoiled(self, rows: Sequence[SpoiledRow]) -> None:
        """Delete unreadable rows, and unreadable values of tables' own rows, that the tables can do without."""

        def drop(connection: Connection) -> None:
            row_id = self._database.place.row_id
            for row in rows:
                if row.kind == "tables":
                    connection.execute(f"UPDATE tables SET {row.column} = NULL WHERE {row_id} = ?", (row.place,))
                else:
                    connection.execute(f"DELETE FROM {row.kind} WHERE {row_id} = ?", (row.place,))

        await self._database.write(drop)

    async def _each(self, query: str, table_ids: Sequence[int]) -> None:
        values = [(number,) for number in table_ids]
        await self._database.write(lambda connection: connection.executemany(query, values))
