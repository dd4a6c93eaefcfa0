"""What a table decides before it plays."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

FEWEST_PLAYERS, MOST_PLAYERS = 1, 4
NEWEST_EDITION = 1


class Difficulty(StrEnum):
    """What helps there are: hints and diamonds, one of the two, none (K80)."""

    EASY = "easy"
    MEDIUM_HINTS = "medium-hints"
    MEDIUM_DIAMONDS = "medium-diamonds"
    HIGH = "high"


class Characters(StrEnum):
    """How characters come to their seats (K13)."""

    RANDOM = "random"
    CHOSEN = "chosen"


@dataclass(frozen=True, slots=True)
class GameSetup:
    """The options of a table; texts stand for the enums.

    Attributes:
        players: 1 to 4 seats.
        together: all win or all lose (K82); with one seat it says nothing.
        third: the die has turns of its own (K86); only with two seats.
        joker: a six lets one choose (K85); only with one seat.
        seed: any text; the same setup and log give the same game.

    Raises:
        ValueError: a value that no table could have chosen.
    """

    players: int = 2
    difficulty: Difficulty = Difficulty.EASY
    together: bool = False
    third: bool = False
    joker: bool = False
    characters: Characters = Characters.RANDOM
    seed: str = ""
    edition: int = NEWEST_EDITION

    def __post_init__(self) -> None:
        if not FEWEST_PLAYERS <= self.players <= MOST_PLAYERS:
            raise ValueError(f"a game has {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {self.players}")
        if self.edition != NEWEST_EDITION:
            raise ValueError(f"there is no edition {self.edition}")
        for name, kind in (("difficulty", Difficulty), ("characters", Characters)):
            value = getattr(self, name)
            if value not in tuple(kind):
                raise ValueError(f"{name} is {' or '.join(kind)}, not “{value}”")
            object.__setattr__(self, name, kind(value))

    @property
    def solo(self) -> bool:
        return self.players == 1

    @property
    def cooperative(self) -> bool:
        """Whether all win or lose together (K82)."""
        return self.together and not self.solo

    @property
    def has_joker(self) -> bool:
        """Whether a six lets one choose (K85)."""
        return self.joker and self.solo

    @property
    def turns_in_round(self) -> int:
        """A turn for each seat; one more for the die, which is the opponent of one (K85) and may be a third (K86)."""
        return self.players + (self.solo or (self.third and self.players == 2))

    @property
    def with_hints(self) -> bool:
        return self.difficulty in (Difficulty.EASY, Difficulty.MEDIUM_HINTS)

    @property
    def with_diamonds(self) -> bool:
        return self.difficulty in (Difficulty.EASY, Difficulty.MEDIUM_DIAMONDS)
