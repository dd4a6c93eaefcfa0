"""Everything that Lost Cities says, in one language, as its host asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

from arnak_bot.games.drawings import LookUp, Statistics
from arnak_bot.games.kit.limits import LABEL_LIMIT, clip
from arnak_bot.games.kit.names import spoken_all
from arnak_bot.games.lost_cities.engine import Action, Event, GameView, IllegalAction, Length, Phase, ScoreSheet
from arnak_bot.games.lost_cities.engine.events import Dealt
from arnak_bot.games.lost_cities.figures import Played
from arnak_bot.games.lost_cities.options import LENGTH
from arnak_bot.games.lost_cities.wording import (
    actions,
    components,
    learn,
    prompts,
    refusals,
    rules,
    scores,
    statistics,
    story,
    tables,
    thoughts,
    typed,
)
from arnak_bot.games.lost_cities.wording.menus import Shelf as Sort
from arnak_bot.games.lost_cities.wording.messages import ENGLISH, LANGUAGES, Words
from arnak_bot.games.lost_cities.wording.panel import panel
from arnak_bot.games.options import GameOptions
from arnak_bot.games.speech import LearnPage, Lesson, Panel, Result, Reviewed, Shelf
from arnak_bot.games.thinking import Advice, Reason, Review

__all__ = ["LostCitiesSpeech", "speech_in"]

_MESSAGE = 2000
_ROOM_FOR_NEWS = 900
"""So much of a panel may tell what happened; the rest belongs to the question."""


class LostCitiesSpeech:
    """Lost Cities in words; see `arnak_bot.games.speech.Speech`."""

    __slots__ = ("_words",)

    def __init__(self, words: Words) -> None:
        self._words = words

    # --- the private panel

    def panel(self, view: GameView, last: Action | None) -> Panel[Action]:
        del last  # nothing that is offered does what Undo does
        return panel(view, self._words)

    def label(self, action: Action, view: GameView, limit: int = LABEL_LIMIT) -> str:
        return actions.label(action, view, self._words, limit)

    def hint(self, action: Action, view: GameView) -> str:
        return clip(actions.hint(action, view, self._words))

    def sign(self, action: Action, view: GameView) -> str:
        return actions.mark(action)

    def happened(
        self, events: Sequence[Event], turn: Sequence[Event], view: GameView, names: Sequence[str]
    ) -> list[str]:
        """Before the draw, which Undo does not reach behind, all that the turn has done."""
        drawing = view.viewer in view.seats_to_act and view.table.phase is Phase.DRAW
        told = story.own(_without_deals(turn if drawing else events), view, spoken_all(names), self._words)
        return [clip(line, _ROOM_FOR_NEWS) for line in told]

    def status(self, view: GameView, points: Sequence[int]) -> list[str]:
        return [prompts.status(view, self._words)]

    def question(self, view: GameView) -> str:
        return prompts.question(view, self._words)

    def undo_reach(self, view: GameView, log: Sequence[tuple[int, str]], turn: Sequence[Event]) -> str:
        return prompts.undo_reach(view, log, self._words)

    def hand(self, view: GameView) -> str:
        return "\n".join([*prompts.paths(view, self._words), prompts.hand(view, self._words)])

    def doubt(self, action: Action, view: GameView, *, final: bool) -> str | None:
        return prompts.doubt(view, action, self._words)

    def why_not_yet(self, action: Action, view: GameView) -> str:
        return typed.why_not_yet(action, view, self._words)

    def refused(self, error: Exception) -> str:
        assert isinstance(error, IllegalAction), "nothing else is refused"
        return refusals.say(error, error.view, self._words)

    # --- what is typed: a question is answered by all that is possible then

    def meant(self, text: str, view: GameView) -> Action:
        return typed.meant(text, view)

    def suggested(self, text: str, view: GameView) -> list[tuple[str, str]]:
        return typed.suggestions(text, view, self._words)

    def answer_meant(self, text: str, view: GameView) -> Action:
        return typed.meant(text, view)

    def answers_suggested(self, text: str, view: GameView) -> list[tuple[str, str]]:
        return typed.suggestions(text, view, self._words)

    # --- the channel

    def turn_line(self, view: GameView, names: Sequence[str]) -> str:
        return tables.turn_line(view, names, self._words)

    def to_move(self, view: GameView, who: str) -> str:
        return tables.to_move(view, who, self._words)

    def round_name(self, number: int) -> str:
        return self._words.tables.round_name(number=number)

    def opening(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[str]:
        return [tables.opening(view, spoken_all(names), self._words)]

    def tell(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[str]:
        return story.tell(_without_deals(events), view, spoken_all(names), self._words)

    def paragraphs(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[list[str]]:
        """A turn is told in a line: they stand together."""
        return [self.tell(events, view, names)]

    def since(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[str]:
        return story.since(events, view, spoken_all(names), self._words)

    def ending(self, sheets: Sequence[ScoreSheet], view: GameView, names: Sequence[str]) -> list[str]:
        winners = scores.winners(sheets, spoken_all(names), self._words)
        return [self._words.tables.ending(winners=winners)]

    def table(self, view: GameView, names: Sequence[str]) -> list[str]:
        return tables.board_text(view, spoken_all(names), self._words)

    def owned(self, view: GameView, seat: int, names: Sequence[str]) -> str:
        player, called, words = view.players[seat], spoken_all(names), self._words
        lines = [tables.player_line(player, called, words), tables.played_cards(player, called, words)]
        return "\n".join([*lines, prompts.hand(view, words)] if seat == view.viewer else lines)

    def discarded(self, view: GameView) -> str:
        return tables.piles(view, self._words)

    def score_lines(self, sheets: Sequence[ScoreSheet], names: Sequence[str]) -> str:
        called, words = spoken_all(names), self._words
        lines = scores.result(sheets, called, words)
        for sheet in sheets:
            lines += scores.expedition_lines(sheet, called[sheet.seat], words)
        return clip("\n".join(lines), _MESSAGE)

    def thread_name(self, options: GameOptions) -> str:
        return self._words.tables.in_thread_name(length=_length(options))

    # --- look-ups, rules, how to play

    def look_ups(self) -> Sequence[LookUp]:
        return [LookUp(each.key, each.name) for each in components.everything(self._words)]

    def look_up(self, text: str, view: GameView | None) -> tuple[LookUp | None, str]:
        found = components.find(text, self._words)
        if found is None:
            return None, components.unknown(text, self._words)
        return LookUp(found.key, found.name), found.describe(view)

    def look_up_suggestions(self, text: str) -> list[tuple[str, str]]:
        return components.suggestions(text, self._words)

    def shelves(self, view: GameView) -> tuple[Shelf, ...]:
        found_on = []
        for sort in Sort:
            things = tuple(LookUp(key, name, told) for name, key, told in components.things_on(view, sort, self._words))
            if things:
                found_on.append(Shelf(sort.name, components.shelf_name(sort, self._words), things))
        return tuple(found_on)

    def rule(self, text: str) -> str:
        name = rules.find_topic(text, self._words)
        if name is None:
            return rules.unknown_topic(text, self._words)
        return self._words.rules.answer(topic=name, told=rules.topics(self._words)[name].text)

    def rule_suggestions(self, text: str) -> list[tuple[str, str]]:
        return [(topic, topic) for topic in rules.topic_suggestions(text, self._words)]

    def pages(self) -> tuple[LearnPage, ...]:
        return learn.pages(self._words)

    def lesson(self, view: GameView, learned: AbstractSet[str]) -> Lesson | None:
        """Nobody is guided: the panel asks one thing after the other."""
        return None

    def again_at(self, options: GameOptions) -> str:
        raise ValueError("nobody plays this alone")

    def suggestion(self, action: Action, view: GameView) -> str:
        raise ValueError("nobody is guided in this game")

    # --- hints and looking back

    def advised(self, advice: Advice, view: GameView, names: Sequence[str]) -> str:
        return thoughts.advised(advice, view, spoken_all(names), self._words)

    def purpose(self, reasons: Sequence[Reason], view: GameView) -> str:
        return thoughts.purpose(reasons, self._words)

    def reviewed(self, review: Review, views: Sequence[GameView], names: Sequence[str]) -> Reviewed:
        return thoughts.reviewed(review, views, spoken_all(names), self.round_name, self._words)

    # --- statistics

    def player_statistics(self, results: Sequence[Result]) -> Statistics:
        return statistics.player_page([_played(result) for result in results], self._words)

    def server_statistics(self, results: Sequence[Result], names: Mapping[int, str]) -> Statistics:
        return statistics.server_page([_played(result) for result in results], names, self._words)


def _without_deals(events: Sequence[Event]) -> list[Event]:
    """That everybody is dealt eight cards is said once, when a game begins."""
    return [event for event in events if not isinstance(event, Dealt)]


def _length(options: GameOptions) -> Length:
    return Length(str(options[LENGTH.key]))


def _played(result: Result) -> Played:
    return Played(
        game=result.table_id,
        who=result.user_id,
        players=result.players,
        length=_length(result.options),
        points=result.points,
        rank=result.rank,
        figures=result.figures,
    )


def speech_in(language: str) -> LostCitiesSpeech:
    """Return what Lost Cities says in a language, by its code; what nobody has translated is said in English."""
    return LostCitiesSpeech(LANGUAGES.get(language, ENGLISH))
