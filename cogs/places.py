"""Where tables are allowed, and which permissions they need; what happens to tables when messages, channels, threads,
servers or permissions change.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

import discord
from discord.ext import commands, tasks

from arnak_bot.host import Table, TableError, shard_of
from arnak_bot.kit.names import spoken
from arnak_bot.refusals import CannotPostIn, ElsewhereOnly, InviteFirst, OnlyAHandHere, PermissionsMissing, Why
from arnak_bot.store import NewPost, PostKind, Status
from cogs.client import ArnakBot, Interaction
from cogs.interactions import words_at
from cogs.limits import DISCORD_TROUBLE
from cogs.own_threads import is_own, own_thread
from cogs.sending import missing_permissions, permission_name

_log = logging.getLogger("arnak")


async def only_elsewhere(interaction: Interaction) -> ElsewhereOnly | None:
    """Return the channels in which a server's moderators allow tables, if this channel is not one of them."""
    here = interaction.channel_id, parent_of(interaction.channel)
    return await allowed_instead_of(interaction.client, interaction.guild_id, *here)


async def allowed_instead_of(bot: ArnakBot, guild_id: int | None, *here: int | None) -> ElsewhereOnly | None:
    """Return the channels in which a server's moderators allow tables, if none of `here` is among them."""
    channels = (await bot.host.people.guild(guild_id)).channels
    if not channels or {*here} & {*channels}:
        return None
    gone = await deleted_channels(bot, guild_id, channels)
    return ElsewhereOnly(tuple(each for each in channels if each not in gone))


def parent_of(channel: object) -> int | None:
    """The channel that a thread belongs to; None for other channels and unknown ones."""
    return getattr(channel, "parent_id", None)


async def deleted_channels(bot: ArnakBot, guild_id: int | None, channels: Sequence[int]) -> frozenset[int]:
    """Return which of these channels of a server were deleted; Discord is asked only about those not cached."""
    guild = None if guild_id is None else bot.get_guild(guild_id)
    if guild is None or guild.unavailable:
        return frozenset()
    unknown = [each for each in channels if guild.get_channel_or_thread(each) is None]
    found = await asyncio.gather(*map(bot.fetch_channel, unknown), return_exceptions=True)
    return frozenset(each for each, answer in zip(unknown, found, strict=True) if isinstance(answer, discord.NotFound))


def require_permissions(interaction: Interaction, *, thread: bool = False) -> None:
    """Raises TableError if the bot lacks a permission for games here; with `thread`, also for opening threads."""
    bot = interaction.client
    if interaction.guild_id is not None and not bot.is_member_of(interaction.guild_id):
        raise TableError(InviteFirst(bot.invite))
    held = interaction.app_permissions
    inside = thread or isinstance(interaction.channel, discord.Thread)
    more = ("create_public_threads",) if thread else ()
    missing = missing_permissions(held, *more, in_thread=inside)
    if missing:
        raise TableError(PermissionsMissing(missing))


def require_writable(interaction: Interaction, channel_id: int, *, pictures: bool = False) -> None:
    """Raises TableError if the bot cannot post in a channel that a moderator has chosen for its posts."""
    bot = interaction.client
    if not bot.is_member_of(interaction.guild_id):
        raise TableError(InviteFirst(bot.invite))
    channel = bot.get_channel(channel_id)
    if channel is not None and not isinstance(channel, discord.abc.Messageable):
        raise TableError(Why.NOT_A_PLACE_FOR_POSTS)
    require_public(bot, channel_id)
    missing = lacking_in(bot, channel_id, pictures=pictures)
    if missing is None or getattr(channel, "guild", None) != interaction.guild:
        missing = (permission_name("view_channel"),)
    if missing:
        raise TableError(CannotPostIn(channel_id, missing))


def lacking_in(bot: ArnakBot, channel_id: int, *, pictures: bool) -> tuple[str, ...] | None:
    """Return the permissions that the bot lacks for its posts in a channel; None if the channel is not cached."""
    missing, files = bot.outbox_sender.refused.missing(channel_id), permission_name("attach_files")
    return None if missing is None else tuple(each for each in missing if pictures or each != files)


def require_public(bot: ArnakBot, channel_id: int) -> None:
    """Raises TableError if a channel is a player's own thread."""
    if bot.user is not None and is_own(bot.get_channel(channel_id), bot.user.id):
        raise TableError(Why.NOT_A_PLACE_FOR_POSTS)


async def require_allowed(interaction: Interaction) -> None:
    """Raises TableError, which names the allowed channels, if the server's moderators allow no tables here; or if this
    is a player's private thread.
    """
    if (thread := own_thread(interaction)) is not None:
        raise TableError(OnlyAHandHere(thread.parent_id))
    if (elsewhere := await only_elsewhere(interaction)) is not None:
        raise TableError(elsewhere)


# --- when something changes -------------------------------------------------------------------------

SLACK = timedelta(minutes=10)
"""How much too early Discord may archive a thread: it does not do so at the exact minute."""


def archived_for_inactivity(last_activity: datetime, now: datetime, minutes: int) -> bool:
    """Whether a thread was archived automatically, for inactivity."""
    return now - last_activity >= timedelta(minutes=minutes) - SLACK


class Places(commands.Cog):
    def __init__(self, bot: ArnakBot) -> None:
        self.bot = bot
        self._reposted: set[int] = set()
        self._empty: set[int] = set()

    async def cog_unload(self) -> None:
        self._later.cancel()

    # --- messages -----------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        await self._post_again([payload.message_id])

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        await self._post_again(payload.message_ids)

    async def _post_again(self, messages: Iterable[int]) -> None:
        """Repost tables whose newest message is gone, but only once: a second deletion is deliberate."""
        for message_id in messages:
            table = await self.bot.host.registry.table_posted_in(message_id)
            if table is None or message_id in self._reposted:
                continue
            kind = PostKind.LOBBY if table.game is None else PostKind.TABLE
            await self.bot.host.outbox.add(table, NewPost(kind))
            await self.bot.outbox_sender.send(table.id)
            if table.posts.last is not None and table.posts.last != message_id:
                self._reposted = {*self._reposted, table.posts.last}

    # --- threads ------------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Unarchive a table's thread after inactivity; one archived by hand stays archived until the next turn."""
        data = payload.data
        metadata = data.get("thread_metadata", {})
        if not metadata.get("archived"):
            self.bot.outbox_sender.refused.check_again(payload.guild_id)
        if not metadata.get("archived") or metadata.get("locked"):
            return
        table = await self._table_in(payload.thread_id)
        if table is None:
            return
        written = max(payload.thread_id, int(data.get("last_message_id") or 0), table.posts.last or 0)
        last = discord.utils.snowflake_time(written)
        if not archived_for_inactivity(last, self.bot.host.registry.now(), metadata["auto_archive_duration"]):
            return
        with contextlib.suppress(*DISCORD_TROUBLE):
            thread = payload.thread or await self.bot.fetch_channel(payload.thread_id)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._abandon(payload.thread_id, _place(payload.guild_id, self.bot))

    # --- channels and servers -------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Its threads get their own events."""
        await self._abandon(channel.id, channel.guild.name)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        for table_id in await self.bot.host.registry.store.open_tables_in_guild(guild.id):
            with contextlib.suppress(TableError):
                await self._stop(await self.bot.host.registry.table(table_id), guild.name)

    @commands.Cog.listener()
    async def on_table_place_gone(self, table: Table) -> None:
        """Stop a table whose channel was deleted while the bot was offline; while the bot does not know of any server,
        `on_shard_ready` checks later.
        """
        if self.bot.guilds and table.status.is_open:
            assert table.guild_id is not None, "direct message channels are never deleted"
            await self._stop(table, _place(table.guild_id, self.bot))

    # --- changes while the bot was offline -----------------------------------------------

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Stop the tables on a shard whose channel or server went away while the bot was offline. A shard without
        servers is checked a minute later: the local table's simulated server is created only once the bot is ready.
        """
        if any(guild.shard_id == shard for guild in self.bot.guilds):
            await self._compare(shard)
        else:
            self._empty.add(shard)
            if not self._later.is_running():
                self._later.start()

    @tasks.loop(minutes=1)
    async def _later(self) -> None:
        if self._later.current_loop:
            while self._empty:
                await self._compare(self._empty.pop())
            self._later.stop()

    async def _compare(self, shard: int) -> None:
        registry, shards = self.bot.host.registry, self.bot.shard_count or 1
        for table_id, guild_id, channel_id in await registry.store.open_places():
            if self.bot.outbox_sender.resting:
                return
            if shard_of(guild_id, shards) != shard or not registry.scope.holds(guild_id):
                continue
            with contextlib.suppress(TableError):
                if await self._is_gone(table_id, guild_id, channel_id):
                    await self._stop(await registry.table(table_id), _place(guild_id, self.bot))

    async def _is_gone(self, table_id: int, guild_id: int, channel_id: int) -> bool:
        """Whether a table's channel is permanently gone; Discord is asked only if the cache cannot tell. Archived
        threads never count as gone, nor does anything on a server in an outage.
        """
        guild = self.bot.get_guild(guild_id)
        if guild is None:
            table = await self.bot.host.registry.table(table_id)  # a solo game may go on by interactions alone
            return table.status is not Status.RUNNING or not table.alone
        if guild.unavailable or guild.get_channel_or_thread(channel_id) is not None:
            return False
        try:
            await self.bot.fetch_channel(channel_id)
        except discord.NotFound:
            return True
        except (discord.InvalidData, *DISCORD_TROUBLE) as error:
            _log.warning("It is not known whether the channel of table %s still exists: %r", table_id, error)
        return False

    async def _abandon(self, channel_id: int, where: str) -> None:
        table = await self._table_in(channel_id)
        if table is not None:
            await self._stop(table, where)

    async def _table_in(self, channel_id: int) -> Table | None:
        """Return the open table of a channel."""
        try:
            table = await self.bot.host.registry.table_in(channel_id)
        except TableError:
            return None
        return table if table.status.is_open else None

    async def _stop(self, table: Table, where: str) -> None:
        words = words_at(self.bot, table)
        await self.bot.host.absence.abandon(table)
        people = [seat.user_id for seat in table.seats if not seat.is_computer]
        self.bot.outbox_sender.direct.send_to_all(people, words.labels.table_is_gone(where=spoken(where)))

    # --- permissions ------------------------------------------------------------------------------------

    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_role_update")
    async def check_again(self, _: object, after: discord.abc.GuildChannel | discord.Role) -> None:
        self.bot.outbox_sender.refused.check_again(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """The bot's own membership has changed (a role, the end of a time-out); this needs no intent."""
        if after == after.guild.me:
            self.bot.outbox_sender.refused.check_again(after.guild.id)


def _place(guild_id: int, bot: ArnakBot) -> str:
    guild = bot.get_guild(guild_id)
    return str(guild_id) if guild is None else guild.name


async def setup(bot: ArnakBot) -> None:
    await bot.add_cog(Places(bot))
