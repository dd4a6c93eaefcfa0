"""The simplest player: any legal action, as chance has it. For playouts, benchmarks and practice."""

from __future__ import annotations

import random

from arnak_bot.games.lost_cities.engine import Action, GameView

__all__ = ["RandomPlayer"]


class RandomPlayer:
    """Chooses uniformly among what is legal. The same seed and the same views give the same choices."""

    def __init__(self, seed: int | str) -> None:
        self._chance = random.Random(seed)

    def choose(self, view: GameView) -> Action:
        """Return one of the legal actions of the view's seat.

        Raises:
            ValueError: the seat is not to act.
        """
        if not view.legal:
            raise ValueError("this seat is not to act")
        return self._chance.choice(view.legal)
