"""Letting what is under way come to its end before the bot leaves: answers, announcements, what was due."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import logging

from discord.ext import tasks

from cogs.client import ArnakBot
from cogs.work import WORK

__all__ = ["LIMIT", "finish"]

LIMIT = 8.0
"""How many seconds a stop waits at most, so that `docker stop` need not kill, which it does after ten.

What is given up then is in the database: it is told after the restart.
"""
_MOMENT = 0.5
"""So long what is given up may take to let go."""

# discord.py starts a task for every command, button, menu and form, and names it so (2.7; a test holds it).
_UNDER_WAY = (WORK, "CommandTree-invoker", "discord-ui-view-dispatch-", "discord-ui-dynamic-item-", "discord-ui-modal-")

_log = logging.getLogger("arnak")


async def finish(bot: ArnakBot, limit: float = LIMIT) -> None:
    """Leave the gateway and start no loop anew; wait until nobody's command or click and no work of ours is under way.

    What takes longer than `limit` seconds is given up.
    """
    bot.rest()
    for cog in bot.cogs.values():
        for _, loop in inspect.getmembers(cog, lambda member: isinstance(member, tasks.Loop)):
            loop.stop()
    try:
        async with asyncio.timeout(limit):
            await bot.leave_gateway()
            while working := _under_way():
                await asyncio.wait(working)
    except TimeoutError:
        working = _under_way()
        _log.warning("Stopping with %d answers under way after %.0f s", len(working), limit)
        for task in working:
            task.cancel()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*working, return_exceptions=True), _MOMENT)


def _under_way() -> set[asyncio.Task[object]]:
    return {task for task in asyncio.all_tasks() if task.get_name().startswith(_UNDER_WAY)}
