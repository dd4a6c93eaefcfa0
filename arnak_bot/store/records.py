"""The typed values that the store hands out and takes in. Times are ISO 8601 in UTC."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

__all__ = [
    "Due",
    "DueKind",
    "Ends",
    "GuildSettings",
    "Keep",
    "Motion",
    "MoveRecord",
    "Options",
    "Person",
    "Posts",
    "ResultRecord",
    "SeatRecord",
    "Status",
    "Stoppers",
    "StoreError",
    "TableRecord",
]


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


class Ends(StrEnum):
    """How a player's turns end: as the table says, by themselves when nothing is left to do, or on request."""

    TABLE = "table"
    AUTO = "auto"
    ASK = "ask"


class Stoppers(StrEnum):
    """Who may stop a table of a server."""

    OPENER = "opener"
    PLAYERS = "players"
    MODERATORS = "moderators"


class Motion(StrEnum):
    """What the players of a table can agree to about one of them."""

    PASS = "pass"
    WITHOUT = "without"
    REPLACE = "replace"  # value: the new player's user id
    PAUSE = "pause"  # value: until when, as seconds since 1970


class DueKind(StrEnum):
    """What is to happen when a time has come."""

    PING = "ping"  # the player wakes up, or their pause ends
    REMIND = "remind"
    DEADLINE = "deadline"
    CLOSE = "close"  # nobody has played for a month
    POST = "post"  # the table could not be posted: try again


@dataclass(frozen=True, slots=True)
class Options:
    """What the opener chooses for a table.

    `auto_end`: turns end by themselves unless a player wants to be asked. Hours are None where nothing is wanted.
    """

    board: str = "bird"
    seats: int = 2
    shuffle_seats: bool = True
    auto_end: bool = True
    rival: int | None = None
    remind_hours: int | None = None
    deadline_hours: int | None = None
    layout: str = "wide"


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who sits where, and what they want done while they are away.

    `ahead` is an order for the next turn, an action's text; a player who is `gone` has left: the host
    passes for them.
    """

    seat: int
    user_id: int
    name: str
    keep: Keep = Keep.ASK
    ahead: str | None = None
    gone: bool = False
    paused_until: str | None = None


@dataclass(frozen=True, slots=True)
class MoveRecord:
    """One row of the append-only log; `action` is an action's text or "undo"."""

    number: int
    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class Posts:
    """The messages of a table: the first, the newest with what it says, and the reminder below it."""

    first: int | None = None
    last: int | None = None
    text: str = ""
    ping: int | None = None


@dataclass(frozen=True, slots=True)
class Due:
    """Something that is to happen at a time; seat -1 is the whole table."""

    table_id: int
    seat: int
    kind: DueKind
    due_at: str


@dataclass(frozen=True, slots=True)
class Person:
    """What a person wants at every table.

    `wake` and `sleep` are hours of the day in `zone`, an IANA name; equal ones mean always awake. `heads_up`
    asks for a silent note when they are next.
    """

    zone: str = "UTC"
    wake: int = 0
    sleep: int = 0
    heads_up: bool = False
    ends: Ends = Ends.TABLE


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What a server's moderators have settled; `channels` empty: tables may be opened anywhere."""

    channels: tuple[int, ...] = ()
    stoppers: Stoppers = Stoppers.OPENER
    board: str = "bird"
    seats: int = 2
    auto_end: bool = True
    remind_hours: int = 24
    deadline_hours: int = 72
    thread: bool = False
    layout: str = "wide"


@dataclass(frozen=True, slots=True)
class ResultRecord:
    """How a finished game went for one player. `turn_seconds` is the median time of a turn."""

    table_id: int
    seat: int
    user_id: int
    guild_id: int | None
    board: str
    players: int
    rival: int | None
    points: int
    rank: int
    turn_seconds: int | None
    figures: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TableRecord:
    """Everything the store knows of a table."""

    id: int
    guild_id: int | None
    channel_id: int
    opener_id: int
    status: Status
    engine_ends: bool
    seed: str | None
    opened_at: str
    started_at: str | None
    ended_at: str | None
    closed_at: str | None
    waits_since: str | None
    options: Options
    posts: Posts
    seats: tuple[SeatRecord, ...]
    moves: tuple[MoveRecord, ...]
    snapshot: dict[str, Any] | None
    snapshot_move: int
