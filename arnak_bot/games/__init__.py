"""The games that can be played here, one package each. A game imports only its own package and the kit.

>>> game = new_game("lost-cities", players=3, seed="an example", length="short")
>>> game.seats_to_act, game.over
((1,), False)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from arnak_bot.game.definition import AnyGame

    GAMES: dict[str, AnyGame]
    """The definitions of all games, by key."""

__all__ = ["GAMES", "new_game"]

_FOLDERS = (
    "arnak",
    "lost_cities",
    "lost_ark",
)


def __getattr__(name: str) -> Any:
    """Import all games on first use, since an engine on its own needs no texts or computer players."""
    if name != "GAMES":
        raise AttributeError(f"module {__name__} has no attribute {name}")
    games = [import_module(f"{__name__}.{folder}.definition").GAME for folder in _FOLDERS]
    return globals().setdefault("GAMES", {game.key: game for game in games})


def new_game(key: str, players: int, seed: str, **options: str | int | bool | None) -> Any:
    """Deal a game by its key; options not given get the values used when a command leaves them out.

    Raises:
        KeyError: there is no such game.
        ValueError: the options are invalid.
    """
    from arnak_bot.games import GAMES  # loads the games on first use

    definition = GAMES[key]
    return definition.new(definition.setup(players, seed, **options))
