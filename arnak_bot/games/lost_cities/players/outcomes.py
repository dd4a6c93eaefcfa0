"""What ways to play a turn come to in imagined games: for whoever plays it, and for everybody else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev

from arnak_bot.games.kit.comparing import error_of, gaps_between
from arnak_bot.games.kit.halving import Stages, weighed
from arnak_bot.games.lost_cities.engine import Game
from arnak_bot.games.lost_cities.players.playout import lead, points_after, to_the_end
from arnak_bot.games.lost_cities.players.thinker import RIVALS, TRUST
from arnak_bot.games.lost_cities.players.turns import Way
from arnak_bot.games.lost_cities.prospects import to_come

__all__ = ["Outcome", "World", "followed", "gap", "promising"]

World = Callable[[int], Game]
"""Imagines a game, by its number."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a way comes to, in each imagined game: the same place is the same game for all ways that are compared.

    Attributes:
        points: for each imagined game, the points that each seat may expect at the end.
        leads: what is compared: the seat's points, less half of those of the best of the others.
    """

    way: Way
    seat: int
    points: tuple[tuple[float, ...], ...]
    leads: tuple[float, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "leads", tuple(lead(each, self.seat, RIVALS) for each in self.points))

    def expected(self, seat: int) -> float:
        """The points that a seat may expect at the end."""
        return fmean(each[seat] for each in self.points)

    @property
    def own(self) -> float:
        """The points that whoever plays it may expect; nobody ends with less than nothing (C6)."""
        return max(0.0, self.expected(self.seat))

    @property
    def spread(self) -> float:
        """How far the end of this expedition differs from one imagined game to another, a standard deviation."""
        return stdev(each[self.seat] for each in self.points)

    @property
    def lead(self) -> float:
        """What the way is judged by."""
        return fmean(self.leads)


def gap(best: Outcome, own: Outcome) -> tuple[float, float]:
    """How much better one is in the same imagined games, and the standard error of that."""
    gaps = gaps_between(best.leads, own.leads)
    return fmean(gaps), error_of(gaps)


def promising(ways: Sequence[Way], world: World, seat: int, stages: Stages) -> list[Way]:
    """The ways of the last stage, the best first; what instinct gives for them counts as some games, as in a player."""
    found = weighed(
        ways,
        stages,
        world,
        lambda imagined, way: lead(_points(imagined, way), seat, RIVALS),
        head_start=lambda way: (way.score, TRUST),
    )
    return [each.candidate for each in found]


def followed(ways: Sequence[Way], worlds: Sequence[Game], seat: int) -> list[Outcome]:
    """What each way comes to in all of these imagined games, the best first; of equal ones the earlier."""
    found = [Outcome(way, seat, tuple(_points(world, way) for world in worlds)) for way in ways]
    return sorted(found, key=lambda outcome: outcome.lead, reverse=True)


def _points(world: Game, way: Way) -> tuple[float, ...]:
    """What everybody may expect at the end where this is done in an imagined game, and all go on by instinct."""
    state, _ = to_the_end(world, *way.actions)
    more, _ = to_come(world.setup, state.expedition)
    return tuple(points + more for points in points_after(state, world.setup))
