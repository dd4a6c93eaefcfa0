"""The bot: a discord.py client with a host, no privileged intent, and commands synced at start."""

from __future__ import annotations

import logging
import random
from datetime import UTC, datetime
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from arnak_bot.host import Host, Table, TableError
from arnak_bot.store import Store
from arnak_bot.wording import texts
from cogs.replies import answer

__all__ = ["EXTENSIONS", "PERMISSIONS", "ArnakBot"]

EXTENSIONS = ("cogs.arnak", "cogs.turn", "cogs.buttons", "cogs.reminders")
PERMISSIONS = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)

_log = logging.getLogger("arnak")


class ArnakBot(commands.Bot):
    """The whole bot. `database` is the path of the SQLite file; `chance` is for tests (see `Host`)."""

    host: Host

    def __init__(self, database: str, chance: random.Random | None = None) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=True),
            help_command=None,
        )
        self._database = database
        self._chance = chance
        self._store: Store | None = None
        self.tree.error(on_command_error)

    async def setup_hook(self) -> None:
        """Open the database, load the cogs, and tell Discord about the commands."""
        self._store = await Store.open(self._database)
        self.host = Host(self._store, now, self._chance)
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self.tree.sync()

    async def close(self) -> None:
        """Leave Discord and close the database."""
        await super().close()
        if self._store is not None:
            store, self._store = self._store, None
            await store.close()

    @property
    def invite(self) -> str:
        """The link that invites this bot to a server with the permissions it needs, and no more."""
        assert self.application_id is not None
        return discord.utils.oauth_url(
            self.application_id, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
        )

    async def table_here(self, interaction: discord.Interaction[Any]) -> Table:
        """Return the table of the channel in which something was typed.

        Raises:
            TableNotFound: the channel never had one.
        """
        assert interaction.channel_id is not None
        return await self.host.table_in(interaction.channel_id)

    async def on_ready(self) -> None:
        """Say that the bot is up and how to invite it."""
        _log.info("Ready as %s. Invite: %s", self.user, self.invite)


def now() -> datetime:
    """The time as discord.py sees it: simulated where Discord is simulated."""
    return discord.utils.utcnow().astimezone(UTC)


async def on_command_error(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
    """Answer what a command could not do; log what should not have happened."""
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    if isinstance(cause, TableError):
        await answer(interaction, str(cause))
        return
    _log.error("A command failed", exc_info=cause)
    await answer(interaction, texts.WENT_WRONG)
