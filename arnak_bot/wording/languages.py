"""Chooses the language for a reader: that of their Discord locale, or English if there is no translation.

There is no current language. Code that produces a text knows its reader and passes the words on: a private reply uses
the user's locale, a public message the table's language, a picture its viewer's language.
"""

from __future__ import annotations

from arnak_bot.wording.messages import ENGLISH, LANGUAGES, Words


def words_for(locale: str | None) -> Words:
    """Return the words for one of Discord's locales, or otherwise for its language without the country.

    >>> words_for("en-GB").language, words_for("tlh").language, words_for(None).language
    ('en', 'en', 'en')
    """
    if locale is None:
        return ENGLISH
    return LANGUAGES.get(locale) or LANGUAGES.get(locale.partition("-")[0]) or ENGLISH


def table_words(chosen: str | None, server_locale: str | None) -> Words:
    return words_for(chosen) if chosen is not None else words_for(server_locale)
