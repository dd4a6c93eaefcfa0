"""The rows of the timers (dues). A row is deleted once its timer is handled; one that fails is postponed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from arnak_bot.store import queries
from arnak_bot.store.database import Connection
from arnak_bot.store.kinds import PostKind
from arnak_bot.store.records import EVERYTHING, NewPost, ShardHolder, Timer, Waiting
from arnak_bot.store.rows import Rows, queue, waiting_from


class TimerRows(Rows):
    async def at(self, now: str, limit: int, mine: ShardHolder = EVERYTHING) -> list[Timer]:
        """Return the timers due by now at the tables in `mine`, longest overdue first."""
        return await self._records(Timer, queries.SELECT_DUE, *mine, now, limit)

    async def told(self, told: Sequence[tuple[Timer, NewPost]], at: str) -> None:
        """Delete timers and queue their posts; skip timers that another process has already handled."""

        def tell(connection: Connection) -> None:
            for due, post in told:
                if connection.execute(queries.DELETE_DUE, due.key).rowcount:
                    queue(connection, due.table_id, [post], at)

        await self._database.write(tell)

    async def close_idle(
        self, due: Sequence[Timer], idle_since: str, at: str, again: Callable[[str], str]
    ) -> list[int]:
        """Close those of the timers' tables that had no move after `idle_since`, and queue a post for each. Returns
        their ids. `again` takes the time of a table's last move and returns when to check the table next.
        """

        def close(connection: Connection) -> list[int]:
            return [each.table_id for each in due if _is_closed(connection, each, idle_since, at, again)]

        return await self._database.write(close)

    async def drop(self, due: Timer) -> None:
        await self._database.execute(queries.DELETE_DUE, due.key)

    async def put_off(self, due: Timer, until: str) -> None:
        await self._database.execute(queries.PUT_OFF_DUE, (until, *due.key))

    async def waiting_for(self, user_id: int) -> list[Waiting]:
        return await self._read(waiting_from, queries.SELECT_WAITING_FOR, user_id)

    async def unknown_of(self, user_id: int) -> list[int]:
        """Return a user's running tables from older versions, which do not record whom they are waiting for."""
        return await self._database.ids(queries.SELECT_UNKNOWN_OF_USER, user_id)


def _is_closed(connection: Connection, due: Timer, idle_since: str, at: str, again: Callable[[str], str]) -> bool:
    if not connection.execute(queries.DELETE_DUE, due.key).rowcount:
        return False
    last = connection.execute(queries.SELECT_LAST_TIME, (due.table_id,)).fetchone()[0]
    if last is not None and last > idle_since:
        connection.execute(queries.INSERT_DUE, replace(due, due_at=again(last)).key)
        return False
    if not connection.execute(queries.CLOSE, (at, due.table_id)).rowcount:
        return False
    connection.execute(queries.DELETE_DUES, (due.table_id,))
    connection.execute(queries.AWAIT_NOBODY, (due.table_id,))
    threads = connection.execute(queries.SELECT_THREADS, (due.table_id,)).fetchall()
    queue(connection, due.table_id, [NewPost(PostKind.CLOSED), *([NewPost(PostKind.PANELS)] if threads else [])], at)
    return True
