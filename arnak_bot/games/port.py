"""What may be asked of any game on the shelf, as protocols and frozen values. Knows no game.

A game is one `Shelved`: its rules, its words, its pictures and its computer players. Whoever hosts, stores, shows or
tests games is written once, against this. What a game hands out (games, views, actions, events, sheets) it alone can
read; here stands only what everybody may read of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from arnak_bot.games.options import GameOptions, Option

__all__ = [
    "Action",
    "AnyGame",
    "Event",
    "Game",
    "LookUp",
    "Menu",
    "Pictures",
    "Player",
    "Rules",
    "ScoreSheet",
    "Setup",
    "Shelved",
    "View",
    "Wording",
]


class Action(Protocol):
    """What a player may do. Its text is canonical: the language of the log, the store, custom ids and tests."""

    @property
    def text(self) -> str:
        """The canonical text: unique among the legal actions, at most 80 characters."""


class Event(Protocol):
    """What has happened; it may hold secrets of its seat."""

    @property
    def seat(self) -> int | None:
        """Whose doing it was; None: the table's."""


class View(Protocol):
    """What a seat may know; of nobody (None) what everybody may know."""

    @property
    def viewer(self) -> int | None:
        """The seat that sees this."""

    @property
    def legal(self) -> tuple[Any, ...]:
        """What the viewer may do now."""

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """Whom the game waits for."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""


class ScoreSheet(Protocol):
    """How a game went for a seat."""

    @property
    def seat(self) -> int:
        """Whose sheet it is."""

    @property
    def total(self) -> int:
        """All points."""

    @property
    def rank(self) -> int:
        """1 for whoever has won; who shares a place has the same one."""


class Game(Protocol):
    """A game that is going on: a setup and a log, and the position they lead to."""

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """Whom the game waits for; nobody once it is over."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def round(self) -> int:
        """The round, from 1."""

    @property
    def ply(self) -> int:
        """How many decisions have been made."""

    @property
    def log(self) -> tuple[tuple[int, str], ...]:
        """Every decision as (seat, action text); with the setup it rebuilds the game exactly."""

    @property
    def can_undo(self) -> bool:
        """Whether the last decision may be taken back: nothing was revealed and no turn has ended since."""

    def legal_actions(self, seat: int | None = None) -> tuple[Any, ...]:
        """What a seat may do now; never empty for one that is to act."""

    def apply(self, action: Any, seat: int | None = None) -> tuple[Any, ...]:
        """Carry out an action, or the text of one, and return what happened.

        Raises:
            IllegalAction: the game's own; nothing changed.
        """

    def undo(self) -> None:
        """Take the last decision back.

        Raises:
            IllegalAction: it cannot be taken back.
        """

    def view(self, seat: int | None) -> Any:
        """What a seat may know; None: everybody."""

    def scores(self) -> tuple[Any, ...]:
        """A score sheet for each seat, as things stand."""

    def to_dict(self) -> dict[str, Any]:
        """The whole game as JSON values."""

    def copy(self) -> Any:
        """An independent game in the same position."""

    def fingerprint(self) -> str:
        """The sha256 of the game; equal ones are the same game."""


G = TypeVar("G", bound=Game)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
S = TypeVar("S", bound=ScoreSheet)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)
A_co = TypeVar("A_co", bound=Action, covariant=True)


class Player(Protocol[V_contra, A_co]):
    """A computer player: given what a seat may know, and nothing else."""

    def choose(self, view: V_contra) -> A_co:
        """Return one of the legal actions of the view's seat."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table decides before it plays. `edition` names the content it is dealt from."""

    players: int
    seed: str
    options: GameOptions
    edition: int


@dataclass(frozen=True, slots=True)
class Rules(Generic[G, A, E, V]):
    """The engine of a game.

    Attributes:
        newest_edition: what new games are dealt from.
        new: deal a game. ValueError: no table can have chosen this.
        load: rebuild a game from `Game.to_dict`. ValueError: it is none.
        parse: read an action's text. ValueError: it is none.
        seen_by: an event as a seat may see it; None: as everybody may.
        ends_turn: whether a turn, a round or the game has ended with these events, so that the table is told.
        least: what ends a seat's turn with the least done, for somebody who is away.
        refusal: what `Game.apply` raises.
    """

    newest_edition: Callable[[], int]
    new: Callable[[Setup], G]
    load: Callable[[dict[str, Any]], G]
    parse: Callable[[str], A]
    seen_by: Callable[[E, int | None], E]
    ends_turn: Callable[[Sequence[E]], bool]
    least: Callable[[G, int], A]
    refusal: type[Exception]


@dataclass(frozen=True, slots=True)
class Menu(Generic[A]):
    """Actions that belong together, under a heading; the one a player would want comes first."""

    heading: str
    actions: tuple[A, ...]


@dataclass(frozen=True, slots=True)
class LookUp:
    """A thing of the game that can be asked about: a card, a tile, a path."""

    key: str
    name: str


@dataclass(frozen=True, slots=True)
class Wording(Generic[A, E, V, S]):
    """A game in words.

    Attributes:
        menus: every legal action of a view, each in one menu.
        label: an action as a player would say it, at most 100 characters.
        hint: what comes of it in a few words, at most 100 characters; "" where there is nothing to add.
        question: what the viewer is asked.
        status, hand: the viewer's situation, and their hand, for those who do not see the picture.
        tell: what happened, a line each; events as `seen_by` the view's seat.
        turn_line: the round and who is to move.
        board_alt, score_alt: the pictures in words, at most 1,024 characters.
        table: the whole table in words, in lines.
        refused: why an action was refused, as a sentence.
        look_ups: all that can be asked about; `look_up` finds one by what was typed, or by its key; None: nothing.
        explain: what it is, in words.
        topics: the short rules, by topic.
    """

    menus: Callable[[V], tuple[Menu[A], ...]]
    label: Callable[[A, V], str]
    hint: Callable[[A, V], str]
    question: Callable[[V], str]
    status: Callable[[V], str]
    hand: Callable[[V], str]
    tell: Callable[[Sequence[E], V, Sequence[str]], list[str]]
    turn_line: Callable[[V, Sequence[str]], str]
    board_alt: Callable[[V, Sequence[str]], str]
    score_alt: Callable[[Sequence[S], Sequence[str]], str]
    table: Callable[[V, Sequence[str]], list[str]]
    refused: Callable[[Exception, V], str]
    look_ups: Callable[[], Sequence[LookUp]]
    look_up: Callable[[str], LookUp | None]
    explain: Callable[[LookUp, V], str]
    topics: Callable[[], Mapping[str, str]]


@dataclass(frozen=True, slots=True)
class Pictures(Generic[V, S, E]):
    """A game in pictures: bytes of an image, the same for the same arguments.

    Attributes:
        board: the open table, what has just happened marked, in a layout ("wide" or "tall").
        hand: the hand of the view's seat, which its owner alone is shown.
        scores: the score sheets.
    """

    board: Callable[[V, Sequence[str], Sequence[E], str], bytes]
    hand: Callable[[V, str], bytes]
    scores: Callable[[Sequence[S], Sequence[str]], bytes]


@dataclass(frozen=True, slots=True)
class Shelved(Generic[G, A, E, V, S]):
    """A game on the shelf.

    Attributes:
        key: how it is stored and named in code; it never changes.
        seats: how many may sit at a table; 1 where one may play alone.
        options: what a table may choose of the game.
        players: its computer players by name, each made from a seed.
    """

    key: str
    title: str
    seats: range
    options: tuple[Option, ...]
    rules: Rules[G, A, E, V]
    wording: Wording[A, E, V, S]
    pictures: Pictures[V, S, E]
    players: Mapping[str, Callable[[int], Player[V, A]]]

    def setup(self, players: int, seed: str, **chosen: str | int | bool | None) -> Setup:
        """Return a setup of the newest edition, with the defaults of the options that are not chosen."""
        values = {option.key: option.default for option in self.options} | chosen
        return Setup(players, seed, GameOptions.of(values), self.rules.newest_edition())


AnyGame: TypeAlias = Shelved[Any, Any, Any, Any, Any]
"""A game of which one knows no more than this page says."""
