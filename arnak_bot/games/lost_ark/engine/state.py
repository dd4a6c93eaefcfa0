"""The state of a game as plain data. Contains no rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from arnak_bot.games.lost_ark.engine.printed import BOXES, WHOLE_COMPASS, Character, Colour

Painted: TypeAlias = dict[Colour, int]
"""The places or tiles that are painted in each colour, as bits."""


class Phase(StrEnum):
    """What the game is waiting for: a character, starting places, a call, everybody's actions, or nothing more."""

    CHARACTER = "character"
    START = "start"
    CALL = "call"
    DRAW = "draw"
    OVER = "over"


@dataclass(slots=True)
class Activity:
    """A seat's actions in the current turn.

    Attributes:
        ended: whether the game is not, or no longer, waiting for the seat.
        answered: whether the seat has answered the call (K31).
        colour: the colour of the movement with which it answers.
        visits: how many places its movement has visited.
        before: the places visited before its movement began (K25); 0 until then.
        owed: the place whose colour it has to choose (K61, K63).
        meadow: whether the seat, as a hunter, has visited its meadow (K65).
    """

    ended: bool = False
    answered: bool = False
    colour: Colour | None = None
    visits: int = 0
    before: int = 0
    owed: str = ""
    meadow: bool = False


def _blank() -> Painted:
    return dict.fromkeys(Colour, 0)


@dataclass(slots=True)
class Sheet:
    """The sheet in front of a seat (K1).

    Attributes:
        drawn: the visited places of the map, by their current colour.
        filled: the filled tiles of the compass, by colour.
        boxes: the colours in the round counter, the first box first.
        marks: how many movements of each colour the seat has made (K26).
        groves: how many forests the seat has turned grey as a druid (K64).
        found: whether the seat has found the ark (K12).
    """

    identity: Colour
    character: Character | None = None
    drawn: Painted = field(default_factory=_blank)
    filled: Painted = field(default_factory=_blank)
    boxes: list[Colour] = field(default_factory=list)
    marks: dict[Colour, int] = field(default_factory=_blank)
    hints: int = 0
    diamonds: int = 0
    minus: int = 0
    groves: int = 0
    found: bool = False
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
    """The whole table.

    Attributes:
        first: the seat that calls first.
        turn: how many turns have begun.
        caller: the seat whose turn it is, or that chooses a character; None if the die calls, or if all choose their
            starting places.
        called: the colour of the turn; None until it is called.
        since: how many decisions had been made when the turn began.
    """

    sheets: list[Sheet]
    first: int
    phase: Phase
    turn: int = 0
    caller: int | None = None
    called: Colour | None = None
    since: int = 0
