"""Processes on one database whose clocks differ: nothing waits for a clock, nobody is mentioned twice."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from arnak_bot.host import DatabaseClock, Host
from arnak_bot.host.waiting import IDLE_DAYS
from arnak_bot.store import Person, PostKind, Store, TimerKind
from tests.databases import Where
from tests.host.moves import pass_turn, to_tell
from tests.host.stage import ANN, BOB, Clock, running
from tests.rows import timers_of

HOUR = timedelta(hours=1)


@pytest.fixture(params=[-1, 1], ids=["behind", "ahead"])
def clocks(request: pytest.FixtureRequest) -> tuple[Clock, Clock]:
    """The clock of the second is an hour off."""
    clocks = Clock(), Clock()
    clocks[1].later(request.param)
    return clocks


async def due_kinds(host: Host, table_id: int) -> list[TimerKind]:
    return [due.kind for due in await timers_of(host.registry.store, table_id)]


async def test_another_process_sends_the_posts_left_by_one_at_once(hosts: tuple[Host, Host]) -> None:
    first, second = hosts
    table = await running(first)
    assert len(await to_tell(second)) == 1
    (batch,) = await to_tell(second)
    await first.outbox.failed(batch, "Missing Access", permanent=True)
    await first.outbox.again(table.id)
    assert len(await to_tell(second)) == 1, "nor does what was refused and is taken up again wait"


async def test_who_opens_a_table_or_changes_their_hours_is_not_mentioned_again(hosts: tuple[Host, Host]) -> None:
    first, second = hosts
    table = await running(first)
    await pass_turn(first, table, ANN)
    await second.registry.table(table.id)
    assert TimerKind.PING not in await due_kinds(second, table.id)
    await second.people.set_person(BOB, Person(heads_up=True))
    assert TimerKind.PING not in await due_kinds(second, table.id)
    assert PostKind.PING not in [post.kind for post in await first.outbox.of_table(table.id)]


async def test_machines_with_different_clocks_use_the_databases_time(database: Where) -> None:
    store = await Store.open(database)
    clocks = []
    for ahead in (-HOUR, timedelta(), HOUR):

        def machine(ahead: timedelta = ahead) -> datetime:
            return datetime.now(UTC) + ahead

        clocks.append(DatabaseClock(store, machine, machine))
        await clocks[-1].compare()
    times = [clock() for clock in clocks]
    await store.close()
    assert max(times) - min(times) < HOUR / 2


async def test_a_simulated_clock_is_corrected_only_by_the_machines_offset(store: Store, clock: Clock) -> None:
    right = DatabaseClock(store, clock)
    await right.compare()
    assert right() == clock.now, "this machine has the time of the database"
    clock.later(24 * IDLE_DAYS)
    assert right() == clock.now
