"""An example game for explanations, always the same: somebody about to answer a call, and the end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from arnak_bot.game.position import played
from arnak_bot.games.lost_ark.engine import Game, GameSetup, GameView, Verb
from arnak_bot.games.lost_ark.players.thinker import LEVELLED

NAMES = ("Ada", "Ben", "Cleo")
_SEED = "an example to learn from 24"
_FOUND = 2
"""How many parts the answering player has found in the position shown."""


@dataclass(frozen=True, slots=True)
class Example:
    mine: GameView
    table: GameView
    end: GameView


@lru_cache(maxsize=1)
def example() -> Example:
    game, able, seat = Game.new(GameSetup(len(NAMES), seed=_SEED)), LEVELLED["able"](_SEED), 0
    while game.scores()[seat].parts != _FOUND or all(each.verb is not Verb.FILL for each in game.legal_actions(seat)):
        game.apply(able.choose(game, seat), seat)
        seat = game.seats_to_act[0]
    mine, table = game.view(seat), game.view(None)
    return Example(mine, table, played(game, able.choose).view(None))
