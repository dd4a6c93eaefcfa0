"""Sending a table's messages: to its channel, in direct messages, or by an interaction; and what Discord refused."""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import timedelta

import discord

from arnak_bot.host import Host, Table
from arnak_bot.store import Post, PostKind, Posts, Refusal
from cogs.interactions import is_thinking, put, reader_words
from cogs.limits import DISCORD_TROUBLE, EDIT_SECONDS, MESSAGE_LIMIT
from cogs.messages import Message
from cogs.pictures import Emoji

__all__ = ["DirectMessages", "Refused", "Sender", "missing_permissions"]

AT_ONCE = 5
"""So many channels are opened without a wait."""
OPENING_SECONDS = 1.0
"""Between two of the others."""
LONGEST_WAIT = 10.0
"""Who is waited for does not wait longer: what they send is tried again later."""


class DirectMessages:
    """Writes to people; knows nothing of tables."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._opened_until = -math.inf
        self._under_way: set[asyncio.Task[None]] = set()

    async def send(self, user_id: int, text: str, nonce: str) -> None:
        """Send a direct message, silently.

        Raises:
            discord.HTTPException: the user takes none, or Discord has trouble.
            TimeoutError: too many others are written to now.
        """
        channel = await self._channel(user_id, LONGEST_WAIT)
        await channel.send(text, silent=True, nonce=nonce)

    def send_to_all(self, user_ids: Iterable[int], text: str) -> None:
        """Send a direct message to people when it is their turn; nobody waits for it, and a stop drops it."""
        task = asyncio.create_task(self._send_to_all(list(user_ids), text))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    def rest(self) -> None:
        """Begin nothing any more."""
        for task in self._under_way:
            task.cancel()

    async def _send_to_all(self, user_ids: Iterable[int], text: str) -> None:
        for user_id in user_ids:
            with contextlib.suppress(*DISCORD_TROUBLE):
                channel = await self._channel(user_id, None)
                await channel.send(text, silent=True, nonce=secrets.token_hex(8))

    async def _channel(self, user_id: int, longest: float | None) -> discord.DMChannel:
        """Open a channel when it is its turn; one that is known is open."""
        for channel in self._client.private_channels:
            if isinstance(channel, discord.DMChannel) and channel.recipient and channel.recipient.id == user_id:
                return channel
        now = asyncio.get_running_loop().time()
        turn = max(self._opened_until, now - AT_ONCE * OPENING_SECONDS) + OPENING_SECONDS
        if longest is not None and turn - now > longest:
            raise TimeoutError
        self._opened_until = turn
        if turn > now:
            await asyncio.sleep(turn - now)
        return await self._client.create_dm(discord.Object(user_id))


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


TOKEN_LASTS = timedelta(minutes=14)
"""Discord gives an interaction's token 15 minutes."""
YOUNG = timedelta(minutes=50)
"""Messages older than an hour are edited only so often, see error 30046."""
MOST_ROUTES = 500


class Sender:
    """Knows how a table's people are reached; decides nothing about when."""

    def __init__(self, client: discord.Client, emoji: Emoji, refused: Refused) -> None:
        self._client = client
        self._refused = refused
        self._emoji = emoji
        self._routes: dict[int, discord.Interaction] = {}
        self._sent: dict[int, discord.WebhookMessage] = {}

    def route(self, table_id: int, interaction: discord.Interaction) -> None:
        """Remember the newest interaction at a table, for as long as it is of use."""
        self._routes.pop(table_id, None)
        self._routes[table_id] = interaction  # the newest comes last
        while len(self._routes) > MOST_ROUTES:
            del self._routes[next(iter(self._routes))]

    def missing(self, table: Table) -> tuple[str, ...]:
        """Return what the bot lacks to reach a table's channel, as far as that is known before it is tried."""
        return () if self._fresh_route(table) else self._refused.missing(table.channel_id) or ()

    async def send(self, table: Table, message: Message, nonce: str) -> int:
        """Send a message to a table's channel; return its id. With the same nonce Discord takes it once.

        Where the bot is no member it is not even tried without the token of an interaction, while there is one.

        Raises:
            discord.HTTPException: Discord does not take it; an error of the network: who knows.
        """
        channel, route = self._client.get_partial_messageable(table.channel_id), self._fresh_route(table)
        content = self._emoji.dressed(message.content, MESSAGE_LIMIT)
        if route is not None and table.guild_id is not None and self._client.get_guild(table.guild_id) is None:
            return await self._answer(route, content, message)
        try:
            sent = await channel.send(
                content, files=message.files, view=message.view, allowed_mentions=message.pings, nonce=nonce
            )
        except (discord.Forbidden, discord.NotFound):
            if route is None:
                raise
            for file in message.files:
                file.reset()
            return await self._answer(route, content, message)
        return sent.id

    async def _answer(self, interaction: discord.Interaction, content: str, message: Message) -> int:
        """Send a message with the token of an interaction."""
        if is_thinking(interaction):
            said = reader_words(interaction).texts.in_the_channel()
            await put(interaction, self._emoji.dressed(said, MESSAGE_LIMIT))
        sent = await interaction.followup.send(
            content, files=message.files, view=message.view, allowed_mentions=message.pings, wait=True
        )
        self._remember(sent)
        return sent.id

    def _remember(self, sent: discord.WebhookMessage) -> None:
        """Only the token that sent a message can edit it, where the bot is no member."""
        self._sent[sent.id] = sent
        while len(self._sent) > MOST_ROUTES:
            del self._sent[next(iter(self._sent))]

    def _fresh_route(self, table: Table) -> discord.Interaction | None:
        """The newest interaction in a table's own channel, while its token lasts."""
        interaction = self._routes.get(table.id)
        if interaction is None or interaction.channel_id != table.channel_id:
            return None
        return interaction if discord.utils.utcnow() - interaction.created_at < TOKEN_LASTS else None

    async def edit_lobby(self, table: Table, message: Message) -> bool:
        """Show who sits there now in the lobby's own message while it is young; say whether that worked."""
        last = table.posts.last
        if last is None or discord.utils.utcnow() - discord.utils.snowflake_time(last) > YOUNG:
            return False
        try:
            await self._partial(table, last).edit(
                content=self._emoji.dressed(message.content, MESSAGE_LIMIT), view=message.view
            )
        except (discord.Forbidden, discord.NotFound):
            return False
        return True

    async def tidy(self, table: Table, before: Posts, post: Post) -> None:
        """Take ping and buttons from the message before; a reminder that has done its work goes. It is tried once.

        Messages over an hour old are edited only so often: no wait for that is long.
        """
        if before.ping is not None and (post.kind.is_position or post.kind in (PostKind.PING, PostKind.REMIND)):
            with contextlib.suppress(*DISCORD_TROUBLE):
                async with asyncio.timeout(EDIT_SECONDS):
                    await self._partial(table, before.ping).delete()
        if not post.kind.is_position or before.last is None:
            return
        old = self._sent.pop(before.last, None) or self._partial(table, before.last)
        with contextlib.suppress(*DISCORD_TROUBLE):
            async with asyncio.timeout(EDIT_SECONDS):
                await old.edit(content=self._emoji.dressed(before.text, MESSAGE_LIMIT), view=None)

    def _partial(self, table: Table, message_id: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(table.channel_id).get_partial_message(message_id)
