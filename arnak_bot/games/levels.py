"""How well computer players play: the names of the levels, the weakest first, whatever is played."""

from __future__ import annotations

__all__ = ["LEVELS"]

LEVELS = ("novice", "able", "strong")
"""A game has all of them or, where computers do not play it, none."""
