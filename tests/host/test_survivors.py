"""The small faults of the host that once lived through every fast test; tests/test_survivors.py has the others."""

from __future__ import annotations

import gc
from dataclasses import replace

import pytest

from arnak_bot.host import Host, Table, registry
from arnak_bot.host.waiting import next_in_turn
from tests.host.stage import ANN, GUILD, options_with


@pytest.fixture
def room_for_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "MOST_TABLES", 2)


async def three_tables(host: Host) -> list[int]:
    return [(await host.lobby.open(GUILD, channel, ANN, "Ann", options_with())).id for channel in (1, 2, 3)]


@pytest.mark.whole_check
async def test_the_least_recently_used_table_is_evicted(host: Host, room_for_two: None) -> None:
    first, second, third = await three_tables(host)
    for number in (second, third, second, first):
        await host.registry.table(number)
    gc.collect()
    assert [host.registry.peek(number) is not None for number in (first, second, third)] == [True, True, False]
    await host.registry.table(third)
    gc.collect()
    assert [host.registry.peek(number) is not None for number in (first, second, third)] == [True, False, True]


async def test_a_table_whose_lock_is_held_is_never_evicted(host: Host, room_for_two: None) -> None:
    first, second, third = await three_tables(host)
    held = await host.registry.table(first)
    async with held.lock:
        await host.registry.table(second)
        await host.registry.table(third)
        gc.collect()
        assert host.registry.peek(first) is held, "two objects for one table would be two locks"
    assert await host.registry.table(first) is held


async def test_players_who_have_passed_or_left_are_not_next(host: Host, table: Table) -> None:
    assert next_in_turn(table) == 1
    table.running.state.players[1].passed = True
    assert next_in_turn(table) == 2, "Bob has passed for this round"
    table.seats = (*table.seats[:2], replace(table.seats[2], gone=True))
    assert next_in_turn(table) is None, "and nobody plays for Eve"
