"""Events, one class for each kind. Secret fields are marked; `seen_by` hides them from the others."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from arnak_bot.game.position import GameEnded as GameEnded
from arnak_bot.game.position import SeatEvent
from arnak_bot.game.position import TurnEnded as TurnEnded
from arnak_bot.games.lost_cities.engine.printed import Card, Colour
from arnak_bot.games.lost_cities.engine.state import ExpeditionScore, Reason
from arnak_bot.kit.knowledge import SECRET, kinds_among


class EndReason(StrEnum):
    """The reason for the end of an expedition (C6)."""

    BRIDGES = "bridges"
    DECK = "deck"


@dataclass(frozen=True, slots=True)
class _OnPath(SeatEvent):
    path: Colour


@dataclass(frozen=True, slots=True)
class _CardEvent(SeatEvent):
    card: Card


@dataclass(frozen=True, slots=True)
class ExpeditionBegan(SeatEvent):
    """A new expedition began, with new tiles and a new deck; `seat` starts."""

    expedition: int


@dataclass(frozen=True, slots=True)
class Dealt(SeatEvent):
    count: int
    cards: tuple[Card, ...] | None = field(metadata=SECRET)


@dataclass(frozen=True, slots=True)
class CardPlayed(_CardEvent):
    """A card was played to the player's column."""


@dataclass(frozen=True, slots=True)
class CardDiscarded(_CardEvent):
    """A card was put on the discard pile of its colour."""


@dataclass(frozen=True, slots=True)
class PathBegun(_OnPath):
    researcher: bool


@dataclass(frozen=True, slots=True)
class Stepped(_OnPath):
    """A piece moved one stone: by a card of its path or, with a `reason`, by an arrow or a completed path's card."""

    stone: int
    researcher: bool
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class BridgeCrossed(_OnPath):
    """A piece crossed the bridge of its path; `crossings` counts all players' crossings in this expedition."""

    crossings: int


@dataclass(frozen=True, slots=True)
class CityReached(_OnPath):
    """A piece reached the end of its path."""


@dataclass(frozen=True, slots=True)
class ArtifactFound(_OnPath):
    """An artifact tile was taken from the board."""


@dataclass(frozen=True, slots=True)
class PointsFound(_OnPath):
    points: int


@dataclass(frozen=True, slots=True)
class ArrowFound(_OnPath):
    """An arrow tile allows the seat a step with any of its pieces."""


@dataclass(frozen=True, slots=True)
class ArrowIdle(_OnPath):
    """An arrow tile had no effect, because no piece could step."""


@dataclass(frozen=True, slots=True)
class CityCardIdle(_OnPath):
    """A card of a path whose explorer is in the city had no effect, because no other piece could step."""


@dataclass(frozen=True, slots=True)
class StepDeclined(_OnPath):
    """The seat declined the step from an arrow or a card of a completed path; `path` is that of the arrow or card."""


@dataclass(frozen=True, slots=True)
class DrewFromDeck(SeatEvent):
    card: Card | None = field(metadata=SECRET)


@dataclass(frozen=True, slots=True)
class DrewFromPile(_CardEvent):
    """The top card of a discard pile was taken, which everybody sees."""


@dataclass(frozen=True, slots=True)
class ExpeditionEnded(SeatEvent):
    expedition: int
    reason: EndReason


@dataclass(frozen=True, slots=True)
class ExpeditionScored(SeatEvent):
    """A seat's score in an expedition, and its total points afterwards."""

    expedition: int
    score: ExpeditionScore
    total: int


@dataclass(frozen=True, slots=True)
class ArtifactsScored(SeatEvent):
    """A seat's score for artifact tokens at the end of the game, and how much of its debt was forgiven."""

    tokens: int
    points: int
    forgiven: int


Event: TypeAlias = SeatEvent | GameEnded
KINDS: tuple[type[Event], ...] = (*kinds_among(vars().values(), SeatEvent), GameEnded)
"""All kinds of events, in the order in which they are defined above."""
