"""A cog that repeats a task at intervals, and the one that runs the timers: pings, reminders, deadlines, closing.

One loop asks the host what is due. Timers are database rows rather than tasks, so each fires once even if the bot
restarts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from discord.ext import commands, tasks

from arnak_bot.store import StoreError
from cogs.client import ArnakBot
from cogs.interactions import WORK


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


EVERY_MINUTES = 5

_log = logging.getLogger("arnak")


class TimerCog(RepeatingCog):
    minutes = EVERY_MINUTES

    async def repeat(self) -> None:
        """Do everything that is due, and send waiting posts; after an error, try again next time."""
        try:
            refused = self.bot.outbox_sender.refused
            await (refused.retry_due() if self.loop.current_loop else refused.retry_all())
            await asyncio.create_task(self._do_what_is_due(), name=f"{WORK}doing what is due")
            await self.bot.host.computers.resume_all()
            await self.bot.outbox_sender.resume()
            self.bot.notice_sender.nudge()
        except Exception as error:  # the loop must survive any error
            unexpected = None if isinstance(error, StoreError) else error
            _log.error("Processing the timers failed, trying again later: %s", error, exc_info=unexpected)

    async def _do_what_is_due(self) -> None:
        """Process the timers in batches. A shutdown waits only for the current one; the rest follow the restart."""
        await self.bot.clock.compare()
        async for _ in self.bot.host.timers.run_due():
            if self.bot.outbox_sender.resting:
                return


async def setup(bot: ArnakBot) -> None:
    await bot.add_cog(TimerCog(bot))
