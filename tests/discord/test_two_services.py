"""What compose.yaml starts, without containers: two `bot.py` on one PostgreSQL and a stub of Discord, at real pace."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from arnak_bot.host import Pace
from arnak_bot.store.backends import backend_of
from arnak_bot.store.records import InUse
from cogs.connecting import IDENTIFY_SECONDS
from cogs.ids import Press, table_button
from tests.databases import Cluster, started
from tests.discord.stub import StubDiscord
from tests.patience import until

ROOT = Path(__file__).parents[2]
SHARDS = 4
SETTINGS = dict(re.findall(r"^    ([A-Z_]+): (.+)$", (ROOT / "compose.yaml").read_text(encoding="utf-8"), re.MULTILINE))
"""What the two services set besides .env."""


@asynccontextmanager
async def service(stub: StubDiscord, database: str, token: str, port: int) -> AsyncIterator[asyncio.subprocess.Process]:
    """A process of the bot with the settings of the compose file; stopped with SIGTERM in the end."""
    own = {"DATABASE": database, "SHARDS": str(SHARDS), "METRICS_HOST": "127.0.0.1", "METRICS_PORT": str(port)}
    assert own.keys() == SETTINGS.keys()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.discord.on_stub", str(stub.port)),
        cwd=ROOT,
        env={**os.environ, **own, "DISCORD_TOKEN": f"{token}.b.c"},
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
            assert await process.wait() == 0


async def health(port: int) -> str:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/health") as answer:
        return (await answer.text()).strip()


def require_shared(database: str) -> None:
    """Whoever would have the database alone, a bot without SHARDS for example, is refused."""
    with pytest.raises(InUse), backend_of(database).alone():
        raise AssertionError("alone beside the others")


@pytest.mark.slow
async def test_two_services_share_and_what_is_frozen_or_killed_is_taken_over_within_15_seconds(
    cluster: Cluster, unused_tcp_port_factory: Callable[[], int]
) -> None:
    ports = [unused_tcp_port_factory() for _ in range(2)]
    database = cluster.new()
    async with StubDiscord.listening(at_once=SHARDS) as stub, AsyncExitStack() as stack:
        await stack.enter_async_context(service(stub, database, "a", ports[0]))
        await stub.until(60, a=[0, 1, 2, 3])
        second = await stack.enter_async_context(service(stub, database, "b", ports[1]))
        await stub.until(90, a=[0, 1], b=[2, 3])
        assert [await health(port) for port in ports] == ["well", "well"]
        require_shared(database)
        second.send_signal(signal.SIGSTOP)
        await stub.until(60, a=[0, 1, 2, 3])
        second.send_signal(signal.SIGCONT)
        await stub.until(90, a=[0, 1], b=[2, 3])
        await require_answers(stub)
        second.kill()
        died = time.monotonic()
        await second.wait()
        await stub.until(60, a=[0, 1, 2, 3])
        took = max(each.at for each in stub.identified) - died
        assert took < 15 + IDENTIFY_SECONDS, "within 15 s it is theirs, then Discord may have to be waited for"
        require_shared(database)
        async with service(stub, database, "c", ports[1]):
            await stub.until(90, a=[0, 1], c=[2, 3])
        stopped = time.monotonic()
        await stub.until(60, a=[0, 1, 2, 3])
        assert time.monotonic() - stopped < 2 * IDENTIFY_SECONDS, "handed over at once"


async def until_shared(stub: StubDiscord) -> None:
    """Wait until each of two holds half, whichever it is."""
    await until(lambda: sorted(Counter(stub.connected.values()).values()) == [SHARDS // 2] * 2, 120)


async def require_answers(stub: StubDiscord) -> None:
    """Whoever holds a shard hears a click there: on a table that there never was, which takes no more than a no."""
    for shard in range(SHARDS):
        await stub.answer(shard, table_button(Press.JOIN, 1))


@pytest.mark.slow
async def test_all_processes_recover_after_a_database_outage(unused_tcp_port_factory: Callable[[], int]) -> None:
    with started() as cluster:
        database = cluster.new()
        async with StubDiscord.listening(at_once=SHARDS) as stub, AsyncExitStack() as stack:
            for token in "ab":
                await stack.enter_async_context(service(stub, database, token, unused_tcp_port_factory()))
            await until_shared(stub)
            with cluster.away():
                await asyncio.sleep(1.5 * Pace().lonely)
                assert not stub.connected
            await until_shared(stub)
            await require_answers(stub)
