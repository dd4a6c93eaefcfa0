"""The common interface of all databases: connections that accept the same statements, lanes, and places.

Statements use SQLite's placeholders (`?`, `?1`, `:name`) and only SQL that every database understands.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol, TypeVar

__all__ = ["Connection", "Cursor", "Lane", "Place", "Row", "Values", "Work"]

T = TypeVar("T")
Values = Sequence[Any] | Mapping[str, Any]


class Row(Protocol):
    """A row, accessed by name or by position."""

    def __getitem__(self, key: Any, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    def keys(self) -> Iterable[str]: ...


class Cursor(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """An open connection, used by one thread at a time. It commits automatically outside of `BEGIN` and `COMMIT`."""

    @property
    def IntegrityError(self) -> type[Exception]:  # noqa: N802 - the name that DB-API 2.0 gives it
        """The exception for a row that violates a constraint, like a duplicate key."""

    @property
    def in_transaction(self) -> bool:
        """Whether there is a transaction to roll back."""

    def execute(self, statement: str, values: Values = ..., /) -> Cursor: ...

    def executemany(self, statement: str, rows: Iterable[Values], /) -> object: ...

    def close(self) -> None: ...


Work = Callable[[Connection], T]
"""A function that runs as a whole on one connection."""


class Lane(Protocol):
    """Connections and threads for one kind of work: reading or writing."""

    def hand_over(self, work: Work[T]) -> tuple[Awaitable[object], Future[T]]:
        """Queue work, to be run in its own transaction. Returns an awaitable and the future that gets the result.

        The awaitable has to be awaited; it completes once the future has.
        """

    async def close(self) -> None:
        """Wait for queued work, and close the connections."""


class Place(Protocol):
    """Where a database is kept, with everything that depends on the kind of database."""

    @property
    def name(self) -> str:
        """The name to show to people: a path, or an address without its password."""

    @property
    def errors(self) -> tuple[type[Exception], ...]:
        """The exceptions that its connections raise."""

    @property
    def row_id(self) -> str:
        """The column that identifies any row within one state of the database."""

    def prepare(self) -> None:
        """Create the database, or migrate it to the current schema.

        Raises:
            StoreError: it cannot be used or is not ours; the message says why and what to do.
        """

    def connect(self) -> Connection:
        """Open a connection, whether the database is prepared or not."""

    def lane(self, *, writing: bool) -> Lane:
        """Return a lane, whose connections are opened when needed."""

    def alone(self) -> AbstractContextManager[None]:
        """Lock the database exclusively while this program runs.

        Raises:
            StoreError: another program has locked it, or several share it; the message says what to do.
        """

    def shared(self) -> AbstractContextManager[None]:
        """Lock the database together with others that share it, against any exclusive lock.

        Raises:
            StoreError: another program has locked it exclusively; the message says what to do.
        """

    def begin(self, connection: Connection, *, writing: bool) -> None:
        """Begin a transaction. One that only reads sees one state of the database."""

    def sentence(self, error: Exception) -> str:
        """Say what is wrong and what to do about it, without advice that could lose data."""

    def demand(self) -> None:
        """Check that what is written will be found again.

        Raises:
            StoreError: it will not; the message says why.
        """

    def try_to_write(self, connection: Connection) -> None:
        """Write an existing value again, to check that the database can be written at all."""

    def look(self, *, any_text: bool) -> AbstractContextManager[Connection]:
        """Open one state of the database, whatever its schema, for reading only.

        `any_text`: bytes that are not valid text are replaced by U+FFFD instead of raising an error.

        Raises:
            StoreError: it does not exist.
        """

    def schema(self, connection: Connection) -> int | None:
        """Return the schema version; None: it is not a database of this bot."""

    def damages(self, connection: Connection) -> list[str]:
        """Return the problems that the database finds in itself."""

    def spoiled_cells(self, connection: Connection, kind: str) -> Sequence[tuple[int, str]]:
        """Return the rows and columns of a kind of rows whose values violate the schema; needs `any_text`."""

    def count_on(self, connection: Connection) -> None:
        """Let the ids of new tables and posts continue after those that were copied."""

    def back_up(self, target: Path) -> None:
        """Copy the database, which may be in use, into a file, which must not exist.

        Raises:
            StoreError: it cannot be copied; then there is no file at `target`.
        """

    def beside(self, what: str) -> Path:
        """Return a path for a copy of it, named after its purpose."""
