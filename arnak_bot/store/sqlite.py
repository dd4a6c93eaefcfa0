"""A database in one SQLite file: how it is opened and used by threads, and its error messages."""

from __future__ import annotations

import logging
import os
import sqlite3
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
from filelock import FileLock, Timeout

from arnak_bot.store import database
from arnak_bot.store.database import Backend, Work, complete, transact
from arnak_bot.store.migrate import APPLICATION_ID, file_damages, prepare
from arnak_bot.store.records import InUse, KeptAlone, StoreError

if sys.platform != "win32":
    import fcntl

T = TypeVar("T")

PATIENCE = 5.0
"""Seconds to wait for another program that is writing to the file."""
CALL = "-- call a function with this connection"
"""A pseudo statement that calls a function, its only value, with the connection."""

_MOST_DAMAGES = 20

_log = logging.getLogger("arnak")


class Connection(sqlite3.Connection):
    """A connection to a database prepared by `migrate.prepare`, in autocommit mode. aiosqlite executes statements on
    its thread. The statement `CALL` runs a function there instead, so that a transaction of many statements is one
    call, which no cancellation can interrupt.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        self.row_factory = sqlite3.Row
        _read_any_text(self)
        try:
            self.execute("PRAGMA foreign_keys = ON")
            self.execute("PRAGMA synchronous = FULL")
            self.execute("PRAGMA secure_delete = ON")  # data that people have had deleted is overwritten
        except BaseException:
            self.close()
            raise

    def execute(self, statement: str, values: Any = (), /) -> sqlite3.Cursor:
        if statement is not CALL:
            return super().execute(statement, values)
        (function,) = values
        function(self)
        return self.cursor()


class DatabaseFile(Backend):
    """A database in an SQLite file. Write transactions run one at a time; none is retried."""

    errors = (sqlite3.Error,)
    row_id = "rowid"

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = str(path)
        self._identity: tuple[int, int] | None = None

    def prepare(self) -> None:
        with self.explained():
            prepare(self.path)
        if self.path.stat().st_nlink > 1:  # under another name, SQLite uses another WAL and another lock
            _log.warning(
                "The database %s has several names (hard links). Use the same one everywhere, or it will be damaged.",
                self.path,
            )

    def connect(self) -> Connection:
        """The first call notes which file it is, for `require_same_file`."""
        self._identity = self._identity or _identity(self.path)
        return Connection(self.path)

    def lane(self, *, writing: bool) -> _Lane:
        return _Lane(self, writing=writing)

    def alone(self) -> AbstractContextManager[None]:
        return self._holding(_alone, InUse)

    def shared(self) -> AbstractContextManager[None]:
        return self._holding(_shared, KeptAlone)

    @contextmanager
    def _holding(
        self, hold: Callable[[Path], AbstractContextManager[object]], refusal: Callable[[str], InUse]
    ) -> Iterator[None]:
        """Lock a file next to the database, because SQLite's own locks last only for a transaction. Like SQLite's own
        files, the lock file is next to the real database file (symbolic links are resolved).
        """
        beside = Path(f"{os.path.realpath(self.path)}.lock")
        with ExitStack() as held:
            try:
                held.enter_context(hold(beside))
            except Timeout as error:
                raise refusal(self.name) from error
            except OSError as error:  # without write access here, opening the database fails with its own message
                if os.path.lexists(beside) and os.access(beside.parent, os.W_OK):
                    raise StoreError(
                        f"It cannot be checked whether a bot already uses {self.name} ({error}). Make sure that none "
                        f"does, and let the bot's user own {beside} (chown USER FILE), or move it away; then start "
                        "again."
                    ) from error
            yield

    def begin(self, connection: database.Connection, *, writing: bool) -> None:
        connection.execute("BEGIN IMMEDIATE" if writing else "BEGIN")  # waits for another program that writes

    def sentence(self, error: Exception) -> str:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN):
            or_room = " or make room for files there (df -h, df -i)," if code == sqlite3.SQLITE_CANTOPEN else ""
            return (
                f"The database {self.path} cannot be written ({error}). Nothing was changed: let the bot's user write "
                f"to the file and to its folder,{or_room} and start again."
            )
        if code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
            return (
                f"The disk with the database {self.path} is full or failing ({error}). Nothing was changed: make room, "
                "and start again."
            )
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return (
                f"Another program holds the database {self.path} ({error}). Nothing was changed: try again in a moment."
            )
        if code not in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
            return f"The database {self.path} failed ({error}). Nothing was changed."
        return (
            f"The file {self.path} is not a working database ({error}). Move it away and put a backup in its place, "
            "or set DATABASE to another file."
        )

    def require_same_file(self) -> None:
        if self._identity is not None and _identity(self.path) != self._identity:
            raise StoreError(
                f"The database {self.path} was deleted or replaced while the bot was running, so nothing can be saved. "
                "Stop the bot, put the file (or a backup) back in its place, and start again."
            )

    def try_to_write(self, connection: database.Connection) -> None:
        """Write to the file, because SQLite opens a read-only file, and even begins a transaction, without an error."""
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        connection.execute(f"PRAGMA user_version = {version:d}")

    @contextmanager
    def look(self) -> Iterator[database.Connection]:
        require_file(self.path)
        with closing(
            sqlite3.connect(f"{self.path.resolve().as_uri()}?mode=rw", uri=True, isolation_level=None)
        ) as connection:
            connection.row_factory = sqlite3.Row
            _read_any_text(connection)
            connection.execute("PRAGMA query_only = ON")
            connection.execute("BEGIN")
            yield connection

    def schema(self, connection: database.Connection) -> int | None:
        if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
            return None
        return int(connection.execute("PRAGMA user_version").fetchone()[0])

    def damages(self, connection: database.Connection) -> list[str]:
        return file_damages(str(row[0]) for row in connection.execute(f"PRAGMA integrity_check({_MOST_DAMAGES})"))

    def spoiled_cells(self, connection: database.Connection, kind: str) -> list[tuple[int, str]]:
        """Check every value, since SQLite stores any type in any column."""
        tests = {}
        for _, name, declared, needed, _, key in connection.execute(f"PRAGMA table_info({kind})").fetchall():
            no_text = f" OR NOT is_text(CAST({name} AS BLOB))" if declared == "TEXT" else ""
            unless_empty = "" if needed or key else f"{name} IS NOT NULL AND "
            tests[str(name)] = f"({unless_empty}(typeof({name}) <> '{declared.lower()}'{no_text}))"
        found = f"SELECT rowid, {', '.join(tests.values())} FROM {kind} WHERE {' OR '.join(tests.values())}"
        rows = connection.execute(found).fetchall()
        return [(row[0], name) for row in rows for name, spoiled in zip(tests, tuple(row)[1:], strict=True) if spoiled]

    def beside(self, what: str) -> Path:
        return self.path.with_name(f"{self.path.name}.{what}")


class _Lane:
    """An aiosqlite connection whose thread carries out a whole transaction in one call; see `Lane`."""

    def __init__(self, file: DatabaseFile, *, writing: bool) -> None:
        self._file = file
        self._writing = writing
        self._connection: aiosqlite.Connection | None = None
        self._thread: Future[threading.Thread]

    def hand_over(self, work: Work[T]) -> tuple[Awaitable[object], Future[T]]:
        running: Future[T] = Future()

        def carry_out(connection: Connection) -> None:
            complete(running, lambda: self._transact(connection, work))

        return self._trip(carry_out), running

    async def _trip(self, carry_out: Callable[[Connection], None]) -> None:
        if self._connection is None:
            self._connection = await self._connected()
        await self._connection.execute_fetchall(CALL, (carry_out,))

    async def _connected(self) -> aiosqlite.Connection:
        self._thread = Future()
        opened: list[Connection] = []

        def connect(*_: object, **__: object) -> Connection:
            self._thread.set_result(threading.current_thread())
            opened.append(self._file.connect())
            return opened[0]

        try:
            return await aiosqlite.connect(self._file.path, factory=connect)
        except BaseException:
            self._join()
            for connection in opened:  # aiosqlite closes only connections that it has handed out
                connection.close()
            raise

    def _transact(self, connection: Connection, work: Work[T]) -> T:
        if self._writing:
            self._file.require_same_file()
        if connection.in_transaction:  # the last rollback failed
            connection.execute("ROLLBACK")
        self._file.begin(connection, writing=self._writing)
        return transact(connection, work, self._file.errors)

    async def close(self) -> None:
        if self._connection is not None:
            try:
                await self._connection.close()
            finally:
                self._join()

    def _join(self) -> None:
        """Join the thread, which is stopping but still calls back into an event loop that is about to close."""
        self._thread.result().join()


def _identity(path: Path) -> tuple[int, int] | None:
    """Return the identity of a file, whatever its name; None if it does not exist."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def require_file(path: Path) -> None:
    """Raises StoreError if the database file does not exist, or its folder cannot be accessed."""
    try:
        there = path.is_file()
    except OSError as error:
        raise StoreError(
            f"The database {path} cannot be read ({error.strerror}). Run this as the bot's user."
        ) from error
    if not there:
        raise StoreError(f"There is no database {path}. Set DATABASE to the bot's file.")


def _read_any_text(connection: sqlite3.Connection) -> None:
    """Replace bytes that are not valid text with U+FFFD, so that they affect only their own row."""
    connection.text_factory = partial(str, errors="replace")
    connection.create_function("is_text", 1, _is_text)


def _is_text(value: bytes | None) -> bool:
    try:
        return value is None or bool(value.decode() or True)
    except UnicodeDecodeError:
        return False


# --- locks on files ---------------------------------------------------------------------------------


_alone = partial(FileLock, blocking=False)
"""Holds an exclusive lock on a file, which is released if the process dies. Raises Timeout if somebody else holds a
lock on it, OSError if it cannot be locked at all."""

if sys.platform == "win32":
    _shared = _alone  # Windows has no flock, so only one process at a time can hold the lock there
else:

    @contextmanager
    def _shared(file: Path) -> Iterator[None]:
        """Hold the same lock as `_alone`, in shared mode; raises as `_alone`. filelock's own read-write lock is not
        used: it may refuse a reader while another tries to lock exclusively.
        """
        file.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(file, os.O_RDONLY | os.O_CREAT | os.O_NOFOLLOW | os.O_NONBLOCK, 0o666)
        try:
            try:
                fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise Timeout(str(file)) from error
            yield
        finally:
            os.close(descriptor)
