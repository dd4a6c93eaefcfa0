"""Drawing tools shared by all games: canvas, fonts, colours, names, caches. Independent of any one game."""

from __future__ import annotations

__all__ = ["FILE_ENDING"]

FILE_ENDING = "jpg"
"""The extension of still pictures."""
