"""Which connections follow from which shards are held: beside Discord, beat by beat, the real database below."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest

import cogs.connecting
from arnak_bot import metrics
from arnak_bot.host import Pace, Share
from arnak_bot.store import Store, StoreError
from arnak_bot.store.migrate import prepare
from arnak_bot.store.shares import ShareRows
from cogs.connecting import Shards
from tests.host.stage import Watch

SHARDS = 4
PACE = Pace(gift=0, lonely=30)


@dataclass
class Connection:
    """A connection of a shard, as discord.py shows it."""

    closed: bool = False

    def is_closed(self) -> bool:
        return self.closed

    async def disconnect(self) -> None:
        assert not self.closed, "it is left once"
        self.closed = True


@dataclass
class Client:
    """What discord.py knows of its shards, and which it was asked to connect; they come while Discord is `open`."""

    shard_ids: list[int] | None = None
    shards: dict[int, Connection] = field(default_factory=dict)
    asked: list[int] = field(default_factory=list)
    ready: bool = False
    open: asyncio.Event = field(default_factory=asyncio.Event)
    door: Shards | None = None
    worked: int = 0

    def is_ready(self) -> bool:
        return self.ready

    async def launch_shard(self, _: object, shard: int) -> None:
        async def connecting() -> None:
            await self.open.wait()
            self.shards[shard] = Connection()

        self.asked.append(shard)
        assert self.door is not None
        self.door.launch(shard, connecting)

    @property
    def connected(self) -> list[int]:
        return sorted(shard for shard, each in self.shards.items() if not each.closed)

    def newly_asked(self) -> list[int]:
        asked, self.asked = self.asked, []
        return asked


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    prepare(tmp_path / "arnak.db")
    store = await Store.open(tmp_path / "arnak.db")
    yield store
    await store.close()


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def door(store: Store, watch: Watch, client: Client) -> Shards:
    async def work() -> None:
        client.worked += 1
        await client.open.wait()

    share = Share(store.shares, SHARDS, PACE, watch)
    client.door = Shards(cast(Any, client), share, work)
    return client.door


async def let_come(client: Client, door: Shards) -> None:
    """Discord lets in whoever waits, and the next round is gone."""
    client.open.set()
    await asyncio.sleep(0)
    await door.round()


async def begun(client: Client, door: Shards) -> None:
    """Let discord.py connect the first, and all others come."""
    client.open.set()
    await door.round()
    client.shard_ids = [0]
    await client.launch_shard(None, 0)
    await asyncio.sleep(0)
    client.ready = True
    await door.round()
    await asyncio.sleep(0)
    assert client.connected == [0, 1, 2, 3]
    client.asked.clear()


async def test_the_first_goes_ahead_and_the_others_follow_once_it_is_ready(client: Client, door: Shards) -> None:
    await door.round()
    assert client.newly_asked() == [], "discord.py has not begun"
    client.shard_ids = [0]
    await client.launch_shard(None, 0)
    client.asked.clear()
    await door.round()
    assert client.newly_asked() == [] and client.shard_ids == [0], "the first is under way"
    await let_come(client, door)
    assert client.newly_asked() == [], "it is there, and not ready"
    client.ready = True
    client.open.clear()
    await door.round()
    assert client.newly_asked() == [1, 2, 3] and client.shard_ids == [0, 1, 2, 3]
    assert b'arnak_shards{state="connected"} 1.0' in metrics.exposition()
    await door.round()
    assert client.newly_asked() == [], "they are under way"
    await let_come(client, door)
    assert client.newly_asked() == [] and client.connected == [0, 1, 2, 3]
    assert door.share.held == {0, 1, 2, 3}
    assert b'arnak_shards{state="connected"} 4.0' in metrics.exposition()


async def test_if_the_first_shard_is_lost_the_lowest_shard_held_replaces_it(client: Client, door: Shards) -> None:
    client.shard_ids = [7]
    await door.round()
    assert client.newly_asked() == [0] and client.shard_ids == [0]


async def test_nothing_is_connected_while_the_bot_stops(client: Client, door: Shards) -> None:
    client.shard_ids, client.ready = [0], True
    await door.round()
    assert client.newly_asked() == [0, 1, 2, 3]
    door.connect_no_more()
    client.open.set()
    await asyncio.sleep(0.01)
    assert client.connected == [], "what was on its way is called off"
    with pytest.raises(asyncio.CancelledError):
        door.share.pace = replace(PACE, lonely=-1)
        await door.may_identify(1)
    door.share.pace = PACE
    await door.round()
    assert client.newly_asked() == []


async def test_shards_that_discord_py_reconnected_itself_are_not_connected_again(client: Client, door: Shards) -> None:
    client.shard_ids, client.ready, client.shards = [0], True, {1: Connection(), 2: Connection(closed=True)}
    await door.round()
    assert client.newly_asked() == [0, 2, 3]


async def test_a_process_without_heartbeat_disconnects_shards_that_others_may_hold(
    client: Client, door: Shards, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(client, door)
    with monkeypatch.context() as patch:
        patch.setattr(ShareRows, "beat", AsyncMock(side_effect=StoreError("The database is away.")))
        for seconds, connected in ((PACE.lonely, [0, 1, 2, 3]), (1, [])):
            watch.now += seconds
            with pytest.raises(StoreError):
                await door.round()
            assert client.connected == connected
    await door.round()
    assert client.newly_asked() == [0, 1, 2, 3]


async def test_a_shard_promised_to_another_process_is_disconnected_and_reconnected_if_it_returns(
    client: Client, door: Shards, store: Store, watch: Watch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await begun(client, door)
    other = Share(store.shares, SHARDS, PACE, watch)
    await other.beat()
    for beats in range(4):
        await door.round()
        assert set(client.connected) == set(door.share.held), beats
        await other.beat()
    kept = sorted(door.share.held)
    assert len(kept) == 2 and set(other.held) == {0, 1, 2, 3} - set(kept)
    assert f"Looking after shards {kept} of 4" in caplog.text
    assert b'arnak_shards{state="held"} 2.0' in metrics.exposition()
    assert b'arnak_shards{state="connected"} 2.0' in metrics.exposition()
    await door.round()
    assert client.newly_asked() == [], "it is not asked for again and again"
    await other.hand_over()
    await other.leave()
    await door.round()
    assert client.newly_asked() == sorted({0, 1, 2, 3} - set(kept)) and client.shard_ids == [0, 1, 2, 3]


async def test_a_shard_is_connected_only_once_it_is_held(client: Client, door: Shards, watch: Watch) -> None:
    await begun(client, door)
    client.shards[2].closed = client.shards[3].closed = True
    watch.now += PACE.lonely + 1  # no beat for so long that somebody else may hold them
    await client.launch_shard(None, 2)
    with pytest.raises(asyncio.CancelledError):
        await door.may_identify(3)
    await asyncio.sleep(0)
    assert client.connected == [0, 1]
    client.asked.clear()
    await door.round()
    assert client.newly_asked() == [2, 3]


async def test_connecting_a_lost_shard_is_cancelled(client: Client, door: Shards, store: Store, watch: Watch) -> None:
    await begun(client, door)
    other = Share(store.shares, SHARDS, PACE, watch)
    client.open.clear()
    for shard in range(SHARDS):
        client.shards[shard].closed = True
        await client.launch_shard(None, shard)
    for _ in range(4):
        await other.beat()
        await door.round()
    client.open.set()
    await asyncio.sleep(0.01)
    assert client.connected == sorted(door.share.held) and len(client.connected) == 2


async def test_shards_identify_in_groups_as_large_as_discord_allows(
    door: Shards, store: Store, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cogs.connecting, "IDENTIFY_SECONDS", 60)
    assert await door.first(2) == [0]
    async with asyncio.timeout(20):
        await door.may_identify(2)
        await door.may_identify(3)
    waiting = asyncio.create_task(door.may_identify(0))
    await asyncio.sleep(0.1)
    assert not waiting.done(), "2 has the turn of all even ones"
    other = Share(store.shares, SHARDS, PACE, watch)
    await other.beat()
    assert [await other.take_turn(turn) for turn in range(SHARDS)] == [False, False, True, True]
    waiting.cancel()
    monkeypatch.setattr(cogs.connecting, "IDENTIFY_SECONDS", 0)
    await door.close()


async def test_an_outage_is_counted_from_the_last_change_of_connected_shards(
    client: Client, door: Shards, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Watch()
    monkeypatch.setattr(cogs.connecting, "time", type("clock", (), {"monotonic": staticmethod(clock)}))
    await begun(client, door)
    await door.round()
    assert door.absence == 0
    client.shards[1].closed = True
    for seconds in (0, 5, 5):
        clock.now += seconds
        await door.round()
    assert door.absence == 10
    client.shards[2].closed = True
    await door.round()
    assert door.absence == 0, "something has changed"


async def test_work_goes_on_beside_heartbeats_round_by_round(client: Client, door: Shards) -> None:
    for _ in range(3):
        await door.round()
        await asyncio.sleep(0)
    assert client.worked == 1, "the first is not done"
    await let_come(client, door)
    await asyncio.sleep(0)
    assert client.worked == 2


async def test_closing_hands_over_everything_at_once(client: Client, door: Shards, store: Store, watch: Watch) -> None:
    await begun(client, door)
    await door.close()
    other = Share(store.shares, SHARDS, PACE, watch)
    await other.beat()
    assert other.held == {0, 1, 2, 3}
