"""The choices made for a table before the game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from arnak_bot.game.options import OF_SEVERAL, Choice, Option, OptionScope, menu_of
from arnak_bot.kit.setups import require

SEATS = range(1, 5)
NEWEST_EDITION = 1


class Difficulty(StrEnum):
    """The help available: hints and diamonds, one of the two, or none (K80)."""

    EASY = "easy"
    MEDIUM_HINTS = "medium-hints"
    MEDIUM_DIAMONDS = "medium-diamonds"
    HIGH = "high"


class Characters(StrEnum):
    """How characters are assigned to seats (K13)."""

    RANDOM = "random"
    CHOSEN = "chosen"


@dataclass(frozen=True, slots=True)
class GameSetup:
    """The options of a table; the enums may be given as text. Raises ValueError for a value that is not a choice."""

    players: int = 2
    difficulty: Difficulty = Difficulty.EASY
    together: bool = False  # all win or all lose (K82); irrelevant with one seat
    third: bool = False  # the die has turns of its own (K86); only with two seats
    joker: bool = False  # a six lets the player choose the colour (K85); only with one seat
    characters: Characters = Characters.RANDOM
    seed: str = ""
    edition: int = NEWEST_EDITION

    def __post_init__(self) -> None:
        require(self, SEATS, range(NEWEST_EDITION, NEWEST_EDITION + 1))

    @property
    def solo(self) -> bool:
        return self.players == 1

    @property
    def cooperative(self) -> bool:
        return self.together and not self.solo

    @property
    def only_ark_wins(self) -> bool:
        """Whether nobody wins without the whole ark (K82, K85); otherwise parts and points decide (K70)."""
        return self.solo or self.cooperative

    @property
    def has_joker(self) -> bool:
        return self.joker and self.solo

    @property
    def turns_in_round(self) -> int:
        """The turns in a round: one per seat, and one for the die as solo opponent (K85) or third caller (K86)."""
        return self.players + (self.solo or (self.third and self.players == 2))

    @property
    def with_hints(self) -> bool:
        return self.difficulty in (Difficulty.EASY, Difficulty.MEDIUM_HINTS)

    @property
    def with_diamonds(self) -> bool:
        return self.difficulty in (Difficulty.EASY, Difficulty.MEDIUM_DIAMONDS)


_ALONE = frozenset({OptionScope.SOLO})


def _switch(key: str, asked: frozenset[OptionScope], seats: range) -> Option:
    return Option(key, key, False, asked, (Choice(False, "off"), Choice(True, "on")), seats=seats)


DIFFICULTY = menu_of("difficulty", map(str, Difficulty), OF_SEVERAL | _ALONE, "helps")
CHARACTERS = menu_of("characters", map(str, Characters), OF_SEVERAL | _ALONE)
TOGETHER = _switch("together", OF_SEVERAL, SEATS[1:])
THIRD = _switch("third", OF_SEVERAL, range(2, 3))
JOKER = _switch("joker", _ALONE, SEATS[:1])
OPTIONS = (DIFFICULTY, CHARACTERS, TOGETHER, THIRD, JOKER)
