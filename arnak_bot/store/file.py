"""A database in one SQLite file."""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from pathlib import Path
from typing import TypeVar

import aiosqlite

from arnak_bot.store import locks, sqlite
from arnak_bot.store.copying import copy_database, require_file
from arnak_bot.store.database import kept_or_undone
from arnak_bot.store.migrate import APPLICATION_ID, prepare
from arnak_bot.store.records import InUse, KeptAlone, StoreError
from arnak_bot.store.sql import Connection, Work

__all__ = ["DatabaseFile"]

T = TypeVar("T")

_MOST_DAMAGES = 20

_log = logging.getLogger("arnak")


class DatabaseFile:
    """A database in an SQLite file; see `Place`. Writing transactions run one at a time; none is retried."""

    errors = (sqlite3.Error,)
    row_id = "rowid"

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = str(path)
        self._identity: tuple[int, int] | None = None

    def prepare(self) -> None:
        """Create or migrate the file, and warn of hard links: the WAL and our lock are found by name."""
        prepare(self.path)
        if self.path.stat().st_nlink > 1:
            _log.warning(
                "The database %s has several names (hard links). Let every program use the same one, or it is damaged.",
                self.path,
            )

    def connect(self) -> sqlite.Connection:
        """Open the file for this thread. From the first call on it must stay the same file."""
        self._identity = self._identity or _identity(self.path)
        return sqlite.Connection(self.path)

    def lane(self, *, writing: bool) -> _Lane:
        """Return a connection with its own thread."""
        return _Lane(self, writing=writing)

    def alone(self) -> AbstractContextManager[None]:
        """Lock a file beside the database, because SQLite's own locks last only for a transaction."""
        return self._holding(locks.alone, InUse)

    def shared(self) -> AbstractContextManager[None]:
        """Hold a shared lock on the same file."""
        return self._holding(locks.shared, KeptAlone)

    @contextmanager
    def _holding(
        self, hold: Callable[[Path], AbstractContextManager[None]], refusal: Callable[[str], InUse]
    ) -> Iterator[None]:
        """Lock a file beside the real database file, behind any symbolic links, where SQLite puts its own files too."""
        beside = Path(f"{os.path.realpath(self.path)}.lock")
        with ExitStack() as held:
            try:
                held.enter_context(hold(beside))
            except locks.Timeout as error:
                raise refusal(self.name) from error
            except OSError as error:  # without write access here, opening the database fails with its own message
                if os.path.lexists(beside) and os.access(beside.parent, os.W_OK):
                    raise StoreError(
                        f"Whether a bot uses {self.name} already cannot be seen ({error}). See that none does, and let "
                        f"the bot's user own {beside} (chown USER FILE), or move it away; then start again."
                    ) from error
            yield

    def begin(self, connection: Connection, *, writing: bool) -> None:
        """Begin a transaction; waits for another program that is writing."""
        connection.execute("BEGIN IMMEDIATE" if writing else "BEGIN")

    def sentence(self, error: Exception) -> str:
        """Describe the problem with the file."""
        return sqlite.sentence(self.path, error)

    def demand(self) -> None:
        """Check that the file is still the one that was opened."""
        if self._identity is not None and _identity(self.path) != self._identity:
            raise StoreError(
                f"The database {self.path} was deleted or replaced while the bot ran, so that nothing can be saved. "
                "Stop the bot, put the file (or a backup) back in its place, and start again."
            )

    def try_to_write(self, connection: Connection) -> None:
        """Write to the file, because SQLite opens a read-only file, and even begins a transaction, without an error."""
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        connection.execute(f"PRAGMA user_version = {version:d}")

    @contextmanager
    def look(self, *, any_text: bool) -> Iterator[Connection]:
        """Open the file, which may be in use, for reading one state of it."""
        require_file(self.path)
        with closing(
            sqlite3.connect(f"{self.path.resolve().as_uri()}?mode=rw", uri=True, isolation_level=None)
        ) as connection:
            connection.row_factory = sqlite3.Row
            if any_text:
                sqlite.read_any_text(connection)
            connection.execute("PRAGMA query_only = ON")
            connection.execute("BEGIN")
            yield connection

    def schema(self, connection: Connection) -> int | None:
        """Return the version in the file's header."""
        if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
            return None
        return int(connection.execute("PRAGMA user_version").fetchone()[0])

    def damages(self, connection: Connection) -> list[str]:
        """Return the problems that SQLite finds in the file itself."""
        rows = connection.execute(f"PRAGMA integrity_check({_MOST_DAMAGES})")
        return sqlite.file_damages(str(row[0]) for row in rows)

    def spoiled_cells(self, connection: Connection, kind: str) -> Sequence[tuple[int, str]]:
        """Check every value: SQLite stores any type in any column."""
        return sqlite.spoiled_cells(connection, kind)

    def count_on(self, connection: Connection) -> None:
        """Do nothing: SQLite continues from the highest id."""

    def back_up(self, target: Path) -> None:
        """Copy the file."""
        copy_database(self.path, target)

    def beside(self, what: str) -> Path:
        """Return a path in the same folder."""
        return self.path.with_name(f"{self.path.name}.{what}")


class _Lane:
    """An aiosqlite connection whose thread carries out a whole transaction in one call; see `Lane`."""

    def __init__(self, place: DatabaseFile, *, writing: bool) -> None:
        self._place = place
        self._writing = writing
        self._connection: aiosqlite.Connection | None = None
        self._thread: Future[threading.Thread]

    def hand_over(self, work: Work[T]) -> tuple[Awaitable[object], Future[T]]:
        """Queue work for the thread."""
        running: Future[T] = Future()

        def carry_out(connection: sqlite.Connection) -> None:
            if running.set_running_or_notify_cancel():
                try:
                    running.set_result(self._transact(connection, work))
                except BaseException as error:  # raised where the result is awaited
                    running.set_exception(error)

        return self._trip(carry_out), running

    async def _trip(self, carry_out: Callable[[sqlite.Connection], None]) -> None:
        if self._connection is None:
            self._connection = await self._connected()
        await self._connection.execute_fetchall(sqlite.CALL, (carry_out,))

    async def _connected(self) -> aiosqlite.Connection:
        self._thread = Future()
        opened: list[sqlite.Connection] = []

        def connect(*_: object, **__: object) -> sqlite.Connection:
            self._thread.set_result(threading.current_thread())
            opened.append(self._place.connect())
            return opened[0]

        try:
            return await aiosqlite.connect(self._place.path, factory=connect)
        except BaseException:
            self._join()
            for connection in opened:  # aiosqlite closes only connections that it has handed out
                connection.close()
            raise

    def _transact(self, connection: sqlite.Connection, work: Work[T]) -> T:
        if self._writing:
            self._place.demand()
        if connection.in_transaction:  # the last rollback failed
            connection.execute("ROLLBACK")
        self._place.begin(connection, writing=self._writing)
        return kept_or_undone(connection, work, self._place.errors)

    async def close(self) -> None:
        """Stop the thread, which would keep the program alive."""
        if self._connection is not None:
            try:
                await self._connection.close()
            finally:
                self._join()

    def _join(self) -> None:
        """Join the thread, which is stopping: it still calls back into an event loop that may close in a moment."""
        self._thread.result().join()


def _identity(path: Path) -> tuple[int, int] | None:
    """Return the identity of a file, whatever its name; None if it does not exist."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino
