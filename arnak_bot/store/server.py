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
"""An address as people mean it: with another / or @ a part of the password is taken for the server, and told."""
_QUOTED = re.compile('".*"')
"""What somebody complains of who reads an address: the password, for all we know."""
_SPELLED = (
    "It should look like postgresql://USER:PASSWORD@HOST:5432/NAME, where a password with signs like / @ % or a space "
    "has %2F %40 %25 or %20 instead."
)

_WRITERS, _READERS = 4, 2
"""How many transactions of one program may write, and read, at once."""
_MOST_TRIES = 25
"""How often a transaction is run that others are faster than; each time it waits a little longer."""

_BEAT = 1.0
"""Seconds between two looks at a lock that is kept, and between two tries to have it back."""
_GHOST = 30.0
"""Seconds for which a lock may be one's own still, of a connection that the server does not know to be lost."""
_GHOSTS_LEAVE = """
SELECT set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
    set_config('tcp_keepalives_count', '2', false)
"""
"""So a machine that died keeps nothing for longer than half a minute, and not for the two hours that are usual."""


@dataclass(frozen=True, slots=True)
class _Lock:
    """A way to hold the database: what asks the server for it, and what is said when it is refused."""

    ask: str
    refusal: Callable[[str], InUse]


_ALONE = _Lock("SELECT pg_try_advisory_lock(hashtext('arnak_bot'))", InUse)
_SHARED = _Lock("SELECT pg_try_advisory_lock_shared(hashtext('arnak_bot'))", KeptAlone)


class DatabaseServer:
    """Where PostgreSQL keeps a database; see `Place`.

    Every transaction sees one state. One that writes a row which another has written since is run again, and then sees
    what that has done. Whoever decides by rows of a table that it does not write holds the table (`queries.HOLD`).
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
        """Return connections with a thread each."""
        return _Pool(self, writing=writing)

    def alone(self) -> AbstractContextManager[None]:
        """Hold a lock of the server's that nobody else holds."""
        return self._holding(_ALONE)

    def shared(self) -> AbstractContextManager[None]:
        """Hold the same lock, together with others."""
        return self._holding(_SHARED)

    @contextmanager
    def _holding(self, lock: _Lock) -> Iterator[None]:
        """Hold a lock that goes with its connection: where that is lost, it is taken anew.

        Somebody else may have been faster. Then whoever runs is interrupted, as if by Ctrl-C, and told so in the end.
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
            InUse: another one does, in a way that leaves no room for this.
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
        """Look after the lock until it is `over`, or somebody else has it."""
        refused = 0
        while not over.wait(_BEAT):
            try:
                with suppress(psycopg.Error):  # out of reach: who writes there is told so
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
        """Say what is wrong with the database."""
        return postgresql.sentence(self.name, error)

    def demand(self) -> None:
        """A server that is reached has its database."""

    def try_to_write(self, connection: Connection) -> None:
        """A standby and a user without rights may be read without a word."""
        connection.execute("UPDATE arnak_schema SET version = version")

    @contextmanager
    def look(self, *, any_text: bool) -> Iterator[Connection]:
        """Open one state of the database, which may be in use."""
        with closing(self.connect()) as connection:
            self.begin(connection, writing=False)
            yield connection

    def schema(self, connection: Connection) -> int | None:
        """Return the version that the database says."""
        return schema_of(connection)

    def damages(self, connection: Connection) -> list[str]:
        """PostgreSQL looks after its own files; what it finds wrong when they are read is an error."""
        return []

    def spoiled_cells(self, connection: Connection, kind: str) -> Sequence[tuple[int, str]]:
        """Every column of PostgreSQL's holds what was declared."""
        return ()

    def count_on(self, connection: Connection) -> None:
        """Let the counters follow what has a number already."""
        for kind in ("tables", "posts"):
            connection.execute(
                f"SELECT setval(pg_get_serial_sequence('{kind}', 'id'), max(id)) FROM {kind} HAVING max(id) IS NOT NULL"
            )

    def back_up(self, target: Path) -> None:
        """Copy the database into a file, which needs no program of PostgreSQL's."""
        back_up(self, target)

    def beside(self, what: str) -> Path:
        """In the folder of the bot."""
        return Path(f"arnak.db.{what}")


class _Pool:
    """So many transactions at a time, with a thread and a connection each; see `Lane`."""

    def __init__(self, place: DatabaseServer, *, writing: bool) -> None:
        self._threads = ThreadPoolExecutor(_WRITERS if writing else _READERS)
        self._place = place
        self._writing = writing
        self._idle: deque[Session] = deque()

    def hand_over(self, work: Work[T]) -> tuple[Awaitable[object], Future[T]]:
        """Queue work for whichever thread is free first."""
        running = self._threads.submit(self._transact, work)
        return asyncio.wrap_future(running), running

    async def close(self) -> None:
        """Let what is under way end, and close the connections."""
        with ThreadPoolExecutor(1) as waiting:  # not the loop's own, which may hang over something else
            await asyncio.get_running_loop().run_in_executor(waiting, self._end)

    def _end(self) -> None:
        self._threads.shutdown()
        while self._idle:
            _close(self._idle.pop())

    def _transact(self, work: Work[T]) -> T:
        for tried in range(1, _MOST_TRIES):
            try:
                return self._once(work)
            except (errors.SerializationFailure, errors.DeadlockDetected):  # another one came first
                time.sleep(random.uniform(0, 0.001 * tried))  # on a thread of ours: who else wants to write has others
        return self._once(work)

    def _once(self, work: Work[T]) -> T:
        connection = self._begun()
        try:
            return kept_or_undone(connection, work, self._place.errors)
        finally:
            self._give_back(connection)

    def _begun(self) -> Session:
        """Return a connection in a new transaction; an old one that has been lost meanwhile is opened anew."""
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
        """Keep a connection for the next; one that is lost, or could not undo its transaction, is dropped."""
        if connection.is_lost or connection.in_transaction:
            _close(connection)
        else:
            self._idle.append(connection)


def _close(connection: Session) -> None:
    with suppress(psycopg.Error):
        connection.close()
