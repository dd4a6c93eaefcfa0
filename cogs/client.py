"""The bot: a discord.py client with a host, no privileged intent, commands synced at start, and how it stops."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import inspect
import logging
import random
from contextlib import AsyncExitStack
from datetime import UTC, datetime

import discord
import yarl
from discord.ext import commands, tasks

from arnak_bot.games import GAMES
from arnak_bot.host import DatabaseClock, Host, Share, Table, TableNotFound, Workers
from arnak_bot.refusals import Why
from arnak_bot.store import Store
from arnak_bot.wording.messages import LANGUAGES
from cogs.command_tree import CommandTranslator, CommandTree, extensions_of, sync_commands
from cogs.connecting import ReadyWatch, Shards, disconnect, slow_to_end, until_admitted
from cogs.interactions import WORK
from cogs.limits import RATE_LIMIT_SECONDS, limiting_calls
from cogs.outbox import Telling
from cogs.pictures import Looks

__all__ = ["EXTENSIONS", "LIMIT", "PERMISSIONS", "ArnakBot", "Interaction", "finish", "may_moderate"]

COMMANDS = ("cogs.game", "cogs.show", "cogs.table", "cogs.me", "cogs.turn")
EXTENSIONS = (*COMMANDS, "cogs.buttons", "cogs.timers", "cogs.places")
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    attach_files=True,
    create_public_threads=True,
    send_messages_in_threads=True,
)

MOST_HEARD = 1000
"""So many interactions are known again, should Discord repeat them."""
FOR_SERVERS, FOR_ACCOUNTS = "&integration_type=0", "&integration_type=1"
"""What tells Discord's page where the application is to be installed."""

_log = logging.getLogger("arnak")


class ArnakBot(commands.AutoShardedBot):
    """The whole bot. `database`: a path or an address, see `Store`; `chance` is for tests (see `Host`).

    `own_emoji` uploads the bot's own signs to Discord; without them plain Unicode signs are used. `workers`: how many
    processes think for computer players, begun when they are first needed. `shards`: among so many shards the servers
    are divided, and other processes look after those that this one does not hold; None: it is alone.
    """

    host: Host
    clock: DatabaseClock
    telling: Telling
    shards_held: Shards | None = None

    def __init__(
        self,
        database: str,
        chance: random.Random | None = None,
        *,
        own_emoji: bool = True,
        workers: int = 1,
        shards: int | None = None,
    ) -> None:
        super().__init__(
            shard_count=shards or 1,
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True, guild_messages=True),
            max_messages=None,
            max_ratelimit_timeout=RATE_LIMIT_SECONDS,
            http_trace=limiting_calls(),
            allowed_mentions=discord.AllowedMentions.none(),  # who is pinged is named with the message
            help_command=None,
            tree_cls=CommandTree,
        )
        self._database = database
        self._chance = chance
        self._own_emoji = own_emoji
        self._workers = workers
        self._shards = shards
        self._store: Store | None = None
        self.looks = Looks()
        self._heard: dict[int, None] = {}
        self._opened = AsyncExitStack()
        self._opened.callback(self.looks.close)
        self._ready_watch = ReadyWatch(self)
        self._opened.callback(self._ready_watch.rest)
        self.add_listener(self._ready_watch.on_shard_connect)

    async def setup_hook(self) -> None:
        """Open the database, load the cogs, and tell Discord about the commands."""
        self._store = await Store.open(self._database)
        self._opened.push_async_callback(self._store.close)
        share = None if self._shards is None else Share(self._store.shares, self._shards)
        if share is not None:
            self.shards_held = Shards(self, share, self._take_up)
        self.clock = DatabaseClock(self._store, now)
        await self.clock.compare()
        self.host = Host.of(self._store, GAMES, self.clock, self._chance, Workers(self._workers), share)
        self._opened.push_async_callback(self.host.close)
        self.telling = Telling(self, self.host, self.looks)
        self._opened.callback(self.telling.rest)
        for extension in (*EXTENSIONS, *extensions_of(GAMES)):
            await self.load_extension(extension)
        if len(LANGUAGES) > 1:  # else nothing is translated, and discord.py asks for every text in every locale
            await self.tree.set_translator(CommandTranslator())
        there = await sync_commands(self.tree)
        if self._own_emoji:
            self.looks.emoji.note_commands(there)
            await self.looks.emoji.load(self)

    async def _take_up(self) -> None:
        """Do what another process has left, or decided, on the servers that are looked after here by now."""
        if self.is_ready() and not self.telling.resting:
            await self.host.computers.take_up()
            await self.telling.take_up()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay at Discord until the bot is closed: with one connection, or with those that this process holds."""
        at_once = await until_admitted(self)
        if self.shards_held is not None:
            self.shard_ids = await self.shards_held.first(at_once)
        async with slow_to_end():
            await super().connect(reconnect=reconnect)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard; where several are held, without waiting for it."""
        connecting = functools.partial(super().launch_shard, gateway, shard_id, initial=initial)
        if self.shards_held is None:
            await connecting()
        else:
            self.shards_held.launch(shard_id, connecting)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord may be told of a shard."""
        if self.shards_held is None or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.shards_held.may_identify(shard_id)
        self._ready_watch.begun(shard_id or 0)

    async def leave_gateway(self) -> None:
        """Hear nothing more of Discord; what was heard can still be answered."""
        self._ready_watch.rest()
        if self.shards_held is not None:
            self.shards_held.connect_no_more()
        await disconnect(self.shards.values())

    async def close(self) -> None:
        """Leave Discord and close the database."""
        try:
            try:
                if isinstance(self.loop, asyncio.AbstractEventLoop):  # else it never came up
                    await super().close()
            finally:
                if self.shards_held is not None and self._store is not None:
                    await self.shards_held.close()
        finally:
            self._store = None
            await self._opened.aclose()

    @property
    def invite(self) -> str:
        """The link that invites this bot to a server with the permissions it needs, and no more."""
        assert self.application_id is not None
        scopes = ("bot", "applications.commands")
        return discord.utils.oauth_url(self.application_id, permissions=PERMISSIONS, scopes=scopes) + FOR_SERVERS

    @property
    def personal_invite(self) -> str:
        """The link with which somebody adds the commands to their own account, for solo games in direct messages."""
        assert self.application_id is not None
        return discord.utils.oauth_url(self.application_id, scopes=("applications.commands",)) + FOR_ACCOUNTS

    async def table_here(self, interaction: Interaction) -> Table:
        """Return the table of the channel in which something was typed.

        Raises:
            TableNotFound: the channel never had one.
        """
        assert interaction.channel_id is not None
        return await self._welcomed(await self.host.registry.table_in(interaction.channel_id), interaction)

    async def table_clicked(self, interaction: Interaction, table_id: int) -> Table:
        """Return the table of a button. It is pressed in its own channel; its players may press it anywhere.

        Whoever writes a bot of their own can put any custom id on a button, so a button proves nothing.

        Raises:
            TableNotFound: there is no such table, or it is none of this user's business here.
        """
        table = await self.host.registry.table(table_id)
        if table.channel_id != interaction.channel_id and table.seat_of(interaction.user.id) is None:
            raise TableNotFound(Why.ANOTHER_CHANNEL)
        return await self._welcomed(table, interaction)

    async def _welcomed(self, table: Table, interaction: Interaction) -> Table:
        """Give whoever clicks or types their seat back, if a computer has kept it warm; suggestions are no click."""
        if interaction.type is discord.InteractionType.autocomplete:
            return table
        if await self.host.absence.come_back(table, interaction.user.id):
            self.telling.nudge(table.id)
        return table

    def rest(self) -> None:
        """Take nothing up any more; what waits to be told is told after the restart."""
        if self._store is not None:
            self.telling.rest()
            self.host.computers.rest()

    def heard_before(self, interaction: discord.Interaction) -> bool:
        """Whether this very interaction has arrived before: Discord may repeat some when a session is resumed."""
        if interaction.id in self._heard:
            return True
        self._heard[interaction.id] = None
        if len(self._heard) > MOST_HEARD:
            del self._heard[next(iter(self._heard))]
        return False

    def is_member_of(self, guild_id: int | None) -> bool:
        """Whether the bot itself is in a server; where it is not, people use it from their own accounts."""
        return guild_id is not None and self.get_guild(guild_id) is not None

    async def on_message(self, message: discord.Message) -> None:
        """Leave messages alone: this bot answers commands and buttons, and reads nothing."""

    async def on_ready(self) -> None:
        """Say that the bot is up and how to invite it."""
        _log.info("Ready as %s. To a server: %s To your account: %s", self.user, self.invite, self.personal_invite)


Interaction = discord.Interaction[ArnakBot]
"""Whatever somebody does at Discord: a command, or a press of a button, as this bot gets it."""


def may_moderate(interaction: Interaction, table: Table) -> bool:
    """Whether a user moderates the channel of a table; what they may do elsewhere does not count."""
    return interaction.channel_id == table.channel_id and interaction.permissions.manage_messages


def now() -> datetime:
    """The time as discord.py sees it: simulated where Discord is simulated."""
    return discord.utils.utcnow().astimezone(UTC)


LIMIT = 8.0
"""How many seconds a stop waits at most, so that `docker stop` need not kill, which it does after ten.

What is given up then is in the database: it is told after the restart.
"""
_MOMENT = 0.5
"""So long what is given up may take to let go."""

# discord.py starts a task for every command, button, menu and form, and names it so (2.7; a test holds it).
_UNDER_WAY = (WORK, "CommandTree-invoker", "discord-ui-view-dispatch-", "discord-ui-dynamic-item-", "discord-ui-modal-")

_log = logging.getLogger("arnak")


async def finish(bot: ArnakBot, limit: float = LIMIT) -> None:
    """Leave the gateway and start no loop anew; wait until nobody's command or click and no work of ours is under way.

    What takes longer than `limit` seconds is given up.
    """
    bot.rest()
    for cog in bot.cogs.values():
        for _, loop in inspect.getmembers(cog, lambda member: isinstance(member, tasks.Loop)):
            loop.stop()
    try:
        async with asyncio.timeout(limit):
            await bot.leave_gateway()
            while working := _under_way():
                await asyncio.wait(working)
    except TimeoutError:
        working = _under_way()
        _log.warning("Stopping with %d answers under way after %.0f s", len(working), limit)
        for task in working:
            task.cancel()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*working, return_exceptions=True), _MOMENT)


def _under_way() -> set[asyncio.Task[object]]:
    return {task for task in asyncio.all_tasks() if task.get_name().startswith(_UNDER_WAY)}
