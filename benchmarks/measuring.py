"""What several benchmarks share: hosts and games to measure, clocks, memory, bare commits, and lines of results."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
import statistics
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
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
from tests.databases import Where, opened

GUILD = 1
EVERY = 0.001
"""Seconds between checks of the event loop."""

Line = tuple[str, str, str]
"""What was measured, the result, and a reference."""


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


def lines_table(lines: Iterable[Line]) -> Iterator[str]:
    yield "| what | measured | beside |"
    yield "| --- | ---: | --- |"
    for line in lines:
        yield f"| {' | '.join(line)} |"


@contextmanager
def watched() -> Iterator[list[float]]:
    """Yield a list of how late the event loop was at each check while the block runs, in seconds."""
    late: list[float] = []

    async def watch() -> None:
        while True:
            start = time.perf_counter()
            await asyncio.sleep(EVERY)
            late.append(time.perf_counter() - start - EVERY)

    task = asyncio.create_task(watch())
    try:
        yield late
    finally:
        task.cancel()


def shown_lag(late: list[float]) -> str:
    return f"{milliseconds(max(late))} at most, {milliseconds(at_percent(late, 99))} at p99"


@contextmanager
def timed(taken: list[float]) -> Iterator[None]:
    """Add the seconds to the list."""
    start = time.perf_counter()
    yield
    taken.append(time.perf_counter() - start)


def at_percent(values: list[float], percent: int) -> float:
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)]


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


def memory(process: int | str = "self") -> float:
    """In MB (Linux only)."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) / 1024 if found else 0.0


def median_time(work: Callable[[], object], times: int) -> float:
    """In microseconds."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken) * 1e6


def cpu_of(work: Callable[[], object]) -> float:
    """In microseconds; other processes do not affect it."""
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1e6


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
