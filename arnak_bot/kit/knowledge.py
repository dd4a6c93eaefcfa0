"""Hidden information, declared on the fields: only the owner, if any, may see a secret field. For any game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Any, TypeVar

from arnak_bot.game.position import Event

T = TypeVar("T")
E = TypeVar("E", bound=Event)
_KEY = "secret"
SECRET: Mapping[str, bool] = MappingProxyType({_KEY: True})
"""Metadata of a dataclass field that only the seat it belongs to may see, or nobody if it belongs to the table."""


@cache
def secret_fields(kind: Any) -> frozenset[str]:
    if not is_dataclass(kind):
        return frozenset()
    return frozenset(each.name for each in fields(kind) if each.metadata.get(_KEY, False))


def masked(value: T, blank: object = None) -> T:
    kind: Any = type(value)
    hidden = secret_fields(kind)
    return replace(value, **dict.fromkeys(hidden, blank)) if hidden else value  # type: ignore[type-var]


def seen_by(event: E, seat: int | None) -> E:
    """Return an event, masking the fields that `seat` must not see; for None, all secret fields."""
    return event if event.seat == seat and seat is not None else masked(event)


def kinds_among(things: Iterable[object], *bases: type[Any]) -> tuple[type[Any], ...]:
    """Return the kinds of events among a module's values: the public classes derived from these."""
    kinds = (each for each in things if isinstance(each, type) and issubclass(each, bases))
    return tuple(kind for kind in kinds if kind not in bases and not kind.__name__.startswith("_"))
