"""What stands for a seat in texts: the colour and the shape that its pictures have."""

from __future__ import annotations

__all__ = ["SEAT_SIGNS"]

SEAT_SIGNS = ("🟢", "🟦", "🔺", "🔶")
