"""What an option of a table is, as data: its key, its values, what it is unless somebody chooses, and where one may.

Knows no game and no words: a game declares its own options with these, the host declares what any table chooses, and
commands, settings, lobby and store are made from the declarations. What people read about them is in `wording`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

__all__ = ["Asked", "Choice", "GameOptions", "Option", "Typed", "Value", "demand_options"]

Value: TypeAlias = str | int | bool | None
"""What an option can be."""
Typed: TypeAlias = str | int
"""What Discord sends for a value that was picked from a menu or typed."""


class Asked(StrEnum):
    """Where an option may be chosen, and by whom: once a table is open its options stay as they are."""

    NEW = "new"  # by whoever opens a table for several
    SOLO = "solo"  # by whoever opens a game for one
    SERVER = "server"  # by moderators, for the tables that are opened from then on


@dataclass(frozen=True, slots=True)
class Choice:
    """A value on a menu, and what Discord sends for it."""

    value: Value
    typed: Typed


@dataclass(frozen=True, slots=True)
class Option:
    """Something that a table chooses.

    Attributes:
        key: how it is stored and named in code.
        parameter: how commands call it.
        default: what a table has unless it chooses.
        asked: where one may choose it.
        choices: what is offered, in the order of the menu; none: a whole number is typed.
        numbers: the whole numbers it may be; without choices they are also what is offered.
        besides: what it may be, too, though nobody chooses it.
        otherwise: what it is, where it is asked and left out, if that is not the default.

    >>> pace = Option("hours", "pace", None, frozenset({Asked.NEW}), (Choice(None, 0), Choice(12, 12)), range(1, 100))
    >>> pace.read(0), pace.read(12), pace.allows(36), pace.allows(True)
    (None, 12, True, False)
    """

    key: str
    parameter: str
    default: Value
    asked: frozenset[Asked]
    choices: tuple[Choice, ...] = ()
    numbers: range | None = None
    besides: tuple[Value, ...] = ()
    otherwise: Mapping[Asked, Value] = field(default_factory=dict)

    def left_out(self, where: Asked) -> Value:
        """Return what it is where it is asked but not chosen."""
        return self.otherwise.get(where, self.default)

    def read(self, typed: Typed) -> Value:
        """Return the value that somebody picked or typed.

        Raises:
            ValueError: it is not offered.
        """
        for choice in self.choices:
            if choice.typed == typed:
                return choice.value
        if self.choices or not self.allows(typed):
            raise ValueError(f"{self.key} cannot be chosen as {typed!r}")
        return typed

    def allows(self, value: Value) -> bool:
        """Whether a table can have this value; True is no 1."""
        listed = (*(choice.value for choice in self.choices), *self.besides)
        if any(type(each) is type(value) and each == value for each in listed):
            return True
        return self.numbers is not None and type(value) is int and value in self.numbers

    def offered(self) -> tuple[Choice, ...]:
        """Return all that somebody can choose."""
        return self.choices or tuple(Choice(number, number) for number in self.numbers or ())


@dataclass(frozen=True, slots=True)
class GameOptions:
    """What a table has chosen of its game's options, by key. Host and store pass it on; only the game reads it."""

    chosen: tuple[tuple[str, Value], ...]

    @classmethod
    def of(cls, chosen: Mapping[str, Value]) -> GameOptions:
        """Return options by their keys; the order in which they are given does not matter."""
        return cls(tuple(sorted(chosen.items())))

    def __getitem__(self, key: str) -> Value:
        """Return one of them.

        Raises:
            KeyError: the game has no such option.
        """
        return dict(self.chosen)[key]

    def __iter__(self) -> Iterator[tuple[str, Value]]:
        return iter(self.chosen)

    def with_choice(self, key: str, value: Value) -> GameOptions:
        """Return the same options but for one.

        Raises:
            KeyError: the game has no such option.
        """
        self[key]
        return GameOptions.of({**dict(self.chosen), key: value})


def demand_options(declared: Sequence[Option], found: Mapping[str, Value]) -> None:
    """Check that these are the options that were declared, each with a value that it can have.

    Raises:
        ValueError: one is missing, unknown or impossible; it is named.
    """
    options = {option.key: option for option in declared}
    wrong = [f"missing {key}" for key in options if key not in found]
    wrong += [f"unknown {key}" for key in found if key not in options]
    wrong += [
        f"{key} cannot be {value!r}"
        for key, value in found.items()
        if key in options and not options[key].allows(value)
    ]
    if wrong:
        raise ValueError(f"options: {', '.join(wrong)}")
