"""`python -m benchmarks scale`: several processes on one PostgreSQL, a database with 100,000 tables, and SQLite.

PostgreSQL runs on this machine with its default of waiting for the disk. Processes, server and benchmark share the
cores, which the output notes.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from arnak_bot.games import GAMES
from arnak_bot.host import Host, Share, Table
from arnak_bot.store import Store
from benchmarks.measuring import act, copied, hosting, open_table
from benchmarks.timing import Line, at_percent, lines_table, memory, milliseconds, timed
from tests.databases import Cluster, Where, opened, started

TABLES = 48
SECONDS = 20.0
PROCESSES = (1, 2, 4)
SHARDS = 16
MANY, RUNNING, MOVES, DUE = 100_000, 10_000, 20, 1_000
LOOKS = 200


@dataclass(frozen=True, slots=True)
class Played:
    """The result of one process: the time of each accepted action, and its memory in MB."""

    taken: list[float]
    memory: float


# --- acting -----------------------------------------------------------------------------------------------------


async def _play(database: Where, number: int, processes: int, begin: float) -> Played:
    store = await Store.open(database)
    share = Share(store.shares, SHARDS)
    host = Host(store, GAMES, chance=random.Random(number), scope=share)
    await share.beat()
    taken: list[float] = []
    tables = [await open_table(host, channel, channel << 22, "bird") for channel in range(number, TABLES, processes)]
    await asyncio.sleep(max(0.0, begin - time.time()))
    until = time.monotonic() + SECONDS
    beating = asyncio.create_task(_beat(share))
    await asyncio.gather(*(_act_on(host, table, until, taken) for table in tables))
    beating.cancel()
    found = Played(taken, memory())
    await host.close()
    await share.leave()
    await store.close()
    return found


async def _beat(share: Share) -> None:
    while True:
        await share.beat()
        await asyncio.sleep(share.pace.beat)


async def _act_on(host: Host, table: Table, until: float, taken: list[float]) -> None:
    """Act at one table after another in a channel, without a break between clicks."""
    chance = random.Random(table.channel_id)
    while time.monotonic() < until:
        if table.running.over:
            table = await open_table(host, table.channel_id, table.guild_id, "bird")
        outcome = await act(host, table, chance, taken)
        if outcome.told:
            posts = await host.registry.store.outbox.of_table(table.id)
            await host.outbox.delivered(posts, table.id, "told")


def _process(database: Where, number: int, processes: int, begin: float) -> Played:
    return asyncio.run(_play(database, number, processes, begin))


def acting_rows(what: str, database: Where, processes: int) -> list[Line]:
    begin = time.time() + 15
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=spawn) as pool:
        jobs = [pool.submit(_process, database, number, processes, begin) for number in range(processes)]
        played = [job.result() for job in jobs]
    taken = [each for one in played for each in one.taken]
    each = "1 process" if processes == 1 else f"{processes} processes"
    middle, slow = statistics.median(taken), at_percent(taken, 99)
    return [
        (f"{what}, {each}, {TABLES} tables: accepted actions", f"{len(taken) / SECONDS:.0f} a second", ""),
        (f"{what}, {each}: an action", f"{milliseconds(middle)} at p50, {milliseconds(slow)} at p99", ""),
        (f"{what}, {each}: memory", f"{max(one.memory for one in played):.0f} MB", "each, without pictures"),
    ]


# --- many tables ------------------------------------------------------------------------------------------------


async def many_tables(database: Where) -> None:
    columns = {"guild_id": "n * 4194304", "last_post": "n"}
    async with copied(database, 1 << 22, MOVES, MANY, columns) as (connection, long_ago):
        connection.execute("UPDATE tables SET status = 'over', snapshot = NULL WHERE id > ?", (RUNNING,))
        connection.execute("UPDATE seats SET user_id = table_id * 10 + seat")
        connection.execute("DELETE FROM dues WHERE table_id > ?", (RUNNING,))
        connection.execute("UPDATE dues SET next_at = ? WHERE kind = 'remind' AND table_id <= ?", (long_ago, DUE))
    with opened(database) as connection:
        connection.execute("ANALYZE")


async def _look(database: Where) -> list[Line]:
    before, start = memory(), time.perf_counter()
    async with hosting(database) as host:
        opened_after = time.perf_counter() - start
        start = time.perf_counter()
        await host.outbox.tables_with_due_posts(host.registry.now())
        await host.computers.resume_all()
        told = 0
        async for tables in host.timers.run_due():
            told += len(tables)
        looked = time.perf_counter() - start
        chance, seen = random.Random(3), list[float]()
        for _ in range(LOOKS):
            number = chance.randint(DUE + 1, RUNNING)
            with timed(seen):
                await host.registry.table(number)
        used = memory()
    return [
        ("start-up", milliseconds(opened_after), "the database opened and looked over"),
        (f"first look, {told} things due", milliseconds(looked), "what waits, computers, what is due"),
        ("a table that is not in memory", f"{milliseconds(statistics.median(seen))} at p50", milliseconds(max(seen))),
        (f"memory with {LOOKS} tables looked at", f"{used:.0f} MB", f"{used - before:.0f} MB more than before"),
    ]


def _looked_at(database: Where) -> list[Line]:
    return asyncio.run(_look(database))


def many_rows(what: str, database: Where) -> list[Line]:
    asyncio.run(many_tables(database))
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        rows = pool.submit(_looked_at, database).result()
    return [(f"{what}, {MANY:,} tables ({RUNNING:,} running): {name}", *figures) for name, *figures in rows]  # type: ignore[misc]


def scale_table() -> Iterator[str]:
    yield f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before\n"
    with started(("max_connections=200",)) as cluster, tempfile.TemporaryDirectory() as folder:
        yield from lines_table(_measured(cluster, Path(folder)))


def _measured(cluster: Cluster, folder: Path) -> Iterator[Line]:
    yield from acting_rows("SQLite", folder / "acting.db", 1)
    for processes in PROCESSES:
        yield from acting_rows("PostgreSQL", cluster.new(), processes)
    yield from many_rows("SQLite", folder / "many.db")
    yield from many_rows("PostgreSQL", cluster.new())
