"""Computer players. They play from what a seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from arnak_bot.games.arnak.players.eager_player import EagerPlayer
from arnak_bot.games.arnak.players.levels import LEVELS
from arnak_bot.games.arnak.players.random_player import RandomPlayer
from arnak_bot.games.arnak.players.thinker import Thinker

__all__ = ["LEVELLED", "EagerPlayer", "RandomPlayer", "Thinker"]

LEVELLED: Mapping[str, Callable[[str], Thinker]] = {level.name: partial(Thinker, level) for level in LEVELS}
"""What makes a computer player of each level from a seed, the weakest level first."""
