"""The rows about players' private threads. The sender writes them independently of decisions."""

from __future__ import annotations

from arnak_bot.store import queries
from arnak_bot.store.database import Connection
from arnak_bot.store.kinds import NoteKind, PostKind
from arnak_bot.store.records import NewPost, PostPayload, SeatThread
from arnak_bot.store.rows import Rows, queue, readable, record_from, row_values


class ThreadRows(Rows):
    """The private threads at all tables. A row belongs to a user, so whoever takes over a seat has no thread yet."""

    async def of_table(self, table_id: int) -> dict[int, SeatThread]:
        threads = await self._records(SeatThread, queries.SELECT_THREADS, table_id)
        return {each.user_id: each for each in threads}

    async def of_player(self, table_id: int, user_id: int) -> SeatThread | None:
        return (await self.of_table(table_id)).get(user_id)

    async def table_of(self, user_id: int, thread_id: int) -> int | None:
        """Return the table to which a user's private thread belongs; None if it is not a thread of this user."""
        return await self._database.value(queries.SELECT_TABLE_OF_THREAD, (user_id, thread_id))

    async def keep(self, thread: SeatThread) -> None:
        await self._database.execute(queries.KEEP_THREAD, row_values(thread))

    async def give_up(self, thread: SeatThread, note: NoteKind, at: str) -> None:
        """Record that a player cannot have a thread; the first time at a table, queue a note for the channel."""

        def give_up(connection: Connection) -> None:
            rows = connection.execute(queries.SELECT_THREADS, (thread.table_id,))
            known = readable(rows, lambda row: record_from(SeatThread, row))
            connection.execute(queries.KEEP_THREAD, row_values(thread))
            if all(each.thread_id is not None for each in known):
                queue(connection, thread.table_id, [NewPost(PostKind.NOTE, PostPayload(note=note))], at)

        await self._database.write(give_up)

    async def drop(self, thread: SeatThread) -> None:
        await self._database.execute(queries.DROP_THREAD, (thread.table_id, thread.user_id))
