"""The components: colours, cards, explorer pieces and event tiles. Contains no rules."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache


class Colour(StrEnum):
    """The five colours of cards and paths, in the order of the board."""

    YELLOW = "yellow"
    BLUE = "blue"
    WHITE = "white"
    GREEN = "green"
    RED = "red"


@dataclass(frozen=True, slots=True)
class Card:
    """A card; there are two identical copies of each.

    >>> Card.parse("red 5")
    Card(colour=<Colour.RED: 'red'>, value=5)
    """

    colour: Colour
    value: int

    @staticmethod
    @lru_cache(maxsize=256)
    def parse(text: str) -> Card:
        """Parse the text of a card. Raises ValueError if it is not one."""
        colour, _, value = text.partition(" ")
        if not value.isascii() or not value.isdecimal() or str(int(value)) != value:
            raise ValueError(f"“{text[:40]}” is not a card")
        return Card(Colour(colour), int(value))

    @property
    def order(self) -> tuple[int, int]:
        """The sort key of cards in a hand: by path, then by value."""
        return _PLACES[self.colour], self.value

    def __str__(self) -> str:
        return f"{self.colour.value} {self.value}"


_PLACES = {colour: at for at, colour in enumerate(Colour)}


class Tile(StrEnum):
    ARTIFACT = "artifact"
    ARROW = "arrow"
    POINTS_5 = "points-5"
    POINTS_10 = "points-10"
    POINTS_15 = "points-15"

    @property
    def points(self) -> int:
        """The points for reaching the tile, which are never doubled."""
        return int(self.value.partition("-")[2] or 0)


@dataclass(frozen=True, slots=True)
class Piece:
    """An explorer on a path: its stone, 1 to 9, and whether it is the researcher."""

    stone: int
    researcher: bool = False

    @property
    def in_city(self) -> bool:
        return self.stone == CITY


CITY = 9
"""The last stone of a path."""
