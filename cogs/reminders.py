"""Reminders: one waiting loop that asks the host what is due. The due times are rows, not tasks."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands, tasks

from arnak_bot.host import Table
from arnak_bot.wording import texts
from cogs.client import ArnakBot
from cogs.public import play_buttons, whom_it_waits_for

EVERY_MINUTES = 15

_log = logging.getLogger("arnak")


class Reminders(commands.Cog):
    """Mentions whoever a table has been waiting for as long as the table chose."""

    def __init__(self, bot: ArnakBot) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Begin to look for what is due."""
        self.look.start()

    async def cog_unload(self) -> None:
        """Stop looking."""
        self.look.cancel()

    @tasks.loop(minutes=EVERY_MINUTES)
    async def look(self) -> None:
        """Send every reminder that is due, each once."""
        for table in await self.bot.host.take_due_reminders():
            await self._remind(table)

    @look.before_loop
    async def _wait_until_ready(self) -> None:
        await self.bot.wait_until_ready()

    async def _remind(self, table: Table) -> None:
        channel = self.bot.get_partial_messageable(table.channel_id)
        text = texts.REMINDER.format(who=whom_it_waits_for(table))
        try:
            await channel.send(text, view=play_buttons(table))
        except discord.HTTPException as error:
            _log.warning("A reminder for table %s could not be sent: %s", table.id, error)


async def setup(bot: ArnakBot) -> None:
    """Add the cog; called by discord.py."""
    await bot.add_cog(Reminders(bot))
