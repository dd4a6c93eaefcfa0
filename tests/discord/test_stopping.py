"""A kind stop: what somebody has begun is finished first, and what hangs does not keep the bot for ever."""

from __future__ import annotations

import asyncio
import inspect
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
import simcord
from discord import app_commands, ui

from arnak_bot.games import GAMES
from arnak_bot.host import Host
from arnak_bot.stopping import until_signal
from arnak_bot.store import NewPost, PostKind, Store
from arnak_bot.store.migrate import prepare
from cogs.client import _UNDER_WAY, ArnakBot, finish
from cogs.interactions import WORK
from tests.discord.conftest import World
from tests.discord.seen import last_in, sit_down
from tests.discord.stub import StubDiscord
from tests.host.moves import pass_turn
from tests.host.stage import ANN
from tests.host.test_computers import with_computers
from tests.patience import until

ACTS: dict[str, Callable[[World, simcord.MemberActor], Coroutine[Any, Any, object]]] = {
    "a click": lambda world, member: sit_down(member, last_in(world.channel)),
    "a command": lambda world, member: member.slash(world.channel, "game join"),
}


@pytest.mark.parametrize("how", ACTS)
async def test_a_stop_waits_for_a_click_and_for_a_command(world: World, how: str) -> None:
    await world.open_table("Ada", seats=3)
    table, member = await world.table(), world.member("Ben")
    await table.lock.acquire()
    acting = asyncio.create_task(ACTS[how](world, member))
    await asyncio.sleep(0.05)
    stopping = asyncio.create_task(finish(world.bot))
    await asyncio.sleep(0.05)
    assert not stopping.done(), "somebody is still waiting for an answer"
    table.lock.release()
    await stopping
    await acting
    assert table.seat_of(member.id) is not None


@pytest.mark.parametrize("name", [name for name in _UNDER_WAY if name != WORK])
def test_the_task_names_that_a_shutdown_waits_for_are_those_of_discord_py(name: str) -> None:
    sources = (app_commands.tree, ui.view, ui.modal)
    assert any(f"name=f'{name}" in (told := inspect.getsource(each)) or f"name='{name}'" in told for each in sources)


async def test_a_shutdown_leaves_the_gateway_before_it_waits(world: World) -> None:
    waiting = asyncio.create_task(asyncio.sleep(3600), name=f"{WORK}wait")
    stopping = asyncio.create_task(finish(world.bot))
    await asyncio.sleep(0.05)
    assert not stopping.done() and all(shard.is_closed() for shard in world.bot.shards.values())
    waiting.cancel()
    await stopping


async def test_a_bot_that_never_started_can_be_stopped(tmp_path: Path) -> None:
    bot = ArnakBot(str(tmp_path / "arnak.db"))
    await finish(bot)
    await bot.close()


async def test_a_shutdown_does_not_wait_forever(world: World, caplog: pytest.LogCaptureFixture) -> None:
    hanging = asyncio.create_task(asyncio.sleep(3600), name=f"{WORK}hang")
    await finish(world.bot, limit=0.05)
    assert "Stopping with 1 replies still in progress" in caplog.text
    assert hanging.cancelled(), "it is given up"


async def test_no_loop_restarts_during_shutdown(world: World) -> None:
    await finish(world.bot)
    timers = world.bot.get_cog("TimerCog")
    await world.wait(hours=1)
    assert timers is not None and not timers.loop.is_running()  # type: ignore[attr-defined]


@pytest.mark.whole_check
async def test_a_shutdown_leaves_timers_and_posts_for_the_next_start(world: World) -> None:
    tables = []
    for number in range(12):
        channel = world.guild.create_text_channel(f"table-{number}")
        await world.member("Ada").slash(channel, "game solo")
        tables.append(await world.bot.host.registry.table_in(channel.id))
    outbox = world.bot.host.outbox
    for table in tables:
        await outbox.add(table, NewPost(PostKind.TABLE))
    telling = asyncio.create_task(world.bot.outbox_sender.resume())
    while await outbox.depth() == len(tables):  # noqa: ASYNC110  (there is no event for it)
        await asyncio.sleep(0)
    await finish(world.bot)
    await telling
    assert 0 < await outbox.depth() < len(tables), "what was begun is finished, the rest waits"
    await world.restart()
    await world.wait(minutes=1)
    assert await world.bot.host.outbox.depth() == 0


async def test_a_shutdown_waits_for_maintenance_in_progress(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slowly() -> AsyncIterator[tuple[int, ...]]:
        for _ in range(2):
            begun.set()
            await go_on.wait()
            yield (1,)

    monkeypatch.setattr(type(world.bot.host.timers), "run_due", lambda _: slowly())
    timers: Any = world.bot.get_cog("TimerCog")  # an extension is loaded anew for every bot
    looking = asyncio.create_task(timers.repeat())
    await begun.wait()
    stopping = asyncio.create_task(finish(world.bot))
    await asyncio.sleep(0.02)
    assert not stopping.done()
    go_on.set()
    await stopping
    await looking


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_shuts_down_in_order(number: signal.Signals) -> None:
    done = []

    async def work() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            await asyncio.sleep(0)
            done.append("closed")

    asyncio.get_running_loop().call_later(0.02, os.kill, os.getpid(), number)
    await until_signal(work())
    assert done == ["closed"]


async def test_failing_work_raises_its_error() -> None:
    with pytest.raises(ValueError, match="no"):
        await until_signal(AsyncMock(side_effect=ValueError("no"))())


def worker_of(process: asyncio.subprocess.Process) -> int | None:
    """The process in which a bot thinks, once it is one: until then the bot waits for it, and would for ever."""
    listed = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text(encoding="ascii").split()
    own, *others = (Path(f"/proc/{each}/cmdline").read_bytes() for each in (process.pid, *listed))
    return int(listed[0]) if others and others[0] != own else None


@asynccontextmanager
async def on_stub(stub: StubDiscord, database: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """`bot.py` as it is, drawing a picture that takes ten minutes; killed in the end if it still runs."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.discord.on_stub", str(stub.port), "drawing"),
        cwd=Path(__file__).parents[2],
        env={**os.environ, "DISCORD_TOKEN": "a.b.c", "DATABASE": str(database), "SHARDS": "", "METRICS_PORT": ""},
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


@pytest.mark.slow
async def test_a_shutdown_ends_before_docker_stop_kills_whatever_is_in_progress(tmp_path: Path) -> None:
    """A call to Discord without an answer, a computer that thinks and a picture: none of it lets `docker stop` wait."""
    database, granted = tmp_path / "arnak.db", 10.0
    prepare(database)
    store = await Store.open(database)
    host = Host(store, GAMES)
    host.computers.stop_thinking()  # it is for the bot to think
    table = await with_computers(host)
    await pass_turn(host, table, ANN)
    assert host.computers.awaited(table)
    await host.close()
    await store.close()
    async with StubDiscord.listening() as stub:
        stub.silent = True
        async with on_stub(stub, database) as process:
            async with asyncio.timeout(120):
                while (worker := worker_of(process)) is None:  # noqa: ASYNC110
                    await asyncio.sleep(0.002)
                os.kill(worker, signal.SIGSTOP)
                await until(lambda: stub.messages)
            process.send_signal(signal.SIGTERM)
            async with asyncio.timeout(granted):
                assert await process.wait() == 0
        stub.silent = False
        async with on_stub(stub, database) as process:
            await until(lambda: stub.repeated, 120)
        assert len({nonce for _, _, nonce in stub.messages}) == len(stub.messages)
