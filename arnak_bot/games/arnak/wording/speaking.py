"""A base class for the four parts of Arnak's texts: gives them the messages of their language."""

from __future__ import annotations

from functools import cached_property

from arnak_bot.game.texts import AnyTexts
from arnak_bot.games.arnak.wording.messages import Words, words_in


class Speaking:
    """A part of the texts, with the messages of its language."""

    texts: AnyTexts

    @cached_property
    def words(self) -> Words:
        return words_in(self.texts.language)
