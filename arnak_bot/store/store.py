"""Reading and writing tables in SQLite. Knows records, not games: what a move means is the host's."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiosqlite

from arnak_bot.store import queries
from arnak_bot.store.migrate import prepare
from arnak_bot.store.records import Keep, MoveRecord, SeatRecord, Status, StoreError, TableRecord

__all__ = ["ChannelTaken", "MoveTaken", "Store"]


class ChannelTaken(Exception):
    """The channel has an open table already."""


class MoveTaken(Exception):
    """This move number has been played already."""


class Store:
    """An open database. Every method that writes has committed when it returns."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, path: str | Path) -> Store:
        """Open, create or migrate the database at `path`.

        Raises:
            StoreError: it cannot be used; the message says why and what to do.
        """
        file = Path(path)
        await asyncio.to_thread(prepare, file)
        try:
            connection = await aiosqlite.connect(file, isolation_level=None)
            await connection.execute("PRAGMA foreign_keys = ON")
            await connection.execute("PRAGMA synchronous = FULL")
        except sqlite3.Error as error:
            raise StoreError(f"The database {file} cannot be opened ({error}).") from error
        return cls(connection)

    async def close(self) -> None:
        """Close the database and end its thread."""
        await self._connection.close()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        async with self._writing:
            await self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
            except BaseException:
                await self._connection.execute("ROLLBACK")
                raise
            await self._connection.execute("COMMIT")

    # --- tables -------------------------------------------------------------------------------

    async def add_table(
        self,
        *,
        guild_id: int | None,
        channel_id: int,
        opener_id: int,
        board: str,
        seat_limit: int,
        shuffle_seats: bool,
        auto_end: bool,
        rival: int | None = None,
        remind_hours: int | None = None,
        opened_at: str,
    ) -> int:
        """Add a table in its lobby and return its id.

        Raises:
            ChannelTaken: the channel has an open table already.
        """
        choices = (board, seat_limit, shuffle_seats, auto_end, rival, remind_hours)
        values = (guild_id, channel_id, opener_id, *choices, opened_at)
        try:
            async with self._transaction() as connection:
                cursor = await connection.execute(queries.INSERT_TABLE, values)
        except sqlite3.IntegrityError as error:
            raise ChannelTaken from error
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    async def set_seats(self, table_id: int, seats: Sequence[SeatRecord]) -> None:
        """Replace who sits at a table."""
        async with self._transaction() as connection:
            await self._write_seats(connection, table_id, seats)

    async def start_table(self, table_id: int, seed: str, seats: Sequence[SeatRecord], started_at: str) -> None:
        """Fix the seats and the seed, and let the game run."""
        async with self._transaction() as connection:
            await self._write_seats(connection, table_id, seats)
            await connection.execute(queries.START_TABLE, (seed, started_at, table_id))

    async def _write_seats(self, connection: aiosqlite.Connection, table_id: int, seats: Sequence[SeatRecord]) -> None:
        await connection.execute(queries.DELETE_SEATS, (table_id,))
        rows = [(table_id, seat.seat, seat.user_id, seat.name, seat.keep.value) for seat in seats]
        await connection.executemany(queries.INSERT_SEAT, rows)

    async def end_table(self, table_id: int, status: Status, ended_at: str) -> None:
        """Mark a table as over or stopped."""
        async with self._transaction() as connection:
            await connection.execute(queries.SET_STATUS, (status.value, ended_at, table_id))

    # --- moves --------------------------------------------------------------------------------

    async def add_move(self, table_id: int, move: MoveRecord, made_at: str) -> None:
        """Append a move; committed when this returns.

        Raises:
            MoveTaken: another move has this number.
        """
        values = (table_id, move.number, move.seat, move.action, made_at)
        try:
            async with self._writing:
                await self._connection.execute_insert(queries.INSERT_MOVE, values)
        except sqlite3.IntegrityError as error:
            raise MoveTaken from error

    async def set_snapshot(self, table_id: int, snapshot: dict[str, Any], move: int) -> None:
        """Keep the position after `move` moves as a shortcut for loading."""
        text = json.dumps(snapshot, separators=(",", ":"))
        async with self._writing:
            await self._connection.execute_insert(queries.SET_SNAPSHOT, (text, move, table_id))

    async def set_reminder(self, table_id: int, remind_at: str | None) -> None:
        """Set when a table is to remind whoever it waits for; None takes the reminder away."""
        async with self._writing:
            await self._connection.execute_insert(queries.SET_REMINDER, (remind_at, table_id))

    async def due_reminders(self, now: str) -> list[int]:
        """Return the ids of the running tables whose reminder is due, the longest waiting first."""
        rows = await self._connection.execute_fetchall(queries.SELECT_DUE, (now,))
        return [int(row[0]) for row in rows]

    # --- reading ------------------------------------------------------------------------------

    async def load(self, table_id: int) -> TableRecord | None:
        """Read a table with its seats and moves; None if there is none with this id."""
        rows = list(await self._connection.execute_fetchall(queries.SELECT_TABLE, (table_id,)))
        if not rows:
            return None
        *plain, snapshot, snapshot_move = rows[0]
        seats = await self._connection.execute_fetchall(queries.SELECT_SEATS, (table_id,))
        moves = await self._connection.execute_fetchall(queries.SELECT_MOVES, (table_id,))
        (number, guild, channel, opener, status, board, limit, shuffle, auto_end, rival, remind, *rest) = plain
        seed, opened_at, started_at, ended_at = rest
        return TableRecord(
            id=number,
            guild_id=guild,
            channel_id=channel,
            opener_id=opener,
            status=Status(status),
            board=board,
            seat_limit=limit,
            shuffle_seats=bool(shuffle),
            auto_end=bool(auto_end),
            rival=rival,
            remind_hours=remind,
            seed=seed,
            opened_at=opened_at,
            started_at=started_at,
            ended_at=ended_at,
            seats=tuple(SeatRecord(seat, user, name, Keep(keep)) for seat, user, name, keep in seats),
            moves=tuple(MoveRecord(*row) for row in moves),
            snapshot=json.loads(snapshot) if snapshot else None,
            snapshot_move=snapshot_move or 0,
        )

    async def open_table_in(self, channel_id: int) -> int | None:
        """Return the id of the channel's lobby or running game."""
        return await self._one_id(queries.SELECT_OPEN_IN_CHANNEL, channel_id)

    async def last_table_in(self, channel_id: int) -> int | None:
        """Return the id of the channel's newest table, ended or not."""
        return await self._one_id(queries.SELECT_LAST_IN_CHANNEL, channel_id)

    async def _one_id(self, query: str, channel_id: int) -> int | None:
        rows = list(await self._connection.execute_fetchall(query, (channel_id,)))
        return int(rows[0][0]) if rows else None

    async def open_tables_of(self, user_id: int) -> list[int]:
        """Return the ids of the lobbies and running games in which a user sits."""
        rows = await self._connection.execute_fetchall(queries.SELECT_OPEN_OF_USER, (user_id,))
        return [int(row[0]) for row in rows]

    async def forget_user(self, user_id: int) -> None:
        """Delete who a user was from every table; the games themselves stay."""
        async with self._transaction() as connection:
            await connection.execute(queries.FORGET_USER_NAMES, (user_id,))
            await connection.execute(queries.FORGET_OPENER, (user_id,))
