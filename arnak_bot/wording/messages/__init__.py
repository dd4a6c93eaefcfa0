"""All sentences in all languages. Made by `python -m tools.make_messages`: change the Fluent files."""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.wording.messages.en.commands import Commands
from arnak_bot.wording.messages.en.labels import Labels
from arnak_bot.wording.messages.en.options import Options
from arnak_bot.wording.messages.en.plain import Plain
from arnak_bot.wording.messages.en.prose import Prose
from arnak_bot.wording.messages.en.refusals import Refusals
from arnak_bot.wording.messages.en.texts import Texts
from arnak_bot.wording.messages.en.wishes import Wishes

__all__ = ["ENGLISH", "LANGUAGES", "Words"]


@dataclass(frozen=True, slots=True)
class Words:
    """Everything that can be said in one language, a field for each room."""

    language: str
    commands: Commands
    labels: Labels
    options: Options
    plain: Plain
    prose: Prose
    refusals: Refusals
    texts: Texts
    wishes: Wishes


ENGLISH = Words(
    language="en",
    commands=Commands(),
    labels=Labels(),
    options=Options(),
    plain=Plain(),
    prose=Prose(),
    refusals=Refusals(),
    texts=Texts(),
    wishes=Wishes(),
)
LANGUAGES = {words.language: words for words in (ENGLISH,)}
