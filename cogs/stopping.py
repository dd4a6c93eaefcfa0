"""Letting what is under way come to its end before the bot leaves: answers, announcements, what was due."""

from __future__ import annotations

import asyncio
import inspect
import logging

from discord.ext import tasks

from cogs.client import ArnakBot
from cogs.work import WORK

__all__ = ["LIMIT", "finish"]

LIMIT = 20.0
"""How many seconds a stop waits at most; what is cut off then is in the database and told after the restart."""

# discord.py starts a task for every command, button, menu and form, and names it so (2.7; a test holds it).
_UNDER_WAY = (WORK, "CommandTree-invoker", "discord-ui-view-dispatch-", "discord-ui-dynamic-item-", "discord-ui-modal-")

_log = logging.getLogger("arnak")


async def finish(bot: ArnakBot, limit: float = LIMIT) -> None:
    """Start no loop anew, and wait until nobody's command or click and none of our own work is under way."""
    bot.rest()
    for cog in bot.cogs.values():
        for _, loop in inspect.getmembers(cog, lambda member: isinstance(member, tasks.Loop)):
            loop.stop()
    try:
        async with asyncio.timeout(limit):
            while working := _under_way():
                await asyncio.wait(working)
    except TimeoutError:
        _log.warning("Stopping with %d answers under way after %.0f s", len(_under_way()), limit)


def _under_way() -> set[asyncio.Task[object]]:
    return {task for task in asyncio.all_tasks() if task.get_name().startswith(_UNDER_WAY)}
