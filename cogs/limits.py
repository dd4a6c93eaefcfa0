"""What Discord allows of a message, and the ways in which asking something of it can end."""

from __future__ import annotations

import aiohttp
import discord

__all__ = ["DISCORD_TROUBLE", "MESSAGE_LIMIT"]

MESSAGE_LIMIT = 2000
DISCORD_TROUBLE = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""What asking something of Discord can end in: its refusals, its failures, and those of the network."""
