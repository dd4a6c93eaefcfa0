"""The log format of the Lost Ark, including the lines of its setup; see `arnak_bot.kit.logfile`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields

from arnak_bot.games.lost_ark.engine.game import Game
from arnak_bot.games.lost_ark.engine.refusals import IllegalAction
from arnak_bot.games.lost_ark.engine.setup import Characters, Difficulty, GameSetup
from arnak_bot.kit.logfile import LogFormat

_NAMES = tuple(field.name for field in fields(GameSetup))
_FLAGS = {"True": True, "False": False}


def _setup(said: Mapping[str, str]) -> GameSetup:
    together, third, joker = (_FLAGS[said[name]] for name in ("together", "third", "joker"))
    difficulty, characters = Difficulty(said["difficulty"]), Characters(said["characters"])
    players, edition = int(said["players"]), int(said["edition"])
    return GameSetup(players, difficulty, together, third, joker, characters, said["seed"], edition)


LOG = LogFormat(
    Game.new, IllegalAction, lambda setup: {name: getattr(setup, name) for name in _NAMES}, _setup, frozenset(_NAMES)
)
