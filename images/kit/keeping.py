"""Caches for drawings, bounded in bytes. They return memory to the system, since glibc keeps much of what is freed."""

from __future__ import annotations

import ctypes
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cache, update_wrapper
from threading import Lock
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

Params = ParamSpec("Params")
Drawn = TypeVar("Drawn")

_TOO_MUCH = 16 << 20
_left = [0]

_MEGABYTE = 1 << 20
NOTHING: Any = object()
"""Stands for a cache miss, since a function may return None."""
_OBJECT = 600
"""The size of a picture object without its pixels."""
_BYTES_A_PIXEL = {"L": 1, "RGB": 4, "RGBA": 4}
"""The bytes per pixel in Pillow's memory, by mode."""


def _dropped(size: int) -> None:
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
    """glibc's function that returns unused memory; None elsewhere, where memory is returned automatically or never."""
    if not sys.platform.startswith("linux"):
        return None
    found: Callable[[int], object] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return found


def bytes_of(drawn: object) -> int:
    """Return the size in bytes of a picture, of encoded data, or of a tuple of these; other values count as 0.

    >>> bytes_of(Image.new("L", (10, 10))) - bytes_of(Image.new("L", (0, 0)))
    100
    """
    if isinstance(drawn, Image.Image):
        return drawn.width * drawn.height * _BYTES_A_PIXEL[drawn.mode] + _OBJECT
    if isinstance(drawn, bytes):
        return len(drawn)
    return sum(map(bytes_of, drawn)) if isinstance(drawn, tuple) else 0


class Store(Generic[Drawn]):
    """An LRU cache with a limit in megabytes; it always keeps at least one entry. Thread-safe."""

    def __init__(self, megabytes: float, size: Callable[[Drawn], int] = bytes_of) -> None:
        self.megabytes = megabytes
        self._size = size
        self._most = round(megabytes * _MEGABYTE)
        self._found: OrderedDict[Hashable, Drawn] = OrderedDict()
        self._lock = Lock()
        self.held = 0

    def get(self, key: Hashable) -> Drawn:
        """Return the entry for a key, or `NOTHING`."""
        with self._lock:
            found: Drawn = self._found.get(key, NOTHING)
            if found is not NOTHING:
                self._found.move_to_end(key)
            return found

    def latest(self, fits: Callable[[Any], bool]) -> tuple[Any, Drawn] | None:
        """Return the latest entry whose key satisfies a condition, with its key; None if there is none."""
        with self._lock:
            return next(((key, self._found[key]) for key in reversed(self._found) if fits(key)), None)

    def find(self, keys: Sequence[Hashable]) -> list[Drawn]:
        with self._lock:
            found = [self._found.get(key, NOTHING) for key in keys]
            for key, drawn in zip(keys, found, strict=True):
                if drawn is not NOTHING:
                    self._found.move_to_end(key)
            return found

    def keep(self, drawn: Iterable[tuple[Hashable, Drawn]]) -> None:
        with self._lock:
            for key, each in drawn:
                if key not in self._found:
                    self._found[key] = each
                    self.held += self._size(each)
            held = self.held
            while self.held > self._most and len(self._found) > 1:
                self.held -= self._size(self._found.popitem(last=False)[1])
            gone = held - self.held
        _dropped(gone)

    def clear(self) -> None:
        with self._lock:
            self._found.clear()
            self.held = 0


class Kept(Generic[Params, Drawn]):
    """A function with a cache. Thread-safe, but two threads may compute the same result at the same time."""

    def __init__(self, function: Callable[Params, Drawn], megabytes: float) -> None:
        self._function = function
        self.store = Store[Drawn](megabytes)
        update_wrapper(self, function)

    def __reduce__(self) -> str:
        """Pickle as a reference to the function by name; another process caches its own results."""
        return self._function.__qualname__

    def __call__(self, *args: Params.args, **kwargs: Params.kwargs) -> Drawn:
        key = (args, tuple(kwargs.items())) if kwargs else args
        found = self.store.get(key)
        if found is not NOTHING:
            return found
        drawn = self._function(*args, **kwargs)
        self.store.keep([(key, drawn)])
        return drawn

    def cache_clear(self) -> None:
        self.store.clear()


def kept(megabytes: float) -> Callable[[Callable[Params, Drawn]], Kept[Params, Drawn]]:
    return lambda function: Kept(function, megabytes)
