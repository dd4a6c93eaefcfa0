"""What a game says, as values and as one object a language: panels, news, look-ups, statistics. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Generic, Protocol, TypeAlias, TypeVar

from arnak_bot.games.drawings import LookUp, Statistics
from arnak_bot.games.options import Asked, GameOptions, Option, Typed, Value
from arnak_bot.games.thinking import Advice, Reason, Review

__all__ = [
    "LearnPage",
    "Lesson",
    "Line",
    "Menu",
    "OptionWords",
    "Panel",
    "Result",
    "Reviewed",
    "Said",
    "Shelf",
    "Speech",
    "Telling",
    "option_words",
]

A = TypeVar("A")
E = TypeVar("E", contravariant=True)
V = TypeVar("V", contravariant=True)
S = TypeVar("S", contravariant=True)

Said: TypeAlias = Callable[[str], str]
"""Words in a language, by its code."""
Telling: TypeAlias = Callable[[Value, str], str]
"""What is said of a value in a language; "" where nothing is."""


class Line(Enum):
    """Where the lobby says something: in its title, in how one plays, or in what happens after a time."""

    TITLE = auto()
    PLAY = auto()
    TIMES = auto()


@dataclass(frozen=True, slots=True)
class OptionWords:
    """What people read about an option. None says that nothing is said, so that nobody forgets to decide it.

    Attributes:
        helps: the line below the option, by where it is asked.
        names: the choices of its menu by what Discord sends for them; None: a number is typed.
        lobby: what the lobby says of a value, and where; an empty text is left out.
        proposed: what a server's settings say of a value, within "/game new proposes ..."; an empty text is left out.
    """

    helps: Mapping[Asked, Said]
    names: Mapping[Typed, Said] | None
    lobby: tuple[Line, Telling] | None
    proposed: Telling | None


class Sentences(Protocol):
    """The messages of a room in one language, each said by its id."""

    def __contains__(self, message_id: str) -> bool: ...

    def __getitem__(self, message_id: str) -> str: ...

    def tell(self, message_id: str, fact: Callable[[str], str | int]) -> str:
        """Say a message that is told something: `fact` gives that by the name of the parameter."""


def option_words(
    option: Option,
    said: Callable[[str], Sentences],
    line: Line | None = None,
    **facts: Callable[[Value, str], str | int],
) -> OptionWords:
    """Return what is said about an option: the attributes of the message that is called as its key (options.ftl).

    `said` are the messages in a language, `line` is where the lobby says what was chosen; `facts` are what messages
    are told of a value in a language.
    """
    typed = {choice.value: choice.typed for choice in option.choices}

    def text(attribute: str) -> Said:
        return lambda language: said(language)[f"{option.key}.{attribute}"]

    def telling(attribute: str) -> Telling:
        def tell(value: Value, language: str) -> str:
            room, of_any = said(language), f"{option.key}.{attribute}"
            of_choice = f"{of_any}-{typed.get(value)}"
            return room.tell(of_choice if of_choice in room else of_any, lambda fact: facts[fact](value, language))

        return tell

    return OptionWords(
        {where: text(where) for where in Asked if where in option.asked},
        names={choice.typed: text(f"name-{choice.typed}") for choice in option.choices} or None,
        lobby=None if line is None else (line, telling("lobby")),
        proposed=telling("proposed") if Asked.SERVER in option.asked else None,
    )


class Result(Protocol):
    """How a finished game went for one player."""

    @property
    def table_id(self) -> int:
        """Which game it was; those who sat there have it in common."""

    @property
    def user_id(self) -> int:
        """Whose result it is."""

    @property
    def players(self) -> int:
        """How many sat there."""

    @property
    def options(self) -> GameOptions:
        """What the table had chosen."""

    @property
    def points(self) -> int:
        """All points."""

    @property
    def rank(self) -> int:
        """1 for whoever has won; who shares a place has the same one."""

    @property
    def turn_seconds(self) -> int | None:
        """The median time of a turn; None: not known."""

    @property
    def figures(self) -> Mapping[str, int]:
        """What was counted, by names of the game's own."""


@dataclass(frozen=True, slots=True)
class Menu(Generic[A]):
    """Actions that belong together, under a heading; the one a player would want comes first.

    Attributes:
        key: one word of capitals, the same in every position.
        loose: actions that are rather buttons where they are few, and follow in the menu where not. What a picture
            numbers has its number and its sign on its button.
        few: how many loose ones are few, ten at most.
        lacking: what is out of reach, each with a line on what it would do and what is lacking.
    """

    key: str
    heading: str
    actions: tuple[A, ...]
    loose: tuple[A, ...] = ()
    lacking: tuple[tuple[A, str], ...] = ()
    few: int = 4


@dataclass(frozen=True, slots=True)
class Panel(Generic[A]):
    """Everything that a seat can do now, and how it is offered: every legal action is in one place.

    Attributes:
        proposal: what most would want, with what follows it; () for nothing. Offered where what follows is sure.
        closing: buttons that stand last, each an action with what follows it.
        numbers: the numbers under which a picture shows what can be chosen, by the texts of actions.
    """

    menus: tuple[Menu[A], ...]
    proposal: tuple[A, ...] = ()
    closing: tuple[tuple[A, ...], ...] = ()
    numbers: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Shelf:
    """Things on the table that belong together, at most 25, under a heading; the key is one word of capitals."""

    key: str
    heading: str
    things: tuple[LookUp, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a player is told once, at the moment it matters."""

    key: str
    text: str


@dataclass(frozen=True, slots=True)
class LearnPage:
    """A page of how to play; `illustration` is the key of its picture (`Pictures.illustration`)."""

    title: str
    text: str
    illustration: str


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A look back at a game in words.

    Attributes:
        headline: what decided the game, in a sentence.
        moments: a paragraph for each moment of the review, in its order.
        sureness: how sure all of this is.
    """

    headline: str
    moments: tuple[str, ...]
    sureness: str


class Speech(Protocol[A, E, V, S]):
    """A game in words, in one language. Lines fit a message, names of options and hints 100 characters.

    `names` are those of the seats and of the bystanders. Events may be passed as they are: only what the viewer of the
    view may know is said.
    """

    # --- the private panel

    def panel(self, view: V, last: A | None) -> Panel[A]:
        """Sort what the viewer, who is to act, can do; `last` is their decision that Undo would take back."""

    def label(self, action: A, view: V, limit: int = 100) -> str:
        """An action as a player would say it."""

    def hint(self, action: A, view: V) -> str:
        """What comes of an action in a few words; "" where there is nothing to add."""

    def sign(self, action: A, view: V) -> str:
        """The sign that stands beside an action in a menu; "" for none."""

    def happened(self, events: Sequence[E], turn: Sequence[E], view: V, names: Sequence[str]) -> list[str]:
        """What a panel opens with: what has just happened; where the turn can be ended, all that it has done."""

    def status(self, view: V, points: Sequence[int]) -> list[str]:
        """The viewer's situation, a line each, as far as words say it better; `points` so far by seat."""

    def question(self, view: V) -> str:
        """What the viewer, who is to act, is asked."""

    def undo_reach(self, view: V, log: Sequence[tuple[int, str]], turn: Sequence[E]) -> str:
        """How far Undo reaches, and what it cannot take back; "" where there is nothing to say."""

    def hand(self, view: V) -> str:
        """The viewer's hand, for those who do not see the picture."""

    def doubt(self, action: A, view: V, *, final: bool) -> str | None:
        """What to ask before a step that is rarely meant; None where nothing is. `final`: it could not be undone."""

    def why_not_yet(self, action: A, view: V) -> str:
        """Why an action that was shown as out of reach is not possible; or that it is by now."""

    def refused(self, error: Exception) -> str:
        """Why the engine has refused an action, as a sentence."""

    # --- what is typed

    def meant(self, typed: str, view: V) -> A:
        """The viewer's action that somebody means.

        Raises:
            IllegalAction: the game's own; none fits, or several do.
        """

    def suggested(self, typed: str, view: V) -> list[tuple[str, str]]:
        """What fits these words so far, (label, text) each, at most 25; or one line that says why nothing does."""

    def answer_meant(self, typed: str, view: V) -> A:
        """As `meant`, of the answers to the open question."""

    def answers_suggested(self, typed: str, view: V) -> list[tuple[str, str]]:
        """As `suggested`, of the answers to the open question."""

    # --- the channel

    def turn_line(self, view: V, names: Sequence[str]) -> str:
        """The round and who is to move."""

    def to_move(self, view: V, who: str) -> str:
        """The round and whom the table waits for; `who` are mentions."""

    def round_name(self, number: int) -> str:
        """What a round is called within a sentence: "round III"."""

    def opening(self, events: Sequence[E], view: V, names: Sequence[str]) -> list[str]:
        """What is said when a game starts."""

    def tell(self, events: Sequence[E], view: V, names: Sequence[str]) -> list[str]:
        """What happened, a line each."""

    def paragraphs(self, events: Sequence[E], view: V, names: Sequence[str]) -> list[list[str]]:
        """The same lines in parts that a long message sets apart: turns, what happens between two rounds."""

    def since(self, events: Sequence[E], view: V, names: Sequence[str]) -> list[str]:
        """What the others did since the viewer last moved, at most three lines, and how that changes things."""

    def ending(self, sheets: Sequence[S], view: V, names: Sequence[str]) -> list[str]:
        """Who has won, said for all to read."""

    def table(self, view: V, names: Sequence[str]) -> list[str]:
        """The whole table in words, in lines."""

    def owned(self, view: V, seat: int, names: Sequence[str]) -> str:
        """What a seat owns, as far as the viewer may know."""

    def discarded(self, view: V) -> str:
        """What has left play."""

    def score_lines(self, sheets: Sequence[S], names: Sequence[str]) -> str:
        """The score sheets in words."""

    def thread_name(self, options: GameOptions) -> str:
        """What a table with these options is called in the name of its thread, which goes on with who opened it."""

    # --- look-ups, rules, how to play

    def look_ups(self) -> Sequence[LookUp]:
        """All that can be asked about."""

    def look_up(self, typed: str, view: V | None) -> tuple[LookUp | None, str]:
        """Find a thing by its key or by what was typed, and say what it is; or None, and what is near.

        With a view it is told as it stands at that table.
        """

    def look_up_suggestions(self, typed: str) -> list[tuple[str, str]]:
        """What fits these letters so far: (name, key) each, at most 25."""

    def shelves(self, view: V) -> tuple[Shelf, ...]:
        """What lies on the table as the viewer sees it."""

    def rule(self, typed: str) -> str:
        """What the short rules say about a topic; or that there is no such topic, and what is near."""

    def rule_suggestions(self, typed: str) -> list[tuple[str, str]]:
        """The topics that fit these letters so far: (name, what is sent) each, at most 25."""

    def pages(self) -> tuple[LearnPage, ...]:
        """How to play, page by page."""

    def lesson(self, view: V, learned: AbstractSet[str]) -> Lesson | None:
        """What a guided player is to be told now, of what they have not learned; None: nothing."""

    def suggestion(self, action: A, view: V) -> str:
        """What a guided player is told to do, of an action that their guide would choose."""

    def again_at(self, options: GameOptions) -> str:
        """The button that begins another game for one with these options."""

    # --- hints and looking back

    def advised(self, advice: Advice, view: V, names: Sequence[str]) -> str:
        """A hint in a line or two: what to do, what may be expected of it and how sure that is, and why."""

    def purpose(self, reasons: Sequence[Reason], view: V) -> str:
        """What a turn was good for, in few words for those who did not play it; "" where there is nothing to say."""

    def reviewed(self, review: Review, views: Sequence[V], names: Sequence[str]) -> Reviewed:
        """A look back in words; `views` are those of the seats of its moments, as the game stood then."""

    # --- statistics

    def player_statistics(self, results: Sequence[Result]) -> Statistics:
        """The page of one player's finished games."""

    def server_statistics(self, results: Sequence[Result], names: Mapping[int, str]) -> Statistics:
        """The page of a server's finished games; `names` by user id."""
