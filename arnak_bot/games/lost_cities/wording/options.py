"""What people read about the options of Lost Cities: in the commands, in the lobby, in what a server proposes."""

from __future__ import annotations

from arnak_bot.game.values import Line, option_words
from arnak_bot.games.lost_cities.options import OPTIONS
from arnak_bot.games.lost_cities.wording.messages import ENGLISH, LANGUAGES, Options

__all__ = ["OPTION_WORDS"]


def _said(language: str) -> Options:
    return LANGUAGES.get(language, ENGLISH).options


OPTION_WORDS = {option.key: option_words(option, _said, Line.PLAY) for option in OPTIONS}
"""By the key of the option."""
