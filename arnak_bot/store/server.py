"""A database on a PostgreSQL server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import cast

import psycopg
from psycopg import errors
from psycopg.pq import TransactionStatus

from arnak_bot.store import postgresql
from arnak_bot.store.migrate_server import prepare_server, schema_of
from arnak_bot.store.postgresql import Session
from arnak_bot.store.records import InUse, StoreError
from arnak_bot.store.sql import Connection
from arnak_bot.store.transfer import back_up

__all__ = ["DatabaseServer"]


class DatabaseServer:
    """Where PostgreSQL keeps a database; see `Place`.

    Every transaction sees one state. One that writes a row which another has written since is run again, and then sees
    what that has done. Whoever decides by rows of a table that it does not write holds the table (`queries.HOLD`).
    """

    errors = (psycopg.Error,)
    writers = 4
    readers = 2

    def __init__(self, address: str) -> None:
        try:
            self.name = postgresql.name_of(address)
        except psycopg.Error as error:
            raise StoreError(f"DATABASE is no address of a PostgreSQL database ({error}).") from error
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

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Hold a lock of the server's, which goes with the connection."""
        with ExitStack() as held:
            try:
                connection = held.enter_context(closing(self.connect()))
                row = connection.execute("SELECT pg_try_advisory_lock(hashtext('arnak_bot'))").fetchone()
            except psycopg.Error as error:
                raise StoreError(self.sentence(error)) from error
            if not (row and row[0]):
                raise InUse(self.name)
            yield

    def begin(self, connection: Connection, *, writing: bool) -> None:
        """Begin a transaction."""
        connection.execute(f"BEGIN ISOLATION LEVEL REPEATABLE READ {'READ WRITE' if writing else 'READ ONLY'}")

    def in_transaction(self, connection: Connection) -> bool:
        """Whether there is something to be rolled back."""
        status = _raw(connection).info.transaction_status
        return status not in (TransactionStatus.IDLE, TransactionStatus.UNKNOWN)

    def is_lost(self, connection: Connection) -> bool:
        """Whether the server has gone, or has closed the connection."""
        return _raw(connection).broken or _raw(connection).closed

    def is_lost_race(self, error: Exception) -> bool:
        """Whether another transaction came first."""
        return isinstance(error, (errors.SerializationFailure, errors.DeadlockDetected))

    def sentence(self, error: Exception) -> str:
        """Say what is wrong with the database."""
        return postgresql.sentence(self.name, error)

    def demand(self) -> None:
        """A server that is reached has its database."""

    def try_to_write(self, connection: Connection) -> None:
        """A standby and a user without rights may be read without a word."""
        connection.execute("UPDATE arnak_schema SET version = version")

    @contextmanager
    def look(self) -> Iterator[Connection]:
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


def _raw(connection: Connection) -> psycopg.Connection[object]:
    return cast(Session, connection).raw
