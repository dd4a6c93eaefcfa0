"""Telling Discord about the commands, also where the application may not be installed by users, or has an Activity."""

from __future__ import annotations

import contextlib
import logging
from typing import Any

import discord
from discord import app_commands

from cogs.limits import DISCORD_TROUBLE

__all__ = ["sync_commands"]

ENTRY_POINT = 4
"""The type of the command that opens an application's Activity, which discord.py cannot make."""
INVALID_FORM = 50035

_log = logging.getLogger("arnak")


async def sync_commands(tree: app_commands.CommandTree[discord.Client]) -> list[app_commands.AppCommand]:
    """Tell Discord about the commands, for servers alone if it does not take them for users.

    A command may only name installations that the application itself allows, and new applications may allow servers
    alone. Direct messages with the bot stay: only what needs an installation by users is left out.

    Returns the commands as Discord has them now; none where it cannot be asked, and they stay as they were.

    Raises:
        discord.app_commands.CommandSyncFailure: Discord refuses the commands themselves.
    """
    try:
        return await _overwrite(tree)
    except app_commands.CommandSyncFailure:
        for command in tree.get_commands():
            command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
            command.allowed_contexts = app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            )
        there = await _overwrite(tree)
        _log.warning(
            "The commands are for servers only: this application does not allow “User Install”. To let people add it "
            "to their accounts, tick that in the developer portal under Installation and start the bot again."
        )
        return there


async def _overwrite(tree: app_commands.CommandTree[discord.Client]) -> list[app_commands.AppCommand]:
    """Do as `tree.sync`, and put back the Entry Point command, without which Discord refuses the others.

    Raises:
        discord.app_commands.CommandSyncFailure: Discord refuses the commands themselves.
        discord.app_commands.MissingApplicationID: the bot has not logged in.
    """
    http, application = tree.client.http, tree.client.application_id
    if application is None:  # nobody has logged in
        raise app_commands.MissingApplicationID
    commands, translator = tree.get_commands(), tree.translator
    payload = [
        command.to_dict(tree) if translator is None else await command.get_translated_payload(tree, translator)
        for command in commands
    ]
    try:
        kept: list[Any] = [each for each in await http.get_global_commands(application) if each["type"] == ENTRY_POINT]
        await http.bulk_upsert_global_commands(application, payload=[*payload, *kept])
    except DISCORD_TROUBLE as error:
        if isinstance(error, discord.HTTPException) and error.code == INVALID_FORM:
            raise app_commands.CommandSyncFailure(error, commands) from None
        _log.warning("Discord was not told of the commands: until the next start they are as before: %r", error)
    with contextlib.suppress(*DISCORD_TROUBLE):
        return await tree.fetch_commands()
    return []
