"""Actions and their canonical texts, as used in logs, the store, buttons, commands and tests."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cache
from typing import Any, ClassVar, TypeAlias

from arnak_bot.games.lost_cities.engine.content import ALL_CARDS
from arnak_bot.games.lost_cities.engine.printed import Card, Colour


class Verb(StrEnum):
    """The first word of an action."""

    PLAY = "play"
    DISCARD = "discard"
    STEP = "step"
    DECLINE = "decline"
    DRAW = "draw"


class _Said:
    __slots__ = ()
    verb: ClassVar[Verb]

    @property
    def text(self) -> str:
        return _text(self)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Play(_Said):
    """Play a card to your own column. If that begins a path, `researcher` says with whom; otherwise it is False."""

    card: Card
    researcher: bool = False

    verb = Verb.PLAY


@dataclass(frozen=True, slots=True)
class Discard(_Said):
    card: Card

    verb = Verb.DISCARD


@dataclass(frozen=True, slots=True)
class Step(_Said):
    """Move your explorer on a path to the next stone, as an arrow tile or a card of a completed path allows."""

    path: Colour

    verb = Verb.STEP


@dataclass(frozen=True, slots=True)
class Decline(_Said):
    """Decline the step that an arrow tile or a card of a completed path allows."""

    verb = Verb.DECLINE


@dataclass(frozen=True, slots=True)
class Draw(_Said):
    """Draw from the deck, or take the top card of a discard pile."""

    pile: Colour | None = None

    verb = Verb.DRAW


Action: TypeAlias = Play | Discard | Step | Decline | Draw


@cache
def _text(action: Any) -> str:
    """The verb, then the fields: False and None are left out, and True is written as the name of its field."""
    values = {field.name: getattr(action, field.name) for field in fields(action)}
    said = [name if value is True else str(value) for name, value in values.items() if value not in (False, None)]
    return " ".join([action.verb, *said])


ALL: tuple[Action, ...] = (
    *(Play(card, researcher=researcher) for card in dict.fromkeys(ALL_CARDS) for researcher in (False, True)),
    *map(Discard, dict.fromkeys(ALL_CARDS)),
    *map(Step, Colour),
    Decline(),
    Draw(),
    *map(Draw, Colour),
)
_BY_TEXT = {action.text: action for action in ALL}


def parse(text: str) -> Action:
    """Return the action with this text: `parse(str(action)) == action`. Raises ValueError if it is not one.

    >>> parse("play red 5")
    Play(card=Card(colour=<Colour.RED: 'red'>, value=5), researcher=False)
    """
    if text not in _BY_TEXT:
        raise ValueError(f"“{text[:80]}” is not an action")
    return _BY_TEXT[text]
