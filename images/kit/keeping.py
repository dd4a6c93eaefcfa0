"""Remembering what was drawn: bounded by the bytes it takes, not by how many there are. Knows no game."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import update_wrapper
from threading import Lock
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

__all__ = ["NOTHING", "Kept", "Store", "bytes_of", "kept"]

Params = ParamSpec("Params")
Drawn = TypeVar("Drawn")

_MEGABYTE = 1 << 20
NOTHING: Any = object()
"""Stands for what is not remembered: a function may return None."""
_OBJECT = 600
"""What a picture takes beside its pixels."""
_BYTES_A_PIXEL = {"L": 1, "RGB": 4, "RGBA": 4}
"""As Pillow keeps them."""


def bytes_of(drawn: object) -> int:
    """Return how many bytes a picture, the bytes of one, or a tuple of such things take; other values take none.

    >>> bytes_of(Image.new("L", (10, 10))) - bytes_of(Image.new("L", (0, 0)))
    100
    """
    if isinstance(drawn, Image.Image):
        return drawn.width * drawn.height * _BYTES_A_PIXEL[drawn.mode] + _OBJECT
    if isinstance(drawn, bytes):
        return len(drawn)
    return sum(map(bytes_of, drawn)) if isinstance(drawn, tuple) else 0


class Store(Generic[Drawn]):
    """What was drawn, by what it shows: the latest, as many as its megabytes hold, and one at least.

    Several threads may use it.
    """

    def __init__(self, megabytes: float, size: Callable[[Drawn], int] = bytes_of) -> None:
        self.megabytes = megabytes
        self._size = size
        self._most = round(megabytes * _MEGABYTE)
        self._found: OrderedDict[Hashable, Drawn] = OrderedDict()
        self._lock = Lock()
        self.held = 0

    def get(self, key: Hashable) -> Drawn:
        """Return what is kept under a key, `NOTHING` where that is not known."""
        with self._lock:
            found: Drawn = self._found.get(key, NOTHING)
            if found is not NOTHING:
                self._found.move_to_end(key)
            return found

    def latest(self, fits: Callable[[Any], bool]) -> tuple[Any, Drawn] | None:
        """Return the latest of what is kept whose key fits, with its key; None where none does."""
        with self._lock:
            return next(((key, self._found[key]) for key in reversed(self._found) if fits(key)), None)

    def find(self, keys: Sequence[Hashable]) -> list[Drawn]:
        """Do so for many keys."""
        with self._lock:
            found = [self._found.get(key, NOTHING) for key in keys]
            for key, drawn in zip(keys, found, strict=True):
                if drawn is not NOTHING:
                    self._found.move_to_end(key)
            return found

    def keep(self, drawn: Iterable[tuple[Hashable, Drawn]]) -> None:
        """Keep things, each under its key, and forget the oldest if that is too much."""
        with self._lock:
            for key, each in drawn:
                if key not in self._found:
                    self._found[key] = each
                    self.held += self._size(each)
            while self.held > self._most and len(self._found) > 1:
                self.held -= self._size(self._found.popitem(last=False)[1])

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._found.clear()
            self.held = 0


class Kept(Generic[Params, Drawn]):
    """A function that remembers its latest results, as many as its megabytes hold, and one at least.

    Several threads may call it; two that ask for the same thing at once may both draw it.
    """

    def __init__(self, function: Callable[Params, Drawn], megabytes: float) -> None:
        self._function = function
        self._store = Store[Drawn](megabytes)
        update_wrapper(self, function)

    @property
    def megabytes(self) -> float:
        """How much it may remember."""
        return self._store.megabytes

    @property
    def held(self) -> int:
        """How many bytes it remembers."""
        return self._store.held

    def __call__(self, *args: Params.args, **kwargs: Params.kwargs) -> Drawn:
        key = (args, tuple(kwargs.items())) if kwargs else args
        found = self._store.get(key)
        if found is not NOTHING:
            return found
        drawn = self._function(*args, **kwargs)
        self._store.keep([(key, drawn)])
        return drawn

    def cache_clear(self) -> None:
        """Forget everything."""
        self._store.clear()


def kept(megabytes: float) -> Callable[[Callable[Params, Drawn]], Kept[Params, Drawn]]:
    """Let a function remember its latest results, as many as so many megabytes hold."""
    return lambda function: Kept(function, megabytes)
