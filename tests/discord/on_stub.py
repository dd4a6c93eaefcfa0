"""`bot.py` as it is, on a Discord that listens on this machine: python -m tests.discord.on_stub PORT [drawing].

With `drawing` it draws a picture for ten minutes.
"""

from __future__ import annotations

import asyncio
import sys
import time

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot
import cogs.client
from cogs.client import ArnakBot
from cogs.interactions import WORK


async def _nobody(_: object) -> list[object]:
    """The stub knows no commands."""
    return []


async def _draw(bot: ArnakBot) -> None:
    asyncio.create_task(bot.looks.films.draw(time.sleep, 600), name=f"{WORK}drawing")  # noqa: RUF006


if __name__ == "__main__":
    port = sys.argv[1]
    Route.BASE = f"http://127.0.0.1:{port}/api"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    setattr(cogs.client, "sync_commands", _nobody)  # noqa: B010  (it is no name for others, says mypy)
    if "drawing" in sys.argv:
        setattr(ArnakBot, "on_ready", _draw)  # noqa: B010
    sys.exit(bot.main())
