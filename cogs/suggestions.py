"""What is suggested while somebody types: lines from the table that is played here, or one that says what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from discord import app_commands

from arnak_bot.host import Table, TableError
from arnak_bot.kit.limits import LABEL_LIMIT, clip
from arnak_bot.wording import refusals
from cogs.client import Interaction
from cogs.speaking import reader_words

__all__ = ["Choice", "suggested"]

Choice: TypeAlias = app_commands.Choice[str | int | float]
"""discord.py asks for choices of text and numbers alike; ours are texts."""
NOTHING_TYPED = "?"
"""What stands for nothing in an option that Discord wants filled."""


async def suggested(
    interaction: Interaction, fitting: Callable[[Table, Any], Sequence[tuple[str, str]]]
) -> list[Choice]:
    """Return what fits at the table of this channel, as whoever types sees it; or one line with what is wrong there.

    `fitting` gives (label, text) for a table and a view of it; it may raise TableError.
    """
    try:
        table = await interaction.client.table_here(interaction)
        lines = fitting(table, table.view(interaction.user.id))
    except TableError as error:
        refused = refusals.sentence(error.refusal, reader_words(interaction))
        lines = [(clip(refused, LABEL_LIMIT), NOTHING_TYPED)]
    return [app_commands.Choice(name=name, value=text) for name, text in lines]
