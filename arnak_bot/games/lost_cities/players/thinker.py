"""The computer players of Lost Cities: what instinct thinks of, one action or a whole turn, followed in playouts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import takewhile
from typing import Any

from arnak_bot.games.lost_cities.engine import Action, Discard, Draw, Game, GameSetup, Length, Phase
from arnak_bot.games.lost_cities.engine.imagine import imagine
from arnak_bot.games.lost_cities.engine.rules.turn import take
from arnak_bot.games.lost_cities.engine.state import State
from arnak_bot.games.lost_cities.players.instinct import Instinct
from arnak_bot.games.lost_cities.players.playout import from_piles, lead, points_after, to_the_end
from arnak_bot.kit.comparing import Late, Stages, Way, weighed
from arnak_bot.kit.plain import copied
from arnak_bot.kit.players import Level
from arnak_bot.kit.players import Thinker as AnyThinker

_TRUST = 40.0
"""For how many imagined games the score of the instinct counts."""
_DISCARDS, _PILES = 3, 2
"""How many discards and draws from piles are followed at most: the rest differ in little."""
_WORSE = 15.0
"""What the instinct takes to be worse by more than this is not followed."""
_WIDTH = {Phase.CARD: 6, Phase.STEP: 2, Phase.DRAW: 3}
"""How many choices of each part of a turn are followed, the best first."""

_LEVELS = (
    Level("novice", daydreams=35),
    Level("able"),
    Level("strong", ((5, 12), (3, 20), (2, 40)), enough=20000),
)
LEVELS = {level.name: level for level in _LEVELS}
"""By name, the weakest first; what is enough for them is counted in decisions of imagined games."""


class Thinker(AnyThinker[Game, Action, Level]):
    """Compares single actions: the rest of a turn is thought of when it comes."""

    trust = _TRUST
    imagine = staticmethod(imagine)

    def ways(self, world: Game, seat: int, late: Late) -> list[Way[Action]]:
        """What instinct thinks of now."""
        return _thought_of(world.state, world.setup, from_piles(world))

    def worth_following(self, ways: list[Way[Action]]) -> list[Way[Action]]:
        """Without what differs in little from better ones."""
        return _worth_following(ways)

    def follow(self, world: Game, seat: int, way: Way[Action], late: Late) -> tuple[float, int]:
        """Play the expedition out."""
        return _followed(world, seat, way)


LEVELLED: Mapping[str, Any] = {level.name: partial(Thinker, level) for level in LEVELS.values()}
"""What makes a computer player of each level from a seed, the weakest level first."""


def promising(world: Callable[[int], Game], seat: int, stages: Stages, but: Sequence[Action] = ()) -> list[Way[Action]]:
    """The whole turns, but one, that come to most in imagined games, the best first."""
    ways = [way for way in ways_to_play(world(0)) if way.actions != but]
    return weighed(ways, stages, world, lambda imagined, way: _followed(imagined, seat, way), trust=_TRUST)


def _followed(world: Game, seat: int, way: Way[Action]) -> tuple[float, int]:
    """How the seat stands at the end of the expedition, and after how many decisions."""
    state, decisions = to_the_end(world, *way.actions)
    return lead(points_after(state, world.setup), seat), decisions


def ways_to_play(world: Game) -> list[Way[Action]]:
    """The ways to play what is left of a turn in an imagined game, a card, its steps and a draw, the best first."""
    found = _turns(world.state, world.setup, from_piles(world), Way(()))
    return sorted(found, key=_worth, reverse=True)


def _turns(state: State, setup: GameSetup, piles_drawn: int, done: Way[Action]) -> Iterator[Way[Action]]:
    alone = replace(setup, length=Length.SHORT)  # so that no other expedition is dealt after this one
    for more in _worth_following(_thought_of(state, setup, piles_drawn))[: _WIDTH[state.phase]]:
        way, action = Way((*done.actions, *more.actions), done.worth + more.worth), more.actions[0]
        if isinstance(action, Draw):
            yield way
            continue
        after = copied(state)
        take(after, alone, action)
        if after.phase is Phase.OVER:
            yield way
        else:
            yield from _turns(after, setup, piles_drawn, way)


def _thought_of(state: State, setup: GameSetup, piles_drawn: int) -> list[Way[Action]]:
    """Every sensible action with its score, the best first."""
    scored = Instinct(state, setup, piles_drawn).scored()
    return sorted((Way((action,), score) for score, action in scored), key=_worth, reverse=True)


def _worth(way: Way[Action]) -> float:
    return way.worth


def _worth_following(ways: list[Way[Action]]) -> list[Way[Action]]:
    """The best first, without what differs in little from better ones."""
    found, left = list[Way[Action]](), {Discard: _DISCARDS, Draw: _PILES}
    for way in takewhile(lambda way: way.worth >= ways[0].worth - _WORSE, ways):
        kind = type(way.actions[0])
        if kind in left and way.actions[0] != Draw():
            left[kind] -= 1
            if left[kind] < 0:
                continue
        found.append(way)
    return found
