"""All sentences in all languages. Made by `python -m tools.make_messages`: change the Fluent files."""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.games.lost_cities.wording.messages.en.pictures import Pictures
from arnak_bot.games.lost_cities.wording.messages.en.scores import Scores

__all__ = ["ENGLISH", "LANGUAGES", "Words"]


@dataclass(frozen=True, slots=True)
class Words:
    """Everything that can be said in one language, a field for each room."""

    language: str
    pictures: Pictures
    scores: Scores


ENGLISH = Words(
    language="en",
    pictures=Pictures(),
    scores=Scores(),
)
LANGUAGES = {words.language: words for words in (ENGLISH,)}
