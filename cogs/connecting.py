"""Connects to Discord: waits until the gateway admits the bot, and manages the shards that this process holds."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord.gateway import DiscordWebSocket

from arnak_bot.host import Share
from arnak_bot.metrics import set_shards
from arnak_bot.store import StoreError
from cogs.limits import DISCORD_TROUBLE

MOST_SERVERS = 2500
"""How many servers one shard may have; with more, Discord closes the connection."""
SHARDING_REQUIRED = 4011
SPARE_CONNECTIONS = 10
"""How many of a day's connections to keep in reserve until somebody has fixed whatever uses them up: when none are
left, Discord resets the token.
"""
WAIT_SECONDS = 3600.0
READY_SECONDS = 300.0
"""How many seconds Discord may take to send READY; retrying this often leaves most of a day's connections unused."""

_MORE_SHARDS = (
    "Discord asks for more shards: set SHARDS to %s or more, for all processes the same (see docs/hosting.md)"
)
_log = logging.getLogger("arnak")


async def until_admitted(client: discord.AutoShardedClient) -> int:
    """Wait until Discord is likely to admit all shards, for a reason that is logged, and ask again at least every hour;
    return its max_concurrency.
    """
    shards = client.shard_count
    assert shards is not None
    while True:
        try:
            servers = (await client.application_info()).approximate_guild_count
            recommended, _, said = await client.http.get_bot_gateway()
        except (discord.GatewayNotFound, *DISCORD_TROUBLE):
            _log.warning("Discord does not say how many shards may connect at a time, so they connect one by one")
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
            at_once, more = limits.max_concurrency, limits.remaining
            _log.info("Discord admits %s shards at a time; %s more connections today", at_once, more)
            return at_once
        await asyncio.sleep(min(seconds, WAIT_SECONDS))


@asynccontextmanager
async def slow_to_end() -> AsyncIterator[None]:
    """If Discord closes the connection for good, wait an hour, as a supervisor would restart the bot at once, before
    ConnectionClosed is raised.
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
    """Reconnects a shard that never receives READY, for which discord.py would wait forever."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self._waiting: dict[int, asyncio.Task[None]] = {}

    def begun(self, shard: int) -> None:
        self._end(shard)
        self._waiting[shard] = asyncio.create_task(self._wait(shard))

    async def on_shard_connect(self, shard: int) -> None:
        self._end(shard)

    def stop(self) -> None:
        for shard in [*self._waiting]:
            self._end(shard)

    def _end(self, shard: int) -> None:
        if (waiting := self._waiting.pop(shard, None)) is not None:
            waiting.cancel()

    async def _wait(self, shard: int) -> None:
        await asyncio.sleep(READY_SECONDS)
        del self._waiting[shard]  # starts again with the new connection
        info = self._client.get_shard(shard)
        if info is not None and not info.is_closed():
            _log.warning("Shard %s has not received READY for %.0f s: connecting it again", shard, READY_SECONDS)
            await info.reconnect()


IDENTIFY_SECONDS = 5.5
"""Discord admits the next shards ("max_concurrency" at a time) after 5 seconds, by its own clock."""

_PATIENCE = 0.25
_POLITENESS = 1.0
"""The maximum number of seconds to wait for Discord to confirm that a connection is closed."""


class Shards:
    """Keeps the connections of `client` in line with `share`. After each heartbeat, `work` resumes pending work."""

    def __init__(self, client: discord.AutoShardedClient, share: Share, work: Callable[[], Awaitable[None]]) -> None:
        self.share = share
        self._client = client
        self._work = work
        self._at_once = 1
        self._launching: dict[int, asyncio.Task[None]] = {}
        self._begun: set[int] = set()  # shards that discord.py keeps connected until told otherwise
        self._tasks: set[asyncio.Task[None]] = set()
        self._working: asyncio.Task[None] | None = None
        self._something = asyncio.Event()
        self._missing: frozenset[int] = frozenset()
        self._missing_since = 0.0
        self._stopping = False
        self._turn_lock = asyncio.Lock()
        self._ending: dict[int, asyncio.Task[None]] = {}

    async def first(self, at_once: int) -> list[int]:
        """Wait until this process holds a shard; return it in a list that grows as further shards are connected.
        `at_once`: Discord's max_concurrency.
        """
        self._at_once = at_once
        self._tasks.add(asyncio.create_task(self._keep()))
        while not (held := self.share.held):
            self._something.clear()
            await self._something.wait()
        return [min(held)]

    async def close(self) -> None:
        """Hand over all shards immediately, then wait until the turns of shards that have just identified are over."""
        tasks = [*self._tasks, *self._launching.values()]
        if self._working is not None:
            tasks.append(self._working)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.share.hand_over()
        if self._ending:
            await asyncio.wait(self._ending.values(), timeout=IDENTIFY_SECONDS)
        await self.share.leave()

    def connect_no_more(self) -> None:
        """Stop connecting, but keep holding the shards until `close`."""
        self._stopping = True
        for launching in self._launching.values():
            launching.cancel()

    @property
    def absence(self) -> float:
        """How many seconds the same shards have been held but disconnected; 0 if all are connected."""
        return time.monotonic() - self._missing_since if self._missing else 0.0

    # --- identifying -------------------------------------------------------------------------------------

    def launch(self, shard: int, connecting: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Connect one more shard, unless another process holds it by now. On failure, discord.py tries again."""
        if shard in self.share.held:
            self._begun.add(shard)
            self._launching[shard] = asyncio.create_task(connecting())
        else:
            self._begun.discard(shard)

    async def may_identify(self, shard: int) -> None:
        """Wait until a shard may identify: across all processes, one at a time in each rate-limit bucket. If another
        process holds it by now, raises CancelledError, which discord.py accepts silently.
        """
        bucket = shard % self._at_once
        while shard in self.share.held:
            if await self._has_turn(bucket):
                return
            await asyncio.sleep(_PATIENCE)
        self._begun.discard(shard)
        raise asyncio.CancelledError

    async def _has_turn(self, bucket: int) -> bool:
        """Whether it is this process's turn to identify a shard; see `_turns` for how turns end."""
        async with self._turn_lock:
            try:
                taken = await self.share.take_turn(bucket)
            except StoreError:
                return False
            if taken:
                if bucket in self._ending:
                    self._ending[bucket].cancel()
                self._ending[bucket] = asyncio.create_task(self._end_turn(bucket))
            return taken

    async def _end_turn(self, bucket: int) -> None:
        await asyncio.sleep(IDENTIFY_SECONDS)
        with contextlib.suppress(StoreError):
            await self.share.end_turn(bucket)

    @property
    def _turns(self) -> set[int]:
        """The turns in progress. The next heartbeat ends all other turns of this process: the database may have been
        unreachable when a turn ended, or may have granted one without the reply arriving.
        """
        return {bucket for bucket, ending in self._ending.items() if not ending.done()}

    # --- heartbeats ---------------------------------------------------------------------------------

    async def _keep(self) -> None:
        while True:
            try:
                await self.round()
            except StoreError as error:
                _log.warning("No heartbeat could be sent to the other processes: %s", error)
            except Exception:
                _log.exception("Managing the shards failed")
            await asyncio.sleep(self.share.pace.beat)

    async def round(self) -> None:
        """Send one heartbeat, and act on the result. Raises StoreError if the database does not answer."""
        before = self.share.held
        try:
            async with self._turn_lock:
                await self.share.beat(self._turns)
        finally:
            await self._disconnect_others()
        for shard in self.share.giving:
            await self.share.give(shard)
        if self.share.held:
            self._something.set()
        if self.share.held != before:
            _log.info("Looking after shards %s of %s", sorted(self.share.held), self.share.mine.shards)
        await self._connect_more()
        self._note_missing()
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._do_work())

    def _note_missing(self) -> None:
        """Record when the set of shards held but disconnected last changed; a change means progress."""
        connected = self._connected
        missing = self.share.held - connected.keys()
        if missing != self._missing:
            self._missing, self._missing_since = missing, time.monotonic()
        set_shards(len(self.share.held), len(self.share.held & connected.keys()))

    async def _do_work(self) -> None:
        try:
            await self._work()
        except StoreError as error:
            _log.warning("Pending work could not be looked up: %s", error)
        except Exception:
            _log.exception("Pending work failed")

    @property
    def _connected(self) -> dict[int, discord.ShardInfo]:
        return {shard: info for shard, info in self._client.shards.items() if not info.is_closed()}

    async def _disconnect_others(self) -> None:
        """Disconnect shards that are no longer held. Those that discord.py is about to reconnect are stopped by
        `may_identify`, or disconnected once they are back.
        """
        held = self.share.held
        for shard, launching in self._launching.items():
            if shard not in held and not launching.done():
                launching.cancel()
                self._begun.discard(shard)
        others = {shard: info for shard, info in self._connected.items() if shard not in held}
        if others:
            _log.info("Disconnecting all shards except %s", sorted(held))
            self._begun -= others.keys()
            await disconnect(others.values())

    async def _connect_more(self) -> None:
        """Connect the remaining shards once the first is ready; before that, discord.py would miscount them."""
        known, held = self._client.shard_ids, self.share.held
        if known is None or self._stopping:
            return  # discord.py has not started the first yet, or must not start more
        self._begun |= held & self._connected.keys()
        wanted = sorted(held - self._begun)
        if wanted and not self._client.is_ready():
            if held & self._begun:
                return
            known[0], wanted = wanted[0], wanted[:1]
        for shard in wanted:
            if shard not in known:
                known.append(shard)
            await self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)


async def disconnect(shards: Iterable[discord.ShardInfo]) -> None:
    if leaving := [asyncio.create_task(shard.disconnect()) for shard in shards if not shard.is_closed()]:
        await asyncio.wait(leaving, timeout=_POLITENESS)
