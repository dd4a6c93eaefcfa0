"""The base class of all rooms: returns messages by id, and lets them be referred to before a language is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, wraps
from inspect import signature
from keyword import iskeyword
from types import FunctionType
from typing import Any

_AS_PYTHON = str.maketrans("-. ", "___")


@cache
def python_name(fluent_id: str) -> str:
    """Return a name from a Fluent file as a Python name: "turn-done" becomes turn_done."""
    name = fluent_id.translate(_AS_PYTHON).lower()
    return f"{name}_" if iskeyword(name) else name


class _InAnyLanguage(type):
    """Makes `Labels.join` a function that takes a `Labels` object and returns the message "join" in its language."""

    def __getattribute__(cls, name: str) -> Any:
        found = super().__getattribute__(name)
        return _spoken_by(name, found) if isinstance(found, FunctionType) and not name.startswith("_") else found


@cache
def _spoken_by(name: str, english: Callable[..., str]) -> Callable[..., str]:
    @wraps(english)
    def say(room: Room, **told: Any) -> str:
        said: str = getattr(room, name)(**told)
        return said

    return say


class Room(metaclass=_InAnyLanguage):
    """The sentences of a Fluent file in one language, a method for each."""

    __slots__ = ()

    @staticmethod
    def _number(number: int) -> str:
        """Return a number as it appears in sentences, with a minus sign instead of a hyphen: "−11"."""
        return f"−{-number}" if number < 0 else str(number)

    def __getitem__(self, message_id: str) -> str:
        """Return a message without parameters by a computed id, like "card-hat". Raises AttributeError without one."""
        said: str = getattr(self, _method(type(self), message_id)[0])()
        return said

    def __contains__(self, message_id: str) -> bool:
        return hasattr(self, python_name(message_id))

    def having(self, attribute: str) -> list[str]:
        """Return the ids of the messages that have an attribute, in the order of the file."""
        names = dict.fromkeys(name for room in reversed(type(self).__mro__) for name in vars(room))
        return [name.removesuffix(f"_{attribute}") for name in names if name.endswith(f"_{attribute}")]

    def attributes(self, message_id: str, names: Iterable[str]) -> list[str]:
        """Return which of these names are attributes of a message, in the order of the file.

        Raises:
            KeyError: the message has an attribute with another name.
        """
        known = {python_name(each): each for each in names}
        start = f"{python_name(message_id)}_"
        own = dict.fromkeys(name for room in reversed(type(self).__mro__) for name in vars(room))
        return [known[name.removeprefix(start)] for name in own if name.startswith(start)]

    def tell(self, message_id: str, fact: Callable[[str], Any]) -> str:
        """`fact` maps the names of the parameters to values. Raises AttributeError if there is no such message."""
        name, takes = _method(type(self), message_id)
        said: str = getattr(self, name)(**{each: fact(each) for each in takes})
        return said


@cache
def _method(room: type[Room], message_id: str) -> tuple[str, tuple[str, ...]]:
    """Return the method for a message, and its parameters. Raises AttributeError, which names the message."""
    name = python_name(message_id)
    if (method := getattr(room, name, None)) is None:
        raise AttributeError(f"the messages {room.__name__} have no {message_id}")
    return name, tuple(signature(method).parameters)[1:]
