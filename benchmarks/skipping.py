"""An event loop whose clock skips every wait: what takes time goes on as on this machine, and nobody sleeps.

The clock is the machine's own, put forward by the length of each sleep as soon as there is nothing else to do. While a
thread works, it only runs on. So a simulated day takes as long as what happens in it, and delays are true.
"""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Any, ParamSpec, TypeVar

from simcord._clock import Clock

__all__ = ["LoopClock", "SkippingLoop"]

P = ParamSpec("P")
R = TypeVar("R")

LOOK_SECONDS = 0.05
"""How long a thread that works is waited for at a time."""


class _Selector(selectors.DefaultSelector):  # type: ignore[valid-type, misc]  # chosen when imported
    """Waits for what comes from outside; `skip` is called in place of waiting where nothing can come."""

    skip: Callable[[float], bool]

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return what has come."""
        if timeout is None or timeout <= 0:
            return super().select(timeout)  # type: ignore[no-any-return]
        there = super().select(0)
        if there or self.skip(timeout):
            return there  # type: ignore[no-any-return]
        return super().select(min(timeout, LOOK_SECONDS))  # type: ignore[no-any-return]


class SkippingLoop(asyncio.SelectorEventLoop):
    """The loop. Whatever threads do has to be counted with `working`."""

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

    @contextmanager
    def working(self) -> Iterator[None]:
        """Skip nothing in this block, because it waits for a thread."""
        self._working += 1
        try:
            yield
        finally:
            self._working -= 1

    def counted(self, work: Callable[P, Coroutine[Any, Any, R]]) -> Callable[P, Coroutine[Any, Any, R]]:
        """Return a function that waits for a thread, so that nothing is skipped until it has ended."""

        async def waiting(*args: P.args, **more: P.kwargs) -> R:
            with self.working():
                return await work(*args, **more)

        return waiting

    def run_in_executor(self, executor: Any, function: Callable[..., Any], *args: Any) -> Any:
        """Run something in a thread."""
        self._working += 1
        running = super().run_in_executor(executor, function, *args)
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
