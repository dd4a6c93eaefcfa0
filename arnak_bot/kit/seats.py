"""The emoji of seats in texts: colour and shape as in the pictures."""

from __future__ import annotations

__all__ = ["SEAT_SIGNS"]

SEAT_SIGNS = ("🟢", "🟦", "🔺", "🔶")
