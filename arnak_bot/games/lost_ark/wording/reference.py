"""The look-ups of the Lost Ark: its characters, the parts of the ark, and short answers about the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import ClassVar

from arnak_bot.game.options import GameOptions
from arnak_bot.game.texts import ReferenceTexts, SpokenChapters, SpokenRules
from arnak_bot.game.values import LookUp, Result, Statistics
from arnak_bot.games.lost_ark.engine import Action, Character, Difficulty, GameView, ScoreSource
from arnak_bot.games.lost_ark.engine.printed import CHALLENGE_PLACES, LETTERS, Challenge
from arnak_bot.games.lost_ark.engine.rules.finding import found_parts
from arnak_bot.games.lost_ark.engine.setup import DIFFICULTY
from arnak_bot.games.lost_ark.figures import Figure, challenges_in
from arnak_bot.games.lost_ark.prospects import parts_left
from arnak_bot.games.lost_ark.wording.facts import Speaking
from arnak_bot.kit import statistics


class Illustration(StrEnum):
    END = "end"
    SHEET = "sheet"
    PART = "part"
    TABLE = "table"
    LEGEND = "legend"


_SIGNS = ("hint", "jewel", "minus-sign", "box-sign", "marks", "edge", "wreck", "road-sign", "danger", "lost-letter")
_COUNTED = (*Figure, *ScoreSource)


def _key(challenge: Challenge) -> str:
    return challenge.replace(" ", "-")


class Reference(Speaking, SpokenRules, SpokenChapters, ReferenceTexts[Action, GameView]):
    illustrations: ClassVar[Mapping[str, str]] = {
        "ark": Illustration.END,
        "start": Illustration.TABLE,
        "turn": Illustration.SHEET,
        "walking": Illustration.SHEET,
        "parts": Illustration.PART,
        "helps": Illustration.LEGEND,
    }

    def look_ups(self) -> Sequence[LookUp]:
        said = self.words.components
        told = (*Character, *map(_key, Challenge), *_SIGNS)
        parts = (LookUp(each, said.part(letter=each), said.part_told()) for each in LETTERS)
        return (*(LookUp(each, said[each], said[f"{each}.told"]) for each in told), *parts)

    def lying(self, view: GameView) -> Mapping[str, tuple[str, Sequence[str]]]:
        said, sheets = self.words.components, view.sheets
        own = [] if view.viewer is None else [view.own.character]
        playing = [each for each in (*own, *(sheet.character for sheet in sheets)) if each is not None]
        return {
            "CHARACTERS": (said.characters_here(), playing or [*Character]),
            "PARTS": (said.parts_here(), [*LETTERS]),
            "CHALLENGES": (said.challenges_here(), [*map(_key, Challenge)]),
            "SIGNS": (said.signs_here(), _SIGNS),
        }

    def line(self, thing: LookUp, view: GameView) -> str:
        """For a challenge, how many places the viewer still has to visit, or that it is missed; for a part, where it
        could be.
        """
        said = self.said
        if view.viewer is None:
            return thing.told
        if thing.key in LETTERS:
            found = found_parts(view.own).get(thing.key)
            if found:
                return said.words.pictures.part_found(place=said.place(found))
            return said.places_left({thing.key: parts_left(view.own)[thing.key].bit_count()})
        if thing.key == _key(Challenge.NO_MINUS) and view.own.minus:
            return said.words.components.challenge_missed(told=thing.told)
        challenge = next((each for each in CHALLENGE_PLACES if _key(each) == thing.key), None)
        if challenge is None:
            return thing.told
        left = (CHALLENGE_PLACES[challenge] & ~view.own.visited).bit_count()
        return said.words.components.challenge_left(told=thing.told, count=left)

    def again_at(self, options: GameOptions) -> str:
        return self.words.tables[f"again-{options[DIFFICULTY.key]}"]

    def own_games(self, results: Sequence[Result]) -> Statistics:
        said, total = self.said, statistics.total(results)
        challenges = tuple((said.character(each), said.challenges(challenges_in(total, each))) for each in Character)
        return (
            *statistics.player_page(results, self.common),
            self._by_table(results),
            statistics.section(said.words.statistics, "sheets", total, _COUNTED),
            (said.words.statistics.challenges(), challenges),
        )

    def all_games(self, results: Sequence[Result], names: Mapping[int, str]) -> Statistics:
        sheets = statistics.section(self.words.statistics, "sheets", statistics.total(results), _COUNTED)
        return (*statistics.server_page(results, names, self.common), self._by_table(results), sheets)

    def _by_table(self, results: Sequence[Result]) -> tuple[str, statistics.Rows]:
        said = self.words.statistics

        def line(kind: tuple[int, int], alike: Sequence[Result]) -> tuple[str, str]:
            found = statistics.games(each for each in alike if each.figures.get(Figure.FOUND))
            games, average = statistics.games(alike), statistics.average(alike)
            told = said.table_figures(games=games, found=found, average=average)
            return said.tell(f"table-{[*Difficulty][kind[1]]}", {"count": kind[0]}.__getitem__), told

        def kind(result: Result) -> tuple[int, int]:
            return result.players, [*Difficulty].index(Difficulty(str(result.options[DIFFICULTY.key])))

        return said.by_table(), statistics.by_table(results, kind, line)
