"""What is this?: menus of everything on the table; each thing is told in words and shown at full size, privately."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

import images
from arnak_bot.host import Table
from arnak_bot.wording import components, effects, shelves, tables
from arnak_bot.wording.actions import clip
from arnak_bot.wording.components import Component, ComponentKind
from arnak_bot.wording.shelves import Shelf
from cogs import ids
from cogs.replies import complete, drawn, kindly, think
from cogs.views import unheard

__all__ = ["LookMenu", "component_files", "what_is_this"]

Interaction = discord.Interaction[Any]


def _menus(table: Table, user_id: int) -> ui.View:
    view, known = unheard(), table.view(user_id)
    for shelf in Shelf:
        things = shelves.things_on(known, shelf)
        if things:
            options = [
                discord.SelectOption(label=clip(name), value=key, description=words) for name, key, words in things
            ]
            custom_id = ids.look_menu(table.id, shelf.name)
            view.add_item(ui.Select(custom_id=custom_id, placeholder=shelf.value, options=options))
    return view


async def what_is_this(interaction: Interaction, table: Table) -> None:
    """Offer everything on the table to be asked about, in a message of its own."""
    await think(interaction)
    await complete(interaction, shelves.ASK, view=_menus(table, interaction.user.id))


async def component_files(component: Component) -> list[discord.File]:
    """Draw a component at full size."""
    plain = effects.plain(components.words(component))
    kind, alt = component.kind.value, clip(plain, tables.ALT_LIMIT)
    if component.kind is ComponentKind.CARD:
        return await drawn(kind, alt, images.card_picture, component.id, plain)
    return await drawn(kind, alt, images.tile_picture, kind, component.id, plain)


class LookMenu(ui.DynamicItem[ui.Select[ui.View]], template=ids.LOOK_MENU):
    """Tells what the chosen thing is; the menus stay for the next question."""

    def __init__(self, menu: ui.Select[ui.View], table: int) -> None:
        super().__init__(menu)
        self.table_id = table

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, ui.Select)
        return cls(item, int(match["table"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with kindly(interaction):
            await interaction.response.defer()
            table = await interaction.client.table_clicked(interaction, self.table_id)
            component, _ = components.find(self.item.values[0])
            assert component is not None, "the menu offers what there is"
            menus = _menus(table, interaction.user.id)
            files = await component_files(component)
            await complete(interaction, components.words(component), files=files, view=menus)
