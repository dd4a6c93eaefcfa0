"""A player's private note at a table: the form for it, and saving it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from arnak_bot.host import LONGEST_NOTE_AT_TABLE, Table
from cogs import ids
from cogs.client import ArnakBot, Interaction
from cogs.interactions import reader_words
from cogs.play import show_panel
from cogs.replies import LastingForm, answer


async def open_note(interaction: Interaction, table: Table) -> None:
    """Open the form, filled with the current note. It has to be the first response, so nothing slow may come before it.

    Raises:
        TableError: the user is not a player at this table.
    """
    said = reader_words(interaction).labels
    seat = table.player(interaction.user.id)
    form = ui.Modal(title=said.note(), custom_id=ids.note_form(table.id))
    text: ui.TextInput[ui.Modal] = ui.TextInput(
        style=discord.TextStyle.paragraph,
        custom_id="note",
        default=table.seats[seat].note or None,
        max_length=LONGEST_NOTE_AT_TABLE,
        required=False,
    )
    form.add_item(ui.Label(text=said.note_for_you(), component=text))
    form.stop()  # discord.py need not wait for it: `NoteForms` receives the result, even after a restart
    await interaction.response.send_modal(form)


class NoteForms(LastingForm):
    """Saves each note with the seat of the user who wrote it."""

    template = ids.NOTE_FORM

    async def submitted(self, interaction: Interaction, table: Table, parts: Sequence[Mapping[str, Any]]) -> None:
        """Save a note, and show it in the panel from which it was opened, or else confirm that it is saved."""
        written = next((str(each.get("value", "")) for each in parts), "")
        await interaction.client.host.play.write_note(table, interaction.user.id, written)
        if interaction.message is not None and interaction.message.flags.ephemeral:
            await interaction.response.defer()
            await show_panel(interaction, table)
        else:
            await answer(interaction, reader_words(interaction).labels.note_saved())


async def setup(bot: ArnakBot) -> None:
    """Add the cog; called by discord.py."""
    await bot.add_cog(NoteForms())
