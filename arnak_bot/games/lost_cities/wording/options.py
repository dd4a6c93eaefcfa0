"""What people read about the options of Lost Cities: in the commands, in the lobby, in what a server proposes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from arnak_bot.games.lost_cities.engine.setup import Columns, Length
from arnak_bot.games.lost_cities.options import COLUMNS, LENGTH
from arnak_bot.games.lost_cities.wording.messages import ENGLISH, LANGUAGES, Options
from arnak_bot.games.options import Asked, Typed, Value
from arnak_bot.games.speech import Line, OptionWords, Said, Telling

__all__ = ["OPTION_WORDS"]

_Fixed: TypeAlias = Callable[[Options], str]


def _in(fixed: _Fixed) -> Said:
    return lambda language: fixed(LANGUAGES.get(language, ENGLISH).options)


def _named(choices: Mapping[Typed, _Fixed]) -> dict[Typed, Said]:
    return {typed: _in(fixed) for typed, fixed in choices.items()}


def _told(values: Mapping[Value, _Fixed]) -> Telling:
    return lambda value, language: _in(values[value])(language)


OPTION_WORDS: Mapping[str, OptionWords] = {
    LENGTH.key: OptionWords(
        {
            Asked.NEW: _in(Options.length_help),
            Asked.SERVER: _in(Options.length_server_help),
        },
        names=_named(
            {
                Length.LONG.value: Options.length_long,
                Length.SHORT.value: Options.length_short,
            }
        ),
        lobby=(
            Line.PLAY,
            _told(
                {
                    Length.LONG.value: Options.length_lobby_long,
                    Length.SHORT.value: Options.length_lobby_short,
                }
            ),
        ),
        proposed=_told(
            {
                Length.LONG.value: Options.length_proposed_long,
                Length.SHORT.value: Options.length_proposed_short,
            }
        ),
    ),
    COLUMNS.key: OptionWords(
        {
            Asked.NEW: _in(Options.columns_help),
            Asked.SERVER: _in(Options.columns_server_help),
        },
        names=_named(
            {
                Columns.RISING.value: Options.columns_rising,
                Columns.EITHER.value: Options.columns_either,
            }
        ),
        lobby=(
            Line.PLAY,
            _told(
                {
                    Columns.RISING.value: Options.columns_lobby_rising,
                    Columns.EITHER.value: Options.columns_lobby_either,
                }
            ),
        ),
        proposed=_told(
            {
                Columns.RISING.value: Options.columns_proposed_rising,
                Columns.EITHER.value: Options.columns_proposed_either,
            }
        ),
    ),
}
"""By the key of the option."""
