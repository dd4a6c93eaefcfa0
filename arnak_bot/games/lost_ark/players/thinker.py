"""The computer players of the Lost Ark: rules of thumb propose actions, the best compares them in whole games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from arnak_bot.games.lost_ark.engine import Action, Game
from arnak_bot.games.lost_ark.players.instinct import DENYING, GREEDY, next_action
from arnak_bot.kit.comparing import Late, Way
from arnak_bot.kit.players import Level
from arnak_bot.kit.players import Thinker as AnyThinker

_LEVELS = (Level("novice", daydreams=0), Level("able"), Level("strong"))
LEVELS = {level.name: level for level in _LEVELS}
"""By name, weakest first."""


class Thinker(AnyThinker[Game, Action, Level]):
    """Compares single actions; the rest of the turn is decided later."""

    def imagine(self, game: Game, seat: int, chance: str) -> Game:
        """The game as the seat knows it, with other dice to come."""
        return game.imagined(seat, chance)

    def ways(self, world: Game, seat: int, late: Late) -> list[Way[Action]]:
        """What comes first to mind."""
        style = GREEDY if self.level.name == "novice" else DENYING
        return [Way((next_action(world.state, world.setup, seat, style),))]

    def follow(self, world: Game, seat: int, way: Way[Action], late: Late) -> tuple[float, int]:
        """Nothing is imagined yet."""
        return way.worth, 1


LEVELLED: Mapping[str, Any] = {level.name: partial(Thinker, level) for level in LEVELS.values()}
"""Factories of computer players by level, each taking a seed; weakest first."""
