"""Setups as frozen dataclasses: their checks, and their lines in a log file. Independent of any one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import Any, TypeVar, get_type_hints

from arnak_bot.kit.logfile import LogFormat

G = TypeVar("G", bound=Any)
S = TypeVar("S", bound=Any)

_FLAGS = {"True": True, "False": False}


@cache
def choices_of(kind: type[Any]) -> Mapping[str, type[StrEnum]]:
    hints = get_type_hints(kind).items()
    return {name: each for name, each in hints if isinstance(each, type) and issubclass(each, StrEnum)}


def require(setup: Any, seats: range, editions: range) -> None:
    """Convert enum values given as text into members. Raises ValueError if a value is not a valid choice."""
    if setup.players not in seats:
        raise ValueError(f"a game has {seats[0]} to {seats[-1]} players, not {setup.players}")
    if setup.edition not in editions:
        raise ValueError(f"there is no edition {setup.edition}")
    for name, kind in choices_of(setup.__class__).items():
        value = getattr(setup, name)
        if value not in tuple(kind):
            raise ValueError(f"{name} is {' or '.join(kind)}, not “{value}”")
        object.__setattr__(setup, name, kind(value))


def log_of(
    new: Callable[[S], G],
    refusal: type[Exception],
    kind: type[S],
    names: Sequence[str],
    earlier: Mapping[str, Any] | None = None,
) -> LogFormat[S, G]:
    """`earlier`: the values of fields that logs of older versions lack; other missing fields get their defaults."""
    kinds: Mapping[str, Callable[[str], Any]] = {
        name: _FLAGS.__getitem__ if hint is bool else hint for name, hint in get_type_hints(kind).items()
    }

    def read(said: Mapping[str, str]) -> S:
        lines = names if earlier is None else [name for name in names if name in said]
        setup: S = kind(**{**(earlier or {}), **{name: kinds[name](said[name]) for name in lines}})
        return setup

    return LogFormat(new, refusal, lambda setup: {name: getattr(setup, name) for name in names}, read, frozenset(names))
