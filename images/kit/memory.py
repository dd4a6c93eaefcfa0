"""Gives back what large pictures leave behind: glibc keeps the memory of what is freed between things that are not."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache

__all__ = ["give_back"]


def give_back() -> None:
    """Give memory that nobody uses back to the system, where this can be asked for; it takes two milliseconds."""
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], object] | None:
    """What glibc does it with; other libraries do so by themselves, or not at all."""
    if not sys.platform.startswith("linux"):
        return None
    found: Callable[[int], object] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return found
