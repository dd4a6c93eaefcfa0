"""Hints and reviews by computer players, in words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from typing import Generic

from arnak_bot.game.texts.part import Part, V
from arnak_bot.game.thinking import Advice, Reason, Review
from arnak_bot.game.values import Reviewed
from arnak_bot.kit.names import YesOrNo, spoken, spoken_all
from arnak_bot.kit.prose import capital, lower_first
from arnak_bot.kit.thoughts import advised, for_and_against, in_turn, reviewed


class ThoughtTexts(Part, Generic[V]):
    """Puts hints and reviews by computer players into words. Each game describes its own reasons."""

    against: Collection[str] = ()
    """The kinds of reasons that speak against a line of play."""
    prices: Collection[str] = ()
    """The kinds of reasons that say what a line of play costs or brings; even a brief hint includes them."""

    def reason(self, reason: Reason, view: V, names: Sequence[str]) -> str:
        """A reason as part of a sentence; "" if it has no short form."""
        return ""

    def why(self, reasons: Sequence[Reason], view: V, names: Sequence[str], whole: YesOrNo = "no") -> str:
        """The reasons for a line of play in one sentence, and those against it in another; "" if there are none.
        `whole`: whether the reasons apply to the whole line although only its beginning was named.
        """
        called = spoken_all(names)
        told = [(self.reason(each, view, called), each.kind in self.against) for each in reasons]
        good, bad = ([said for said, is_bad in told if said and is_bad is wanted] for wanted in (False, True))
        return for_and_against(good, bad, self.common, whole)

    def advised(self, advice: Advice, view: V, names: Sequence[str]) -> str:
        """A hint in a line or two: what to do, the result to expect and how certain it is, and why."""
        return advised(advice, self.line_of_play(advice, view), self.why(advice.reasons, view, names), self.common)

    def equal(self, advice: Advice, better: Advice, view: V) -> str:
        """The one difference between a hint and a better one, if both are equally good; "" otherwise."""
        return ""

    def brief(self, advice: Advice) -> Advice:
        """A hint with only its most important reason and the reasons about its price (`prices`)."""
        prices = [reason for reason in advice.reasons if reason.kind in self.prices]
        first = [reason for reason in advice.reasons if reason not in prices][:1]
        return replace(advice, reasons=(*first, *prices))

    def suggested(self, advice: Advice, view: V, names: Sequence[str]) -> tuple[str, ...]:
        """The best hint for a guided player, in several versions, of which the first that fits is shown."""
        reasoned, bare = self.versions(advice, view, names)
        return (*reasoned, bare)

    def versions(self, advice: Advice, view: V, names: Sequence[str]) -> tuple[list[str], str]:
        """A suggestion with the reasons of `brief`, with all actions or only the first one, and without any reason."""
        said, reasons = self.common.plain, self.brief(advice).reasons
        first = replace(advice, actions=advice.actions[:1])
        what, begins = (self.line_of_play(each, view) for each in (advice, first))
        goal = "" if self.is_one_step(advice) else self.goal(advice, view)
        says: list[tuple[Callable[..., str], str, YesOrNo]] = [(said.suggestion, what, "no")]
        if self.is_one_step(advice):
            says.append((said.suggestion, begins, "no"))
        elif begins != what:
            start = partial(said.suggestion_begins_for, goal=goal) if goal else said.suggestion
            says.append((start, begins if goal else self.beginning(advice, view), "yes"))
        forms = [say(what=each, why=self.why(reasons, view, names, whole)) for say, each, whole in says]
        say, _, _ = says[-1]
        forms.append(say(what=begins if len(says) > 1 else what, why=""))
        *reasoned, bare = dict.fromkeys(each.rstrip() for each in forms)
        return reasoned, bare

    def goal(self, advice: Advice, view: V) -> str:
        """What a plan is for, unless its first action says so: a later action, as part of a sentence, or ""."""
        return ""

    def beginning(self, advice: Advice, view: V) -> str:
        """As much of a plan without a goal as is named beside the reasons for all of it: its first action."""
        return self.line_of_play(replace(advice, actions=advice.actions[:1]), view)

    def is_one_step(self, advice: Advice) -> bool:
        """Whether a hint is a single action, perhaps with its payment."""
        return len(advice.actions) == 1

    def purpose(self, reasons: Sequence[Reason], view: V) -> str:
        """The achievements of a turn, in a few words for the other players; "" if there is nothing to say."""
        return ""

    def reviewed(
        self,
        review: Review,
        views: Sequence[V],
        names: Sequence[str],
        then: Sequence[Sequence[str]] = (),
        reader: int | None = None,
    ) -> Reviewed:
        """A review in words; `views`: for each of its moments, what the seat saw before its move; `then`: the players'
        names at each, if not those of today; `reader`: the seat whose player reads it.
        """
        called = [names, *(then or [names] * len(review.moments))]
        own, you = None if reader is None else names[reader], lower_first(self.common.prose.you())
        read = [[you if (seat, name) == (reader, own) else name for seat, name in enumerate(each)] for each in called]
        return self.look_back(review, views, called, read)

    def look_back(
        self, review: Review, views: Sequence[V], names: Sequence[Sequence[str]], read: Sequence[Sequence[str]]
    ) -> Reviewed:
        """Like `reviewed`; `names`: those of the players today and, by moment, at the time; `read`: the same, with
        "you" for the reader.
        """

        def tell(at: int, advice: Advice) -> tuple[str, str]:
            why = self.why_then(advice.reasons, views[at], names[at + 1], read[at + 1])
            return self.line_of_play(advice, views[at]), why

        return reviewed(review, read[0], read[1:], tell, self.texts.channel.round_name, self.common)

    def why_then(self, reasons: Sequence[Reason], view: V, names: Sequence[str], read: Sequence[str]) -> str:
        """Like `why`, for what the viewer could have done, and for whoever calls the players as in `read`."""
        why, seat = self.why(reasons, view, names), view.viewer
        if not why or seat is None or read[seat] != names[seat]:
            return why
        return self.common.plain.told_to(name=spoken(names[seat]), why=why)

    def measured(self) -> str:
        """The legend of a review's chart."""
        return self.common.plain.points_expected()

    def line_of_play(self, advice: Advice, view: V) -> str:
        return in_turn(self.steps(advice, view), self.common)

    def step_count(self, advice: Advice, view: V) -> int:
        """How many steps a line of play has, as those who undo them count."""
        return len(self.steps(advice, view))

    def steps(self, advice: Advice, view: V) -> list[str]:
        """The actions of a line of play in order; those that are not legal yet appear as their plain texts."""
        legal = {action.text: self.texts.turn.label(action, view) for action in view.legal}
        return [legal.get(text) or capital(text) for text in advice.actions]
