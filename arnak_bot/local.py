"""The local table: the real bot on a simulated Discord, on a web page, without a token.

The only module under `arnak_bot` that imports Discord, and the only one that imports SimCord.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

import discord
import simcord
from discord.ext import commands

from arnak_bot.host import Host, TableNotFound
from arnak_bot.settings import SettingsError
from arnak_bot.stopping import until_told
from arnak_bot.store import Status
from arnak_bot.wording.messages import ENGLISH

__all__ = [
    "LocalServer",
    "PortTaken",
    "be_patient",
    "build_server",
    "greet",
    "make_room",
    "move_clock",
    "run",
    "take_turns",
]

BotT = TypeVar("BotT", bound=commands.Bot | commands.AutoShardedBot)

PLAYERS = ("Ada", "Ben", "Cleo", "Dan")
PATIENCE = 60.0
"""How many seconds a click may take: SimCord's five are too few for the end of a round on a slow machine."""
BEAT = 5.0
"""Seconds between updates of the simulated clock."""
ROOM_FOR_PICTURES = 512 * 1024 * 1024
"""How many bytes of pictures the page keeps: SimCord's default of 128 MiB is used up before a game is over."""


_log = logging.getLogger("arnak")


class PortTaken(SettingsError):
    """The port of the local table is not available; the message says what to do."""


class LocalServer:
    """A server with a channel and four players. Their ids are the same at every start, so that games survive."""

    def __init__(self, env: simcord.Env) -> None:
        self.guild = env.create_guild("Expedition Camp")
        self.channel = self.guild.create_text_channel("arnak")
        self.members: Sequence[simcord.MemberActor] = [
            self.guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PLAYERS
        ]


def build_server(env: simcord.Env) -> LocalServer:
    """Create the server in a running environment."""
    return LocalServer(env)


def run(
    build_bot: Callable[[], BotT],
    host_of: Callable[[BotT], Host],
    finish: Callable[[BotT], Awaitable[None]],
    port: int,
) -> None:
    """Serve the local table until Ctrl-C or SIGTERM.

    Args:
        build_bot: creates the bot, not yet running.
        host_of: returns the host of a running bot.
        finish: waits for the bot's work in progress.
        port: the port on the loopback address; 0 for any free one.

    Raises:
        StoreError: the database cannot be used.
        PortTaken: the port is not available.
    """
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(until_told(_serve(build_bot, host_of, finish, port)))


async def _serve(
    build_bot: Callable[[], BotT],
    host_of: Callable[[BotT], Host],
    finish: Callable[[BotT], Awaitable[None]],
    port: int,
) -> None:
    bot = build_bot()
    try:
        async with be_patient(simcord.run(bot, settle_timeout=PATIENCE)) as env:
            server = build_server(env)
            if not await show_running_table(env, server, host_of(bot)):
                await greet(bot, server)
            async with contextlib.AsyncExitStack() as stack:
                preview = env.preview(server.channel, viewers=server.members, layout="channel", port=port or None)
                try:
                    page = await stack.enter_async_context(preview)
                except simcord.SetupError as error:
                    raise PortTaken(
                        f"The local table cannot be opened on port {port}: another program, perhaps another local "
                        "table, is using it. End that one, or set LOCAL_PORT to another number."
                    ) from error
                print(f"No DISCORD_TOKEN: the local table is open at {page.url} (Ctrl-C ends it)", flush=True)
                make_room(page)
                turns = take_turns(page)
                clock = asyncio.create_task(_keep_time(env, turns))
                try:
                    await page.wait_closed()
                finally:
                    clock.cancel()
                    await finish(bot)
    finally:
        await bot.close()


async def greet(bot: commands.Bot | commands.AutoShardedBot, server: LocalServer) -> None:
    """Explain in the empty channel which command to type, and how to act as somebody else."""
    channel = bot.get_channel(server.channel.id)
    assert isinstance(channel, discord.TextChannel), "the bot knows the channel of its only server"
    await channel.send(ENGLISH.texts.local_welcome())


async def show_running_table(env: simcord.Env, server: LocalServer, host: Host) -> bool:
    """Show a running table again after a restart, when the channel is empty, on behalf of one of its players.

    Returns whether there is one.

    SimCord numbers its messages from the same id at every start. Because the bot deletes a table's old messages, no new
    message may get the id of one of those.
    """
    try:
        table = await host.registry.table_in(server.channel.id)
    except TableNotFound:
        return False
    for number in {table.posts.first, table.posts.last, table.posts.ping}:
        with contextlib.suppress(simcord.SetupError):  # the id is already taken by something other than a message
            if number is not None:
                env.backend.reserve_id(number)
    player = next((member for member in server.members if table.seat_of(member.id) is not None), None)
    if player is not None and table.status in (Status.LOBBY, Status.RUNNING):
        await player.slash(server.channel, "show board", everyone=True)
    return True


def be_patient(running: Any) -> Any:
    """Let the bot take as long to start as a click may take; return the same environment, which is not running yet.

    SimCord gives it five seconds, too few for a slow machine with pictures to post, and has no public API for this.
    """
    settle = running._env._settle_internal

    async def settle_patiently(*, timeout: float | None = None, **options: Any) -> None:  # noqa: ASYNC109  (its name)
        await settle(**options)

    running._env._settle_internal = settle_patiently
    return running


def make_room(page: Any) -> None:
    """Let the page keep the pictures of several games: beyond SimCord's limit it shows none. There is no public API for
    this."""
    page._MAX_MEDIA_BYTES = ROOM_FOR_PICTURES


def take_turns(page: Any) -> asyncio.Lock:
    """Make clicks wait for the clock; return the lock to be held while the clock is moved.

    SimCord runs one operation at a time. A click while the clock moves gets an error, and the page reports an uncertain
    outcome that will not be retried. SimCord has no public API to make it wait.
    """
    turns = asyncio.Lock()
    act = page._action

    async def act_in_turn(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with turns:
            result: dict[str, Any] = await act(context_id, body)
            return result

    page._action = act_in_turn
    return turns


async def move_clock(env: simcord.Env, turns: asyncio.Lock, seconds: float) -> bool:
    """Move the simulated clock when no click is in progress; return whether it was moved."""
    async with turns:
        try:
            await env.advance_time(seconds)
        except simcord.SetupError:
            return False
        except TimeoutError:
            _log.warning("An operation is taking a long time; the clock of the local table continues.")
    return True


async def _keep_time(env: simcord.Env, turns: asyncio.Lock) -> None:
    """Move the simulated clock by the elapsed real time, every few seconds."""
    before = time.monotonic()
    while True:
        await asyncio.sleep(BEAT)
        now = time.monotonic()
        if await move_clock(env, turns, now - before):
            before = now
