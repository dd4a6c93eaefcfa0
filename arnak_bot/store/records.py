"""The typed values that the store hands out and takes in."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

__all__ = ["Keep", "MoveRecord", "SeatRecord", "Status", "StoreError", "TableRecord"]


class StoreError(Exception):
    """The database cannot be used; the message says why and what to do."""


class Status(StrEnum):
    """The life of a table."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    STOPPED = "stopped"


class Keep(StrEnum):
    """A player's standing answer for cards left in hand at the end of a round."""

    ASK = "ask"
    NOTHING = "nothing"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who sits where, and what they want done at the end of a round."""

    seat: int
    user_id: int
    name: str
    keep: Keep = Keep.ASK


@dataclass(frozen=True, slots=True)
class MoveRecord:
    """One row of the append-only log; `action` is an action's text or "undo"."""

    number: int
    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class TableRecord:
    """Everything the store knows of a table. Times are ISO 8601 in UTC."""

    id: int
    guild_id: int | None
    channel_id: int
    opener_id: int
    status: Status
    board: str
    seat_limit: int
    shuffle_seats: bool
    auto_end: bool
    rival: int | None
    remind_hours: int | None
    seed: str | None
    opened_at: str
    started_at: str | None
    ended_at: str | None
    seats: tuple[SeatRecord, ...]
    moves: tuple[MoveRecord, ...]
    snapshot: dict[str, Any] | None
    snapshot_move: int
