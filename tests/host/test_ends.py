"""However a table ends: it waits for nobody any more, nothing is due there, and nobody hears that it does."""

from __future__ import annotations

import pytest

from arnak_bot.host import Host, Table
from arnak_bot.store import Status
from tests.databases import Where, opened
from tests.host.stage import ANN, BOB, EVE, Clock, play_to_the_last_decision, run_due, running


async def end(host: Host, clock: Clock, table: Table, how: str) -> None:
    match how:
        case "played to its end":
            while not table.running.over:
                user, text = await play_to_the_last_decision(host, table)
                await host.play.act(table, user, text)
        case "stopped":
            await host.lobby.stop(table, ANN, moderator=False)
        case "stopped though it is broken":
            await host.lobby.stop_broken(table.id, ANN, moderator=False)
        case "left by all":
            for user in (ANN, BOB, EVE):
                await host.absence.resign(table, user)
        case "its channel is gone":
            await host.absence.abandon(table)
        case "idle for a month":
            clock.later(24 * 31)
            await run_due(host)


@pytest.mark.parametrize(
    "how",
    [
        "played to its end",
        "stopped",
        "stopped though it is broken",
        "left by all",
        "its channel is gone",
        "idle for a month",
    ],
)
async def test_a_table_that_is_over_awaits_nobody_and_nothing_is_due_there(
    host: Host, clock: Clock, database: Where, how: str
) -> None:
    table = await running(host)

    def rows() -> tuple[list[int], int]:
        with opened(database) as connection:
            awaited = connection.execute("SELECT seat FROM seats WHERE awaited = 1").fetchall()
            return [row[0] for row in awaited], connection.execute("SELECT count(*) FROM dues").fetchone()[0]

    awaited, dues = rows()
    assert awaited == [0] and dues > 0 and len(await host.people.tables_waiting_for(ANN)) == 1
    await end(host, clock, table, how)
    assert rows() == ([], 0)
    assert [await host.people.tables_waiting_for(user) for user in (ANN, BOB, EVE)] == [[], [], []]
    status = (await host.registry.table(table.id)).status
    assert status is (Status.OVER if how == "played to its end" else Status.STOPPED)
    if how == "idle for a month":
        await host.absence.reopen(table, BOB)
        assert rows()[0] == [0], "it goes on where it stood"
