"""The games that can be played here, a folder each, and `kit`, what they share. A game knows the kit and itself alone.

>>> game = new_game("lost-cities", players=3, seed="an example", length="short")
>>> game.seats_to_act, game.over
((0,), False)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from arnak_bot.game.definition import AnyGame

    GAMES: dict[str, AnyGame]
    """Every game by its key."""

__all__ = ["GAMES", "new_game"]

_FOLDERS = (
    "arnak",
    "lost_cities",
)


def __getattr__(name: str) -> Any:
    """Load the games as soon as somebody asks for all of them: an engine alone needs no words and no players."""
    if name != "GAMES":
        raise AttributeError(f"module {__name__} has no attribute {name}")
    games = [import_module(f"{__name__}.{folder}.definition").GAME for folder in _FOLDERS]
    return globals().setdefault("GAMES", {game.key: game for game in games})


def new_game(key: str, players: int, seed: str, **options: str | int | bool | None) -> Any:
    """Deal a game by its key; options that are not named are what a table has that does not choose.

    Raises:
        KeyError: there is no such game.
        ValueError: no table can have chosen this.
    """
    from arnak_bot.games import GAMES  # they may not be loaded yet

    definition = GAMES[key]
    return definition.new(definition.setup(players, seed, **options))
