"""Help with common situations, the rules page by page, and a guided first game."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import ui

from arnak_bot.game.definition import AnyGame
from arnak_bot.host import Table, TableError, options_of
from arnak_bot.host.options import opponents_of_one, suits_one
from arnak_bot.kit.limits import clip
from arnak_bot.kit.names import YesOrNo
from arnak_bot.refusals import NotForOne
from arnak_bot.store import Status
from arnak_bot.wording import labels, texts
from cogs import ids
from cogs.choices import game_named
from cogs.client import Interaction
from cogs.ids import Guided
from cogs.interactions import BLUE, GREEN, button, defer, edit_response, reader_words, stateless_view
from cogs.replies import LastingItem, sending_posts
from cogs.threads import begin_alone

_FIRST = 2
"""How many help topics are shown before one is chosen: "my turn", and what the icons mean."""


async def send_help(interaction: Interaction, table: Table | None = None, topic: str = "") -> None:
    """The interaction may be deferred. `topic`: its title; "": the first topics."""
    await defer(interaction)
    words, proof = reader_words(interaction), ""
    game = game_named(interaction, None) if table is None else table.definition
    if table is not None:
        fairness = words.texts.fairness(commitment=table.commitment)
        proof = fairness if table.sealed_until is None else words.ladder.proof(hash=table.commitment)
    alone = table is not None and table.status is not Status.LOBBY and table.alone
    topics = texts.help_topics(game, words, proof, alone=alone, on_server=interaction.guild_id is not None)
    number = 0 if table is None else table.id
    options = [discord.SelectOption(label=clip(each)) for each in topics]
    view = stateless_view(
        ui.Select(custom_id=ids.help_menu(number), placeholder=words.texts.help_more(), options=options),
        button(words.labels.learn(), ids.learn_button(game.key, 0), BLUE),
    )
    if topic in [*topics][_FIRST:]:
        await edit_response(interaction, topics[topic], view=view)
        return
    files = await interaction.client.looks.shown(game.pictures(words.language).legend())
    await edit_response(interaction, "\n".join([*topics.values()][:_FIRST]), files=files, view=view)


async def teach(interaction: Interaction, table: Table) -> None:
    await defer(interaction)
    await send_page(interaction, table.definition, 0)


async def send_page(interaction: Interaction, game: AnyGame, page: int) -> None:
    words = reader_words(interaction)
    all_pages = game.texts(words.language).reference.pages()
    page %= len(all_pages)
    shown = all_pages[page]
    view = stateless_view()
    if page:
        view.add_item(button(words.labels.back(), ids.learn_button(game.key, page - 1)))
    if page + 1 < len(all_pages):
        view.add_item(button(words.labels.next(), ids.learn_button(game.key, page + 1), BLUE))
    if suits_one(game):
        said = words.labels
        alone = said.computer_here if opponents_of_one(game) else said.alone_here
        label = alone if game.guided is None else said.guided_here
        view.add_item(button(label(), ids.guided_button(game.key, Guided.HERE), GREEN))
        if interaction.guild_id is not None:
            view.add_item(button(said.guided_private(), ids.guided_button(game.key, Guided.PRIVATE)))
    text = f"{words.labels.learning_page(title=shown.title, page=page + 1, count=len(all_pages))}\n{shown.text}"
    files = await interaction.client.looks.shown(game.pictures(words.language).illustration(shown.illustration))
    await edit_response(interaction, text, files=files, view=view)


async def begin_guided(interaction: Interaction, game: AnyGame, where: Guided) -> None:
    """Open a guided solo game, or else an ordinary one, against a computer if the game cannot be played alone; if this
    channel has a table, offer a thread. Raises TableError if no table can be opened there, or the game can be played
    neither alone nor against a computer.
    """
    if not suits_one(game):
        raise TableError(NotForOne(game.title))
    options = options_of(game, seats=1, computers=opponents_of_one(game), auto_end=False)
    if game.guided is not None:
        options = replace(options, game=game.guided)
    table = await begin_alone(interaction, where, options, ids.guided_button(game.key, Guided.IN_THREAD))
    if table is None:
        return
    said = reader_words(interaction).labels
    begun = said.alone_game if game.guided is None else said.guided_game
    if game.guided is not None:
        await interaction.client.host.people.begin_lessons(interaction.user.id)
    async with sending_posts(interaction, table):
        there = labels.place(table.guild_id, table.channel_id, reader_words(interaction))
        here: YesOrNo = "yes" if table.channel_id == interaction.channel_id else "no"
        await edit_response(interaction, begun(channel=there, here=here), view=None)


class HelpMenu(LastingItem, template=ids.HELP_MENU):
    async def pressed(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        try:
            table = await interaction.client.table_clicked(interaction, self.table_id)
        except TableError:
            table = None
        await send_help(interaction, table, self.chosen)


class LearnButton(LastingItem, template=ids.LEARN_BUTTON):
    """Turns the pages of the tutorial, and starts the guided game."""

    async def pressed(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        what, game = self.said["page"], game_named(interaction, self.said["game"])
        if what.isdecimal():
            await send_page(interaction, game, int(what))
        else:
            await begin_guided(interaction, game, Guided(what))
