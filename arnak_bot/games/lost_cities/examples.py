"""An example game for explanations, always the same: the middle of an expedition and its end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from arnak_bot.game.position import played
from arnak_bot.games.lost_cities.engine import Event, Game, GameSetup, GameView, Length, Phase, ScoreSheet
from arnak_bot.games.lost_cities.players.thinker import LEVELLED

NAMES = ("Ada", "Ben")
_SEED = "an example to learn from 21"
_HALFWAY = 58
"""The number of decisions before the position shown."""


@dataclass(frozen=True, slots=True)
class Example:
    """A game in progress, as the public and the player to act see it, what has happened in it, and its final scores."""

    table: GameView
    mine: GameView
    events: tuple[Event, ...]
    sheets: tuple[ScoreSheet, ...]


@lru_cache(maxsize=1)
def example() -> Example:
    game = Game.new(GameSetup(len(NAMES), Length.SHORT, seed=_SEED))
    able, events = LEVELLED["able"](_SEED), list[Event]()
    while game.ply < _HALFWAY or game.state.phase is not Phase.CARD:
        events += game.apply(able.choose(game, game.state.seat))
    table, mine = game.view(None), game.view(game.state.seat)
    return Example(table, mine, tuple(events), played(game, able.choose).scores())
