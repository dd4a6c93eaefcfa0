"""Sending a table's messages: to its channel, by an interaction where the bot is no member, to one player."""

from __future__ import annotations

import contextlib
import secrets
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord

from arnak_bot.host import Table
from arnak_bot.store import Post, PostKind, Posts
from arnak_bot.wording import texts
from cogs.emoji import dressed
from cogs.public import Message
from cogs.replies import DISCORD_TROUBLE, MESSAGE_LIMIT, complete, is_thinking

if TYPE_CHECKING:
    from cogs.client import ArnakBot

__all__ = ["Sender"]

TOKEN_LASTS = timedelta(minutes=14)
"""Discord gives an interaction's token 15 minutes."""
YOUNG = timedelta(minutes=50)
"""Messages older than an hour are edited only so often, see error 30046."""
MOST_ROUTES = 500


class Sender:
    """Knows how a table's people are reached; decides nothing about when."""

    def __init__(self, bot: ArnakBot) -> None:
        self._bot = bot
        self._routes: dict[int, discord.Interaction[Any]] = {}

    def route(self, table_id: int, interaction: discord.Interaction[Any]) -> None:
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
        channel = self._bot.get_partial_messageable(table.channel_id)
        content = dressed(message.content, MESSAGE_LIMIT)
        try:
            sent: discord.Message = await channel.send(
                content, files=message.files, view=message.view, allowed_mentions=message.pings, nonce=nonce
            )
        except (discord.Forbidden, discord.NotFound):
            interaction = self._fresh_route(table)
            if interaction is None:
                raise
            if is_thinking(interaction):
                await complete(interaction, texts.IN_THE_CHANNEL)
            for file in message.files:
                file.reset()
            sent = await interaction.followup.send(
                content, files=message.files, view=message.view, allowed_mentions=message.pings, wait=True
            )
        return sent.id

    def _fresh_route(self, table: Table) -> discord.Interaction[Any] | None:
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
        lobby = self._bot.get_partial_messageable(table.channel_id).get_partial_message(last)
        try:
            await lobby.edit(content=dressed(message.content, MESSAGE_LIMIT), view=message.view)
        except (discord.Forbidden, discord.NotFound):
            return False
        return True

    async def tidy(self, table: Table, before: Posts, post: Post) -> None:
        """Take ping and buttons from the message before; a reminder that has done its work goes."""
        if post.kind.is_position or post.kind in (PostKind.PING, PostKind.REMIND):
            await self._remove_reminder(table, before.ping)
        if not post.kind.is_position or before.last is None:
            return
        old = self._bot.get_partial_messageable(table.channel_id).get_partial_message(before.last)
        with contextlib.suppress(*DISCORD_TROUBLE):
            await old.edit(content=dressed(before.text, MESSAGE_LIMIT), view=None)

    async def _remove_reminder(self, table: Table, number: int | None) -> None:
        if number is not None:
            message = self._bot.get_partial_messageable(table.channel_id).get_partial_message(number)
            with contextlib.suppress(*DISCORD_TROUBLE):
                await message.delete()

    async def direct(self, user_id: int, text: str, nonce: str | None = None) -> None:
        """Send a direct message, silently.

        Raises:
            discord.HTTPException: the user takes none, or Discord has trouble.
        """
        channel = await self._bot.create_dm(discord.Object(user_id))
        await channel.send(text, silent=True, nonce=nonce or secrets.token_hex(8))
