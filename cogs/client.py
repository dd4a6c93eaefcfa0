"""The bot: a discord.py client with a host and no privileged intents; how it starts and stops."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import inspect
import logging
import random
from collections import deque
from contextlib import AsyncExitStack
from datetime import UTC, datetime

import discord
import yarl
from discord.ext import commands, tasks

from arnak_bot.games import GAMES
from arnak_bot.host import DatabaseClock, Host, Share, Table, TableError, TableNotFound, Workers
from arnak_bot.refusals import Why
from arnak_bot.store import Status, Store
from arnak_bot.wording.messages import LANGUAGES
from cogs.command_tree import CommandTranslator, CommandTree, extensions_of, sync_commands
from cogs.connecting import ReadyWatch, Shards, disconnect, slow_to_end, until_admitted
from cogs.interactions import WORK
from cogs.limits import RATE_LIMIT_SECONDS, limiting_calls
from cogs.notices import Keeper, NoticeSender
from cogs.outbox import OutboxSender
from cogs.own_threads import ThreadNames, is_of_another, own_thread
from cogs.panel import OpenPanels
from cogs.pictures import Looks

COMMANDS = ("cogs.game", "cogs.show", "cogs.table", "cogs.me", "cogs.turn")
EXTENSIONS = (
    *COMMANDS,
    *("cogs.buttons", "cogs.lobby_buttons", "cogs.timers", "cogs.places", "cogs.league", "cogs.listing"),
    *("cogs.settings", "cogs.finding", "cogs.threads", "cogs.campaign", "cogs.planning"),
)
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    attach_files=True,
    create_public_threads=True,
    create_private_threads=True,
    send_messages_in_threads=True,
)

MOST_HEARD = 1000
FOR_SERVERS, FOR_ACCOUNTS = "&integration_type=0", "&integration_type=1"
"""Query parameters that select where Discord's page installs the application."""

_log = logging.getLogger("arnak")


class ArnakBot(commands.AutoShardedBot):
    """The whole bot. `database`: a path or an address, see `Store`; `chance` is for tests (see `Host`).

    `own_emoji`: upload the bot's own emoji to Discord; otherwise plain Unicode emoji are used. `workers` and `drawing`:
    the number of processes for computer players and for drawing, started when first needed; with no drawing process,
    threads draw. `shards`: the total number of shards, shared with other processes; None for a single process.
    """

    host: Host
    clock: DatabaseClock
    outbox_sender: OutboxSender
    notice_sender: NoticeSender
    keeper: Keeper
    shards_held: Shards | None = None

    def __init__(
        self,
        database: str,
        chance: random.Random | None = None,
        *,
        own_emoji: bool = True,
        workers: int = 1,
        drawing: int = 0,
        shards: int | None = None,
    ) -> None:
        super().__init__(
            shard_count=shards or 1,
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True, guild_messages=True),
            max_messages=None,
            max_ratelimit_timeout=RATE_LIMIT_SECONDS,
            http_trace=limiting_calls(),
            allowed_mentions=discord.AllowedMentions.none(),  # each message says whom it pings
            help_command=None,
            tree_cls=CommandTree,
        )
        self._database = database
        self._chance = chance
        self._own_emoji = own_emoji
        self._workers = workers
        self._shards = shards
        self._store: Store | None = None
        self.looks = Looks.drawn_by(drawing)
        self.open_panels = OpenPanels()
        self.thread_names = ThreadNames()
        self._heard = deque[int](maxlen=MOST_HEARD)
        self._opened = AsyncExitStack()
        self._opened.push_async_callback(self.looks.close)
        self._ready_watch = ReadyWatch(self)
        self._opened.callback(self._ready_watch.stop)
        self.add_listener(self._ready_watch.on_shard_connect)

    async def setup_hook(self) -> None:
        self._store = await Store.open(self._database)
        self._opened.push_async_callback(self._store.close)
        share = None if self._shards is None else Share(self._store.shares, self._shards)
        if share is not None:
            self.shards_held = Shards(self, share, self._take_up)
        self.clock = DatabaseClock(self._store, now)
        await self.clock.compare()
        self.host = Host(self._store, GAMES, self.clock, self._chance, Workers(self._workers), share)
        self._opened.push_async_callback(self.host.close)
        self.outbox_sender = OutboxSender(self, self.host, self.looks)
        self._opened.callback(self.outbox_sender.stop)
        self.notice_sender = NoticeSender(self, self.host)
        self.keeper = Keeper(self, self.host, now)
        self._opened.callback(self.keeper.stop)
        self.outbox_sender.on_note = self.notice_sender.nudge
        self.outbox_sender.on_position = lambda table: self.dispatch("position", table)
        for extension in (*EXTENSIONS, *extensions_of(GAMES)):
            await self.load_extension(extension)
        if len(LANGUAGES) > 1:  # with English alone, discord.py would call it in vain for every text and locale
            await self.tree.set_translator(CommandTranslator())
        there = await sync_commands(self.tree)
        if self._own_emoji:
            self.looks.emoji.note_commands(there)
            await self.looks.emoji.load(self)

    async def _take_up(self) -> None:
        """Resume unfinished work on the servers that this process has taken over from other processes."""
        if self.is_ready() and not self.outbox_sender.resting:
            await self.host.computers.resume_all()
            await self.outbox_sender.resume()
            self.notice_sender.nudge()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected until the bot is closed, with one connection, or one for each shard held by this process."""
        at_once = await until_admitted(self)
        if self.shards_held is not None:
            self.shard_ids = await self.shards_held.first(at_once)
        async with slow_to_end():
            await super().connect(reconnect=reconnect)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard; if processes share the shards, do not wait for it."""
        connecting = functools.partial(super().launch_shard, gateway, shard_id, initial=initial)
        if self.shards_held is None:
            await connecting()
        else:
            self.shards_held.launch(shard_id, connecting)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        if self.shards_held is None or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.shards_held.may_identify(shard_id)
        self._ready_watch.begun(shard_id or 0)

    async def leave_gateway(self) -> None:
        """Stop receiving events; those already received can still be answered."""
        self._ready_watch.stop()
        if self.shards_held is not None:
            self.shards_held.connect_no_more()
        await disconnect(self.shards.values())

    async def close(self) -> None:
        try:
            try:
                if isinstance(self.loop, asyncio.AbstractEventLoop):  # otherwise it was never started
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
        """The link for installing the commands to a user's own account, for solo games in direct messages."""
        assert self.application_id is not None
        return discord.utils.oauth_url(self.application_id, scopes=("applications.commands",)) + FOR_ACCOUNTS

    async def table_here(self, interaction: Interaction, *, takes_part: bool = True) -> Table:
        """Return the table in the interaction's channel, or the one to which the user's own thread belongs.
        `takes_part`: the user does more than look something up, and so gets their seat back if a computer was standing
        in. Raises TableNotFound if the channel has never had a table.
        """
        registry, channel_id = self.host.registry, interaction.channel_id
        assert channel_id is not None
        number = None
        if own_thread(interaction) is not None:
            number = await registry.store.threads.table_of(interaction.user.id, channel_id)
        table = await (registry.table_in(channel_id) if number is None else registry.table(number))
        return await self._with_seat_returned(table, interaction, takes_part=takes_part)

    async def table_to_look_back_at(self, interaction: Interaction) -> Table:
        """Return the table here. Raises TableError if it is a lobby that followed a game; or see `table_here`."""
        table = await self.table_here(interaction)
        if table.status is Status.LOBBY and await self.host.registry.store.last_over_in(table.channel_id) is not None:
            raise TableError(Why.LOBBY_AFTER_A_GAME)
        return table

    async def table_clicked(self, interaction: Interaction, table_id: int, *, takes_part: bool = True) -> Table:
        """Return the table of a button, which can be forged: a click does not prove that the user has seen it. Raises
        TableNotFound if there is no such table, or outside its channel for those who are not its players.
        """
        table = await self.host.registry.table(table_id)
        elsewhere = table.channel_id != interaction.channel_id
        if elsewhere and (
            table.seat_of(interaction.user.id) is None or await is_of_another(self.host, table, interaction)
        ):
            raise TableNotFound(Why.ANOTHER_CHANNEL)
        return await self._with_seat_returned(table, interaction, takes_part=takes_part)

    async def _with_seat_returned(self, table: Table, interaction: Interaction, *, takes_part: bool) -> Table:
        """Hand the user's seat back if a computer was standing in; autocomplete does not count. Raises TableError if
        the table is somebody else's ladder attempt.
        """
        if table.seat_of(interaction.user.id) is None:
            table.require_unsealed(self.host.registry.now())
        if not takes_part or interaction.type is discord.InteractionType.autocomplete:
            return table
        if await self.host.play.come_back(table, interaction.user.id):
            self.outbox_sender.nudge(table.id)
            message = interaction.message  # a click in a panel updates that panel anyway
            if message is None or not message.flags.ephemeral:
                self.dispatch("seat_changed", table)
        return table

    def stop_working(self) -> None:
        """Start nothing new; waiting posts are sent after the restart."""
        if self._store is not None:
            self.outbox_sender.stop()
            self.notice_sender.stop()
            self.keeper.stop()
            self.host.computers.stop_thinking()

    def received_before(self, interaction: discord.Interaction) -> bool:
        """Whether this interaction has been received before: Discord may repeat events when a session is resumed."""
        if interaction.id in self._heard:
            return True
        self._heard.append(interaction.id)
        return False

    def is_member_of(self, guild_id: int | None) -> bool:
        """Whether the bot itself is a member of a server, rather than installed only to somebody's own account."""
        return guild_id is not None and self.get_guild(guild_id) is not None

    async def on_message(self, message: discord.Message) -> None:
        """Ignore messages: this bot answers commands and buttons only."""

    async def on_ready(self) -> None:
        _log.info("Ready as %s. To a server: %s To your account: %s", self.user, self.invite, self.personal_invite)


Interaction = discord.Interaction[ArnakBot]


def may_moderate(interaction: Interaction, table: Table) -> bool:
    """Whether a user is a moderator in the table's own channel; permissions elsewhere do not count."""
    return interaction.channel_id == table.channel_id and interaction.permissions.manage_messages


def server_of(interaction: Interaction, otherwise: Why = Why.SETTINGS_NEED_A_SERVER) -> int:
    """Return the id of the server; outside of servers, raises TableError with the reason `otherwise`."""
    if interaction.guild_id is None:
        raise TableError(otherwise)
    return interaction.guild_id


def managed_server(interaction: Interaction) -> int:
    """Return the server's id. Raises TableError outside of servers, and if the user may not manage the server."""
    guild_id = server_of(interaction)
    if not interaction.permissions.manage_guild:
        raise TableError(Why.SETTINGS_NEED_A_MODERATOR)
    return guild_id


def now() -> datetime:
    """The time according to discord.py, so that a simulated Discord can control it."""
    return discord.utils.utcnow().astimezone(UTC)


LIMIT = 8.0
"""The maximum duration of a shutdown in seconds: `docker stop` kills after ten. Unsent posts follow the restart."""
_MOMENT = 0.5
"""How many seconds abandoned tasks are given to handle their cancellation."""

# How discord.py (2.7) names its tasks for commands, buttons, menus and forms; a test checks this.
_UNDER_WAY = (WORK, "CommandTree-invoker", "discord-ui-view-dispatch-", "discord-ui-dynamic-item-", "discord-ui-modal-")


async def finish(bot: ArnakBot, limit: float = LIMIT) -> None:
    """Disconnect from the gateway, stop the loops, and wait for interactions and our own tasks in progress. Anything
    that takes longer than `limit` seconds is abandoned.
    """
    bot.stop_working()
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
        _log.warning("Stopping with %d replies still in progress after %.0f s", len(working), limit)
        for task in working:
            task.cancel()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*working, return_exceptions=True), _MOMENT)


def _under_way() -> set[asyncio.Task[object]]:
    return {task for task in asyncio.all_tasks() if task.get_name().startswith(_UNDER_WAY)}
