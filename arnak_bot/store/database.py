"""An open database and its threads: those that write, those that read. Knows no table, no game and no kind of database.

A piece of work is one synchronous function that runs whole on a thread of ours, in one transaction, because a task that
is cancelled between two awaited statements would leave its transaction open behind it.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from arnak_bot.store.records import StoreError
from arnak_bot.store.sql import Connection, Place

__all__ = ["Database"]

T = TypeVar("T")
Work = Callable[[Connection], T]

MOST_TRIES = 25
"""How often a transaction is run that others are faster than; each time it waits a little longer."""


class Database:
    """An open database."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self._writer = _Lane(place, "arnak-write", place.writers)
        self._reader = _Lane(place, "arnak-read", place.readers)

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
        with ThreadPoolExecutor(1) as waiting:  # not the loop's own, which may hang over something else
            for lane in (self._reader, self._writer):
                await asyncio.get_running_loop().run_in_executor(waiting, lane.end)

    async def write(self, work: Work[T]) -> T:
        """Run `work` in a transaction of its own: all of it is kept, or nothing if it raises.

        Once it runs it runs to its end, and this returns only then: a cancellation that comes meanwhile is put off to
        the next time that the task waits, so that memory can follow what was written. One that comes earlier, while
        the work waits for its turn, is raised, and nothing was changed. Where another transaction was faster, `work`
        is run again: it changes nothing but the database.

        Raises:
            StoreError: the database did not take it; nothing was changed.
        """
        return await self._run(self._writer, _transact, work)

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads, on one state of the database.

        Raises:
            StoreError: the database cannot be read.
        """
        return await self._run(self._reader, _look, work)

    async def _run(self, lane: _Lane, how: Callable[[_Lane, Work[T]], T], work: Work[T]) -> T:
        running = lane.thread.submit(how, lane, work)
        try:
            try:
                return await asyncio.wrap_future(running)
            except asyncio.CancelledError:
                if running.cancelled() or lane is self._reader:
                    raise
                return await _to_the_end(running)
        except self.place.errors as error:
            raise StoreError(self.place.sentence(error)) from error


class _Lane:
    """Threads that do the same kind of work, with a connection each, opened when it is needed and after it failed."""

    def __init__(self, place: Place, name: str, threads: int) -> None:
        self.thread = ThreadPoolExecutor(max_workers=threads, thread_name_prefix=name)
        self.place = place
        self._idle: deque[Connection] = deque()

    def begin(self, *, writing: bool) -> Connection:
        """Return a connection in a new transaction; an old one that has been lost meanwhile is opened anew."""
        while self._idle:
            connection = self._idle.pop()
            try:
                self.place.begin(connection, writing=writing)
            except self.place.errors:
                lost = self.place.is_lost(connection)
                self.give_back(connection)
                if not lost:
                    raise
            else:
                return connection
        connection = self.place.connect()
        try:
            self.place.begin(connection, writing=writing)
        except BaseException:
            self.give_back(connection)
            raise
        return connection

    def give_back(self, connection: Connection) -> None:
        """Undo what was not committed; a connection that cannot even do that is dropped, which undoes it too."""
        try:
            if self.place.in_transaction(connection):
                connection.execute("ROLLBACK")
        except self.place.errors:
            self._close(connection)
            return
        if self.place.is_lost(connection):
            self._close(connection)
        else:
            self._idle.append(connection)

    def end(self) -> None:
        """Wait for what is under way, and close the connections."""
        self.thread.shutdown()
        while self._idle:
            self._close(self._idle.pop())

    def _close(self, connection: Connection) -> None:
        with contextlib.suppress(*self.place.errors):
            connection.close()


def _transact(lane: _Lane, work: Work[T]) -> T:
    for tried in range(1, MOST_TRIES):
        try:
            return _once(lane, work)
        except lane.place.errors as error:
            if not lane.place.is_lost_race(error):
                raise
        time.sleep(random.uniform(0, 0.001 * tried))  # on a thread of ours: who else wants to write has others
    return _once(lane, work)


def _once(lane: _Lane, work: Work[T]) -> T:
    lane.place.demand()
    connection = lane.begin(writing=True)
    try:
        result = work(connection)
        connection.execute("COMMIT")
    finally:
        lane.give_back(connection)
    return result


def _look(lane: _Lane, work: Work[T]) -> T:
    connection = lane.begin(writing=False)
    try:
        return work(connection)
    finally:
        lane.give_back(connection)


async def _to_the_end(running: Future[T]) -> T:
    """Wait for work that runs, whatever happens; the cancellation that has come is raised at the task's next wait."""
    task, loop, ended = asyncio.current_task(), asyncio.get_running_loop(), asyncio.Event()
    assert task is not None
    running.add_done_callback(lambda _: loop.call_soon_threadsafe(ended.set))
    while not running.done():
        with contextlib.suppress(asyncio.CancelledError):
            await ended.wait()
    task.uncancel()  # it is the same cancellation: a timeout above counts them
    task.cancel()
    return running.result()
