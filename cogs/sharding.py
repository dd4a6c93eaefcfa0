"""The shards of one of several processes: connects those that it holds, leaves those that it does not hold any more.

discord.py connects the first of them; the others come by the same door later, whenever a share grows. Knows nothing of
what the bot does with what it hears.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable

import discord
from discord.gateway import DiscordWebSocket

from arnak_bot.host import Share
from arnak_bot.metrics import set_shards
from arnak_bot.store import StoreError

__all__ = ["IDENTIFY_SECONDS", "Shards", "disconnect"]

IDENTIFY_SECONDS = 5.5
"""Discord lets in so many shards at a time ("max_concurrency"), and the next after 5 seconds, by its own clock."""

_PATIENCE = 0.25
_POLITENESS = 1.0
"""So long Discord may take to say goodbye; nobody waits longer."""
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
        self._begun: set[int] = set()  # what discord.py connects, or keeps connected, until it is left
        self._tasks: set[asyncio.Task[None]] = set()
        self._working: asyncio.Task[None] | None = None
        self._something = asyncio.Event()
        self._missing: frozenset[int] = frozenset()
        self._missing_since = 0.0
        self._stopping = False
        self._turn_lock = asyncio.Lock()
        self._ending: dict[int, asyncio.Task[None]] = {}

    async def first(self, at_once: int) -> list[int]:
        """Wait until something is held; return the shard to begin with, in a list that grows with what is connected.

        `at_once`: how many Discord lets in at a time.
        """
        self._at_once = at_once
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
        if self._ending:
            await asyncio.wait(self._ending.values(), timeout=IDENTIFY_SECONDS)
        await self.share.leave()

    def connect_no_more(self) -> None:
        """Connect nothing any more; what is held is held until the close."""
        self._stopping = True
        for launching in self._launching.values():
            launching.cancel()

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
        """Connect a shard beside others, unless somebody else has it by now; discord.py asks again if that fails."""
        if shard in self.share.held:
            self._begun.add(shard)
            self._launching[shard] = asyncio.create_task(_carried_out(connecting))
        else:
            self._begun.discard(shard)

    async def may_identify(self, shard: int) -> None:
        """Wait until Discord may be told of a shard: one at a time of those that it puts together, in all processes.

        A shard that somebody else has by now ends here as if it were cancelled, which discord.py takes without a word.
        """
        bucket = shard % self._at_once
        while shard in self.share.held:
            if await self._has_turn(bucket):
                return
            await asyncio.sleep(_PATIENCE)
        self._begun.discard(shard)
        raise asyncio.CancelledError

    async def _has_turn(self, bucket: int) -> bool:
        """Say whether it is this process's turn, which ends by itself; see `_turns`."""
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
        """The turns that are under way.

        Any other of this process's is ended with the next beat: the database may have been away when it was over, may
        have forgotten that it is, or may have taken it without saying so.
        """
        return {bucket for bucket, ending in self._ending.items() if not ending.done()}

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
            async with self._turn_lock:
                await self.share.beat(self._turns)
        finally:
            await self._leave_others()
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
        """Note what is held and not connected; while one after the other comes, all is well."""
        connected = self._connected
        missing = self.share.held - connected.keys()
        if missing != self._missing:
            self._missing, self._missing_since = missing, time.monotonic()
        set_shards(len(self.share.held), len(self.share.held & connected.keys()))

    async def _do_work(self) -> None:
        try:
            await self._work()
        except StoreError as error:
            _log.warning("What waits could not be looked for: %s", error)
        except Exception:
            _log.exception("What waits could not be done")

    @property
    def _connected(self) -> dict[int, discord.ShardInfo]:
        return {shard: info for shard, info in self._client.shards.items() if not info.is_closed()}

    async def _leave_others(self) -> None:
        """Leave what is not held any more, and what came back by itself since.

        What discord.py is about to connect again ends in `may_identify`, or is left when it is back.
        """
        held = self.share.held
        for shard, launching in self._launching.items():
            if shard not in held and not launching.done():
                launching.cancel()
                self._begun.discard(shard)
        others = {shard: info for shard, info in self._connected.items() if shard not in held}
        if others:
            _log.info("Leaving what is not of %s", sorted(held))
            self._begun -= others.keys()
            await disconnect(others.values())

    async def _connect_more(self) -> None:
        """Connect what is held besides; before the first is ready discord.py counts the others wrongly."""
        known, held = self._client.shard_ids, self.share.held
        if known is None or self._stopping:
            return  # discord.py has not begun with the first, or is not to begin with any
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
    """Leave what is connected."""
    if leaving := [asyncio.create_task(shard.disconnect()) for shard in shards if not shard.is_closed()]:
        await asyncio.wait(leaving, timeout=_POLITENESS)


async def _carried_out(connecting: Callable[[], Awaitable[None]]) -> None:
    await connecting()
