"""The texts of hints and reviews, and of summaries of what a turn achieved: the actions and the reasons for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import TypeAlias

from arnak_bot.game.texts import ThoughtTexts
from arnak_bot.game.thinking import Advice, Reason, Review
from arnak_bot.game.values import Reviewed
from arnak_bot.games.lost_cities.engine import Action, Card, Colour, Decline, Draw, GameView, Play, Step, parse
from arnak_bot.games.lost_cities.prospects import elsewhere
from arnak_bot.games.lost_cities.thoughts import AGAINST, PRICES, Why
from arnak_bot.games.lost_cities.wording.facts import Said, Speaking, piece_name
from arnak_bot.kit.reasons import of_kinds, other_than

_BESIDE = (Why.ALIKE, Why.BEHIND)
_BEGINNING = (Why.BEGINS, Why.BEGINS_TWICE)


class Thoughts(Speaking, ThoughtTexts[GameView]):
    against, prices = AGAINST, PRICES

    def advised(self, advice: Advice, view: GameView, names: Sequence[str]) -> str:
        """The action and the reasons; for the best option also its expected result (in this expedition, if there are
        several), for any other option how much worse it is.
        """
        if of_kinds(advice.reasons, _BESIDE):
            what, why = self.line_of_play(advice, view), self.why(advice.reasons, view, names)
            return self.words.thoughts.another(what=what, why=why)
        setup, own = view.setup, view.own
        before = sum(score.points for score in own.expeditions)
        expected = advice.worth - elsewhere(setup, view.table.expedition, before, own.tokens)
        return self.words.thoughts.advised(
            count=setup.expeditions,
            what=self.line_of_play(advice, view),
            points=self.said.points(round(expected)),
            why=self.why(advice.reasons, view, names),
        ).rstrip()

    def brief(self, advice: Advice) -> Advice:
        """Also keep the comparison with the first hint, which is not a reason of its own."""
        told = super().brief(replace(advice, reasons=(*other_than(advice.reasons, _BESIDE),))).reasons
        return replace(advice, reasons=(*of_kinds(advice.reasons, _BESIDE), *told))

    def look_back(
        self, review: Review, views: Sequence[GameView], names: Sequence[Sequence[str]], read: Sequence[Sequence[str]]
    ) -> Reviewed:
        told = super().look_back(review, views, names, read)
        if not review.moments:
            return told
        return replace(told, sureness=f"{told.sureness} {self.words.thoughts.counted()}")

    def steps(self, advice: Advice, view: GameView) -> list[str]:
        """The actions of a turn in order: "Play red 7, then draw from the deck"."""
        first, *others = map(parse, advice.actions)
        then, said = [self._following(action, first, at, view) for at, action in enumerate(others)], self.words.thoughts
        told = [said.repeated(step=step, count=len([*alike])) for step, alike in groupby(then)]
        label = self.texts.turn.label(first, view)
        if told and isinstance(first, Play) and _is_in_city(first.card.colour, view):  # the step that follows says it
            label = self.said.tell(self.words.actions, first.verb, first, view, stands="path")
        return [label, *told]

    def _following(self, action: Action, first: Action, at: int, view: GameView) -> str:
        """A later action of a turn; the explorer that moves may have begun its path in the same turn."""
        assert isinstance(action, Step | Decline | Draw), f"a turn has one card, and “{action}” would be another"
        by_city = not at and isinstance(first, Play) and _is_in_city(first.card.colour, view)
        more = {"by": "city" if by_city else "arrow"}
        if isinstance(first, Play) and action == Step(first.card.colour) and view.own.pieces.get(action.path) is None:
            more["piece"] = piece_name(researcher=first.researcher)
        return self.said.tell(self.words.thoughts, f"then-{action.verb}", action, view, **more)

    # --- reasons

    def reason(self, reason: Reason, view: GameView, names: Sequence[str]) -> str:
        if reason.kind not in tuple(Why):  # a review kept by an older version may have others
            return ""
        if reason.kind == Why.ENDS and view.table.expedition == view.setup.expeditions:
            return self.words.thoughts.ends_game(count=reason.count)
        return self._told(Why(reason.kind), reason, names)

    def purpose(self, reasons: Sequence[Reason], view: GameView) -> str:
        kept = of_kinds(reasons, tuple(Why))  # an older version may have stored others
        return self.said.listed(self._told(f"purpose-{reason.kind}", reason, ()) for reason in kept)

    def _told(self, message: str, reason: Reason, names: Sequence[str]) -> str:
        return self.words.thoughts.tell(message, lambda fact: _FACTS[fact](reason, names, self.said))


def _is_in_city(path: Colour, view: GameView) -> bool:
    piece = view.own.pieces.get(path)
    return piece is not None and piece.in_city


_Fact: TypeAlias = Callable[[Reason, Sequence[str], Said], str | int]

_FACTS: Mapping[str, _Fact] = {
    "path": lambda reason, _, said: said.prose.path(path=Colour(reason.about[0].split()[0])),  # a path, or its card
    "colour": lambda reason, _, said: said.prose.colour(path=Colour(reason.about[0])),
    "city": lambda reason, _, said: said.prose.city(path=Colour(reason.about[0])),
    "card": lambda reason, _, said: said.card(Card.parse(reason.about[0])),
    "name": lambda reason, names, _: names[int(reason.about[-1])],
    "values": lambda reason, _, said: said.listed(reason.about[1:]),
    "points": lambda reason, _, said: said.points(reason.count),
    "piece": lambda reason, *_: piece_name(researcher=reason.kind == Why.BEGINS_TWICE),
    "count": lambda reason, *_: len(reason.about) - 1 if reason.kind in _BEGINNING else reason.count,
}
