"""The closed sets of values that the store writes: states, preferences, motions, timers and posts."""

from __future__ import annotations

from enum import StrEnum

__all__ = [
    "Ends",
    "KeptKind",
    "MessageKind",
    "NoteKind",
    "NoticeOf",
    "PostKind",
    "PostState",
    "SeasonLength",
    "Status",
    "Stoppers",
    "TimerKind",
    "VoteKind",
]


class Status(StrEnum):
    """The life of a table."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    STOPPED = "stopped"


class Ends(StrEnum):
    """How a player's turns end: as the table's options say, automatically when nothing is left to do, or on request."""

    TABLE = "table"
    AUTO = "auto"
    ASK = "ask"


class Stoppers(StrEnum):
    """Who may stop a table on a server."""

    OPENER = "opener"
    PLAYERS = "players"
    MODERATORS = "moderators"


class SeasonLength(StrEnum):
    """How long a season of a server's league is."""

    NONE = "none"  # one league for all time
    MONTH = "month"
    QUARTER = "quarter"

    @property
    def months(self) -> int:
        """How many months; 0 for all time."""
        return {SeasonLength.NONE: 0, SeasonLength.MONTH: 1, SeasonLength.QUARTER: 3}[self]


class VoteKind(StrEnum):
    """The motions that players of a table can vote on about one of them."""

    PASS = "pass"
    WITHOUT = "without"
    REPLACE = "replace"  # value: the new player's user id
    PAUSE = "pause"  # value: until when, as seconds since 1970
    COMPUTER = "computer"  # a computer plays for them until they come back
    TAKE_BACK = "takeback"  # their last decision; value: the length of the log when it was requested
    REOPEN_TURN = "reopenturn"  # the end of their turn; value: how many decisions came before that end

    @property
    def undoes(self) -> bool:
        """Whether it undoes something that a player has decided: then all the others have to agree."""
        return self in (VoteKind.TAKE_BACK, VoteKind.REOPEN_TURN)


class TimerKind(StrEnum):
    """The kind of a timer."""

    PING = "ping"  # the player is awake again, or their pause ends
    REMIND = "remind"
    DEADLINE = "deadline"
    STAND_IN = "stand in"  # the deadline, at a table where a computer takes over then
    CLOSE = "close"  # nobody has played for a month


class PostKind(StrEnum):
    """The kind of a post."""

    LOBBY = "lobby"  # the players in the lobby
    TABLE = "table"  # the position, and the moves that led to it
    PING = "ping"  # the player to act is awake again
    REMIND = "remind"
    DEADLINE = "deadline"  # a player's time has run out, and the others may decide
    VOTE = "vote"  # a motion is put to the vote, or a seat is offered
    CLOSED = "closed"  # nobody has played for a month
    NOTE = "note"  # a single sentence
    HEADS_UP = "heads up"  # a direct message to the next player
    PANELS = "panels"  # the panels in the players' own threads

    @property
    def is_position(self) -> bool:
        """Whether it shows the current state of the table, so that only the newest of several has to be sent."""
        return self in (PostKind.LOBBY, PostKind.TABLE)

    @property
    def is_private(self) -> bool:
        """Whether it goes to players instead of the channel."""
        return self in (PostKind.HEADS_UP, PostKind.PANELS)


class MessageKind(StrEnum):
    """How a message is built. Discord refuses edits that would change this."""

    CONTENT = "content"  # a text with rows of buttons and menus below
    COMPONENTS = "components"  # of components alone (Components V2), texts and pictures among them


class NoteKind(StrEnum):
    """Which sentence a note contains."""

    LEFT = "left"
    BACK = "back"
    TIME_OVER = "time over"  # the time for which a computer was to play the seat
    STOPPED = "stopped"
    REOPENED = "reopened"
    PAUSED = "paused"
    PAUSE_ENDED = "pause ended"
    AGREED = "agreed"  # to the motion about the seat
    SEAT_TAKEN = "seat taken"  # by the user; `name` is the previous player
    STANDS_IN = "stands in"  # a computer plays the seat; value: until when, as seconds since 1970, or 0
    DID_THE_LEAST = "did the least"  # a computer made a fallback move because its search failed
    REPAIRED = "repaired"  # work interrupted by a crash was completed
    NO_THREADS_HERE = "no threads here"  # players' own threads were wanted where Discord has none
    NO_THREADS_ALLOWED = "no threads allowed"  # or where the bot may not open any
    NO_MORE_THREADS = "no more threads"  # or where too many are open


class KeptKind(StrEnum):
    """Which message about a server keeps itself current."""

    TABLES = "tables"  # its open tables
    SEEKERS = "seekers"  # who looks for players: the game, for how many, the channel
    INVITATION = "invitation"  # to a lobby: the table, the guest's user id
    LADDER = "ladder"  # a month of the ladder that has begun: the month


class NoticeOf(StrEnum):
    """What a notice is about, which decides who carries it and what its facts are."""

    SEASON = "season"  # one that has ended in a game: facts are game, season
    WEBHOOK = "webhook"  # a finished game, for the address that a server has given: facts are table
    AUDIT = "audit"  # a post of a table: facts are table, channel, post (its kind) and payload
    LADDER_OPENED = "ladder opened"  # a month of a ladder has begun: facts are month
    LADDER_CLOSED = "ladder closed"  # one is over: facts are game, month


class PostState(StrEnum):
    """Whether a post is still to be tried."""

    WAITING = "waiting"
    REFUSED = "refused"
