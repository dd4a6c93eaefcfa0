"""Graceful shutdown: SIGTERM and Ctrl-C cancel the work in progress, and everything is closed in order."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Coroutine
from typing import Any

_SIGNALS = (signal.SIGTERM, signal.SIGINT)


async def until_signal(work: Coroutine[Any, Any, None]) -> None:
    """Run `work` until it ends or is cancelled by a termination signal. Returns once `work` has ended, including its
    cleanup. A second signal has its default effect: Ctrl-C interrupts, SIGTERM ends the process.
    """
    loop = asyncio.get_running_loop()
    task = loop.create_task(work)
    told = False

    def stop() -> None:
        nonlocal told
        told = True
        _leave_signals(loop)
        task.cancel()

    for number in _SIGNALS:
        with contextlib.suppress(NotImplementedError):  # not supported on Windows, where Ctrl-C interrupts as usual
            loop.add_signal_handler(number, stop)
    try:
        await task
    except asyncio.CancelledError:
        if not told:
            raise
    finally:
        _leave_signals(loop)


def _leave_signals(loop: asyncio.AbstractEventLoop) -> None:
    for number in _SIGNALS:
        with contextlib.suppress(NotImplementedError):
            loop.remove_signal_handler(number)
