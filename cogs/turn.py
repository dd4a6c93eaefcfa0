"""/turn, for any game: what can be done by its name, an answer, and passing and ending where the game has them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from discord import app_commands
from discord.ext import commands

from arnak_bot.game.position import Action
from arnak_bot.game.texts import AnyTexts
from arnak_bot.host import Table, TableError
from arnak_bot.refusals import NotInGame
from arnak_bot.wording.messages import Commands
from cogs.client import ArnakBot, Interaction
from cogs.groups import TURN
from cogs.play import open_panel, play, with_what_follows
from cogs.speaking import reader_words
from cogs.suggestions import Choice, suggested
from cogs.thinking import think
from cogs.translating import localized

__all__ = ["Turns", "play_just"]

Meaning: TypeAlias = Callable[[AnyTexts, Any], Action]
"""What is meant, as the game reads it that is played here, given what the player sees."""


class Turns(commands.Cog):
    """The commands of /turn that every game can have; a game may hang more on the same group."""

    bot: ArnakBot

    @TURN.command(description=localized(Commands.turn_panel))
    async def panel(self, interaction: Interaction) -> None:
        await open_panel(interaction, await self.bot.table_here(interaction))

    @TURN.command(description=localized(Commands.turn_do))
    @app_commands.describe(action=localized(Commands.turn_do_action))
    async def do(self, interaction: Interaction, action: str) -> None:
        table = await self.bot.table_here(interaction)
        await _play_typed(interaction, table, lambda says, view: says.turn.meant(action, view))

    @do.autocomplete("action")
    async def _actions(self, interaction: Interaction, current: str) -> list[Choice]:
        return await suggested(interaction, lambda table, view: _says(interaction, table).turn.suggested(current, view))

    @TURN.command(description=localized(Commands.turn_choose))
    @app_commands.describe(answer=localized(Commands.turn_choose_answer))
    async def choose(self, interaction: Interaction, answer: str) -> None:
        table = await self.bot.table_here(interaction)
        await _play_typed(interaction, table, lambda says, view: says.turn.answer_meant(answer, view))

    @choose.autocomplete("answer")
    async def _answers(self, interaction: Interaction, current: str) -> list[Choice]:
        return await suggested(
            interaction, lambda table, view: _says(interaction, table).turn.answers_suggested(current, view)
        )

    @TURN.command(name="pass", description=localized(Commands.turn_pass))
    async def pass_(self, interaction: Interaction) -> None:
        await play_just(interaction, "pass")

    @TURN.command(description=localized(Commands.turn_end))
    async def end(self, interaction: Interaction) -> None:
        await play_just(interaction, "end")


async def play_just(interaction: Interaction, text: str) -> None:
    """Play the action of this very text, where the game that is played here has such a thing.

    Raises:
        TableError: it has not, or it is not the turn of whoever typed.
        Exception: the game's own refusal, where it is not possible now.
    """
    table = await interaction.client.table_here(interaction)
    try:
        action = table.definition.parse(text)
    except ValueError:
        raise TableError(NotInGame(table.definition.title, text)) from None
    await _play_typed(
        interaction, table, lambda says, view: action if action in view.legal else says.turn.meant(text, view)
    )


async def _play_typed(interaction: Interaction, table: Table, meaning: Meaning) -> None:
    """Play what was typed, with what follows it; a step that is rarely meant is asked about, as the buttons do.

    Raises:
        TableError: it is not the turn of whoever typed.
        Exception: the game's own refusal, where nothing or not one thing is meant.
    """
    table.turn_of(interaction.user.id)
    action = meaning(_says(interaction, table), table.view(interaction.user.id))
    await think(interaction)
    await play(interaction, table, with_what_follows(table, action), sure=False)


def _says(interaction: Interaction, table: Table) -> AnyTexts:
    return table.texts(reader_words(interaction).language)
