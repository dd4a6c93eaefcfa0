"""The database: setup and action log as the truth, a snapshot as the shortcut."""

from __future__ import annotations

from arnak_bot.store.records import Keep, MoveRecord, SeatRecord, Status, StoreError, TableRecord
from arnak_bot.store.store import ChannelTaken, MoveTaken, Store

__all__ = [
    "ChannelTaken",
    "Keep",
    "MoveRecord",
    "MoveTaken",
    "SeatRecord",
    "Status",
    "Store",
    "StoreError",
    "TableRecord",
]
