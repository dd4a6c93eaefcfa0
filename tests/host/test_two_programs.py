"""Two programs on one database: one wins, the other hears of it kindly, and both know the same afterwards."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from arnak_bot.doctor import examine
from arnak_bot.games import GAMES
from arnak_bot.host import Host, StaleClick, Table, TableError
from arnak_bot.refusals import Refusal, Why
from arnak_bot.store import Change, GuildSettings, Person, PostKind, Posts, Store
from tests.databases import Where
from tests.host.moves import pass_turn, run_due
from tests.host.stage import ANN, BOB, EVE, GUILD, Clock, host_on, lobby, options_with, refused, running


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


async def test_due_timers_are_handled_by_one_of_two_processes(hosts: tuple[Host, Host], clock: Clock) -> None:
    first, _ = hosts
    table = await running(first)
    clock.later(13)
    await asyncio.gather(*map(run_due, hosts))
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
    await first.people.forget(ANN)
    assert table.opener_id == 0


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


async def test_a_decision_made_while_a_table_is_compared_with_the_store_is_nothing_new(
    host: Host, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, standing = await running(host), store.standing

    async def slow(number: int) -> Any:
        found = await standing(number)
        await pass_turn(host, table, ANN)
        return found

    monkeypatch.setattr(store, "standing", slow)
    announced = (await host.registry.table(table.id)).announced
    assert announced[-1][1] == table.running.ply == 2, "what was announced is known from memory alone"


async def test_a_users_tables_and_a_servers_settings_are_the_same_in_all_processes(hosts: tuple[Host, Host]) -> None:
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


MOST_CLICKS = 1000
"""At one table, of which some hundreds are enough."""


@dataclass
class Clicker:
    """Clicks at a table in a program. `accepted`: the rows of each click that was accepted; `written`: those that its
    program wrote, which may be two with the same text ("pay pilot" and another, the only one left).
    """

    host: Host
    table: Table
    chance: random.Random
    accepted: list[list[int]] = field(default_factory=list)
    refused: list[Refusal] = field(default_factory=list)
    written: list[list[int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        store, commit = self.host.registry.store, self.host.registry.store.commit

        async def noted(change: Change) -> None:
            await commit(change)
            self.written.append([move.number for move in change.moves])

        setattr(store, "commit", noted)  # noqa: B010 - mypy allows no other assignment to a method

    async def click(self) -> None:
        """Choose anything that is possible now, as this program knows the table."""
        table, chance = self.table, self.chance
        seat = chance.choice(table.running.seats_to_act)
        text = chance.choice(table.running.legal_actions(seat)).text
        shown = chance.choice((None, table.moves))  # a command that is typed does not say what it was shown
        try:
            await self.host.play.play(table, table.seats[seat].user_id, [text], move=shown)
        except TableError as error:
            self.refused.append(error.refusal)
        else:
            self.accepted.append(self.written[-1])

    @property
    def remembered(self) -> tuple[object, ...]:
        """The table as this program has it in memory."""
        table, game = self.table, self.table.running.fingerprint()
        return table.version, table.moves, table.status, table.waits_since, table.by, game


@pytest.mark.slow
@pytest.mark.parametrize("auto_end", [True, False])
async def test_two_programs_play_one_table_at_once(hosts: tuple[Host, Host], database: Where, auto_end: bool) -> None:
    first, _ = hosts
    table = await running(first, auto_end=auto_end)
    clickers = [
        Clicker(host, await host.registry.table(table.id), random.Random(number)) for number, host in enumerate(hosts)
    ]
    for _ in range(MOST_CLICKS):
        playing = [each for each in clickers if not each.table.running.over]
        clickers[0].chance.shuffle(playing)
        await asyncio.gather(*(each.click() for each in playing))
    fresh = host_on(first.registry.store, Clock())
    known = Clicker(fresh, await fresh.registry.table(table.id), random.Random()).remembered
    assert [each.remembered for each in clickers] == [known, known], "nobody had to look the table up again"
    rows = [row for each in clickers for rows in each.accepted for row in rows]
    assert sorted(rows) == list(range(table.moves)), "each row is of one accepted click"
    over = [post for post in await first.outbox.of_table(table.id) if post.facts.over]
    assert len(over) == 1, "the end is told once"
    for each in clickers:
        assert set(each.refused) == {Why.MOVED_ON}, "kindly, and of nothing else"
        assert len(each.accepted) > 20, "both have won"
    assert examine(database, GAMES, first.registry.now()).findings == ()
