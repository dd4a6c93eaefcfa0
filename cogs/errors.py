"""The one place where errors become answers: those of commands, and those of buttons and menus (see `lasting`)."""

from __future__ import annotations

import contextlib
import logging

import discord
from discord import app_commands

from arnak_bot.games import GAMES
from arnak_bot.host import TableError
from arnak_bot.refusals import Why
from arnak_bot.wording import refusals
from cogs.client import Interaction
from cogs.limits import DISCORD_TROUBLE
from cogs.replies import answer
from cogs.speaking import reader_words

__all__ = ["answer_error", "on_command_error"]

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
