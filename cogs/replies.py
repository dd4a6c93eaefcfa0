"""Private answers: one way to say something to the person who clicked or typed, whatever came before."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import discord

from arnak_bot.host import Table
from cogs.client import Interaction
from cogs.limits import MESSAGE_LIMIT
from cogs.speaking import reader_words
from cogs.thinking import is_thinking, put, stop_thinking

__all__ = ["answer", "complete", "told_meanwhile"]

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
