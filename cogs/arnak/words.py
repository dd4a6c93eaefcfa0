"""What Arnak's own commands say: descriptions in every language, and the words of whoever types."""

from __future__ import annotations

from collections.abc import Callable

from discord import app_commands

from arnak_bot.games.arnak.wording.messages import Verbs, Words, words_in
from cogs.client import Interaction
from cogs.speaking import reader_words
from cogs.translating import in_words

__all__ = ["arnak_words", "described"]


def described(saying: Callable[[Verbs], str]) -> app_commands.locale_str:
    """Return a description or a choice in English, with what says it in other words of Arnak."""
    return in_words(lambda words: saying(words_in(words.language).verbs))


def arnak_words(interaction: Interaction) -> Words:
    """Return the words of Arnak for what whoever typed reads alone."""
    return words_in(reader_words(interaction).language)
