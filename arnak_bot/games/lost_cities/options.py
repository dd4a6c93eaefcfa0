"""The table options of Lost Cities: the choices of a setup."""

from __future__ import annotations

from arnak_bot.game.options import menu_of
from arnak_bot.games.lost_cities.engine.setup import CHOICES

OPTIONS = tuple(menu_of(key, map(str, kind)) for key, kind in CHOICES.items())
