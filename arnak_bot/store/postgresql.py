"""PostgreSQL specifics: SQLite's placeholders translated, rows by name, and messages for errors."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any

import psycopg
from psycopg import errors, sql
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus
from psycopg.types.numeric import Int8Dumper

from arnak_bot.store.sql import Values

__all__ = ["PATIENCE", "Session", "connect", "name_of", "sentence", "spelled"]

PATIENCE = 5.0
"""Seconds to wait for a connection, or for a row that another program has locked."""

_PLACEHOLDER = re.compile(r"\?(\d+)?|(?<!:):([a-z_]+)")


class Session:
    """A connection to a server that accepts statements as SQLite spells them; see `Connection`."""

    IntegrityError = psycopg.IntegrityError

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self.raw = connection

    def execute(self, statement: str, values: Values = (), /) -> psycopg.Cursor[Any]:
        """Execute a statement."""
        text, names = spelled(statement)
        return self.raw.execute(text, _in_order(values, names))

    def executemany(self, statement: str, rows: Iterable[Values], /) -> None:
        """Execute a statement for each of the rows."""
        text, names = spelled(statement)
        ordered = [_in_order(row, names) for row in rows]
        if len(ordered) == 1:
            self.raw.execute(text, ordered[0])
        else:
            self.raw.cursor().executemany(text, ordered)

    @property
    def in_transaction(self) -> bool:
        """Whether there is a transaction to roll back."""
        return self.raw.info.transaction_status not in (TransactionStatus.IDLE, TransactionStatus.UNKNOWN)

    @property
    def is_lost(self) -> bool:
        """Whether the server is gone or has closed the connection."""
        return self.raw.closed

    def close(self) -> None:
        """Close the connection; uncommitted changes are rolled back."""
        self.raw.close()


class _Row:
    """A row, accessed by name or by position."""

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


def connect(address: str) -> Session:
    """Open a connection in autocommit mode. Integers are always sent as eight bytes."""
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # whatever it logs as a warning is raised as well
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
    connection.execute(sql.SQL("SET lock_timeout = {}").format(round(PATIENCE * 1000)))
    return Session(connection)


@cache
def spelled(statement: str) -> tuple[str, tuple[str, ...] | None]:
    """Return a statement with PostgreSQL's placeholders, and the names of its values if they are named.

    >>> spelled("SELECT 1 WHERE ? < ?")
    ('SELECT 1 WHERE $1 < $2', None)
    >>> spelled("SELECT :a, ':', :b, :a")
    ("SELECT $1, ':', $2, $1", ('a', 'b'))
    """
    names: list[str] = []
    following = count(1)

    def place(match: re.Match[str]) -> str:
        number, name = match.groups()
        if name is None:
            return f"${number or next(following)}"
        if name not in names:
            names.append(name)
        return f"${names.index(name) + 1}"

    text = _PLACEHOLDER.sub(place, statement)
    return text, tuple(names) or None


def _in_order(values: Values, names: tuple[str, ...] | None) -> Sequence[Any]:
    """Return values in the order of a statement's placeholders."""
    if isinstance(values, Mapping):
        return [values[name] for name in names or ()]
    return values


def name_of(address: str) -> str:
    """Return the name of a database to show to people, without its password.

    Raises:
        psycopg.Error: the address is invalid.
    """
    given = conninfo_to_dict(address)
    port = f":{given['port']}" if "port" in given else ""
    return f"postgresql://{given.get('host', 'localhost')}{port}/{given.get('dbname', '')}"


def sentence(name: str, error: Exception) -> str:
    """Say what is wrong with a database and what to do about it, without advice that could lose data."""
    said = " ".join(str(error).split())
    if isinstance(error, (errors.InsufficientPrivilege, errors.ReadOnlySqlTransaction)):
        return (
            f"The database {name} cannot be written ({said}). Nothing was changed: make the bot's user its owner "
            "(ALTER DATABASE ... OWNER TO ...), on a server that is no standby, and start again."
        )
    if isinstance(error, (errors.DiskFull, errors.IoError)):
        return f"The disk of the database {name} is full or failing ({said}). Nothing was changed: make room."
    if isinstance(error, (errors.LockNotAvailable, errors.SerializationFailure, errors.DeadlockDetected)):
        return f"Another program holds the database {name} ({said}). Nothing was changed: try again in a moment."
    if isinstance(error, (errors.DataCorrupted, errors.IndexCorrupted)):
        return f"The database {name} is damaged ({said}). Put a backup in its place."
    if isinstance(error, psycopg.OperationalError):
        return (
            f"The database {name} cannot be reached ({said}). See that PostgreSQL runs and that DATABASE names it; "
            "what was under way is looked up again when it is back."
        )
    return f"The database {name} did not do what was asked of it ({said}). Nothing was changed."
