"""The typed values that the store takes and returns. Times are ISO 8601 in UTC."""

from __future__ import annotations

import hmac
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from arnak_bot.game.options import GameOptions
from arnak_bot.store.kinds import (
    Ends,
    LiveKind,
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
"""Exceptions, other than refusals, that can be raised by invalid rows or by rows from an older version of the rules."""


class StoreError(Exception):
    """The database cannot be used, or a write failed; the message says why and what to do."""


class InUse(StoreError):
    said = (
        "A bot already uses {}, or it is being repaired or moved. Two programs at once would do everything twice. Stop "
        "the other one first, and all others if several share it. Bots can share the work only if every one of them is "
        "started with the same SHARDS: docs/hosting.md, “Several processes”."
    )

    def __init__(self, name: str) -> None:
        super().__init__(self.said.format(name))


class KeptAlone(InUse):
    said = (
        "This bot has SHARDS and would share {}, but it is already used by a bot without SHARDS or a local table, or "
        "it is being repaired or moved. Stop that first, and start every bot with the same SHARDS: docs/hosting.md, "
        "“Several processes”."
    )


class ChannelTaken(Exception): ...


class AttemptMade(Exception): ...


class StillPlays(Exception):
    """The user sits at an open table, so nothing about them was deleted."""


class Moved(Exception):
    """The table has changed since the decision was made: nothing was written."""


SOMEONE = "Someone"
"""The name of every user whose data was deleted."""


class FormerPlayer(NamedTuple):
    """Who had a seat before its player: until which ply, the user id and the name; how many rows the log had then, and
    how many seats of the table had changed hands before (-1: an older version wrote it).
    """

    until: int
    user_id: int
    name: str
    moves: int = -1
    order: int = -1


def former_text(former: Sequence[FormerPlayer]) -> str:
    """The text of `SeatRecord.former` for the players who had a seat before, first the first."""
    return json.dumps(former, ensure_ascii=False, separators=(",", ":"))


def read_former(text: str) -> list[FormerPlayer]:
    return [FormerPlayer(*each) for each in json.loads(text or "[]")]


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A player in a seat, and instructions for when they are away. `gone`: the player has left, and the host passes for
    them, except in a turn during which they left. `awaited`: the game is waiting for this seat. `computer`: the level
    of the computer that plays the seat, "" for none; until `computer_until`, if set. `plans`, `answers`: for the next
    turn and given in advance, in the host's format; "" for none. `former`: who had the seat before (`former_text`).
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
    former: str = ""

    @property
    def is_computer(self) -> bool:
        """Whether the seat belongs to a computer for good; no player will come back to it."""
        return bool(self.computer) and self.user_id < 0

    @property
    def left_to_computer(self) -> bool:
        """Whether a computer plays the seat without a time limit: until its player, if it has one, returns."""
        return bool(self.computer) and self.computer_until is None


@dataclass(frozen=True, slots=True)
class SeatThread:
    """A player's private thread; `thread_id` is None if they cannot have one. `message_id`: their newest panel;
    `post_id`: the last post of the table that it shows, or showed until the thread was deleted.
    """

    table_id: int
    user_id: int
    thread_id: int | None
    message_id: int | None = None
    post_id: int = 0

    @property
    def could_not_open(self) -> bool:
        """Whether the thread could not be opened, which may be tried again; a deleted one is not opened again."""
        return self.thread_id is None and not self.post_id


@dataclass(frozen=True, slots=True)
class MoveRecord:
    """A row of the append-only log. `action` may be an undo. `computer`: its level if one decided, "" for a player."""

    number: int
    seat: int
    action: str
    computer: str = ""


@dataclass(frozen=True, slots=True)
class Posts:
    """The messages of a table: the first; the newest, its lasting text and its kind; and the reminder below it."""

    first: int | None = None
    last: int | None = None
    text: str = ""
    ping: int | None = None
    kind: MessageKind = MessageKind.CONTENT


@dataclass(frozen=True, slots=True)
class Timer:
    """A timer of a seat, or of the whole table (seat -1). `tries` counts failures."""

    table_id: int
    seat: int
    kind: TimerKind
    due_at: str
    tries: int = 0

    @property
    def key(self) -> tuple[int, int, str, str]:
        return self.table_id, self.seat, self.kind.value, self.due_at


MODERATOR, MAJORITY = -1, -2
"""Stand for a moderator, and for the others once enough of them had agreed, among the seats of voters."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A motion about a seat that may be voted on. `value`: see `VoteKind`."""

    motion: VoteKind
    seat: int
    value: int

    def is_of(self, vote: Vote) -> bool:
        return (vote.motion, vote.seat, vote.value) == (self.motion, self.seat, self.value)

    def by(self, voter: int) -> Vote:
        return Vote(self.motion, self.seat, self.value, voter)


@dataclass(frozen=True, slots=True)
class Vote(Proposal):
    """A vote in favour of a proposal. `voter`: the voter's seat, `MODERATOR` or `MAJORITY`."""

    voter: int

    @property
    def is_offer(self) -> bool:
        """Whether its player, or a moderator, offers the seat to somebody, which needs no other votes."""
        return self.motion is VoteKind.REPLACE and self.voter in (self.seat, MODERATOR)


@dataclass(frozen=True, slots=True)
class PostPayload:
    """The content of a post; its sentence and picture are created when it is sent, from the table at that time.

    Attributes:
        since, until: the numbers of decisions announced before this post (None: describe the last turn), and with it.
        present: the user id of the player who has just clicked and needs no ping.
        seat: the seat that the post is about; if the position is unchanged, the seat that has changed hands.
        user_id: the user that the post is about, possibly not seated yet (the new player for a seat); with a vote, the
            moderator who offers the seat; where the host leaves, the new one.
        name: a player whom the note mentions besides the one in `seat`: whose vote alone carried a motion, who has
            played on, or who had the seat when it was taken or a request lapsed.
        after: what had come after the end of a turn that was undone.
        motion, value: what is put to the vote, or was agreed to.
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
    after: str = ""


@dataclass(frozen=True, slots=True)
class NewPost:
    kind: PostKind
    facts: PostPayload = PostPayload()


@dataclass(frozen=True, slots=True)
class Post:
    """A row of the outbox. `tries` counts failures, `error` is the last one; `next_at`: when to try again, "" for now.
    `sent_with`: the last of the posts sent with it in one message, which may have arrived; None if it was never sent.
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
    """News for a server, apart from the messages of its tables. `facts` are JSON values; they contain user ids, never
    names. `channel_id`: where to post it, if anywhere.
    """

    guild_id: int
    kind: NoticeOf
    facts: dict[str, Any]
    channel_id: int | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """An undelivered notice. `tries` counts failures; `next_at`: the time of the next attempt, "" for now."""

    id: int
    guild_id: int
    channel_id: int | None
    kind: NoticeOf
    facts: dict[str, Any]
    made_at: str
    tries: int
    next_at: str


class ShardHolder(NamedTuple):
    """The share of one process: the tables on servers whose shard (out of `shards` in total) is held by `holder`."""

    holder: str
    shards: int


EVERYTHING = ShardHolder("", 1)


@dataclass(frozen=True, slots=True)
class Processes:
    """The processes that share the work: the number of heartbeats of each, the total number of shards that each is
    configured for (0 for one that is about to stop), and the holder of each shard that is not free.
    """

    beats: Mapping[str, int]
    counts: Mapping[str, int]
    holders: Mapping[int, str]

    def held_by(self, name: str) -> frozenset[int]:
        return frozenset(shard for shard, holder in self.holders.items() if holder == name)

    def free(self, shards: int) -> list[int]:
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
    """A user's preferences at every table. `wake` and `sleep` are hours of the day in `zone`, an IANA name; if equal,
    the user is always awake. `heads_up`: notify them silently when their turn is next. `layout`: the shape of the
    pictures only they see; None: the table's. `guided`: show lessons in games; `learned`: the keys of the lessons
    shown. `at_once`: play a kept plan as soon as the turn comes, instead of offering it as a button. `rated`: take part
    in servers' leagues.
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
    """What a cached table is compared with: the stored version, messages, and players' preferences by user id."""

    version: int
    posts: Posts
    people: Mapping[int, Person]


class StaleMessage(NamedTuple):
    """A message that still contains a deleted name, and the text to replace it with; `kind`: how it is built."""

    guild_id: int | None
    channel_id: int
    message_id: int
    text: str
    kind: MessageKind


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """The settings of a server, chosen by its moderators.

    Attributes:
        proposed: the default options of tables opened there.
        channels: where tables may be opened; empty: anywhere.
        stoppers: who may stop a table, besides moderators.
        news: the channel for announcements of ended seasons and of the ladder; None: nowhere.
        rated: whether there is a league.
        webhook, webhook_secret: the URL to which every finished game is sent, and the secret that signs it; or "".
        webhook_names: send players' names; otherwise pseudonyms, which stay the same on this server.
        audit: the channel in which moderators are notified of stops, replacements, votes and closings; None: nowhere.
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
    """A player's result in a finished game. `turn_seconds`: the median duration of a turn. `figures`: the game's
    statistics, under names that it defines. `computers`: in how many seats a computer played, even for a while.
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
    """A seat that a game waits for, with what its timers and a link need. `options`: None if they cannot be read."""

    table_id: int
    guild_id: int | None
    channel_id: int
    seat: int
    round: int
    last_post: int | None = None
    paused_until: str | None = None
    computer: str = ""
    computer_until: str | None = None
    waits_since: str | None = None
    options: Options | None = None


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A lobby or running game, as far as known without loading it. `since`: when the lobby was opened, or when the game
    began to wait for its players. `game_key`: None if the options cannot be read. `free`: the number of free seats in
    the lobby. `awaited`, `breaks`: the names of the players that the game waits for, and when the pause of each ends.
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
    """Somebody on a server who is looking for players for a game; `seats`: how many players, themselves included."""

    guild_id: int
    user_id: int
    name: str
    game_key: str
    seats: int
    note: str
    asked_at: str


@dataclass(frozen=True, slots=True)
class LiveMessage:
    """A self-updating message on a server. `digest`: a hash, instead of the content, which may include names. `kind`:
    its `LiveKind`, followed by the details that identify it, separated by spaces.
    """

    guild_id: int
    kind: str
    channel_id: int
    message_id: int
    digest: str
    edited_at: str

    @property
    def of(self) -> LiveKind | None:
        """What the message is about; None for a kind that only another version knows."""
        first = self.kind.partition(" ")[0]
        return LiveKind(first) if first in [*LiveKind] else None

    @property
    def about(self) -> list[str]:
        return self.kind.split()[1:]


@dataclass(frozen=True, slots=True)
class Deal:
    edition: int
    options: GameOptions


@dataclass(frozen=True, slots=True)
class LadderMonth:
    """A month of a server's ladder ("2026-11"). `secret`: the seeds are derived from it; `deals`: by the game's key."""

    guild_id: int
    month: str
    secret: str
    deals: Mapping[str, Deal]


def forgotten_player(user_id: int, secret: str) -> int:
    """Return the keyed hash that replaces a user's id in an attempt until the month with this secret is over, so that
    nobody gets a second attempt by being forgotten. It is negative.
    """
    return ~int.from_bytes(hmac.digest(secret.encode(), str(user_id).encode(), "sha256")[:7], "big")


@dataclass(frozen=True, slots=True)
class Attempt:
    guild_id: int
    month: str
    game_key: str
    user_id: int


@dataclass(frozen=True, slots=True)
class LadderPlace:
    """An attempt and its outcome so far. `name`: None for a player whose data was deleted. `points`, `rank`: None
    unless it was finished in time. `ended_at`: when it was finished, in time or not, or given up; None until then.
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
        return self.status is Status.RUNNING


@dataclass(frozen=True, slots=True)
class TableStatus:
    """The fields of a table's row that a decision may change. `edition`: the game's edition, once it is dealt."""

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
    """A position cached for loading, never authoritative. `move`: the number of log rows that led to it."""

    game: dict[str, Any]
    move: int


@dataclass(frozen=True, slots=True)
class NewTable:
    """The facts fixed when a table is opened. `part` is the host's contribution to the seed. Seed and log are secret
    until `sealed_until`. `attempt`: on the ladder, if any; `chapter`: the key of its campaign chapter, "" for none.
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
    """Everything that one decision writes, based on `version` of the table; None leaves a value unchanged.

    Attributes:
        life: the new status; None while a turn continues, as after most decisions, which avoids updating an index.
        timers, votes: all that are valid from now on.
        joined: contributions to the seed by players who joined.
        options: the new options; these can only change before the game has started.
        found: the user ids of those whose search for players on this server ends because of this table.
        untold_from: the ply from which on decisions were undone, which waiting posts must no longer describe.
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
    opener_id: int | None = None
    found: tuple[int, ...] = ()
    untold_from: int | None = None


@dataclass(frozen=True, slots=True)
class TableRecord:
    """`awaited_known`: whether the seats record that the game waits for them; tables of older versions do not."""

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
