"""The emoji for seats in texts, with the same colours and shapes as in the pictures."""

from __future__ import annotations

__all__ = ["SEAT_SIGNS"]

SEAT_SIGNS = ("🟢", "🟦", "🔺", "🔶")
