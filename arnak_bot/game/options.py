"""Declarations of table options: key, values, default, and where they may be chosen. Independent of any one game and of
texts. Each game declares its own options, the host those that every table has, and commands, settings, lobby and store
are generated from the declarations. The texts about options are in `wording`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from enum import StrEnum
from types import EllipsisType
from typing import TypeAlias

Value: TypeAlias = str | int | bool | None
Typed: TypeAlias = str | int
"""The form in which Discord sends a value that was picked or typed."""


class OptionScope(StrEnum):
    """Where an option may be chosen, and by whom. Options cannot be changed once a game has started."""

    NEW = "new"  # when opening a table for several players
    LOBBY = "in-lobby"  # by whoever opened such a table, until the game starts
    SOLO = "solo"  # when opening a solo game
    SERVER = "server"  # by moderators, for tables opened from then on


OF_SEVERAL = frozenset({OptionScope.LOBBY, OptionScope.SERVER})
"""Where most options of a game for several players may be chosen."""
_NAME = re.compile("[a-z_]{1,32}")
"""What Discord, Python and the ids of menus all accept as a name."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A value in a menu, and the form in which Discord sends it."""

    value: Value
    typed: Typed


@dataclass(frozen=True, slots=True)
class Option:
    """A table option. Raises ValueError if its key or parameter is not of lower-case letters and `_`, at most 32.

    Attributes:
        key: its name in the store and in code.
        parameter: its name in commands.
        asked: where it may be chosen.
        choices: the menu, in order; if empty, players type a whole number.
        numbers: the whole numbers allowed; without choices these are also offered.
        besides: other valid values that are not offered.
        otherwise: the value used if the option was left out, for each scope where that is not the default.
        seats: the numbers of seats for which it matters, or None for all; for others, the lobby omits a default value.
        before: the value of tables and servers stored before the option was added; `...` if it was always stored.

    >>> choices = (Choice(None, 0), Choice(12, 12))
    >>> pace = Option("hours", "pace", None, frozenset({OptionScope.NEW}), choices, range(1, 100))
    >>> pace.read(0), pace.read(12), pace.allows(36), pace.allows(True)
    (None, 12, True, False)
    """

    key: str
    parameter: str
    default: Value
    asked: frozenset[OptionScope]
    choices: tuple[Choice, ...] = ()
    numbers: range | None = None
    besides: tuple[Value, ...] = ()
    otherwise: Mapping[OptionScope, Value] = field(default_factory=dict)
    seats: range | None = None
    before: Value | EllipsisType = ...

    def __post_init__(self) -> None:
        for name in (self.key, self.parameter):
            if not _NAME.fullmatch(name):
                raise ValueError(f"an option cannot be called {name!r}: use 1 to 32 lower-case letters and _")

    def left_out(self, where: OptionScope) -> Value:
        """Return the value to use if the option could have been chosen in this scope but was left out."""
        return self.otherwise.get(where, self.default)

    def read(self, typed: Typed) -> Value:
        """The value of what somebody picked or typed. Raises ValueError if it is not offered."""
        for choice in self.choices:
            if choice.typed == typed:
                return choice.value
        if self.choices or not self.allows(typed):
            raise ValueError(f"{self.key} cannot be chosen as {typed!r}")
        return typed

    def allows(self, value: Value) -> bool:
        """Whether a value is valid; True does not count as 1."""
        listed = (*(choice.value for choice in self.choices), *self.besides)
        if any(type(each) is type(value) and each == value for each in listed):
            return True
        return self.numbers is not None and type(value) is int and value in self.numbers

    def offered(self) -> tuple[Choice, ...]:
        return self.choices or tuple(Choice(number, number) for number in self.numbers or ())


@dataclass(frozen=True, slots=True)
class GameOptions:
    """The values of a table's own game options, by key. Host and store only pass them on; only the game reads them."""

    chosen: tuple[tuple[str, Value], ...]

    @classmethod
    def of(cls, chosen: Mapping[str, Value]) -> GameOptions:
        return cls(tuple(sorted(chosen.items())))

    @classmethod
    def with_defaults(cls, declared: Iterable[Option], chosen: Mapping[str, Value]) -> GameOptions:
        """These values by key, and defaults for the rest."""
        return cls.of({option.key: option.default for option in declared} | dict(chosen))

    def __getitem__(self, key: str) -> Value:
        """Raises KeyError if the game has no such option."""
        return dict(self.chosen)[key]

    def __iter__(self) -> Iterator[tuple[str, Value]]:
        return iter(self.chosen)

    def with_choice(self, key: str, value: Value) -> GameOptions:
        """Raises KeyError if the game has no such option."""
        self[key]
        return GameOptions.of({**dict(self.chosen), key: value})


def menu_of(
    key: str, values: Iterable[Typed], asked: AbstractSet[OptionScope] = OF_SEVERAL, parameter: str = ""
) -> Option:
    """Return an option with a menu of values, the first of which is the default."""
    choices = tuple(Choice(value, value) for value in values)
    return Option(key, parameter or key, choices[0].value, frozenset(asked), choices)


def with_earlier_values(declared: Iterable[Option], stored: Mapping[str, Value]) -> dict[str, Value]:
    """Return stored values by key, with `Option.before` for options introduced since."""
    return {option.key: option.before for option in declared if option.before is not ...} | dict(stored)


def require_options(declared: Sequence[Option], found: Mapping[str, Value]) -> None:
    """Raises ValueError unless exactly the declared options are present, with valid values; the message says more."""
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
