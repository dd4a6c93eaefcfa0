"""The setup of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, get_type_hints

from arnak_bot.games.lost_cities.engine.content import (
    ARTIFACT_SCALE_LONG,
    ARTIFACT_SCALE_SHORT,
    EXPEDITIONS_LONG,
    EXPEDITIONS_SHORT,
)

FIRST_EDITION, NEWEST_EDITION = 1, 2
"""The editions of the rules: in the first, seat 0 starts and steps from tiles and cities are compulsory (C5)."""

FEWEST_PLAYERS, MOST_PLAYERS = 2, 4


class Length(StrEnum):
    """The length of a game: three expeditions, or one."""

    LONG = "long"
    SHORT = "short"


class Columns(StrEnum):
    """The direction of columns: only up, or in the variant, up or down as the player likes for each column."""

    RISING = "rising"
    EITHER = "either"


@dataclass(frozen=True, slots=True)
class GameSetup:
    """The options of a table; the enums may be given as text.

    Attributes:
        players: 2 to 4 seats.
        length: "long" (three expeditions) or "short" (one).
        columns: "rising", or "either" for the variant.
        seed: any text; the same setup and log give the same game.
        edition: the edition of components and rules.

    Raises:
        ValueError: a value is invalid.
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
        for name, kind in CHOICES.items():
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
        """Whether the step of an arrow or a city card cannot be declined, as in the first edition (C5)."""
        return self.edition == FIRST_EDITION

    @property
    def artifact_scale(self) -> tuple[int, ...]:
        """The values of artifact tokens at the end (C7)."""
        return ARTIFACT_SCALE_SHORT if self.length is Length.SHORT else ARTIFACT_SCALE_LONG


CHOICES: Mapping[str, type[StrEnum]] = {
    name: kind
    for name, kind in get_type_hints(GameSetup).items()
    if isinstance(kind, type) and issubclass(kind, StrEnum)
}
"""A table's choices: the fields of `GameSetup` that are enums. The table's options, the lines of a log file and the
command line arguments are derived from these. A new field's default must keep the game as it was before.
"""


def chosen(texts: Mapping[str, object]) -> dict[str, Any]:
    """Return the choices named by these texts, as arguments of `GameSetup`.

    Raises:
        ValueError: a text is not one of the values.
    """
    return {name: kind(str(texts[name])) for name, kind in CHOICES.items() if name in texts}
