"""What happens to the places of tables: deleted messages, channels and threads, sleepy threads, lost servers."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterable
from datetime import datetime, timedelta

import discord
from discord.ext import commands

from arnak_bot.host import Table, TableError
from arnak_bot.store import NewPost, PostKind, Status
from arnak_bot.wording import labels
from cogs.client import ArnakBot
from cogs.limits import DISCORD_TROUBLE
from cogs.speaking import words_at

__all__ = ["Places", "slept_in"]

SLACK = timedelta(minutes=10)
"""Discord does not archive on the minute."""

_log = logging.getLogger("arnak")


def slept_in(last_activity: datetime, now: datetime, minutes: int) -> bool:
    """Whether a thread that is archived now was so because nobody wrote for as many minutes as it is set to."""
    return now - last_activity >= timedelta(minutes=minutes) - SLACK


class Places(commands.Cog):
    """Listens to what becomes of channels."""

    def __init__(self, bot: ArnakBot) -> None:
        self.bot = bot
        self._reposted: set[int] = set()

    # --- messages -----------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """A table whose newest message is deleted gets a new one."""
        await self._post_anew([payload.message_id])

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """The same, when a moderator clears a channel."""
        await self._post_anew(payload.message_ids)

    async def _post_anew(self, messages: Iterable[int]) -> None:
        """Show tables again whose newest message is gone, but only once: who deletes it twice means it."""
        for message_id in messages:
            table = await self.bot.host.registry.table_posted_in(message_id)
            if table is None or message_id in self._reposted:
                continue
            kind = PostKind.LOBBY if table.game is None else PostKind.TABLE
            await self.bot.host.outbox.add(table, NewPost(kind))
            await self.bot.telling.told(table.id)
            if table.posts.last is not None and table.posts.last != message_id:
                self._reposted = {*self._reposted, table.posts.last}

    # --- threads ------------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Wake a table's thread that fell asleep; one that somebody closed stays closed until the next turn."""
        data = payload.data
        metadata = data.get("thread_metadata", {})
        if not metadata.get("archived") or metadata.get("locked"):
            return
        table = await self._table_in(payload.thread_id)
        if table is None:
            return
        written = max(payload.thread_id, int(data.get("last_message_id") or 0), table.posts.last or 0)
        last = discord.utils.snowflake_time(written)
        if not slept_in(last, self.bot.host.registry.now(), metadata["auto_archive_duration"]):
            return
        with contextlib.suppress(*DISCORD_TROUBLE):
            thread = payload.thread or await self.bot.fetch_channel(payload.thread_id)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """The table of a deleted thread is stopped."""
        await self._abandon(payload.thread_id, _place(payload.guild_id, self.bot))

    # --- channels and servers -------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """The tables of a deleted channel and of its threads are stopped."""
        threads = channel.threads if isinstance(channel, discord.TextChannel) else []
        for channel_id in (channel.id, *(thread.id for thread in threads)):
            await self._abandon(channel_id, channel.guild.name)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The tables of a server that has removed the bot are stopped."""
        for table_id in await self.bot.host.registry.store.open_tables_in_guild(guild.id):
            with contextlib.suppress(TableError):
                await self._stop(await self.bot.host.registry.table(table_id), guild.name)

    async def _abandon(self, channel_id: int, where: str) -> None:
        table = await self._table_in(channel_id)
        if table is not None:
            await self._stop(table, where)

    async def _table_in(self, channel_id: int) -> Table | None:
        """The open table of a channel."""
        try:
            table = await self.bot.host.registry.table_in(channel_id)
        except TableError:
            return None
        return table if table.status in (Status.LOBBY, Status.RUNNING) else None

    async def _stop(self, table: Table, where: str) -> None:
        """Stop a table whose place is gone, and tell its players where they can be reached."""
        words = words_at(self.bot, table)
        await self.bot.host.absence.abandon(table)
        for seat in table.seats:
            if seat.is_computer:
                continue
            with contextlib.suppress(*DISCORD_TROUBLE):
                channel = await self.bot.create_dm(discord.Object(seat.user_id))
                await channel.send(labels.table_is_gone(where, words))

    # --- permissions ------------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """A channel has changed: what was refused there may be possible now."""
        await self._try_refused(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """A role has changed, perhaps the bot's own."""
        await self._try_refused(after.guild.id)

    async def _try_refused(self, guild_id: int) -> None:
        await self.bot.telling.try_refused(guild_id)


def _place(guild_id: int, bot: ArnakBot) -> str:
    guild = bot.get_guild(guild_id)
    return str(guild_id) if guild is None else guild.name


async def setup(bot: ArnakBot) -> None:
    """Add the cog; called by discord.py."""
    await bot.add_cog(Places(bot))
