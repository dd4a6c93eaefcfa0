"""Computer players. They are given what a seat may see, and nothing else."""

from __future__ import annotations

from arnak_bot.games.arnak.players.eager_player import EagerPlayer
from arnak_bot.games.arnak.players.random_player import RandomPlayer

__all__ = ["EagerPlayer", "RandomPlayer"]
