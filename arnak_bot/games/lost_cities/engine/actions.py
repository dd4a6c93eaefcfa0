"""Actions and their canonical texts: the one language of log, store, buttons, commands and tests."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import TypeAlias

from arnak_bot.games.lost_cities.engine.printed import Card, Colour

__all__ = ["Action", "Decline", "Discard", "Draw", "Play", "Step", "Verb", "parse"]

RESEARCHER = "researcher"


class Verb(StrEnum):
    """The first word of an action."""

    PLAY = "play"
    DISCARD = "discard"
    STEP = "step"
    DECLINE = "decline"
    DRAW = "draw"


@dataclass(frozen=True, slots=True)
class Play:
    """Place a card in front of oneself: begin a path, step on, or with an explorer in the city step elsewhere.

    `researcher` is said only of a path that begins; without it the path begins with an adventurer.
    """

    card: Card
    researcher: bool = False

    @property
    def verb(self) -> Verb:
        """The first word of the text."""
        return Verb.PLAY

    @property
    def text(self) -> str:
        """The canonical text."""
        return f"{Verb.PLAY.value} {self.card}{f' {RESEARCHER}' if self.researcher else ''}"

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a card on the discard pile of its colour."""

    card: Card

    @property
    def verb(self) -> Verb:
        """The first word of the text."""
        return Verb.DISCARD

    @property
    def text(self) -> str:
        """The canonical text."""
        return f"{Verb.DISCARD.value} {self.card}"

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Step:
    """Move one's explorer on a path to the next stone, as an arrow tile or a card of a path that is done allows."""

    path: Colour

    @property
    def verb(self) -> Verb:
        """The first word of the text."""
        return Verb.STEP

    @property
    def text(self) -> str:
        """The canonical text."""
        return f"{Verb.STEP.value} {self.path.value}"

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Decline:
    """Do without the step that an arrow tile or a card of a path that is done allows."""

    @property
    def verb(self) -> Verb:
        """The first word of the text."""
        return Verb.DECLINE

    @property
    def text(self) -> str:
        """The canonical text."""
        return Verb.DECLINE.value

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw from the deck, or the top card of a discard pile."""

    pile: Colour | None = None

    @property
    def verb(self) -> Verb:
        """The first word of the text."""
        return Verb.DRAW

    @property
    def text(self) -> str:
        """The canonical text."""
        return Verb.DRAW.value if self.pile is None else f"{Verb.DRAW.value} {self.pile.value}"

    def __str__(self) -> str:
        return self.text


Action: TypeAlias = Play | Discard | Step | Decline | Draw


@lru_cache(maxsize=1024)
def parse(text: str) -> Action:
    """Return the action with this canonical text: `parse(str(action)) == action`.

    >>> parse("play red 5")
    Play(card=Card(colour=<Colour.RED: 'red'>, value=5), researcher=False)

    Raises:
        ValueError: the text is no action's.
    """
    match text.split(" "):
        case ["play", colour, value]:
            return Play(Card.parse(f"{colour} {value}"))
        case ["play", colour, value, "researcher"]:
            return Play(Card.parse(f"{colour} {value}"), researcher=True)
        case ["discard", colour, value]:
            return Discard(Card.parse(f"{colour} {value}"))
        case ["step", colour]:
            return Step(Colour(colour))
        case ["decline"]:
            return Decline()
        case ["draw"]:
            return Draw()
        case ["draw", colour]:
            return Draw(Colour(colour))
        case _:
            raise ValueError(f"“{text[:80]}” is not an action")
