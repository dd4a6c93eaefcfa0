"""The state of a game as plain data. Contains no rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from arnak_bot.games.lost_ark.engine.printed import BOXES, WHOLE_COMPASS, Character, Colour

Painted: TypeAlias = dict[Colour, int]
"""The places or tiles that are painted in each colour, as bits; none of them has two colours."""


class Phase(StrEnum):
    """What the game is waiting for: a character, starting places, a call, everybody's actions, or nothing more."""

    CHARACTER = "character"
    START = "start"
    CALL = "call"
    DRAW = "draw"
    OVER = "over"


@dataclass(slots=True)
class Activity:
    """A seat's actions in the current turn."""

    ended: bool = False  # the game is not, or no longer, waiting for the seat
    answered: bool = False  # the call (K31)
    colour: Colour | None = None  # of the movement with which it answers
    visits: int = 0  # of places by its movement
    before: int = 0  # the places visited before its movement began (K25); 0 until then
    owed: str = ""  # the place whose colour it has to choose (K61, K63)
    meadow: bool = False  # as a hunter, it has visited its meadow (K65)


def _blank() -> Painted:
    return dict.fromkeys(Colour, 0)


@dataclass(slots=True)
class Sheet:
    """The sheet in front of a seat (K1)."""

    identity: Colour
    character: Character | None = None
    drawn: Painted = field(default_factory=_blank)  # the visited places, by their current colour
    filled: Painted = field(default_factory=_blank)  # the tiles of the compass
    boxes: list[Colour] = field(default_factory=list)  # of the round counter, the first box first
    marks: dict[Colour, int] = field(default_factory=_blank)  # how many movements the seat has made (K26)
    hints: int = 0
    diamonds: int = 0
    minus: int = 0
    groves: int = 0  # forests that the seat has turned grey as a druid (K64)
    found: bool = False  # the ark (K12)
    doing: Activity = field(default_factory=Activity)

    @property
    def visited(self) -> int:
        return sum(self.drawn.values())

    @property
    def tiles(self) -> int:
        return sum(self.filled.values())

    @property
    def compass_full(self) -> bool:
        return self.tiles == WHOLE_COMPASS

    @property
    def done(self) -> bool:
        """Whether its last box is marked (K37)."""
        return len(self.boxes) >= BOXES


@dataclass(slots=True)
class State:
    sheets: list[Sheet]
    first: int  # the seat that calls first
    phase: Phase
    turn: int = 0  # how many turns have begun
    caller: int | None = None  # who calls, or chooses a character; None if the die calls, or all choose their start
    called: Colour | None = None
    since: int = 0  # how many decisions had been made when the turn began
