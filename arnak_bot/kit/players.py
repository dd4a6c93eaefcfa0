"""A computer player put together: a game adds how it imagines itself, ways to play on, and what they come to."""

from __future__ import annotations

import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Generic, TypeVar

from arnak_bot.kit.comparing import Late, Stages, Way, imagined, never, weighed

__all__ = ["Level", "RandomPlayer", "Thinker", "percent"]

A = TypeVar("A")
G = TypeVar("G", bound=Any)
_NEXT_BEST = 4


@dataclass(frozen=True, slots=True)
class Level:
    """How one level thinks.

    Attributes:
        name: what players call it.
        stages: how many ways to play on are followed, and in how many imagined games more; the best of each stage go
            on to the next. None: what is best at first glance is done.
        enough: after so much thinking (positions, decisions) no further game is imagined for a decision.
        seconds: a cap of the clock, after which none is imagined either; all is thought long before.
        daydreams: how often, in a hundred decisions, it takes not the best but one of the next best.
    """

    name: str
    stages: Stages = ()
    enough: int = 0
    seconds: float = 5.0
    daydreams: int = 0


L = TypeVar("L", bound=Level)


class RandomPlayer:
    """The simplest player: any legal action, as chance has it. The same seed and the same views give the same."""

    def __init__(self, seed: int | str) -> None:
        self._chance = random.Random(seed)

    def choose(self, view: Any) -> Any:
        """Return one of the legal actions of the view's seat.

        Raises:
            ValueError: the seat is not to act.
        """
        if not view.legal:
            raise ValueError("this seat is not to act")
        return self._chance.choice(view.legal)


class Thinker(ABC, Generic[G, A, L]):
    """Plays a seat at a level; several games and seats at once if need be, for it remembers nothing.

    It imagines games that agree with what its seat may know, and plays what goes best in them. Its choice depends on
    its seed and the position alone: not on earlier choices, and not on anything that its seat cannot see; on the clock
    only where a machine is so busy that a level's time is up first.
    """

    trust = 0.0
    """In how many imagined games a way is taken to have come to what it is worth at first glance."""

    def __init__(self, level: L, seed: int | str, clock: Callable[[], float] = time.monotonic) -> None:
        self.level = level
        self._seed = seed
        self._clock = clock

    @abstractmethod
    def imagine(self, game: G, seat: int, chance: str) -> G:
        """Draw a game at random among all that agree with what a seat may know."""

    @abstractmethod
    def ways(self, world: G, seat: int, late: Late) -> list[Way[A]]:
        """The ways to play on in an imagined game, at least one, the best at first glance first."""

    def worth_following(self, ways: list[Way[A]]) -> list[Way[A]]:
        """Those that are compared: at least the best."""
        return ways

    @abstractmethod
    def follow(self, world: G, seat: int, way: Way[A], late: Late) -> tuple[float, int]:
        """What a way comes to in an imagined game, which stays as it is, and how much thinking that took."""

    def daydream(self, ways: Sequence[Way[A]], chance: str) -> Way[A] | None:
        """One of the next best ways, as often as the level does not do its best."""
        if percent(chance) >= self.level.daydreams:
            return None
        return ways[min(1 + percent(chance + " which") * _NEXT_BEST // 100, len(ways) - 1)]

    def choose(self, game: G, seat: int) -> A:
        """Return one of the legal actions of a seat.

        Raises:
            ValueError: the seat is not to act.
        """
        return self.plan(game, seat)[0]

    def plan(self, game: G, seat: int) -> tuple[A, ...]:
        """Return what a seat would do one after the other, as far as it can be planned.

        Raises:
            ValueError: the seat is not to act.
        """
        legal: tuple[A, ...] = game.legal_actions(seat)
        if not legal:
            raise ValueError("this seat is not to act")
        if len(legal) == 1:
            return legal
        until, chance = self._clock() + self.level.seconds, f"{self._seed} {seat} {game.ply}"

        def late() -> bool:
            return self._clock() >= until

        world = imagined(self.imagine, game, seat, chance)
        ways = self.ways(world(0), seat, late)
        if self.level.daydreams and (dreamt := self.daydream(ways, chance)):
            return dreamt.actions
        ways = self.worth_following(ways)
        if self.level.stages and len(ways) > 1:
            ways = self.weighed(ways, world, seat, late)
        return ways[0].actions

    def weighed(self, ways: list[Way[A]], world: Callable[[int], G], seat: int, late: Late = never) -> list[Way[A]]:
        """The ways with what they come to on average in imagined games, which are given by number, the best first."""
        return weighed(
            ways,
            self.level.stages,
            world,
            lambda imagined, way: self.follow(imagined, seat, way, late),
            enough=self.level.enough,
            late=late,
            trust=self.trust,
        )


def percent(chance: str) -> int:
    """A number from 0 to 99 that follows from the chance."""
    return int.from_bytes(sha256(chance.encode()).digest()[:4]) % 100
