"""Why a table cannot do what somebody asked for: kinds with their facts. `wording.refusals` says them as sentences.

Raised by host and cogs inside errors, so that each reader can be answered in a language of their own.
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
    """What stands in the way, where that is all there is to say."""

    # the table and its place
    NO_TABLE_HERE = "no-table-here"
    NO_SUCH_TABLE = "no-such-table"
    NO_SUCH_GAME = "no-such-game"
    ANOTHER_CHANNEL = "another-channel"  # a button of a table that belongs elsewhere
    CHANNEL_TAKEN = "channel-taken"  # a table is to be opened where there is one
    ANOTHER_TABLE_BY_NOW = "another-table-by-now"  # a table is to go on where there is another one
    NEEDS_A_CHANNEL = "needs-a-channel"
    NO_THREADS_HERE = "no-threads-here"
    NO_TABLES_IN_CATEGORIES = "no-tables-in-categories"
    TOO_MANY_THREADS = "too-many-threads"
    DIRECT_MESSAGES_CLOSED = "direct-messages-closed"
    # what the table has come to
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
    # who sits where
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
    # wishes and settings
    SETTINGS_NEED_A_SERVER = "settings-need-a-server"
    SETTINGS_NEED_A_MODERATOR = "settings-need-a-moderator"
    NO_GAMES_YET = "no-games-yet"
    NO_SUCH_ZONE = "no-such-zone"
    # what was sent
    NOT_OFFERED = "not-offered"  # a value that a command does not take


@dataclass(frozen=True, slots=True)
class NoSeatOfTheirs:
    """Somebody who was named does not play here."""

    name: str


@dataclass(frozen=True, slots=True)
class NotYourTurn:
    """Others are to act; their names by seat."""

    awaited: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NoAction:
    """What was sent is no action of this game at all."""

    text: str


@dataclass(frozen=True, slots=True)
class NotInGame:
    """A command of /turn belongs to another game than the one that is played here."""

    game: str
    command: str


@dataclass(frozen=True, slots=True)
class Impossible:
    """The rules do not allow it: what they refuse with, and the game that can say it."""

    error: Exception
    game: AnyGame


@dataclass(frozen=True, slots=True)
class NoSuchOption:
    """An option was chosen that belongs to another game; `option` is how commands call it."""

    option: str
    game: str


@dataclass(frozen=True, slots=True)
class OnlyAlone:
    """An option was chosen that has no meaning against computers; `option` is how commands call it."""

    option: str


@dataclass(frozen=True, slots=True)
class SeatCount:
    """A table of this game has other numbers of seats."""

    game: str
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NotForOne:
    """Nobody plays this game alone."""

    game: str


@dataclass(frozen=True, slots=True)
class NoComputers:
    """Computers do not play this game."""

    game: str


@dataclass(frozen=True, slots=True)
class HasComeBack:
    """Whose seat was offered has come back."""

    name: str


@dataclass(frozen=True, slots=True)
class HasPlayedOn:
    """Who asked to take something back has played on since."""

    name: str


@dataclass(frozen=True, slots=True)
class HasTime:
    """A vote is about somebody whose time has not run out."""

    name: str


@dataclass(frozen=True, slots=True)
class PauseLength:
    """No pause lasts so long; at most `days`."""

    days: int


@dataclass(frozen=True, slots=True)
class OnlyStoppers:
    """Only some may stop this table."""

    stoppers: Stoppers


@dataclass(frozen=True, slots=True)
class Broken:
    """The table cannot be loaded. `error`: what its log ends in; None: nobody sits there.

    `rows`: it is not the log but what was stored beside it that cannot be read.
    """

    table_id: int
    error: str | None
    rows: bool = False


@dataclass(frozen=True, slots=True)
class NotBegun:
    """A round has not begun; what its game calls it."""

    round: str


@dataclass(frozen=True, slots=True)
class NoSuchPart:
    """The board of the game that is played here, by its title, has no part of the kind that was asked for."""

    game: str


@dataclass(frozen=True, slots=True)
class ElsewhereOnly:
    """This server allows tables in these channels alone."""

    channels: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class InviteFirst:
    """The bot is no member of this server; the link invites it."""

    link: str


@dataclass(frozen=True, slots=True)
class PermissionsMissing:
    """The bot may not do here what a game needs."""

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
"""Whatever a table refuses with."""
