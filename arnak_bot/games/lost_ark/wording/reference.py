"""What can be looked up about the Lost Ark: its characters, the parts of the ark, and short answers about the rules."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from arnak_bot.game.options import GameOptions
from arnak_bot.game.texts import ReferenceTexts, pages_of, topics_of
from arnak_bot.game.values import LearnPage, LookUp, Topic
from arnak_bot.games.lost_ark.engine import Action, Character, GameView
from arnak_bot.games.lost_ark.engine.printed import LETTERS
from arnak_bot.games.lost_ark.engine.setup import Difficulty
from arnak_bot.games.lost_ark.options import DIFFICULTY
from arnak_bot.games.lost_ark.wording.facts import said_in

__all__ = ["Illustration", "Reference"]


class Illustration(StrEnum):
    """The illustration of a how-to-play page."""

    END = "end"
    SHEET = "sheet"
    PART = "part"
    TABLE = "table"
    LEGEND = "legend"


_PAGES = {
    "ark": Illustration.END,
    "turn": Illustration.SHEET,
    "walking": Illustration.TABLE,
    "parts": Illustration.PART,
    "helps": Illustration.LEGEND,
}
"""The pages in order, each with its illustration."""


class Reference(ReferenceTexts[Action, GameView]):
    """Characters, parts of the ark and rules."""

    def topics(self) -> Sequence[Topic]:
        return topics_of(said_in(self.texts.language).words.rules)

    def pages(self) -> tuple[LearnPage, ...]:
        return pages_of(said_in(self.texts.language).words.learn, _PAGES)

    def look_ups(self) -> Sequence[LookUp]:
        said = said_in(self.texts.language).words.components
        characters = (LookUp(each, said[each], said[f"{each}.told"]) for each in Character)
        return (*characters, *(LookUp(each, said.part(letter=each), said.part_told()) for each in LETTERS))

    def again_at(self, options: GameOptions) -> str:
        difficulty = Difficulty(str(options[DIFFICULTY.key]))
        return said_in(self.texts.language).words.tables.again_at(difficulty=difficulty)
