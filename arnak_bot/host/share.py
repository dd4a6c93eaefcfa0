"""Which servers this process looks after, of those that several processes share. Knows no Discord but its arithmetic.

Each process counts its own beats in the database. Whoever sees a count stand still for a while, by their own watch,
takes that process for dead and takes over what it held; so no two machines have to agree on the time. The dead one, if
it only slept, stops earlier by its own watch, and finds that nobody knows it any more.
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

from arnak_bot.store import EVERYTHING, Company, Mine, StoreError
from arnak_bot.store.shares import ShareRows

__all__ = ["Alone", "Pace", "Part", "Share", "shard_of"]

_log = logging.getLogger("arnak")


def shard_of(guild_id: int | None, shards: int) -> int:
    """Return to which of so many shards Discord sends what happens on a server; direct messages go to shard 0.

    >>> shard_of(197038439483310086, 16), shard_of(None, 16)
    (1, 0)
    """
    return ((guild_id or 0) >> 22) % shards


@dataclass(frozen=True, slots=True)
class Pace:
    """How quickly processes notice each other, in seconds.

    Attributes:
        beat: between two beats.
        trust: so long after its last beat a process still looks after what it holds.
        dead: so long the others see no beat before they take over: longer than `trust` by what a message may take.
        lonely: so long without a beat, a process gives up what it holds: the database is out of reach for it alone.
        gift: between two shards that are handed to a process that has too few, for Discord lets in one by one.
    """

    beat: float = 1.0
    trust: float = 6.0
    dead: float = 9.0
    lonely: float = 30.0
    gift: float = 5.0


class Part(Protocol):
    """The part of all servers that a process looks after."""

    @property
    def mine(self) -> Mine:
        """By what the database knows it."""

    def holds(self, guild_id: int | None) -> bool:
        """Whether a server, or direct messages, belong to it now."""


class Alone:
    """A process that shares with nobody looks after everything."""

    mine = EVERYTHING

    def holds(self, guild_id: int | None) -> bool:
        """It always does."""
        return True


class Share:
    """What one of several processes holds. `beat` has to be called again and again; see `Pace`."""

    def __init__(
        self, rows: ShareRows, shards: int, pace: Pace | None = None, watch: Callable[[], float] = time.monotonic
    ) -> None:
        self.pace = pace or Pace()
        self.mine = Mine(_new_name(), shards)
        self._rows = rows
        self._watch = watch
        self._held: frozenset[int] = frozenset()
        self._giving: frozenset[int] = frozenset()
        self._beaten = -math.inf
        self._looked = -math.inf
        self._gave = -math.inf
        self._strangers: frozenset[str] = frozenset()
        self._seen: dict[str, tuple[int, float]] = {}

    @property
    def held(self) -> frozenset[int]:
        """The shards that are held, without those that are to be given away."""
        return frozenset() if self.is_lonely else self._held - self._giving

    @property
    def is_lonely(self) -> bool:
        """Whether the others have not heard of this process for so long that it holds nothing any more."""
        return self._watch() - self._beaten > self.pace.lonely

    @property
    def giving(self) -> frozenset[int]:
        """The shards that are held still and that somebody else is to have: `give` them when all is done there."""
        return self._giving

    def holds(self, guild_id: int | None) -> bool:
        """Whether a server is looked after here: nobody else can have taken it over yet."""
        if self._watch() - self._beaten > self.pace.trust:
            return False
        return shard_of(guild_id, self.mine.shards) in self._held - self._giving

    async def beat(self, turns: Collection[int] = ()) -> None:
        """Say that this process lives, take over from the dead, take what is free, and think of who has too little.

        Of its turns only `turns` are under way still; the database ends all others.

        Raises:
            StoreError: the database does not answer.
        """
        now = self._watch()
        if not await self._rows.beat(self.mine, turns):
            await self._join()
        company = await self._rows.company()
        dead = self._dead(company)
        if dead:
            buried = await self._rows.bury(dead)
            _log.warning("Taking over from %s", ", ".join(buried) or "nobody: others were faster")
            company = await self._rows.company()
        self._held = (
            await self._rows.take(self.mine, self._fair(company))
            if company.free(self.mine.shards)
            else (company.held_by(self.mine.holder))
        )
        self._beaten = now
        self._giving &= self._held
        self._note_strangers(company)
        self._think_of_others(company)

    async def give(self, shard: int) -> None:
        """Let somebody else have a shard."""
        await self._rows.give(self.mine, [shard])
        self._held -= {shard}
        self._giving -= {shard}

    async def hand_over(self) -> None:
        """Let others have everything at once, and come back for nothing: whose turn it is keeps it until it leaves."""
        self._held = self._giving = frozenset()
        try:
            await self._rows.retire(self.mine)
        except StoreError as error:
            _log.warning("The others will notice in %.0f s that this process has stopped: %s", self.pace.dead, error)

    async def leave(self) -> None:
        """Hand over what there is, and be forgotten."""
        await self.hand_over()
        with contextlib.suppress(StoreError):
            await self._rows.leave(self.mine)

    async def take_turn(self, number: int) -> bool:
        """Say whether it is this process's turn, among all, to do something that is done one after the other."""
        return await self._rows.take_turn(self.mine, number)

    async def end_turn(self, number: int) -> None:
        """Let the next have their turn."""
        await self._rows.end_turn(self.mine, number)

    async def _join(self) -> None:
        """Come in, or come back as somebody else: what was held under the old name belongs to others."""
        if self._held:
            _log.warning("The others took this process for dead: what it held is theirs")
        self._held = self._giving = frozenset()
        self.mine = Mine(_new_name(), self.mine.shards)
        await self._rows.join(self.mine)

    def _dead(self, company: Company) -> dict[str, int]:
        """Return the processes whose count has stood still for too long, with their counts."""
        now = self._watch()
        if now - self._looked > self.pace.trust:
            self._seen.clear()  # who does not look sees nobody move
        self._looked = now
        before = self._seen
        self._seen = {
            name: before[name] if name in before and before[name][0] == beat else (beat, now)
            for name, beat in company.beats.items()
            if name != self.mine.holder
        }
        return {name: beat for name, (beat, since) in self._seen.items() if now - since >= self.pace.dead}

    def _fair(self, company: Company) -> int:
        """Return how many shards a process is to hold; none while others divide the servers otherwise."""
        shards = self.mine.shards
        counts = [count for count in company.counts.values() if count]
        if any(count != shards for count in counts):
            return 0
        return math.ceil(shards / len(counts))

    def _note_strangers(self, company: Company) -> None:
        """Say once that another process divides the servers otherwise."""
        strangers = frozenset(name for name, count in company.counts.items() if count not in (0, self.mine.shards))
        if strangers - self._strangers:
            named = ", ".join(sorted(strangers))
            _log.error("Nothing more is taken while %s runs with another number of SHARDS: stop one of them", named)
        self._strangers = strangers

    def _think_of_others(self, company: Company) -> None:
        """Choose a shard to be given away if this process holds more than its part and all are held."""
        fair = self._fair(company)
        if not fair or company.free(self.mine.shards) or self._giving or len(self._held) <= fair:
            return
        if self._watch() - self._gave >= self.pace.gift:
            self._gave = self._watch()
            self._giving = frozenset({max(self._held)})


def _new_name() -> str:
    """Return a name that nobody else has, by which who hosts knows the process."""
    return f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"
