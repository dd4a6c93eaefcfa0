"""Sending a table's messages: to its channel, or by an interaction where the bot may not."""

from __future__ import annotations

import asyncio
import contextlib
from datetime import timedelta

import discord

from arnak_bot.host import Table
from arnak_bot.store import Post, PostKind, Posts
from cogs.emoji import Emoji
from cogs.limits import DISCORD_TROUBLE, EDIT_SECONDS, MESSAGE_LIMIT
from cogs.public import Message
from cogs.refused import Refused
from cogs.speaking import reader_words
from cogs.thinking import is_thinking, put

__all__ = ["Sender"]

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
