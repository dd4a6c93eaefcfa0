"""The values that games return to be shown: panels, look-ups, pictures, pages. Independent of any one game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum, StrEnum, auto
from typing import Generic, Protocol, TypeAlias, TypeVar

from arnak_bot.game.options import GameOptions, OptionScope, Typed, Value

A = TypeVar("A")

Said: TypeAlias = Callable[[str], str]
"""A function from a language code to a text."""
Telling: TypeAlias = Callable[[Value, str], str]
"""A function from a value and a language code to the text about the value; "" for none."""


@dataclass(frozen=True, slots=True)
class LookUp:
    """An item that can be looked up: a card, a tile, a track; `told` is its description in one line."""

    key: str
    name: str
    told: str = ""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture; `name`: that of its file, without extension. `draw` takes a while and may be called on any thread."""

    name: str
    alt: str
    draw: Callable[[], bytes]
    ending: str = "jpg"


Statistics: TypeAlias = tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
"""Sections of (title, lines), each line a name and a value; the first section starts with the headline numbers."""


DECISIONS, UNDONE = "decisions", "undone"
"""The statistics counted for players of every game: decisions kept and decisions undone."""


class Line(Enum):
    """Where the lobby mentions an option: in its title, with the rules of the game, or with the time limits."""

    TITLE = auto()
    PLAY = auto()
    TIMES = auto()


class Form(StrEnum):
    """The forms in a lobby, each for a group of related options; `RULES` contains the game's own options."""

    RULES = "rules"
    PLAY = "play"
    TIMES = "times"
    PLACE = "place"


@dataclass(frozen=True, slots=True)
class OptionWords:
    """The texts about an option. None means that a text is left out on purpose; no default hides a missing one.

    Attributes:
        helps: the description of the option, by scope.
        names: the names of the choices, by the values that Discord sends; None if a number is typed.
        lobby: the lobby's text about a value, and its position; an empty text is left out.
        proposed: the text about a value in the list of a server's settings.
    """

    helps: Mapping[OptionScope, Said]
    names: Mapping[Typed, Said] | None
    lobby: tuple[Line, Telling] | None
    proposed: Telling | None


class Sentences(Protocol):
    """A group of messages in one language, formatted by id."""

    def __contains__(self, message_id: str) -> bool: ...

    def __getitem__(self, message_id: str) -> str: ...

    def having(self, attribute: str) -> list[str]:
        """Return the ids of the messages that have an attribute, in file order."""

    def attributes(self, message_id: str, names: Iterable[str]) -> list[str]:
        """Return which of these names are attributes of a message, in file order."""

    def tell(self, message_id: str, fact: Callable[[str], str | int]) -> str:
        """Format a message with parameters: `fact` returns a parameter's value by name."""


class Result(Protocol):
    @property
    def table_id(self) -> int:
        """The table's id, which all its players share."""

    @property
    def user_id(self) -> int:
        """The id of the player."""

    @property
    def players(self) -> int:
        """The number of players."""

    @property
    def options(self) -> GameOptions:
        """The table's options."""

    @property
    def points(self) -> int:
        """The total points."""

    @property
    def rank(self) -> int:
        """The final rank, 1 for a winner; tied players share a rank."""

    @property
    def computers(self) -> int:
        """How many of the players were computers."""

    @property
    def turn_seconds(self) -> int | None:
        """The median time of a turn; None if unknown."""

    @property
    def figures(self) -> Mapping[str, int]:
        """The statistics, by the game's own names."""


@dataclass(frozen=True, slots=True)
class Menu(Generic[A]):
    """Actions that belong together, under a heading; the one that most players would want comes first.

    Attributes:
        key: one upper-case word, the same in every position.
        loose: actions shown as buttons if there are few of them, and at the end of the menu otherwise. If a picture
            numbers them, each button shows its number and emoji.
        few: the largest number of loose actions that become buttons, at most ten.
        lacking: unavailable actions, each with a line on its effect and on the missing requirements.
        most: how many of `actions` may be chosen at once; they are played in their order in the menu, all or none.
        first: the legal action to play before those of `actions`, which are legal only after it.
        tab: the key of the tab that the menu is on.
        counted: whether the heading says how many of the actions may be chosen.
    """

    key: str
    heading: str
    actions: tuple[A, ...]
    loose: tuple[A, ...] = ()
    lacking: tuple[tuple[A, str], ...] = ()
    few: int = 4
    most: int = 1
    first: A | None = None
    tab: str = ""
    counted: bool = False


@dataclass(frozen=True, slots=True)
class Tab:
    """A group of menus that replaces the others in a panel. `key`: one upper-case word. `name`: the label of the button
    that leads to it. `under`: the tab that has this button; "" for the panel as it opens.
    """

    key: str
    name: str
    under: str = ""


@dataclass(frozen=True, slots=True)
class Panel(Generic[A]):
    """A seat's possible actions and how they are offered: every legal action appears exactly once. An action that is a
    menu's `first` appears there; actions that are legal only after it do not count.

    Attributes:
        proposal: the most likely action, and those that follow it; () for none. Only offered if what follows is
            certain.
        closing: buttons that come last, each an action and those that follow it.
        numbers: the numbers of the choices in a picture, by the texts of actions.
        tabs: the menus that are not shown at first.
    """

    menus: tuple[Menu[A], ...]
    proposal: tuple[A, ...] = ()
    closing: tuple[tuple[A, ...], ...] = ()
    numbers: Mapping[str, int] = field(default_factory=dict)
    tabs: tuple[Tab, ...] = ()


@dataclass(frozen=True, slots=True)
class LookUpGroup:
    """A group of at most 25 items on the table, with a heading; the key is one upper-case word."""

    key: str
    heading: str
    things: tuple[LookUp, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    key: str
    text: str


@dataclass(frozen=True, slots=True)
class Topic:
    """A rules topic; `also`: synonyms of its name."""

    name: str
    text: str
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LearnPage:
    """A how-to-play page; `illustration` is the key of its picture (`Pictures.illustration`)."""

    title: str
    text: str
    illustration: str


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A review of a game in words. `headline`: what decided the game, in a sentence. `moments`: a paragraph for each
    moment of the review, in order. `sureness`: how certain the review is.
    """

    headline: str
    moments: tuple[str, ...]
    sureness: str


# --- the campaign


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the solo campaign: an ordinary solo game with options of its own, and goals that earn stars.

    Attributes:
        key: its name in the store, different for every chapter of every game; must never change.
        number: its place in the campaign, which spans several games; from 1.
        goal: the statistics (`GameDefinition.figures`) whose sum has to reach `least` for the second star.
        points: the points required for the third star.
        place: the picture of its place on the campaign map.
    """

    key: str
    number: int
    options: GameOptions
    goal: tuple[str, ...]
    least: int
    points: int
    place: str

    def stars(self, result: Result) -> tuple[bool, bool, bool]:
        """Return which of a chapter's three stars a finished game earns: for winning, for the goal, for points."""
        reached = sum(result.figures.get(each, 0) for each in self.goal)
        return result.rank == 1, reached >= self.least, result.points >= self.points


@dataclass(frozen=True, slots=True)
class ChapterWords:
    """The texts of a chapter. `told`: its story in a sentence or two. `twist`: what is different in this game. `win`,
    `goal`: the requirements for the first two stars.
    """

    title: str
    told: str
    twist: str
    win: str
    goal: str
