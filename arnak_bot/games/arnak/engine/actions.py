"""Actions and their canonical texts, as used by the log, the store, buttons, commands and tests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import Any


class IllegalAction(Exception):
    """The action is not allowed now. The message is a sentence for the player, without its full stop. `facts`: the
    refusal as data (`refusals.Refused`) and the view it was made for, so that a front end can phrase it."""

    facts: tuple[Any, Any] | None = None


class UnknownAction(IllegalAction):
    """The typed text matches nothing that is possible now; `near` lists similar actions."""

    def __init__(self, message: str, near: Sequence[Action]) -> None:
        super().__init__(message)
        self.near = tuple(near)


class AmbiguousAction(IllegalAction):
    def __init__(self, message: str, candidates: Sequence[Action]) -> None:
        super().__init__(message)
        self.candidates = tuple(candidates)


class NotNow(IllegalAction):
    """The message says why what was typed is not possible now. `helpful`: the few actions to offer instead."""

    def __init__(self, message: str, helpful: Sequence[Action] = ()) -> None:
        super().__init__(message)
        self.helpful = tuple(helpful)


class Verb(StrEnum):
    DIG = "dig"
    DISCOVER = "discover"
    OVERCOME = "overcome"
    BUY = "buy"
    GAIN = "gain"
    PLAY = "play"
    RESEARCH = "research"
    TEMPLE = "temple"
    PASS = "pass"
    END = "end"
    ASSISTANT = "assistant"
    BOON = "boon"
    IDOL = "idol"
    PAY = "pay"
    CANCEL = "cancel"
    ACCEPT = "accept"
    DECLINE = "decline"
    DISCARD = "discard"
    EXILE = "exile"
    UPGRADE = "upgrade"
    REFRESH = "refresh"
    RECRUIT = "recruit"
    RESCUE = "rescue"
    BORROW = "borrow"
    EXCHANGE = "exchange"
    ACTIVATE = "activate"
    RELOCATE = "relocate"
    RETURN = "return"
    MOVE = "move"
    CHOOSE = "choose"
    FIRST = "first"
    TAKE = "take"
    USE = "use"
    DRAW = "draw"
    TOP = "top"
    KEEP = "keep"
    DONE = "done"


ANY_VERB = frozenset(Verb)


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """Two actions are equal if their texts are.

    >>> Action("dig camp-tablets").args
    ('camp-tablets',)
    """

    text: str
    verb: Verb = field(init=False)
    args: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        verb, *args = self.text.split()
        object.__setattr__(self, "verb", Verb(verb))
        object.__setattr__(self, "args", tuple(args))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text


@lru_cache(maxsize=32768)
def act(text: str) -> Action:
    """Return the action with this canonical text; equal texts give the same object."""
    return Action(text)


def site_and_space(place: str) -> tuple[str, int | None]:
    """Split a place into its site and the index of the space that it names; None for the usual space (R10).

    >>> site_and_space("camp-coins/2"), site_and_space("L1-3")
    (('camp-coins', 1), ('L1-3', None))
    """
    site, _, space = place.partition("/")
    return site, int(space) - 1 if space else None


_MOST_QUOTED = 60


def shortened(typed: str) -> str:
    text = " ".join(typed.split())
    return text if len(text) <= _MOST_QUOTED else f"{text[: _MOST_QUOTED - 1]}…"
