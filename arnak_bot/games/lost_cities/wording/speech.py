"""Everything that Lost Cities says, in one language, as its host asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

from arnak_bot.game.options import GameOptions
from arnak_bot.game.texts import AnyTexts, ChannelTexts, ReferenceTexts, Texts, ThoughtTexts, TurnTexts
from arnak_bot.game.thinking import Advice, Reason, Review
from arnak_bot.game.values import LearnPage, Lesson, LookUp, Panel, Result, Reviewed, Shelf, Statistics
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
from arnak_bot.games.lost_cities.wording.messages import ENGLISH, LANGUAGES
from arnak_bot.games.lost_cities.wording.options import OPTION_WORDS
from arnak_bot.games.lost_cities.wording.panel import panel

__all__ = ["OPTION_WORDS", "texts_in"]

_MESSAGE = 2000
_ROOM_FOR_NEWS = 900
"""So much of a panel may tell what happened; the rest belongs to the question."""


class Turn(TurnTexts[Action, Event, GameView]):
    """What whoever is to act reads, and what they type."""

    def __init__(self, texts: AnyTexts) -> None:
        super().__init__(texts)
        self.words = LANGUAGES.get(texts.language, ENGLISH)

    def panel(self, view: GameView, last: Action | None) -> Panel[Action]:
        del last  # nothing that is offered does what Undo does
        return panel(view, self.words)

    def label(self, action: Action, view: GameView, limit: int = LABEL_LIMIT) -> str:
        return actions.label(action, view, self.words, limit)

    def hint(self, action: Action, view: GameView) -> str:
        return clip(actions.hint(action, view, self.words))

    def sign(self, action: Action, view: GameView) -> str:
        return actions.mark(action)

    def happened(
        self, events: Sequence[Event], turn: Sequence[Event], view: GameView, names: Sequence[str]
    ) -> list[str]:
        """Before the draw, which Undo does not reach behind, all that the turn has done."""
        drawing = view.viewer in view.seats_to_act and view.table.phase is Phase.DRAW
        told = story.own(_without_deals(turn if drawing else events), view, spoken_all(names), self.words)
        return [clip(line, _ROOM_FOR_NEWS) for line in told]

    def status(self, view: GameView, points: Sequence[int]) -> list[str]:
        return [prompts.status(view, self.words)]

    def question(self, view: GameView) -> str:
        return prompts.question(view, self.words)

    def undo_reach(self, view: GameView, log: Sequence[tuple[int, str]], turn: Sequence[Event]) -> str:
        return prompts.undo_reach(view, log, self.words)

    def hand(self, view: GameView) -> str:
        return "\n".join([*prompts.paths(view, self.words), prompts.hand(view, self.words)])

    def doubt(self, action: Action, view: GameView, *, final: bool) -> str | None:
        return prompts.doubt(view, action, self.words)

    def why_not_yet(self, action: Action, view: GameView) -> str:
        return typed.why_not_yet(action, view, self.words)

    def refused(self, error: Exception) -> str:
        assert isinstance(error, IllegalAction), "nothing else is refused"
        return refusals.say(error, error.view, self.words)

    def meant(self, text: str, view: GameView) -> Action:
        return typed.meant(text, view)

    def suggested(self, text: str, view: GameView) -> list[tuple[str, str]]:
        return typed.suggestions(text, view, self.words)

    def answer_meant(self, text: str, view: GameView) -> Action:
        return typed.meant(text, view)

    def answers_suggested(self, text: str, view: GameView) -> list[tuple[str, str]]:
        return typed.suggestions(text, view, self.words)


class Channel(ChannelTexts[Event, GameView, ScoreSheet]):
    """What everybody at a table reads."""

    def __init__(self, texts: AnyTexts) -> None:
        super().__init__(texts)
        self.words = LANGUAGES.get(texts.language, ENGLISH)

    def turn_line(self, view: GameView, names: Sequence[str]) -> str:
        return tables.turn_line(view, names, self.words)

    def to_move(self, view: GameView, who: str) -> str:
        return tables.to_move(view, who, self.words)

    def round_name(self, number: int) -> str:
        return self.words.tables.round_name(number=number)

    def opening(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[str]:
        return [tables.opening(view, spoken_all(names), self.words)]

    def tell(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[str]:
        return story.tell(_without_deals(events), view, spoken_all(names), self.words)

    def paragraphs(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[list[str]]:
        """A turn is told in a line: they stand together."""
        return [self.tell(events, view, names)]

    def since(self, events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[str]:
        return story.since(events, view, spoken_all(names), self.words)

    def ending(self, sheets: Sequence[ScoreSheet], view: GameView, names: Sequence[str]) -> list[str]:
        winners = scores.winners(sheets, spoken_all(names), self.words)
        return [self.words.tables.ending(winners=winners)]

    def table(self, view: GameView, names: Sequence[str]) -> list[str]:
        return tables.board_text(view, spoken_all(names), self.words)

    def owned(self, view: GameView, seat: int, names: Sequence[str]) -> str:
        player, called, words = view.players[seat], spoken_all(names), self.words
        lines = [tables.player_line(player, called, words), tables.played_cards(player, called, words)]
        return "\n".join([*lines, prompts.hand(view, words)] if seat == view.viewer else lines)

    def discarded(self, view: GameView) -> str:
        return tables.piles(view, self.words)

    def score_lines(self, sheets: Sequence[ScoreSheet], names: Sequence[str]) -> str:
        called, words = spoken_all(names), self.words
        lines = scores.result(sheets, called, words)
        for sheet in sheets:
            lines += scores.expedition_lines(sheet, called[sheet.seat], words)
        return clip("\n".join(lines), _MESSAGE)

    def thread_name(self, options: GameOptions) -> str:
        return self.words.tables.in_thread_name(length=_length(options))


class Reference(ReferenceTexts[Action, GameView]):
    """What can be looked up."""

    def __init__(self, texts: AnyTexts) -> None:
        super().__init__(texts)
        self.words = LANGUAGES.get(texts.language, ENGLISH)

    def look_ups(self) -> Sequence[LookUp]:
        return [LookUp(each.key, each.name) for each in components.everything(self.words)]

    def look_up(self, text: str, view: GameView | None) -> tuple[LookUp | None, str]:
        found = components.find(text, self.words)
        if found is None:
            return None, components.unknown(text, self.words)
        return LookUp(found.key, found.name), found.describe(view)

    def look_up_suggestions(self, text: str) -> list[tuple[str, str]]:
        return components.suggestions(text, self.words)

    def shelves(self, view: GameView) -> tuple[Shelf, ...]:
        found_on = []
        for sort in Sort:
            things = tuple(LookUp(key, name, told) for name, key, told in components.things_on(view, sort, self.words))
            if things:
                found_on.append(Shelf(sort.name, components.shelf_name(sort, self.words), things))
        return tuple(found_on)

    def topics(self) -> Mapping[str, str]:
        return {name: topic.text for name, topic in rules.topics(self.words).items()}

    def rule(self, text: str) -> str:
        name = rules.find_topic(text, self.words)
        if name is None:
            return rules.unknown_topic(text, self.words)
        return self.words.rules.answer(topic=name, told=rules.topics(self.words)[name].text)

    def rule_suggestions(self, text: str) -> list[tuple[str, str]]:
        return [(topic, topic) for topic in rules.topic_suggestions(text, self.words)]

    def pages(self) -> tuple[LearnPage, ...]:
        return learn.pages(self.words)

    def lesson(self, view: GameView, learned: AbstractSet[str]) -> Lesson | None:
        """Nobody is guided: the panel asks one thing after the other."""
        return None

    def again_at(self, options: GameOptions) -> str:
        raise ValueError("nobody plays this alone")

    def suggestion(self, action: Action, view: GameView) -> str:
        raise ValueError("nobody is guided in this game")

    def player_statistics(self, results: Sequence[Result]) -> Statistics:
        return statistics.player_page([_played(result) for result in results], self.words)

    def server_statistics(self, results: Sequence[Result], names: Mapping[int, str]) -> Statistics:
        return statistics.server_page([_played(result) for result in results], names, self.words)


class Thoughts(ThoughtTexts[GameView]):
    """Hints and the look back."""

    def __init__(self, texts: AnyTexts) -> None:
        super().__init__(texts)
        self.words = LANGUAGES.get(texts.language, ENGLISH)

    def advised(self, advice: Advice, view: GameView, names: Sequence[str]) -> str:
        return thoughts.advised(advice, view, spoken_all(names), self.words)

    def purpose(self, reasons: Sequence[Reason], view: GameView) -> str:
        return thoughts.purpose(reasons, self.words)

    def reviewed(self, review: Review, views: Sequence[GameView], names: Sequence[str]) -> Reviewed:
        return thoughts.reviewed(review, views, spoken_all(names), self.texts.channel.round_name, self.words)


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


def texts_in(language: str) -> Texts[Action, Event, GameView, ScoreSheet]:
    """Return what Lost Cities says in a language, by its code; what nobody has translated is said in English."""
    return Texts(language, Turn, Channel, Reference, Thoughts)
