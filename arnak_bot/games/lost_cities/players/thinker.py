"""The computer players of Lost Cities: instinct suggests actions or whole turns, which are compared in playouts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from operator import attrgetter

from arnak_bot.games.lost_cities.engine import Action, Discard, Draw, Game, GameSetup, Length, Phase
from arnak_bot.games.lost_cities.engine.imagine import imagine
from arnak_bot.games.lost_cities.engine.rules.turn import take
from arnak_bot.games.lost_cities.engine.state import State
from arnak_bot.games.lost_cities.players.instinct import Instinct
from arnak_bot.games.lost_cities.players.playout import from_piles, lead, points_after, to_the_end
from arnak_bot.kit.comparing import Late, Stages, Way, weighed
from arnak_bot.kit.plain import copied
from arnak_bot.kit.players import Level, levelled
from arnak_bot.kit.players import Thinker as AnyThinker

_TRUST = 40.0
"""The weight of instinct's score in the average, as a number of imagined games."""
_DISCARDS, _PILES = 3, 2
"""The most discards, and the most draws from piles, that are played out; any others differ little."""
_WORSE = 15.0
"""Actions whose scores are below the best by more than this are not played out."""
_WIDTH = {Phase.CARD: 6, Phase.STEP: 2, Phase.DRAW: 3}
"""How many of the best choices are played out in each phase of a turn."""
_worth = attrgetter("worth")

_LEVELS = (
    Level("novice", daydreams=35),
    Level("able"),
    Level("strong", ((5, 12), (3, 20), (2, 40)), enough=20000),
)
LEVELS = {level.name: level for level in _LEVELS}
"""The levels by name, weakest first; `enough` counts decisions in imagined games."""


def promising(world: Callable[[int], Game], seat: int, stages: Stages, but: Sequence[Action] = ()) -> list[Way[Action]]:
    """The whole turns that do best in imagined games, best first, excluding the turn `but`."""
    ways = [way for way in ways_to_play(world(0)) if way.actions != but]
    return weighed(ways, stages, world, lambda imagined, way: _followed(imagined, seat, way), trust=_TRUST)


def _followed(world: Game, seat: int, way: Way[Action]) -> tuple[float, int]:
    """The seat's lead at the end of the expedition, and how many decisions that took."""
    state, decisions = to_the_end(world, *way.actions)
    return lead(points_after(state, world.setup), seat), decisions


def ways_to_play(world: Game) -> list[Way[Action]]:
    """The options for the rest of a turn in an imagined game (a card, its steps and a draw), best first."""
    found = _turns(world.state, world.setup, from_piles(world), Way(()))
    return sorted(found, key=_worth, reverse=True)


def _turns(state: State, setup: GameSetup, piles_drawn: int, done: Way[Action]) -> Iterator[Way[Action]]:
    alone = replace(setup, length=Length.SHORT)  # so that no further expedition is dealt
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
    scored = Instinct(state, setup, piles_drawn).scored()
    return sorted((Way((action,), score) for score, action in scored), key=_worth, reverse=True)


def _worth_following(ways: list[Way[Action]]) -> list[Way[Action]]:
    """The actions to play out, best first: not those much worse than the best or too similar to better ones."""
    found, left = list[Way[Action]](), {Discard: _DISCARDS, Draw: _PILES}
    for way in takewhile(lambda way: way.worth >= ways[0].worth - _WORSE, ways):
        kind = type(way.actions[0])
        if kind in left and way.actions[0] != Draw():
            left[kind] -= 1
            if left[kind] < 0:
                continue
        found.append(way)
    return found


class Thinker(AnyThinker[Game, Action, Level]):
    """Compares single actions; the rest of the turn is decided later."""

    trust = _TRUST
    imagine = staticmethod(imagine)
    worth_following = staticmethod(_worth_following)

    def ways(self, world: Game, seat: int, late: Late) -> list[Way[Action]]:
        return _thought_of(world.state, world.setup, from_piles(world))

    def follow(self, world: Game, seat: int, way: Way[Action], late: Late) -> tuple[float, int]:
        return _followed(world, seat, way)


LEVELLED = levelled(Thinker, LEVELS.values())
