"""Pictures are drawn aside: on a thread of their own, with a time limit, so that none can hold up a move.

The threads are daemons: one that hangs is left behind, replaced, and does not keep the program from ending.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from arnak_bot import metrics

__all__ = ["Drawer", "DrawingFailed"]

P = ParamSpec("P")
R = TypeVar("R")
Work = Callable[[], None]

_log = logging.getLogger("arnak")


class DrawingFailed(Exception):
    """A picture could not be drawn, or not in time: words have to do."""


class _TooLong(Exception):
    """The time limit of a drawing is over."""


class Drawer:
    """One thread that draws one picture after the other. `limit`: seconds that one may take, waiting included."""

    def __init__(self, name: str, limit: float) -> None:
        self.limit = limit
        self._name = name
        self._work: queue.SimpleQueue[Work | None] | None = None

    async def draw(self, drawing: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Draw on the thread.

        Raises:
            DrawingFailed: the drawing raised an error, or took too long; the log says which.
        """
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
                result = drawing(*args, **kwargs)
            except Exception as error:
                failed = error
            with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(done, result, failed)

        def give_up() -> None:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(done, None, _TooLong())

        limit = threading.Timer(self.limit, give_up)  # the loop's own clock may be a simulated one
        limit.daemon = True
        limit.start()
        work.put(on_thread)
        try:
            with metrics.drawing(self._name):
                return await drawn
        except _TooLong as error:
            self._leave(work)
            _log.warning("A picture took more than %s seconds and was given up", self.limit)
            raise DrawingFailed("it took too long") from error
        except Exception as error:
            _log.warning("A picture could not be drawn", exc_info=error)
            raise DrawingFailed("it could not be drawn") from error
        finally:
            limit.cancel()

    def _begin(self) -> queue.SimpleQueue[Work | None]:
        work: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        threading.Thread(target=_draw_on, args=(work,), name=self._name, daemon=True).start()
        return work

    def close(self) -> None:
        """Let the thread end when it has drawn what waits; a later drawing gets a new one."""
        if self._work is not None:
            self._leave(self._work)

    def _leave(self, hanging: queue.SimpleQueue[Work | None]) -> None:
        """Give a hanging thread up: the next picture gets a new one; this one ends when its drawing does."""
        if self._work is hanging:
            self._work = None
            hanging.put(None)


def _draw_on(work: queue.SimpleQueue[Work | None]) -> None:
    while (drawing := work.get()) is not None:
        drawing()
