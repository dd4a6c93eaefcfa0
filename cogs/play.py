"""One way to play an action, whether it was clicked or typed: act, show the panel, tell the channel."""

from __future__ import annotations

from typing import Any

import discord

from arnak_bot.host import StaleClick, Table
from cogs.client import ArnakBot
from cogs.panel import build_panel
from cogs.public import announce

__all__ = ["play", "show_panel", "take_back"]

Interaction = discord.Interaction[Any]


async def show_panel(
    interaction: Interaction, table: Table, *, notice: str = "", pages: dict[str, int] | None = None, done: bool = False
) -> None:
    """Put the player's panel into the deferred private response."""
    panel = await build_panel(table, interaction.user.id, notice=notice, pages=pages, done=done)
    await interaction.edit_original_response(content=panel.content, attachments=[panel.file], view=panel.view)


async def play(interaction: Interaction, bot: ArnakBot, table: Table, action: str, move: int | None = None) -> None:
    """Play an action for whoever clicked or typed; the interaction has been deferred privately.

    Raises:
        TableError: the action is not possible; nothing changed.
    """
    try:
        outcome = await bot.host.act(table, interaction.user.id, action, move=move)
    except StaleClick as stale:
        await show_panel(interaction, table, notice=str(stale))
        return
    await show_panel(interaction, table, done=bool(outcome.told))
    if outcome.told:
        await announce(interaction, table, outcome)


async def take_back(interaction: Interaction, bot: ArnakBot, table: Table, move: int | None = None) -> None:
    """Undo the last decision of whoever clicked or typed.

    Raises:
        TableError: there is nothing to take back, or it cannot be.
    """
    try:
        await bot.host.undo(table, interaction.user.id, move=move)
    except StaleClick as stale:
        await show_panel(interaction, table, notice=str(stale))
        return
    await show_panel(interaction, table, notice="Taken back.")
