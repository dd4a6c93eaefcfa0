"""Whether Discord lets the bot in: asked before it connects, for it grants 1,000 tries a day, and watched then."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord

from cogs.limits import DISCORD_TROUBLE

__all__ = ["ReadyWatch", "slow_to_end", "until_admitted"]

MOST_SERVERS = 2500
"""So many servers one shard may have; with more, Discord closes the connection."""
SHARDING_REQUIRED = 4011
SPARE_CONNECTIONS = 10
"""So many of a day's connections are left to whoever mends what uses them up; without any Discord changes the token."""
WAIT_SECONDS = 3600.0
READY_SECONDS = 300.0
"""So long Discord may take to say READY; trying again as often all day leaves most of a day's connections."""

_MORE_SHARDS = (
    "Discord asks for more shards: set SHARDS to %s or more, for all processes the same (see docs/hosting.md)"
)
_log = logging.getLogger("arnak")


async def until_admitted(client: discord.AutoShardedClient) -> int:
    """Wait until Discord is likely to let all shards in; return how many it takes at a time.

    The log says what stands in the way, and Discord is asked again every hour.
    """
    shards = client.shard_count
    assert shards is not None
    while True:
        try:
            servers = (await client.application_info()).approximate_guild_count
            recommended, _, said = await client.http.get_bot_gateway()
        except (discord.GatewayNotFound, *DISCORD_TROUBLE):
            _log.warning("Discord does not say how many shards it lets in at a time: one after the other")
            return 1
        limits = discord.SessionStartLimits(**said)
        if servers > MOST_SERVERS * shards:
            _log.error(f"{_MORE_SHARDS}. The bot is on %s servers and does not connect", recommended, servers)
            seconds = WAIT_SECONDS
        elif limits.remaining < shards + SPARE_CONNECTIONS:
            seconds = limits.reset_after / 1000
            _log.error(
                "Discord lets this bot connect only %s more times in the next %.1f hours, so it waits: without any "
                "left the token would be changed. Something starts it again and again; the log says what",
                limits.remaining,
                seconds / 3600,
            )
        else:
            _log.info("Discord lets in %s at a time; %s more today", limits.max_concurrency, limits.remaining)
            return limits.max_concurrency
        await asyncio.sleep(min(seconds, WAIT_SECONDS))


@asynccontextmanager
async def slow_to_end() -> AsyncIterator[None]:
    """Wait for an hour where Discord has closed the connection for good: whatever starts the bot again does so at once.

    Raises:
        discord.ConnectionClosed: it has; the log says what is to be done.
    """
    try:
        yield
    except discord.ConnectionClosed as error:
        if error.code == SHARDING_REQUIRED:
            _log.error(f"{_MORE_SHARDS}. The bot stops in an hour", "twice as many")
        else:
            _log.error("Discord has closed the connection for good (%s). The bot stops in an hour", error.code)
        await asyncio.sleep(WAIT_SECONDS)
        raise


class ReadyWatch:
    """Connects a shard again to which Discord never says READY: discord.py would wait for that as long as it runs."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self._waiting: dict[int, asyncio.Task[None]] = {}

    def begun(self, shard: int) -> None:
        """Discord is told of a shard now."""
        self._end(shard)
        self._waiting[shard] = asyncio.create_task(self._wait(shard))

    async def on_shard_connect(self, shard: int) -> None:
        """Discord has said READY."""
        self._end(shard)

    def rest(self) -> None:
        """Connect nothing any more."""
        for shard in [*self._waiting]:
            self._end(shard)

    def _end(self, shard: int) -> None:
        if (waiting := self._waiting.pop(shard, None)) is not None:
            waiting.cancel()

    async def _wait(self, shard: int) -> None:
        await asyncio.sleep(READY_SECONDS)
        del self._waiting[shard]  # it begins again with the new connection
        info = self._client.get_shard(shard)
        if info is not None and not info.is_closed():
            _log.warning(
                "Discord has not said READY to shard %s for %.0f s: it is connected again", shard, READY_SECONDS
            )
            await info.reconnect()
