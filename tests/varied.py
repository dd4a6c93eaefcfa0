"""A game that differs from one of the house in a few things, to try its host on."""

from __future__ import annotations

from functools import partial
from typing import Any

from arnak_bot.game.definition import AnyGame


def varied(game: AnyGame, /, **differing: Any) -> AnyGame:
    """Return a game as another one, but for these of its attributes and methods."""
    own = {
        name: staticmethod(each) if callable(each) and not isinstance(each, type) else each
        for name, each in differing.items()
    }
    own["__reduce__"] = lambda _: (partial(varied, game, **differing), ())  # a process that thinks is given it
    made: AnyGame = type("Varied", (type(game),), own)()
    return made
