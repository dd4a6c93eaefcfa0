"""Processes that are killed at a call, as a machine that loses its power would."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def at_call(number: int) -> Callable[[], None]:
    """Die before the given one of the calls that reach SQLite or the disk."""

    def begin() -> None:
        left = [number]

        def count(frame: FrameType, event: str, called: object) -> None:
            if event == "c_call" and getattr(called, "__name__", "") in (
                "execute",
                "executemany",
                "connect",
                "backup",
                "close",
                "link",
                "open",
                "unlink",
            ):
                left[0] -= 1
                if left[0] == 0:
                    _die()

        sys.setprofile(count)
        threading.setprofile(count)

    return begin


def dies(begin: Callable[[], None], work: Callable[[], object]) -> bool:
    """Do something in a process of its own, which dies on its way; say whether it did."""
    child = os.fork()
    if child == 0:
        begin()
        try:
            work()
        finally:
            os._exit(0)
    return os.WIFSIGNALED(os.waitpid(child, 0)[1])
