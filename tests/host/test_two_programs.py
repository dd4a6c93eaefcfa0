"""Two programs on one database: one wins, the other hears of it kindly, and both know the same afterwards."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from arnak_bot.host import Host, StaleClick, TableError
from arnak_bot.refusals import Why
from arnak_bot.store import GuildSettings, Person, PostKind, Posts, Store
from tests.databases import Where
from tests.host.stage import (
    ANN,
    BOB,
    EVE,
    GUILD,
    Clock,
    host_on,
    lobby,
    options_with,
    pass_turn,
    refused,
    run_due,
    running,
)


@pytest.fixture
async def hosts(database: Where) -> AsyncIterator[tuple[Host, Host]]:
    stores = [await Store.open(database) for _ in range(2)]
    clock = Clock()
    yield host_on(stores[0], clock), host_on(stores[1], clock)
    for store in stores:
        await store.close()


async def test_reading_a_table_shows_what_another_process_has_done(hosts: tuple[Host, Host]) -> None:
    first, second = hosts
    table = await running(first)
    twin = await second.registry.table(table.id)
    await first.play.act(table, ANN, "dig camp-coins")
    assert twin.running.log == ()
    assert (await second.registry.table(table.id)).running.log == table.running.log and twin.moves == 1


async def test_the_last_seat_is_taken_once(hosts: tuple[Host, Host]) -> None:
    first, second = hosts
    table = await lobby(first)
    twin = await second.registry.table(table.id)
    joins = [first.lobby.join(table, EVE, "Eve"), second.lobby.join(twin, 99, "Zed")]
    results = await asyncio.gather(*joins, return_exceptions=True)
    assert sum(isinstance(result, StaleClick) for result in results) == 1
    for each in (table, twin):
        await (first if each is table else second).registry.table(each.id)
        assert len(each.seats) == 3
    with refused(Why.FULL):
        await second.lobby.join(twin, 98, "Yan")


async def test_a_channel_gets_one_table(hosts: tuple[Host, Host]) -> None:
    results = await asyncio.gather(*(lobby(host) for host in hosts), return_exceptions=True)
    assert [result.refusal for result in results if isinstance(result, TableError)] == [Why.CHANNEL_TAKEN]


async def test_due_timers_are_handled_by_one_of_two_processes(hosts: tuple[Host, Host]) -> None:
    first, second = hosts
    table = await running(first)
    clock = first.registry.now
    assert isinstance(clock, Clock)
    clock.later(13)

    async def look(host: Host) -> None:
        await run_due(host)

    await asyncio.gather(look(first), look(second))
    kinds = Counter(post.kind for post in await first.outbox.of_table(table.id))
    assert kinds[PostKind.REMIND] == 1


async def test_a_player_forgotten_by_one_program_is_forgotten_by_the_other(hosts: tuple[Host, Host]) -> None:
    first, second = hosts
    table = await running(first)
    twin = await second.registry.table(table.id)
    await first.lobby.stop(table, ANN, moderator=False)
    await first.people.forget(BOB)
    assert table.names == ("Ann", "Someone", "Eve")
    assert (await second.registry.table(table.id)).names == table.names and twin.seat_of(BOB) is None
    assert await first.people.tables_waiting_for(ANN) == []
    assert await second.registry.store.open_tables_in_guild(GUILD) == []


async def test_preferences_reach_the_other_process_at_its_next_access(hosts: tuple[Host, Host]) -> None:
    first, second = hosts
    table = await running(first)
    twin = await second.registry.table(table.id)
    assert twin.person(1) == Person()
    wish = Person("Asia/Tokyo", 12, 22, heads_up=True)
    await first.people.set_person(BOB, wish)
    assert (await second.registry.table(table.id)) is twin and twin.person(1) == wish
    await second.people.note_lesson(BOB, "digging")
    await first.registry.table(table.id)
    assert table.person(1) == replace(wish, learned=("digging",))


async def test_sent_messages_are_known_to_the_other_process_at_its_next_access(hosts: tuple[Host, Host]) -> None:
    first, second = hosts
    table = await running(first)
    twin = await second.registry.table(table.id)
    (lobby_post, *others) = await first.outbox.of_table(table.id)
    await first.outbox.delivered([lobby_post], 70, "Ann waits.")
    await first.outbox.delivered(others, 71, "Ann is to move.")
    await second.registry.table(table.id)
    assert twin.posts == table.posts == Posts(70, 71, "Ann is to move.")


async def test_a_users_tables_and_a_servers_settings_are_the_same_in_all_processes(
    hosts: tuple[Host, Host],
) -> None:
    first, second = hosts
    table = await running(first)
    await second.registry.table(table.id)
    assert [each.seat for each in await second.people.tables_waiting_for(ANN)] == [0]
    await pass_turn(first, table, ANN)
    assert await second.people.tables_waiting_for(ANN) == []
    assert [each.seat for each in await second.people.tables_waiting_for(BOB)] == [1]
    settings = GuildSettings(options_with(seats=4), (5,))
    await first.people.set_guild(GUILD, settings)
    assert await second.people.guild(GUILD) == settings
