"""The emoji for seats in texts, with the same colours and shapes as in the pictures."""

from __future__ import annotations

SEAT_SIGNS = ("🟢", "🟦", "🔺", "🔶")
