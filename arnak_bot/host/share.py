"""Divides the servers among several processes. Knows nothing of Discord except how servers map to shards.

Each process increments a heartbeat counter in the database. A process that sees another's counter stand still for a
while, by its own clock, considers the other dead and takes over its shards, so machines need not agree on the time. A
process that was merely suspended stops serving its shards before that, by its own clock, and then finds that it is no
longer registered.
"""

from __future__ import annotations

import contextlib
import logging
import math
import os
import secrets
import socket
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Protocol

from arnak_bot.store import EVERYTHING, Processes, ShardHolder, StoreError
from arnak_bot.store.shares import ShareRows

_log = logging.getLogger("arnak")


def shard_of(guild_id: int | None, shards: int) -> int:
    """Return the shard to which Discord sends the events of a server; direct messages go to shard 0.

    >>> shard_of(197038439483310086, 16), shard_of(None, 16)
    (2, 0)
    """
    return ((guild_id or 0) >> 22) % shards


@dataclass(frozen=True, slots=True)
class Pace:
    """The heartbeat timings, in seconds.

    Attributes:
        beat: the interval between heartbeats.
        trust: how long after its last heartbeat a process still considers itself responsible for its shards.
        dead: how long others see no heartbeat before they take over: `trust` plus the time a message may take.
        lonely: a process that has sent no heartbeat for this long gives up its shards, since it is apparently the
            only one that cannot reach the database.
        gift: the time between handing over one shard and the next, since Discord admits shards one by one.
    """

    beat: float = 1.0
    trust: float = 6.0
    dead: float = 9.0
    lonely: float = 30.0
    gift: float = 5.0


class Scope(Protocol):
    """The share of all servers that a process is responsible for."""

    @property
    def mine(self) -> ShardHolder:
        """This process's identity in the database."""

    def holds(self, guild_id: int | None) -> bool:
        """Whether this process is responsible for a server, or for direct messages if None."""


class AllServers:
    """The share of a process that runs alone: it is responsible for everything."""

    mine = EVERYTHING

    def holds(self, guild_id: int | None) -> bool:
        return True


class Share:
    """The shards held by one of several processes. `beat` has to be called regularly; see `Pace`."""

    def __init__(
        self, rows: ShareRows, shards: int, pace: Pace | None = None, watch: Callable[[], float] = time.monotonic
    ) -> None:
        self.pace = pace or Pace()
        self.mine = ShardHolder(_new_name(), shards)
        self._rows = rows
        self._watch = watch
        self._held: frozenset[int] = frozenset()
        self.giving: frozenset[int] = frozenset()
        """The shards still held but promised to another process: `give` them once nothing is in progress on them."""
        self._beaten = -math.inf
        self._looked = -math.inf
        self._gave = -math.inf
        self._strangers: frozenset[str] = frozenset()
        self._seen: dict[str, tuple[int, float]] = {}

    @property
    def held(self) -> frozenset[int]:
        """The shards held, except those about to be given away."""
        return frozenset() if self.is_lonely else self._held - self.giving

    @property
    def is_lonely(self) -> bool:
        """Whether this process has been out of touch for so long that it must give up its shards."""
        return self._watch() - self._beaten > self.pace.lonely

    def holds(self, guild_id: int | None) -> bool:
        """Whether this process is responsible for a server, and no other can have taken it over yet."""
        if self._watch() - self._beaten > self.pace.trust:
            return False
        return shard_of(guild_id, self.mine.shards) in self._held - self.giving

    async def beat(self, turns: Collection[int] = ()) -> None:
        """Report that this process is alive, take free shards and those of dead processes, and offer some to others.
        `turns` are its turns still in progress; the database ends its other turns. Raises StoreError if that fails.
        """
        now = self._watch()
        if not await self._rows.beat(self.mine, turns):
            await self._join()
        company = await self._rows.company()
        dead = self._dead(company)
        if dead:
            buried = await self._rows.bury(dead)
            _log.warning("Taking over from dead processes: %s", ", ".join(buried) or "none left, others were faster")
            company = await self._rows.company()
        self._held = (
            await self._rows.take(self.mine, self._fair_share(company))
            if company.free(self.mine.shards)
            else (company.held_by(self.mine.holder))
        )
        self._beaten = now
        self.giving &= self._held
        self._note_mismatched(company)
        self._offer_shard(company)

    async def give(self, shard: int) -> None:
        await self._rows.give(self.mine, shard)
        self._held -= {shard}
        self.giving -= {shard}

    async def hand_over(self) -> None:
        """Release all shards at once and take none back. A turn in progress stays registered until `leave`."""
        self._held = self.giving = frozenset()
        try:
            await self._rows.retire(self.mine)
        except StoreError as error:
            _log.warning(
                "This process could not unregister; the others will notice in %.0f s that it has stopped: %s",
                self.pace.dead,
                error,
            )

    async def leave(self) -> None:
        await self.hand_over()
        with contextlib.suppress(StoreError):
            await self._rows.leave(self.mine)

    async def take_turn(self, number: int) -> bool:
        """Return whether it is this process's turn to do something that only one process may do at a time."""
        return await self._rows.take_turn(self.mine, number)

    async def end_turn(self, number: int) -> None:
        await self._rows.end_turn(self.mine, number)

    async def _join(self) -> None:
        """Register, or re-register under a new name: shards held under the old one now belong to others."""
        if self._held:
            _log.warning("The other processes considered this one dead and have taken over its shards")
        self._held = self.giving = frozenset()
        self.mine = ShardHolder(_new_name(), self.mine.shards)
        await self._rows.join(self.mine)

    def _dead(self, company: Processes) -> dict[str, int]:
        """Return the processes whose counter has stood still for too long, with their counters."""
        now = self._watch()
        if now - self._looked > self.pace.trust:
            self._seen.clear()  # a process that was not watching cannot judge the others
        self._looked = now
        before = self._seen
        self._seen = {
            name: before[name] if name in before and before[name][0] == beat else (beat, now)
            for name, beat in company.beats.items()
            if name != self.mine.holder
        }
        return {name: beat for name, (beat, since) in self._seen.items() if now - since >= self.pace.dead}

    def _fair_share(self, company: Processes) -> int:
        """Return the fair number of shards per process; 0 while others run with a different number of shards."""
        shards = self.mine.shards
        counts = [count for count in company.counts.values() if count]
        if any(count != shards for count in counts):
            return 0
        return math.ceil(shards / len(counts))

    def _note_mismatched(self, company: Processes) -> None:
        """Log once that another process runs with a different number of shards."""
        strangers = frozenset(name for name, count in company.counts.items() if count not in (0, self.mine.shards))
        if strangers - self._strangers:
            named = ", ".join(sorted(strangers))
            _log.error("Not taking any shards while %s runs with a different number of SHARDS: stop one of them", named)
        self._strangers = strangers

    def _offer_shard(self, company: Processes) -> None:
        """Choose a shard to give away if this process holds more than its share and none is free."""
        fair = self._fair_share(company)
        if not fair or company.free(self.mine.shards) or self.giving or len(self._held) <= fair:
            return
        if self._watch() - self._gave >= self.pace.gift:
            self._gave = self._watch()
            self.giving = frozenset({max(self._held)})


def _new_name() -> str:
    """Return a unique name by which the operator can recognise the process."""
    return f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"
