"""Why a table refuses a request: kinds of refusals with their data. `wording.refusals` turns them into sentences.

Host and cogs raise them inside errors, so that each reader gets the answer in their own language.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from arnak_bot.game.definition import AnyGame
from arnak_bot.store import Stoppers

__all__ = [
    "Broken",
    "ElsewhereOnly",
    "HasComeBack",
    "HasPlayedOn",
    "HasTime",
    "Impossible",
    "InviteFirst",
    "NoAction",
    "NoComputers",
    "NoSeatOfTheirs",
    "NoSuchOption",
    "NoSuchPart",
    "NotBegun",
    "NotForOne",
    "NotInGame",
    "NotYourTurn",
    "OnlyAlone",
    "OnlyStoppers",
    "PauseLength",
    "PermissionsMissing",
    "Refusal",
    "SeatCount",
    "Why",
]


class Why(StrEnum):
    """Refusals that need no further data."""

    # the table and its place
    NO_TABLE_HERE = "no-table-here"
    NO_SUCH_TABLE = "no-such-table"
    NO_SUCH_GAME = "no-such-game"
    ANOTHER_CHANNEL = "another-channel"  # a button of a table in another channel
    CHANNEL_TAKEN = "channel-taken"  # for opening a table
    ANOTHER_TABLE_BY_NOW = "another-table-by-now"  # for reopening a table
    NEEDS_A_CHANNEL = "needs-a-channel"
    NO_THREADS_HERE = "no-threads-here"
    NO_TABLES_IN_CATEGORIES = "no-tables-in-categories"
    TOO_MANY_THREADS = "too-many-threads"
    DIRECT_MESSAGES_CLOSED = "direct-messages-closed"
    # the state of the table
    NOT_STARTED = "not-started"
    STARTED_ALREADY = "started-already"
    GAME_OVER = "game-over"
    CLOSED_UNPLAYED = "closed-unplayed"
    NOT_CLOSED = "not-closed"
    STOPPED = "stopped"
    ENDED_ALREADY = "ended-already"
    ENDED_OPEN_ANOTHER = "ended-open-another"
    MOVED_ON = "moved-on"
    NOT_SAVED = "not-saved"
    OLD_RULES = "old-rules"
    LOG_IS_SECRET = "log-is-secret"
    NO_PICTURE = "no-picture"
    # seats
    SPECTATOR = "spectator"
    SITS_ALREADY = "sits-already"
    THEY_SIT_ALREADY = "they-sit-already"
    STILL_SITS = "still-sits"
    NOT_SEATED = "not-seated"
    NOBODY_SITS = "nobody-sits"
    NOBODY_SITS_THERE = "nobody-sits-there"
    FULL = "full"
    CANNOT_BE_DEALT = "cannot-be-dealt"
    ONLY_OPENER_STARTS = "only-opener-starts"
    ONLY_OPENER_SEATS_COMPUTERS = "only-opener-seats-computers"
    TOO_MANY_COMPUTERS = "too-many-computers"
    NO_COMPUTER_SITS = "no-computer-sits"
    LEVEL_WITHOUT_COMPUTERS = "level-without-computers"
    TOO_FEW = "too-few"
    LEFT = "left"
    SOLO = "solo"
    SEAT_NOT_OFFERED = "seat-not-offered"
    SEAT_IS_FOR_SOMEBODY_ELSE = "seat-is-for-somebody-else"
    NO_SEAT_FOR_BOTS = "no-seat-for-bots"
    # turns, orders, votes
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    UNDO_WILL_DO = "undo-will-do"
    YOUR_TURN_NOW = "your-turn-now"
    PASSED_ALREADY = "passed-already"
    OTHERS_DECIDE = "others-decide"
    PAUSE_OVER = "pause-over"
    NO_HINTS_HERE = "no-hints-here"
    NOBODY_THINKS = "nobody-thinks"
    REVIEW_IS_FOR_THE_END = "review-is-for-the-end"
    NO_PAUSE = "no-pause"
    NO_REVIEW_OF_THIS = "no-review-of-this"
    NO_TABLE_TO_REPEAT = "no-table-to-repeat"
    REPEAT_IS_FOR_PLAYERS = "repeat-is-for-players"
    # preferences and settings
    SETTINGS_NEED_A_SERVER = "settings-need-a-server"
    SETTINGS_NEED_A_MODERATOR = "settings-need-a-moderator"
    NO_GAMES_YET = "no-games-yet"
    NO_SUCH_ZONE = "no-such-zone"
    # input
    NOT_OFFERED = "not-offered"  # a value that a command does not accept


@dataclass(frozen=True, slots=True)
class NoSeatOfTheirs:
    """The named user does not play here."""

    name: str


@dataclass(frozen=True, slots=True)
class NotYourTurn:
    """It is somebody else's turn; their names, by seat."""

    awaited: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NoAction:
    """The text is not an action of this game."""

    text: str


@dataclass(frozen=True, slots=True)
class NotInGame:
    """The subcommand of /turn belongs to another game than the one played here."""

    game: str
    command: str


@dataclass(frozen=True, slots=True)
class Impossible:
    """The rules do not allow it: the error that they raised, and the game that words it."""

    error: Exception
    game: AnyGame


@dataclass(frozen=True, slots=True)
class NoSuchOption:
    """The option belongs to another game; `option` is its parameter name."""

    option: str
    game: str


@dataclass(frozen=True, slots=True)
class OnlyAlone:
    """The option has no effect in games against computers; `option` is its parameter name."""

    option: str


@dataclass(frozen=True, slots=True)
class SeatCount:
    """The game does not allow this number of seats."""

    game: str
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NotForOne:
    """The game cannot be played solo."""

    game: str


@dataclass(frozen=True, slots=True)
class NoComputers:
    """The game has no computer players."""

    game: str


@dataclass(frozen=True, slots=True)
class HasComeBack:
    """The player whose seat was offered has come back."""

    name: str


@dataclass(frozen=True, slots=True)
class HasPlayedOn:
    """The player who asked for the undo has moved since."""

    name: str


@dataclass(frozen=True, slots=True)
class HasTime:
    """The vote is about a player whose time has not run out."""

    name: str


@dataclass(frozen=True, slots=True)
class PauseLength:
    """The pause is too long; at most `days`."""

    days: int


@dataclass(frozen=True, slots=True)
class OnlyStoppers:
    """Only these people may stop the table."""

    stoppers: Stoppers


@dataclass(frozen=True, slots=True)
class Broken:
    """The table cannot be loaded. `error`: the error from its log; None: the table has no players.

    `rows`: not the log but other rows of the table cannot be read.
    """

    table_id: int
    error: str | None
    rows: bool = False


@dataclass(frozen=True, slots=True)
class NotBegun:
    """The round has not begun; its name in the game."""

    round: str


@dataclass(frozen=True, slots=True)
class NoSuchPart:
    """The board of this game (its title) has no such part."""

    game: str


@dataclass(frozen=True, slots=True)
class ElsewhereOnly:
    """This server only allows tables in these channels."""

    channels: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class InviteFirst:
    """The bot is not a member of this server; the link invites it."""

    link: str


@dataclass(frozen=True, slots=True)
class PermissionsMissing:
    """The bot lacks permissions here that a game needs."""

    names: tuple[str, ...]


Refusal = (
    Why
    | NoSeatOfTheirs
    | NotYourTurn
    | NoAction
    | NotInGame
    | Impossible
    | NoSuchOption
    | OnlyAlone
    | SeatCount
    | NotForOne
    | NoComputers
    | HasComeBack
    | HasPlayedOn
    | HasTime
    | PauseLength
    | OnlyStoppers
    | Broken
    | NotBegun
    | NoSuchPart
    | ElsewhereOnly
    | InviteFirst
    | PermissionsMissing
)
"""Every kind of refusal."""
