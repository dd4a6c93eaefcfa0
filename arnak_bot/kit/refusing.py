"""The exception for an action that is not possible, with its reason as a value. Independent of any one game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from arnak_bot.game.position import Action

W = TypeVar("W", bound=str)
A = TypeVar("A", bound=Action)

_LISTED, _SHOWN = 12, 80


class Explained(Exception, Generic[W, A]):
    """The action is not allowed now, and nothing has changed. `why`: the reason, as a clause. `action`: the one that
    was meant, if that is clear; `near`: the closest legal ones. `view`: that of the player, for a full explanation.
    """

    def __init__(
        self, why: W, action: A | None = None, near: Sequence[A] = (), typed: str = "", view: Any = None
    ) -> None:
        self.why = why
        self.action = action
        self.near = tuple(near)
        self.typed = typed if len(typed) <= _SHOWN else f"{typed[: _SHOWN - 1]}…"
        self.view = view
        super().__init__(self._sentence())

    def _sentence(self) -> str:
        said = self.typed or (self.action.text if self.action else "")
        listed = ", ".join(action.text for action in self.near[:_LISTED])
        more = len(self.near) - _LISTED
        listed += f" and {more} more" if more > 0 else ""
        return f"{f'“{said}”: ' if said else ''}{self.why!s}{f'. Possible: {listed}' if listed else ''}"
