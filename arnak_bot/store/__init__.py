"""The database: setup and action log as the truth, a snapshot as the shortcut."""

from __future__ import annotations

from arnak_bot.store.records import (
    Due,
    DueKind,
    Ends,
    GuildSettings,
    Keep,
    Motion,
    MoveRecord,
    Options,
    Person,
    Posts,
    ResultRecord,
    SeatRecord,
    Status,
    Stoppers,
    StoreError,
    TableRecord,
)
from arnak_bot.store.store import ChannelTaken, MoveTaken, Store

__all__ = [
    "ChannelTaken",
    "Due",
    "DueKind",
    "Ends",
    "GuildSettings",
    "Keep",
    "Motion",
    "MoveRecord",
    "MoveTaken",
    "Options",
    "Person",
    "Posts",
    "ResultRecord",
    "SeatRecord",
    "Status",
    "Stoppers",
    "Store",
    "StoreError",
    "TableRecord",
]
