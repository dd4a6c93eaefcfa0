"""The closed sets of words that the store writes: states, wishes, motions, and what is due or to be told."""

from __future__ import annotations

from enum import StrEnum

__all__ = [
    "DueKind",
    "Ends",
    "Motion",
    "NoteKind",
    "PostKind",
    "PostState",
    "Status",
    "Stoppers",
]


class Status(StrEnum):
    """The life of a table."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    STOPPED = "stopped"


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
    COMPUTER = "computer"  # one plays for them until they come back
    TAKE_BACK = "takeback"  # value: how many rows the log had when it was asked for


class DueKind(StrEnum):
    """What is to happen when a time has come."""

    PING = "ping"  # the player wakes up, or their pause ends
    REMIND = "remind"
    DEADLINE = "deadline"
    STAND_IN = "stand in"  # the deadline of a table at which a computer plays on then
    CLOSE = "close"  # nobody has played for a month


class PostKind(StrEnum):
    """What is to be told."""

    LOBBY = "lobby"  # who sits, as the lobby stands
    TABLE = "table"  # the position, and what led to it
    PING = "ping"  # who is to act has woken up
    REMIND = "remind"
    DEADLINE = "deadline"  # a player's time has run out: the others may decide
    VOTE = "vote"  # a motion is put to the others, or a seat is offered
    CLOSED = "closed"  # nobody has played for a month
    NOTE = "note"  # a plain sentence
    HEADS_UP = "heads up"  # a direct message to who is next

    @property
    def is_position(self) -> bool:
        """Whether it shows the table as it stands: of several only the newest has to be sent."""
        return self in (PostKind.LOBBY, PostKind.TABLE)

    @property
    def is_private(self) -> bool:
        """Whether it goes to one player and not to the channel."""
        return self is PostKind.HEADS_UP


class NoteKind(StrEnum):
    """Which plain sentence is to be told."""

    LEFT = "left"
    BACK = "back"
    TIME_OVER = "time over"  # for so long a computer was to play the seat
    STOPPED = "stopped"
    REOPENED = "reopened"
    PAUSED = "paused"
    PAUSE_ENDED = "pause ended"
    AGREED = "agreed"  # to the motion about the seat
    SEAT_TAKEN = "seat taken"  # by the user, who was offered the seat of the name
    STANDS_IN = "stands in"  # a computer plays the seat; value: until when, as seconds since 1970, or 0
    DID_THE_LEAST = "did the least"  # a computer, because thinking failed
    REPAIRED = "repaired"  # what a crash left unfinished was finished


class PostState(StrEnum):
    """Whether a post is still tried."""

    WAITING = "waiting"
    REFUSED = "refused"
