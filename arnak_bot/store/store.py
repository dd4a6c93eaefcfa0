"""The store: writes decisions and reads whole tables. It only handles records; the host interprets the moves."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future
from datetime import UTC, datetime
from pathlib import Path

from arnak_bot.store import queries
from arnak_bot.store.backends import backend_of
from arnak_bot.store.database import Backend, Connection, Database, complete
from arnak_bot.store.kinds import Status
from arnak_bot.store.ladders import LadderRows
from arnak_bot.store.notices import NoticeRows
from arnak_bot.store.outbox import OutboxRows
from arnak_bot.store.people import PeopleRows
from arnak_bot.store.records import EVERYTHING, Change, NewTable, ShardHolder, Standing, TableRecord
from arnak_bot.store.rows import add_table, carry_out, read_standing, read_table
from arnak_bot.store.servers import ServerRows
from arnak_bot.store.shares import ShareRows
from arnak_bot.store.threads import ThreadRows
from arnak_bot.store.timers import TimerRows

DEFAULT_DATABASE = "data/arnak.db"


async def _prepared(backend: Backend) -> None:
    """Prepare a database in a thread; if cancelled, do not wait for a program that has locked the database. The thread
    is not joined either: its uncommitted changes are rolled back, as if the process had been killed.
    """
    prepared: Future[None] = Future()
    threading.Thread(target=complete, args=(prepared, backend.prepare), daemon=True).start()
    await asyncio.wrap_future(prepared)


class Store:
    """An open database. A method that writes has committed when it returns, and has changed nothing if it raises. Every
    method raises StoreError if the database fails; the message says why.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.outbox = OutboxRows(database)
        self.notices = NoticeRows(database)
        self.timers = TimerRows(database)
        self.people = PeopleRows(database)
        self.servers = ServerRows(database)
        self.ladders = LadderRows(database)
        self.shares = ShareRows(database)
        self.threads = ThreadRows(database)

    @classmethod
    async def open(cls, database: str | Path) -> Store:
        """Open the database at a path or address, creating or migrating it. Raises StoreError if it cannot be used."""
        backend = backend_of(database)
        await _prepared(backend)
        return cls(await Database.open(backend))

    async def close(self) -> None:
        await self._database.close()

    def require_same_file(self) -> None:
        self._database.backend.require_same_file()

    async def time(self) -> datetime:
        """Return the database's time: that of the server, or of this machine if the database is a file."""
        at = datetime.fromisoformat(str(await self._database.value("SELECT CURRENT_TIMESTAMP")))
        return at if at.tzinfo else at.replace(tzinfo=UTC)

    # --- decisions ----------------------------------------------------------------------------

    async def add(self, new: NewTable, change: Change) -> int:
        """Raises ChannelTaken if the channel has an open table, AttemptMade if the user has had this attempt."""
        return await self._database.write(lambda connection: add_table(connection, new, change))

    async def commit(self, change: Change) -> None:
        """Raises Moved if the table has changed since, ChannelTaken if a reopened table's channel has another."""
        await self._database.write(lambda connection: carry_out(connection, change))

    async def stop_broken(self, table_id: int, at: str) -> None:
        """Stop a table that cannot be loaded, and drop its timers, so that its channel is free again."""

        def stop(connection: Connection) -> None:
            connection.execute(queries.STOP_BROKEN, (at, table_id))
            connection.execute(queries.DELETE_DUES, (table_id,))
            connection.execute(queries.AWAIT_NOBODY, (table_id,))

        await self._database.write(stop)

    # --- reading ------------------------------------------------------------------------------

    async def load(self, table_id: int) -> TableRecord | None:
        return await self._database.read(lambda connection: read_table(connection, table_id))

    async def standing(self, table_id: int) -> Standing | None:
        return await self._database.read(lambda connection: read_standing(connection, table_id))

    async def owner(self, table_id: int) -> tuple[int, bool] | None:
        """Return the opener of a table and whether it is open, even if it cannot be loaded."""
        row = await self._database.row(queries.SELECT_OWNER, (table_id,))
        return None if row is None else (row["opener_id"], row["status"] in (Status.LOBBY, Status.RUNNING))

    async def open_table_in(self, channel_id: int) -> int | None:
        return await self._database.value(queries.SELECT_OPEN_IN_CHANNEL, (channel_id,))

    async def last_table_in(self, channel_id: int) -> int | None:
        """Return the id of the channel's newest table, ended or not."""
        return await self._database.value(queries.SELECT_LAST_IN_CHANNEL, (channel_id,))

    async def last_over_in(self, channel_id: int) -> int | None:
        return await self._database.value(queries.SELECT_LAST_OVER_IN_CHANNEL, (channel_id,))

    async def table_posted_in(self, message_id: int) -> int | None:
        return await self._database.value(queries.SELECT_BY_POST, (message_id,))

    async def open_tables_of(self, user_id: int) -> list[int]:
        return await self._database.ids(queries.SELECT_OPEN_OF_USER, user_id)

    async def open_tables_in_guild(self, guild_id: int) -> list[int]:
        return await self._database.ids(queries.SELECT_OPEN_IN_GUILD, guild_id)

    async def open_places(self) -> list[tuple[int, int, int]]:
        """Return (table, server, channel) of the lobbies and running games on servers."""
        rows = await self._database.rows(queries.SELECT_OPEN_PLACES)
        return [(int(row["id"]), int(row["guild_id"]), int(row["channel_id"])) for row in rows]

    async def tables_of_computers(self, mine: ShardHolder = EVERYTHING) -> list[int]:
        return await self._database.ids(queries.SELECT_WAITING_FOR_COMPUTERS, *mine)

    async def review(self, table_id: int) -> str | None:
        """Return the saved review of a finished game; None if nobody has asked for one yet."""
        return await self._database.value(queries.SELECT_REVIEW, (table_id,))

    async def keep_review(self, table_id: int, review: str) -> None:
        await self._database.execute(queries.KEEP_REVIEW, (table_id, review))

    async def last_move_at(self, table_id: int) -> str | None:
        return await self._database.value(queries.SELECT_LAST_TIME, (table_id,))

    async def move_times(self, table_id: int) -> list[tuple[int, str, str]]:
        """Return (seat, action, time) of every move."""
        rows = await self._database.rows(queries.SELECT_TIMES, (table_id,))
        return [(row["seat"], row["action"], row["made_at"]) for row in rows]
