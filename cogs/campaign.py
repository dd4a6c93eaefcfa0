"""The solo campaign: its map, a chapter with its stars, and the buttons that play it."""

from __future__ import annotations

from functools import partial

import discord
from discord import ui

from arnak_bot.game.values import Drawing
from arnak_bot.host import Station
from arnak_bot.wording import labels
from arnak_bot.wording.campaign import chapter_alt, chapter_label, chapter_page, chapter_words
from arnak_bot.wording.messages import Words
from cogs import ids
from cogs.client import ArnakBot, Interaction
from cogs.ids import Guided
from cogs.interactions import GREEN, button, choice_menu, defer, edit_response, reader_words, stateless_view, words_here
from cogs.places import only_elsewhere
from cogs.replies import LastingItem, sending_posts
from cogs.threads import begin_alone
from images.kit.journey import Stop, draw_journey


async def send_campaign(interaction: Interaction, key: str = "") -> None:
    """Answer a deferred interaction with the campaign map and one chapter, with buttons to play it. `key`: the chapter;
    "" for the first open one without a star, or else the open one with the fewest stars. Raises TableError if there is
    no such chapter.
    """
    bot, words = interaction.client, reader_words(interaction)
    stations = await bot.host.campaign.progress(interaction.user.id)
    if key:
        shown = bot.host.campaign.named(stations, key)
    else:
        shown = min((each for each in stations if each.is_open), key=lambda each: sum(each.stars))
    files = await bot.looks.shown(map_of(stations, shown, words))
    page = chapter_page(shown.game, shown.chapter, shown.stars, shown.points, words, is_open=shown.is_open)
    view = stateless_view()
    if (running := await bot.host.campaign.running(interaction.user.id, shown.chapter.key)) is not None:
        page = f"{page}\n{running.sentence(words)}"
    elif shown.is_open:
        elsewhere = await only_elsewhere(interaction)
        for each in _play_buttons(interaction, shown, words, allowed=elsewhere is None):
            view.add_item(each)
        hints = [words.campaign.any_star()] if shown is not stations[-1] and not any(shown.stars) else []
        page = "\n".join([page, *hints, *([] if elsewhere is None else [elsewhere.sentence(words)])])
    chapters = [
        (chapter_label(each.game, each.chapter, each.stars, words), each.chapter.key, each is shown)
        for each in stations
        if each.is_open
    ]
    if len(chapters) > 1:
        view.add_item(choice_menu(ids.CHAPTERS, words.campaign.choose(), chapters))
    await edit_response(interaction, page, files=files, view=view)


def _play_buttons(
    interaction: Interaction, station: Station, words: Words, *, allowed: bool
) -> list[ui.Button[ui.View]]:
    """The first button plays the chapter here or, to keep a text channel free for others, in a new thread. On a server,
    a second plays it in direct messages; only that one remains if tables are not allowed here.
    """
    said, chapter = words.campaign, station.chapter
    threads = isinstance(interaction.channel, discord.TextChannel)
    first, label = (Guided.IN_THREAD, said.play_thread) if threads else (Guided.HERE, said.play)
    buttons = [button(label(number=chapter.number), ids.chapter_button(chapter.key, first), GREEN)] if allowed else []
    if interaction.guild_id is not None:
        buttons.append(button(said.play_private(), ids.chapter_button(chapter.key, Guided.PRIVATE)))
    return buttons


def map_of(stations: tuple[Station, ...], shown: Station, words: Words) -> Drawing:
    said = words.campaign
    stops, told = [], []
    for each in stations:
        title, number = chapter_words(each.game, each.chapter, words).title, each.chapter.number
        stops.append(Stop(number, title, each.chapter.place, each.stars, each.is_open, each is shown))
        label = chapter_label(each.game, each.chapter, each.stars, words)
        told.append(label if each.is_open else said.closed_chapter(number=number, title=title))
    won = said.stars_so_far(stars=sum(sum(each.stars) for each in stations), most=3 * len(stations))
    return Drawing("journey", chapter_alt(told, words), partial(draw_journey, tuple(stops), said.journey(), won))


async def begin_chapter(interaction: Interaction, key: str, where: Guided) -> None:
    """Open a chapter's table for the user. Raises TableError if there is no such chapter, it is not open to the user,
    they are already playing it, or no table can be opened there.
    """
    campaign, words = interaction.client.host.campaign, reader_words(interaction)
    options = await campaign.options(interaction.user.id, key)
    game, chapter = campaign.chapters[key]
    here = words_here(interaction)
    title = here.campaign.thread(number=chapter.number, title=chapter_words(game, chapter, here).title)
    instead = ids.chapter_button(key, Guided.IN_THREAD)
    table = await begin_alone(interaction, where, options, instead, title=title, chapter=key)
    if table is not None:
        there = labels.place(table.guild_id, table.channel_id, words)
        said = words.campaign.begun(number=chapter.number, channel=there)
        async with sending_posts(interaction, table):
            await edit_response(interaction, said, view=None)


async def _defer(interaction: Interaction) -> None:
    """Acknowledge a click: a private answer will be replaced; a public message, such as a chapter's end, stays."""
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await interaction.response.defer()
    else:
        await defer(interaction)


class ChapterButton(LastingItem, template=ids.CHAPTER_BUTTON):
    async def pressed(self, interaction: Interaction) -> None:
        await _defer(interaction)
        if self.said["what"] == "show":
            await send_campaign(interaction, self.said["key"])
        else:
            await begin_chapter(interaction, self.said["key"], Guided(self.said["what"]))


class ChapterMenu(LastingItem, template=ids.CHAPTER_MENU):
    async def pressed(self, interaction: Interaction) -> None:
        await _defer(interaction)
        await send_campaign(interaction, self.chosen)


async def setup(bot: ArnakBot) -> None:
    bot.add_dynamic_items(ChapterButton, ChapterMenu)
