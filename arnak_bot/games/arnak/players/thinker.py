"""A player of a level: it imagines games that agree with what its seat may know, and plays what goes best in them.

Its choice depends on its seed and the position alone: not on earlier choices, and not on anything that its seat cannot
see. Nor on the clock, but on a machine so slow that a level's time is up before its positions are spent.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import sha256

from arnak_bot.games.arnak.engine import Action, Game, Phase, Verb
from arnak_bot.games.arnak.engine.imagine import imagine
from arnak_bot.games.arnak.engine.rules.menu import END
from arnak_bot.games.arnak.players.judge import Judge, judge_of
from arnak_bot.games.arnak.players.keeping import what_to_keep
from arnak_bot.games.arnak.players.levels import Level
from arnak_bot.games.arnak.players.planner import best_turns, weighed
from arnak_bot.games.kit.comparing import imagined

__all__ = ["Thinker"]


class Thinker:
    """Plays a seat at a level; several games and seats at once if need be, for it remembers nothing."""

    def __init__(
        self,
        level: Level,
        seed: int | str,
        judge: Judge | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.level = level
        self._seed = seed
        self._clock = clock
        self._judge = judge_of(level.weights) if judge is None else judge

    def choose(self, game: Game, seat: int) -> Action:
        """Return one of the legal actions of a seat.

        Raises:
            ValueError: the seat is not to act.
        """
        return self.plan(game, seat)[0]

    def plan(self, game: Game, seat: int) -> tuple[Action, ...]:
        """Return what a seat would do one after the other, up to the first thing that is revealed.

        Raises:
            ValueError: the seat is not to act.
        """
        legal = game.legal_actions(seat)
        if not legal:
            raise ValueError("this seat is not to act")
        if len(legal) == 1:
            return legal
        if game.state.phase is Phase.KEEPING:
            return (what_to_keep(game.view(seat)),)
        return self._turn_plan(game, seat, legal) or (END,)

    def _turn_plan(self, game: Game, seat: int, legal: tuple[Action, ...]) -> tuple[Action, ...]:
        level, value = self.level, self._judge.value
        until = self._clock() + level.seconds
        chance = f"{self._seed} {seat} {game.ply}"

        def late() -> bool:
            return self._clock() >= until

        first = imagine(game, seat, f"{chance} 0")
        candidates = best_turns(first, seat, value, level, late)
        if not candidates:
            return (_way_out(legal),)
        if level.daydreams and _percent(chance) < level.daydreams:
            at = 1 + _percent(chance + " which") * 4 // 100
            return candidates[min(at, len(candidates) - 1)].actions
        if level.stages and len(candidates) > 1:
            candidates = weighed(imagined(imagine, game, seat, chance), seat, candidates, value, level, late)
        return candidates[0].actions


def _way_out(legal: tuple[Action, ...]) -> Action:
    """A question that only taking the action back would answer."""
    return next((action for action in legal if action.verb in (Verb.CANCEL, Verb.DECLINE)), legal[-1])


def _percent(chance: str) -> int:
    """A number from 0 to 99 that follows from the chance."""
    return int.from_bytes(sha256(chance.encode()).digest()[:4]) % 100
