"""What games hand out to be said and shown: panels, look-ups, pictures, pages. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import partial
from typing import Generic, Protocol, TypeAlias, TypeVar

from arnak_bot.game.options import Asked, GameOptions, Option, Typed, Value

__all__ = [
    "DECISIONS",
    "UNDONE",
    "Drawing",
    "LearnPage",
    "Lesson",
    "Line",
    "LookUp",
    "Menu",
    "OptionWords",
    "Panel",
    "Result",
    "Reviewed",
    "Said",
    "Sentences",
    "Shelf",
    "Statistics",
    "Telling",
    "Topic",
    "option_words",
    "untranslated",
]

A = TypeVar("A")

Said: TypeAlias = Callable[[str], str]
"""Words in a language, by its code."""
Telling: TypeAlias = Callable[[Value, str], str]
"""What is said of a value in a language; "" where nothing is."""


@dataclass(frozen=True, slots=True)
class LookUp:
    """A thing of the game that can be asked about: a card, a tile, a path; `told` is a line on it."""

    key: str
    name: str
    told: str = ""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture that can be drawn: what its file is called without an ending, and what it says in words.

    `draw` takes a while and may be called on any thread.
    """

    name: str
    alt: str
    draw: Callable[[], bytes]
    ending: str = "jpg"


Statistics: TypeAlias = tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
"""Sections of (title, lines), each line a name and a value; the first lines of the first are the great numbers."""


DECISIONS, UNDONE = "decisions", "undone"
"""What is counted of every player whatever is played: decisions that stand, and those that were taken back."""


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

    def having(self, attribute: str) -> list[str]:
        """The ids of the messages that have an attribute, in the order of the file."""

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


def untranslated(option: Option, helps: str, value: str) -> OptionWords:
    """Return what is said about an option of a game that is not translated; `value` has {} for what is chosen."""

    def tell(chosen: Value, _: str) -> str:
        return value.format(chosen)

    return OptionWords(
        {where: lambda _: helps for where in option.asked},
        {choice.typed: partial(tell, choice.value) for choice in option.choices} or None,
        (Line.PLAY, lambda chosen, language: f"{tell(chosen, language)}."),
        tell,
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
class Topic:
    """Something about the rules that one may ask: its name, what is answered, and what players also call it."""

    name: str
    text: str
    also: tuple[str, ...] = ()


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
