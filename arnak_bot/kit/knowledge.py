"""Who may see what, said by the fields themselves: a secret field is its owner's alone. Knows no game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

__all__ = ["SECRET", "masked", "secret_fields", "seen_by"]

T = TypeVar("T")


class Event(Protocol):
    """What has happened; `seat` did it, or nobody."""

    @property
    def seat(self) -> int | None: ...


E = TypeVar("E", bound=Event)
_KEY = "secret"
SECRET: Mapping[str, bool] = MappingProxyType({_KEY: True})
"""The metadata of a dataclass field that only the seat it belongs to (of a table: nobody) may see."""


@cache
def secret_fields(kind: Any) -> frozenset[str]:
    """Return the names of the secret fields of a dataclass; nothing else has any."""
    if not is_dataclass(kind):
        return frozenset()
    return frozenset(each.name for each in fields(kind) if each.metadata.get(_KEY, False))


def masked(value: T) -> T:
    """Return a dataclass value with None for each of its secrets."""
    kind: Any = type(value)
    hidden = secret_fields(kind)
    return replace(value, **dict.fromkeys(hidden)) if hidden else value  # type: ignore[type-var]


def seen_by(event: E, seat: int | None) -> E:
    """Return an event as `seat` (None: the open table) may see it."""
    return event if event.seat == seat and seat is not None else masked(event)
