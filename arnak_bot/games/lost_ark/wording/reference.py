"""The look-ups of the Lost Ark: its characters, the parts of the ark, and short answers about the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

from arnak_bot.game.options import GameOptions
from arnak_bot.game.texts import ReferenceTexts, pages_of, topics_of
from arnak_bot.game.values import LearnPage, LookUp, Result, Statistics, Topic
from arnak_bot.games.lost_ark.engine import Action, Character, GameView
from arnak_bot.games.lost_ark.engine.printed import LETTERS
from arnak_bot.games.lost_ark.engine.rules.scoring import ScoreSource
from arnak_bot.games.lost_ark.engine.setup import Difficulty
from arnak_bot.games.lost_ark.figures import Figure, challenges_in
from arnak_bot.games.lost_ark.options import DIFFICULTY
from arnak_bot.games.lost_ark.wording.facts import said_in
from arnak_bot.kit import statistics

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


_COUNTED = (*Figure, *ScoreSource)


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

    def player_statistics(self, results: Sequence[Result]) -> Statistics:
        if not results:
            return ()
        said, total = said_in(self.texts.language), statistics.total(results)
        challenges = tuple((said.character(each), said.challenges(challenges_in(total, each))) for each in Character)
        return (
            *statistics.player_page(results, self.common),
            self._by_table(results),
            statistics.section(said.words.statistics, "sheets", total, _COUNTED),
            (said.words.statistics.challenges(), challenges),
        )

    def server_statistics(self, results: Sequence[Result], names: Mapping[int, str]) -> Statistics:
        if not results:
            return ()
        sheets = statistics.section(
            said_in(self.texts.language).words.statistics, "sheets", statistics.total(results), _COUNTED
        )
        return (*statistics.server_page(results, names, self.common), self._by_table(results), sheets)

    def _by_table(self, results: Sequence[Result]) -> tuple[str, statistics.Rows]:
        said = said_in(self.texts.language).words.statistics

        def line(kind: tuple[int, int], alike: Sequence[Result]) -> tuple[str, str]:
            games = len({result.table_id for result in alike})
            found = statistics.total(alike)[Figure.FOUND]
            told = said.table_figures(games=games, found=found, average=statistics.average(alike))
            return said.table(count=kind[0], difficulty=[*Difficulty][kind[1]]), told

        def kind(result: Result) -> tuple[int, int]:
            return result.players, [*Difficulty].index(Difficulty(str(result.options[DIFFICULTY.key])))

        return said.by_table(), statistics.by_table(results, kind, line)
