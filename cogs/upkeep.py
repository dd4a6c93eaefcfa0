"""What happens without a click: pings, reminders, deadlines, closing, lost messages, sleepy threads.

One waiting loop asks the host what is due; the due times are rows, not tasks, so that each is done once,
whatever restarts in between.
"""

from __future__ import annotations

import contextlib
import logging

import discord
from discord import ui
from discord.ext import commands, tasks

from arnak_bot.host import Table, TableError
from arnak_bot.store import Post, PostKind, Status, StoreError
from arnak_bot.wording import texts
from cogs.absence import closing_note, deadline_note
from cogs.client import ArnakBot
from cogs.public import (
    SILENT,
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
        """Do everything that is due, and tell what has waited; whatever goes wrong, look again next time."""
        host = self.bot.host
        try:
            async for _ in host.upkeep.look():
                pass
            for batch in await host.outbox.waiting(host.registry.now()):
                await self._tell(batch)
        except StoreError as error:
            _log.error("What is due has to wait: %s", error)

    async def _tell(self, batch: list[Post]) -> None:
        """Tell a channel what waits for it; what fails is tried again later."""
        outbox = self.bot.host.outbox
        try:
            table = await self.bot.host.registry.table(batch[0].table_id)
            await self._say(batch, table)
        except Exception as error:  # one bad table, one bad picture: the others are told all the same
            expected = isinstance(error, (discord.HTTPException, TableError))
            _log.warning("Telling table %s failed: %s", batch[0].table_id, error, exc_info=None if expected else error)
            permanent = isinstance(error, (discord.Forbidden, discord.NotFound))
            await outbox.failed(batch, str(error), permanent=permanent)

    async def _say(self, batch: list[Post], table: Table) -> None:
        host, post = self.bot.host, batch[0]
        number: int | None = None
        match post.kind:
            case PostKind.LOBBY | PostKind.TABLE:
                await self.post_anew(table)
                return
            case PostKind.PING | PostKind.REMIND:
                await self._ping(post, table)
                return
            case PostKind.CLOSED:
                number = await self._send(table, *closing_note(table), SILENT)
            case PostKind.DEADLINE:
                seat = post.facts.seat
                if seat is not None and host.absence.overdue(table, seat):
                    late = table.seats[seat].user_id
                    others = [discord.Object(user_id) for user_id in host.registry.awake(table) if user_id != late]
                    pings = discord.AllowedMentions(users=others)
                    number = await self._send(table, *await deadline_note(host, table, seat), pings)
            case _:  # answered where it was asked for
                pass
        await host.outbox.delivered(batch, number)

    async def _send(self, table: Table, text: str, view: ui.View, pings: discord.AllowedMentions) -> int:
        channel = self.bot.get_partial_messageable(table.channel_id)
        return (await channel.send(text, view=view, allowed_mentions=pings)).id

    async def _ping(self, post: Post, table: Table) -> None:
        """Mention whoever is to act; the ping before is removed, so that there is never a wall of them."""
        host, seat = self.bot.host, post.facts.seat
        waits = table.status is Status.RUNNING
        awaited = (
            [each for each in host.registry.awaited(table) if seat in (None, each.seat) and each.ping] if waits else []
        )
        if not awaited:
            await host.outbox.delivered([post], None)
            return
        saying = texts.REMINDER if post.kind is PostKind.REMIND else texts.GOOD_MORNING
        text = saying.format(who=whom_it_waits_for(table, awaited))
        number = await self._send(table, text, play_buttons(table), pings_of(awaited))
        before = await host.outbox.delivered([post], number)
        await tidy_ping(self.bot, table, before)

    async def post_anew(self, table: Table) -> None:
        """Post an open table again where its message could not be posted, or is gone.

        Raises:
            discord.HTTPException: Discord does not take it, for now or for good.
        """
        await post_in_channel(self.bot, table, await current_message(self.bot.host, table))

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """A table whose newest message is deleted gets a new one, but only once: who deletes it twice means it."""
        table = await self.bot.host.registry.table_posted_in(payload.message_id)
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
            table = await self.bot.host.registry.table_in(payload.thread_id)
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
