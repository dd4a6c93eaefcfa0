"""How a table may be pictured: the layouts of the whole, and its parts. Knows neither who draws nor who describes."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["LayoutName", "Part"]


class LayoutName(StrEnum):
    """The shape of the whole board."""

    WIDE = "wide"
    TALL = "tall"


class Part(StrEnum):
    """A part of the board at full size."""

    ISLAND = "island"
    TRACK = "track"
    ROW = "row"
    PLAYER = "player"
