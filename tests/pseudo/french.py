"""French as the language nobody speaks: some read it and others English, at the same tables, as a translation will be.

SimCord lets everybody use Discord in English; here a member uses it in a language of their own.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any

import pytest
from simcord import interactions

from arnak_bot.games.arnak.wording.messages import HOME as ARNAK
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.wording.messages import HOME as HOST
from arnak_bot.wording.messages import Words as HostWords
from tools import pseudo
from tools.message_stubs import homes

FRENCH = "fr"
_LETTERS = "[a-zA-Z]"
_ACCENTED = re.compile("[^\x00-\x7f]")


@dataclass(slots=True)
class Readers:
    """Who reads Discord in which locale, by user; everybody else in English."""

    words: Words
    locales: dict[int, str] = field(default_factory=dict)

    def read(self, member: Any, locale: str = FRENCH) -> None:
        """Let a member use Discord in a locale."""
        self.locales[member.id] = locale


@pytest.fixture(scope="session")
def french_words() -> Words:
    """Everything that can be said, in the language nobody speaks."""
    return replace(pseudo.words(), language=FRENCH)


@pytest.fixture
def readers(monkeypatch: pytest.MonkeyPatch, french_words: Words) -> Readers:
    """A translation into French, and members who read it. Named before the bot, so that its commands have it."""
    shared = HostWords(FRENCH, **{room: getattr(french_words, room) for room in HOST.rooms("en")})
    theirs = {HOST: shared, ARNAK: french_words}
    for home in homes():
        said = theirs.get(home) or replace(pseudo.words_of(home), language=FRENCH)
        monkeypatch.setitem(import_module(home.package).LANGUAGES, FRENCH, said)
    found = Readers(french_words)
    payload: Callable[..., Any] = interactions.base_payload

    def in_their_locale(backend: Any, *, guild_id: int | None, user_id: int, **rest: Any) -> Any:
        record, made = payload(backend, guild_id=guild_id, user_id=user_id, **rest)
        made["locale"] = found.locales.get(user_id, "en-US")
        if guild_id is not None:
            made["guild_locale"] = backend.get_guild(guild_id).preferred_locale
        return record, made

    monkeypatch.setattr(interactions, "base_payload", in_their_locale)
    return found


def is_accented(text: str) -> bool:
    """Whether a text is in the language nobody speaks: none of its longer words is plain."""
    words = re.findall(r"[^\W\d_]{4,}", text)
    return bool(words) and sum(bool(_ACCENTED.search(word)) for word in words) * 2 > len(words)


def is_english(text: str) -> bool:
    """Whether no word of a text is accented."""
    return not [word for word in re.findall(r"[^\W\d_]{2,}", text) if _ACCENTED.search(word)]
