"""What the bot may do in a channel: checked before something is begun that would need more."""

from __future__ import annotations

import discord

from arnak_bot.host import TableError
from arnak_bot.refusals import InviteFirst, PermissionsMissing
from cogs.client import Interaction

__all__ = ["demand_permissions"]

_NEEDED = ("view_channel", "attach_files")


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
    needed = [*_NEEDED, "send_messages_in_threads" if inside else "send_messages"]
    if thread:
        needed.append("create_public_threads")
    missing = [name.replace("_", " ") for name in needed if not getattr(held, name)]
    if missing:
        raise TableError(PermissionsMissing(tuple(missing)))
