"""The choices made for a table before the game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from arnak_bot.game.options import menu_of
from arnak_bot.games.lost_cities.engine import content
from arnak_bot.kit.setups import choices_of, require

FIRST_EDITION, NEWEST_EDITION = 1, 2
"""The editions of the rules: in the first, seat 0 starts, and steps from tiles and cities are compulsory (C5)."""

SEATS = range(2, 5)


class Length(StrEnum):
    LONG = "long"
    SHORT = "short"


class Columns(StrEnum):
    """The direction of columns: only up or, in the variant, up or down, chosen by the player for each column."""

    RISING = "rising"
    EITHER = "either"


@dataclass(frozen=True, slots=True)
class GameSetup:
    """The options of a table; the enums may be given as text. Raises ValueError if a value is invalid."""

    players: int = 2
    length: Length = Length.LONG
    columns: Columns = Columns.RISING
    seed: str = ""
    edition: int = NEWEST_EDITION

    def __post_init__(self) -> None:
        require(self, SEATS, range(FIRST_EDITION, NEWEST_EDITION + 1))

    @property
    def expeditions(self) -> int:
        """How many expeditions the game has (C1)."""
        return content.EXPEDITIONS_SHORT if self.length is Length.SHORT else content.EXPEDITIONS_LONG

    @property
    def compels_steps(self) -> bool:
        """Whether the step of an arrow or a city card cannot be declined, as in the first edition (C5)."""
        return self.edition == FIRST_EDITION

    @property
    def artifact_scale(self) -> tuple[int, ...]:
        """The values of artifact tokens at the end (C7)."""
        return content.ARTIFACT_SCALE_SHORT if self.length is Length.SHORT else content.ARTIFACT_SCALE_LONG


CHOICES = choices_of(GameSetup)
"""A table's choices: the fields of `GameSetup` that are enums. The table options, the lines of a log file and the
command line arguments are derived from them. The default of a new field must leave the game as it was before.
"""
OPTIONS = tuple(menu_of(key, map(str, kind)) for key, kind in CHOICES.items())
