"""An open database: hands work to its threads and awaits it. Independent of tables, games and the kind of database.

A piece of work is one synchronous function that runs on a thread as one transaction: a task cancelled between two
awaited statements would leave its transaction open.
"""

from __future__ import annotations

import asyncio
import contextlib
from concurrent.futures import Future
from typing import TypeVar

from arnak_bot.store.records import StoreError
from arnak_bot.store.sql import Connection, Place, Work

__all__ = ["Database", "kept_or_undone"]

T = TypeVar("T")


class Database:
    """An open database."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self._writer = place.lane(writing=True)
        self._reader = place.lane(writing=False)

    @classmethod
    async def open(cls, place: Place) -> Database:
        """Open a database that has been prepared.

        Raises:
            StoreError: it cannot be opened or written; the message says why.
        """
        database = cls(place)
        try:
            await database.read(lambda connection: connection.execute("SELECT 1").fetchone())
            await database.write(place.try_to_write)
        except BaseException:
            await database.close()
            raise
        return database

    async def close(self) -> None:
        """Wait for work in progress, and close the connections."""
        try:
            await self._reader.close()
        finally:
            await self._writer.close()

    async def write(self, work: Work[T]) -> T:
        """Run `work` in its own transaction, which is rolled back if it raises.

        Once started, `work` runs to its end, and only then does this return: a cancellation in the meantime is deferred
        to the task's next await, so that memory can follow what was written. A cancellation while `work` is still
        queued is raised, and nothing is changed. After a conflict with another transaction `work` is run again, so it
        must have no effects outside the database.

        Raises:
            StoreError: the database failed; nothing was changed.
        """
        waiting, running = self._writer.hand_over(work)
        try:
            try:
                await waiting
            except asyncio.CancelledError:
                if running.cancel():
                    raise
                await _to_the_end(running)
            return running.result()
        except self.place.errors as error:
            raise StoreError(self.place.sentence(error)) from error

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads, on one consistent state of the database.

        Raises:
            StoreError: the database cannot be read.
        """
        waiting, running = self._reader.hand_over(work)
        try:
            await waiting
            return running.result()
        except self.place.errors as error:
            raise StoreError(self.place.sentence(error)) from error


def kept_or_undone(connection: Connection, work: Work[T], errors: tuple[type[Exception], ...]) -> T:
    """Carry out work in a transaction that has begun, and commit it, or roll it back if it raises."""
    try:
        result = work(connection)
        connection.execute("COMMIT")
    finally:
        with contextlib.suppress(*errors):  # an error in the rollback must not hide the first one
            if connection.in_transaction:
                connection.execute("ROLLBACK")
    return result


async def _to_the_end(running: Future[T]) -> None:
    """Wait for running work, whatever happens; a cancellation is raised again at the task's next await."""
    task, loop, ended = asyncio.current_task(), asyncio.get_running_loop(), asyncio.Event()
    assert task is not None
    running.add_done_callback(lambda _: loop.call_soon_threadsafe(ended.set))
    while not running.done():
        with contextlib.suppress(asyncio.CancelledError):
            await ended.wait()
    task.uncancel()  # it is one and the same cancellation, and an enclosing timeout counts them
    task.cancel()
