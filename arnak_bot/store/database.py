"""An open database: work is handed to its threads, and waited for. Knows no table, no game and no kind of database.

A piece of work is one synchronous function that runs whole on a thread, in one transaction, because a task that is
cancelled between two awaited statements would leave its transaction open behind it.
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
        """Open a database that was prepared.

        Raises:
            StoreError: it cannot be opened, or not written; the message says why.
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
        """Let what is under way end, and close the connections."""
        try:
            await self._reader.close()
        finally:
            await self._writer.close()

    async def write(self, work: Work[T]) -> T:
        """Run `work` in a transaction of its own: all of it is kept, or nothing if it raises.

        Once it runs it runs to its end, and this returns only then: a cancellation that comes meanwhile is put off to
        the next time that the task waits, so that memory can follow what was written. One that comes earlier, while
        the work waits for its turn, is raised, and nothing was changed. Where another transaction was faster, `work`
        is run again: it changes nothing but the database.

        Raises:
            StoreError: the database did not take it; nothing was changed.
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
        """Run `work`, which only reads, on one state of the database.

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
    """Carry out work in a transaction that has begun, and commit it; what raises is undone."""
    try:
        result = work(connection)
        connection.execute("COMMIT")
    finally:
        with contextlib.suppress(*errors):  # what cannot even be undone is no better for a second error
            if connection.in_transaction:
                connection.execute("ROLLBACK")
    return result


async def _to_the_end(running: Future[T]) -> None:
    """Wait for work that runs, whatever happens; the cancellation that has come is raised at the task's next wait."""
    task, loop, ended = asyncio.current_task(), asyncio.get_running_loop(), asyncio.Event()
    assert task is not None
    running.add_done_callback(lambda _: loop.call_soon_threadsafe(ended.set))
    while not running.done():
        with contextlib.suppress(asyncio.CancelledError):
            await ended.wait()
    task.uncancel()  # it is the same cancellation: a timeout above counts them
    task.cancel()
