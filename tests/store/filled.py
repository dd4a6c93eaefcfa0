"""Makes records in which nothing is as it would be anyway, from the dataclasses themselves."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from datetime import UTC, datetime, timedelta
from enum import Enum
from itertools import count
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from arnak_bot.game.options import GameOptions
from arnak_bot.store import Options
from tests.store.test_options import EVERY_OTHER

T = TypeVar("T")


class Filling:
    """Fills records with values of which no two are alike; some fields, by name, are given.

    >>> Filling(seat=3).of(Vote)
    Vote(motion=<VoteKind.WITHOUT: 'without'>, seat=3, value=1001, voter=1002)
    """

    def __init__(self, **given: Any) -> None:
        self._given = given
        self._numbers = count(1001)

    def of(self, kind: type[T], **given: Any) -> T:
        """Return a record with other values than its defaults."""
        if issubclass(kind, Options):
            return EVERY_OTHER  # type: ignore[return-value]
        hints = get_type_hints(kind)
        given = {**self._given, **given}
        names = [each.name for each in fields(kind)]  # type: ignore[arg-type]
        defaults = {each.name: default_of(each) for each in fields(kind)}  # type: ignore[arg-type]
        return kind(
            **{name: given[name] if name in given else self._named(name, hints[name], defaults[name]) for name in names}
        )

    def _named(self, name: str, hint: Any, default: object) -> Any:
        """A time where the name says so, for no other text is read there."""
        if name.endswith(("at", "_since", "_until")) and str in (hint, *get_args(hint)):
            return (datetime(2026, 1, 1, tzinfo=UTC) + timedelta(seconds=next(self._numbers))).isoformat()
        return self._value(hint, default)

    def _value(self, hint: Any, default: object) -> Any:
        origin, inner = get_origin(hint), get_args(hint)
        if origin in (Union, types.UnionType):
            return self._value(next(each for each in inner if each is not type(None)), default)
        if origin is tuple:
            several = inner[:1] * 2 if inner[-1] is Ellipsis else inner
            return tuple(self._value(each, MISSING) for each in several)
        if origin in (dict, Mapping):
            return {self._value(inner[0], MISSING): self._value(int if inner[1] is Any else inner[1], MISSING)}
        return self._plain(hint, default)

    def _plain(self, hint: Any, default: object) -> Any:
        if hint is bool:
            return default is not True
        if hint is int:
            return next(self._numbers)
        if hint is str:
            return f"“{next(self._numbers)}” \"'\\"
        if issubclass(hint, Enum):
            return next(each for each in reversed(hint) if each is not default)
        if hint is GameOptions:
            return EVERY_OTHER.game
        if isinstance(hint, type) and is_dataclass(hint):
            return self.of(hint)
        raise TypeError(f"what is another value of {hint}?")


def default_of(field: Field[Any]) -> object:
    """What a field is unless somebody says otherwise; MISSING: it has to be said."""
    return field.default if field.default_factory is MISSING else field.default_factory()


def as_usual(record: object) -> list[str]:
    """The fields of a record, and of those in it, that are as they would be anyway."""
    return [
        f"{type(each).__name__}.{field.name}"
        for each in dataclasses_in(record)
        if not isinstance(each, GameOptions)
        for field in fields(each)
        if getattr(each, field.name) in (None, default_of(field))
    ]


def dataclasses_in(value: Any) -> Iterator[Any]:
    """Every record in a value, itself included."""
    if is_dataclass(value) and not isinstance(value, type):
        yield value
        value = [getattr(value, each.name) for each in fields(value)]
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, (list, tuple, frozenset)):
        for each in value:
            yield from dataclasses_in(each)
