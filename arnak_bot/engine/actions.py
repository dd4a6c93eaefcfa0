"""Actions and their canonical texts: the one language of log, store, buttons, commands and tests."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache

__all__ = ["Action", "IllegalAction", "Verb", "act", "find", "site_and_space"]


class IllegalAction(Exception):
    """The action is not allowed now; the message is a sentence that a player can read."""


class Verb(StrEnum):
    """The first word of an action."""

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


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """One decision. Two actions are the same when their texts are.

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


def find(typed: str, legal: Iterable[Action]) -> Action:
    """Find the legal action that `typed` means: in any case, any spacing, by any unique prefix.

    Raises:
        IllegalAction: nothing legal starts like this, or more than one thing does; the message
            lists what is legal.
    """
    words = typed.lower().split()
    wanted = " ".join(words)
    options = tuple(legal)
    for action in options:
        if action.text.lower() == wanted:
            return action
    starts = [action for action in options if action.text.lower().startswith(wanted)] if wanted else []
    matches = starts or [action for action in options if _abbreviates(words, action.text.lower().split())]
    if len(matches) == 1:
        return matches[0]
    listed = ", ".join(action.text for action in (matches or options)[:12])
    more = len(matches or options) - 12
    if more > 0:
        listed += f" and {more} more"
    shown = wanted if len(wanted) <= 80 else wanted[:79] + "…"
    if matches:
        raise IllegalAction(f"“{shown}” could mean several things: {listed}")
    raise IllegalAction(f"“{shown}” is not possible now. Legal: {listed or 'nothing'}")


def _abbreviates(words: list[str], full: list[str]) -> bool:
    return (
        bool(words)
        and len(words) <= len(full)
        and all(whole.startswith(word) for word, whole in zip(words, full, strict=False))
    )
