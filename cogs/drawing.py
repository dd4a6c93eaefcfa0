"""Draws pictures within a time limit, on one of the bot's threads or in separate drawing processes."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import logging
import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

from arnak_bot import metrics
from arnak_bot.host import Workers
from arnak_bot.host.workers import WorkerHung

R = TypeVar("R")
Work = Callable[[], None]

_log = logging.getLogger("arnak")


class DrawingFailed(Exception):
    """A picture could not be drawn, or not in time; the message is sent without it."""


class MovedOn(Exception):
    """The picture was outdated before it could be drawn."""


class _TooLong(Exception):
    """A drawing exceeded its time limit."""


def always() -> bool:
    """The default for `wanted`: every picture is still wanted."""
    return True


class Drawer(ABC):
    """Draws pictures. `limit`: the time limit for each in seconds, including the wait in the queue."""

    def __init__(self, name: str, limit: float) -> None:
        self.limit = limit
        self._name = name

    async def draw(self, drawing: Callable[..., R], *args: Any, wanted: Callable[[], bool] = always) -> R:
        """Queue a picture and draw it, unless it is no longer `wanted` when its turn comes.

        Raises:
            DrawingFailed: the drawing raised an error, or took too long; the log says which.
            MovedOn: it was no longer wanted.
        """
        try:
            with metrics.drawing(self._name):
                return await self._drawn(partial(drawing, *args), wanted)
        except MovedOn:
            raise
        except _TooLong as error:
            _log.warning("A picture took more than %s seconds and was abandoned", self.limit)
            raise DrawingFailed("the drawing took too long") from error
        except Exception as error:
            _log.warning("A picture could not be drawn", exc_info=error)
            raise DrawingFailed("the drawing failed") from error

    @abstractmethod
    async def _drawn(self, drawing: Callable[[], R], wanted: Callable[[], bool]) -> R:
        """Draw, or raise `_TooLong`, `MovedOn`, or the error from the drawing code."""

    @abstractmethod
    async def close(self) -> None:
        """Release the thread or processes; if possible, the next drawing starts new ones."""


class ThreadDrawer(Drawer):
    """Draws on a single thread, one picture after another."""

    def __init__(self, name: str, limit: float) -> None:
        super().__init__(name, limit)
        self._work: queue.SimpleQueue[Work | None] | None = None

    async def _drawn(self, drawing: Callable[[], R], wanted: Callable[[], bool]) -> R:
        loop = asyncio.get_running_loop()
        drawn: asyncio.Future[R] = loop.create_future()
        work = self._work = self._work or self._begin()

        def done(result: R | None, error: Exception | None) -> None:
            if drawn.done():
                return
            if error is None:
                drawn.set_result(result)  # type: ignore[arg-type]  # without an error there is a result
            else:
                drawn.set_exception(error)

        def on_thread() -> None:
            if drawn.cancelled():
                return
            result, failed = None, None
            try:
                if not wanted():
                    raise MovedOn
                result = drawing()
            except Exception as error:
                failed = error
            with contextlib.suppress(RuntimeError):  # the loop has already ended
                loop.call_soon_threadsafe(done, result, failed)

        def give_up() -> None:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(done, None, _TooLong())

        limit = threading.Timer(self.limit, give_up)  # the loop's own clock may be a simulated one
        limit.daemon = True
        limit.start()
        work.put(on_thread)
        try:
            return await drawn
        except _TooLong:
            self._leave(work)
            raise
        finally:
            limit.cancel()

    def _begin(self) -> queue.SimpleQueue[Work | None]:
        work: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        threading.Thread(target=_draw_on, args=(work,), name=self._name, daemon=True).start()
        return work

    async def close(self) -> None:
        """Let the thread end once its queue is empty; the next drawing starts a new one."""
        if self._work is not None:
            self._leave(self._work)

    def _leave(self, hanging: queue.SimpleQueue[Work | None]) -> None:
        """Abandon a hanging thread: the next picture gets a new one, and this one ends when its drawing does."""
        if self._work is hanging:
            self._work = None
            hanging.put(None)


def _draw_on(work: queue.SimpleQueue[Work | None]) -> None:
    while (drawing := work.get()) is not None:
        drawing()


class Turns:
    """A priority semaphore: at most `count` tasks hold it at once; the lowest rank goes first, then the longest
    waiting."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()

    @asynccontextmanager
    async def taken(self, rank: int) -> AsyncIterator[None]:
        """Wait for a turn, and release it at the end of the block."""
        if self._free:
            self._free -= 1
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (rank, next(self._numbers), turn))
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():  # the turn was granted at the same moment
                    self._give()
                raise
        try:
            yield
        finally:
            self._give()

    def _give(self) -> None:
        while self._waiting:
            *_, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class ProcessDrawer(Drawer):
    """Draws in processes, which several drawers can share; `rank` sets the priority of its pictures (`Turns`).

    Drawings have to be picklable.
    """

    def __init__(self, name: str, limit: float, workers: Workers, turns: Turns, rank: int) -> None:
        super().__init__(name, limit)
        self._workers = workers
        self._turns = turns
        self._rank = rank

    async def _drawn(self, drawing: Callable[[], R], wanted: Callable[[], bool]) -> R:
        try:
            async with asyncio.timeout(self.limit), self._turns.taken(self._rank):
                if not wanted():
                    raise MovedOn
                # Cancelling it would kill the process, and lose everything it has cached for the next pictures.
                drawn = asyncio.ensure_future(self._workers.run(drawing))
                drawn.add_done_callback(_retrieve_error)
                return await asyncio.shield(drawn)
        except (TimeoutError, WorkerHung) as error:
            raise _TooLong from error

    async def close(self) -> None:
        """End the processes."""
        await self._workers.close()


def _retrieve_error(drawn: asyncio.Future[Any]) -> None:
    """Retrieve a failed drawing's exception, even if nobody is waiting for the picture any more."""
    if not drawn.cancelled():
        drawn.exception()
