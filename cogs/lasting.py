"""What every button and menu is that keeps working after a restart: an item that answers whatever goes wrong in it."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from cogs.client import Interaction
from cogs.errors import answer_error

__all__ = ["LastingItem"]


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
