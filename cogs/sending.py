"""Sending a table's messages: to its channel, by an interaction where the bot is no member, to one player."""

from __future__ import annotations

import contextlib
import secrets
from datetime import timedelta

import discord

from arnak_bot.host import Table
from arnak_bot.store import Post, PostKind, Posts
from cogs.emoji import Emoji
from cogs.limits import DISCORD_TROUBLE, MESSAGE_LIMIT
from cogs.public import Message
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

    def __init__(self, client: discord.Client, emoji: Emoji) -> None:
        self._client = client
        self._emoji = emoji
        self._routes: dict[int, discord.Interaction] = {}
        self._sent: dict[int, discord.WebhookMessage] = {}

    def route(self, table_id: int, interaction: discord.Interaction) -> None:
        """Remember the newest interaction at a table, for as long as it is of use."""
        self._routes.pop(table_id, None)
        self._routes[table_id] = interaction  # the newest comes last
        while len(self._routes) > MOST_ROUTES:
            del self._routes[next(iter(self._routes))]

    async def send(self, table: Table, message: Message, nonce: str) -> int:
        """Send a message to a table's channel; return its id. With the same nonce Discord takes it once.

        Raises:
            discord.HTTPException: Discord does not take it; an error of the network: who knows.
        """
        channel = self._client.get_partial_messageable(table.channel_id)
        content = self._emoji.dressed(message.content, MESSAGE_LIMIT)
        try:
            sent: discord.Message = await channel.send(
                content, files=message.files, view=message.view, allowed_mentions=message.pings, nonce=nonce
            )
        except (discord.Forbidden, discord.NotFound):
            interaction = self._fresh_route(table)
            if interaction is None:
                raise
            if is_thinking(interaction):
                said = reader_words(interaction).texts.in_the_channel()
                await put(interaction, self._emoji.dressed(said, MESSAGE_LIMIT))
            for file in message.files:
                file.reset()
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
        """Take ping and buttons from the message before; a reminder that has done its work goes."""
        if post.kind.is_position or post.kind in (PostKind.PING, PostKind.REMIND):
            await self._remove_reminder(table, before.ping)
        if not post.kind.is_position or before.last is None:
            return
        old = self._sent.pop(before.last, None) or self._partial(table, before.last)
        with contextlib.suppress(*DISCORD_TROUBLE):
            await old.edit(content=self._emoji.dressed(before.text, MESSAGE_LIMIT), view=None)

    def _partial(self, table: Table, message_id: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(table.channel_id).get_partial_message(message_id)

    async def _remove_reminder(self, table: Table, number: int | None) -> None:
        if number is not None:
            with contextlib.suppress(*DISCORD_TROUBLE):
                await self._partial(table, number).delete()

    async def direct(self, user_id: int, text: str, nonce: str | None = None) -> None:
        """Send a direct message, silently.

        Raises:
            discord.HTTPException: the user takes none, or Discord has trouble.
        """
        channel = await self._client.create_dm(discord.Object(user_id))
        await channel.send(text, silent=True, nonce=nonce or secrets.token_hex(8))
