"""What every database has for the store: connections that take the same statements, lanes, and where it is kept.

Statements are spelled as SQLite has them (`?`, `?1`, `:name`) in words that all databases understand.
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
    """A row, by name or by position."""

    def __getitem__(self, key: Any, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...

    def keys(self) -> Iterable[str]: ...


class Cursor(Protocol):
    """What a statement has led to."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """An open connection, to be used by one thread at a time. It commits by itself outside of `BEGIN` and `COMMIT`."""

    @property
    def IntegrityError(self) -> type[Exception]:  # noqa: N802 - the name that DB-API 2.0 gives it
        """What is raised when a row may not be there, like a second one of the same key."""

    @property
    def in_transaction(self) -> bool:
        """Whether there is something to be rolled back."""

    def execute(self, statement: str, values: Values = ..., /) -> Cursor: ...

    def executemany(self, statement: str, rows: Iterable[Values], /) -> object: ...

    def close(self) -> None: ...


Work = Callable[[Connection], T]
"""A piece of work: it runs whole, on one connection."""


class Lane(Protocol):
    """Connections and threads that do the same kind of work: read, or write."""

    def hand_over(self, work: Work[T]) -> tuple[Awaitable[object], Future[T]]:
        """Have work carried out in a transaction of its own, in turn: in which one finds what came of it.

        What is returned first has to be awaited: it ends when the other has ended.
        """

    async def close(self) -> None:
        """Let what was handed over end, and close the connections."""


class Place(Protocol):
    """Where a database is kept, and what is its own way there."""

    @property
    def name(self) -> str:
        """What it is called to people: a path, or an address without its password."""

    @property
    def errors(self) -> tuple[type[Exception], ...]:
        """What its connections raise."""

    @property
    def row_id(self) -> str:
        """The column by which any row can be found, in one state of the database."""

    def prepare(self) -> None:
        """Create it or bring it to today's schema.

        Raises:
            StoreError: it cannot be had or is not ours; the message says why and what to do.
        """

    def connect(self) -> Connection:
        """Open it, prepared or not."""

    def lane(self, *, writing: bool) -> Lane:
        """Return a way to it, whose connections are opened when they are needed."""

    def alone(self) -> AbstractContextManager[None]:
        """Keep the database for this program, as long as it lives, from all others that ask for it.

        Raises:
            StoreError: another program keeps it, or some share it; the message says what to do.
        """

    def shared(self) -> AbstractContextManager[None]:
        """Use the database together with others that ask for the same, and keep it from who would be alone.

        Raises:
            StoreError: another program keeps it for itself; the message says what to do.
        """

    def begin(self, connection: Connection, *, writing: bool) -> None:
        """Begin a transaction. One that does not write sees one state of the database."""

    def sentence(self, error: Exception) -> str:
        """Say what is wrong and what to do about it, without advice that could lose something."""

    def demand(self) -> None:
        """Check that what is written will be found again.

        Raises:
            StoreError: it will not; the message says why.
        """

    def try_to_write(self, connection: Connection) -> None:
        """Write what stands there already, to see that it can be written at all."""

    def look(self, *, any_text: bool) -> AbstractContextManager[Connection]:
        """Open one state of the database, of any version, that nobody can change through this connection.

        `any_text`: bytes that are no text are read with a sign for each; else they are an error.

        Raises:
            StoreError: there is none.
        """

    def schema(self, connection: Connection) -> int | None:
        """Return which version its schema has; None: it is not the database of this bot."""

    def damages(self, connection: Connection) -> list[str]:
        """Return what the database finds wrong with itself."""

    def spoiled_cells(self, connection: Connection, kind: str) -> Sequence[tuple[int, str]]:
        """Return the rows and columns of a kind of rows with a value that was not declared; `look` for any text."""

    def count_on(self, connection: Connection) -> None:
        """Let new tables and posts be counted on from those that were copied with their numbers."""

    def back_up(self, target: Path) -> None:
        """Copy it, though it may be in use, into a file, which must not exist.

        Raises:
            StoreError: it cannot be copied; then there is no file at `target`.
        """

    def beside(self, what: str) -> Path:
        """Return where a copy of it may be put, by the name of what it is for."""
