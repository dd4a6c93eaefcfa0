"""What may be done in a channel, by the bot and by the wish of its moderators: checked before something is begun."""

from __future__ import annotations

import discord

from arnak_bot.host import TableError
from arnak_bot.refusals import ElsewhereOnly, InviteFirst, PermissionsMissing
from cogs.client import Interaction
from cogs.refused import missing_permissions

__all__ = ["demand_allowed", "demand_permissions"]


def demand_permissions(interaction: Interaction, *, thread: bool = False) -> None:
    """Check that the bot may do here what a game needs; `thread`: that it may open one, too.

    Raises:
        TableError: something is missing; the message names it.
    """
    bot = interaction.client
    if interaction.guild_id is not None and not bot.is_member_of(interaction.guild_id):
        raise TableError(InviteFirst(bot.invite))
    held = interaction.app_permissions
    inside = thread or isinstance(interaction.channel, discord.Thread)
    more = ("create_public_threads",) if thread else ()
    missing = missing_permissions(held, *more, in_thread=inside)
    if missing:
        raise TableError(PermissionsMissing(missing))


async def demand_allowed(interaction: Interaction) -> None:
    """Check that the server's moderators allow tables here.

    Raises:
        TableError: they do not; the message names the channels.
    """
    channels = (await interaction.client.host.people.guild(interaction.guild_id)).channels
    parent = getattr(interaction.channel, "parent_id", None)
    if channels and interaction.channel_id not in channels and parent not in channels:
        raise TableError(ElsewhereOnly(channels))
