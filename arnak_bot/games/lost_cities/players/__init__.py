"""Computer players. They are given what a seat may see, and nothing else."""

from __future__ import annotations

from arnak_bot.games.lost_cities.players.random_player import RandomPlayer
from arnak_bot.games.lost_cities.players.thrifty_player import ThriftyPlayer

__all__ = ["RandomPlayer", "ThriftyPlayer"]
