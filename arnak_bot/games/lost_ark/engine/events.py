"""Events, one class for each kind. A seat's drawing is secret until the turn closes; then `TurnClosed` reveals it."""

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


# --- what all see at once -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class IdentityThrown:
    """A seat has its identity colour (K14)."""

    seat: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class CharacterTaken:
    """A seat has its character, dealt or chosen (K13)."""

    seat: int
    character: Character
    chosen: bool


@dataclass(frozen=True, slots=True)
class Called:
    """A colour was called, by the die if there is no seat (K38, K85, K86); `alone`: nobody else answers it."""

    seat: int | None
    colour: Colour
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat has acted, which nobody else sees yet."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnClosed:
    """The turn is over for all; these are a seat's actions in it, and the progress of its sheet.

    Attributes:
        caller, called: whose turn it was (None for the die), and the colour; both None before the first turn.
        parts, tiles, boxes: found, filled and marked so far.
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


# --- what a seat draws, its own until the turn closes ---------------------------------------------


@dataclass(frozen=True, slots=True)
class Visited:
    """A place was visited, and has this colour now."""

    seat: int
    place: str
    colour: Colour
    how: How


@dataclass(frozen=True, slots=True)
class TileFilled:
    """A tile of the compass was filled; `hints` were spent if it is an answer."""

    seat: int
    tile: str
    colour: Colour
    hints: int


@dataclass(frozen=True, slots=True)
class Walked:
    """A seat answers with a movement in this colour and has spent `hints`."""

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
    """A hint, a diamond or a minus point (K45, K52, K40)."""

    seat: int
    gain: Gain


@dataclass(frozen=True, slots=True)
class PartsFound:
    """A seat has found these parts, and has `parts` now (K10)."""

    seat: int
    letters: tuple[str, ...]
    parts: int


@dataclass(frozen=True, slots=True)
class ArkFound:
    """A seat has found the ark (K12)."""

    seat: int


Drawn: TypeAlias = Visited | TileFilled | Walked | BoxMarked | Got | PartsFound | ArkFound
DRAWN: tuple[type[Drawn], ...] = Drawn.__args__
Event: TypeAlias = IdentityThrown | CharacterTaken | Called | Acted | TurnClosed | GameEnded | Drawn


def seen_by(event: Event, seat: int | None) -> Event:
    """Return the event as `seat` (None: the open table) may see it while the turn runs (K32)."""
    return Acted(event.seat) if isinstance(event, DRAWN) and event.seat != seat else event
