"""What happens without a click: pings, reminders, deadlines, closing, lost messages, sleepy threads.

One waiting loop asks the host what is due; the due times are rows, not tasks, so that each is done once,
whatever restarts in between.
"""

from __future__ import annotations

import contextlib
import logging
from dataclasses import replace

import discord
from discord import ui
from discord.ext import commands, tasks

from arnak_bot.host import Table, TableError
from arnak_bot.registry import EVERYONE
from arnak_bot.store import Due, DueKind, Status
from arnak_bot.wording import texts
from cogs.absence import closing_note, deadline_note
from cogs.client import ArnakBot
from cogs.public import (
    SILENT,
    TRY_AGAIN_MINUTES,
    current_message,
    pings_of,
    play_buttons,
    post_in_channel,
    tidy_ping,
    whom_it_waits_for,
)

EVERY_MINUTES = 5

_log = logging.getLogger("arnak")


class Upkeep(commands.Cog):
    """Keeps tables going while nobody looks."""

    def __init__(self, bot: ArnakBot) -> None:
        self.bot = bot
        self._reposted: set[int] = set()

    async def cog_load(self) -> None:
        """Begin to look for what is due."""
        self.look.start()

    async def cog_unload(self) -> None:
        """Stop looking."""
        self.look.cancel()

    @tasks.loop(minutes=EVERY_MINUTES)
    async def look(self) -> None:
        """Do everything that is due, each thing once."""
        for due, table in await self.bot.host.take_dues():
            try:
                await self._do(due, table)
            except (discord.HTTPException, TableError) as error:
                _log.warning("What was due at table %s (%s) could not be done: %s", table.id, due.kind, error)

    @look.before_loop
    async def _wait_until_ready(self) -> None:
        await self.bot.wait_until_ready()

    async def _do(self, due: Due, table: Table) -> None:
        host = self.bot.host
        match due.kind:
            case DueKind.CLOSE:
                if await host.close_if_idle(table):
                    await self._send(table, *closing_note(table), SILENT)
            case DueKind.POST:
                await self.post_anew(table)
            case DueKind.DEADLINE:
                if host.overdue(table, due.seat):
                    late = table.seats[due.seat].user_id
                    others = [discord.Object(user_id) for user_id in host.awake(table) if user_id != late]
                    pings = discord.AllowedMentions(users=others)
                    await self._send(table, *await deadline_note(host, table, due.seat), pings)
            case DueKind.PING | DueKind.REMIND:
                await self._ping(due, table)

    async def _send(self, table: Table, text: str, view: ui.View, pings: discord.AllowedMentions) -> int:
        channel = self.bot.get_partial_messageable(table.channel_id)
        return (await channel.send(text, view=view, allowed_mentions=pings)).id

    async def _ping(self, due: Due, table: Table) -> None:
        """Mention whoever is to act; the ping before is removed, so that there is never a wall of them."""
        awaited = [each for each in self.bot.host.awaited(table) if due.seat in (EVERYONE, each.seat) and each.ping]
        if not awaited:
            return
        saying = texts.REMINDER if due.kind is DueKind.REMIND else texts.GOOD_MORNING
        text = saying.format(who=whom_it_waits_for(table, awaited))
        before = table.posts
        number = await self._send(table, text, play_buttons(table), pings_of(awaited))
        await self.bot.host.set_posts(table, replace(before, ping=number))
        await tidy_ping(self.bot, table, before)

    async def post_anew(self, table: Table) -> None:
        """Post an open table again where its message could not be posted, or is gone; later, if Discord is down."""
        host = self.bot.host
        message = await current_message(host, table)
        try:
            await post_in_channel(self.bot, table, message)
        except (discord.Forbidden, discord.NotFound):
            raise
        except discord.HTTPException:
            await host.due_again(table, DueKind.POST, TRY_AGAIN_MINUTES)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """A table whose newest message is deleted gets a new one, but only once: who deletes it twice means it."""
        table = await self.bot.host.table_posted_in(payload.message_id)
        if table is None or payload.message_id in self._reposted:
            return
        with contextlib.suppress(discord.HTTPException):
            await self.post_anew(table)
            if table.posts.last is not None:
                self._reposted = {*self._reposted, table.posts.last}

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread with a running table is kept from archiving; a locked one was locked by somebody who may."""
        metadata = payload.data.get("thread_metadata", {})
        if not metadata.get("archived") or metadata.get("locked"):
            return
        try:
            table = await self.bot.host.table_in(payload.thread_id)
        except TableError:
            return
        if table.status not in (Status.LOBBY, Status.RUNNING):
            return
        thread = payload.thread or await self.bot.fetch_channel(payload.thread_id)
        if isinstance(thread, discord.Thread):
            with contextlib.suppress(discord.HTTPException):
                await thread.edit(archived=False)


async def setup(bot: ArnakBot) -> None:
    """Add the cog; called by discord.py."""
    await bot.add_cog(Upkeep(bot))
