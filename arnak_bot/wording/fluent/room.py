"""What every room of sentences can do: say one by its id, and be named where no language is chosen yet."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from inspect import signature
from keyword import iskeyword
from types import FunctionType
from typing import Any

__all__ = ["Room", "python_name"]

_AS_PYTHON = str.maketrans("-. ", "___")


@cache
def python_name(fluent_id: str) -> str:
    """Return a Fluent name as Python writes it, or a value that one is called after: "turn-done" is turn_done."""
    name = fluent_id.translate(_AS_PYTHON).lower()
    return f"{name}_" if iskeyword(name) else name


class _InAnyLanguage(type):
    """`Labels.join`, a value in a table, says "join" in the language of the `Labels` that it is given."""

    def __getattribute__(cls, name: str) -> Any:
        found = super().__getattribute__(name)
        return _spoken_by(name, found) if isinstance(found, FunctionType) and not name.startswith("_") else found


def _spoken_by(name: str, english: Callable[..., str]) -> Callable[..., str]:
    @wraps(english)
    def say(room: Room, **told: Any) -> str:
        said: str = getattr(room, name)(**told)
        return said

    return say


class Room(metaclass=_InAnyLanguage):
    """The sentences of a Fluent file in one language, a method for each."""

    __slots__ = ()

    def __getitem__(self, message_id: str) -> str:
        """Say a message that is told nothing, of a family whose ids are made: "card-hat".

        Raises:
            AttributeError: there is none with this id.
        """
        said: str = getattr(self, python_name(message_id))()
        return said

    def __contains__(self, message_id: str) -> bool:
        return hasattr(self, python_name(message_id))

    def having(self, attribute: str) -> list[str]:
        """The ids of the messages that have an attribute, in the order of the file."""
        names = dict.fromkeys(name for room in reversed(type(self).__mro__) for name in vars(room))
        return [name.removesuffix(f"_{attribute}") for name in names if name.endswith(f"_{attribute}")]

    def tell(self, message_id: str, fact: Callable[[str], Any]) -> str:
        """Say a message of a family by its id, told what it names: `fact` gives that by the name of the parameter.

        Raises:
            AttributeError: there is none with this id.
        """
        name, takes = _method(type(self), message_id)
        said: str = getattr(self, name)(**{each: fact(each) for each in takes})
        return said


@cache
def _method(room: type[Room], message_id: str) -> tuple[str, tuple[str, ...]]:
    """The name of the method that says a message, and what it is told."""
    name = python_name(message_id)
    return name, tuple(signature(getattr(room, name)).parameters)[1:]
