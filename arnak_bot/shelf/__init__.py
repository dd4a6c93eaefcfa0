"""The shelf: every game that can be played here, each one line. What may be asked of them is in `games/port.py`."""

from __future__ import annotations

from arnak_bot.games.port import AnyGame
from arnak_bot.shelf.arnak import ARNAK
from arnak_bot.shelf.lost_cities import LOST_CITIES

__all__ = ["ARNAK", "LOST_CITIES", "SHELF"]

SHELF: dict[str, AnyGame] = {game.key: game for game in (ARNAK, LOST_CITIES)}
"""The games by their keys."""
