"""Commands as Discord lists them in every language: their names, descriptions, options and choices."""

from __future__ import annotations

import re
from collections.abc import Callable

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Where

from arnak_bot.kit.limits import clip
from arnak_bot.wording.languages import words_for
from arnak_bot.wording.messages import ENGLISH, Commands, Words

__all__ = ["CommandTranslator", "in_words", "localized"]

_SAYING = "saying"
_NAMES = frozenset({Where.command_name, Where.group_name, Where.parameter_name})
_A_NAME = re.compile(r"[-_'\w]{1,32}")


def localized(saying: Callable[[Commands], str]) -> app_commands.locale_str:
    """Return a description or a choice in English, with what says it in other words."""
    return in_words(lambda words: saying(words.commands))


def in_words(saying: Callable[[Words], str]) -> app_commands.locale_str:
    """The same, of what is not among the sentences about commands."""
    return app_commands.locale_str(clip(saying(ENGLISH)), **{_SAYING: saying})


class CommandTranslator(app_commands.Translator):
    """Says to discord.py what commands are called in a locale, and what is said of them."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return a text in the words of a locale; None where it is that of English."""
        words = words_for(locale.value)
        if words is ENGLISH:
            return None
        said = _name(string.message, words) if context.location in _NAMES else _text(string, words)
        return None if said == string.message else said


def _name(name: str, words: Words) -> str | None:
    """What something is called in other words; None where Discord would not take that."""
    said = words.commands.called(name=name)
    return said if _A_NAME.fullmatch(said) and said == said.lower() else None


def _text(string: app_commands.locale_str, words: Words) -> str | None:
    saying = string.extras.get(_SAYING)
    if saying is None:
        return None  # what is suggested while one types is in the reader's words already
    return clip(saying(words))
