"""What people read about the options of a table: in the commands, in the lobby, and in what a server proposes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.options import BOARD, OPTIONS
from arnak_bot.games.options import Asked, Option, Typed, Value
from arnak_bot.locales import TRANSLATED
from arnak_bot.store import HOST_OPTIONS, Options
from arnak_bot.store.options import AS_THE_SERVER, values_of
from arnak_bot.wording.languages import words_for
from arnak_bot.wording.messages import ENGLISH, Words

__all__ = ["WORDS", "Line", "OptionWords", "hours", "in_lobby", "in_settings"]

_Fixed: TypeAlias = Callable[[Words], str]
_Telling: TypeAlias = Callable[[Value, Words], str]


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

    helps: Mapping[Asked, _Fixed]
    names: Mapping[Typed, _Fixed] | None
    lobby: tuple[Line, _Telling] | None
    proposed: _Telling | None


def hours(count: Value, words: Words = ENGLISH) -> str:
    """Say a number of hours: "24 hours", "3 days"."""
    said = words.options
    if not isinstance(count, int) or not count:
        return said.never()
    days, rest = divmod(count, 24)
    return said.hours(count=count) if rest or days < 2 else said.days(count=days)


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value


def _board(key: Value) -> str:
    assert isinstance(key, str)
    return BOARDS[key].name


def _named(board: Value) -> _Fixed:
    return lambda _: _board(board)


def _itself(language: str) -> _Fixed:
    """Every language goes by its own name, so that whoever speaks it finds it."""
    return lambda _: words_for(language).options.language_itself()


def _language_proposed(language: Value, words: Words) -> str:
    if len(TRANSLATED) == 1:
        return ""  # there is nothing to choose
    if not isinstance(language, str):
        return words.options.language_proposed_of_the_server()
    return words.options.language_proposed(language=_itself(language)(words))


_HOST: dict[str, OptionWords] = {
    "seats": OptionWords(
        {
            Asked.NEW: lambda words: words.options.seats_help(),
            Asked.SERVER: lambda words: words.options.seats_server_help(),
        },
        names=None,
        lobby=(Line.TITLE, lambda count, words: words.options.seats_lobby(count=_number(count))),
        proposed=lambda count, words: words.options.seats_proposed(count=_number(count)),
    ),
    "shuffle_seats": OptionWords(
        {Asked.NEW: lambda words: words.options.order_help()},
        names={
            "shuffled": lambda words: words.options.order_shuffled(),
            "joined": lambda words: words.options.order_joined(),
        },
        lobby=None,
        proposed=None,
    ),
    "auto_end": OptionWords(
        {
            Asked.NEW: lambda words: words.options.turns_help(),
            Asked.SOLO: lambda words: words.options.turns_solo_help(),
            Asked.SERVER: lambda words: words.options.turns_server_help(),
        },
        names={
            "auto": lambda words: words.options.turns_auto(),
            "ask": lambda words: words.options.turns_ask(),
        },
        lobby=(
            Line.PLAY,
            lambda by_themselves, words: (
                words.options.turns_lobby_auto() if by_themselves else words.options.turns_lobby_ask()
            ),
        ),
        proposed=lambda by_themselves, words: (
            words.options.turns_proposed_auto() if by_themselves else words.options.turns_proposed_ask()
        ),
    ),
    "remind_hours": OptionWords(
        {
            Asked.NEW: lambda words: words.options.remind_help(),
            Asked.SERVER: lambda words: words.options.remind_server_help(),
        },
        names={
            0: lambda words: words.options.remind_off(),
            12: lambda words: words.options.remind_12(),
            24: lambda words: words.options.remind_24(),
            48: lambda words: words.options.remind_48(),
        },
        lobby=(
            Line.TIMES,
            lambda count, words: words.options.remind_lobby(after=hours(count, words)) if count else "",
        ),
        proposed=lambda count, words: words.options.remind_proposed(after=hours(count, words)),
    ),
    "deadline_hours": OptionWords(
        {
            Asked.NEW: lambda words: words.options.deadline_help(),
            Asked.SERVER: lambda words: words.options.deadline_server_help(),
        },
        names={
            0: lambda words: words.options.deadline_never(),
            24: lambda words: words.options.deadline_24(),
            48: lambda words: words.options.deadline_48(),
            72: lambda words: words.options.deadline_72(),
            168: lambda words: words.options.deadline_168(),
        },
        lobby=(
            Line.TIMES,
            lambda count, words: words.options.deadline_lobby(after=hours(count, words)) if count else "",
        ),
        proposed=lambda count, words: words.options.deadline_proposed(after=hours(count, words)),
    ),
    "thread": OptionWords(
        {
            Asked.NEW: lambda words: words.options.place_help(),
            Asked.SERVER: lambda words: words.options.place_server_help(),
        },
        names={
            "here": lambda words: words.options.place_here(),
            "thread": lambda words: words.options.place_thread(),
        },
        lobby=None,
        proposed=lambda of_its_own, words: (
            words.options.place_proposed_thread() if of_its_own else words.options.place_proposed_here()
        ),
    ),
    "layout": OptionWords(
        {
            Asked.NEW: lambda words: words.options.layout_help(),
            Asked.SOLO: lambda words: words.options.layout_help(),
            Asked.SERVER: lambda words: words.options.layout_server_help(),
        },
        names={
            "wide": lambda words: words.options.layout_wide(),
            "tall": lambda words: words.options.layout_tall(),
        },
        lobby=None,
        proposed=lambda shape, words: (
            words.options.layout_proposed_wide() if shape == "wide" else words.options.layout_proposed_tall()
        ),
    ),
    "language": OptionWords(
        {
            Asked.NEW: lambda words: words.options.language_help(),
            Asked.SOLO: lambda words: words.options.language_help(),
            Asked.SERVER: lambda words: words.options.language_server_help(),
        },
        names={
            AS_THE_SERVER: lambda words: words.options.language_of_the_server(),
            **{code: _itself(code) for code in TRANSLATED},
        },
        lobby=None,
        proposed=_language_proposed,
    ),
}

_ARNAK: dict[str, OptionWords] = {
    "rival": OptionWords(
        {Asked.SOLO: lambda words: words.options.rival_help()},
        names=None,
        lobby=None,
        proposed=None,
    ),
    "board": OptionWords(
        {
            Asked.NEW: lambda words: words.options.board_help(),
            Asked.SOLO: lambda words: words.options.board_help(),
            Asked.SERVER: lambda words: words.options.board_server_help(),
        },
        names={choice.typed: _named(choice.value) for choice in BOARD.choices},
        lobby=(Line.TITLE, lambda board, _: _board(board)),
        proposed=lambda board, words: words.options.board_proposed(board=_board(board)),
    ),
}


def _words_of(option: Option) -> OptionWords:
    """Return the words of an option.

    Raises:
        LookupError: it has none, no help somewhere where it is asked, or not a name for each choice; it is named.
    """
    about = _ARNAK.get(option.key) or _HOST.get(option.key)
    if about is None:
        raise LookupError(f"the option {option.key} has no words")
    silent = option.asked - about.helps.keys()
    if silent:
        raise LookupError(f"the option {option.key} has no help for {' or '.join(sorted(silent))}")
    if {choice.typed for choice in option.choices} != set(about.names or ()):
        raise LookupError(f"the menu of the option {option.key} has not a name for each choice")
    return about


WORDS: dict[str, OptionWords] = {option.key: _words_of(option) for option in (*OPTIONS, *HOST_OPTIONS)}
"""The words of every option, in the order in which commands ask for it."""


def in_lobby(options: Options, line: Line, words: Words = ENGLISH) -> list[str]:
    """Return what a line of the lobby says of what was chosen."""
    values = values_of(options)
    told = [(about.lobby, values[key]) for key, about in WORDS.items() if about.lobby is not None]
    return [text for (where, telling), value in told if where is line and (text := telling(value, words))]


def in_settings(options: Options, words: Words = ENGLISH) -> list[str]:
    """Return what is said of each option that a server proposes."""
    values = values_of(options)
    told = [about.proposed(values[key], words) for key, about in WORDS.items() if about.proposed is not None]
    return [text for text in told if text]
