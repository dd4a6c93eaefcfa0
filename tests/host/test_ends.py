"""However a table ends: it waits for nobody any more, nothing is due there, and nobody hears that it does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from arnak_bot.host import Host, Table
from arnak_bot.store import Status
from tests.databases import Where, opened
from tests.host.moves import play_out, run_due
from tests.host.stage import ANN, BOB, EVE, Clock

Way = Callable[[Host, Clock, Table], Awaitable[object]]


async def left_by_all(host: Host, clock: Clock, table: Table) -> None:
    for user in (ANN, BOB, EVE):
        await host.absence.resign(table, user)


async def idle_for_a_month(host: Host, clock: Clock, table: Table) -> None:
    clock.later(24 * 31)
    await run_due(host)


WAYS: dict[str, Way] = {
    "played to its end": lambda host, _, table: play_out(host, table),
    "stopped": lambda host, _, table: host.lobby.stop(table, ANN, moderator=False),
    "stopped though it is broken": lambda host, _, table: host.lobby.stop_broken(table.id, ANN, moderator=False),
    "left by all": left_by_all,
    "its channel is gone": lambda host, _, table: host.absence.abandon(table),
    "idle for a month": idle_for_a_month,
}


@pytest.mark.parametrize("how", WAYS)
async def test_an_ended_table_awaits_nobody(host: Host, clock: Clock, database: Where, how: str, table: Table) -> None:

    def rows() -> tuple[list[int], int]:
        with opened(database) as connection:
            awaited = connection.execute("SELECT seat FROM seats WHERE awaited = 1").fetchall()
            return [row[0] for row in awaited], connection.execute("SELECT count(*) FROM dues").fetchone()[0]

    awaited, dues = rows()
    assert awaited == [0] and dues > 0 and len(await host.people.tables_waiting_for(ANN)) == 1
    await WAYS[how](host, clock, table)
    assert rows() == ([], 0)
    assert [await host.people.tables_waiting_for(user) for user in (ANN, BOB, EVE)] == [[], [], []]
    status = (await host.registry.table(table.id)).status
    assert status is (Status.OVER if how == "played to its end" else Status.STOPPED)
    if how == "idle for a month":
        await host.absence.reopen(table, BOB)
        assert rows()[0] == [0], "it goes on where it stood"
