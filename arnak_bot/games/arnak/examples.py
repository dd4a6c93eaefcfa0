"""An example game for illustrations: its opening and its end, which are the same every time."""

from __future__ import annotations

from functools import lru_cache

from arnak_bot.game.position import played
from arnak_bot.games.arnak.engine import Game, GameSetup, GameView
from arnak_bot.games.arnak.players.eager_player import EagerPlayer

NAMES = ("Ada", "Ben")
FOUR = (*NAMES, "Cleo", "Dan")
_SEED = "an example to learn from"


@lru_cache(maxsize=1)
def whole_island() -> GameView:
    return Game.new(GameSetup(players=len(FOUR), board="bird", seed=_SEED)).view(None)


@lru_cache(maxsize=1)
def example_views() -> tuple[GameView, GameView]:
    """Return the opening as seen by the first of two players, and the end as seen by everybody."""
    game = Game.new(GameSetup(players=2, board="bird", seed=_SEED))
    opening, player = game.view(0), EagerPlayer(7)
    return opening, played(game, lambda position, seat: player.choose(position.view(seat))).view(None)
