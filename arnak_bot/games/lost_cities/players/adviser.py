"""Hints and reviews: whole turns are compared in imagined games by the expected points of each seat.

For a hint, turns are preselected as for the level "strong", and the best three are compared in further games. A review
compares every turn with the best one found, given what its seat knew at the time. The luck of individual draws is not
reported, because there are too many of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from math import hypot
from statistics import fmean, stdev

from arnak_bot.game.thinking import LEAST_LOSS, Advice, Look, Reason, is_as_good
from arnak_bot.games.lost_cities.engine import Action, Decline, Draw, Game, Phase, Step, parse
from arnak_bot.games.lost_cities.engine.imagine import imagine
from arnak_bot.games.lost_cities.players.playout import lead, points_after, to_the_end
from arnak_bot.games.lost_cities.players.reasoning import drawbacks_of, purposes_of, reasons_for
from arnak_bot.games.lost_cities.players.thinker import promising, ways_to_play
from arnak_bot.games.lost_cities.prospects import to_come
from arnak_bot.games.lost_cities.thoughts import AGAINST, Why
from arnak_bot.kit.advising import Adviser, Reviewer
from arnak_bot.kit.comparing import Way, error_of, gap, imagined, leaders
from arnak_bot.kit.looking_back import counts
from arnak_bot.kit.reasons import of_kinds, other_than

_CHOOSING_HINTS, _CHOOSING = ((18, 10),), ((4, 6),)
_HINTED = range(100, 150)
"""The games in which hints are compared; none of them is used for the preselection."""
_COMPARED = 2
"""How many alternatives are compared with the turn played."""
_GAMES = ((range(1000, 1012), 1.0), (range(1012, 1036), 1.5), (range(1036, 1100), 2.0))
"""The games in which alternatives are compared with the turn played, in stages. To reach the next stage, an alternative
has to be better by more than the given number of standard errors.
"""
_EXPECTING = range(2000, 2020)
"""The games in which the best turn is played out for the chart; none of them is used to choose it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of an option: for each imagined game, each seat's expected points at the end."""

    way: Way[Action]
    seat: int
    points: tuple[tuple[float, ...], ...]

    def points_of(self, seat: int) -> list[float]:
        return [each[seat] for each in self.points]

    @property
    def leads(self) -> tuple[float, ...]:
        """The seat's lead in each imagined game; an index stands for the same game in every option."""
        return tuple(lead(each, self.seat) for each in self.points)

    @property
    def own(self) -> float:
        """The expected points of the option's own seat; no total falls below zero (C6)."""
        return max(0.0, fmean(self.points_of(self.seat)))

    @property
    def spread(self) -> float:
        """The standard deviation of the seat's points over the imagined games: the spread due to this expedition."""
        return stdev(self.points_of(self.seat))


def followed(ways: Sequence[Way[Action]], worlds: Iterable[Game], seat: int) -> list[Outcome]:
    """The results of each option in all of these imagined games, best first; the order of ties is kept."""
    games = tuple(worlds)
    found = [Outcome(way, seat, tuple(_points(game, way) for game in games)) for way in ways]
    return sorted(found, key=lambda outcome: fmean(outcome.leads), reverse=True)


def _points(world: Game, way: Way[Action]) -> tuple[float, ...]:
    """Everybody's expected points at the end of an imagined game if, after an option, all play by instinct."""
    state, _ = to_the_end(world, *way.actions)
    more, _ = to_come(world.setup, state.expedition)
    return tuple(points + more for points in points_after(state, world.setup))


def without_drawback_first(game: Game, seat: int, found: Sequence[Outcome]) -> list[Outcome]:
    """Options, best first; but if the best one has a drawback, one that is practically as good and has none leads.
    It leads only if it is at most `LEAST_LOSS` points behind, since practically as good may be far more than a drawback
    is worth. Those that are practically as good as the first come before all others.
    """
    behind = [(each, *gap(found[0].leads, each.leads)) for each in found]
    alike = [each for each, points, doubt in behind if is_as_good(points, doubt) and points <= LEAST_LOSS]
    first = next((each for each in alike if not drawbacks_of(game, seat, each.way.actions)), found[0])
    others = (each for each in found if each is not first)
    return [first, *sorted(others, key=lambda each: not is_as_good(*gap(first.leads, each.leads)))]


# --- hints ------------------------------------------------------------------------------------


class LostCitiesAdviser(Adviser[Game, Outcome]):
    """Suggests at most three whole turns."""

    __slots__ = ()

    def compared(self, game: Game, seat: int, seed: str) -> list[Outcome]:
        world = imagined(imagine, game, seat, f"{seed} {seat} {game.ply}")
        ways = leaders(promising(world, seat, _CHOOSING_HINTS), lambda actions: actions[0])
        return without_drawback_first(game, seat, followed(ways, map(world, _HINTED), seat))

    def told(self, game: Game, seat: int, way: Outcome, found: Sequence[Outcome], seed: str) -> Advice:
        """A hint to play an option, which says so if the option is as good as the best within the margin of error."""
        others = [each for each in found if each is not way]
        beside = [each.way.actions for each in others]
        reasons = reasons_for(game, seat, way.way.actions, beside)
        behind, doubt = (0.0, 0.0) if way is found[0] else gap(found[0].leads, way.leads)
        good, bad = other_than(reasons, AGAINST), of_kinds(reasons, AGAINST)
        compared = _beside(way, others)
        if way is not found[0] or (compared.kind != Why.ALIKE and all(map(_recommends_nothing, good))):
            good.insert(0, compared)
        elif not good:  # the first of equals says what they have in common
            good = other_than(reasons_for(game, seat, way.way.actions), AGAINST)
        if not is_as_good(behind, doubt):
            behind = doubt = 0.0  # a turn's expected points and these differences (of leads) are in different units
        return _advice(way, way.spread, (*good, *bad), behind, doubt)

    def reasons_left(self, game: Game, seat: int, rest: Advice, seed: str) -> tuple[Reason, ...]:
        """The reasons for the remaining step and draw; a comparison of whole turns is no reason to continue one."""
        return reasons_for(game, seat, [parse(text) for text in rest.actions])

    def purposes(self, game: Game, seat: int, actions: Sequence[str], seed: str) -> tuple[Reason, ...]:
        return purposes_of(game, seat, [parse(text) for text in actions])


def _advice(
    outcome: Outcome, error: float, reasons: tuple[Reason, ...], behind: float = 0.0, doubt: float = 0.0
) -> Advice:
    return Advice(tuple(action.text for action in outcome.way.actions), outcome.own, error, reasons, behind, doubt)


def _recommends_nothing(reason: Reason) -> bool:
    """Whether a reason only says what happens: that the expedition ends, or what a path costs that no card follows."""
    begins = reason.kind in (Why.BEGINS, Why.BEGINS_TWICE)
    return reason == Reason(Why.ENDS) or (begins and not reason.about[1:])


def _beside(outcome: Outcome, others: Sequence[Outcome]) -> Reason:
    """How an option compares with the best of the others, which are sorted best first."""
    if not others:
        return Reason(Why.ONLY)
    ahead, doubt = gap(outcome.leads, others[0].leads)
    if is_as_good(abs(ahead), doubt):
        return Reason(Why.ALIKE)
    return Reason(Why.AHEAD if ahead > 0 else Why.BEHIND, count=max(1, round(abs(ahead))))


# --- looking back -----------------------------------------------------------------------------


class LostCitiesReviewer(Reviewer[Game, Action]):
    """Reviews whole turns; a stop is the beginning of a turn."""

    __slots__ = ()

    parse = staticmethod(parse)

    def is_stop(self, position: Game) -> bool:
        return position.state.phase is Phase.CARD

    def weigh(self, position: Game, played: Sequence[tuple[int, Action]], seed: str) -> Look:
        """Compare the whole turn with the best alternatives, unless it is the turn that instinct would play."""
        seat, ((_, first), *rest) = position.state.seat, played
        world = imagined(imagine, position, seat, f"{seed} {position.ply}")
        following = takewhile(lambda action: isinstance(action, Step | Decline | Draw), (action for _, action in rest))
        line = Way((first, *following))
        if ways_to_play(world(0))[0].actions == line.actions:
            (steady,) = followed([line], map(world, _EXPECTING), seat)
            own = best = steady
        else:
            own, best = _compared(line, world, seat)
            (steady,) = followed([best.way], map(world, _EXPECTING), seat)
        lost, error = (0.0, 0.0) if best is own else gap(best.leads, own.leads)
        spread = hypot(steady.spread, to_come(position.setup, position.state.expedition)[1])
        made, better = _compared_with(position, own, best), None if best is own else _compared_with(position, best, own)
        return Look(position.ply, position.round, seat, steady.own, spread, False, made, better, lost, error)

    def alike(self, look: Look) -> object:
        """Failing to play the same card in several turns of an expedition counts as a single mistake."""
        return look.round, look.seat, look.better and look.better.actions[0]


def _compared(played: Way[Action], world: Callable[[int], Game], seat: int) -> tuple[Outcome, Outcome]:
    """The turn played, and the best alternative if that is significantly better; otherwise the turn played, twice."""
    others = promising(world, seat, _CHOOSING, played.actions)[:_COMPARED]
    for games, sure in _GAMES:
        found = followed([played, *others], map(world, games), seat)
        own, best = next(each for each in found if each.way is played), found[0]
        lost, error = gap(best.leads, own.leads)
        if lost <= sure * error:
            return own, own
        others = [best.way]
    return own, best if counts(lost, error) else own


def _compared_with(position: Game, outcome: Outcome, other: Outcome) -> Advice:
    others = [] if other is outcome else [other]
    beside = [each.way.actions for each in others]
    reasons = reasons_for(position, outcome.seat, outcome.way.actions, beside)
    return _advice(outcome, error_of(outcome.points_of(outcome.seat)), reasons)


ADVISER, REVIEWER = LostCitiesAdviser(), LostCitiesReviewer()
