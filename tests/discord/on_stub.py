"""`bot.py` as it is, on a Discord that listens on this machine: python -m tests.discord.on_stub PORT."""

from __future__ import annotations

import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot
import cogs.client


async def _nobody(_: object) -> list[object]:
    """The stub knows no commands."""
    return []


if __name__ == "__main__":
    port = sys.argv[1]
    Route.BASE = f"http://127.0.0.1:{port}/api"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    setattr(cogs.client, "sync_commands", _nobody)  # noqa: B010  (it is no name for others, says mypy)
    sys.exit(bot.main())
