"""Which words of Arnak somebody reads, by the language that their host has found out."""

from __future__ import annotations

from arnak_bot.games.arnak.wording.messages import ENGLISH, LANGUAGES, Words

__all__ = ["words_in"]


def words_in(language: str) -> Words:
    """Return all that is said in a language, by its code; English where nobody has translated it."""
    return LANGUAGES.get(language, ENGLISH)
