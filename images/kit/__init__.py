"""What the pictures of all games share: a canvas, fonts, colours, names, what is remembered. Knows no game."""

from __future__ import annotations

__all__ = ["FILE_ENDING"]

FILE_ENDING = "jpg"
"""Of every still picture."""
