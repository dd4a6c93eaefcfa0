"""What every room of sentences can do: say one by its id, and be named where no language is chosen yet."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from keyword import iskeyword
from types import FunctionType
from typing import Any

__all__ = ["Room", "python_name"]


def python_name(fluent_id: str) -> str:
    """Return a Fluent name as Python writes it: "turn-done" is turn_done."""
    name = fluent_id.replace("-", "_").replace(".", "_").lower()
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
