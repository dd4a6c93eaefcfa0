"""The log format of Lost Cities, including the lines of its setup; see `arnak_bot.kit.logfile`."""

from __future__ import annotations

from collections.abc import Mapping

from arnak_bot.games.lost_cities.engine.game import Game
from arnak_bot.games.lost_cities.engine.refusals import IllegalAction
from arnak_bot.games.lost_cities.engine.setup import CHOICES, FIRST_EDITION, GameSetup, chosen
from arnak_bot.kit.logfile import LogFormat

_SETUP = ("edition", "players", *CHOICES, "seed")


def _setup(said: Mapping[str, str]) -> GameSetup:
    return GameSetup(
        players=int(said.get("players", "2")),
        seed=said.get("seed", ""),
        edition=int(said.get("edition", FIRST_EDITION)),  # logs from before editions were introduced have no such line
        **chosen(said),
    )


LOG = LogFormat(
    Game.new,
    IllegalAction,
    lambda setup: {name: getattr(setup, name) for name in _SETUP},
    _setup,
    frozenset(_SETUP),
)
