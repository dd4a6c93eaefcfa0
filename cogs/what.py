"""What is this?: menus of everything on the table; each thing is told in words and shown at full size, privately."""

from __future__ import annotations

import discord
from discord import ui

from arnak_bot.host import Table
from arnak_bot.kit.limits import clip
from arnak_bot.wording.messages import Words
from cogs import ids
from cogs.client import Interaction
from cogs.lasting import LastingItem
from cogs.replies import complete
from cogs.speaking import reader_words
from cogs.thinking import think
from cogs.views import unheard

__all__ = ["LookMenu", "what_is_this"]


def _menus(table: Table, user_id: int, words: Words) -> ui.View:
    view = unheard()
    for shelf in table.texts(words.language).reference.shelves(table.view(user_id)):
        options = [
            discord.SelectOption(label=clip(thing.name), value=thing.key, description=thing.told)
            for thing in shelf.things
        ]
        custom_id = ids.look_menu(table.id, shelf.key)
        view.add_item(ui.Select(custom_id=custom_id, placeholder=shelf.heading, options=options))
    return view


async def what_is_this(interaction: Interaction, table: Table) -> None:
    """Offer everything on the table to be asked about, in a message of its own."""
    await think(interaction)
    words = reader_words(interaction)
    await complete(interaction, words.texts.ask_what(), view=_menus(table, interaction.user.id, words))


class LookMenu(LastingItem, template=ids.LOOK_MENU):
    """Tells what the chosen thing is; the menus stay for the next question."""

    async def pressed(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        table = await interaction.client.table_clicked(interaction, self.table_id)
        words, user = reader_words(interaction), interaction.user.id
        view, pictures = table.view(user), table.pictures(words.language)
        thing, told = table.texts(words.language).reference.look_up(self.chosen, view)
        files = [] if thing is None else await interaction.client.looks.shown(pictures.look_up(thing, view))
        await complete(interaction, told, files=files, view=_menus(table, user, words))
