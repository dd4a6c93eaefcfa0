"""Remembering what was drawn: bounded by the bytes it takes, not by how many there are. Knows no game."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import update_wrapper
from threading import Lock
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

__all__ = ["Kept", "bytes_of", "kept"]

Params = ParamSpec("Params")
Drawn = TypeVar("Drawn")

_MEGABYTE = 1 << 20
_NOTHING: Any = object()
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


class Kept(Generic[Params, Drawn]):
    """A function that remembers its latest results, as many as its megabytes hold, and one at least.

    Several threads may call it; two that ask for the same thing at once may both draw it.
    """

    def __init__(self, function: Callable[Params, Drawn], megabytes: float) -> None:
        self._function = function
        self.megabytes = megabytes
        self._most = round(megabytes * _MEGABYTE)
        self._found: OrderedDict[Hashable, Drawn] = OrderedDict()
        self._lock = Lock()
        self.held = 0
        update_wrapper(self, function)

    def __call__(self, *args: Params.args, **kwargs: Params.kwargs) -> Drawn:
        key = (args, tuple(kwargs.items()))
        with self._lock:
            found: Drawn = self._found.get(key, _NOTHING)
            if found is not _NOTHING:
                self._found.move_to_end(key)
                return found
        drawn = self._function(*args, **kwargs)
        with self._lock:
            if key not in self._found:
                self._found[key] = drawn
                self.held += bytes_of(drawn)
            while self.held > self._most and len(self._found) > 1:
                self.held -= bytes_of(self._found.popitem(last=False)[1])
        return drawn

    def cache_clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._found.clear()
            self.held = 0


def kept(megabytes: float) -> Callable[[Callable[Params, Drawn]], Kept[Params, Drawn]]:
    """Let a function remember its latest results, as many as so many megabytes hold."""
    return lambda function: Kept(function, megabytes)
