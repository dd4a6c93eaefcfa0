"""Which game somebody means: that of the table where they ask, one that they name, or whatever is on the shelf."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from discord import app_commands

from arnak_bot.game.definition import AnyGame
from arnak_bot.games import GAMES
from arnak_bot.host import Table, TableError
from arnak_bot.refusals import Why
from arnak_bot.store import Status
from arnak_bot.wording.messages import Commands
from cogs.client import Interaction
from cogs.translating import localized

__all__ = ["Asked", "asked_here", "first_game", "game_named", "may_name_game", "named_or_here"]

F = TypeVar("F", bound=Callable[..., Any])

GAME = "game"
"""The option that names a game."""


def may_name_game(describe: Callable[[Commands], str]) -> Callable[[F], F]:
    """Let a command ask for its `game`, by key; while there is a single game on the shelf, it does not."""

    def ask(callback: F) -> F:
        if len(GAMES) > 1:
            names = [app_commands.Choice(name=game.title, value=game.key) for game in GAMES.values()]
            app_commands.describe(**{GAME: localized(describe)})(callback)
            app_commands.choices(**{GAME: names})(callback)
            return callback
        signature = inspect.signature(callback)
        changed: Any = callback  # discord.py reads the parameters of a command from its signature
        changed.__signature__ = signature.replace(
            parameters=[each for each in signature.parameters.values() if each.name != GAME]
        )
        return callback

    return ask


def first_game(interaction: Interaction) -> AnyGame:
    """Return the game that is meant where nobody says which."""
    return next(iter(interaction.client.host.registry.shelf.values()))


def game_named(interaction: Interaction, key: str | None) -> AnyGame:
    """Return a game by its key; None: whichever.

    Raises:
        TableError: it is not on the shelf.
    """
    if key is None:
        return first_game(interaction)
    game = interaction.client.host.registry.shelf.get(key)
    if game is None:
        raise TableError(Why.NO_SUCH_GAME)
    return game


async def named_or_here(interaction: Interaction, key: str | None) -> AnyGame:
    """Return a game by its key; None: the one that is played here, else whichever.

    Raises:
        TableError: it is not on the shelf.
    """
    return (await asked_here(interaction)).games[0] if key is None else game_named(interaction, key)


@dataclass(frozen=True, slots=True)
class Asked:
    """Of which games something may be asked: of the one that is played here, else of all."""

    table: Table | None
    games: tuple[AnyGame, ...]

    def view(self, user_id: int) -> Any:
        """What a user may know of the game that is played here; None where none is."""
        return None if self.table is None or self.table.game is None else self.table.view(user_id)

    def sent(self, game: AnyGame, key: str) -> str:
        """What Discord sends for something that is suggested; it names its game where there are several."""
        return key if len(self.games) == 1 else f"{game.key}/{key}"

    def meant(self, sent: str) -> tuple[tuple[AnyGame, ...], str]:
        """Which games something that was sent may belong to, and what it is."""
        key, _, rest = sent.partition("/")
        named = tuple(game for game in self.games if game.key == key)
        return (named, rest) if named and rest else (self.games, sent)


async def asked_here(interaction: Interaction) -> Asked:
    """Return of which games something may be asked here."""
    shelf = interaction.client.host.registry.shelf
    try:
        table = await interaction.client.table_here(interaction)
    except TableError:
        return Asked(None, tuple(shelf.values()))
    if table.status in (Status.LOBBY, Status.RUNNING):
        return Asked(table, (table.definition,))
    return Asked(None, tuple(shelf.values()))
