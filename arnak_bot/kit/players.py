"""A base class for computer players: a game defines imagined worlds, the options to compare, and their evaluation."""

from __future__ import annotations

import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Any, Generic, TypeVar

from arnak_bot.kit.comparing import Late, Stages, Way, imagined, never, weighed

A = TypeVar("A")
G = TypeVar("G", bound=Any)
_NEXT_BEST = 4


@dataclass(frozen=True, slots=True)
class Level:
    """The settings of one level of computer players. Without `stages`, the option with the best quick estimate is
    played. `enough`: the effort (positions, decisions) after which no further game is imagined for a decision;
    `seconds`: the time after which none is either, normally never reached. `daydreams`: how often, in percent, it plays
    one of the next-best options instead of the best.
    """

    name: str
    stages: Stages = ()
    enough: int = 0
    seconds: float = 5.0
    daydreams: int = 0


L = TypeVar("L", bound=Level)


class RandomPlayer:
    """The simplest player: any legal action at random. The same seed and views give the same actions."""

    def __init__(self, seed: int | str) -> None:
        self._chance = random.Random(seed)

    def choose(self, view: Any) -> Any:
        """Raises ValueError if the view's seat is not to act."""
        if not view.legal:
            raise ValueError("this seat is not to act")
        return self.chosen(view)

    def chosen(self, view: Any) -> Any:
        return self._chance.choice(view.legal)


class Thinker(ABC, Generic[G, A, L]):
    """Plays a seat at a level: imagines games consistent with what its seat may know, and plays the option that works
    best in them. Stateless: a choice depends only on the seed and the position, and on the clock only if the machine is
    so busy that the level's time runs out.
    """

    trust = 0.0
    """How many imagined games the quick estimate counts for in the average."""

    def __init__(self, level: L, seed: int | str, clock: Callable[[], float] = time.monotonic) -> None:
        self.level = level
        self._seed = seed
        self._clock = clock

    def moment(self, game: G, seat: int) -> int:
        """A key that gives each decision its own random numbers; must not depend on what is hidden from the seat."""
        return int(game.ply)

    @abstractmethod
    def imagine(self, game: G, seat: int, chance: str) -> G: ...

    @abstractmethod
    def ways(self, world: G, seat: int, late: Late) -> list[Way[A]]:
        """The options in an imagined game, best first by a quick estimate; at least one."""

    def worth_following(self, ways: list[Way[A]]) -> list[Way[A]]:
        """The options to compare: at least the best."""
        return ways

    @abstractmethod
    def follow(self, world: G, seat: int, way: Way[A], late: Late) -> tuple[float, int]:
        """Play out an option in an imagined game, which must not change; return the result and the effort it took."""

    def daydream(self, ways: Sequence[Way[A]], chance: str) -> Way[A] | None:
        """One of the next-best options, as often as the level's `daydreams` say; otherwise None."""
        if percent(chance) >= self.level.daydreams:
            return None
        return ways[min(1 + percent(chance + " which") * _NEXT_BEST // 100, len(ways) - 1)]

    def choose(self, game: G, seat: int) -> A:
        """Raises ValueError if the seat is not to act."""
        return self.plan(game, seat)[0]

    def plan(self, game: G, seat: int) -> tuple[A, ...]:
        """A seat's next actions in order, as far as they can be planned. Raises as `choose`."""
        legal: tuple[A, ...] = game.legal_actions(seat)
        if not legal:
            raise ValueError("this seat is not to act")
        if len(legal) == 1:
            return legal
        until, chance = self._clock() + self.level.seconds, f"{self._seed} {seat} {self.moment(game, seat)}"

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
        """The options with their average results in imagined games, best first; `world` returns a game by number."""
        return weighed(
            ways,
            self.level.stages,
            world,
            lambda imagined, way: self.follow(imagined, seat, way, late),
            enough=self.level.enough,
            late=late,
            trust=self.trust,
        )


def levelled(player: type[Thinker[Any, Any, L]], levels: Iterable[L]) -> Mapping[str, Any]:
    return {level.name: partial(player, level) for level in levels}


def percent(chance: str) -> int:
    """A number from 0 to 99, determined by `chance`."""
    return int.from_bytes(sha256(chance.encode()).digest()[:4]) % 100
