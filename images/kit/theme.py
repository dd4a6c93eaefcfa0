"""The theme shared by all games: colours, sizes, and the colours and shapes of players. Contains no drawing code."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

Colour = tuple[int, int, int]


def colour(code: str) -> Colour:
    """Parse "#rrggbb"."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Return a mix of two colours; `share` is the proportion of the second, from 0 to 1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


INK = colour("#2a2119")
SOFT_INK = colour("#6a5a45")
FAINT = colour("#95846a")
"""The colour of what a player does not have."""
PAPER = colour("#f2e7cb")
LIGHT = colour("#fbf5e4")
CANVAS = colour("#e6d3a8")
PLATE = colour("#33291f")
WHITE = colour("#ffffff")
GOLD = colour("#b8860b")
POINTS = colour("#473200")
"""Numbers of points: gold that is dark enough to read even on the leaves of a laurel wreath (`BRASS`)."""
BRASS = colour("#c9973a")
SILVER = colour("#8f979e")
DANGER = colour("#8e1f1f")
FEAR = colour("#26222b")
ACCENT = colour("#d24a1f")
WON, LOST = colour("#1f6b33"), colour("#a3210f")
NIGHT, MOONLIGHT = colour("#2b3350"), colour("#f3e3a4")
TABLE = colour("#5a4a36")
HEADING = colour("#7a5310")
RIVAL_GREEN = colour("#3f6b3a")
TOKEN, TOKEN_RIM = colour("#deba62"), colour("#7e5c1e")
"""Idols and bonus tiles: fill and rim."""
HIDDEN_TOKEN, HIDDEN_SIGN = colour("#a68848"), colour("#60481a")
BLOCKED_GROUND, BLOCKED_SIGN = colour("#c4b89c"), colour("#5f563f")
SLATE, STEEL = colour("#2a3949"), colour("#8fa6ba")
"""Artifacts: the ribbon and the stone rim."""
LEATHER = colour("#4a2f1c")
CLIFF, LEDGE = colour("#8d7a58"), colour("#c3ac7e")
"""The rock under the research track, at the bottom and at the top."""
PLANK, ROPE = colour("#8a5a2b"), colour("#e0c68f")
ON_LEAVES = colour("#f6d98a")
"""Titles on leather and on the winner's banner."""
WOOD = colour("#5a3c1e")


class Shape(StrEnum):
    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"


@dataclass(frozen=True, slots=True)
class SeatLook:
    """A player's colour and shape, which match the seat's emoji in messages, and the seat's name."""

    colour: Colour
    shape: Shape
    name: str


WIDTH = 1248
"""The width of pictures that fill a phone's screen."""
BANNER = (WIDTH, 312)
"""The size of the picture in a lobby; not tall, so that the seats below it are visible on a phone."""

SEATS = (
    SeatLook(colour("#27692b"), Shape.CIRCLE, "Green"),
    SeatLook(colour("#1f5fae"), Shape.SQUARE, "Blue"),
    SeatLook(colour("#b52a2a"), Shape.TRIANGLE, "Red"),
    SeatLook(colour("#9c4f00"), Shape.DIAMOND, "Orange"),
)

FACE = colour("#f0d2ac")
HALO = colour("#ffb02e")

DARKENED = colour("#10141c")
"""The shade over everything that is not highlighted."""
