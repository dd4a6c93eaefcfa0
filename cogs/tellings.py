"""Private look-ups shared by buttons and commands: the hand, the log."""

from __future__ import annotations

import discord

from arnak_bot.host import Table
from arnak_bot.wording import prompts, story
from cogs.client import ArnakBot
from cogs.panel import hand_file
from cogs.public import MESSAGE_LIMIT

__all__ = ["send_hand", "send_log"]

Interaction = discord.Interaction[ArnakBot]


async def send_hand(interaction: Interaction, table: Table) -> None:
    """Show a player's hand to its owner.

    Raises:
        TableError: the user does not play here.
    """
    table.player(interaction.user.id)
    view = table.view(interaction.user.id)
    await interaction.response.defer(ephemeral=True, thinking=True)
    text = f"{prompts.status(view)}\n{prompts.hand(view)}"
    await interaction.followup.send(text, file=await hand_file(table, view), ephemeral=True)


async def send_log(interaction: Interaction, table: Table) -> None:
    """Tell the newest turns as a story: as much as fits a message, private parts only to their owner."""
    view = table.view(interaction.user.id)
    await interaction.response.defer(ephemeral=True, thinking=True)
    lines: list[str] = []
    for events in await interaction.client.host.story(table):
        lines += story.tell(events, view, table.names)
    kept: list[str] = []
    room = MESSAGE_LIMIT - 80
    for line in reversed(lines):
        room -= len(line) + 3
        if room < 0:
            break
        kept.append(f"· {line}")
    head = "**The newest turns**" if len(kept) < len(lines) else "**The whole story**"
    await interaction.followup.send("\n".join([head, *reversed(kept)]), ephemeral=True)
