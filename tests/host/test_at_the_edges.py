"""What is meant, ended or put off where two rules meet: plans and turns, computers and names, stops and what is due."""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from arnak_bot.host import Host, Table, Workers
from arnak_bot.host.draft import standing_order
from arnak_bot.host.errors import TableError
from arnak_bot.host.workers import WorkFailed
from arnak_bot.refusals import Why
from arnak_bot.store import Status, Store, TimerKind
from tests.databases import Where, refusing_posts
from tests.host.moves import DIG, pass_turn, run_due
from tests.host.stage import ANN, BOB, CHANNEL, EVE, Clock, lobby, running
from tests.host.test_computers import away
from tests.rows import timers_of


async def test_a_channels_open_table_is_found_although_a_newer_one_was_stopped(host: Host, clock: Clock) -> None:
    table = await running(host)
    clock.later(24 * 31)
    assert await run_due(host) == [(table.id,)] and table.closed
    younger = await lobby(host)
    await host.lobby.stop(younger, ANN, moderator=False)
    assert await host.registry.table_in(CHANNEL) is younger
    await host.absence.reopen(table, BOB)
    assert await host.registry.table_in(CHANNEL) is table


async def test_a_plan_ends_with_the_turn_even_if_the_next_is_the_same_players(host: Host, table: Table) -> None:
    await host.play.play(table, ANN, DIG)
    await pass_turn(host, table, BOB, EVE)
    assert table.running.seats_to_act == (0,)
    before = len(table.running.log)
    following = table.running.copy()
    following.apply("dig camp-compasses", 0)
    pays = next(each.text for each in following.legal_actions(0) if each.text.startswith("pay "))
    await host.play.play(table, ANN, ["dig camp-compasses", pays, "end", "pass"])
    assert [text for _, text in table.running.log[before:]] == ["dig camp-compasses", pays, "end"]


async def test_a_players_own_turn_is_announced_without_the_marker_of_an_earlier_stand_in(host: Host) -> None:
    table = await running(host)
    await host.play.play(table, ANN, DIG)
    await pass_turn(host, table, BOB, EVE, ANN)
    table.by = tuple("novice" if number < len(DIG) else "" for number in range(len(table.running.log)))
    named = [turn.names[1][1][0] for turn in await host.history.turns_as_logged(table)]
    assert [name != "Ann" for name in named].count(True) == 1 and named[-1] == "Ann"


async def test_a_stopped_table_plays_for_nobody(host: Host, table: Table) -> None:
    table.seats = tuple(replace(seat, gone=seat.seat == 0, awaited=False) for seat in table.seats)
    assert standing_order(table) is not None
    table.status = Status.STOPPED
    assert standing_order(table) is None


async def test_an_obsolete_stand_in_timer_is_dropped_silently(
    host: Host, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await away(host, clock, stand_in=True, remind_hours=None)
    monkeypatch.setattr(host.absence, "stand_in", AsyncMock(side_effect=TableError(Why.MOVED_ON)))
    async with asyncio.timeout(10):
        assert await run_due(host) == []
    assert TimerKind.STAND_IN not in {due.kind for due in await timers_of(store, table.id)}


async def test_a_timer_that_keeps_failing_is_retried_less_and_less_often(
    host: Host, store: Store, database: Where, clock: Clock, table: Table
) -> None:
    clock.later(13)
    with refusing_posts(database, table.id):
        for seconds, tries in ((0, 1), (4, 1), (1, 2), (14, 2), (1, 3), (59, 3), (1, 4)):
            clock.now += timedelta(seconds=seconds)
            assert await run_due(host) == []
            assert max(due.tries for due in await timers_of(store, table.id)) == tries


async def test_a_shutdown_ends_busy_worker_processes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    workers = Workers()
    pid = await workers.run(os.getpid)  # wherever the bot was started
    working = asyncio.create_task(workers.run(time.sleep, 60))
    await asyncio.sleep(0.05)
    await workers.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    with pytest.raises(WorkFailed):
        await working
    with pytest.raises(WorkFailed, match="stopping"):
        await workers.run(abs, -1)
