"""The closed sets of values that the store writes: states, preferences, motions, timers and posts."""

from __future__ import annotations

from enum import StrEnum


class Status(StrEnum):
    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    STOPPED = "stopped"

    @property
    def is_open(self) -> bool:
        return self in (Status.LOBBY, Status.RUNNING)


class Ends(StrEnum):
    """How a player's turns end: as the table's options say, automatically when nothing is left to do, or on request."""

    TABLE = "table"
    AUTO = "auto"
    ASK = "ask"


class Stoppers(StrEnum):
    OPENER = "opener"
    PLAYERS = "players"
    MODERATORS = "moderators"


class SeasonLength(StrEnum):
    NONE = "none"  # one league for all time
    MONTH = "month"
    QUARTER = "quarter"

    @property
    def months(self) -> int:
        return {SeasonLength.NONE: 0, SeasonLength.MONTH: 1, SeasonLength.QUARTER: 3}[self]


class VoteKind(StrEnum):
    PASS = "pass"
    WITHOUT = "without"
    REPLACE = "replace"  # value: the new player's user id
    PAUSE = "pause"  # value: until when, as seconds since 1970
    COMPUTER = "computer"  # a computer plays for them until they come back
    TAKE_BACK = "takeback"  # undo the player's last decision; value: the length of the log when this was requested
    REOPEN_TURN = "reopenturn"  # undo the end of the player's turn; value: how many decisions came before it

    @property
    def undoes(self) -> bool:
        """Whether this undoes a player's decision, which needs the consent of all others."""
        return self in (VoteKind.TAKE_BACK, VoteKind.REOPEN_TURN)

    @property
    def is_request(self) -> bool:
        return self.undoes or self is VoteKind.PAUSE


class TimerKind(StrEnum):
    PING = "ping"  # the player is awake again, or their pause ends
    REMIND = "remind"
    DEADLINE = "deadline"
    STAND_IN = "stand in"  # the deadline at a table where a computer then takes over
    CLOSE = "close"  # nobody has played for a month


class PostKind(StrEnum):
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
        """Whether a post of this kind shows the current state of the table; only the newest of these is sent."""
        return self in (PostKind.LOBBY, PostKind.TABLE)

    @property
    def is_private(self) -> bool:
        return self in (PostKind.HEADS_UP, PostKind.PANELS)


class MessageKind(StrEnum):
    """How a message is built. Discord refuses edits that would change this."""

    CONTENT = "content"  # a text with rows of buttons and menus below
    COMPONENTS = "components"  # components only (Components V2), including text and pictures


class NoteKind(StrEnum):
    LEFT = "left"
    BACK = "back"  # and so keeps the seat that the user, if any, would have taken
    TIME_OVER = "time over"  # the time during which a computer was to play the seat is over
    STOPPED = "stopped"
    REOPENED = "reopened"
    PAUSED = "paused"
    PAUSE_ENDED = "pause ended"
    PAUSE_WITHDRAWN = "pause withdrawn"  # the request for a pause
    UNDO_WITHDRAWN = "undo withdrawn"  # the request for an undo
    UNDO_ALONE = "undo alone"  # the seat may undo without asking: what the others did after it has been undone
    AGREED = "agreed"  # the players have agreed to the motion about the seat
    PLAYED_ON = "played on"  # the seat gets no undo: `name` (perhaps the same player; "": the host) has ended a turn
    SEAT_TAKEN = "seat taken"  # the user has taken the seat over from `name`
    SEAT_DECLINED = "seat declined"  # the user does not want it
    SEAT_KEPT = "seat kept"  # its player has played on, or takes the offer back, so the user does not get it
    STANDS_IN = "stands in"  # a computer plays the seat; value: until when, as seconds since 1970, or 0
    DID_THE_LEAST = "did the least"  # a computer made a fallback move because its search failed
    REPAIRED = "repaired"  # work interrupted by a crash was completed
    NO_THREADS_HERE = "no threads here"  # private threads were wanted, but this kind of channel has none
    NO_THREADS_ALLOWED = "no threads allowed"  # private threads were wanted, but the bot may not create any
    NO_MORE_THREADS = "no more threads"  # private threads were wanted, but too many are open
    MONTH_OVER = "month over"  # the month of the ladder to which this attempt belongs is over


class LiveKind(StrEnum):
    """What a self-updating message on a server is about; after the colons: the details that identify it."""

    TABLES = "tables"  # the server's open tables
    SEEKERS = "seekers"  # who is looking for players: the game, the number of players, the channel
    INVITATION = "invitation"  # an invitation to a lobby: the table, the guest's user id
    LADDER = "ladder"  # the current month of the ladder: the month
    THREAD = "thread"  # a link to a table's own thread: the table


class NoticeOf(StrEnum):
    SEASON = "season"  # a season has ended in a game; facts: game, season
    WEBHOOK = "webhook"  # a finished game, for the server's webhook; facts: table
    AUDIT = "audit"  # a post of a table; facts: table, channel, post (its kind) and payload
    LADDER_OPENED = "ladder opened"  # a month of the ladder has begun; facts: month
    LADDER_CLOSED = "ladder closed"  # a month of the ladder is over; facts: game, month


class PostState(StrEnum):
    WAITING = "waiting"
    REFUSED = "refused"
