"""The table options of Lost Cities, and their conversion to a setup."""

from __future__ import annotations

from arnak_bot.game.options import Choice, GameOptions, Option, OptionScope
from arnak_bot.games.lost_cities.engine.setup import CHOICES, NEWEST_EDITION, GameSetup, chosen


def _option(key: str) -> Option:
    choices = tuple(Choice(each.value, each.value) for each in CHOICES[key])
    return Option(key, key, getattr(GameSetup(), key).value, frozenset({OptionScope.NEW, OptionScope.SERVER}), choices)


OPTIONS = tuple(map(_option, CHOICES))
LENGTH = next(option for option in OPTIONS if option.key == "length")
"""Three expeditions, or one (C1)."""


def setup_from(options: GameOptions, players: int, seed: str, edition: int = NEWEST_EDITION) -> GameSetup:
    """Return the setup for a table's options.

    Raises:
        ValueError: the setup is impossible.
    """
    return GameSetup(players, seed=seed, edition=edition, **chosen(dict(options)))
