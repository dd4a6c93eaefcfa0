"""Reading and writing tables in SQLite. Knows records, not games: what a move means is the host's."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, astuple
from pathlib import Path
from typing import Any

import aiosqlite

from arnak_bot.store import queries
from arnak_bot.store.migrate import prepare
from arnak_bot.store.records import (
    Due,
    DueKind,
    Ends,
    GuildSettings,
    Keep,
    Motion,
    MoveRecord,
    Options,
    Person,
    Posts,
    ResultRecord,
    SeatRecord,
    Status,
    Stoppers,
    StoreError,
    TableRecord,
)

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
        self, guild_id: int | None, channel_id: int, opener_id: int, options: Options, opened_at: str
    ) -> int:
        """Add a table in its lobby and return its id.

        Raises:
            ChannelTaken: the channel has an open table already.
        """
        ends = Ends.AUTO if options.auto_end else Ends.ASK
        choices = (options.board, options.seats, options.shuffle_seats, ends.value, options.rival)
        more = (options.remind_hours, options.deadline_hours, options.layout)
        try:
            async with self._transaction() as connection:
                cursor = await connection.execute(
                    queries.INSERT_TABLE, (guild_id, channel_id, opener_id, *choices, *more, opened_at)
                )
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
        rows = [
            (table_id, each.seat, each.user_id, each.name, each.keep.value, each.ahead, each.gone, each.paused_until)
            for each in seats
        ]
        await connection.executemany(queries.INSERT_SEAT, rows)

    async def end_table(self, table_id: int, status: Status, ended_at: str) -> None:
        """Mark a table as over or stopped: nothing is due any more."""
        async with self._transaction() as connection:
            await connection.execute(queries.END_TABLE, (status.value, ended_at, table_id))
            await connection.execute(queries.DELETE_DUES, (table_id,))

    async def close_table(self, table_id: int, closed_at: str) -> None:
        """Close a table on which nobody plays; it can be reopened."""
        async with self._transaction() as connection:
            await connection.execute(queries.CLOSE_TABLE, (closed_at, table_id))
            await connection.execute(queries.DELETE_DUES, (table_id,))

    async def reopen_table(self, table_id: int) -> None:
        """Let a closed table go on.

        Raises:
            ChannelTaken: the channel has another open table by now.
        """
        try:
            async with self._transaction() as connection:
                await connection.execute(queries.REOPEN_TABLE, (table_id,))
        except sqlite3.IntegrityError as error:
            raise ChannelTaken from error

    async def set_posts(self, table_id: int, posts: Posts) -> None:
        """Note the messages of a table."""
        await self._write(queries.SET_POSTS, (posts.first, posts.last, posts.text, posts.ping, table_id))

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
        await self._write(queries.SET_SNAPSHOT, (text, move, table_id))

    # --- time ---------------------------------------------------------------------------------

    async def set_dues(self, table_id: int, waits_since: str | None, dues: Sequence[Due], *, anew: bool = True) -> None:
        """Replace everything that is due at a table; it waits for somebody since `waits_since`.

        `anew`: it waits for somebody else now, so that votes about who was late before are forgotten.
        """
        async with self._transaction() as connection:
            if anew:
                await connection.execute(queries.DELETE_OLD_VOTES, (table_id,))
            await connection.execute(queries.SET_WAITS_SINCE, (waits_since, table_id))
            await connection.execute(queries.DELETE_DUES, (table_id,))
            await connection.executemany(queries.INSERT_DUE, [_row(due) for due in dues])

    async def add_due(self, due: Due) -> None:
        """Add something that is due, in the place of the same for the same seat."""
        await self._write(queries.INSERT_DUE, _row(due))

    async def take_dues(self, now: str) -> list[Due]:
        """Return what is due, the longest waiting first, and note that it was taken: nothing is taken twice."""
        async with self._transaction() as connection:
            rows = await connection.execute_fetchall(queries.TAKE_DUES, (now,))
        return sorted((Due(row[0], row[1], DueKind(row[2]), row[3]) for row in rows), key=lambda due: due.due_at)

    async def dues(self, table_id: int) -> list[tuple[Due, bool]]:
        """Return what is or was due at a table, each with whether it was taken."""
        rows = await self._connection.execute_fetchall(queries.SELECT_DUES, (table_id,))
        found = [(Due(table_id, seat, DueKind(kind), due_at), bool(taken)) for seat, kind, due_at, taken in rows]
        return sorted(found, key=lambda each: each[0].due_at)

    async def last_move_at(self, table_id: int) -> str | None:
        """Return when the last move was made."""
        rows = list(await self._connection.execute_fetchall(queries.SELECT_LAST_TIME, (table_id,)))
        return rows[0][0] if rows else None

    async def move_times(self, table_id: int) -> list[tuple[int, str, str]]:
        """Return (seat, action, time) of every move."""
        rows = await self._connection.execute_fetchall(queries.SELECT_TIMES, (table_id,))
        return [(int(seat), str(action), str(time)) for seat, action, time in rows]

    # --- votes, people, servers, results --------------------------------------------------------

    async def add_vote(self, table_id: int, motion: Motion, seat: int, value: int, voter: int) -> None:
        """Note a vote; the same one counts once."""
        await self._write(queries.INSERT_VOTE, (table_id, motion.value, seat, value, voter))

    async def voters(self, table_id: int, motion: Motion, seat: int, value: int) -> list[int]:
        """Return the seats that have voted for a motion."""
        rows = await self._connection.execute_fetchall(queries.SELECT_VOTERS, (table_id, motion.value, seat, value))
        return [int(row[0]) for row in rows]

    async def drop_votes(self, table_id: int, seat: int) -> None:
        """Forget all votes about a seat."""
        await self._write(queries.DELETE_VOTES, (table_id, seat))

    async def person(self, user_id: int) -> Person:
        """Return what a person wants at every table."""
        found = await self._json(queries.SELECT_PERSON, user_id)
        return Person() if found is None else Person(**{**found, "ends": Ends(found["ends"])})

    async def set_person(self, user_id: int, person: Person) -> None:
        """Keep what a person wants."""
        await self._write(queries.SET_PERSON, (user_id, json.dumps(asdict(person))))

    async def guild(self, guild_id: int) -> GuildSettings:
        """Return what a server's moderators have settled."""
        found = await self._json(queries.SELECT_GUILD, guild_id)
        if found is None:
            return GuildSettings()
        typed = {"channels": tuple(found["channels"]), "stoppers": Stoppers(found["stoppers"])}
        return GuildSettings(**{**found, **typed})

    async def set_guild(self, guild_id: int, settings: GuildSettings) -> None:
        """Keep what a server's moderators have settled."""
        await self._write(queries.SET_GUILD, (guild_id, json.dumps(asdict(settings))))

    async def add_results(self, results: Sequence[ResultRecord]) -> None:
        """Keep how a finished game went for its players."""
        rows = [(*astuple(result)[:-1], json.dumps(result.figures)) for result in results]
        async with self._transaction() as connection:
            await connection.executemany(queries.INSERT_RESULT, rows)

    async def results(self, *, user_id: int | None = None, guild_id: int | None = None) -> list[ResultRecord]:
        """Return the finished games of a user, of a server, or of a user in a server."""
        if user_id is None:
            rows = await self._connection.execute_fetchall(queries.SELECT_RESULTS_OF_GUILD, (guild_id,))
        elif guild_id is None:
            rows = await self._connection.execute_fetchall(queries.SELECT_RESULTS_OF_USER, (user_id,))
        else:
            rows = await self._connection.execute_fetchall(queries.SELECT_RESULTS_OF_USER_IN_GUILD, (user_id, guild_id))
        return [_result(row) for row in rows]

    async def name_of(self, user_id: int) -> str | None:
        """Return the name under which a user last sat down."""
        rows = list(await self._connection.execute_fetchall(queries.SELECT_NAME, (user_id,)))
        return str(rows[0][0]) if rows else None

    async def _write(self, query: str, values: Sequence[object]) -> None:
        async with self._writing:
            await self._connection.execute_insert(query, values)

    async def _json(self, query: str, key: int) -> dict[str, Any] | None:
        rows = list(await self._connection.execute_fetchall(query, (key,)))
        if not rows:
            return None
        found: dict[str, Any] = json.loads(rows[0][0])
        return found

    # --- reading ------------------------------------------------------------------------------

    async def load(self, table_id: int) -> TableRecord | None:
        """Read a table with its seats and moves; None if there is none with this id."""
        rows = list(await self._connection.execute_fetchall(queries.SELECT_TABLE, (table_id,)))
        if not rows:
            return None
        seats = await self._connection.execute_fetchall(queries.SELECT_SEATS, (table_id,))
        moves = await self._connection.execute_fetchall(queries.SELECT_MOVES, (table_id,))
        return _record(rows[0], seats, moves)

    async def open_table_in(self, channel_id: int) -> int | None:
        """Return the id of the channel's lobby or running game."""
        return await self._one_id(queries.SELECT_OPEN_IN_CHANNEL, channel_id)

    async def last_table_in(self, channel_id: int) -> int | None:
        """Return the id of the channel's newest table, ended or not."""
        return await self._one_id(queries.SELECT_LAST_IN_CHANNEL, channel_id)

    async def table_posted_in(self, message_id: int) -> int | None:
        """Return the id of the open table whose newest message this is."""
        return await self._one_id(queries.SELECT_BY_POST, message_id)

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
            for query in _FORGETTING:
                await connection.execute(query, (user_id,))


_FORGETTING = (
    queries.FORGET_USER_NAMES,
    queries.FORGET_OPENER,
    queries.FORGET_RESULTS,
    queries.FORGET_WISHES,
    queries.FORGET_VOTES,
)


def _result(row: Iterable[Any]) -> ResultRecord:
    *plain, figures = row
    values: list[Any] = [*plain, json.loads(figures)]
    return ResultRecord(*values)


def _row(due: Due) -> tuple[int, int, str, str]:
    return due.table_id, due.seat, due.kind.value, due.due_at


def _record(row: sqlite3.Row, seats: Iterable[sqlite3.Row], moves: Iterable[sqlite3.Row]) -> TableRecord:
    (number, guild, channel, opener, status, engine_ends, seed, opened, started, ended, closed, since, *rest) = row
    (board, limit, shuffle, ends, rival, remind, deadline, layout, first, last, text, ping, *shot) = rest
    snapshot, snapshot_move = shot
    return TableRecord(
        id=number,
        guild_id=guild,
        channel_id=channel,
        opener_id=opener,
        status=Status(status),
        engine_ends=bool(engine_ends),
        seed=seed,
        opened_at=opened,
        started_at=started,
        ended_at=ended,
        closed_at=closed,
        waits_since=since,
        options=Options(board, limit, bool(shuffle), ends == Ends.AUTO, rival, remind, deadline, layout),
        posts=Posts(first, last, text or "", ping),
        seats=tuple(
            SeatRecord(seat, user, name, Keep(keep), ahead, bool(gone), paused)
            for seat, user, name, keep, ahead, gone, paused in seats
        ),
        moves=tuple(MoveRecord(*move) for move in moves),
        snapshot=json.loads(snapshot) if snapshot else None,
        snapshot_move=snapshot_move or 0,
    )
