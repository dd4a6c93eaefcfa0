"""A bot that Discord would not let in says so and waits, for a day has a thousand connections."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest

import cogs.client
import cogs.connecting
from cogs.client import ArnakBot
from cogs.connecting import SHARDING_REQUIRED, ReadyWatch, slow_to_end, until_admitted
from tests.discord.stub import StubDiscord
from tests.patience import until


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hours pass at once; nobody is told about commands."""
    monkeypatch.setattr(cogs.client, "sync_commands", AsyncMock(return_value=[]))
    monkeypatch.setattr(cogs.connecting, "WAIT_SECONDS", 0.01)
    monkeypatch.setattr("cogs.connecting.IDENTIFY_SECONDS", 0.01)


@asynccontextmanager
async def starting(tmp_path: Path, shards: int | None = None) -> AsyncIterator[asyncio.Task[None]]:
    """A bot that is about to connect."""
    async with ArnakBot(str(tmp_path / "arnak.db"), own_emoji=False, shards=shards) as bot:
        task = asyncio.create_task(bot.start("a"))
        yield task
        task.cancel()
        with suppress(asyncio.CancelledError, discord.ConnectionClosed):
            await task


@pytest.mark.parametrize(("shards", "servers"), [(None, 2501), (2, 5001)])
async def test_a_bot_with_too_few_shards_does_not_connect(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, shards: int | None, servers: int
) -> None:
    async with StubDiscord.open(monkeypatch) as stub:
        stub.servers = servers
        async with starting(tmp_path, shards):
            await until(lambda: stub.asked >= 3)
            assert not stub.identified
            assert "set SHARDS to 4 or more" in caplog.text and f"on {servers} servers" in caplog.text
            stub.servers -= 1
            await until(lambda: stub.identified)


async def test_a_bot_disconnected_for_good_logs_the_reason_and_stops_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with StubDiscord.open(monkeypatch) as stub:
        stub.required = 2
        async with starting(tmp_path) as task:
            with pytest.raises(discord.ConnectionClosed):
                await asyncio.wait_for(asyncio.shield(task), 60)
        assert "Discord asks for more shards" in caplog.text and "stops in an hour" in caplog.text


@pytest.mark.slow
@pytest.mark.parametrize("shards", [None, 2])
async def test_a_shard_that_never_receives_ready_is_reconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, shards: int | None
) -> None:
    monkeypatch.setattr(cogs.connecting, "READY_SECONDS", 0.5)
    monkeypatch.setattr(discord.Client, "before_identify_hook", AsyncMock())  # by itself 5 s before each new try
    async with StubDiscord.open(monkeypatch) as stub:
        stub.speechless = 2
        async with (
            ArnakBot(str(tmp_path / "arnak.db"), own_emoji=False, shards=shards) as bot,
            asyncio.TaskGroup() as group,
        ):
            running = group.create_task(bot.start("a"))
            await until(lambda: bot.is_ready() and len(stub.connected) >= (shards or 1))
            running.cancel()
    assert stub.speechless == 0 and caplog.text.count("has not received READY") >= 2


async def test_a_shard_that_has_received_ready_is_not_reconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cogs.connecting, "READY_SECONDS", 0)
    looked_at: list[int] = []
    watch = ReadyWatch(cast(Any, SimpleNamespace(get_shard=looked_at.append)))
    for shard in range(3):
        watch.begun(shard)
    await watch.on_shard_connect(1)
    await asyncio.sleep(0.01)
    assert looked_at == [0, 2]


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The seconds that were waited for, each of which is over at once."""
    seconds: list[float] = []
    sleep = AsyncMock(side_effect=seconds.append)
    monkeypatch.setattr(cogs.connecting, "WAIT_SECONDS", 3600.0)
    monkeypatch.setattr(cogs.connecting, "asyncio", SimpleNamespace(sleep=sleep))
    return seconds


HOUR, MINUTES = 3600.0, 600.0
Said = tuple[int, int, float]


def discord_that_says(shards: int, answers: list[Said | Exception]) -> discord.AutoShardedClient:
    """A client to which Discord says, one after the other: on how many servers it is, what is left, and until when."""
    said = iter(answers)
    now: list[Said] = []

    async def application_info() -> object:
        answer = next(said)
        if isinstance(answer, Exception):
            raise answer
        now[:] = [answer]
        return SimpleNamespace(approximate_guild_count=answer[0])

    async def get_bot_gateway() -> tuple[int, str, dict[str, Any]]:
        ((_, remaining, seconds),) = now
        return 9, "", {"total": 1000, "remaining": remaining, "reset_after": seconds * 1000, "max_concurrency": 16}

    http = SimpleNamespace(get_bot_gateway=get_bot_gateway)
    client = SimpleNamespace(shard_count=shards, application_info=application_info, http=http)
    return cast(discord.AutoShardedClient, client)


@pytest.mark.parametrize(
    ("shards", "answers", "waits"),
    [
        (1, [(2500, 11, HOUR)], []),
        (1, [(2501, 900, MINUTES), (2500, 11, HOUR)], [HOUR]),
        (3, [(7500, 13, HOUR)], []),
        (3, [(7500, 12, MINUTES), (7500, 12, 5 * HOUR), (7500, 13, HOUR)], [MINUTES, HOUR]),
    ],
)
async def test_admission_is_checked_again_when_it_may_be_granted_and_at_least_hourly(
    slept: list[float], shards: int, answers: list[Said | Exception], waits: list[float]
) -> None:
    assert await until_admitted(discord_that_says(shards, answers)) == 16
    assert slept == waits


async def test_without_information_from_discord_shards_connect_one_by_one(slept: list[float]) -> None:
    assert await until_admitted(discord_that_says(4, [TimeoutError()])) == 1
    assert slept == []


@pytest.mark.parametrize("code", [SHARDING_REQUIRED, 4014])
async def test_a_connection_that_is_closed_for_good_ends_after_an_hour_and_the_log_says_why(
    slept: list[float], caplog: pytest.LogCaptureFixture, code: int
) -> None:
    closed = discord.ConnectionClosed(cast(Any, SimpleNamespace(close_code=code)), shard_id=None, code=code)
    with pytest.raises(discord.ConnectionClosed) as raised:
        async with slow_to_end():
            raise closed
    assert raised.value is closed and slept == [HOUR]
    assert ("asks for more shards" in caplog.text) is (code == SHARDING_REQUIRED)
    assert ("(4014)" in caplog.text) is (code == 4014)
