"""An event loop whose clock skips every wait: work takes as long as it does on this machine, and nothing sleeps.

The clock is the machine's own, put forward by the length of each sleep as soon as there is nothing else to do. While a
thread is working, nothing is skipped. A simulated day therefore takes as long as the work done in it, and delays are
realistic. What the bot hands to a thread for every click is done in place (`without_threads`): on a busy machine,
switching threads takes longer than the work.
"""

from __future__ import annotations

import asyncio
import queue
import selectors
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import aiosqlite.core
import pytest
from simcord._clock import Clock

from cogs.pictures import Drawer, MovedOn, always

LOOK_SECONDS = 0.05
"""Seconds between checks while a thread is working."""


class _Selector(selectors.DefaultSelector):
    """Waits for events from outside; calls `skip` instead if none can come."""

    skip: Callable[[float], bool]

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout <= 0:
            return super().select(timeout)
        there = super().select(0)
        if there or self.skip(timeout):
            return there
        return super().select(min(timeout, LOOK_SECONDS))


class SkippingLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._skipped, self._working = 0.0, 0
        selector = _Selector()
        selector.skip = self._skip
        super().__init__(selector)

    def time(self) -> float:
        return time.perf_counter() + self._skipped

    def _skip(self, seconds: float) -> bool:
        if self._working:
            return False
        self._skipped += seconds
        return True

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        """Skip no waits until the function has returned."""
        self._working += 1
        running = super().run_in_executor(executor, func, *args)
        running.add_done_callback(self._ended)
        return running

    def _ended(self, _: object) -> None:
        self._working -= 1


class LoopClock(Clock):
    def __init__(self, loop: SkippingLoop, begun: datetime = datetime(2026, 1, 5, tzinfo=UTC)) -> None:
        self._loop, self._start, self._begun = loop, loop.time(), begun

    @property
    def elapsed(self) -> float:  # type: ignore[override]
        return self._loop.time() - self._start

    def now(self) -> datetime:
        return self._begun + timedelta(seconds=self.elapsed)

    def advance(self, seconds: float) -> None:
        """Only the loop advances the clock."""
        raise NotImplementedError


class _Queue(queue.SimpleQueue[Any]):
    """Replaces the queue of an aiosqlite connection's thread, which then only opens and closes the connection."""

    def put_nowait(self, item: tuple[asyncio.Future[Any], Callable[[], Any]]) -> None:
        """Run the item at once if it is a statement."""
        future, function = item
        if not isinstance(function, partial):
            super().put_nowait(item)
            return
        try:
            future.set_result(function())
        except Exception as error:
            future.set_exception(error)


def without_threads(patch: pytest.MonkeyPatch) -> None:
    async def draw(_: Drawer, drawing: Callable[..., Any], *args: Any, wanted: Callable[[], bool] = always) -> Any:
        if not wanted():
            raise MovedOn
        return drawing(*args)

    patch.setattr(aiosqlite.core, "SimpleQueue", _Queue)
    patch.setattr(Drawer, "draw", draw)
