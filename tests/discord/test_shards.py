"""Several shards, played through: one bot that holds them all, and two on one database with a shard each.

People act on two servers, one a shard, and in direct messages, which belong to shard 0; which bot says what is noted.
"""

from __future__ import annotations

import functools
import random
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
import simcord
from simcord.backend.errors import BackendError

import cogs.client
from arnak_bot.host import Share, Table
from arnak_bot.store import PostKind
from cogs.client import ArnakBot
from tests.discord.conftest import World
from tests.discord.processes import Process
from tests.discord.seen import said, text_of
from tests.discord.strict import Gate
from tests.discord.test_reminders import reminders
from tests.discord.test_sharding import die
from tests.discord.test_whole_games import click_action
from tests.host.stage import Watch

SHARDS = 2
HOUR = 3600.0
NAMES = (("Ann", "Bob"), ("Cleo", "Dan"))

pytestmark = [pytest.mark.slow, pytest.mark.simcord(settle_timeout=240)]


def new_bot(database: Path, seed: int = 1) -> ArnakBot:
    return ArnakBot(str(database), random.Random(seed), own_emoji=False, shards=SHARDS)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """The watch by which every process of a test takes others for dead."""
    watch = Watch()
    monkeypatch.setattr(cogs.client, "Share", functools.partial(Share, watch=watch))
    return watch


@pytest.fixture
def simcord_bot(database: Path, watch: Watch) -> ArnakBot:
    return new_bot(database)


@dataclass
class Camps:
    """A server on each shard, and a direct message: who plays where, and which process is to hear of it."""

    servers: list[World]
    private: World

    @property
    def everywhere(self) -> tuple[World, ...]:
        return *self.servers, self.private

    @property
    def channels(self) -> list[int]:
        return [camp.channel.id for camp in self.everywhere]

    def heard_by(self, *processes: Process) -> None:
        """Look at the tables as these processes see them: one a shard."""
        for camp, process in zip(self.everywhere, (*processes, processes[0]), strict=True):
            camp.bot = process.bot

    async def open(self) -> None:
        for camp, names in zip(self.servers, NAMES, strict=True):
            await camp.start_table(*names, remind=12, turns="ask")
        await self.loner.slash("game solo", difficulty=1, turns="ask")

    @property
    def loner(self) -> Any:
        return self.private.member("Eve").user

    async def turn_on(self, camp: World) -> Table:
        """Pass, which ends the turn, by buttons, on a server or in the direct message; if one cannot, do the first."""
        table = await camp.table()
        actor = self.loner if camp is self.private else camp.actor(table, table.running.seats_to_act[0])
        legal = [action.text for action in table.running.legal_actions()]
        await click_action(camp, table, actor, "pass" if "pass" in legal else legal[0])
        return await camp.table()


@pytest.fixture
async def camps(simcord_env: simcord.Env, simcord_bot: ArnakBot, database: Path, gate: Gate) -> Camps:
    servers = []
    for shard in range(SHARDS):
        guild = simcord_env.create_guild(f"Camp {shard}", shard_id=shard)
        servers.append(World(simcord_env, simcord_bot, database, guild, guild.create_text_channel("arnak"), gate))
    eve = servers[1].member("Eve")
    await eve.send_dm("hello")
    return Camps(servers, replace(servers[1], channel=eve.user.dm_channel))


@pytest.fixture
async def alone(simcord_env: simcord.Env, simcord_bot: ArnakBot) -> AsyncIterator[Process]:
    """A bot that holds both shards."""
    process = Process.of(simcord_env, simcord_bot)
    await process.beat()
    assert process.held == {0, 1}
    yield process
    await process.bot.close()


@pytest.fixture
async def pair(
    simcord_env: simcord.Env, simcord_bot: ArnakBot, database: Path
) -> AsyncIterator[tuple[Process, Process]]:
    """Two bots at once on one database: the first holds shard 0, the second shard 1."""
    second = Process.of(simcord_env, simcord_bot)
    async with Process.beside(simcord_env, new_bot(database, 2)) as first:
        await first.beat()
        assert first.held == {0, 1}
        for process in (second, first, second):
            await process.beat()
        assert (first.held, second.held) == ({0}, {1})
        yield first, second
    await second.bot.close()


async def test_one_bot_plays_on_the_servers_of_both_its_shards(alone: Process, camps: Camps) -> None:
    await camps.open()
    for shard, camp in enumerate(camps.servers):
        there = alone.bot.get_guild(camp.guild.id)
        assert there is not None and there.shard_id == shard
    for camp in camps.everywhere:
        table = await camps.turn_on(camp)
        assert table.running.log == ((0, "pass"), (0, "end"))
        assert f"{table.names[0]} passes." in text_of(camp.newest)
    assert Counter(alone.told) == dict(zip(camps.channels, (3, 3, 1), strict=True))
    camps.servers[0].look_every(hours=0.5)
    await alone.env.advance_time(11 * HOUR)
    assert [len(reminders(camp)) for camp in camps.servers] == [0, 0]
    for hours in (2, 20):
        await alone.env.advance_time(hours * HOUR)
        assert [len(reminders(camp)) for camp in camps.servers] == [1, 1]
    assert Counter(alone.told) == dict(zip(camps.channels, (4, 4, 1), strict=True))


async def test_two_bots_share_and_one_takes_over(pair: tuple[Process, Process], camps: Camps, database: Path) -> None:
    first, second = pair
    assert [[guild.name for guild in process.bot.guilds] for process in pair] == [["Camp 0"], ["Camp 1"]]
    camps.heard_by(first, second)
    await camps.open()
    for camp in camps.everywhere:
        await camps.turn_on(camp)
    for camp in camps.servers:
        camp.look_every(hours=0.5)
    await first.env.advance_time(13 * HOUR)
    assert [len(reminders(camp)) for camp in camps.servers] == [1, 1]
    on_0, on_1, private = camps.channels
    assert Counter(first.told) == {on_0: 4, private: 1} and Counter(second.told) == {on_1: 4}

    await first.stop()
    await second.beat()
    assert second.held == {0, 1}
    camps.heard_by(second, second)
    for camp in camps.everywhere:
        await camps.turn_on(camp)
    await second.env.advance_time(HOUR)
    assert Counter(second.told) == {on_0: 1, private: 1, on_1: 5}, "nothing that the first has told is told again"

    async with Process.beside(second.env, new_bot(database, 3)) as third:
        for process in (third, second, third):
            await process.beat()
        assert (second.held, third.held) == ({0}, {1})
        camps.heard_by(second, third)
        for camp in camps.servers:
            for _ in range(2):  # both choose which cards to keep, and then it is told
                await camps.turn_on(camp)
        assert Counter(second.told) == {on_0: 2, private: 1, on_1: 5} and third.told == [on_1]


async def test_a_decision_is_told_by_the_bot_that_holds_the_shard(pair: tuple[Process, Process], camps: Camps) -> None:
    first, second = pair
    camps.heard_by(first, second)
    await camps.open()
    table = await camps.turn_on(camps.servers[0])
    bob, far = camps.servers[0].member("Bob"), camps.servers[1]
    listed = said(await far.guild.add_member(bob.user).slash(far.channel, "show mine"))
    assert f"/{camps.channels[0]}/{table.posts.last}" in listed, "one's own tables are seen from everywhere"
    before = list(first.told)
    there = await second.bot.host.registry.table(table.id)
    await second.bot.host.lobby.stop(there, there.opener_id, moderator=False)
    await second.bot.outbox_sender.send(table.id)
    await second.beat()
    assert second.told.count(camps.channels[0]) == 0 and first.told == before
    await first.beat()
    await second.beat()
    await first.beat()
    assert first.told == [*before, camps.channels[0]] and camps.channels[0] not in second.told


async def test_posts_for_a_shard_that_nobody_holds_wait_and_are_sent_once(
    pair: tuple[Process, Process], camps: Camps, gate: Gate, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = pair
    camps.heard_by(first, second)
    await camps.open()
    on_0, on_1, private = camps.channels
    for channel in (on_0, private):
        gate.fail("POST", f"/channels/{channel}/messages", lambda: BackendError(500, 0, "Problem"), times=None)
    for camp in (camps.servers[0], camps.private):
        await camps.turn_on(camp)
    first.told.clear()
    second.told.clear()
    await die(first.bot, monkeypatch)
    gate.heal()

    camps.heard_by(second, second)
    camps.servers[1].look_every(hours=0.5)
    await camps.turn_on(camps.servers[1])
    await second.beat()
    await second.env.advance_time(13 * HOUR)
    await second.beat()
    assert second.held == {1} and second.told == [on_1, on_1]
    assert [len(reminders(camp)) for camp in camps.servers] == [0, 1]
    waiting = await second.bot.host.registry.store.outbox.of_table((await camps.servers[0].table()).id)
    assert waiting and PostKind.REMIND not in {post.kind for post in waiting}, "that it is due is none of its business"
    unheard = await camps.servers[0].member("Bob").slash(camps.servers[0].channel, "show board")
    assert not unheard.acknowledged, "its events go to nobody"

    for _ in range(10):
        watch.now += 1
        await second.beat()
    assert second.held == {0, 1}
    for hours in (1, 20):
        await second.env.advance_time(hours * HOUR)
        assert Counter(second.told) == {on_0: 2, on_1: 2}
        assert [len(reminders(camp)) for camp in camps.servers] == [1, 1]
    assert text_of(camps.servers[0].channel.history()[-2]).startswith("Ann passes.")
    assert text_of(camps.private.newest).startswith("Eve passes.")
    assert "Bob" in said(await camps.servers[0].member("Bob").slash(camps.servers[0].channel, "show board", text=True))
