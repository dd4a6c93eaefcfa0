"""Returns memory to the system after large pictures, since glibc keeps freed memory between other allocations."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache

_TOO_MUCH = 16 << 20
_left = [0]
"""The bytes dropped since memory was last returned."""


def dropped(size: int) -> None:
    """Note that a cache has dropped this many bytes; after every 16 MB, return unused memory."""
    _left[0] += size
    if _left[0] > _TOO_MUCH:
        _left[0] = 0
        give_back()


def give_back() -> None:
    """Return unused memory to the system, if the platform supports it; takes two milliseconds."""
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], object] | None:
    """glibc's function for this; other libraries do it automatically, or not at all."""
    if not sys.platform.startswith("linux"):
        return None
    found: Callable[[int], object] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return found
