"""Help by situation, how to play page by page, and a first game that explains each thing at its moment."""

from __future__ import annotations

import discord
from discord import ui

from arnak_bot.games.arnak.engine.setup import EASIEST_RIVAL
from arnak_bot.games.arnak.examples import example_views
from arnak_bot.games.arnak.pictured import Part
from arnak_bot.games.arnak.wording import tables
from arnak_bot.games.arnak.wording.learn import Illustration, pages
from arnak_bot.games.arnak.wording.lessons import next_lesson
from arnak_bot.host import Table, TableError, options_of
from arnak_bot.refusals import Why
from arnak_bot.shelf import ARNAK
from arnak_bot.wording import labels, texts
from arnak_bot.wording.messages import Words
from cogs import ids
from cogs.client import ArnakBot, Interaction
from cogs.lasting import LastingItem
from cogs.limits import DISCORD_TROUBLE
from cogs.looks import Looks
from cogs.permissions import demand_permissions
from cogs.replies import complete, told_meanwhile
from cogs.speaking import options_in_language, reader_words
from cogs.thinking import think
from cogs.views import unheard
from images import arnak as images

__all__ = ["LearnButton", "lesson_for", "send_help", "send_page"]

NAMES = ("Ada", "Ben")


async def send_help(interaction: Interaction, table: Table | None = None) -> None:
    """Answer with help by situation, the legend of signs, and the way to the pages; deferred or not before."""
    if not interaction.response.is_done():
        await think(interaction)
    words = reader_words(interaction)
    view = unheard()
    view.add_item(
        ui.Button(label=words.labels.learn(), style=discord.ButtonStyle.primary, custom_id=ids.learn_button(0))
    )
    text = texts.help_page(words)
    if table is not None:
        text += f"\n{texts.fairness(table.commitment, words)}"
    await complete(
        interaction, text, files=await _illustration(interaction.client.looks, Illustration.LEGEND, words), view=view
    )


async def send_page(interaction: Interaction, page: int) -> None:
    """Put a page of how to play in the place of the private answer, with buttons to turn it."""
    words = reader_words(interaction)
    all_pages = pages(words)
    page %= len(all_pages)
    shown = all_pages[page]
    view = unheard()
    if page:
        view.add_item(ui.Button(label=words.labels.back(), custom_id=ids.learn_button(page - 1)))
    if page + 1 < len(all_pages):
        following = ids.learn_button(page + 1)
        view.add_item(ui.Button(label=words.labels.next(), style=discord.ButtonStyle.primary, custom_id=following))
    else:
        here, private = ids.guided_button(private=False), ids.guided_button(private=True)
        view.add_item(ui.Button(label=words.labels.guided_here(), style=discord.ButtonStyle.success, custom_id=here))
        if interaction.guild_id is not None:
            view.add_item(ui.Button(label=words.labels.guided_private(), custom_id=private))
    text = labels.learning_page(shown.title, shown.text, page + 1, len(all_pages), words)
    await complete(
        interaction, text, files=await _illustration(interaction.client.looks, shown.illustration, words), view=view
    )


async def _illustration(looks: Looks, what: Illustration, words: Words) -> list[discord.File]:
    """Draw what goes with a page, from the opening and the end of an example game."""
    if what is Illustration.LEGEND:
        return await looks.drawn("legend", words.texts.legend_alt(), images.draw_legend, words=words.pictures)
    opening, end = example_views()
    match what:
        case Illustration.ISLAND | Illustration.ROW | Illustration.TRACK:
            alt = tables.part_alt(opening, NAMES, Part(what), 0, words)
            return await looks.drawn(
                what.value, alt, images.draw_part, opening, NAMES, Part(what), 0, words=words.pictures
            )
        case Illustration.HAND:
            return await looks.drawn(
                "hand", tables.hand_alt(opening, words), images.draw_hand, opening, NAMES[0], words=words.pictures
            )
        case Illustration.SCORES:
            alt = tables.score_alt(end.scores, NAMES, words)
            return await looks.drawn("scores", alt, images.draw_scores, end.scores, NAMES, words=words.pictures)


async def begin_guided(interaction: Interaction, *, private: bool) -> None:
    """Open a solo game against the easiest rival here, or in a direct message, and explain it on the way.

    Raises:
        TableError: there is a table already where the game would be, or the bot may not write there.
    """
    bot, user = interaction.client, interaction.user
    guild_id = None if private else interaction.guild_id
    channel_id = await _direct_channel(interaction) if private else interaction.channel_id
    if guild_id is not None:
        demand_permissions(interaction)
    assert channel_id is not None, "buttons are pressed in a channel"
    options = options_in_language(
        interaction, options_of(ARNAK, seats=1, rival=EASIEST_RIVAL, auto_end=False, layout="tall"), guild_id
    )
    table, _ = await bot.host.lobby.open_solo(
        guild_id, channel_id, user.id, user.display_name, options, entropy=str(interaction.id)
    )
    await bot.host.people.begin_lessons(user.id)
    async with told_meanwhile(interaction, table):
        await complete(interaction, labels.guided_game(channel_id, reader_words(interaction)), view=None)


async def _direct_channel(interaction: Interaction) -> int:
    """Return the channel of direct messages with the bot.

    Raises:
        TableError: the user takes none.
    """
    try:
        return (await interaction.user.create_dm()).id
    except DISCORD_TROUBLE as error:
        raise TableError(Why.DIRECT_MESSAGES_CLOSED) from error


async def lesson_for(bot: ArnakBot, table: Table, user_id: int, words: Words) -> str:
    """Return what a guided player is to be told now, once; empty for everybody else, and at tables of several."""
    seat = table.seat_of(user_id)
    if seat is None or not table.options.solo or not table.person(seat).guided:
        return ""
    lesson = next_lesson(table.view(user_id), table.person(seat).learned, words)
    if lesson is None:
        return ""
    await bot.host.people.note_lesson(user_id, lesson.key)
    return labels.lesson(lesson.text)


class LearnButton(LastingItem, template=ids.LEARN_BUTTON):
    """Turns the pages of how to play, and begins the guided game behind the last one."""

    async def pressed(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        what = self.said["page"]
        if what.isdecimal():
            await send_page(interaction, int(what))
        else:
            await begin_guided(interaction, private=what == "private")
