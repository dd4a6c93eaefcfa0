"""Acknowledging: "thinking…" now, what is said in its place later. Knows neither the bot nor how its texts look."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import discord

from cogs.limits import DISCORD_TROUBLE

__all__ = ["is_thinking", "put", "stop_thinking", "think"]

_TOLD = "told"


async def think(interaction: discord.Interaction) -> None:
    """Acknowledge a command or button that takes time; `put` answers it. What follows is private."""
    await interaction.response.defer(ephemeral=True, thinking=True)


async def put(
    interaction: discord.Interaction,
    content: str,
    files: Sequence[discord.File] = (),
    view: discord.ui.View | None = None,
) -> None:
    """Put an answer in the place of "thinking…", or of the private message whose button was pressed."""
    await interaction.edit_original_response(content=content, attachments=files, view=view)
    interaction.extras[_TOLD] = True


def is_thinking(interaction: discord.Interaction) -> bool:
    """Whether the response still says "thinking…", so that whatever is said next takes its place."""
    deferred = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    return deferred and _TOLD not in interaction.extras


async def stop_thinking(interaction: discord.Interaction) -> None:
    """Take "thinking…" away where the channel says everything there is to say."""
    if is_thinking(interaction):
        interaction.extras[_TOLD] = True
        with contextlib.suppress(*DISCORD_TROUBLE):
            await interaction.delete_original_response()
