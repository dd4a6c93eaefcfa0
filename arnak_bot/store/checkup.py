"""Inspects a database at one point in time, and deletes rows that are evidently wrong even without replaying games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from arnak_bot.store import queries, records
from arnak_bot.store.backends import backend_of
from arnak_bot.store.copying import KINDS
from arnak_bot.store.database import Backend, Connection, Row
from arnak_bot.store.migrate import DAMAGED, DAMAGED_SCHEMA, SCHEMA_VERSION
from arnak_bot.store.queries import BELONGING
from arnak_bot.store.records import SPOILED, Person, Post, StoreError, TableRecord
from arnak_bot.store.rows import (
    notice_from,
    person_from,
    post_from,
    read_person,
    read_table,
    readable,
    record_from,
    result_from,
    settings_from,
    whole_post,
)

_SPARE_ROWS: Mapping[str, Callable[[Row], object]] = {
    "people": person_from,
    "guilds": settings_from,
    "dues": partial(record_from, records.Timer),
    "posts": whole_post,
    "votes": partial(record_from, records.Vote),
    "results": result_from,
    "reviews": lambda row: row["review"],
    "what_ifs": lambda row: row["attempt"],
    "threads": partial(record_from, records.SeatThread),
    "notices": notice_from,
    "kept_messages": partial(record_from, records.LiveMessage),
    "seekers": partial(record_from, records.Seeker),
}
"""The kinds of rows that a game table can do without, with their readers; they are rewritten or requested again."""

SPARE_CELLS = ("snapshot", "snapshot_move", "first_post", "last_post", "last_text", "last_ping", "last_kind", "round")

_OF_NO_TABLE = "table_id NOT IN (SELECT id FROM tables)"


@dataclass(frozen=True, slots=True)
class SpoiledRow:
    """`column`: the one with the invalid value; "" if the row as a whole is invalid. `table`: the id of the table to
    which it belongs, if any. `place`: the id by which the database finds it. `spare`: it may be deleted.
    """

    kind: str
    column: str
    table: int | None
    place: int | str
    spare: bool

    @property
    def named(self) -> str:
        """The row's name in a text that has already named its table."""
        where = f"{self.kind}.{self.column}" if self.column else self.kind
        return where if self.table is not None else f"{where}, row {self.place}"

    @property
    def named_with_table(self) -> str:
        return self.named if self.table is None else f"table {self.table}: {self.named}"


class Checkup:
    """A database at one point in time. Later writes by others are not seen."""

    def __init__(self, backend: Backend, connection: Connection) -> None:
        self._backend = backend
        self.connection = connection

    def mark(self) -> tuple[Any, ...]:
        """Return a value that changes whenever a decision is made or a post is queued or sent."""
        tables = "SELECT sum(version) FROM tables"
        posts = "SELECT count(*), max(id), sum(tries) FROM posts"
        others = "SELECT (SELECT count(*) FROM people), (SELECT count(*) FROM guilds)"
        return tuple(each for query in (tables, posts, others) for each in self.connection.execute(query).fetchone())

    def damages(self) -> list[str]:
        return self._backend.damages(self.connection)

    def spoiled(self) -> list[SpoiledRow]:
        return [each for kind in KINDS for each in self._spoiled(kind)]

    def _spoiled(self, kind: str) -> Iterator[SpoiledRow]:
        row_id = self._backend.row_id
        found: dict[int | str, str] = dict(self._backend.spoiled_cells(self.connection, kind))
        if kind in _SPARE_ROWS:
            for row in self.connection.execute(f"SELECT {row_id} AS place, * FROM {kind}").fetchall():
                try:
                    _SPARE_ROWS[kind](row)
                except SPOILED:
                    found.setdefault(row["place"], "")
        key = "id" if kind == "tables" else "table_id"
        for where, column in found.items():
            row = self.connection.execute(f"SELECT * FROM {kind} WHERE {row_id} = ?", (where,)).fetchone()
            table = row[key] if key in tuple(row.keys()) else None
            spare = kind in _SPARE_ROWS or (kind == "tables" and column in SPARE_CELLS)
            yield SpoiledRow(kind, column, table if isinstance(table, int) else None, where, spare)

    def orphans(self) -> dict[str, int]:
        count = f"SELECT count(*) FROM {{}} WHERE {_OF_NO_TABLE}"
        counts = {kind: int(self.connection.execute(count.format(kind)).fetchone()[0]) for kind in BELONGING}
        return {kind: count for kind, count in counts.items() if count}

    def table_ids(self) -> list[int]:
        return [int(row[0]) for row in self.connection.execute("SELECT id FROM tables ORDER BY id")]

    def table(self, table_id: int) -> TableRecord:
        """Raises LookupError if there is no such table, one of SPOILED if its rows do not form a valid one."""
        record = read_table(self.connection, table_id)
        if record is None:
            raise LookupError(table_id)
        return record

    def person(self, user_id: int) -> Person:
        return read_person(self.connection, user_id)

    def posts(self) -> list[Post]:
        return readable(self.connection.execute(queries.SELECT_ALL_POSTS), post_from)

    # --- within `mending` ---------------------------------------------------------------------

    def drop_orphans(self) -> int:
        return sum(self.connection.execute(f"DELETE FROM {kind} WHERE {_OF_NO_TABLE}").rowcount for kind in BELONGING)

    def drop_timers(self, table_id: int) -> None:
        self.connection.execute(queries.DELETE_DUES, (table_id,))

    def drop_snapshot(self, table_id: int) -> None:
        self.connection.execute(queries.SET_SNAPSHOT, (None, None, table_id))

    def drop_spoiled(self) -> list[SpoiledRow]:
        """Delete the invalid rows that tables can do without, and clear such cells in the tables' rows; return them."""
        spare = [row for row in self.spoiled() if row.spare]
        for row in spare:
            drop = f"UPDATE tables SET {row.column} = NULL" if row.kind == "tables" else f"DELETE FROM {row.kind}"
            self.connection.execute(f"{drop} WHERE {self._backend.row_id} = ?", (row.place,))
        return spare


@contextmanager
def checkup(database: str | Path) -> Iterator[Checkup]:
    """The database may be in use. Raises StoreError if it does not exist, is not ours, or has another schema."""
    backend = backend_of(database)
    try:
        with backend.explained(), backend.look() as connection:
            _require_ours(backend, connection)
            yield Checkup(backend, connection)
    except UnicodeDecodeError as error:  # a schema that is not text makes SQLite's own error message undecodable
        raise StoreError(DAMAGED.format(backend.name, DAMAGED_SCHEMA)) from error


@contextmanager
def mending(database: str | Path) -> Iterator[Checkup]:
    """Open a database that `checkup` has accepted, as `Backend.writing`. Raises StoreError if that is impossible."""
    backend = backend_of(database)
    with backend.explained(), backend.writing() as connection:
        yield Checkup(backend, connection)


def _require_ours(backend: Backend, connection: Connection) -> None:
    version = backend.schema(connection)
    if version is None:
        raise StoreError(
            f"{backend.name} is not a database of this bot. If it is new and empty, start the bot once to "
            "create its tables."
        )
    if version < SCHEMA_VERSION:
        raise StoreError(
            f"The database {backend.name} is from an older version (schema {version}, this one has {SCHEMA_VERSION}). "
            "Start the bot once: it brings it up to date; make a backup before."
        )
    if version > SCHEMA_VERSION:
        raise StoreError(f"The database {backend.name} is from a newer version (schema {version}). Upgrade the bot.")
