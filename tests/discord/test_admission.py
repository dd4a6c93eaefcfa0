"""A bot that Discord would not let in says so and waits, for a day has a thousand connections."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import discord
import pytest

import cogs.admission
import cogs.client
from cogs.client import ArnakBot
from tests.discord.stub import StubDiscord


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hours pass at once; nobody is told about commands."""

    async def nobody(_: object) -> list[object]:
        return []

    monkeypatch.setattr(cogs.client, "sync_commands", nobody)
    monkeypatch.setattr(cogs.admission, "WAIT_SECONDS", 0.01)
    monkeypatch.setattr("cogs.sharding.IDENTIFY_SECONDS", 0.01)


@asynccontextmanager
async def starting(tmp_path: Path, shards: int | None = None) -> AsyncIterator[asyncio.Task[None]]:
    """A bot that is about to connect."""
    async with ArnakBot(str(tmp_path / "arnak.db"), own_emoji=False, shards=shards) as bot:
        task = asyncio.create_task(bot.start("a"))
        yield task
        task.cancel()
        with suppress(asyncio.CancelledError, discord.ConnectionClosed):
            await task


async def asked(stub: StubDiscord, times: int) -> None:
    async with asyncio.timeout(60):
        while stub.asked < times:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def connected(stub: StubDiscord) -> None:
    async with asyncio.timeout(60):
        while not stub.identified:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(("shards", "servers"), [(None, 2501), (2, 5001)])
async def test_a_bot_with_too_few_shards_does_not_try(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    shards: int | None,
    servers: int,
) -> None:
    async with StubDiscord.open(monkeypatch) as stub:
        stub.servers = servers
        async with starting(tmp_path, shards):
            await asked(stub, 3)
            assert not stub.identified
            assert "set SHARDS to 4 or more" in caplog.text and f"on {servers} servers" in caplog.text
            stub.servers -= 1
            await connected(stub)


async def test_a_bot_waits_for_tomorrow_when_few_connections_are_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with StubDiscord.open(monkeypatch) as stub:
        stub.remaining = 10
        async with starting(tmp_path):
            await asked(stub, 3)
            assert not stub.identified and "only 10 more times" in caplog.text
            stub.remaining = 1000
            await connected(stub)


async def test_a_bot_that_discord_closes_for_good_says_why_and_stops_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with StubDiscord.open(monkeypatch) as stub:
        stub.required = 2
        async with starting(tmp_path) as task:
            with pytest.raises(discord.ConnectionClosed):
                await asyncio.wait_for(asyncio.shield(task), 60)
        assert "Discord asks for more shards" in caplog.text and "stops in an hour" in caplog.text
