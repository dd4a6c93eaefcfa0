"""The database: setup and action log as the truth, a snapshot as the shortcut, a decision as one transaction."""

from __future__ import annotations

from arnak_bot.store.kinds import DueKind, Ends, Motion, NoteKind, PostKind, PostState, Status, Stoppers
from arnak_bot.store.options import HOST_OPTIONS, Options
from arnak_bot.store.people import SOMEONE
from arnak_bot.store.records import (
    Change,
    ChannelTaken,
    Due,
    Facts,
    GuildSettings,
    Life,
    Moved,
    MoveRecord,
    NewPost,
    NewTable,
    Person,
    Post,
    Posts,
    Refusal,
    ResultRecord,
    SeatRecord,
    Snapshot,
    StoreError,
    TableRecord,
    Vote,
    Waiting,
)
from arnak_bot.store.store import DEFAULT_DATABASE, Store

__all__ = [
    "DEFAULT_DATABASE",
    "HOST_OPTIONS",
    "SOMEONE",
    "Change",
    "ChannelTaken",
    "Due",
    "DueKind",
    "Ends",
    "Facts",
    "GuildSettings",
    "Life",
    "Motion",
    "MoveRecord",
    "Moved",
    "NewPost",
    "NewTable",
    "NoteKind",
    "Options",
    "Person",
    "Post",
    "PostKind",
    "PostState",
    "Posts",
    "Refusal",
    "ResultRecord",
    "SeatRecord",
    "Snapshot",
    "Status",
    "Stoppers",
    "Store",
    "StoreError",
    "TableRecord",
    "Vote",
    "Waiting",
]
