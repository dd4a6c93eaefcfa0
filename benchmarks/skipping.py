"""An event loop whose clock skips every wait: what takes time goes on as on this machine, and nobody sleeps.

The clock is the machine's own, put forward by the length of each sleep as soon as there is nothing else to do. While a
thread works, it only runs on. So a simulated day takes as long as what happens in it, and delays are true. What the bot
hands to a thread for every click is done in place (`without_threads`): on a busy machine each change of threads takes
longer than the work.
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

from cogs.drawing import Drawer, MovedOn, always

LOOK_SECONDS = 0.05
"""How long a thread that works is waited for at a time."""


class _Selector(selectors.DefaultSelector):
    """Waits for what comes from outside; `skip` is called in place of waiting where nothing can come."""

    skip: Callable[[float], bool]

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return what has come."""
        if timeout is None or timeout <= 0:
            return super().select(timeout)
        there = super().select(0)
        if there or self.skip(timeout):
            return there
        return super().select(min(timeout, LOOK_SECONDS))


class SkippingLoop(asyncio.SelectorEventLoop):
    """The loop."""

    def __init__(self) -> None:
        self._skipped, self._working = 0.0, 0
        selector = _Selector()
        selector.skip = self._skip
        super().__init__(selector)

    def time(self) -> float:
        """The seconds of the clock."""
        return time.perf_counter() + self._skipped

    def _skip(self, seconds: float) -> bool:
        if self._working:
            return False
        self._skipped += seconds
        return True

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        """Run something in a thread, and skip nothing until it has ended."""
        self._working += 1
        running = super().run_in_executor(executor, func, *args)
        running.add_done_callback(self._ended)
        return running

    def _ended(self, _: object) -> None:
        self._working -= 1


class LoopClock(Clock):
    """The clock of a simulated Discord that goes by such a loop."""

    def __init__(self, loop: SkippingLoop, begun: datetime = datetime(2026, 1, 5, tzinfo=UTC)) -> None:
        self._loop, self._start, self._begun = loop, loop.time(), begun

    @property
    def elapsed(self) -> float:  # type: ignore[override]
        """The seconds since it began."""
        return self._loop.time() - self._start

    def now(self) -> datetime:
        """The time."""
        return self._begun + timedelta(seconds=self.elapsed)

    def advance(self, seconds: float) -> None:
        """Refuse: nobody else sets it."""
        raise NotImplementedError


class _Queue(queue.SimpleQueue[Any]):
    """Stands where aiosqlite hands work to a connection's thread, which only opens and closes it."""

    def put_nowait(self, item: tuple[asyncio.Future[Any], Callable[[], Any]]) -> None:
        """Do it, if it is a statement."""
        future, function = item
        if not isinstance(function, partial):
            super().put_nowait(item)
            return
        try:
            future.set_result(function())
        except Exception as error:
            future.set_exception(error)


def without_threads(patch: pytest.MonkeyPatch) -> None:
    """Ask the database and draw without changing threads, for as long as the patch holds."""

    async def draw(_: Drawer, drawing: Callable[..., Any], *args: Any, wanted: Callable[[], bool] = always) -> Any:
        if not wanted():
            raise MovedOn
        return drawing(*args)

    patch.setattr(aiosqlite.core, "SimpleQueue", _Queue)
    patch.setattr(Drawer, "draw", draw)
