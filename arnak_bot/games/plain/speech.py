"""Words that serve any game, where it has none of its own: a list of moves, players to move, points. Knows no game.

A game writes `label`, `tell`, `table` and `topics`, and says better than here whatever it can.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import ClassVar, Generic, TypeVar

from arnak_bot.games.drawings import LookUp, Statistics
from arnak_bot.games.kit.limits import LABEL_LIMIT, clip
from arnak_bot.games.kit.names import spoken_all
from arnak_bot.games.kit.prose import capital, either, listed
from arnak_bot.games.options import GameOptions
from arnak_bot.games.plain import statistics
from arnak_bot.games.plain.named import Named, fitting, just_so
from arnak_bot.games.plain.thinking import advised, in_turn, reviewed
from arnak_bot.games.port import Action, ScoreSheet, View
from arnak_bot.games.speech import LearnPage, Lesson, Menu, Panel, Result, Reviewed, Shelf
from arnak_bot.games.thinking import Advice, Reason, Review
from arnak_bot.wording.messages import ENGLISH, LANGUAGES

__all__ = ["PlainSpeech"]

A = TypeVar("A", bound=Action)
E = TypeVar("E")
V = TypeVar("V", bound=View)
S = TypeVar("S", bound=ScoreSheet)

_MOST_SUGGESTED = 25
_MOST_NEAR = 4
_MOST_NEWS = 3
_MOST_TYPED = 40
NOTHING_TYPED = "?"
"""What a suggestion sends that only says why there is none, where nothing was typed."""


class PlainSpeech(ABC, Generic[A, E, V, S]):
    """A game in words, in one language; see `arnak_bot.games.speech.Speech`."""

    refusal: ClassVar[type[Exception]]
    """What is raised for words that mean no action: the game's own."""

    def __init__(self, language: str) -> None:
        self.words = LANGUAGES.get(language, ENGLISH)

    # --- what a game says itself

    @abstractmethod
    def label(self, action: A, view: V, limit: int = LABEL_LIMIT) -> str:
        """An action as a player would say it."""

    @abstractmethod
    def tell(self, events: Sequence[E], view: V, names: Sequence[str]) -> list[str]:
        """What happened, a line each."""

    @abstractmethod
    def table(self, view: V, names: Sequence[str]) -> list[str]:
        """The whole table in words, in lines."""

    @abstractmethod
    def topics(self) -> Mapping[str, str]:
        """The short rules, a text by its topic; they are the pages of how to play as well."""

    def look_ups(self) -> Sequence[LookUp]:
        """All that can be asked about, each told in a line."""
        return ()

    # --- the private panel

    def panel(self, view: V, last: A | None) -> Panel[A]:
        """One menu of everything."""
        del last
        return Panel((Menu("MOVES", self.words.plain.moves(), tuple(view.legal)),))

    def hint(self, action: A, view: V) -> str:
        """The label says it all."""
        return ""

    def sign(self, action: A, view: V) -> str:
        """No action has a sign."""
        return ""

    def happened(self, events: Sequence[E], turn: Sequence[E], view: V, names: Sequence[str]) -> list[str]:
        """What has just happened."""
        return self.tell(events, view, names)

    def status(self, view: V, points: Sequence[int]) -> list[str]:
        """The picture says it all."""
        return []

    def question(self, view: V) -> str:
        """What one does, whatever it is."""
        return self.words.plain.question()

    def undo_reach(self, view: V, log: Sequence[tuple[int, str]], turn: Sequence[E]) -> str:
        """The Undo button says it all."""
        return ""

    def hand(self, view: V) -> str:
        """Nobody has one."""
        return self.words.plain.no_hand()

    def doubt(self, action: A, view: V, *, final: bool) -> str | None:
        """Every action may be meant."""
        return None

    def why_not_yet(self, action: A, view: V) -> str:
        """Whether it is possible now, without a reason."""
        said, name = self.words.plain, self.label(action, view)
        return said.possible_now(action=name) if action in view.legal else said.not_now(action=name)

    def refused(self, error: Exception) -> str:
        """The reason, which the game's refusals have in words."""
        return self.words.prose.sentence(clause=f"{error}"[:1].upper() + f"{error}"[1:])

    # --- what is typed

    def meant(self, typed: str, view: V) -> A:
        """By its text or its label, or by words that stand in those of one action alone."""
        return self._meant(typed, view.legal, view)

    def suggested(self, typed: str, view: V) -> list[tuple[str, str]]:
        """Actions with all these words in their labels or texts."""
        return self._suggested(typed, view.legal, view)

    def answer_meant(self, typed: str, view: V) -> A:
        """As `meant`, of the answers to an open question, or of everything without one."""
        return self._meant(typed, view.answers or view.legal, view)

    def answers_suggested(self, typed: str, view: V) -> list[tuple[str, str]]:
        """As `suggested`, of the answers to an open question, or of everything without one."""
        return self._suggested(typed, view.answers or view.legal, view)

    def _named(self, actions: Sequence[A], view: V) -> list[Named[A]]:
        return [(action, (action.text, self.label(action, view))) for action in actions]

    def _meant(self, typed: str, actions: Sequence[A], view: V) -> A:
        named = self._named(actions, view)
        found = just_so(typed, named) or fitting(typed, named)
        if len(found) != 1:
            raise self.refusal(self._why_not(typed, found, view))
        return found[0]

    def _why_not(self, typed: str, found: Sequence[A], view: V) -> str:
        said = self.words.plain
        if not view.legal:
            return said.not_your_turn()
        if not found:
            return said.nothing_like_it(typed=clip(typed, _MOST_TYPED))
        near = [self.label(action, view) for action in found[:_MOST_NEAR]]
        return said.several(typed=clip(typed, _MOST_TYPED), actions=either(near, self.words))

    def _suggested(self, typed: str, actions: Sequence[A], view: V) -> list[tuple[str, str]]:
        found = [(self.label(action, view), action.text) for action in fitting(typed, self._named(actions, view))]
        why = clip(self.refused(self.refusal(self._why_not(typed, (), view))))
        return found[:_MOST_SUGGESTED] or [(why, clip(typed.strip()) or NOTHING_TYPED)]

    # --- the channel

    def turn_line(self, view: V, names: Sequence[str]) -> str:
        """Who is to move, without a round."""
        return self.to_move(view, listed((names[seat] for seat in view.seats_to_act), self.words))

    def to_move(self, view: V, who: str) -> str:
        """Whom the table waits for, without a round."""
        return self.words.plain.over() if view.over else self.words.plain.to_move(who=who)

    def round_name(self, number: int) -> str:
        """Its number."""
        return self.words.plain.round(number=number)

    def opening(self, events: Sequence[E], view: V, names: Sequence[str]) -> list[str]:
        """Who plays, and what the deal has brought."""
        return [self.words.plain.begins(who=listed(names, self.words)), *self.tell(events, view, names)]

    def paragraphs(self, events: Sequence[E], view: V, names: Sequence[str]) -> list[list[str]]:
        """What happened in parts that a long message sets apart: one part."""
        return [self.tell(events, view, names)]

    def since(self, events: Sequence[E], view: V, names: Sequence[str]) -> list[str]:
        """The last that happened."""
        return self.tell(events, view, names)[-_MOST_NEWS:]

    def ending(self, sheets: Sequence[S], view: V, names: Sequence[str]) -> list[str]:
        """Who has won, with the points."""
        first = [sheet for sheet in sheets if sheet.rank == 1]
        who = listed(spoken_all(names[sheet.seat] for sheet in first), self.words)
        return [f"**{self.words.plain.winners(who=who, count=len(first), points=first[0].total)}!**"]

    def owned(self, view: V, seat: int, names: Sequence[str]) -> str:
        """What lies on the table."""
        return self.words.plain.all_on_the_table(name=names[seat])

    def discarded(self, view: V) -> str:
        """Nothing leaves play."""
        return self.words.plain.nothing_discarded()

    def score_lines(self, sheets: Sequence[S], names: Sequence[str]) -> str:
        """A line a player, the best first."""
        ordered = sorted(sheets, key=lambda sheet: sheet.rank)
        said = self.words.plain
        return "\n".join(said.score(rank=sheet.rank, name=names[sheet.seat], points=sheet.total) for sheet in ordered)

    def thread_name(self, options: GameOptions) -> str:
        """Nothing but the game's title."""
        return ""

    # --- look-ups, rules, how to play

    def look_up(self, typed: str, view: V | None) -> tuple[LookUp | None, str]:
        """What its line says."""
        things: list[Named[LookUp]] = [(each, (each.key, each.name)) for each in self.look_ups()]
        found = just_so(typed, things) or fitting(typed, things)
        if len(found) == 1:
            return found[0], self.words.plain.thing(name=found[0].name, told=found[0].told)
        return None, self._unknown(typed, [each.name for each in found or self.look_ups()])

    def look_up_suggestions(self, typed: str) -> list[tuple[str, str]]:
        """Things with all these words in their names."""
        things: list[Named[LookUp]] = [(each, (each.name, each.key)) for each in self.look_ups()]
        return [(each.name, each.key) for each in fitting(typed, things)][:_MOST_SUGGESTED]

    def shelves(self, view: V) -> tuple[Shelf, ...]:
        """Nothing on the table has to be explained there."""
        return ()

    def rule(self, typed: str) -> str:
        """The text of the topic."""
        topics = self.topics()
        named = [(topic, (topic,)) for topic in topics]
        found = just_so(typed, named) or fitting(typed, named)
        if len(found) == 1:
            return self.words.plain.thing(name=found[0], told=topics[found[0]])
        return self._unknown(typed, found or list(topics))

    def rule_suggestions(self, typed: str) -> list[tuple[str, str]]:
        """Topics with all these words in their names or texts."""
        named = [(topic, (topic, text)) for topic, text in self.topics().items()]
        return [(topic, topic) for topic in fitting(typed, named)][:_MOST_SUGGESTED]

    def _unknown(self, typed: str, near: Sequence[str]) -> str:
        said, shown = self.words.plain, clip(typed, _MOST_TYPED)
        if not near:
            return said.unknown_here(typed=shown)
        return said.unknown(typed=shown, names=either(near[:_MOST_NEAR], self.words))

    def pages(self) -> tuple[LearnPage, ...]:
        """The short rules, each with the signs beside it."""
        return tuple(LearnPage(topic, text, topic) for topic, text in self.topics().items())

    def lesson(self, view: V, learned: AbstractSet[str]) -> Lesson | None:
        """Nobody is guided."""
        return None

    def suggestion(self, action: A, view: V) -> str:
        """The action, called a good one."""
        return self.words.plain.suggestion(what=self.label(action, view))

    def again_at(self, options: GameOptions) -> str:
        """The same once more."""
        return self.words.plain.again()

    # --- hints and looking back

    def advised(self, advice: Advice, view: V, names: Sequence[str]) -> str:
        """What to do and what to expect of it, without reasons."""
        return advised(advice, self._deeds(advice, view), "", self.words)

    def purpose(self, reasons: Sequence[Reason], view: V) -> str:
        """Nothing: reasons are the game's own."""
        return ""

    def reviewed(self, review: Review, views: Sequence[V], names: Sequence[str]) -> Reviewed:
        """The moments with what would have been better, without reasons."""

        def tell(at: int, advice: Advice) -> tuple[str, str]:
            return self._deeds(advice, views[at]), ""

        return reviewed(review, names, tell, self.round_name, self.words)

    def _deeds(self, advice: Advice, view: V) -> str:
        """What is done one after the other; what is not yet possible by its text."""
        legal = {action.text: self.label(action, view) for action in view.legal}
        return in_turn([legal.get(text) or capital(text) for text in advice.actions], self.words)

    # --- statistics

    def player_statistics(self, results: Sequence[Result]) -> Statistics:
        """Games, wins and points."""
        return statistics.player_page(results, self.words)

    def server_statistics(self, results: Sequence[Result], names: Mapping[int, str]) -> Statistics:
        """Games, and what each has won of theirs."""
        return statistics.server_page(results, names, self.words)
