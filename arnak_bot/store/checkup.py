"""Inspects a database at one point in time, without changing it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from arnak_bot.store.migrate import SCHEMA_VERSION
from arnak_bot.store.places import place_of
from arnak_bot.store.queries import BELONGING
from arnak_bot.store.reading import (
    SpoiledRow,
    person_from,
    post_from,
    read_person,
    read_table,
    readable,
    result_from,
    settings_from,
    timer_from,
    vote_from,
    whole_post,
)
from arnak_bot.store.records import SPOILED, Person, Post, StoreError, TableRecord
from arnak_bot.store.sql import Connection, Place, Row
from arnak_bot.store.sqlite import DAMAGED_SCHEMA
from arnak_bot.store.transfer import KINDS

__all__ = ["SPARE_CELLS", "Checkup", "checkup"]

_SPARE_ROWS: Mapping[str, Callable[[Row], object]] = {
    "people": person_from,
    "guilds": settings_from,
    "dues": timer_from,
    "posts": whole_post,
    "votes": vote_from,
    "results": result_from,
    "reviews": lambda row: row["review"],
}
"""Kinds of rows that a game table can do without, with their readers: such rows are rewritten or asked for again."""

SPARE_CELLS = ("snapshot", "snapshot_move", "first_post", "last_post", "last_text", "last_ping", "round")
"""Columns of a game table's own row that it can do without."""


class Checkup:
    """A database at one point in time. Later writes by others are not seen."""

    def __init__(self, place: Place, connection: Connection) -> None:
        self._place = place
        self.connection = connection

    def mark(self) -> tuple[Any, ...]:
        """Return a value that changes whenever something is decided, queued or sent."""
        tables = "SELECT sum(version) FROM tables"
        posts = "SELECT count(*), max(id), sum(tries) FROM posts"
        others = "SELECT (SELECT count(*) FROM people), (SELECT count(*) FROM guilds)"
        return tuple(each for query in (tables, posts, others) for each in self.connection.execute(query).fetchone())

    def damages(self) -> list[str]:
        """Return the problems the database reports about its storage; for single values see `spoiled`."""
        return self._place.damages(self.connection)

    def spoiled(self) -> list[SpoiledRow]:
        """Return the rows with invalid values."""
        return [each for kind in KINDS for each in self._spoiled(kind)]

    def _spoiled(self, kind: str) -> Iterator[SpoiledRow]:
        row_id = self._place.row_id
        found: dict[int | str, str] = dict(self._place.spoiled_cells(self.connection, kind))
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
        """Return the number of rows that belong to tables that do not exist, by kind ("dues", "posts")."""
        without = "SELECT count(*) FROM {} WHERE table_id NOT IN (SELECT id FROM tables)"
        counts = {kind: int(self.connection.execute(without.format(kind)).fetchone()[0]) for kind in BELONGING}
        return {kind: count for kind, count in counts.items() if count}

    def table_ids(self) -> list[int]:
        """Return the ids of all tables, ended ones included."""
        return [int(row[0]) for row in self.connection.execute("SELECT id FROM tables ORDER BY id")]

    def table(self, table_id: int) -> TableRecord:
        """Read a table with everything that belongs to it.

        Raises:
            One of SPOILED: its rows do not form a valid table.
        """
        record = read_table(self.connection, table_id)
        if record is None:
            raise LookupError(table_id)
        return record

    def person(self, user_id: int) -> Person:
        """Return a user's preferences."""
        return read_person(self.connection, user_id)

    def posts(self) -> list[Post]:
        """Return the outbox."""
        return readable(self.connection.execute("SELECT * FROM posts ORDER BY id"), post_from)


@contextmanager
def checkup(database: str | Path) -> Iterator[Checkup]:
    """Open a database, which may be in use, for inspection.

    Raises:
        StoreError: it does not exist, belongs to another program, or has another schema; the message says what to do.
    """
    place = place_of(database)
    try:
        with place.look(any_text=True) as connection:
            _require_ours(place, connection)
            yield Checkup(place, connection)
    except UnicodeDecodeError as error:  # a schema that is not text makes SQLite's own error message undecodable
        raise StoreError(
            f"The database {place.name} is damaged ({DAMAGED_SCHEMA}). Put a backup in its place."
        ) from error
    except place.errors as error:
        raise StoreError(place.sentence(error)) from error


def _require_ours(place: Place, connection: Connection) -> None:
    version = place.schema(connection)
    if version is None:
        raise StoreError(
            f"{place.name} is not a database of this bot. If it is a new one and empty, start the bot once: "
            "it makes its tables there."
        )
    if version < SCHEMA_VERSION:
        raise StoreError(
            f"The database {place.name} is of an older version (schema {version}, this one has {SCHEMA_VERSION}). "
            "Start the bot once: it brings it up to date; make a backup before."
        )
    if version > SCHEMA_VERSION:
        raise StoreError(f"The database {place.name} is of a newer version (schema {version}). Upgrade the bot.")
