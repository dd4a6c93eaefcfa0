"""Everything that Arnak says, in one language, as its host asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.game.options import GameOptions
from arnak_bot.game.texts import AnyTexts, ChannelTexts, Texts, TurnTexts
from arnak_bot.game.values import Panel
from arnak_bot.games.arnak.engine import Action, Event, GameView, Phase, ScoreSheet
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.games.arnak.engine.options import board_of
from arnak_bot.games.arnak.engine.state import RIVAL_SEAT
from arnak_bot.games.arnak.wording import (
    actions,
    in_words,
    prompts,
    signs,
    story,
    tables,
    typed,
)
from arnak_bot.games.arnak.wording.languages import words_in
from arnak_bot.games.arnak.wording.options import OPTION_WORDS
from arnak_bot.games.arnak.wording.panel import panel
from arnak_bot.games.arnak.wording.reference import Reference
from arnak_bot.games.arnak.wording.things import found, found_line
from arnak_bot.games.arnak.wording.thoughts import Thoughts
from arnak_bot.kit.limits import LABEL_LIMIT, clip
from arnak_bot.kit.names import spoken_all
from arnak_bot.kit.numerals import numeral
from arnak_bot.kit.prose import as_sentence

__all__ = ["OPTION_WORDS", "texts_in"]

_END = act("end")
_MOST_FOUND, _MOST_TOLD = 5, 5
_ROOM_FOR_NEWS = 900
"""So much of a panel may tell what happened; the rest belongs to the question."""


class Turn(TurnTexts[Action, Event, GameView]):
    """What whoever is to act reads, and what they type."""

    def __init__(self, texts: AnyTexts) -> None:
        super().__init__(texts)
        self.words = words_in(texts.language)

    def panel(self, view: GameView, last: Action | None) -> Panel[Action]:
        return panel(view, last, _END, self.words)

    def label(self, action: Action, view: GameView, limit: int = LABEL_LIMIT) -> str:
        return actions.label(action, view, limit, words=self.words)

    def hint(self, action: Action, view: GameView) -> str:
        return in_words.described(action, view, words=self.words)

    def sign(self, action: Action, view: GameView) -> str:
        return actions.mark(action, view)

    def happened(
        self, events: Sequence[Event], turn: Sequence[Event], view: GameView, names: Sequence[str]
    ) -> list[str]:
        words, mine = self.words, view.viewer in view.seats_to_act
        lines = [found_line(thing) for thing in found(events, view, words)][:_MOST_FOUND] if mine else []
        if mine and prompts.is_to_end(view):
            told = story.tell(turn, view, names, words=words)
            lines.append(prompts.turn_so_far(told[-_MOST_TOLD:], words))
        else:
            lines += story.tell_own_first(events, view, names, _MOST_TOLD, words)
        return [clip(line, _ROOM_FOR_NEWS) for line in lines]

    def status(self, view: GameView, points: Sequence[int]) -> list[str]:
        assert view.viewer is not None
        lines = [prompts.status(view, self.words)]
        return [*lines, prompts.standing(view, points[view.viewer], self.words)] if points else lines

    def question(self, view: GameView) -> str:
        return prompts.question(view, self.words)

    def undo_reach(self, view: GameView, log: Sequence[tuple[int, str]], turn: Sequence[Event]) -> str:
        return prompts.undo_reach(view, log, turn, self.words)

    def hand(self, view: GameView) -> str:
        return prompts.hand(view, self.words)

    def doubt(self, action: Action, view: GameView, *, final: bool) -> str | None:
        return prompts.doubt(view, action, final=final, words=self.words)

    def why_not_yet(self, action: Action, view: GameView) -> str:
        return typed.why_not_yet(action, view, self.words)

    def refused(self, error: Exception) -> str:
        return as_sentence(str(error))

    def meant(self, text: str, view: GameView) -> Action:
        return typed.meant(text, typed.ANYTHING, view, self.words)

    def suggested(self, text: str, view: GameView) -> list[tuple[str, str]]:
        return typed.suggestions(text, typed.ANYTHING, view, self.words)

    def answer_meant(self, text: str, view: GameView) -> Action:
        return typed.answer_meant(text, view, self.words)

    def answers_suggested(self, text: str, view: GameView) -> list[tuple[str, str]]:
        return typed.answers_suggested(text, view, self.words)


class Channel(ChannelTexts[Event, GameView, ScoreSheet]):
    """What everybody at a table reads."""

    def __init__(self, texts: AnyTexts) -> None:
        super().__init__(texts)
        self.words = words_in(texts.language)

    def turn_line(self, view: GameView, names: Sequence[str]) -> str:
        return tables.turn_line(view, names, self.words)

    def to_move(self, view: GameView, who: str) -> str:
        said, number = self.words.tables, signs.ROMAN[view.round]
        if view.phase is Phase.KEEPING:
            return said.waits_to_keep(round=number, who=who)
        return said.waits_to_move(round=number, who=who)

    def round_name(self, number: int) -> str:
        return self.words.tables.round_name(round=numeral(number))

    def opening(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[str]:
        """The rival has moved already (R46)."""
        if view.rival is None:
            return [tables.opening(names, self.words)]
        rival = view.rival
        moved = [event for event in events if event.seat == RIVAL_SEAT]
        return [
            tables.solo_opening(names[0], rival.difficulty, rival.red_tiles, self.words),
            *story.tell(moved, view, names, words=self.words),
        ]

    def tell(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[str]:
        return story.tell(events, view, names, words=self.words)

    def paragraphs(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[list[str]]:
        return story.paragraphs(events, view, names, self.words)

    def since(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[str]:
        return story.since(events, view, names, words=self.words)

    def ending(self, sheets: Sequence[ScoreSheet], view: GameView, names: Sequence[str]) -> list[str]:
        said = [f"**{tables.winners(sheets, spoken_all(names), self.words)}!**"]
        if view.rival is not None:
            said.append(tables.solo_result(sheets[0].rank == 1, self.words))
        return said

    def table(self, view: GameView, names: Sequence[str]) -> list[str]:
        return tables.board_text(view, names, self.words)

    def owned(self, view: GameView, seat: int, names: Sequence[str]) -> str:
        return tables.owned_cards(view, seat, names, self.words)

    def discarded(self, view: GameView) -> str:
        return tables.exiled(view, self.words)

    def score_lines(self, sheets: Sequence[ScoreSheet], names: Sequence[str]) -> str:
        return tables.score_lines(sheets, names, self.words)

    def thread_name(self, options: GameOptions) -> str:
        return self.words.tables.in_thread_name(board=board_of(options))

    def part_name(self, part: str) -> str:
        return self.words.tables[f"part-{part}"]


def texts_in(language: str) -> Texts[Action, Event, GameView, ScoreSheet]:
    """Return what Arnak says in a language, by its code; what nobody has translated is said in English."""
    return Texts(language, Turn, Channel, Reference, Thoughts)
