"""A database on a PostgreSQL server: transactions, locks, error messages, connections that accept SQLite's syntax."""

from __future__ import annotations

import _thread
import asyncio
import logging
import random
import re
import threading
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from functools import cache, partial
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import psycopg
from psycopg import errors, sql
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus
from psycopg.types.numeric import Int8Dumper

from arnak_bot.store.database import Backend, Connection, Values, Work, transact
from arnak_bot.store.migrate import prepare_server, schema_of
from arnak_bot.store.records import InUse, KeptAlone, StoreError

T = TypeVar("T")

PATIENCE = 5.0
"""Seconds to wait for a connection, or for a row that another program has locked."""

_PLACEHOLDER = re.compile(r"\?(\d+)?")
_ADDRESS = re.compile(r"[a-z]+://([^/@]*@)?[^/@?]*(/[^@?]*)?([?].*)?", re.DOTALL)
"""A well-formed address. An extra / or @ would make part of the password pass for the host, which is displayed."""
_QUOTED = re.compile('".*"')
"""The quoted part of the parser's error message, which may be the password."""
_SPELLED = (
    "It should look like postgresql://USER:PASSWORD@HOST:5432/NAME, where a password with characters like / @ % or a "
    "space has %2F %40 %25 or %20 instead."
)

_WRITERS, _READERS = 4, 2
"""The number of concurrent writing and reading transactions of one program."""
_MOST_TRIES = 25
"""How many times a transaction is tried if it keeps conflicting with others; the delay grows with each attempt."""

_BEAT = 1.0
"""Seconds between checks of the lock, and between attempts to get it back."""
_GHOST = 30.0
"""For this many seconds, the server may refuse us the lock because it has not noticed that our connection was lost."""
_GHOSTS_LEAVE = """
SELECT set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
    set_config('tcp_keepalives_count', '2', false)
"""
"""Keepalive settings that release a dead machine's lock within half a minute, instead of the usual two hours."""


class DatabaseServer(Backend):
    """A PostgreSQL database. Every transaction sees one snapshot. If it writes a row that another has changed since, it
    is rerun, and then sees that change. A decision that depends on rows it does not write must lock their game table
    (`queries.HOLD`).
    """

    errors = (psycopg.Error,)
    row_id = "ctid"

    def __init__(self, address: str) -> None:
        try:
            given = conninfo_to_dict(address)
        except psycopg.Error as error:
            said = _QUOTED.sub("“...”", " ".join(str(error).split()))
            raise StoreError(f"DATABASE is not the address of a PostgreSQL database ({said}). {_SPELLED}") from error
        if not _ADDRESS.fullmatch(address):
            raise StoreError(f"DATABASE is not the address of a PostgreSQL database. {_SPELLED}")
        port = f":{given['port']}" if "port" in given else ""
        self.name = f"postgresql://{given.get('host', 'localhost')}{port}/{given.get('dbname', '')}"
        self._address = address

    def prepare(self) -> None:
        with self.explained(), closing(self.connect()) as connection:
            self._require_unicode(connection)
            prepare_server(connection, self.name)

    def _require_unicode(self, connection: Session) -> None:
        """Raises StoreError if not every text fits: without a locale, Debian creates databases with no encoding."""
        encoding = connection.raw.info.parameter_status("server_encoding")
        if encoding not in (None, "UTF8"):  # some poolers do not report it
            raise StoreError(
                f"The database {self.name} keeps texts as {encoding}, and the bot needs UTF8. Nothing was changed: "
                "make another by createdb --encoding UTF8 --locale C.UTF-8 --template template0 --owner USER NAME."
            )

    def connect(self) -> Session:
        return connect(self._address)

    def lane(self, *, writing: bool) -> _Pool:
        return _Pool(self, writing=writing)

    def alone(self) -> AbstractContextManager[None]:
        return self._holding("pg_try_advisory_lock", InUse)

    def shared(self) -> AbstractContextManager[None]:
        return self._holding("pg_try_advisory_lock_shared", KeptAlone)

    @contextmanager
    def _holding(self, ask: str, refusal: type[InUse]) -> Iterator[None]:
        """Hold a lock that lives as long as its connection; reacquire it if the connection is lost. If another program
        gets it first, interrupt the main thread as if by Ctrl-C, and raise the refusal at the end. `ask`: PostgreSQL's
        function that requests the lock.
        """
        locked = partial(self._locked, ask, refusal)
        with self.explained():
            held = locked()
        over, lost = threading.Event(), threading.Event()
        keeper = threading.Thread(target=_keep, args=(locked, held, over, lost), name="database-held", daemon=True)
        keeper.start()
        try:
            yield
        finally:
            over.set()
            keeper.join(PATIENCE)
        if lost.is_set():
            raise refusal(self.name)

    def _locked(self, ask: str, refusal: type[InUse]) -> Session:
        """Open a connection that holds the lock. Raises InUse if the lock of another program excludes it."""
        connection = self.connect()
        try:
            connection.execute(_GHOSTS_LEAVE)
            row = connection.execute(f"SELECT {ask}(hashtext('arnak_bot'))").fetchone()
            if not (row and row[0]):
                raise refusal(self.name)
        except BaseException:
            connection.close()
            raise
        return connection

    def begin(self, connection: Connection, *, writing: bool) -> None:
        connection.execute(f"BEGIN ISOLATION LEVEL REPEATABLE READ {'READ WRITE' if writing else 'READ ONLY'}")

    def sentence(self, error: Exception) -> str:
        said = " ".join(str(error).split())
        if isinstance(error, (errors.InsufficientPrivilege, errors.ReadOnlySqlTransaction)):
            return (
                f"The database {self.name} cannot be written ({said}). Nothing was changed: make the bot's user its "
                "owner (ALTER DATABASE ... OWNER TO ...), on a server that is no standby, and start again."
            )
        if isinstance(error, (errors.DiskFull, errors.IoError)):
            return f"The disk of the database {self.name} is full or failing ({said}). Nothing was changed: make room."
        if isinstance(error, (errors.LockNotAvailable, errors.SerializationFailure, errors.DeadlockDetected)):
            return (
                f"Another program holds the database {self.name} ({said}). Nothing was changed: try again in a moment."
            )
        if isinstance(error, (errors.DataCorrupted, errors.IndexCorrupted)):
            return f"The database {self.name} is damaged ({said}). Put a backup in its place."
        if isinstance(error, psycopg.OperationalError):
            return (
                f"The database {self.name} cannot be reached ({said}). See that PostgreSQL runs and that DATABASE "
                "names it; what was under way is looked up again when it is back."
            )
        return f"The database {self.name} failed ({said}). Nothing was changed."

    def try_to_write(self, connection: Connection) -> None:
        """Write something, because a standby server or a user without privileges would fail only at the first write."""
        connection.execute("UPDATE arnak_schema SET version = version")

    @contextmanager
    def look(self) -> Iterator[Connection]:
        with closing(self.connect()) as connection:
            self.begin(connection, writing=False)
            yield connection

    def schema(self, connection: Connection) -> int | None:
        return schema_of(connection)

    def continue_ids(self, connection: Connection) -> None:
        for kind in ("tables", "posts", "notices"):
            connection.execute(
                f"SELECT setval(pg_get_serial_sequence('{kind}', 'id'), max(id)) FROM {kind} HAVING max(id) IS NOT NULL"
            )

    def beside(self, what: str) -> Path:
        return Path(f"arnak.db.{what}")


def _keep(locked: Callable[[], Session], held: Session, over: threading.Event, lost: threading.Event) -> None:
    """Check the lock regularly until `over` is set; set `lost` if another program has taken it."""
    refused = 0
    while not over.wait(_BEAT):
        try:
            with suppress(psycopg.Error):  # the server cannot be reached: writes fail with their own message
                if held.is_lost:
                    held = locked()
                held.execute("SELECT 1")
                refused = 0
        except InUse:
            refused += 1
            if refused * _BEAT >= _GHOST:
                lost.set()
                _thread.interrupt_main()
                break
    with suppress(psycopg.Error):  # the server may be slow to notice a closed connection
        held.execute("SELECT pg_advisory_unlock_all()")
    held.close()


class _Pool:
    """A fixed number of concurrent transactions, with a thread and a connection each; see `Lane`."""

    def __init__(self, backend: DatabaseServer, *, writing: bool) -> None:
        self._threads = ThreadPoolExecutor(_WRITERS if writing else _READERS)
        self._backend = backend
        self._writing = writing
        self._idle: deque[Session] = deque()

    def hand_over(self, work: Work[T]) -> tuple[Awaitable[object], Future[T]]:
        running = self._threads.submit(self._transact, work)
        return asyncio.wrap_future(running), running

    async def close(self) -> None:
        with ThreadPoolExecutor(1) as waiting:  # the loop's default executor may be blocked
            await asyncio.get_running_loop().run_in_executor(waiting, self._end)

    def _end(self) -> None:
        self._threads.shutdown()
        while self._idle:
            _close(self._idle.pop())

    def _transact(self, work: Work[T]) -> T:
        for tried in range(1, _MOST_TRIES):
            try:
                return self._run_once(work)
            except (errors.SerializationFailure, errors.DeadlockDetected):  # another transaction was faster
                time.sleep(random.uniform(0, 0.001 * tried))  # on one of our threads: other writers have their own
        return self._run_once(work)

    def _run_once(self, work: Work[T]) -> T:
        connection = self._begun()
        try:
            return transact(connection, work, self._backend.errors)
        finally:
            self._give_back(connection)

    def _begun(self) -> Session:
        """Return a connection in a new transaction; idle connections that have been lost are replaced."""
        while True:
            try:
                connection, known = self._idle.pop(), True
            except IndexError:
                connection, known = self._backend.connect(), False
            try:
                self._backend.begin(connection, writing=self._writing)
            except BaseException:
                lost = known and connection.is_lost
                self._give_back(connection)
                if not lost:
                    raise
            else:
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


class Session:
    """A connection to a server that accepts statements in SQLite's syntax; see `Connection`."""

    IntegrityError = psycopg.IntegrityError

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self.raw = connection

    def execute(self, statement: str, values: Values = (), /) -> psycopg.Cursor[Any]:
        return self.raw.execute(spelled(statement), values)

    def executemany(self, statement: str, rows: Iterable[Values], /) -> None:
        text, rows = spelled(statement), list(rows)
        if len(rows) == 1:
            self.raw.execute(text, rows[0])
        else:
            self.raw.cursor().executemany(text, rows)

    @property
    def in_transaction(self) -> bool:
        return self.raw.info.transaction_status not in (TransactionStatus.IDLE, TransactionStatus.UNKNOWN)

    @property
    def is_lost(self) -> bool:
        return self.raw.closed

    def close(self) -> None:
        self.raw.close()


class _Row:
    __slots__ = ("_names", "_values")

    def __init__(self, names: Mapping[str, int], values: Sequence[Any]) -> None:
        self._names = names
        self._values = values

    def __getitem__(self, key: str | int) -> Any:
        return self._values[self._names[key] if isinstance(key, str) else key]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._values)

    def keys(self) -> list[str]:
        return list(self._names)


def _rows(cursor: psycopg.Cursor[Any]) -> Callable[[Sequence[Any]], _Row]:
    names = {column.name: number for number, column in enumerate(cursor.description or ())}
    return lambda values: _Row(names, values)


class _Flag(Int8Dumper):
    def dump(self, obj: bool) -> Any:
        return super().dump(int(obj))


def connect(address: str) -> Session:
    """Open a connection in autocommit mode. Integers are always sent as eight bytes."""
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # everything that it logs as a warning is raised as well
    given = conninfo_to_dict(address)
    usual: dict[str, Any] = {"connect_timeout": round(PATIENCE), "application_name": "arnak"}
    connection = psycopg.connect(
        address,
        autocommit=True,
        cursor_factory=psycopg.RawCursor,
        row_factory=_rows,
        **{key: value for key, value in usual.items() if key not in given},
    )
    connection.adapters.register_dumper(int, Int8Dumper)
    connection.adapters.register_dumper(bool, _Flag)
    connection.execute(sql.SQL("SET lock_timeout = {}").format(round(PATIENCE * 1000)))
    return Session(connection)


@cache
def spelled(statement: str) -> str:
    """Return a statement with PostgreSQL's placeholders.

    >>> spelled("SELECT 1 WHERE ? < ?")
    'SELECT 1 WHERE $1 < $2'
    """
    following = count(1)
    return _PLACEHOLDER.sub(lambda match: f"${match[1] or next(following)}", statement)
