"""One SQLite file and its two threads: one that writes, one that reads. Knows no table and no game.

A piece of work is one synchronous function that runs whole on a thread of ours, in one transaction. The standard
library's sqlite3 with threads of our own, and not aiosqlite, because that offers no public way to run one function on
its thread: there a task that is cancelled between two statements leaves its transaction open behind it.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from arnak_bot.store.records import StoreError

__all__ = ["Database", "connect", "sentence"]

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

PATIENCE = 5.0
"""Seconds to wait for another program that writes to the same file."""


def connect(path: Path) -> sqlite3.Connection:
    """Open a database that `migrate.prepare` has prepared, to be used by the calling thread alone."""
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def sentence(path: Path, error: sqlite3.Error) -> str:
    """Say what is wrong with the file and what to do about it, without advice that could lose it."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN):
        return (
            f"The database {path} cannot be written ({error}). Nothing was changed: let the bot's user write to the "
            "file and to its folder, and start again."
        )
    if code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
        return (
            f"The disk with the database {path} is full or failing ({error}). Nothing was changed: make room, "
            "and start again."
        )
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return f"Another program holds the database {path} ({error}). Nothing was changed: try again in a moment."
    if code not in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return f"The database {path} did not do what was asked of it ({error}). Nothing was changed."
    return (
        f"The file {path} is not a working database ({error}). Move it away and put a backup in its place, "
        "or set DATABASE to another file."
    )


class Database:
    """An open database file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._identity = _identity(path)
        self._writer = _Lane(path, "arnak-write")
        self._reader = _Lane(path, "arnak-read")

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open a database that was prepared.

        Raises:
            StoreError: it cannot be opened, or not written; the message says why.
        """
        database = cls(path)
        try:
            await database.read(lambda connection: connection.execute("SELECT 1").fetchone())
            await database.write(_try_to_write)
        except BaseException:
            await database.close()
            raise
        return database

    async def close(self) -> None:
        """Let what is under way end, and close the file."""
        for lane in (self._reader, self._writer):
            await asyncio.get_running_loop().run_in_executor(lane.thread, lane.drop)
            lane.thread.shutdown(wait=False)

    async def write(self, work: Work[T]) -> T:
        """Run `work` in a transaction of its own: all of it is kept, or nothing if it raises.

        Once it runs it runs to its end, and this returns only then: a cancellation that comes meanwhile is put off to
        the next time that the task waits, so that memory can follow what was written. One that comes earlier, while
        the work waits for its turn, is raised, and nothing was changed.

        Raises:
            StoreError: the file did not take it; nothing was changed.
        """
        return await self._run(self._writer, self._transact, work)

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads, on one state of the database.

        Raises:
            StoreError: the file cannot be read.
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
        except sqlite3.Error as error:
            raise StoreError(sentence(self._path, error)) from error

    def _transact(self, lane: _Lane, work: Work[T]) -> T:
        self.demand_file()
        connection = lane.connection()
        try:
            connection.execute("BEGIN IMMEDIATE")
            result = work(connection)
            connection.execute("COMMIT")
        except BaseException:
            lane.roll_back()
            raise
        return result

    def demand_file(self) -> None:
        """Check that what is written will be found again.

        Raises:
            StoreError: the file was deleted or replaced while it was open.
        """
        if _identity(self._path) != self._identity:
            raise StoreError(
                f"The database {self._path} was deleted or replaced while the bot ran, so that nothing can be saved. "
                "Stop the bot, put the file (or a backup) back in its place, and start again."
            )


class _Lane:
    """A thread with a connection of its own, which is opened when it is first needed and after it failed."""

    def __init__(self, path: Path, name: str) -> None:
        self.thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)
        self._path = path
        self._connection: sqlite3.Connection | None = None

    def connection(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = connect(self._path)
        return self._connection

    def roll_back(self) -> None:
        """Undo what was not committed; a connection that cannot even do that is dropped, which undoes it too."""
        connection = self._connection
        if connection is None or not connection.in_transaction:
            return
        try:
            connection.execute("ROLLBACK")
        except sqlite3.Error:
            self.drop()

    def drop(self) -> None:
        """Close the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(sqlite3.Error):
                connection.close()


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


def _look(lane: _Lane, work: Work[T]) -> T:
    connection = lane.connection()
    try:
        connection.execute("BEGIN")
        return work(connection)
    finally:
        lane.roll_back()


def _try_to_write(connection: sqlite3.Connection) -> None:
    """Write what stands there already: SQLite opens what it may only read, and begins to write, without a word."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.execute(f"PRAGMA user_version = {version:d}")


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file this is, whatever its name; None if there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino
