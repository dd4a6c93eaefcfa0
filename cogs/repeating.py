"""A cog that repeats a task at intervals."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from discord.ext import commands, tasks

from cogs.client import ArnakBot


class RepeatingCog(commands.Cog):
    """Calls `repeat` every few `minutes`, from when the bot is ready until the cog is unloaded."""

    minutes: float
    repeat: Callable[[], Coroutine[Any, Any, None]]

    def __init__(self, bot: ArnakBot) -> None:
        self.bot = bot
        self.loop = tasks.loop(minutes=self.minutes)(self.repeat)
        self.loop.before_loop(bot.wait_until_ready)

    async def cog_load(self) -> None:
        self.loop.start()

    async def cog_unload(self) -> None:
        self.loop.cancel()
