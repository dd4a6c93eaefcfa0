"""The figures of finished games as a page: sections of lines, each a name and a value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from arnak_bot.games.lost_cities.figures import Figure
from arnak_bot.games.lost_cities.wording import words

__all__ = ["Page", "page"]

Page: TypeAlias = tuple[tuple[str, tuple[tuple[str, str], ...]], ...]

_SECTIONS: tuple[tuple[str, tuple[tuple[str, Figure], ...]], ...] = (
    (
        "Points",
        (
            ("of explorers", Figure.PATH_POINTS),
            ("found on tiles", Figure.TILE_POINTS),
            ("of artifacts", Figure.ARTIFACT_POINTS),
            ("debt forgiven", Figure.FORGIVEN),
        ),
    ),
    (
        "Paths",
        (
            ("begun", Figure.PATHS),
            ("with the researcher", Figure.RESEARCHER),
            ("steps", Figure.STEPS),
            ("thanks to arrows", Figure.ARROW_STEPS),
            ("thanks to cities", Figure.CITY_STEPS),
            ("steps that nobody could take", Figure.IDLE),
            ("bridges crossed", Figure.BRIDGES),
            ("cities reached", Figure.CITIES),
        ),
    ),
    ("Tiles", (("artifacts", Figure.ARTIFACTS), ("arrows", Figure.ARROWS))),
    (
        "Cards",
        (
            ("played", Figure.PLAYED),
            ("discarded", Figure.DISCARDED),
            ("drawn from the deck", Figure.DECK),
            ("taken from discard piles", Figure.PILES),
        ),
    ),
    ("Turns", (("turns", Figure.TURNS), ("expeditions ended", Figure.ENDED))),
)


def page(total: Mapping[str, int], games: int) -> Page:
    """Return the page of a player's summed figures; points are averages a game."""
    if not games:
        return ()
    return tuple(
        (title, tuple((name, _value(title, total.get(figure, 0), games)) for name, figure in lines))
        for title, lines in _SECTIONS
    )


def _value(title: str, amount: int, games: int) -> str:
    if title != "Points":
        return str(amount)
    average = round(amount / games, 1)
    return f"{words.signed(int(average))} a game" if average == int(average) else f"{_decimal(average)} a game"


def _decimal(average: float) -> str:
    return f"−{-average}" if average < 0 else str(average)
