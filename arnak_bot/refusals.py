"""Why a table refuses a request: each kind of refusal with its facts and its sentence.

Host and cogs raise errors that contain refusals, so that each reader gets the reply in their own language.

>>> from arnak_bot.wording.languages import words_for
>>> NotYourTurn(("Ann", "Bob")).sentence(words_for("en-GB"))
'You are waiting for Ann and Bob.'
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from functools import partial, reduce
from typing import Any, TypeAlias

from arnak_bot.game.definition import AnyGame
from arnak_bot.kit.names import spoken
from arnak_bot.kit.prose import capital, either, listed, message_of
from arnak_bot.store import Stoppers
from arnak_bot.wording import labels
from arnak_bot.wording.messages import Words
from arnak_bot.wording.options import hours

_MOST_LINKS = 10


class Why(StrEnum):
    # the table and its channel
    NO_TABLE_HERE = "no-table-here"
    NO_SUCH_TABLE = "no-such-table"
    NO_SUCH_GAME = "no-such-game"
    ANOTHER_CHANNEL = "another-channel"  # the button belongs to a table in another channel
    CHANNEL_TAKEN = "channel-taken"  # when opening a table
    ANOTHER_TABLE_BY_NOW = "another-table-by-now"  # when reopening a table
    NEEDS_A_CHANNEL = "needs-a-channel"
    NO_THREADS_HERE = "no-threads-here"
    NO_TABLES_IN_CATEGORIES = "no-tables-in-categories"
    TOO_MANY_THREADS = "too-many-threads"
    DIRECT_MESSAGES_CLOSED = "direct-messages-closed"
    # the state of the table
    NOT_STARTED = "not-started"
    LOBBY_AFTER_A_GAME = "lobby-after-a-game"  # when looking back
    STARTED_ALREADY = "started-already"
    GAME_OVER = "game-over"
    WHAT_IF_HAS_BUTTONS = "what-if-has-buttons"  # when typing a move after the game
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
    # the campaign
    NO_SUCH_CHAPTER = "no-such-chapter"
    CHAPTER_LOCKED = "chapter-locked"
    # seats
    NO_SEAT_IN_LOBBY = "no-seat-in-lobby"
    SPECTATOR = "spectator"
    EVERYONE_IS_FOR_PLAYERS = "everyone-is-for-players"
    SITS_ALREADY = "sits-already"
    NOT_SEATED = "not-seated"
    NOBODY_SITS = "nobody-sits"
    NOBODY_SITS_THERE = "nobody-sits-there"
    FULL = "full"
    CANNOT_BE_DEALT = "cannot-be-dealt"
    ONLY_OPENER_STARTS = "only-opener-starts"
    ONLY_OPENER_STOPS = "only-opener-stops"  # a table that cannot be loaded
    ONLY_OPENER_SEATS_COMPUTERS = "only-opener-seats-computers"
    REMOVE_IN_LOBBY = "remove-in-lobby"  # when giving a seat to somebody else
    ONLY_OPENER_CHANGES = "only-opener-changes"
    NO_COMPUTER_SITS = "no-computer-sits"
    LEVEL_WITHOUT_COMPUTERS = "level-without-computers"
    TOO_FEW = "too-few"
    LEFT = "left"
    SOLO = "solo"
    SEAT_NOT_OFFERED = "seat-not-offered"
    SEAT_IS_FOR_SOMEBODY_ELSE = "seat-is-for-somebody-else"
    NO_SEAT_FOR_BOTS = "no-seat-for-bots"
    NO_REPLACING_BY_BOTS = "no-replacing-by-bots"
    # turns, orders, votes
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    UNDO_WILL_DO = "undo-will-do"
    REOPENED_ALREADY = "reopened-already"
    YOUR_TURN_NOW = "your-turn-now"
    PASSED_ALREADY = "passed-already"
    PLANS_FULL = "plans-full"
    OTHERS_DECIDE = "others-decide"
    LATE_YOURSELF = "late-yourself"
    MODERATOR_PLAYS = "moderator-plays"
    NOT_ASKED = "not-asked"
    PAUSE_OVER = "pause-over"
    NO_HINTS_HERE = "no-hints-here"
    NOBODY_THINKS = "nobody-thinks"
    REVIEW_IS_FOR_THE_END = "review-is-for-the-end"
    STOPPED_UNFINISHED = "stopped-unfinished"
    NO_PAUSE = "no-pause"
    NO_REVIEW_OF_THIS = "no-review-of-this"
    NO_TABLE_TO_REPEAT = "no-table-to-repeat"
    REPEAT_IS_FOR_PLAYERS = "repeat-is-for-players"
    # preferences and settings
    LATE_SOMEWHERE = "late-somewhere"
    SETTINGS_NEED_A_SERVER = "settings-need-a-server"
    SETTINGS_NEED_A_MODERATOR = "settings-need-a-moderator"
    NO_GAMES_YET = "no-games-yet"
    NO_SUCH_ADDRESS = "no-such-address"
    ADDRESS_TOO_LONG = "address-too-long"
    PASSWORD_IN_ADDRESS = "password-in-address"
    NO_SUCH_PORT = "no-such-port"
    PRIVATE_ADDRESS = "private-address"
    NO_WEBHOOK_YET = "no-webhook-yet"
    NOT_A_PLACE_FOR_POSTS = "not-a-place-for-posts"
    FOUND_TOO_LATE = "found-too-late"
    SIT_DOWN_TO_INVITE = "sit-down-to-invite"
    NO_SEAT_LEFT = "no-seat-left"
    NO_SEAT_LEFT_TO_OFFER = "no-seat-left-to-offer"  # like NO_SEAT_LEFT, but for the opener, who can add seats
    NO_SEAT_TO_INVITE_TO = "no-seat-to-invite-to"
    NOT_INVITED = "not-invited"
    SEATED_ALREADY = "seated-already"  # too late to decline an invitation
    LOOKS_ALREADY = "looks-already"
    DOES_NOT_LOOK = "does-not-look"
    NO_LEAGUE = "no-league"
    OFFERED_ALREADY = "offered-already"
    STARTED_MEANWHILE = "started-meanwhile"
    NO_SEASONS = "no-seasons"
    NO_SEASON_BEFORE = "no-season-before"
    NO_LADDER = "no-ladder"
    LADDERS_ARE_OF_SERVERS = "ladders-are-of-servers"
    ATTEMPT_MADE = "attempt-made"
    MONTH_IS_OVER = "month-is-over"  # the ladder's month
    ATTEMPT_IS_YOURS = "attempt-is-yours"  # the seat cannot be given away
    DIRECT_MESSAGES_TAKEN = "direct-messages-taken"  # there is already an open table in them
    NO_HINTS_ON_LADDER = "no-hints-on-ladder"
    NO_TAKING_BACK_ON_LADDER = "no-taking-back-on-ladder"
    NO_SUCH_ZONE = "no-such-zone"
    # input
    NOT_OFFERED = "not-offered"  # a value that a command does not accept
    NOT_IN_LOBBY = "not-in-lobby"  # an option or a value that a lobby does not offer

    def sentence(self, words: Words) -> str:
        return words.refusals.refused(why=self)


class WithFacts:
    """A refusal about people, games or numbers. Its Fluent message has the name of the class, and takes its fields."""

    __slots__ = ()

    def sentence(self, words: Words) -> str:
        return words.refusals.tell(message_of(type(self)), partial(self._fact, words=words))

    def _fact(self, name: str, words: Words) -> str | int:
        fact: str | int = getattr(self, name)
        return _WORDED[name](fact, words) if name in _WORDED else fact


Refusal: TypeAlias = Why | WithFacts


@dataclass(frozen=True, slots=True)
class AboutPlayer(WithFacts):
    name: str


@dataclass(frozen=True, slots=True)
class AboutGame(WithFacts):
    """`game`: its title."""

    game: str


class TakenBy(StrEnum):
    YOU = "you"
    YOUR_LOBBY = "your-lobby"
    LOBBY = "lobby"  # others, in a lobby with a free seat
    OTHERS = "others"  # others, in any other case


class Instead(StrEnum):
    THREAD = "thread"  # a button opens a thread
    PARENT = "parent"  # this is a thread
    POST = "post"  # this is a post of a forum
    CHANNEL = "channel"  # this channel has no threads
    PERMISSION = "permission"  # the bot may not create threads here
    LATER = "later"  # nowhere: this is a direct message
    LADDER = "ladder"  # nowhere: this is a direct message with a ladder attempt


@dataclass(frozen=True, slots=True)
class Taken(WithFacts):
    """The channel already has a table. `parent`: if this is a thread, the channel to which it belongs."""

    by: TakenBy
    instead: Instead
    parent: int | None = None

    def sentence(self, words: Words) -> str:
        said, parent = words.refusals, "" if self.parent is None else labels.channel(self.parent)
        return f"{said.taken(by=self.by)} {said.taken_instead(instead=self.instead, parent=parent)}"


class NotPlaying(AboutPlayer): ...


class TheySitAlready(AboutPlayer): ...


@dataclass(frozen=True, slots=True)
class StillSits(WithFacts):
    """The user still has seats in the channels `places`: (server, channel), where direct messages have no server."""

    places: tuple[tuple[int | None, int], ...]

    def sentence(self, words: Words) -> str:
        links = [labels.link(*place) for place in self.places[:_MOST_LINKS]]
        return words.refusals.still_sits(count=len(self.places), channels=listed(links, words))


@dataclass(frozen=True, slots=True)
class LobbyElsewhere(WithFacts):
    channel: int


@dataclass(frozen=True, slots=True)
class Sealed(WithFacts):
    """Others are still playing the same deal on the ladder."""

    until: datetime


@dataclass(frozen=True, slots=True)
class AttemptRunning(WithFacts):
    """The user's ladder attempt at `game` (its title) is being played in the direct message channel `channel`."""

    game: str
    channel: int

    def sentence(self, words: Words) -> str:
        return words.ladder.running(game=self.game, where=labels.link(None, self.channel))


@dataclass(frozen=True, slots=True)
class ChapterRunning(WithFacts):
    """The user is already playing the chapter in this channel; `guild_id`: None for direct messages."""

    guild_id: int | None
    channel: int

    def sentence(self, words: Words) -> str:
        return words.campaign.running(channel=labels.place(self.guild_id, self.channel, words))


@dataclass(frozen=True, slots=True)
class NotYourTurn(WithFacts):
    awaited: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NoAction(WithFacts):
    text: str


@dataclass(frozen=True, slots=True)
class NotInGame(WithFacts):
    """The subcommand of /turn belongs to a game other than the one played here."""

    game: str
    command: str


@dataclass(frozen=True, slots=True)
class Impossible(WithFacts):
    """The rules do not allow the action. `error`: what they raised; `game` words it for the player."""

    error: Exception
    game: AnyGame

    def sentence(self, words: Words) -> str:
        return self.game.texts(words.language).turn.refused(self.error)


@dataclass(frozen=True, slots=True)
class NoSuchOption(WithFacts):
    """The option belongs to another game; `option` is its parameter name."""

    option: str
    game: str


@dataclass(frozen=True, slots=True)
class OnlyAlone(WithFacts):
    """The option is for games played alone, without computers; `option` is its parameter name."""

    option: str


@dataclass(frozen=True, slots=True)
class ReminderTooLate(WithFacts):
    """The reminder would not come before the time for a move runs out; both times are in hours."""

    remind: int
    deadline: int


@dataclass(frozen=True, slots=True)
class SeatCount(WithFacts):
    game: str
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TooManySeated(WithFacts):
    people: int
    seats: int


@dataclass(frozen=True, slots=True)
class NotForOne(WithFacts):
    """The game cannot be played solo; `computers`: how many computers somebody alone can play against."""

    game: str
    computers: int = 0


class NoComputers(AboutGame): ...


class NobodyInTheLeague(AboutGame): ...


class PlayerIsBack(AboutPlayer): ...


class HasPlayedOn(AboutPlayer):
    """The player who asked for the undo has moved since."""


class OthersHaveActed(AboutPlayer):
    """Another player has acted since the end of the turn that somebody asks to undo."""


@dataclass(frozen=True, slots=True)
class TimeLeft(AboutPlayer):
    """The vote is about a player whose time has not run out."""

    until: datetime


class NoTimeLimit(AboutPlayer):
    """The vote is about a player who can never be late, because the table has no deadline."""


class SeatOffered(AboutPlayer):
    """The user is not seated, but somebody's seat has been offered to them."""


class HasYourSeat(AboutPlayer):
    """Somebody else has taken the seat of the user, who wants to come back."""


class NotTheirTurn(AboutPlayer):
    """The vote is about a player for whom the table is not waiting."""


@dataclass(frozen=True, slots=True)
class PauseLength(WithFacts):
    days: int


@dataclass(frozen=True, slots=True)
class OnlyStoppers(WithFacts):
    stoppers: Stoppers
    host: str


@dataclass(frozen=True, slots=True)
class Broken(WithFacts):
    """The table cannot be loaded. `error`: what replaying its log raised; None if the table has no players. With
    `rows`, `error` is instead about rows of the table that cannot be read.
    """

    table_id: int
    error: str | None
    rows: bool = False

    def sentence(self, words: Words) -> str:
        said = words.refusals
        if self.error is None:
            why = said.broken_nobody_sits()
        elif self.rows:
            why = said.broken_rows(error=self.error)
        else:
            why = said.broken_log(error=self.error)
        return said.broken(table=str(self.table_id), why=why)


@dataclass(frozen=True, slots=True)
class NotBegun(WithFacts):
    """The round has not begun; `round` is its name in the game."""

    round: str

    def sentence(self, words: Words) -> str:
        return words.labels.not_begun(round=capital(self.round))


class NoSuchPart(AboutGame): ...


@dataclass(frozen=True, slots=True)
class ElsewhereOnly(WithFacts):
    channels: tuple[int, ...]

    def sentence(self, words: Words) -> str:
        if not self.channels:
            return words.labels.elsewhere_is_gone()
        return words.labels.elsewhere(channels=labels.channels(self.channels, words))


@dataclass(frozen=True, slots=True)
class NoneHere(WithFacts):
    """There is no table in this channel, and none can be opened here; `elsewhere`: where tables can be opened."""

    elsewhere: ElsewhereOnly


@dataclass(frozen=True, slots=True)
class OnlyAHandHere(WithFacts):
    """This is a player's private thread, where nobody else would see a new table; `channel`: the thread's channel."""

    channel: int


@dataclass(frozen=True, slots=True)
class InviteFirst(WithFacts):
    link: str

    def sentence(self, words: Words) -> str:
        return words.labels.invite_me(invite=self.link)


@dataclass(frozen=True, slots=True)
class PermissionsMissing(WithFacts):
    permissions: tuple[str, ...]

    def sentence(self, words: Words) -> str:
        return words.labels.missing_permissions(permissions=_permissions(self.permissions, words))


@dataclass(frozen=True, slots=True)
class CannotPostIn(WithFacts):
    channel: int
    permissions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NoThreadsIn(WithFacts):
    """The bot lacks permissions in a channel where threads are wanted. `own`: private ones, for the players' hands."""

    channel: int
    permissions: tuple[str, ...]
    own: bool

    def sentence(self, words: Words) -> str:
        said = words.refusals.no_private_threads_in if self.own else words.refusals.no_table_threads_in
        return said(channel=labels.channel(self.channel), permissions=_permissions(self.permissions, words))


@dataclass(frozen=True, slots=True)
class NothingChanged(WithFacts):
    refusal: Refusal

    def sentence(self, words: Words) -> str:
        return words.refusals.none_changed(why=self.refusal.sentence(words))


class InvitedAlready(AboutPlayer): ...


def _permissions(names: Iterable[str], words: Words) -> str:
    return listed([f"*{each}*" for each in names], words)


def _all_of(names: Iterable[str], words: Words) -> str:
    """Join all names with "and" instead of shortening the list, since there are rarely more than two."""
    return reduce(lambda most, name: words.prose.list_last(list=most, last=name), map(spoken, names))


_WORDED: Mapping[str, Callable[[Any, Words], str]] = {
    "name": lambda name, _: spoken(name),
    "host": lambda name, _: spoken(name),
    "awaited": _all_of,
    "channel": lambda channel_id, _: labels.channel(channel_id),
    "until": lambda at, _: labels.date(at),
    "remind": hours,
    "deadline": hours,
    "counts": lambda counts, words: either(map(str, counts), words),
    "permissions": _permissions,
    "elsewhere": lambda refusal, words: refusal.sentence(words),
}
"""How the fields of refusals are put into words; any other field stands in its sentence as it is."""
