"""The menus into which actions are sorted, and the shelves of things that can be asked about. Knows no words."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["Menu", "Shelf"]


class Menu(StrEnum):
    """The menus, in the order of a turn: a card and what to do with it are one choice."""

    CARD = "card"
    STEP = "step"
    DRAW = "draw"


class Shelf(StrEnum):
    """The sorts of things at a table, each a menu of "What is this?"."""

    HAND = "hand"
    PATHS = "paths"
    PILES = "piles"
    BOX = "box"
