"""Private answers, errors as answers, and buttons and menus that answer whatever goes wrong in them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Self

import discord
from discord import app_commands, ui

from arnak_bot.games import GAMES
from arnak_bot.host import Table, TableError
from arnak_bot.refusals import Why
from arnak_bot.wording import refusals
from cogs.client import Interaction
from cogs.interactions import is_thinking, put, reader_words, stop_thinking
from cogs.limits import DISCORD_TROUBLE, MESSAGE_LIMIT

__all__ = ["LastingItem", "answer", "answer_error", "complete", "on_command_error", "told_meanwhile"]

ALREADY_ACKNOWLEDGED = 40060


async def answer(interaction: Interaction, text: str) -> None:
    """Send a private answer: as the response, in the place of "thinking…", or after what was said before."""
    said = _dressed(interaction, text)
    if not interaction.response.is_done():
        try:
            await interaction.response.send_message(said, ephemeral=True)
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                raise
            await interaction.followup.send(said, ephemeral=True)  # our first answer arrived, unheard by us
    elif is_thinking(interaction):
        await put(interaction, said)
    else:
        await interaction.followup.send(said, ephemeral=True)


async def complete(
    interaction: Interaction,
    text: str = "",
    *,
    files: Sequence[discord.File] = (),
    view: discord.ui.View | None = None,
) -> None:
    """Put an answer in the place of "thinking…", or of the private message whose button was pressed."""
    await put(interaction, _dressed(interaction, text), files, view)


def _dressed(interaction: Interaction, text: str) -> str:
    return interaction.client.looks.emoji.dressed(text, MESSAGE_LIMIT)


@asynccontextmanager
async def told_meanwhile(interaction: Interaction, table: Table) -> AsyncIterator[None]:
    """Tell the channel while the one who clicked is answered; neither waits for the other, nor fails with it.

    Afterwards they hear if the channel could not be told: what was decided is kept, and told later.
    """
    bot = interaction.client
    bot.telling.route(table.id, interaction)
    telling = bot.telling.nudge(table.id)
    yield
    why = await asyncio.shield(telling)
    if why is not None:
        await answer(interaction, reader_words(interaction).texts.cannot_post(why=why))
    else:
        await stop_thinking(interaction)


_log = logging.getLogger("arnak")


async def answer_error(interaction: Interaction, error: Exception) -> None:
    """Answer privately and kindly what could not be done; log once what should not have happened."""
    text = _answer_to(error, interaction)
    with contextlib.suppress(*DISCORD_TROUBLE):  # Discord may itself be what went wrong
        await answer(interaction, text)


def _answer_to(error: Exception, interaction: Interaction) -> str:
    """What is said of an error; for one that is nobody's wish the log has the rest."""
    words = reader_words(interaction)
    if isinstance(error, TableError):
        return refusals.sentence(error.refusal, words)
    for game in GAMES.values():
        if isinstance(error, game.refusal):
            return game.texts(words.language).turn.refused(error)
    if isinstance(error, DISCORD_TROUBLE):
        _log.warning("An interaction could not be answered: %r", error)
    else:
        _log.error("An interaction failed", exc_info=error)
    return words.texts.went_wrong()


async def on_command_error(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """Answer what a command could not do: discord.py wraps what was raised in an error of its own."""
    if isinstance(error, app_commands.CommandInvokeError):
        await answer_error(interaction, error.original)
    elif interaction.type is not discord.InteractionType.autocomplete:
        _log.warning("A command was sent that is none of ours: %s", error)
        await answer_error(interaction, TableError(Why.NOT_OFFERED))


class LastingItem(ui.DynamicItem[ui.Item[ui.View]], template=re.compile(r"(?!)")):
    """A button or menu that discord.py finds by its custom id. Kinds of it name their template and say what it does.

    Attributes:
        said: what the custom id says. It may be forged: it proves nothing, and is read where errors are answered.
    """

    def __init__(self, item: ui.Item[ui.View], said: re.Match[str]) -> None:
        super().__init__(item)
        self.said = said

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """Take up what was pressed; called by discord.py."""
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what was pressed, and answer what goes wrong; called by discord.py, for which any client will do."""
        if interaction.client.heard_before(interaction):
            return
        try:
            await self.pressed(interaction)
        except Exception as error:
            await answer_error(interaction, error)

    async def pressed(self, interaction: Interaction) -> None:
        """Do what this button or menu is for; what it raises is answered.

        Raises:
            NotImplementedError: this kind does not say what it does.
        """
        raise NotImplementedError(f"{type(self).__name__} does not say what it does")

    @property
    def table_id(self) -> int:
        """The table that the custom id names."""
        return int(self.said["table"])

    @property
    def chosen(self) -> str:
        """The option that was chosen in a menu; it may be forged, and is empty where nothing was."""
        return self.item.values[0] if isinstance(self.item, ui.Select) and self.item.values else ""
