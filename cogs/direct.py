"""Direct messages from the bot: of many channels one is opened after the other, as Discord demands."""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
from collections.abc import Iterable

import discord

from cogs.limits import DISCORD_TROUBLE

__all__ = ["DirectMessages"]

AT_ONCE = 5
"""So many channels are opened without a wait."""
OPENING_SECONDS = 1.0
"""Between two of the others."""
LONGEST_WAIT = 10.0
"""Who is waited for does not wait longer: what they send is tried again later."""


class DirectMessages:
    """Writes to people; knows nothing of tables."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._opened_until = -math.inf
        self._under_way: set[asyncio.Task[None]] = set()

    async def send(self, user_id: int, text: str, nonce: str) -> None:
        """Send a direct message, silently.

        Raises:
            discord.HTTPException: the user takes none, or Discord has trouble.
            TimeoutError: too many others are written to now.
        """
        channel = await self._channel(user_id, LONGEST_WAIT)
        await channel.send(text, silent=True, nonce=nonce)

    def send_to_all(self, user_ids: Iterable[int], text: str) -> None:
        """Send a direct message to people when it is their turn; nobody waits for it, and a stop drops it."""
        task = asyncio.create_task(self._send_to_all(list(user_ids), text))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    def rest(self) -> None:
        """Begin nothing any more."""
        for task in self._under_way:
            task.cancel()

    async def _send_to_all(self, user_ids: Iterable[int], text: str) -> None:
        for user_id in user_ids:
            with contextlib.suppress(*DISCORD_TROUBLE):
                channel = await self._channel(user_id, None)
                await channel.send(text, silent=True, nonce=secrets.token_hex(8))

    async def _channel(self, user_id: int, longest: float | None) -> discord.DMChannel:
        """Open a channel when it is its turn; one that is known is open."""
        for channel in self._client.private_channels:
            if isinstance(channel, discord.DMChannel) and channel.recipient and channel.recipient.id == user_id:
                return channel
        now = asyncio.get_running_loop().time()
        turn = max(self._opened_until, now - AT_ONCE * OPENING_SECONDS) + OPENING_SECONDS
        if longest is not None and turn - now > longest:
            raise TimeoutError
        self._opened_until = turn
        if turn > now:
            await asyncio.sleep(turn - now)
        return await self._client.create_dm(discord.Object(user_id))
