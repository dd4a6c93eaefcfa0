"""The smallest words: numbers with their nouns, lists, cards, paths, stones, explorers and tiles."""

from __future__ import annotations

from collections.abc import Iterable

from arnak_bot.games.lost_cities.engine import Card, Colour, Reason, Tile
from arnak_bot.games.lost_cities.engine.content import CITY, STONE_POINTS

__all__ = [
    "COLOUR_SIGNS",
    "TILE_SIGNS",
    "card",
    "clip",
    "column",
    "counted",
    "explorer",
    "listed",
    "path",
    "place",
    "points",
    "reason",
    "signed",
    "tile",
]

COLOUR_SIGNS = {Colour.YELLOW: "🟡", Colour.BLUE: "🔵", Colour.WHITE: "⚪", Colour.GREEN: "🟢", Colour.RED: "🔴"}
TILE_SIGNS = {
    Tile.ARTIFACT: "🏺",
    Tile.ARROW: "➡️",
    Tile.POINTS_5: "⭐5",
    Tile.POINTS_10: "⭐10",
    Tile.POINTS_15: "⭐15",
}


def counted(count: int, noun: str, plural: str = "") -> str:
    """Return a number with its noun.

    >>> counted(1, "card"), counted(0, "card"), counted(2, "city", "cities")
    ('1 card', '0 cards', '2 cities')
    """
    return f"{count} {noun if abs(count) == 1 else plural or f'{noun}s'}"


def points(count: int) -> str:
    """Return points, a debt with a minus sign."""
    return f"{signed(count)} {'point' if abs(count) == 1 else 'points'}"


def signed(count: int) -> str:
    """Return a number with a typographic minus where it is negative."""
    return f"−{-count}" if count < 0 else str(count)


def listed(things: Iterable[str], last: str = "and") -> str:
    """Return "a", "a and b" or "a, b and c"."""
    *first, end = [*things] or [""]
    return f"{', '.join(first)} {last} {end}" if first else end


def clip(text: str, limit: int) -> str:
    """Cut a text that Discord would refuse."""
    return text if len(text) <= limit else f"{text[: limit - 1]}…"


def card(printed: Card) -> str:
    """Return a card's name: "red 5"."""
    return f"{printed.colour.value} {printed.value}"


def path(colour: Colour) -> str:
    """Return a path's name."""
    return f"the {colour.value} path"


def place(stone: int) -> str:
    """Say where a piece stands: "stone 4 (5 points)", "the city (50 points)"."""
    where = "the city" if stone == CITY else f"stone {stone}"
    return f"{where} ({points(STONE_POINTS[stone - 1])})"


def explorer(*, researcher: bool) -> str:
    """Return the name of a piece."""
    return "researcher" if researcher else "adventurer"


def tile(kind: Tile) -> str:
    """Return an event tile with its article."""
    if kind.points:
        return f"a tile of {points(kind.points)}"
    return "an artifact" if kind is Tile.ARTIFACT else "an arrow"


def column(values: Iterable[int]) -> str:
    """Return a column of cards from the first to the last: "2-2-7"."""
    return "-".join(map(str, values)) or "empty"


def reason(why: Reason, where: Colour) -> str:
    """Say what gives a step: an arrow, or an explorer in its city."""
    return f"the arrow on {path(where)}" if why is Reason.ARROW else f"the {where.value} city"
