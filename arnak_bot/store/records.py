"""The typed values that the store hands out and takes in. Times are ISO 8601 in UTC."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from arnak_bot.game.options import GameOptions
from arnak_bot.store.kinds import DueKind, Ends, Motion, NoteKind, PostKind, PostState, Status, Stoppers
from arnak_bot.store.options import Options

__all__ = [
    "EVERYTHING",
    "SPOILED",
    "Change",
    "ChannelTaken",
    "Company",
    "Due",
    "Facts",
    "GuildSettings",
    "InUse",
    "KeptAlone",
    "Life",
    "Mine",
    "MoveRecord",
    "Moved",
    "NewPost",
    "NewTable",
    "Person",
    "Post",
    "Posts",
    "ResultRecord",
    "SeatRecord",
    "Snapshot",
    "Standing",
    "StoreError",
    "TableRecord",
    "Vote",
    "Waiting",
]


SPOILED = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError)
"""What rows that were spoiled, or that an older version of the rules wrote, can lead to, besides a refusal."""


class StoreError(Exception):
    """The database cannot be used, or did not take something; the message says why and what to do."""


class InUse(StoreError):
    """Other programs use the database, and it cannot be had alone; `name` is what it is called to people."""

    said = (
        "A bot uses {} already, or somebody mends or moves it, and two would do everything twice. Stop it first, and "
        "all others where several share it. Bots can share the work only if every one of them is started with the same "
        "SHARDS: docs/hosting.md, “Several processes”."
    )

    def __init__(self, name: str) -> None:
        super().__init__(self.said.format(name))


class KeptAlone(InUse):
    """Another program keeps the database for itself, and it cannot be shared."""

    said = (
        "This bot has SHARDS and would share {}, but a bot without SHARDS or a local table uses it already, or "
        "somebody mends or moves it. Stop that first, and start every bot with the same SHARDS: docs/hosting.md, "
        "“Several processes”."
    )


class ChannelTaken(Exception):
    """The channel has an open table already."""


class Moved(Exception):
    """The table has moved on since this was decided: nothing was written."""


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who sits where, and what they want done while they are away.

    `keep` is a standing answer, by a key of the game's own, "" for none; `ahead` is an order for the next turn, an
    action's text; a player who is `gone` has left: the host
    passes for them; `awaited`: the game waits for this seat.

    `computer` is the level of the computer that plays the seat, "" for none; until `computer_until`, if that is given.
    """

    seat: int
    user_id: int
    name: str
    keep: str = ""
    ahead: str | None = None
    gone: bool = False
    paused_until: str | None = None
    awaited: bool = False
    computer: str = ""
    computer_until: str | None = None

    @property
    def is_computer(self) -> bool:
        """Whether the seat is a computer's own: nobody will come back to it."""
        return bool(self.computer) and self.user_id < 0


@dataclass(frozen=True, slots=True)
class MoveRecord:
    """One row of the append-only log; `action` is an action's text or "undo".

    `computer`: the level of the computer that made the decision; "" for a player.
    """

    number: int
    seat: int
    action: str
    computer: str = ""


@dataclass(frozen=True, slots=True)
class Posts:
    """The messages of a table: the first, the newest with what it says, and the reminder below it."""

    first: int | None = None
    last: int | None = None
    text: str = ""
    ping: int | None = None


@dataclass(frozen=True, slots=True)
class Due:
    """Something that is to happen at a time; seat -1 is the whole table. `tries` counts how often it failed."""

    table_id: int
    seat: int
    kind: DueKind
    due_at: str
    tries: int = 0


@dataclass(frozen=True, slots=True)
class Vote:
    """A player's yes to a motion about a seat."""

    motion: Motion
    seat: int
    value: int
    voter: int


@dataclass(frozen=True, slots=True)
class Facts:
    """What a post is about: its sentence and picture are made when it is sent, from the table as it stands then.

    Attributes:
        since: how many decisions of the game's log had been told before this post; None: tell the last turn.
        until: how many have been told after it.
        opening: the game has just started.
        over: the game has ended.
        present: the user id of whoever has just clicked, who needs no ping.
        seat: the seat it is about.
        user_id: the user it is about, who need not sit there (the new player of a seat).
        name: how somebody was called who does not sit there any more.
        motion: what is put to the vote, or was agreed to.
        value: the motion's value.
        note: which sentence.
        reasons: what speaks for the turns of computers: seat, kind, what it is about, how much.
    """

    since: int | None = None
    until: int | None = None
    opening: bool = False
    over: bool = False
    present: int | None = None
    seat: int | None = None
    user_id: int | None = None
    name: str = ""
    motion: Motion | None = None
    value: int = 0
    note: NoteKind | None = None
    reasons: tuple[tuple[int, str, tuple[str, ...], int], ...] = ()


@dataclass(frozen=True, slots=True)
class NewPost:
    """Something to be told that a decision adds to the outbox."""

    kind: PostKind
    facts: Facts = Facts()


@dataclass(frozen=True, slots=True)
class Post:
    """A row of the outbox. `tries` counts how often it failed, `error` says why; `next_at`: not before then, or "".

    `sent_with` is the last of the posts with which it may have arrived already, as one message; None: it was not sent.
    """

    id: int
    table_id: int
    kind: PostKind
    facts: Facts
    made_at: str
    tries: int
    next_at: str
    error: str
    state: PostState
    sent_with: int | None = None


@dataclass(frozen=True, slots=True)
class Mine:
    """The part of all tables that one process looks after: the servers of those of `shards` that `holder` holds."""

    holder: str
    shards: int


EVERYTHING = Mine("", 1)
"""What a process looks after that shares with nobody."""


@dataclass(frozen=True, slots=True)
class Company:
    """The processes that share the work.

    Attributes:
        beats: how often each has said that it lives.
        counts: among how many shards each divides the servers; 0 for one that is about to stop.
        holders: who holds a shard; nobody holds those that are not named.
    """

    beats: Mapping[str, int]
    counts: Mapping[str, int]
    holders: Mapping[int, str]

    def held_by(self, name: str) -> frozenset[int]:
        """Return the shards that a process holds."""
        return frozenset(shard for shard, holder in self.holders.items() if holder == name)

    def free(self, shards: int) -> list[int]:
        """Return those of so many shards that nobody holds."""
        return [shard for shard in range(shards) if shard not in self.holders]


@dataclass(frozen=True, slots=True)
class Refusal:
    """A table whose channel Discord does not let the bot tell, and why; `next_at`: when that is tried again."""

    table_id: int
    channel_id: int
    why: str
    next_at: str


@dataclass(frozen=True, slots=True)
class Person:
    """What a person wants at every table.

    `wake` and `sleep` are hours of the day in `zone`, an IANA name; equal ones mean always awake. `heads_up`
    asks for a silent note when they are next. `layout` is the shape of the pictures that only they see; None: as the
    table has it. Who is `guided` is told each thing at its moment, and `learned` the keys of what they have been told.
    """

    zone: str = "UTC"
    wake: int = 0
    sleep: int = 0
    heads_up: bool = False
    ends: Ends = Ends.TABLE
    layout: str | None = None
    guided: bool = False
    learned: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """What memory has to agree with: a table's version, its messages, and what its players want, by user id."""

    version: int
    posts: Posts
    people: Mapping[int, Person]


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What a server's moderators have settled.

    Attributes:
        proposed: what a table that is opened there has unless its opener chooses otherwise.
        channels: where tables may be opened; empty: anywhere.
        stoppers: who may stop a table.
    """

    proposed: Options
    channels: tuple[int, ...] = ()
    stoppers: Stoppers = Stoppers.OPENER


@dataclass(frozen=True, slots=True)
class ResultRecord:
    """How a finished game went for one player.

    Attributes:
        game_key, options: which game it was, and what the table had chosen of it.
        turn_seconds: the median time of a turn.
        figures: what was counted, by names of the game's own.
        computers: how many of the players were computers.
    """

    table_id: int
    seat: int
    user_id: int
    guild_id: int | None
    game_key: str
    options: GameOptions
    players: int
    points: int
    rank: int
    turn_seconds: int | None
    figures: dict[str, int] = field(default_factory=dict)
    computers: int = 0


@dataclass(frozen=True, slots=True)
class Waiting:
    """A seat that a running game waits for: enough to say where, and to count its time, without loading the game.

    `game_key`: which game it is; None where what the table has chosen cannot be read.
    """

    table_id: int
    guild_id: int | None
    channel_id: int
    last_post: int | None
    round: int
    seat: int
    paused_until: str | None
    waits_since: str | None
    game_key: str | None
    remind_hours: int | None
    deadline_hours: int | None
    stand_in: bool = False


@dataclass(frozen=True, slots=True)
class Life:
    """How far a table has come: what of its row a decision may change. `edition`: of the game, once it is dealt."""

    status: Status
    seed: str | None = None
    started_at: str | None = None
    ended_at: str | None = None
    closed_at: str | None = None
    waits_since: str | None = None
    round: int = 0
    edition: int | None = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A position as a shortcut for loading, never the truth. `move`: how many rows of the log led to it."""

    game: dict[str, Any]
    move: int


@dataclass(frozen=True, slots=True)
class NewTable:
    """What is fixed when a table is opened. `part` is what the host adds to the seed."""

    guild_id: int | None
    channel_id: int
    opener_id: int
    options: Options
    opened_at: str
    part: str


@dataclass(frozen=True, slots=True)
class Change:
    """Everything that one decision writes, decided from a version of the table; None leaves something as it is.

    Attributes:
        at: when it was decided.
        life: None as long as a turn goes on, which is most of the time and touches no index.
        dues: all that is due from now on.
        joined: what joinings add to the seed.
        votes: all the votes that count from now on.
    """

    table_id: int
    version: int
    at: str
    life: Life | None
    seats: tuple[SeatRecord, ...] | None = None
    moves: tuple[MoveRecord, ...] = ()
    dues: tuple[Due, ...] | None = None
    posts: tuple[NewPost, ...] = ()
    votes: tuple[Vote, ...] | None = None
    joined: tuple[str, ...] = ()
    results: tuple[ResultRecord, ...] = ()
    snapshot: Snapshot | None = None


@dataclass(frozen=True, slots=True)
class TableRecord:
    """Everything the store knows of a table.

    `awaited_known`: the seats say whether the game waits for them; tables of older versions do not.
    """

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
    snapshot: Snapshot | None
    version: int = 0
    part: str | None = None
    joined: tuple[str, ...] = ()
    votes: frozenset[Vote] = frozenset()
    dues: tuple[Due, ...] = ()
    results: int = 0
    awaited_known: bool = True
    edition: int | None = None
