"""A database on a PostgreSQL server."""

from __future__ import annotations

import _thread
import asyncio
import random
import re
import threading
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import psycopg
from psycopg import errors

from arnak_bot.store import postgresql
from arnak_bot.store.database import kept_or_undone
from arnak_bot.store.migrate_server import prepare_server, schema_of
from arnak_bot.store.postgresql import Session
from arnak_bot.store.records import InUse, KeptAlone, StoreError
from arnak_bot.store.sql import Connection, Work
from arnak_bot.store.transfer import back_up

__all__ = ["DatabaseServer"]

T = TypeVar("T")

_ADDRESS = re.compile(r"[a-z]+://([^/@]*@)?[^/@?]*(/[^@?]*)?([?].*)?", re.DOTALL)
"""A well-formed address: with another / or @, part of the password would be taken for the host, and shown."""
_QUOTED = re.compile('".*"')
"""The part that the parser's error quotes: possibly the password."""
_SPELLED = (
    "It should look like postgresql://USER:PASSWORD@HOST:5432/NAME, where a password with signs like / @ % or a space "
    "has %2F %40 %25 or %20 instead."
)

_WRITERS, _READERS = 4, 2
"""The number of concurrent writing and reading transactions of one program."""
_MOST_TRIES = 25
"""How often a transaction is run if it keeps losing to others; it waits a little longer each time."""

_BEAT = 1.0
"""Seconds between checks of the lock, and between tries to get it back."""
_GHOST = 30.0
"""Seconds for which a refusal may come from our own old connection, whose loss the server has not noticed yet."""
_GHOSTS_LEAVE = """
SELECT set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
    set_config('tcp_keepalives_count', '2', false)
"""
"""With this the lock of a machine that died is released within half a minute, instead of the usual two hours."""


@dataclass(frozen=True, slots=True)
class _Lock:
    """A way to lock the database: the query for it, and the error if it is refused."""

    ask: str
    refusal: Callable[[str], InUse]


_ALONE = _Lock("SELECT pg_try_advisory_lock(hashtext('arnak_bot'))", InUse)
_SHARED = _Lock("SELECT pg_try_advisory_lock_shared(hashtext('arnak_bot'))", KeptAlone)


class DatabaseServer:
    """A PostgreSQL database; see `Place`.

    Every transaction sees one snapshot. If it writes a row that another has written since, it is run again and then
    sees the other's changes. A decision based on rows of a table that it does not itself write locks the table
    (`queries.HOLD`).
    """

    errors = (psycopg.Error,)
    row_id = "ctid"

    def __init__(self, address: str) -> None:
        try:
            self.name = postgresql.name_of(address)
        except psycopg.Error as error:
            said = _QUOTED.sub("“...”", " ".join(str(error).split()))
            raise StoreError(f"DATABASE is no address of a PostgreSQL database ({said}). {_SPELLED}") from error
        if not _ADDRESS.fullmatch(address):
            raise StoreError(f"DATABASE is no address of a PostgreSQL database. {_SPELLED}")
        self._address = address

    def prepare(self) -> None:
        """Create or migrate the tables of the database."""
        try:
            with closing(self.connect()) as connection:
                prepare_server(connection, self.name)
        except psycopg.Error as error:
            raise StoreError(self.sentence(error)) from error

    def connect(self) -> Session:
        """Open a connection."""
        return postgresql.connect(self._address)

    def lane(self, *, writing: bool) -> _Pool:
        """Return connections with one thread each."""
        return _Pool(self, writing=writing)

    def alone(self) -> AbstractContextManager[None]:
        """Hold an exclusive advisory lock."""
        return self._holding(_ALONE)

    def shared(self) -> AbstractContextManager[None]:
        """Hold a shared lock, of the same name."""
        return self._holding(_SHARED)

    @contextmanager
    def _holding(self, lock: _Lock) -> Iterator[None]:
        """Hold a lock that lives as long as its connection; if that is lost, the lock is taken again.

        If another program was faster, the main thread is interrupted as if by Ctrl-C, and the refusal is raised in the
        end.
        """
        try:
            held = self._locked(lock)
        except psycopg.Error as error:
            raise StoreError(self.sentence(error)) from error
        over, lost = threading.Event(), threading.Event()
        keeper = threading.Thread(target=self._keep, args=(lock, held, over, lost), name="database-held", daemon=True)
        keeper.start()
        try:
            yield
        finally:
            over.set()
            keeper.join(postgresql.PATIENCE)
        if lost.is_set():
            raise lock.refusal(self.name)

    def _locked(self, lock: _Lock) -> Session:
        """Open a connection that holds the lock.

        Raises:
            InUse: another program holds a lock that excludes this one.
        """
        connection = self.connect()
        try:
            connection.execute(_GHOSTS_LEAVE)
            row = connection.execute(lock.ask).fetchone()
            if not (row and row[0]):
                raise lock.refusal(self.name)
        except BaseException:
            connection.close()
            raise
        return connection

    def _keep(self, lock: _Lock, held: Session, over: threading.Event, lost: threading.Event) -> None:
        """Check the lock until it is `over`, or lost to another program."""
        refused = 0
        while not over.wait(_BEAT):
            try:
                with suppress(psycopg.Error):  # unreachable: writes fail with their own message
                    if held.is_lost:
                        held = self._locked(lock)
                    held.execute("SELECT 1")
                    refused = 0
            except InUse:
                refused += 1
                if refused * _BEAT >= _GHOST:
                    lost.set()
                    _thread.interrupt_main()
                    break
        held.close()

    def begin(self, connection: Connection, *, writing: bool) -> None:
        """Begin a transaction."""
        connection.execute(f"BEGIN ISOLATION LEVEL REPEATABLE READ {'READ WRITE' if writing else 'READ ONLY'}")

    def sentence(self, error: Exception) -> str:
        """Describe the problem with the database."""
        return postgresql.sentence(self.name, error)

    def demand(self) -> None:
        """Do nothing: a server that answers has its database."""

    def try_to_write(self, connection: Connection) -> None:
        """Write, because a standby, or a user without privileges, would only fail at the first write."""
        connection.execute("UPDATE arnak_schema SET version = version")

    @contextmanager
    def look(self, *, any_text: bool) -> Iterator[Connection]:
        """Open the database, which may be in use, for reading one state of it."""
        with closing(self.connect()) as connection:
            self.begin(connection, writing=False)
            yield connection

    def schema(self, connection: Connection) -> int | None:
        """Return the version stored in the database."""
        return schema_of(connection)

    def damages(self, connection: Connection) -> list[str]:
        """Return none: PostgreSQL checks its own files, and reports damage as an error when they are read."""
        return []

    def spoiled_cells(self, connection: Connection, kind: str) -> Sequence[tuple[int, str]]:
        """Return none: PostgreSQL enforces the types of its columns."""
        return ()

    def count_on(self, connection: Connection) -> None:
        """Set the id sequences to the highest ids in use."""
        for kind in ("tables", "posts"):
            connection.execute(
                f"SELECT setval(pg_get_serial_sequence('{kind}', 'id'), max(id)) FROM {kind} HAVING max(id) IS NOT NULL"
            )

    def back_up(self, target: Path) -> None:
        """Copy the database into a file, without any of PostgreSQL's own programs."""
        back_up(self, target)

    def beside(self, what: str) -> Path:
        """Return a path in the bot's folder."""
        return Path(f"arnak.db.{what}")


class _Pool:
    """A fixed number of concurrent transactions, with a thread and a connection each; see `Lane`."""

    def __init__(self, place: DatabaseServer, *, writing: bool) -> None:
        self._threads = ThreadPoolExecutor(_WRITERS if writing else _READERS)
        self._place = place
        self._writing = writing
        self._idle: deque[Session] = deque()

    def hand_over(self, work: Work[T]) -> tuple[Awaitable[object], Future[T]]:
        """Queue work for the next free thread."""
        running = self._threads.submit(self._transact, work)
        return asyncio.wrap_future(running), running

    async def close(self) -> None:
        """Wait for work in progress, and close the connections."""
        with ThreadPoolExecutor(1) as waiting:  # the loop's default executor may be blocked
            await asyncio.get_running_loop().run_in_executor(waiting, self._end)

    def _end(self) -> None:
        self._threads.shutdown()
        while self._idle:
            _close(self._idle.pop())

    def _transact(self, work: Work[T]) -> T:
        for tried in range(1, _MOST_TRIES):
            try:
                return self._once(work)
            except (errors.SerializationFailure, errors.DeadlockDetected):  # another transaction was faster
                time.sleep(random.uniform(0, 0.001 * tried))  # on one of our threads: other writers have theirs
        return self._once(work)

    def _once(self, work: Work[T]) -> T:
        connection = self._begun()
        try:
            return kept_or_undone(connection, work, self._place.errors)
        finally:
            self._give_back(connection)

    def _begun(self) -> Session:
        """Return a connection in a new transaction; idle connections that have been lost are replaced."""
        while self._idle:
            connection = self._idle.pop()
            try:
                self._place.begin(connection, writing=self._writing)
            except psycopg.Error:
                lost = connection.is_lost
                self._give_back(connection)
                if not lost:
                    raise
            else:
                return connection
        connection = self._place.connect()
        try:
            self._place.begin(connection, writing=self._writing)
        except BaseException:
            self._give_back(connection)
            raise
        return connection

    def _give_back(self, connection: Session) -> None:
        """Return a connection to the idle ones; drop it if it is lost or could not roll back."""
        if connection.is_lost or connection.in_transaction:
            _close(connection)
        else:
            self._idle.append(connection)


def _close(connection: Session) -> None:
    with suppress(psycopg.Error):
        connection.close()
