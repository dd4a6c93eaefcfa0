"""What Discord has refused, taken up again when it may work: after its time, or when a channel is open again.

Discord bans a bot for a while that is refused too often, and a server's events only say that something is different:
they are looked at together, and nothing is tried but what the bot's permissions stood in the way of.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import discord

from arnak_bot.host import Host, Table
from arnak_bot.store import Refusal

__all__ = ["Refused", "missing_permissions"]

SETTLED_SECONDS = 10.0
"""So long after a server's first event the others are waited for, of which roles and channels bring many."""
_NEEDED = ("view_channel", "attach_files")


def missing_permissions(held: discord.Permissions, *more: str, in_thread: bool) -> tuple[str, ...]:
    """Return what the bot lacks to tell a table's channel, and to do `more`, as people read it."""
    needed = (*_NEEDED, "send_messages_in_threads" if in_thread else "send_messages", *more)
    return tuple(name.replace("_", " ") for name in needed if not getattr(held, name))


class Refused:
    """Decides when what was refused is told again, by `tell`."""

    def __init__(self, client: discord.Client, host: Host, tell: Callable[[Sequence[int]], Awaitable[None]]) -> None:
        self._client = client
        self._host = host
        self._tell = tell
        self._closed: set[int] = set()
        self._looking: dict[int, asyncio.Task[None]] = {}

    def missing(self, channel_id: int) -> tuple[str, ...] | None:
        """Return what the bot lacks in a channel; None for one of which it knows nothing, like a thread that sleeps."""
        channel = self._client.get_channel(channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return None
        try:
            held = channel.permissions_for(channel.guild.me)
        except discord.ClientException:  # a thread of a channel that is not known
            return None
        return missing_permissions(held, in_thread=isinstance(channel, discord.Thread))

    def note(self, table: Table) -> None:
        """Remember that a table's channel is closed to the bot, as far as that is known here."""
        if self.missing(table.channel_id) != ():
            self._closed.add(table.id)

    async def take_up_due(self) -> None:
        """Try what is to be tried again by now."""
        await self._take_up(await self._host.outbox.refusals_due())

    async def take_up_all(self) -> None:
        """Try everything: nobody says what was different while the bot was away."""
        await self._take_up(await self._host.outbox.refusals())

    def look_again(self, guild_id: int) -> None:
        """Something is different on a server: see soon what that opens, and closes."""
        if guild_id not in self._looking:
            self._looking[guild_id] = asyncio.create_task(self._look(guild_id))

    def rest(self) -> None:
        """Take nothing up any more."""
        for task in self._looking.values():
            task.cancel()

    async def _look(self, guild_id: int) -> None:
        try:
            await asyncio.sleep(SETTLED_SECONDS)
        finally:
            del self._looking[guild_id]
        opened = []
        for refusal in await self._host.outbox.refusals(guild_id):
            if self.missing(refusal.channel_id) != ():
                self._closed.add(refusal.table_id)
            elif refusal.table_id in self._closed:
                opened.append(refusal)
        await self._take_up(opened)

    async def _take_up(self, refusals: Sequence[Refusal]) -> None:
        for refusal in refusals:
            self._closed.discard(refusal.table_id)
            await self._host.outbox.again(refusal.table_id)
        await self._tell([refusal.table_id for refusal in refusals])
