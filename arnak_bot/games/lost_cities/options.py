"""The table options of Lost Cities: the choices of a setup."""

from __future__ import annotations

from arnak_bot.game.options import Choice, Option, OptionScope
from arnak_bot.games.lost_cities.engine.setup import CHOICES, GameSetup


def _option(key: str) -> Option:
    choices = tuple(Choice(each.value, each.value) for each in CHOICES[key])
    return Option(
        key, key, getattr(GameSetup(), key).value, frozenset({OptionScope.LOBBY, OptionScope.SERVER}), choices
    )


OPTIONS = tuple(map(_option, CHOICES))
