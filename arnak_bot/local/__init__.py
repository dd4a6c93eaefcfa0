"""The local table: the real bot on a simulated Discord, on a web page, without a token.

The only package under `arnak_bot` that imports Discord, and the only one that imports SimCord.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import discord
import simcord
from discord.ext import commands
from simcord.enums import ChannelType

from arnak_bot.host import Host, Table
from arnak_bot.kit.limits import clip
from arnak_bot.local.page import TablePage as TablePage
from arnak_bot.settings import SettingsError
from arnak_bot.store import DEFAULT_DATABASE, NewPost, PostKind
from arnak_bot.wording import labels
from arnak_bot.wording.languages import table_words
from arnak_bot.wording.messages import ENGLISH

BotT = TypeVar("BotT", bound=commands.Bot | commands.AutoShardedBot)

PLAYERS = ("Ada", "Ben", "Cleo", "Dan")
MODERATOR = discord.Permissions(manage_guild=True, manage_messages=True)
PATIENCE = 300.0
"""How many seconds a click may take: SimCord's limit of five is too short to review a long game on a slow machine."""
BEAT = 5.0
"""Seconds between updates of the simulated clock."""

_log = logging.getLogger("arnak")


class PortTaken(SettingsError):
    """The port of the local table is not available; the message says what to do."""


class LocalServer:
    """A server with a channel for tables, one for news, and four players, the first of whom is a moderator. All ids are
    the same at every start, which lets games survive a restart.
    """

    def __init__(self, env: simcord.Env) -> None:
        env.backend.edit_bot_profile("Arnak")
        self.guild = env.create_guild("Expedition Camp")
        self.channel = self.guild.create_text_channel("arnak")
        self.members: Sequence[simcord.MemberActor] = [
            self.guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PLAYERS
        ]
        for member in self.members:
            _ = member.user.dm_channel  # opened now, so that it gets the same id at every start
        self.news = self.guild.create_text_channel("news")
        role = self.guild.create_role("moderators", permissions=MODERATOR)
        env.backend.add_member_role(self.guild.id, self.members[0].id, role.id)


async def serve(
    build_bot: Callable[[], BotT],
    host_of: Callable[[BotT], Host],
    metrics: Callable[[BotT], AbstractAsyncContextManager[None]],
    finish: Callable[[BotT], Awaitable[None]],
    port: int,
    key: str,
) -> None:
    """Serve the local table until its page is closed. `port`: that on the loopback address; 0 for any free one. `key`:
    the last part of the page's address, see `read_key`. `finish`: waits for the bot's work in progress.

    Raises StoreError if the database cannot be used, PortTaken if the port is not available.
    """
    bot = build_bot()
    try:
        async with be_patient(simcord.run(bot, settle_timeout=PATIENCE)) as env:
            server = LocalServer(env)
            if not await show_running_tables(env, server, host_of(bot)):
                await greet(bot, server)
            async with contextlib.AsyncExitStack() as stack:
                await stack.enter_async_context(metrics(bot))
                page = TablePage(env, (server.channel, server.news), server.members, port, key)
                try:
                    await stack.enter_async_context(page)
                except simcord.SetupError as error:
                    raise PortTaken(
                        f"The local table cannot be opened on port {port}: another program, perhaps another local "
                        "table, or METRICS_PORT is using it. End that one, or set LOCAL_PORT to another number."
                    ) from error
                print(f"No DISCORD_TOKEN: the local table is open at {page.url} (Ctrl-C ends it)", flush=True)
                clock = asyncio.create_task(_keep_time(env, page.turns))
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


async def show_running_tables(env: simcord.Env, server: LocalServer, host: Host) -> bool:
    """Show the open tables again after a restart, each on behalf of one of its players and in its old thread. Returns
    whether one of them is in the channel for tables (`server.channel`). SimCord counts ids from the same number at
    every start. The bot will delete a table's old messages by their ids, so no new message may get one of these.
    """
    tables = await _tables(server, host)
    for table in tables:
        for number in {table.posts.first, table.posts.last, table.posts.ping}:
            if number is not None:
                _reserve(env, number)
        if table.status.is_open:
            await _open_threads_again(env, server, host, table)
    shown = False
    for table in tables:
        players = [member for member in server.members if table.seat_of(member.id) is not None]
        player = min(players, key=lambda member: bool(table.stood_in_for(member.id)), default=None)  # who is away stays
        if player is None or not table.status.is_open:
            continue
        if table.channel_id == player.user.dm_channel.id:
            await player.user.slash("show board", everyone=True)
        for channel in (server.channel, server.news, *server.channel.threads, *server.news.threads):
            if channel.id == table.channel_id:
                await player.slash(channel, "show board", everyone=True)
                shown = shown or channel is server.channel
    return shown


async def _tables(server: LocalServer, host: Host) -> list[Table]:
    """Return the open tables, and the newest table in the channel for tables, open or not."""
    store = host.registry.store
    numbers = set(await store.open_tables_in_guild(server.guild.id))
    for member in server.members:
        numbers.update(await store.open_tables_of(member.id))
    if (last := await store.last_table_in(server.channel.id)) is not None:
        numbers.add(last)
    return [await host.registry.table(number) for number in sorted(numbers)]


async def _open_threads_again(env: simcord.Env, server: LocalServer, host: Host, table: Table) -> None:
    """Reopen a table's thread and its players' private threads, which existed only in SimCord's memory."""
    words = table_words(table.options.language, None)
    called = table.definition.thread_name(words.language, table.options.game)
    if table.guild_id is not None and table.channel_id not in (server.channel.id, server.news.id):
        opener = next((each.name for each in table.seats if each.user_id == table.opener_id), table.names[0])
        name = labels.thread_name(opener, called, words)
        _open_thread(env, server, table.channel_id, name, ChannelType.PUBLIC_THREAD)
    for seat in table.seats:
        row = await host.registry.store.threads.of_player(table.id, seat.user_id)
        if row is not None and row.thread_id is not None:
            name = clip(words.labels.own_thread_name(name=seat.name, table=called))
            _open_thread(env, server, row.thread_id, name, ChannelType.PRIVATE_THREAD)
            env.backend.add_thread_member(row.thread_id, seat.user_id)
            await host.registry.store.threads.keep(replace(row, message_id=None))  # its message is gone
    if table.options.panels:
        await host.outbox.add(table, NewPost(PostKind.PANELS))


def _open_thread(env: simcord.Env, server: LocalServer, number: int, name: str, kind: ChannelType) -> None:
    if _reserve(env, number):
        owner = env.backend.bot_user.id
        thread = env.backend.create_thread(
            server.channel.id, name, owner, type=kind, message_id=number, broadcast=False
        )
        env.backend.announce_thread_create(thread)


def _reserve(env: simcord.Env, number: int) -> bool:
    """Reserve an id, so that nothing new gets it; return whether it was free."""
    with contextlib.suppress(simcord.SetupError):
        return bool(env.backend.reserve_id(number))
    return False


def be_patient(running: Any) -> Any:
    """Give the bot as much time to start as a click may take; return the same environment, which is not running yet.
    SimCord allows five seconds, too few for a slow machine with pictures to post, and has no public API for this.
    """
    settle = running._env._settle_internal

    async def settle_patiently(*, timeout: float | None = None, **options: Any) -> None:  # noqa: ASYNC109  (SimCord's)
        await settle(**options)

    running._env._settle_internal = settle_patiently
    return running


def read_key(database: str) -> str:
    """Return the key in the page's address. It is kept beside the database, so that an open page survives a restart."""
    file = Path(DEFAULT_DATABASE if "://" in database else database).with_suffix(".key")
    made = secrets.token_urlsafe(32)
    with contextlib.suppress(OSError):
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch(mode=0o600)
            file.write_text(made)
        return file.read_text().strip() or made
    return made


async def move_clock(env: simcord.Env, turns: asyncio.Lock, seconds: float) -> bool:
    """Advance the simulated clock when no click is in progress; return whether that was possible."""
    async with turns:
        try:
            await env.advance_time(seconds)
        except simcord.SetupError:
            return False
        except TimeoutError:
            _log.warning("An operation is taking a long time; the clock of the local table continues.")
    return True


async def _keep_time(env: simcord.Env, turns: asyncio.Lock) -> None:
    """Advance the simulated clock by the elapsed real time, every few seconds."""
    before = time.monotonic()
    while True:
        await asyncio.sleep(BEAT)
        now = time.monotonic()
        if await move_clock(env, turns, now - before):
            before = now
