"""Many tables: who is waited for and what is due are questions to the store; no game is loaded for them."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

from arnak_bot.host import Host, Table
from arnak_bot.host.timers import BATCH
from arnak_bot.store import Person, queries
from tests.databases import Where, columns_of, opened, plan_of
from tests.host.moves import run_due
from tests.host.stage import ANN, BOB, Clock, running
from tests.rows import timers_of

MANY = 150


def multiply(database: Where, times: int) -> None:
    """Make so many copies of the first table, each in a channel of its own."""
    with opened(database) as connection:
        connection.execute("BEGIN")
        for name in ("tables", "seats", "moves", "dues", "joinings"):
            columns = columns_of(name)
            changed = {"id": "1 + copy", "table_id": "1 + copy", "channel_id": "channel_id + copy"}
            values = ", ".join(changed.get(column, column) for column in columns)
            key = "id" if name == "tables" else "table_id"
            connection.execute(
                f"WITH RECURSIVE copies (copy) AS "
                f"(SELECT 1 UNION ALL SELECT copy + 1 FROM copies WHERE copy < {times}) "
                f"INSERT INTO {name} ({', '.join(columns)}) SELECT {values} FROM {name}, copies WHERE {key} = 1"
            )
        connection.execute("COMMIT")


async def test_awaited_players_are_known_without_loading_a_game(host: Host, fresh: Host, database: Where) -> None:
    await running(host)
    multiply(database, MANY)
    waiting = await fresh.people.tables_waiting_for(ANN)
    assert len(waiting) == MANY + 1 and {each.seat for each in waiting} == {0}
    assert await fresh.people.tables_waiting_for(BOB) == []
    assert fresh.registry.in_memory == 0
    plan = plan_of(database, queries.SELECT_WAITING_FOR.replace("?", str(ANN)))
    assert plan and not any("SCAN" in step.split() or "Seq Scan" in step for step in plan), plan


async def test_preferences_recompute_deadlines_without_loading_a_game(host: Host, fresh: Host, database: Where) -> None:
    await running(host)
    multiply(database, MANY)
    await fresh.people.set_person(ANN, Person("Asia/Tokyo", 12, 22))
    assert fresh.registry.in_memory == 0
    for table_id in (1, 77, MANY):
        due = {each.kind.value: each.due_at for each in await timers_of(fresh.registry.store, table_id)}
        assert due["ping"] == "2026-01-01T03:00:00+00:00", "noon in Tokyo"
        assert due["deadline"] == "2026-01-03T07:00:00+00:00", "24 waking hours later"


async def test_due_timers_leave_time_for_other_work(host: Host, fresh: Host, database: Where, clock: Clock) -> None:
    await running(host)
    multiply(database, MANY)
    clock.later(24 * 31)
    turns, looking = 0, True

    async def others() -> None:
        nonlocal turns
        while looking:
            turns += 1
            await asyncio.sleep(0)

    beside = asyncio.create_task(others())
    batches = await run_due(fresh)
    looking = False
    await beside
    assert len(batches) == -(-3 * (MANY + 1) // BATCH) and turns > len(batches)
    assert {table for tables in batches for table in tables} == set(range(1, MANY + 2))
    assert fresh.registry.in_memory == 0
    assert await fresh.outbox.depth() == 3 * (MANY + 1) + 4, "reminder, deadline and end of each, and the first lobby"
    assert await run_due(fresh) == []


async def test_threads_that_hang_elsewhere_block_nothing_here(host: Host, fresh: Host, table: Table) -> None:
    loop, release = asyncio.get_running_loop(), threading.Event()
    loop.set_default_executor(ThreadPoolExecutor(1))
    hanging = loop.run_in_executor(None, release.wait)  # a picture that is never done, say
    try:
        again = await fresh.registry.table(table.id)
        await fresh.play.play(again, ANN, ["pass"])
        assert len(await fresh.history.turns_as_logged(again)) == 2
        await fresh.play.undo(again, ANN)
        assert not hanging.done()
    finally:
        release.set()
        await hanging
