"""What people read about the options of a table: in the commands, in the lobby, and in what a server proposes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from arnak_bot.games.lost_cities.engine.setup import Columns, Length
from arnak_bot.games.lost_cities.options import COLUMNS, LENGTH
from arnak_bot.games.lost_cities.wording.messages import Words
from arnak_bot.games.lost_cities.wording.messages.en.options import Options
from arnak_bot.games.options import Option, Value

__all__ = ["WORDS", "OptionWords", "choice", "helps", "in_lobby", "name", "proposed"]

_Fixed: TypeAlias = Callable[[Options], str]


@dataclass(frozen=True, slots=True)
class OptionWords:
    """What people read about an option: its name, the line below it, and each of its values.

    Attributes:
        choices: the values on a menu.
        lobby: what the lobby says of a value, as a sentence.
        proposed: what a server's settings say of a value, within "/game new proposes ...".
    """

    name: _Fixed
    helps: _Fixed
    choices: Mapping[Value, _Fixed]
    lobby: Mapping[Value, _Fixed]
    proposed: Mapping[Value, _Fixed]


WORDS: Mapping[str, OptionWords] = {
    LENGTH.key: OptionWords(
        lambda said: said.length_name(),
        lambda said: said.length_help(),
        {
            Length.LONG.value: lambda said: said.length_long(),
            Length.SHORT.value: lambda said: said.length_short(),
        },
        {
            Length.LONG.value: lambda said: said.length_lobby_long(),
            Length.SHORT.value: lambda said: said.length_lobby_short(),
        },
        {
            Length.LONG.value: lambda said: said.length_proposed_long(),
            Length.SHORT.value: lambda said: said.length_proposed_short(),
        },
    ),
    COLUMNS.key: OptionWords(
        lambda said: said.columns_name(),
        lambda said: said.columns_help(),
        {
            Columns.RISING.value: lambda said: said.columns_rising(),
            Columns.EITHER.value: lambda said: said.columns_either(),
        },
        {
            Columns.RISING.value: lambda said: said.columns_lobby_rising(),
            Columns.EITHER.value: lambda said: said.columns_lobby_either(),
        },
        {
            Columns.RISING.value: lambda said: said.columns_proposed_rising(),
            Columns.EITHER.value: lambda said: said.columns_proposed_either(),
        },
    ),
}
"""By the key of the option."""


def name(option: Option, words: Words) -> str:
    """Return what players call an option."""
    return WORDS[option.key].name(words.options)


def helps(option: Option, words: Words) -> str:
    """Return the line below an option."""
    return WORDS[option.key].helps(words.options)


def choice(option: Option, value: Value, words: Words) -> str:
    """Return a value as its menu names it.

    Raises:
        KeyError: the option has no such value.
    """
    return WORDS[option.key].choices[value](words.options)


def in_lobby(option: Option, value: Value, words: Words) -> str:
    """Return what the lobby says of a value, as a sentence."""
    return WORDS[option.key].lobby[value](words.options)


def proposed(option: Option, value: Value, words: Words) -> str:
    """Return what a server's settings say of a value."""
    return WORDS[option.key].proposed[value](words.options)
