"""The shards of one of several processes: connects those that it holds, leaves those that it does not hold any more.

discord.py connects the first of them; the others come by the same door later, whenever a share grows. Knows nothing of
what the bot does with what it hears.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

import discord
from discord.gateway import DiscordWebSocket

from arnak_bot.host import Share
from arnak_bot.metrics import set_shards
from arnak_bot.store import StoreError

__all__ = ["IDENTIFY_SECONDS", "Shards"]

IDENTIFY_SECONDS = 5.5
"""Discord lets in so many shards at a time ("max_concurrency"), and the next after 5 seconds, by its own clock."""

_PATIENCE = 0.25
_POLITENESS = 1.0
"""So long Discord may take to say goodbye; the next beat does not wait longer."""
_log = logging.getLogger("arnak")


class Shards:
    """Keeps the connections of `client` as `share` says.

    After each beat `work` does what the servers that are held by then ask for.
    """

    def __init__(self, client: discord.AutoShardedClient, share: Share, work: Callable[[], Awaitable[None]]) -> None:
        self.share = share
        self._client = client
        self._work = work
        self._at_once = 1
        self._launching: dict[int, asyncio.Task[None]] = {}
        self._begun: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._working: asyncio.Task[None] | None = None
        self._something = asyncio.Event()
        self._missing: frozenset[int] = frozenset()
        self._missing_since = 0.0
        self._ending: list[asyncio.Task[None]] = []

    async def first(self) -> list[int]:
        """Wait until something is held; return the shard to begin with, in a list that grows with what is connected."""
        try:
            limits = await self._client.fetch_session_start_limits()
        except discord.GatewayNotFound:
            _log.warning("Discord does not say how many shards it lets in at a time: one after the other")
        else:
            self._at_once = limits.max_concurrency
            _log.info("Discord lets in %s at a time; %s more today", limits.max_concurrency, limits.remaining)
        self._tasks.add(asyncio.create_task(self._keep()))
        while not (held := self.share.held):
            self._something.clear()
            await self._something.wait()
        return [min(held)]

    async def close(self) -> None:
        """Hand everything over at once; what Discord has just been told of keeps its turn."""
        tasks = [*self._tasks, *self._launching.values()]
        if self._working is not None:
            tasks.append(self._working)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.share.hand_over()
        await asyncio.gather(*self._ending)
        await self.share.leave()

    @property
    def summary(self) -> str:
        """What is held and what is connected, for who hosts."""
        held = sorted(self.share.held)
        there = len(held) - len(self._missing)
        return f"{there} of {len(held)} shards connected, of {self.share.mine.shards}: {held}"

    @property
    def absence(self) -> float:
        """For how many seconds nothing has changed about the shards that are held and not connected; 0 if all are."""
        return time.monotonic() - self._missing_since if self._missing else 0.0

    # --- the door -------------------------------------------------------------------------------------

    def launch(self, shard: int, connecting: Callable[[], Awaitable[None]]) -> None:
        """Connect a shard beside others, unless somebody else has it by now."""
        if shard in self.share.held:
            self._begun.add(shard)
            self._launching[shard] = asyncio.create_task(_carried_out(connecting))

    async def may_identify(self, shard: int) -> None:
        """Wait until Discord may be told of a shard: one at a time of those that it puts together, in all processes.

        A shard that somebody else has by now ends here as if it were cancelled, which discord.py takes without a word.
        """
        bucket = shard % self._at_once
        while True:
            if shard not in self.share.held:
                raise asyncio.CancelledError
            with contextlib.suppress(StoreError):
                if await self.share.take_turn(bucket):
                    break
            await asyncio.sleep(_PATIENCE)
        self._ending = [task for task in self._ending if not task.done()]
        self._ending.append(asyncio.create_task(self._end_turn(bucket)))

    async def _end_turn(self, bucket: int) -> None:
        await asyncio.sleep(IDENTIFY_SECONDS)
        try:
            await self.share.end_turn(bucket)
        except StoreError as error:
            _log.warning("The turn %s could not be ended, and is tried again: %s", bucket, error)
            self._ending.append(asyncio.create_task(self._end_turn(bucket)))

    # --- beat by beat ---------------------------------------------------------------------------------

    async def _keep(self) -> None:
        while True:
            try:
                await self.round()
            except StoreError as error:
                _log.warning("The others do not hear of this process: %s", error)
            except Exception:
                _log.exception("The shards could not be looked after")
            await asyncio.sleep(self.share.pace.beat)

    async def round(self) -> None:
        """Beat once, and do what follows from it.

        Raises:
            StoreError: the database does not answer.
        """
        before = self.share.held
        try:
            await self.share.beat()
        finally:
            await self._leave_others()
        for shard in self.share.giving:
            await self.share.give(shard)
        if self.share.held:
            self._something.set()
        if self.share.held != before:
            _log.info("Looking after shards %s of %s", sorted(self.share.held), self.share.mine.shards)
        if self._begun:
            await self._connect_more()
        self._note_missing()
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._do_work())

    def _note_missing(self) -> None:
        """Note what is held and not connected; while one after the other comes, all is well."""
        connected = {shard for shard, info in self._client.shards.items() if not info.is_closed()}
        missing = self.share.held - connected
        if missing != self._missing:
            self._missing, self._missing_since = missing, time.monotonic()
        set_shards(len(self.share.held), len(self.share.held & connected))

    async def _do_work(self) -> None:
        try:
            await self._work()
        except StoreError as error:
            _log.warning("What waits could not be looked for: %s", error)
        except Exception:
            _log.exception("What waits could not be done")

    async def _leave_others(self) -> None:
        """Leave what is not held any more, and what came back by itself since."""
        held = self.share.held
        for shard in self._begun - held:
            self._begun.discard(shard)
            self._launching.pop(shard).cancel()
        there = {shard: info for shard, info in self._client.shards.items() if shard not in held}
        leaving = {asyncio.create_task(info.disconnect()) for info in there.values() if not info.is_closed()}
        if leaving:
            _log.info("Leaving what is not of %s", sorted(held))
            await asyncio.wait(leaving, timeout=_POLITENESS)

    async def _connect_more(self) -> None:
        """Connect what is held besides; before the first is ready discord.py counts the others wrongly."""
        known = self._client.shard_ids
        assert known is not None
        wanted = sorted(self.share.held - self._begun)
        if not self._client.is_ready():
            if not wanted or known[0] in self.share.held:
                return
            known[0], wanted = wanted[0], wanted[:1]
        for shard in wanted:
            if shard not in known:
                known.append(shard)
            await self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)


async def _carried_out(connecting: Callable[[], Awaitable[None]]) -> None:
    await connecting()
