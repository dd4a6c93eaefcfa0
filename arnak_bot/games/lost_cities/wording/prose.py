"""The smallest words: lists, amounts, cards, paths, stones, explorers and tiles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from arnak_bot.games.lost_cities.engine import Card, Colour, Piece, Reason, Tile
from arnak_bot.games.lost_cities.engine.content import CITY, STONE_POINTS, stone_points
from arnak_bot.games.lost_cities.wording.messages import Words

__all__ = [
    "COLOUR_SIGNS",
    "TILE_SIGNS",
    "PieceName",
    "bare_place",
    "card",
    "card_title",
    "column",
    "either",
    "enumerated",
    "explorer",
    "listed",
    "piece_name",
    "place",
    "points",
    "reason",
    "signed",
]

COLOUR_SIGNS = {Colour.YELLOW: "🟡", Colour.BLUE: "🔵", Colour.WHITE: "⚪", Colour.GREEN: "🟢", Colour.RED: "🔴"}
TILE_SIGNS = {
    Tile.ARTIFACT: "🏺",
    Tile.ARROW: "➡️",
    Tile.POINTS_5: "⭐5",
    Tile.POINTS_10: "⭐10",
    Tile.POINTS_15: "⭐15",
}

PieceName: TypeAlias = Literal["researcher", "adventurer"]
"""The two kinds of explorers, as messages choose by them."""


def piece_name(*, researcher: bool) -> PieceName:
    """Return the kind of an explorer, as messages choose by it."""
    return "researcher" if researcher else "adventurer"


def explorer(words: Words, *, researcher: bool) -> str:
    """Return what players call an explorer."""
    return words.prose.researcher() if researcher else words.prose.adventurer()


def points(count: int, words: Words) -> str:
    """Return points, a debt with a minus sign."""
    return words.prose.points(signed=signed(count), count=abs(count))


def signed(count: int) -> str:
    """Return a number with a typographic minus where it is negative.

    >>> signed(5), signed(-20)
    ('5', '−20')
    """
    return f"−{-count}" if count < 0 else str(count)


def listed(things: Iterable[str], words: Words) -> str:
    """Return "a", "a and b" or "a, b and c"; empty without any."""
    *most, last = [*things] or [""]
    return words.prose.list_last(list=_begun(most, words), last=last) if most else last


def either(things: Iterable[str], words: Words) -> str:
    """Return "a", "a or b" or "a, b or c"; empty without any."""
    *most, last = [*things] or [""]
    return words.prose.either_last(list=_begun(most, words), last=last) if most else last


def enumerated(things: Iterable[str], words: Words) -> str:
    """Return "a, b, c"; empty without any."""
    return _begun([*things] or [""], words)


def _begun(things: Iterable[str], words: Words) -> str:
    text, *others = things
    for each in others:
        text = words.prose.list_more(list=text, next=each)
    return text


def card(printed: Card, words: Words) -> str:
    """Return a card's name: "red 5"."""
    return words.prose.card(path=printed.colour, value=printed.value)


def card_title(printed: Card, words: Words) -> str:
    """Return a card's name as a title or at the start of a sentence: "Red 5"."""
    return words.prose.card_title(path=printed.colour, value=printed.value)


def place(piece: Piece, words: Words) -> str:
    """Say where a piece stands and what it is worth there: "stone 4 (5 points)", "the city (100 points, twice 50)"."""
    where, worth = bare_place(piece.stone, words), points(stone_points(piece.stone, researcher=piece.researcher), words)
    if piece.researcher:
        return words.prose.worth_twice(place=where, points=worth, printed=signed(STONE_POINTS[piece.stone - 1]))
    return words.prose.worth(place=where, points=worth)


def bare_place(stone: int, words: Words) -> str:
    """Say where a piece stands: "stone 4", "the city"."""
    return words.prose.the_city() if stone == CITY else words.prose.stone(stone=stone)


def column(values: Iterable[int], words: Words) -> str:
    """Return a column of cards from the first to the last: "2-2-7"."""
    return "-".join(map(str, values)) or words.prose.empty()


def reason(why: Reason, where: Colour, words: Words) -> str:
    """Say what gives a step: an arrow, or an explorer in its city."""
    return words.prose.arrow_on(path=where) if why is Reason.ARROW else words.prose.city(path=where)
