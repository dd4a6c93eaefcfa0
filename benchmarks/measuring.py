"""What several benchmarks share: hosts and tables to measure, and bare commits."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from arnak_bot.games import GAMES
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.host import Host, Outcome, Table, options_of
from arnak_bot.store import Store
from arnak_bot.store.database import Connection, Database
from arnak_bot.store.options import Options
from arnak_bot.store.sqlite import DatabaseFile
from benchmarks.timing import timed
from tests.databases import Where, opened

GUILD = 1


@asynccontextmanager
async def hosting(database: Where, **services: Any) -> AsyncIterator[Host]:
    """Open a host and its database while the block runs; `services`: as for `Host`."""
    store = await Store.open(database)
    host = Host(store, GAMES, **services)
    try:
        yield host
    finally:
        await host.close()
        await store.close()


async def start_table(
    host: Host, guild: int | None, channel: int, people: Sequence[tuple[int, str]], options: Options
) -> Table:
    """`people`: ids and names; the first of them opens and starts the table."""
    opener, *others = people
    table = await host.lobby.open(guild, channel, *opener, options)
    for other in others:
        await host.lobby.join(table, *other)
    await host.lobby.start(table, opener[0])
    return table


async def open_table(host: Host, channel: int, guild: int | None = GUILD, board: str = "") -> Table:
    """Start a game of two with reminders and a deadline; by default, every other channel has the same board."""
    board = board or ("bird" if channel % 2 else "snake")
    options = options_of(ARNAK, board=board, remind_hours=24, deadline_hours=72)
    return await start_table(host, guild, channel, ((1, "Ada"), (2, "Ben")), options)


async def act(host: Host, table: Table, chance: random.Random, taken: list[float]) -> Outcome:
    seat = table.running.seats_to_act[0]
    action = chance.choice(table.running.legal_actions(seat)).text
    with timed(taken):
        return await host.play.play(table, table.seats[seat].user_id, [action])


@asynccontextmanager
async def copied(
    database: Where, guild: int, moves: int, count: int, columns: Mapping[str, str]
) -> AsyncIterator[tuple[Connection, str]]:
    """Fill a database with `count` copies of a table with some moves, each in its own channel, in a transaction.

    `columns`: SQL for columns that differ in copy number `n`. Yields the connection, and a time a week ago.
    """
    async with hosting(database, chance=random.Random(1)) as host:
        table, chance = await open_table(host, 1, guild), random.Random(2)
        while table.moves < moves:
            await act(host, table, chance, [])
    with opened(database) as connection:
        connection.execute("BEGIN")
        connection.execute("DELETE FROM posts")
        for kind in ("tables", "seats", "moves", "joinings", "dues"):
            _copy_rows(connection, kind, count, {"channel_id": "n", **columns})
        yield connection, (datetime.now(UTC) - timedelta(days=7)).isoformat(timespec="seconds")
        connection.execute("COMMIT")


def _copy_rows(connection: Connection, kind: str, count: int, columns: Mapping[str, str]) -> None:
    names = list(connection.execute(f"SELECT * FROM {kind} LIMIT 1").fetchone().keys())
    own = "id" if kind == "tables" else "table_id"
    values = [{own: "n", **columns}.get(name, f"{kind}.{name}") for name in names]
    connection.execute(
        "WITH RECURSIVE numbers (n) AS "
        f"(SELECT CAST(2 AS BIGINT) UNION ALL SELECT n + 1 FROM numbers WHERE n < {count}) "
        f"INSERT INTO {kind} ({', '.join(names)}) SELECT {', '.join(values)} FROM {kind}, numbers WHERE {own} = 1"
    )


@asynccontextmanager
async def bare_commits(path: Path) -> AsyncIterator[Callable[[], Awaitable[object]]]:
    """Yield a function that commits one small row to a separate database."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE rows (a INTEGER PRIMARY KEY, b TEXT)")
    database = await Database.open(DatabaseFile(path))

    async def insert() -> None:
        await database.write(
            lambda connection: connection.execute("INSERT INTO rows (b) VALUES (?)", ("dig camp-tablets",))
        )

    yield insert
    await database.close()
