"""The texts of a game in one language, in four parts, with defaults for any game. Independent of any one game.

A game must implement `TurnTexts.label`, `ChannelTexts.tell` and `table`, and `ReferenceTexts.topics`, and overrides any
defaults that it can improve on. Lines fit in a message; labels and hints have at most 100 characters. `names` are the
names of the seats, then those of the automas. Events may be passed unfiltered: only what the view's viewer may know is
used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

from arnak_bot.game.texts.channel import ChannelTexts
from arnak_bot.game.texts.part import CLOSING, MOST_SUGGESTED, MOST_TYPED, NOTHING_TYPED, A, E, S, V
from arnak_bot.game.texts.reference import ReferenceTexts, SpokenChapters, SpokenRules, topics_of
from arnak_bot.game.texts.thoughts import ThoughtTexts
from arnak_bot.game.texts.turn import TurnTexts, numbered
from arnak_bot.wording.messages import ENGLISH

__all__ = ["CLOSING", "MOST_SUGGESTED", "MOST_TYPED", "NOTHING_TYPED", "AnyTexts", "ChannelTexts", "ReferenceTexts"]
__all__ += ["SpokenChapters", "SpokenRules", "Texts", "ThoughtTexts", "TurnTexts", "numbered", "topics_of"]


class Texts(Generic[A, E, V, S]):
    """The four parts of a game's texts. Each part is given this object, to reach the others."""

    def __init__(
        self,
        language: str,
        turn: Callable[[AnyTexts], TurnTexts[A, E, V]],
        channel: Callable[[AnyTexts], ChannelTexts[E, V, S]],
        reference: Callable[[AnyTexts], ReferenceTexts[A, V]],
        thoughts: Callable[[AnyTexts], ThoughtTexts[V]] | None = None,
    ) -> None:
        self.language = language
        self._parts = turn, channel, reference, thoughts
        self.turn = turn(self)
        self.channel = channel(self)
        self.reference = reference(self)
        self.thoughts = ThoughtTexts[V](self) if thoughts is None else thoughts(self)

    @property
    def english(self) -> Texts[A, E, V, S]:
        """The same texts in English; names are always understood in English, too."""
        return self if self.language == ENGLISH.language else Texts(ENGLISH.language, *self._parts)


AnyTexts = Texts[Any, Any, Any, Any]
