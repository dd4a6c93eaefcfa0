"""The texts of hints and reviews of the Lost Ark."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise
from math import hypot
from typing import Literal

from arnak_bot.game.texts import ThoughtTexts
from arnak_bot.game.thinking import SURE, Advice, Moment, Reason, Review
from arnak_bot.game.values import Reviewed
from arnak_bot.games.lost_ark.engine import Colour, GameView, Verb, parse
from arnak_bot.games.lost_ark.engine.rules.legality import legal_actions
from arnak_bot.games.lost_ark.engine.rules.turn import take
from arnak_bot.games.lost_ark.prospects import diamonds_coming, is_out_of_reach
from arnak_bot.games.lost_ark.thoughts import AGAINST, FIGURES, Why
from arnak_bot.games.lost_ark.wording.facts import Speaking
from arnak_bot.games.lost_ark.wording.labels import idle_call
from arnak_bot.kit.names import YesOrNo, spoken
from arnak_bot.kit.plain import copied
from arnak_bot.kit.prose import capital

_STEEP = 50.0
"""A drop in percentage points that needs an explanation; with so few imagined games, smaller ones may be chance."""


class Thoughts(Speaking, ThoughtTexts[GameView]):
    against = AGAINST
    prices = (*FIGURES, Why.ARK, Why.MINUS)

    def advised(self, advice: Advice, view: GameView, names: Sequence[str]) -> str:
        what, why = self.line_of_play(advice, view), self.why(advice.reasons, view, names)
        what = self.words.thoughts.no_more(what=what) if _stops_short(advice, view) else what
        if not any(each.kind == Why.IMAGINED for each in advice.reasons):
            others = {each.verb for each in view.legal} if parse(advice.actions[0]).verb is Verb.END else set[Verb]()
            if Verb.DRAW in others:
                why = self.words.thoughts.nothing_near()
            elif Verb.DIAMOND in others:
                why = self.words.thoughts.keeps_diamonds(count=view.own.diamonds)
            return self.words.thoughts.only(what=what, why=why).rstrip()
        return self.words.thoughts.advised(what=what, figures=self._figures(advice, view), why=why).rstrip()

    def step_count(self, advice: Advice, view: GameView) -> int:
        return len(advice.actions)

    def steps(self, advice: Advice, view: GameView) -> list[str]:
        """The actions in order; the places of a movement, and the colours chosen for them, are combined."""
        first, *others = map(parse, advice.actions)
        pairs, steps = [*pairwise((first, *others))], list[str]()
        painted = {each.at: then.colour for each, then in pairs if then.verb is Verb.PAINT and then.colour is not None}
        left = (first, *(then for each, then in pairs if each.at not in painted))
        for draws, run in groupby(left, key=lambda action: action.verb is Verb.DRAW):
            if draws:
                steps.append(self.words.actions.visits(places=self.said.places([each.at for each in run], painted)))
            else:
                steps += [self.texts.turn.label(action, view) for action in run]
        return steps

    def reason(self, reason: Reason, view: GameView, names: Sequence[str]) -> str:
        if reason.kind in (*FIGURES, Why.SHIFTS):
            return ""
        if reason.kind == Why.FINDS:
            return self.words.actions.finds(letters=self.said.listed(reason.about))
        if reason.kind == Why.SPOILS:
            helps: YesOrNo = "yes" if view.own.diamonds or diamonds_coming(view.own, view.setup) else "no"
            return self.words.thoughts.spoils(letters=self.said.either(reason.about), diamonds=helps)
        if reason.kind == Why.WIDENS:
            return self.words.thoughts.widens(colour=self.said.colour(Colour(reason.about[0])), count=reason.count)
        before, most, *_ = (*reason.about, "0", "")
        facts = {"before": int(before), "count": reason.count, "most": "yes" if str(reason.count) == most else "no"}
        facts["diamonds"] = "yes" if diamonds_coming(view.own, view.setup) else "no"
        answers = {each.verb for each in view.legal} & {Verb.WALK, Verb.MINUS}
        facts["minus"] = "yes" if answers == {Verb.MINUS} else "no"
        return self.words.thoughts.tell(Why(reason.kind), facts.__getitem__)

    def measured(self) -> str:
        return self.words.thoughts.chances()

    def look_back(
        self, review: Review, views: Sequence[GameView], names: Sequence[Sequence[str]], read: Sequence[Sequence[str]]
    ) -> Reviewed:
        said, count, today = self.words.thoughts, len(review.moments), read[0]
        told = tuple(map(self._moment, range(1, count + 1), review.moments, views, names[1:], read[1:]))
        headline = said.decided(count=count) if count else said.nothing_decided(players=len(today))
        headline = f"{headline} {self._fall(review, today)}".rstrip()
        return Reviewed(headline, told, said.sureness(count=review.turns))

    def _fall(self, review: Review, names: Sequence[str]) -> str:
        """The steepest drop beyond doubt of somebody who did not win; "" if it is slight, or a mistake explains it."""
        rows = [*review.expected, tuple(map(float, review.final))]
        doubts = [*review.spreads, (0.0,) * len(names)]
        falls = [
            (before - after, at, seat)
            for at, pair in enumerate(pairwise(rows))
            for seat, (before, after) in enumerate(zip(*pair, strict=True))
            if not review.final[seat] and before - after > SURE * hypot(doubts[at][seat], doubts[at + 1][seat])
        ]
        least, at, seat = max(falls, default=(0.0, 0, 0))
        before, after = (round(row[seat]) for row in rows[at : at + 2] or rows * 2)
        for moment in review.moments:
            begun = review.plies.index(moment.ply)
            if moment.seat == seat and moment.change < 0 and begun <= at and round(rows[begun][seat]) == before:
                return ""
        if least < _STEEP:
            return ""
        over, named = at + 1 == len(review.rounds), self.texts.channel.round_name
        began = next(begun for begun in range(at + 1) if len({*rows[begun : at + 1]}) == 1)
        said = self.words.thoughts.fell(
            name=spoken(names[seat]),
            before=before,
            after=after,
            round=named(review.rounds[began]),
            then="" if over else named(review.rounds[at + 1]),
            over="yes" if over else "no",
            players=len(names),
        )
        return capital(said)

    def _moment(self, number: int, moment: Moment, view: GameView, names: Sequence[str], read: Sequence[str]) -> str:
        beside = moment.better or moment.second
        assert beside is not None, "no answer reveals anything"
        won, games, parts, _ = _imagined(beside)
        better, said = moment.better, self.words.thoughts
        tell = said.moment if better else said.good_choice
        told = tell(
            number=number,
            round=capital(self.texts.channel.round_name(moment.round)),
            name=spoken(read[moment.seat]),
            played=self.line_of_play(moment.played, view),
            figures=self._games_won(moment.played, view),
            other=self.line_of_play(beside, view),
            games=self._of_games(won, games),
            parts=parts,
            why=self.why_then((better or moment.played).reasons, view, names, read),
        )
        return " ".join(told.split())  # no double space if there is no reason

    def _figures(self, advice: Advice, view: GameView) -> str:
        said, (won, games, parts, points) = self.words.thoughts, _imagined(advice)
        lost = view.setup.only_ark_wins and not won and not view.own.found
        if advice.doubt and view.setup.solo and idle_call(view) is not None:  # all calls only mark a box (K36)
            return said.level(aim=_aim(view), less="same", games="", parts=parts, points=0)
        for reason in advice.reasons if advice.doubt else ():
            if reason.kind == Why.LEVEL:
                return said.level(
                    aim=_aim(view),
                    less="parts" if reason.about else "nothing" if not reason.count else "alone" if lost else "points",
                    games=self._of_games(won, games),
                    parts=parts,
                    points=reason.count,
                )
        if lost and not advice.doubt:  # the first hint wins the most games, so no hint wins any
            certain: YesOrNo = "yes" if is_out_of_reach(view.own, view.setup) else "no"
            return said.lost_figures(certain=certain, count=games, points=points)
        return self._games_won(advice, view)

    def _games_won(self, advice: Advice, view: GameView) -> str:
        """The games won and the parts found, which is what a review compares, whether or not any game was won."""
        won, games, parts, _ = _imagined(advice)
        return self.words.thoughts.figures(aim=_aim(view), games=self._of_games(won, games), parts=parts)

    def _of_games(self, won: int, count: int) -> str:
        which: Literal["none", "all", "some"] = "none" if not won else "all" if won == count else "some"
        return self.words.thoughts.of_games(which=which, won=won, count=count)


def _stops_short(advice: Advice, view: GameView) -> bool:
    """Whether a line of play ends with a walk that may go on."""
    state, actions = copied(view.state), [*map(parse, advice.actions)]
    for action in actions:
        take(state, view.setup, action, view.seat)
    left = legal_actions(state, view.setup, view.seat) if actions[-1].verb in (Verb.DRAW, Verb.PAINT) else ()
    return any(each.verb is Verb.DRAW for each in left)


def _aim(view: GameView) -> Literal["find", "win"]:
    return "find" if view.setup.only_ark_wins else "win"


def _imagined(advice: Advice) -> tuple[int, int, str, int]:
    """How many imagined games were won, how many there were, and the average parts and points in them."""
    reason = next(each for each in advice.reasons if each.kind == Why.IMAGINED)
    games, parts, *points = reason.about  # an older version stored no points
    return reason.count, int(games), parts, int(points[0] if points else 0)
