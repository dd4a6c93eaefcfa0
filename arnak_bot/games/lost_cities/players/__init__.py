"""Computer players. They play from what a seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from arnak_bot.games.lost_cities.players.levels import LEVELS
from arnak_bot.games.lost_cities.players.random_player import RandomPlayer
from arnak_bot.games.lost_cities.players.thinker import Thinker
from arnak_bot.games.lost_cities.players.thrifty_player import ThriftyPlayer

__all__ = ["LEVELLED", "RandomPlayer", "Thinker", "ThriftyPlayer"]

LEVELLED: Mapping[str, Callable[[str], Thinker]] = {level.name: partial(Thinker, level) for level in LEVELS}
"""What makes a computer player of each level from a seed, the weakest level first."""
