"""Events, one class for each kind. What a seat draws is secret until `TurnClosed` reveals it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from arnak_bot.game.position import GameEnded as GameEnded
from arnak_bot.game.position import SeatEvent, TurnEnded
from arnak_bot.games.lost_ark.engine.printed import Character, Colour


class How(StrEnum):
    START = "start"
    MOVEMENT = "movement"
    DIAMOND = "diamond"
    DRUID = "druid"
    HUNTER = "hunter"


class Gain(StrEnum):
    HINT = "hint"
    DIAMOND = "diamond"
    MINUS = "minus"


# --- what everybody sees at once ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class IdentityThrown(SeatEvent):
    """A seat was given its identity colour (K14)."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class CharacterTaken(SeatEvent):
    """A seat chose its character (K13)."""

    character: Character


@dataclass(frozen=True, slots=True)
class Called:
    """A colour was called, by the die if `seat` is None (K38, K85, K86); if `alone`, nobody else answers the call."""

    seat: int | None
    colour: Colour
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Acted(SeatEvent):
    """A seat acted; the others cannot see yet what it did."""


@dataclass(frozen=True, slots=True)
class TurnClosed(TurnEnded):
    """The turn is over for everybody; this reveals what a seat did in it, and how far its sheet is now."""

    drawn: tuple[Drawn, ...]
    parts: int
    tiles: int
    boxes: int
    caller: int | None  # None for the die, and before the first turn
    called: Colour | None  # None before the first turn


# --- what a seat draws, secret until the turn closes ----------------------------------------------


@dataclass(frozen=True, slots=True)
class Visited(SeatEvent):
    place: str
    colour: Colour
    how: How


@dataclass(frozen=True, slots=True)
class TileFilled(SeatEvent):
    """A tile of the compass was filled; if it was an answer, `hints` were spent on it."""

    tile: str
    colour: Colour
    hints: int


@dataclass(frozen=True, slots=True)
class Walked(SeatEvent):
    """A seat answered with a movement in the given colour, spending `hints`."""

    colour: Colour
    hints: int


@dataclass(frozen=True, slots=True)
class BoxMarked(SeatEvent):
    """A box of the round counter was marked; `number` counts from 1."""

    number: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class Got(SeatEvent):
    """A seat got a hint, a diamond or a minus point (K45, K52, K40)."""

    gain: Gain


@dataclass(frozen=True, slots=True)
class PartsFound(SeatEvent):
    """A seat found the parts `letters`, and has now found `parts` of them in all (K10)."""

    letters: tuple[str, ...]
    parts: int


@dataclass(frozen=True, slots=True)
class ArkFound(SeatEvent):
    """A seat found the ark (K12)."""


Drawn: TypeAlias = Visited | TileFilled | Walked | BoxMarked | Got | PartsFound | ArkFound
DRAWN: tuple[type[Drawn], ...] = Drawn.__args__
Event: TypeAlias = IdentityThrown | CharacterTaken | Called | Acted | TurnClosed | GameEnded | Drawn


def seen_by(event: Event, seat: int | None) -> Event:
    """Return the event as `seat` or, for None, the public may see it during the turn (K32)."""
    return Acted(event.seat) if isinstance(event, DRAWN) and event.seat != seat else event
