"""What is this?: menus of everything on the table; each thing is told in words and shown at full size, privately."""

from __future__ import annotations

import discord
from discord import ui

from arnak_bot.games.arnak.wording import components, effects, shelves
from arnak_bot.games.arnak.wording.components import Component, ComponentKind
from arnak_bot.games.arnak.wording.shelves import Shelf
from arnak_bot.games.kit.limits import ALT_LIMIT, clip
from arnak_bot.host import Table
from arnak_bot.wording.messages import Words
from cogs import ids
from cogs.client import Interaction
from cogs.lasting import LastingItem
from cogs.looks import Looks
from cogs.replies import complete
from cogs.speaking import reader_words
from cogs.thinking import think
from cogs.views import unheard
from images import arnak as images

__all__ = ["LookMenu", "component_files", "what_is_this"]


def _menus(table: Table, user_id: int, words: Words) -> ui.View:
    view, known = unheard(), table.view(user_id)
    for shelf in Shelf:
        things = shelves.things_on(known, shelf, words)
        if things:
            options = [
                discord.SelectOption(label=clip(name), value=key, description=told) for name, key, told in things
            ]
            custom_id = ids.look_menu(table.id, shelf.name)
            view.add_item(ui.Select(custom_id=custom_id, placeholder=shelves.heading(shelf, words), options=options))
    return view


async def what_is_this(interaction: Interaction, table: Table) -> None:
    """Offer everything on the table to be asked about, in a message of its own."""
    await think(interaction)
    words = reader_words(interaction)
    await complete(interaction, words.shelves.ask(), view=_menus(table, interaction.user.id, words))


async def component_files(looks: Looks, component: Component, words: Words) -> list[discord.File]:
    """Draw a component at full size."""
    plain = effects.plain(components.words(component, words))
    kind, alt = component.kind.value, clip(plain, ALT_LIMIT)
    if component.kind is ComponentKind.CARD:
        return await looks.drawn(kind, alt, images.card_picture, component.id, plain, words=words.pictures)
    return await looks.drawn(kind, alt, images.tile_picture, kind, component.id, plain, words=words.pictures)


class LookMenu(LastingItem, template=ids.LOOK_MENU):
    """Tells what the chosen thing is; the menus stay for the next question."""

    async def pressed(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        table = await interaction.client.table_clicked(interaction, self.table_id)
        words = reader_words(interaction)
        component, _ = components.find(self.chosen, words)
        assert component is not None, "the menu offers what there is"
        menus = _menus(table, interaction.user.id, words)
        files = await component_files(interaction.client.looks, component, words)
        await complete(interaction, components.words(component, words), files=files, view=menus)
