"""Which words somebody reads: those of a locale of Discord, or English where nobody has translated them.

There is no current language. Whoever writes to somebody knows whom, and hands the words down: a private answer is in
the words of the user's locale, a public message in those of the table, a picture in those of whoever sees it.
"""

from __future__ import annotations

from arnak_bot.wording.messages import ENGLISH, LANGUAGES, Words

__all__ = ["table_words", "words_for"]


def words_for(locale: str | None) -> Words:
    """Return the words for a locale as Discord writes it; those of its language where its country has none.

    >>> words_for("en-GB").language, words_for("tlh").language, words_for(None).language
    ('en', 'en', 'en')
    """
    if locale is None:
        return ENGLISH
    return LANGUAGES.get(locale) or LANGUAGES.get(locale.partition("-")[0]) or ENGLISH


def table_words(chosen: str | None, server_locale: str | None) -> Words:
    """Return the words of a table: what it has chosen, else those that the server prefers."""
    return words_for(chosen) if chosen is not None else words_for(server_locale)
