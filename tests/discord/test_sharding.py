"""Two bots share the shards of one Discord: the real discord.py on a stub of its gateway, the real database below."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

import cogs.client
import cogs.connecting
from arnak_bot import metrics
from arnak_bot.host import Pace, Share
from arnak_bot.store import ShardHolder, Store, StoreError
from arnak_bot.store.migrate import prepare
from arnak_bot.store.shares import ShareRows
from cogs.client import ArnakBot, finish
from cogs.health import Gateway, problems
from tests.databases import Where, database
from tests.discord.stub import StubDiscord
from tests.host.stage import options_with
from tests.patience import until

SHARDS = 4
IDENTIFY, JITTER = 0.6, 0.4
PACE = Pace(beat=0.1, trust=3.0, dead=4.0, lonely=20.0, gift=0.1)


shared = database
"""As a fixture: the one called so here is a file for a single bot."""


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes seconds at Discord takes a part of one; nobody is told about commands."""
    monkeypatch.setattr(cogs.client, "sync_commands", AsyncMock(return_value=[]))
    monkeypatch.setattr(cogs.client, "Share", functools.partial(Share, pace=PACE))
    monkeypatch.setattr(cogs.connecting, "IDENTIFY_SECONDS", IDENTIFY)


@asynccontextmanager
async def running(database: Where, token: str) -> AsyncIterator[ArnakBot]:
    """A bot that runs until the block ends, and then stops kindly."""
    bot = ArnakBot(str(database), own_emoji=False, shards=SHARDS)
    async with bot:
        task = asyncio.create_task(bot.start(token))
        try:
            yield bot
        finally:
            await finish(bot)
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


async def die(bot: ArnakBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a bot vanish without a word to the others, as a killed process does."""
    assert bot.shards_held is not None
    with monkeypatch.context() as patch:
        patch.setattr(Share, "hand_over", AsyncMock())
        patch.setattr(ShareRows, "leave", AsyncMock())
        bot.stop_working()
        await bot.close()


async def open_table(bot: ArnakBot, shard: int) -> int:
    """A lobby on a server of a shard, which some bot is to tell its channel; return the channel."""
    table = await bot.host.lobby.open((8 + shard) << 22, 100 + shard, 1, "Ada", options_with())
    await bot.outbox_sender.send(table.id)
    return table.channel_id


@pytest.mark.slow
@pytest.mark.usefixtures("hurry")
async def test_two_bots_share_hand_over_and_take_over(shared: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    async with AsyncExitStack() as stack:
        stub = await stack.enter_async_context(StubDiscord.open(monkeypatch))
        first = await stack.enter_async_context(running(shared, "a"))
        await stub.until(a=[0, 1, 2, 3])
        second = await stack.enter_async_context(running(shared, "b"))
        await stub.until(a=[0, 1], b=[2, 3])
        assert first.shards_held is not None
        held = first.shards_held
        await until(lambda: b'arnak_shards{state="connected"} 2.0' in metrics.exposition())
        await until(lambda: held.share.held == {0, 1} and not held.absence)
        assert await problems(first, Gateway(time.monotonic, None)) == []

        for shard in range(SHARDS):  # whatever happens where, the one that holds the shard says it
            await open_table(first, shard)
        await until(lambda: len(stub.messages) >= SHARDS)
        shards = {("a", 0), ("a", 1), ("b", 2), ("b", 3)}
        assert {(token, channel - 100) for token, channel, _ in stub.messages} == shards

        started = asyncio.get_running_loop().time()
        await die(second, monkeypatch)
        await stub.until(a=[0, 1, 2, 3])
        assert asyncio.get_running_loop().time() - started > PACE.dead - PACE.beat * 3
        async with running(shared, "c"):
            await stub.until(a=[0, 1], c=[2, 3])
        await stub.until(a=[0, 1, 2, 3])

        gaps = [after.at - before.at for before, after in itertools.pairwise(stub.identified)]
        assert min(gaps) >= IDENTIFY - JITTER, "never two at once, whichever process they belong to"
        assert len(stub.messages) == SHARDS and stub.repeated == 0


@pytest.mark.usefixtures("hurry")
@pytest.mark.whole_check
async def test_shards_connect_as_many_at_once_as_allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with StubDiscord.open(monkeypatch, at_once=SHARDS) as stub, running(tmp_path / "arnak.db", "a"):
        await stub.until(a=[0, 1, 2, 3])
        first, *others = sorted(each.at for each in stub.identified)
        assert others[-1] - others[0] < IDENTIFY, "the first goes ahead"
        assert first < others[0]


@pytest.mark.usefixtures("hurry")
@pytest.mark.whole_check
async def test_a_bot_without_shards_waits_until_it_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "arnak.db"
    prepare(database)
    async with StubDiscord.open(monkeypatch, at_once=8) as stub:
        stacks = {token: AsyncExitStack() for token in "abcde"}
        bots = {token: await stack.enter_async_context(running(database, token)) for token, stack in stacks.items()}
        await until(lambda: len({token for tokens in stub.there.values() for token in tokens}) >= SHARDS)
        (spare,) = set(bots) - set(stub.connected.values())
        assert not bots[spare].is_ready()
        shards = bots[spare].shards_held
        assert shards is not None
        share, quiet = shards.share, Gateway(time.monotonic, None)
        assert await problems(bots[spare], quiet) == [], "it stands by"
        share.pace = replace(PACE, lonely=-1)
        assert "The other processes do not hear of this one." in await problems(bots[spare], quiet)
        share.pace = PACE
        for token, stack in stacks.items():
            if token != spare:
                await stack.aclose()
        await stub.until(**{spare: [0, 1, 2, 3]})
        assert bots[spare].is_ready()
        await stacks[spare].aclose()


@pytest.mark.whole_check
async def test_a_single_process_shares_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hurry: None) -> None:
    async with StubDiscord.open(monkeypatch) as stub, ArnakBot(str(tmp_path / "arnak.db"), own_emoji=False) as bot:
        task = asyncio.create_task(bot.start("a"))
        await stub.until(a=[0])
        await bot.wait_until_ready()
        await open_table(bot, 3)
        assert bot.shards_held is None and len(stub.messages) == 1
        await finish(bot)
        task.cancel()


@pytest.mark.usefixtures("hurry")
@pytest.mark.whole_check
async def test_a_bot_that_has_lost_its_shards_reconnects_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with StubDiscord.open(monkeypatch, at_once=SHARDS) as stub, running(tmp_path / "arnak.db", "a") as bot:
        await stub.until(a=[0, 1, 2, 3])
        assert bot.shards_held is not None
        share = bot.shards_held.share
        share.pace = replace(PACE, lonely=-1)  # no beat for too long: somebody else may hold them
        await stub.until()
        share.pace = PACE
        await stub.until(a=[0, 1, 2, 3])

        await bot.shards[2].disconnect()
        await stub.until(a=[0, 1, 3])
        share.pace = replace(PACE, lonely=-1)  # lost for less than a beat, while discord.py connects one again
        with pytest.raises(asyncio.CancelledError):
            await bot.shards_held.may_identify(2)
        share.pace = PACE
        await stub.until(a=[0, 1, 2, 3])


async def test_a_turn_granted_without_a_reply_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cogs.connecting, "IDENTIFY_SECONDS", 60)
    prepare(tmp_path / "arnak.db")
    store = await Store.open(tmp_path / "arnak.db")
    share, other = Share(store.shares, SHARDS), Share(store.shares, SHARDS)
    shards = cogs.connecting.Shards(ArnakBot(str(tmp_path / "arnak.db"), shards=SHARDS), share, AsyncMock())
    await share.beat()
    await other.beat()
    take_turn = ShareRows.take_turn

    async def say_nothing(rows: ShareRows, mine: ShardHolder, number: int) -> bool:
        assert await take_turn(rows, mine, number)
        monkeypatch.setattr(ShareRows, "take_turn", take_turn)
        raise StoreError("The connection was lost.")

    monkeypatch.setattr(ShareRows, "take_turn", say_nothing)
    async with asyncio.timeout(20):
        identifying = asyncio.create_task(shards.may_identify(0))
        while not identifying.done():
            await asyncio.sleep(0.01)
            await shards.round()
    await shards.round()
    assert not await other.take_turn(0), "it is under way"
    monkeypatch.setattr(cogs.connecting, "IDENTIFY_SECONDS", 0.1)
    await shards.close()
    await store.close()
