"""A game's sentences in one language, and a base class for the texts that use them. Independent of any one game."""

from __future__ import annotations

from abc import abstractmethod
from functools import cached_property, partial
from typing import Any, Generic, TypeVar

from arnak_bot.kit.prose import either, enumerated, listed
from arnak_bot.wording.messages import words_in

S = TypeVar("S", bound=Any)
W = TypeVar("W", bound=Any)


class Sayings(Generic[W]):
    """All sentences of a game in a language; a game adds helpers for frequent phrases."""

    def __init__(self, words: W) -> None:
        self.words = words
        self.common = words_in(words.language)
        self.listed = partial(listed, words=self.common)
        self.either = partial(either, words=self.common)
        self.enumerated = partial(enumerated, words=self.common)


class Speaking(Generic[S, W]):
    """Base class for a part of a game's texts: gives it the messages in its language, which each game supplies."""

    texts: Any

    @staticmethod
    @abstractmethod
    def in_language(language: str) -> Any:
        """The sentences of a language, by code, with or without helpers."""

    @cached_property
    def said(self) -> S:
        said: S = type(self).in_language(self.texts.language)
        return said

    @cached_property
    def words(self) -> W:
        """The sentences themselves, without the methods that help to build them."""
        words: W = getattr(self.said, "words", self.said)
        return words
