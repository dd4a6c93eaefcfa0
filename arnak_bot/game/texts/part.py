"""What the parts of a game's texts share."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from arnak_bot.game.position import Action, Event, ScoreSheet, View
from arnak_bot.wording.messages import words_in

if TYPE_CHECKING:
    from arnak_bot.game.texts import AnyTexts

A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
S = TypeVar("S", bound=ScoreSheet)

MOST_SUGGESTED = 25
MOST_TYPED = 60
CLOSING = ("end", "pass")
"""The actions, in any game, whose buttons come below the others, and which /turn end and /turn pass play."""
NOTHING_TYPED = "?"
"""The value of a suggestion that only explains why there are no others, used if nothing was typed."""


class Part:
    def __init__(self, texts: AnyTexts) -> None:
        self.texts = texts
        self.common = words_in(texts.language)
        """The texts common to all games."""
