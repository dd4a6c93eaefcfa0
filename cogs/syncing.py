"""Telling Discord about the commands, also where the application may not be installed by users."""

from __future__ import annotations

import logging

import discord
from discord import app_commands

__all__ = ["sync_commands"]

_log = logging.getLogger("arnak")


async def sync_commands(tree: app_commands.CommandTree[discord.Client]) -> list[app_commands.AppCommand]:
    """Tell Discord about the commands, for servers alone if it does not take them for users.

    A command may only name installations that the application itself allows, and new applications may allow servers
    alone. Direct messages with the bot stay: only what needs an installation by users is left out.

    Returns the commands as Discord has them now.

    Raises:
        discord.app_commands.CommandSyncFailure: Discord refuses the commands themselves.
    """
    try:
        return await tree.sync()
    except app_commands.CommandSyncFailure:
        for command in tree.get_commands():
            command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
            command.allowed_contexts = app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            )
        there = await tree.sync()
        _log.warning(
            "The commands are for servers only: this application does not allow “User Install”. To let people add it "
            "to their accounts, tick that in the developer portal under Installation and start the bot again."
        )
        return there
