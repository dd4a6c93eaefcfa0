"""An example game for explanations, always the same: the middle of an expedition and its end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from arnak_bot.games.lost_cities.engine import Event, Game, GameSetup, GameView, Length, Phase, ScoreSheet
from arnak_bot.games.lost_cities.players.thinker import LEVELLED

NAMES = ("Ada", "Ben")
_SEED = "an example to learn from 21"
_HALFWAY = 58
"""The number of decisions before the position shown."""


@dataclass(frozen=True, slots=True)
class Example:
    """A game in progress, as the public and the player to act see it, and its final scores.

    `events` are those of the last turn.
    """

    table: GameView
    mine: GameView
    events: tuple[Event, ...]
    sheets: tuple[ScoreSheet, ...]


@lru_cache(maxsize=1)
def example() -> Example:
    game = Game.new(GameSetup(len(NAMES), Length.SHORT, seed=_SEED))
    player, turn, middle = LEVELLED["able"](_SEED), list[Event](), None
    while not game.over:
        view = game.view(game.state.seat)
        if view.table.phase is Phase.CARD:
            if middle is None and game.ply >= _HALFWAY:
                middle = game.view(None), view, tuple(turn)
            turn.clear()
        turn += game.apply(player.choose(game, game.state.seat))
    assert middle is not None, "the example is longer"
    return Example(*middle, game.scores())
