"""What a table decides before it plays."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from arnak_bot.games.lost_cities.engine.content import (
    ARTIFACT_SCALE_LONG,
    ARTIFACT_SCALE_SHORT,
    EXPEDITIONS_LONG,
    EXPEDITIONS_SHORT,
)

FIRST_EDITION, NEWEST_EDITION = 1, 2
"""What games are played by: those of the first edition begin with seat 0, and compel the steps that are given (C5)."""

FEWEST_PLAYERS, MOST_PLAYERS = 2, 4


class Length(StrEnum):
    """How long a game is: three expeditions, or one."""

    LONG = "long"
    SHORT = "short"


class Columns(StrEnum):
    """Which way columns of cards may go: up alone, or (the variant) each up or down as its player likes."""

    RISING = "rising"
    EITHER = "either"


@dataclass(frozen=True, slots=True)
class GameSetup:
    """The options of a table; texts stand for the enums.

    Attributes:
        players: 2 to 4 seats.
        length: "long" (three expeditions) or "short" (one).
        columns: "rising", or "either" for the variant.
        seed: any text; the same setup and log give the same game.
        edition: the content and the rules that the game was begun with.

    Raises:
        ValueError: a value that no table could have chosen.
    """

    players: int = 2
    length: Length = Length.LONG
    columns: Columns = Columns.RISING
    seed: str = ""
    edition: int = NEWEST_EDITION

    def __post_init__(self) -> None:
        if not FEWEST_PLAYERS <= self.players <= MOST_PLAYERS:
            raise ValueError(f"a game has {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {self.players}")
        if not FIRST_EDITION <= self.edition <= NEWEST_EDITION:
            raise ValueError(f"there is no edition {self.edition}")
        for name, kind in (("length", Length), ("columns", Columns)):
            value = getattr(self, name)
            if value not in tuple(kind):
                raise ValueError(f"{name} is {' or '.join(kind)}, not “{value}”")
            object.__setattr__(self, name, kind(value))

    @property
    def expeditions(self) -> int:
        """How many expeditions the game has (C1)."""
        return EXPEDITIONS_SHORT if self.length is Length.SHORT else EXPEDITIONS_LONG

    @property
    def compels_steps(self) -> bool:
        """Whether nobody may decline the step of an arrow or a city card, as in the first edition (C5)."""
        return self.edition == FIRST_EDITION

    @property
    def artifact_scale(self) -> tuple[int, ...]:
        """What artifact tokens are worth at the end (C7)."""
        return ARTIFACT_SCALE_SHORT if self.length is Length.SHORT else ARTIFACT_SCALE_LONG
