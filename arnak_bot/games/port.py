"""What may be asked of any game on the shelf, as protocols and frozen values. Knows no game.

A game is one `Shelved`: its rules, its words, its pictures and its computer players. Whoever hosts, stores, shows or
tests games is written once, against this. What a game hands out (games, views, actions, events, sheets) it alone can
read; here stands only what everybody may read of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from arnak_bot.games.drawings import Drawing, LookUp, Pictures, Statistics
from arnak_bot.games.kit.fairness import Proof
from arnak_bot.games.options import Asked, GameOptions, Option, demand_options
from arnak_bot.games.speech import (
    LearnPage,
    Lesson,
    Line,
    Menu,
    OptionWords,
    Panel,
    Result,
    Reviewed,
    Said,
    Shelf,
    Speech,
)
from arnak_bot.games.thinking import Advice, Adviser, Look, Moment, Reason, Review, Reviewer

__all__ = [
    "DECISIONS",
    "UNDONE",
    "Action",
    "Advice",
    "Adviser",
    "AnyGame",
    "Computer",
    "Drawing",
    "Event",
    "Game",
    "LearnPage",
    "Lesson",
    "Line",
    "Look",
    "LookUp",
    "Menu",
    "Moment",
    "OptionWords",
    "Panel",
    "Pictures",
    "Player",
    "Reason",
    "Result",
    "Review",
    "Reviewed",
    "Reviewer",
    "Rules",
    "Said",
    "ScoreSheet",
    "Setup",
    "Shelf",
    "Shelved",
    "Speech",
    "Standing",
    "Statistics",
    "View",
    "drawn_by",
]

DECISIONS, UNDONE = "decisions", "undone"
"""What is counted of every player whatever is played: decisions that stand, and those that were taken back."""


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
    def answers(self) -> tuple[Any, ...]:
        """Of what the viewer may do now, what answers an open question."""

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """Whom the game waits for."""

    @property
    def round(self) -> int:
        """The round, from 1."""

    @property
    def points(self) -> tuple[int, ...]:
        """The points so far, by seat; the open table alone has to know them, and nobody where they are secret."""

    @property
    def undoable(self) -> int:
        """How many of the decisions of this turn the viewer may still take back."""

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
    def opening(self) -> tuple[Any, ...]:
        """What happened when it was dealt; empty for one that was loaded from a dump."""

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

    def take_back(self) -> None:
        """Take the last decision back, though it may have revealed something; never asked for past a turn's end.

        Raises:
            IllegalAction: nothing has been decided yet.
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
T = TypeVar("T")
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
S = TypeVar("S", bound=ScoreSheet)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)
A_co = TypeVar("A_co", bound=Action, covariant=True)


G_contra = TypeVar("G_contra", bound=Game, contravariant=True)


class Player(Protocol[V_contra, A_co]):
    """A player that decides by what lies before it: given what a seat may know, and nothing else."""

    def choose(self, view: V_contra) -> A_co:
        """Return one of the legal actions of the view's seat."""


class Computer(Protocol[G_contra, A_co]):
    """A computer player that looks ahead. It may take a while; it is asked in a process of its own."""

    def choose(self, game: G_contra, seat: int) -> A_co:
        """Return one of the legal actions of a seat, from what that seat may know of the game and nothing else.

        Raises:
            ValueError: the seat is not to act.
        """


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table decides before it plays.

    Attributes:
        edition: what it is dealt from.
        ends_turns: the engine itself ends turns, as it did for tables of long ago; a game may not know this.
    """

    players: int
    seed: str
    options: GameOptions
    edition: int
    ends_turns: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """What the player of a seat has ordered, and what table and player let happen by itself.

    Attributes:
        keep: the standing answer that they have chosen, by a key of the game's own; "" for none.
        ahead: the text of the action that they want as soon as their next turn begins; None: nothing.
        ends: the seat's turn ends by itself when nothing is left to do.
        auto: what is all that is left is done without asking, whoever's turn it is.
    """

    keep: str = ""
    ahead: str | None = None
    ends: bool = False
    auto: bool = False


def _first() -> int:
    return 1


def _never(*_: object) -> bool:
    return False


def _none(*_: object) -> None:
    return None


def _nobody(_: object) -> tuple[str, ...]:
    return ()


def _nothing(*_: object) -> dict[str, int]:
    return {}


def _alone(action: T) -> tuple[T, ...]:
    return (action,)


@dataclass(frozen=True, slots=True)
class Rules(Generic[G, A, E, V]):
    """The engine of a game. What has a default is of ideas that not every game has; the default says that it has none.

    Attributes:
        new: deal a game. ValueError: no table can have chosen this.
        begun: the same game as it stood when it was dealt.
        load: rebuild a game from `Game.to_dict`. ValueError: it is none.
        parse: read an action's text. ValueError: it is none.
        seen_by: an event as a seat may see it; None: as everybody may.
        ends_turn: whether a turn, a round or the game has ended with these events, so that the table is told.
        least: what ends a seat's turn with the least done, for somebody who is away.
        refusal: what `Game.apply` raises.
        next_seats: whose turns come after that of whoever is to act, in order; nobody's at the end of a round.
        turn_ended: the seat whose turn ends with an event; None: no turn does.
        write_log: a finished game as a text that `python -m` of the game can check; where its seed comes from with it.
        newest_edition: what new games are dealt from.
        is_end: whether an action does nothing but end a turn.
        declines: whether an action turns a question down.
        follows: an action with what a player means by it: that is played as well where it is legal then.
        only_answer: what answers the open question of a view by itself: the single answer that nothing could change.
        order: what a seat that is to act wants done without being asked; None: it is asked.
        may_order: whether an order of a seat for its next turn can still come to anything.
        round_begun: the round that begins with an event; None: none does.
        figures: what is counted of a seat in a finished game, from everything that happened.
        bystanders: the names of those who play at a table besides the players: the game itself moves for them.
        harder: the options of another game for one, a step more difficult; None: there is none.
        guided: the options of the first game for one that explains itself; None: there is none.
    """

    new: Callable[[Setup], G]
    begun: Callable[[G], G]
    load: Callable[[dict[str, Any]], G]
    parse: Callable[[str], A]
    seen_by: Callable[[E, int | None], E]
    ends_turn: Callable[[Sequence[E]], bool]
    least: Callable[[G, int], A]
    refusal: type[Exception]
    next_seats: Callable[[V], tuple[int, ...]]
    turn_ended: Callable[[E], int | None]
    write_log: Callable[[G, Proof | None], str]
    newest_edition: Callable[[], int] = _first
    is_end: Callable[[A], bool] = _never
    declines: Callable[[A], bool] = _never
    follows: Callable[[A], tuple[A, ...]] = _alone
    only_answer: Callable[[V], A | None] = _none
    order: Callable[[G, int, Standing], A | None] = _none
    may_order: Callable[[V, int, str], bool] = _never
    round_begun: Callable[[E], int | None] = _none
    figures: Callable[[G, Sequence[E], int], dict[str, int]] = _nothing
    bystanders: Callable[[GameOptions], tuple[str, ...]] = _nobody
    harder: Callable[[GameOptions], GameOptions | None] = _none
    guided: GameOptions | None = None


@dataclass(frozen=True, slots=True)
class Shelved(Generic[G, A, E, V, S]):
    """A game on the shelf.

    Attributes:
        key: how it is stored and named in code; it never changes.
        seats: how many may sit at a table; 1 where one may play alone.
        options: what a table may choose of the game, and `option_words` what people read about it, by key.
        parts: what of the board can be shown at full size, and what it is called in a language; "player" is a seat's.
        emoji: the signs of texts for which the bot has emoji of its own, each with its name and its picture.
        says, draws: its words and its pictures in a language, by its code.
        players: its simplest players by name, each made from a seed: they need no time.
        levels: its computer players by the name of their level, the weakest first, each made from a seed. What makes
            one can be sent to another process. Empty: computers play it nowhere.
        guide: the level that says what to do in a guided game; "" where none does.
        adviser, reviewer: who says what might be done, and who looks back at a finished game; None: nobody does.
        verbs: some of its own commands with which a turn is typed, as Help names them; none: those that any game has.
        orders_ahead: whether it has a command with which somebody orders to pass before their turn comes.
    """

    key: str
    title: str
    seats: range
    options: tuple[Option, ...]
    option_words: Mapping[str, OptionWords]
    parts: Mapping[str, Said]
    emoji: Mapping[str, tuple[str, Callable[[], bytes]]]
    rules: Rules[G, A, E, V]
    says: Callable[[str], Speech[A, E, V, S]]
    draws: Callable[[str], Pictures[V, S, E]]
    players: Mapping[str, Callable[[int], Player[V, A]]]
    levels: Mapping[str, Callable[[str], Computer[G, A]]] = field(default_factory=dict)
    guide: str = ""
    adviser: Adviser[G] | None = None
    reviewer: Reviewer[G] | None = None
    verbs: tuple[str, ...] = ()
    orders_ahead: bool = False

    def setup(self, players: int, seed: str, **chosen: str | int | bool | None) -> Setup:
        """Return a setup of the newest edition; options that are not chosen are what commands make of that.

        Raises:
            ValueError: there is no such option, or it cannot have this value.
        """
        where = Asked.SOLO if players == 1 else Asked.NEW
        values = {option.key: option.left_out(where) for option in self.options} | chosen
        demand_options(self.options, values)
        return Setup(players, seed, GameOptions.of(values), self.rules.newest_edition())


def drawn_by(module: str) -> Callable[[str], Pictures[Any, Any, Any]]:
    """Return pictures in a language as `pictures_in` of a module makes them; it is imported where something is drawn.

    So a process that thinks needs no room for pictures.
    """

    def draws(language: str) -> Pictures[Any, Any, Any]:
        pictures: Pictures[Any, Any, Any] = import_module(module).pictures_in(language)
        return pictures

    return draws


AnyGame: TypeAlias = Shelved[Any, Any, Any, Any, Any]
"""A game of which one knows no more than this page says."""
