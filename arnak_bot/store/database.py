"""An open database of either kind: its threads run functions as transactions. Independent of tables and games.

A piece of work is one synchronous function that runs on a thread as one transaction: a task cancelled between two
awaited statements would leave its transaction open. Statements use SQLite's placeholders (`?`, `?1`) and only
SQL that every database understands.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol, TypeVar

from arnak_bot.store.records import StoreError

T = TypeVar("T")
Values = Sequence[Any]


class Row(Protocol):
    def __getitem__(self, key: Any, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    def keys(self) -> Iterable[str]: ...


class Cursor(Protocol):
    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """Used by one thread at a time. Outside of transactions (`BEGIN` to `COMMIT`), a statement is committed at once."""

    @property
    def IntegrityError(self) -> type[Exception]:  # noqa: N802 - the name that DB-API 2.0 gives it
        ...

    @property
    def in_transaction(self) -> bool: ...

    def execute(self, statement: str, values: Values = ..., /) -> Cursor: ...

    def executemany(self, statement: str, rows: Iterable[Values], /) -> object: ...

    def close(self) -> None: ...


Work = Callable[[Connection], T]


class Lane(Protocol):
    """Connections and threads for one kind of work: reading or writing."""

    def hand_over(self, work: Work[T]) -> tuple[Awaitable[object], Future[T]]:
        """Queue work, to run in its own transaction. Returns what to await, and the future that then has its result."""

    async def close(self) -> None:
        """Wait for queued work, and close the connections."""


class Backend(ABC):
    """Where a database is kept, with everything that depends on the kind of database. `name` is shown to people: a
    path, or an address without its password. `errors`: the exceptions that its connections raise. `row_id`: the column
    that identifies any row within one state of the database.
    """

    name: str
    errors: tuple[type[Exception], ...]
    row_id: str

    @abstractmethod
    def prepare(self) -> None:
        """Create or migrate the database. Raises StoreError if it cannot be used or is not ours."""

    @abstractmethod
    def connect(self) -> Connection: ...

    @abstractmethod
    def lane(self, *, writing: bool) -> Lane: ...

    @abstractmethod
    def alone(self) -> AbstractContextManager[None]:
        """Lock the database exclusively. Raises StoreError if another program has locked it, in either way."""

    @abstractmethod
    def shared(self) -> AbstractContextManager[None]:
        """Keep others from locking it exclusively. Raises StoreError if another program has locked it exclusively."""

    @abstractmethod
    def begin(self, connection: Connection, *, writing: bool) -> None:
        """Begin a transaction. A read-only one sees the database as it was at one point in time."""

    @contextlib.contextmanager
    def writing(self) -> Iterator[Connection]:
        """Open a connection in a transaction, committed if the block ends without error, otherwise rolled back."""
        with contextlib.closing(self.connect()) as connection:
            self.begin(connection, writing=True)
            yield connection
            connection.execute("COMMIT")

    @abstractmethod
    def sentence(self, error: Exception) -> str:
        """Return the problem and a remedy, without suggesting anything that could lose data."""

    @contextlib.contextmanager
    def explained(self) -> Iterator[None]:
        """Raise a StoreError in place of a connection's error."""
        try:
            yield
        except self.errors as error:
            raise StoreError(self.sentence(error)) from error

    @abstractmethod
    def try_to_write(self, connection: Connection) -> None:
        """Rewrite an existing value, to check that the database can be written to at all."""

    @abstractmethod
    def look(self) -> AbstractContextManager[Connection]:
        """Open one state of a database, to read only; invalid text gets U+FFFD. Raises StoreError if there is none."""

    @abstractmethod
    def schema(self, connection: Connection) -> int | None:
        """Return the schema version; None: it is not a database of this bot."""

    @abstractmethod
    def beside(self, what: str) -> Path:
        """Return a path for a copy of the database, named after its purpose."""

    def require_same_file(self) -> None:  # noqa: B027 - only a file can be replaced
        """Raises StoreError if what is written now could not be found again after a restart; a server always passes."""

    def damages(self, connection: Connection) -> list[str]:
        """Return the problems found by the database's own integrity check; PostgreSQL has none."""
        return []

    def spoiled_cells(self, connection: Connection, kind: str) -> Sequence[tuple[int, str]]:
        """Return (row, column) of each value of a kind of row that violates the schema; needs `look`."""
        return ()

    def continue_ids(self, connection: Connection) -> None:  # noqa: B027 - SQLite continues from the highest id
        """Make the ids of new rows continue after the copied ones."""


class Database:
    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self._writer = backend.lane(writing=True)
        self._reader = backend.lane(writing=False)

    @classmethod
    async def open(cls, backend: Backend) -> Database:
        """Raises StoreError if the prepared database cannot be opened or written."""
        database = cls(backend)
        try:
            await database.row("SELECT 1")
            await database.write(backend.try_to_write)
        except BaseException:
            await database.close()
            raise
        return database

    async def close(self) -> None:
        try:
            await self._reader.close()
        finally:
            await self._writer.close()

    async def write(self, work: Work[T]) -> T:
        """Run `work` in its own transaction, which is rolled back if it raises. Once started, `work` runs to its end,
        and only then does this return: a cancellation in the meantime is deferred to the task's next await, so that the
        caller can first update memory to match. A cancellation while `work` is still queued is raised, and nothing is
        changed. After a conflict with another transaction `work` is run again, so it must have no effects outside the
        database. Raises StoreError if the database failed; nothing was changed.
        """
        waiting, running = self._writer.hand_over(work)
        try:  # on every decision: `explained` would take three microseconds
            try:
                await waiting
            except asyncio.CancelledError:
                if running.cancel():
                    raise
                await _finish(running)
            return running.result()
        except self.backend.errors as error:
            raise StoreError(self.backend.sentence(error)) from error

    async def read(self, work: Work[T]) -> T:
        """Raises StoreError if the database cannot be read."""
        waiting, running = self._reader.hand_over(work)
        try:
            await waiting
            return running.result()
        except self.backend.errors as error:
            raise StoreError(self.backend.sentence(error)) from error

    async def rows(self, query: str, values: Values = ()) -> list[Row]:
        return await self.read(lambda connection: connection.execute(query, values).fetchall())

    async def row(self, query: str, values: Values = ()) -> Any:
        """The first row that a query finds, a `Row` or None."""
        return await self.read(lambda connection: connection.execute(query, values).fetchone())

    async def value(self, query: str, values: Values = ()) -> Any | None:
        row = await self.row(query, values)
        return None if row is None else row[0]

    async def ids(self, query: str, *values: int | str) -> list[int]:
        return [int(row[0]) for row in await self.rows(query, values)]

    async def execute(self, statement: str, values: Values) -> int:
        """Return how many rows were changed."""
        return await self.write(lambda connection: connection.execute(statement, values).rowcount)


def transact(connection: Connection, work: Work[T], errors: tuple[type[Exception], ...]) -> T:
    """Carry out work in a transaction that has begun, and commit it, or roll it back if it raises."""
    try:
        result = work(connection)
        connection.execute("COMMIT")
    finally:
        with contextlib.suppress(*errors):  # an error in the rollback must not hide the first one
            if connection.in_transaction:  # if the disk is full, SQLite has already rolled back
                connection.execute("ROLLBACK")
    return result


def complete(running: Future[T], work: Callable[[], T]) -> None:
    """Run `work` on this thread, and set its result or exception, unless the future has been cancelled before."""
    if running.set_running_or_notify_cancel():
        try:
            running.set_result(work())
        except BaseException as error:  # raised where the result is awaited
            running.set_exception(error)


async def _finish(running: Future[T]) -> None:
    """Wait for running work, whatever happens; a cancellation is raised again at the task's next await."""
    task, loop, ended = asyncio.current_task(), asyncio.get_running_loop(), asyncio.Event()
    assert task is not None
    running.add_done_callback(lambda _: loop.call_soon_threadsafe(ended.set))
    while not running.done():
        with contextlib.suppress(asyncio.CancelledError):
            await ended.wait()
    task.uncancel()  # the same cancellation is raised again: an enclosing timeout must not count it twice
    task.cancel()
