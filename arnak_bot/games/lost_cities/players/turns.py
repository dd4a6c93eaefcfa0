"""Whole turns as ways to play them, as instinct thinks of them: a card, the steps that it gives, and what is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from arnak_bot.games.kit.plain import copied
from arnak_bot.games.lost_cities.engine import Action, Draw, Game, GameSetup, Length, Phase
from arnak_bot.games.lost_cities.engine.rules.turn import take
from arnak_bot.games.lost_cities.engine.state import State
from arnak_bot.games.lost_cities.players.instinct import Instinct
from arnak_bot.games.lost_cities.players.playout import from_piles
from arnak_bot.games.lost_cities.players.thinker import worth_following

__all__ = ["Way", "ways_to_play"]

_WIDTH = {Phase.CARD: 6, Phase.STEP: 2, Phase.DRAW: 3}
"""How many choices of each part of a turn are followed, the best first."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play what is left of a turn, and what instinct gives for it, in points more or less."""

    actions: tuple[Action, ...]
    score: float


def ways_to_play(world: Game) -> list[Way]:
    """The ways to play on in an imagined game for the seat whose turn it is, the most promising first."""
    found = _ways(world.state, world.setup, from_piles(world), (), 0.0)
    return sorted(found, key=lambda way: way.score, reverse=True)


def _ways(state: State, setup: GameSetup, piles_drawn: int, done: tuple[Action, ...], score: float) -> Iterator[Way]:
    alone = replace(setup, length=Length.SHORT)  # so that no other expedition is dealt after this one
    scored = Instinct(state, setup, piles_drawn).scored()
    scored.sort(key=lambda entry: entry[0], reverse=True)
    for more, action in worth_following(scored)[: _WIDTH[state.phase]]:
        actions, worth = (*done, action), score + more
        if isinstance(action, Draw):
            yield Way(actions, worth)
            continue
        after = copied(state)
        take(after, alone, action)
        if after.phase is Phase.OVER:
            yield Way(actions, worth)
        else:
            yield from _ways(after, setup, piles_drawn, actions, worth)
