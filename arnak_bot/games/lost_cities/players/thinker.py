"""A player of a level: it imagines games that agree with what its seat may know, and plays what goes best in them.

Its choice depends on its seed and the position alone: not on earlier choices, and not on anything that its seat cannot
see; on the clock only where the machine is so busy that it would think for too long.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from arnak_bot.games.kit.chance import shuffled
from arnak_bot.games.kit.comparing import imagined
from arnak_bot.games.kit.halving import weighed
from arnak_bot.games.lost_cities.engine import Action, Discard, Draw, Game
from arnak_bot.games.lost_cities.engine.imagine import imagine
from arnak_bot.games.lost_cities.players.instinct import Instinct, Scored
from arnak_bot.games.lost_cities.players.levels import Level
from arnak_bot.games.lost_cities.players.playout import from_piles, standing, to_the_end

__all__ = ["RIVALS", "TRUST", "Thinker", "worth_following"]

_DISCARDS, _PILES = 3, 2
"""How many discards and draws from piles are followed at most: the rest differ in little."""
TRUST = 40.0
"""For how many imagined games the score of the instinct counts."""
_WORSE = 15.0
"""What the instinct takes to be worse by more than this is not followed."""
RIVALS = 0.5
"""How much the points of the best rival count beside one's own."""
_NEXT_BEST = 4


class Thinker:
    """Plays a seat at a level; several games and seats at once if need be, for it remembers nothing."""

    def __init__(self, level: Level, seed: int | str, clock: Callable[[], float] = time.monotonic) -> None:
        self.level = level
        self._seed = seed
        self._clock = clock

    def choose(self, game: Game, seat: int) -> Action:
        """Return one of the legal actions of a seat.

        Raises:
            ValueError: the seat is not to act.
        """
        legal = game.legal_actions(seat)
        if not legal:
            raise ValueError("this seat is not to act")
        if len(legal) == 1:
            return legal[0]
        chance = f"{self._seed} {seat} {game.ply}"
        first = imagine(game, seat, f"{chance} 0")
        scored = Instinct(first.state, first.setup, from_piles(first)).scored()
        scored.sort(key=_score, reverse=True)
        if self.level.daydreams and shuffled(range(100), chance, "daydream")[0] < self.level.daydreams:
            return shuffled(scored[1 : 1 + _NEXT_BEST] or scored, chance, "what it dreams of")[0][1]
        candidates = worth_following(scored)
        if not self.level.stages or len(candidates) == 1:
            return candidates[0][1]
        return self._compared(game, seat, candidates, chance)

    def _compared(self, game: Game, seat: int, candidates: Scored, chance: str) -> Action:
        """The action that goes best in imagined games, where the instinct's score counts as some games already."""
        decided, until = 0, self._clock() + self.level.seconds

        def follow(world: Game, candidate: tuple[float, Action]) -> float:
            nonlocal decided
            state, decisions = to_the_end(world, candidate[1])
            decided += decisions
            return standing(state, world.setup, seat, RIVALS)

        found = weighed(
            candidates,
            self.level.stages,
            imagined(imagine, game, seat, chance),
            follow,
            spent=lambda: decided >= self.level.decisions,
            late=lambda: self._clock() >= until,
            head_start=lambda candidate: (candidate[0], TRUST),
        )
        return found[0].candidate[1]


def _score(entry: tuple[float, Action]) -> float:
    return entry[0]


def worth_following(scored: Scored) -> Scored:
    """The best first, without what differs in little from better ones."""
    found: Scored = []
    discards = piles = 0
    for entry in scored:
        action = entry[1]
        if entry[0] < scored[0][0] - _WORSE:
            break
        discards += isinstance(action, Discard)
        piles += isinstance(action, Draw) and action.pile is not None
        if isinstance(action, Discard) and discards > _DISCARDS:
            continue
        if isinstance(action, Draw) and action.pile is not None and piles > _PILES:
            continue
        found.append(entry)
    return found
