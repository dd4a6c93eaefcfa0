"""The typed values that the store takes and returns. Times are ISO 8601 in UTC."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from arnak_bot.game.options import GameOptions
from arnak_bot.store.kinds import (
    Ends,
    KeptKind,
    MessageKind,
    NoteKind,
    NoticeOf,
    PostKind,
    PostState,
    SeasonLength,
    Status,
    Stoppers,
    TimerKind,
    VoteKind,
)
from arnak_bot.store.options import Options

SPOILED = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError)
"""Exceptions, other than refusals, that invalid rows or rows from an older version of the rules can raise."""


class StoreError(Exception):
    """The database cannot be used, or a write failed; the message says why and what to do."""


class InUse(StoreError):
    """Other programs use the database, so it cannot be locked exclusively; `name` is its name for people."""

    said = (
        "A bot already uses {}, or it is being repaired or moved, and two programs would do everything twice. Stop "
        "the other one first, and all others if several share it. Bots can share the work only if every one of them is "
        "started with the same SHARDS: docs/hosting.md, “Several processes”."
    )

    def __init__(self, name: str) -> None:
        super().__init__(self.said.format(name))


class KeptAlone(InUse):
    """Another program has locked the database exclusively, so it cannot be shared."""

    said = (
        "This bot has SHARDS and would share {}, but it is already used by a bot without SHARDS or a local table, or "
        "it is being repaired or moved. Stop that first, and start every bot with the same SHARDS: docs/hosting.md, "
        "“Several processes”."
    )


class ChannelTaken(Exception):
    """The channel already has an open table."""


class AttemptMade(Exception):
    """The user has played this month's deal of the game already."""


class Moved(Exception):
    """The table has changed since the decision was made: nothing was written."""


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A player in a seat, and instructions for when they are away.

    `gone`: the player has left, and the host passes for them. `awaited`: the game is waiting for this seat.

    `computer`: the level of the computer that plays the seat, "" for none; until `computer_until`, if that is set.

    `plans`: what the player tries and has kept for their next turn, as the host writes it; "" for nothing.
    `answers`: what they have answered in advance, likewise. `note`: what they have written for themselves.
    """

    seat: int
    user_id: int
    name: str
    gone: bool = False
    paused_until: str | None = None
    awaited: bool = False
    computer: str = ""
    computer_until: str | None = None
    plans: str = ""
    answers: str = ""
    note: str = ""

    @property
    def is_computer(self) -> bool:
        """Whether the seat belongs to a computer, so that no player will come back to it."""
        return bool(self.computer) and self.user_id < 0


@dataclass(frozen=True, slots=True)
class SeatThread:
    """A player's own thread at a table, where their panel is; `thread_id` None: there is none to be had for them.

    `message_id`: their newest panel; `post_id`: the last post of the table that it shows.
    """

    table_id: int
    user_id: int
    thread_id: int | None
    message_id: int | None = None
    post_id: int = 0


@dataclass(frozen=True, slots=True)
class MoveRecord:
    """One row of the append-only log; `action` is the text of an action or "undo".

    `computer`: the level of the computer that made the decision; "" for a player.
    """

    number: int
    seat: int
    action: str
    computer: str = ""


@dataclass(frozen=True, slots=True)
class Posts:
    """The messages of a table: the first, the newest with the text it keeps and its kind, and the reminder below."""

    first: int | None = None
    last: int | None = None
    text: str = ""
    ping: int | None = None
    kind: MessageKind = MessageKind.CONTENT


@dataclass(frozen=True, slots=True)
class Timer:
    """A timer of a seat; seat -1 is the whole table. `tries` counts failures."""

    table_id: int
    seat: int
    kind: TimerKind
    due_at: str
    tries: int = 0

    @property
    def key(self) -> tuple[int, int, str, str]:
        """The values of the columns that identify its row."""
        return self.table_id, self.seat, self.kind.value, self.due_at


@dataclass(frozen=True, slots=True)
class Vote:
    """A player's vote in favour of a motion about a seat."""

    motion: VoteKind
    seat: int
    value: int
    voter: int


@dataclass(frozen=True, slots=True)
class PostPayload:
    """The content of a post; its sentence and picture are created when it is sent, from the table at that time.

    Attributes:
        since: the number of decisions in the game's log announced before this post; None: describe the last turn.
        until: the number announced after it.
        opening: the game has just started.
        over: the game has ended.
        present: the user id of the player who has just clicked and needs no ping.
        seat: the seat it is about; of a position that has not changed: the one that has changed hands.
        user_id: the user it is about, who may not be seated (the new player for a seat).
        name: the name of somebody who is no longer seated.
        motion: the motion that is put to the vote, or was agreed to.
        value: the value of the motion.
        note: the kind of sentence.
        reasons: the reasons for computers' turns: seat, kind, subject, amount.
    """

    since: int | None = None
    until: int | None = None
    opening: bool = False
    over: bool = False
    present: int | None = None
    seat: int | None = None
    user_id: int | None = None
    name: str = ""
    motion: VoteKind | None = None
    value: int = 0
    note: NoteKind | None = None
    reasons: tuple[tuple[int, str, tuple[str, ...], int], ...] = ()


@dataclass(frozen=True, slots=True)
class NewPost:
    """A post that a decision adds to the outbox."""

    kind: PostKind
    facts: PostPayload = PostPayload()


@dataclass(frozen=True, slots=True)
class Post:
    """A row of the outbox. `tries` counts failures, `error` is the last one; `next_at`: the earliest time to try it, ""
    for now.

    `sent_with`: the last of the posts that were sent with it as one message and may have arrived; None: never sent.
    """

    id: int
    table_id: int
    kind: PostKind
    facts: PostPayload
    made_at: str
    tries: int
    next_at: str
    error: str
    state: PostState
    sent_with: int | None = None


@dataclass(frozen=True, slots=True)
class NewNotice:
    """Something to tell about a server, apart from the messages of its tables.

    `facts` are values of JSON; people are in them by their user ids, never by name. `channel_id`: where to tell it;
    None: not in a channel.
    """

    guild_id: int
    kind: NoticeOf
    facts: dict[str, Any]
    channel_id: int | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice that has not arrived yet. `tries` counts failures; `next_at`: when to try it next, "" for now."""

    id: int
    guild_id: int
    channel_id: int | None
    kind: NoticeOf
    facts: dict[str, Any]
    made_at: str
    tries: int
    next_at: str


@dataclass(frozen=True, slots=True)
class ShardHolder:
    """The share of all tables that one process handles: the servers of those of `shards` shards that `holder` holds."""

    holder: str
    shards: int


EVERYTHING = ShardHolder("", 1)
"""The share of a process that works alone."""


@dataclass(frozen=True, slots=True)
class Processes:
    """The processes that share the work.

    Attributes:
        beats: the number of heartbeats of each.
        counts: the number of shards among which each divides the servers; 0 for one that is about to stop.
        holders: the holder of each shard; shards that are missing are free.
    """

    beats: Mapping[str, int]
    counts: Mapping[str, int]
    holders: Mapping[int, str]

    def held_by(self, name: str) -> frozenset[int]:
        """Return the shards that a process holds."""
        return frozenset(shard for shard, holder in self.holders.items() if holder == name)

    def free(self, shards: int) -> list[int]:
        """Return which of the shards below `shards` nobody holds."""
        return [shard for shard in range(shards) if shard not in self.holders]


@dataclass(frozen=True, slots=True)
class Refusal:
    """A table whose messages Discord refuses, and why; `next_at`: the time of the next attempt."""

    table_id: int
    channel_id: int
    why: str
    next_at: str


@dataclass(frozen=True, slots=True)
class Person:
    """A user's preferences at every table.

    `wake` and `sleep` are hours of the day in `zone`, an IANA name; if equal, the user is always awake. `heads_up`:
    send a silent note when they are next. `layout`: the shape of the pictures only they see; None: the table's.
    `guided`: explain each element when it comes up; `learned` has the keys of those explained.
    `at_once`: play a kept plan as soon as the turn comes, instead of offering it as a button.
    `rated`: be in servers' leagues.
    """

    zone: str = "UTC"
    wake: int = 0
    sleep: int = 0
    heads_up: bool = False
    ends: Ends = Ends.TABLE
    layout: str | None = None
    guided: bool = False
    learned: tuple[str, ...] = ()
    at_once: bool = False
    rated: bool = True


@dataclass(frozen=True, slots=True)
class Standing:
    """The part of a table that a cache must match: its version, messages, and players' preferences by user id."""

    version: int
    posts: Posts
    people: Mapping[int, Person]


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """The settings of a server, made by its moderators.

    Attributes:
        proposed: the default options of tables opened there.
        channels: where tables may be opened; empty: anywhere.
        stoppers: who may stop a table.
        news: the channel where the server is told of seasons that have ended; None: nowhere.
        rated: whether there is a league.
        season: how long its seasons are.
        webhook: the address that is sent every finished game, and the secret that signs it; "" for none.
        webhook_names: send players by name; otherwise by a pseudonym that is always the same on this server.
        audit: the channel where moderators are told of stops, replacements, votes and closings; None: nowhere.
        ladder: whether there is a ladder: each month the same deal for everybody.
    """

    proposed: Options
    channels: tuple[int, ...] = ()
    stoppers: Stoppers = Stoppers.OPENER
    news: int | None = None
    rated: bool = True
    season: SeasonLength = SeasonLength.NONE
    webhook: str = ""
    webhook_secret: str = ""
    webhook_names: bool = False
    audit: int | None = None
    ladder: bool = False


@dataclass(frozen=True, slots=True)
class ResultRecord:
    """A player's result in a finished game.

    Attributes:
        game_key, options: which game it was, and the options the table had chosen for it.
        turn_seconds: the median duration of a turn.
        figures: statistics of the game, under names it defines.
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
    """A seat that a running game is waiting for: enough to link to it and compute its timers without loading the game.

    `game_key`: which game it is; None if the table's options cannot be read.
    """

    table_id: int
    guild_id: int | None
    channel_id: int
    seat: int
    round: int
    last_post: int | None = None
    paused_until: str | None = None
    waits_since: str | None = None
    game_key: str | None = None
    remind_hours: int | None = None
    deadline_hours: int | None = None
    stand_in: bool = False


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A lobby or running game, as far as it can be told without loading it.

    Attributes:
        since: when it was opened, or since when the game waits.
        game_key: which game it is; None if the table's options cannot be read.
        free: how many seats are still free in the lobby.
        awaited: the names of the players that the game waits for.
        breaks: until when each of them takes a break; None for those who do not.
        players: everybody's names, in the order of their seats.
    """

    id: int
    channel_id: int
    last_post: int | None
    status: Status
    since: str | None
    game_key: str | None
    free: int
    awaited: tuple[str, ...]
    breaks: tuple[str | None, ...]
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody on a server who looks for players of a game; `seats`: for how many, themselves included."""

    guild_id: int
    user_id: int
    name: str
    game_key: str
    seats: int
    note: str
    asked_at: str


@dataclass(frozen=True, slots=True)
class KeptMessage:
    """A message about a server that keeps itself current. `digest`: of what it says, which may have names in it.

    `kind`: its `KeptKind`, and what it is about in particular, with blanks between.
    """

    guild_id: int
    kind: str
    channel_id: int
    message_id: int
    digest: str
    edited_at: str

    @property
    def of(self) -> KeptKind | None:
        """What it is about; None: something that only another version knows."""
        first = self.kind.partition(" ")[0]
        return KeptKind(first) if first in [*KeptKind] else None

    @property
    def about(self) -> list[str]:
        """What it is about in particular."""
        return self.kind.split()[1:]


@dataclass(frozen=True, slots=True)
class Deal:
    """What everybody is dealt from in a month of a ladder: the edition of a game, and its options."""

    edition: int
    options: GameOptions


@dataclass(frozen=True, slots=True)
class LadderMonth:
    """A month of a server's ladder ("2026-11"). `secret`: the seeds follow from it; `deals`: by the game's key."""

    guild_id: int
    month: str
    secret: str
    deals: Mapping[str, Deal]


@dataclass(frozen=True, slots=True)
class Attempt:
    """A user's only attempt at a game in a month of a server's ladder."""

    guild_id: int
    month: str
    game_key: str
    user_id: int


@dataclass(frozen=True, slots=True)
class LadderPlace:
    """An attempt and what has become of it.

    Attributes:
        name: None for a player whose data was deleted.
        points, rank, ended_at: None unless it was finished in time.
    """

    game_key: str
    user_id: int
    table_id: int
    channel_id: int
    status: Status
    name: str | None
    points: int | None
    rank: int | None
    ended_at: str | None

    @property
    def runs(self) -> bool:
        """Whether it can still be played on."""
        return self.status is Status.RUNNING


@dataclass(frozen=True, slots=True)
class TableStatus:
    """The part of a table's own row that a decision may change. `edition`: of the game, once it is dealt."""

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
    """A position as a cache for loading, never authoritative. `move`: the number of log rows that led to it."""

    game: dict[str, Any]
    move: int


@dataclass(frozen=True, slots=True)
class NewTable:
    """The facts fixed when a table is opened. `part` is the host's contribution to the seed.

    `sealed_until`: nobody may learn of its seed or log until then; `attempt`: of a ladder, if it is one; `chapter`: of
    the solo campaign, "" for none.
    """

    guild_id: int | None
    channel_id: int
    opener_id: int
    options: Options
    opened_at: str
    part: str
    sealed_until: str | None = None
    attempt: Attempt | None = None
    chapter: str = ""


@dataclass(frozen=True, slots=True)
class Change:
    """Everything that one decision writes, based on `version` of the table; None leaves something unchanged.

    Attributes:
        at: when it was decided.
        life: None while a turn continues, as in most decisions, so that no index is touched.
        timers: all timers from now on.
        joined: contributions to the seed by players who joined.
        votes: all valid votes from now on.
        options: only before the game has started.
        found: the user ids of those who looked for players on this server and have found this table.
        untold_from: waiting posts no longer describe decisions from this number on, which were undone.
    """

    table_id: int
    version: int
    at: str
    life: TableStatus | None
    seats: tuple[SeatRecord, ...] | None = None
    moves: tuple[MoveRecord, ...] = ()
    timers: tuple[Timer, ...] | None = None
    posts: tuple[NewPost, ...] = ()
    votes: tuple[Vote, ...] | None = None
    joined: tuple[str, ...] = ()
    results: tuple[ResultRecord, ...] = ()
    snapshot: Snapshot | None = None
    options: Options | None = None
    found: tuple[int, ...] = ()
    untold_from: int | None = None


@dataclass(frozen=True, slots=True)
class TableRecord:
    """Everything the store has about a table.

    `awaited_known`: the seats record whether the game waits for them; those of older versions do not.
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
    timers: tuple[Timer, ...] = ()
    results: int = 0
    awaited_known: bool = True
    edition: int | None = None
    sealed_until: str | None = None
    chapter: str = ""
