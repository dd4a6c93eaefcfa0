"""A call that Discord takes and never answers ends after its time limit, and what it was to say is told once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import AsyncMock

import discord
import pytest

import cogs.client
from cogs import limits
from cogs.client import ArnakBot
from tests.discord.stub import StubDiscord
from tests.host.stage import options_with

PATIENCE = 60


@pytest.fixture
async def stub(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[StubDiscord]:
    async with StubDiscord.open(monkeypatch) as stub:
        yield stub


@pytest.fixture
async def bot(stub: StubDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ArnakBot]:
    """A bot that is connected to the stub; from now on a call may take 0.3 seconds."""
    monkeypatch.setattr(cogs.client, "sync_commands", AsyncMock(return_value=[]))
    async with ArnakBot(str(tmp_path / "arnak.db"), own_emoji=False) as bot, asyncio.TaskGroup() as group:
        running = group.create_task(bot.start("a"))
        await stub.until(a=[0])
        monkeypatch.setattr("cogs.limits.CALL_SECONDS", 0.3)
        await bot.application_info()  # a limit is that of the calls after the one that sets it
        yield bot
        bot.stop_working()
        running.cancel()


async def test_an_accepted_post_without_reply_is_sent_again_but_appears_once(bot: ArnakBot, stub: StubDiscord) -> None:
    stub.hanging = 1
    table = await bot.host.lobby.open(1 << 22, 100, 1, "Ada", options_with())
    async with asyncio.timeout(PATIENCE):
        assert await bot.outbox_sender.send(table.id) is not None
        (waiting,) = await bot.host.outbox.of_table(table.id)
        assert waiting.sent_with == waiting.id, "it may have arrived"
        assert await bot.outbox_sender.send(table.id) is None
    assert (len(stub.messages), stub.repeated) == (1, 1)
    assert await bot.host.outbox.depth() == 0
    assert stub.connected == {0: "a"}, "the connection to the gateway has no such limit"


async def test_interaction_responses_have_the_time_limit_too(bot: ArnakBot, stub: StubDiscord) -> None:
    stub.hanging = 1
    follow_up = discord.Webhook.partial(1, "token", client=bot)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(PATIENCE) as guard:
            await follow_up.send("hi")
    assert not guard.expired()


async def test_interaction_responses_do_not_wait_for_a_long_rate_limit(bot: ArnakBot, stub: StubDiscord) -> None:
    stub.wait = 3600.5
    follow_up = discord.Webhook.partial(1, "token", client=bot)
    with pytest.raises(discord.RateLimited) as refused:
        async with asyncio.timeout(PATIENCE):
            await follow_up.send("hi")
    assert refused.value.retry_after == 3600.5


def test_the_limit_is_twenty_seconds() -> None:
    assert limits.CALL_SECONDS == 20
