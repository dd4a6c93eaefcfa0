"""Processes the timers that are due, in small batches, so that one failure does not hold up the rest."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from datetime import datetime, timedelta

from arnak_bot.host.absence import Absence
from arnak_bot.host.errors import NotSaved, TableError
from arnak_bot.host.outbox import delay
from arnak_bot.host.registry import Registry
from arnak_bot.host.waiting import EVERYONE, IDLE_DAYS, timestamp
from arnak_bot.store import SPOILED, NewPost, PostKind, PostPayload, StoreError, Timer, TimerKind

BATCH = 100
_POSTS = {TimerKind.PING: PostKind.PING, TimerKind.REMIND: PostKind.REMIND, TimerKind.DEADLINE: PostKind.DEADLINE}

_IDLE = timedelta(days=IDLE_DAYS)
_log = logging.getLogger("arnak")


class TimerRunner:
    """Handles due timers. A timer's row is deleted in the same transaction as its effect, so a crash loses nothing. The
    rows are updated with every turn and every change of preferences, so no table has to be loaded to check them.
    """

    def __init__(self, registry: Registry, absence: Absence) -> None:
        self._registry = registry
        self._absence = absence
        self._timers = registry.store.timers

    async def run_due(self) -> AsyncIterator[tuple[int, ...]]:
        """Process all due timers; after each batch, yield the ids of the tables that now have posts to send. Failures
        are logged and retried later. Raises StoreError if the database does not respond, or its file is gone.
        """
        self._registry.store.require_same_file()
        while due := await self._timers.at(timestamp(self._registry.now()), BATCH, self._registry.scope.mine):
            if changed := tuple(dict.fromkeys(await self._do_all(due))):
                yield changed
            await asyncio.sleep(0)

    async def _do_all(self, due: Sequence[Timer]) -> list[int]:
        """Process a batch of timers together; if that fails, one by one, so that one bad row blocks no others."""
        try:
            return await self._do(due)
        except (StoreError, *SPOILED) as error:
            _log.warning("A batch of %s timers failed, so they are processed one by one: %s", len(due), error)
        changed = []
        for each in due:
            try:
                changed += await self._do([each])
            except (StoreError, *SPOILED) as error:
                _log.error("Postponing a timer of table %s (%s) that failed: %s", each.table_id, each.kind, error)
                await self._timers.put_off(each, timestamp(self._registry.now() + delay(each.tries)))
        return changed

    async def _do(self, due: Sequence[Timer]) -> list[int]:
        now = self._registry.now()
        told = [(each, _post(each)) for each in due if each.kind in _POSTS]
        if told:
            await self._timers.told(told, timestamp(now))
        idle = [each for each in due if each.kind is TimerKind.CLOSE]
        closed = await self._close(idle, now) if idle else []
        late = [each for each in due if each.kind is TimerKind.STAND_IN and await self._stand_in(each)]
        return [*(each.table_id for each in (*(due for due, _ in told), *late)), *closed]

    async def _stand_in(self, due: Timer) -> bool:
        """Let a computer play for somebody whose time has run out; return False if that is no longer possible."""
        try:
            await self._absence.stand_in(await self._registry.table(due.table_id), due.seat)
        except NotSaved as error:
            raise StoreError(f"{error}.") from error
        except TableError as error:
            _log.warning("No computer could take over at table %s: %s", due.table_id, error)
            await self._timers.drop(due)
            return False
        return True

    async def _close(self, due: Sequence[Timer], now: datetime) -> list[int]:
        def again(last: str) -> str:
            return timestamp(datetime.fromisoformat(last) + _IDLE)

        closed = await self._timers.close_idle(due, timestamp(now - _IDLE), timestamp(now), again)
        try:
            await self._registry.refresh(closed)
        except TableError as error:  # the table was closed; its copy in memory is updated at the next access
            _log.warning("A closed table could not be reloaded: %s", error)
        return closed


def _post(due: Timer) -> NewPost:
    return NewPost(_POSTS[due.kind], PostPayload(seat=None if due.seat == EVERYONE else due.seat))
