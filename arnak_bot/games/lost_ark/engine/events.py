"""Events, one class for each kind. What a seat draws is secret until `TurnClosed` reveals it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

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
class IdentityThrown:
    """A seat was given its identity colour (K14)."""

    seat: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class CharacterTaken:
    """A seat was dealt its character, or chose it (K13)."""

    seat: int
    character: Character
    chosen: bool


@dataclass(frozen=True, slots=True)
class Called:
    """A colour was called, by the die if `seat` is None (K38, K85, K86); if `alone`, nobody else answers the call."""

    seat: int | None
    colour: Colour
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat acted; the others cannot see yet what it did."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnClosed:
    """The turn is over for everybody; this reveals a seat's actions in it, and the progress of its sheet.

    Attributes:
        caller, called: whose turn it was (None for the die), and the colour called; both None before the first turn.
        parts, tiles, boxes: how many were found, filled and marked so far.
    """

    seat: int
    drawn: tuple[Drawn, ...]
    parts: int
    tiles: int
    boxes: int
    caller: int | None
    called: Colour | None


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over; `winners` share the victory, and there may be none (K82, K85)."""

    winners: tuple[int, ...]
    seat: None = None


# --- what a seat draws, secret until the turn closes ----------------------------------------------


@dataclass(frozen=True, slots=True)
class Visited:
    """A place was visited, and now has the given colour."""

    seat: int
    place: str
    colour: Colour
    how: How


@dataclass(frozen=True, slots=True)
class TileFilled:
    """A tile of the compass was filled; if it was an answer, `hints` were spent on it."""

    seat: int
    tile: str
    colour: Colour
    hints: int


@dataclass(frozen=True, slots=True)
class Walked:
    """A seat answered with a movement in the given colour, spending `hints`."""

    seat: int
    colour: Colour
    hints: int


@dataclass(frozen=True, slots=True)
class BoxMarked:
    """A box of the round counter was marked; `number` counts from 1."""

    seat: int
    number: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class Got:
    """A seat got a hint, a diamond or a minus point (K45, K52, K40)."""

    seat: int
    gain: Gain


@dataclass(frozen=True, slots=True)
class PartsFound:
    """A seat found the parts `letters`, and has now found `parts` of them in all (K10)."""

    seat: int
    letters: tuple[str, ...]
    parts: int


@dataclass(frozen=True, slots=True)
class ArkFound:
    """A seat found the ark (K12)."""

    seat: int


Drawn: TypeAlias = Visited | TileFilled | Walked | BoxMarked | Got | PartsFound | ArkFound
DRAWN: tuple[type[Drawn], ...] = Drawn.__args__
Event: TypeAlias = IdentityThrown | CharacterTaken | Called | Acted | TurnClosed | GameEnded | Drawn


def seen_by(event: Event, seat: int | None) -> Event:
    """Return the event as `seat` or, for None, the public may see it during the turn (K32)."""
    return Acted(event.seat) if isinstance(event, DRAWN) and event.seat != seat else event
