"""Help by situation, how to play page by page, and a first game that explains each thing at its moment."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

import images
from arnak_bot.engine.setup import EASIEST_RIVAL
from arnak_bot.host import Options, Table, TableError
from arnak_bot.host.examples import example_views
from arnak_bot.wording import labels, tables, texts
from arnak_bot.wording.learn import PAGES, Illustration
from arnak_bot.wording.lessons import next_lesson
from cogs import ids
from cogs.client import ArnakBot
from cogs.permissions import demand_permissions
from cogs.replies import DISCORD_TROUBLE, complete, drawn, kindly, think
from cogs.views import unheard

__all__ = ["LearnButton", "lesson_for", "send_help", "send_page"]

Interaction = discord.Interaction[Any]
NAMES = ("Ada", "Ben")


async def send_help(interaction: Interaction, table: Table | None = None) -> None:
    """Answer with help by situation, the legend of signs, and the way to the pages; deferred or not before."""
    if not interaction.response.is_done():
        await think(interaction)
    view = unheard()
    view.add_item(ui.Button(label=labels.LEARN, style=discord.ButtonStyle.primary, custom_id=ids.learn_button(0)))
    text = texts.HELP if table is None else f"{texts.HELP}\n{texts.fairness(table.commitment)}"
    await complete(interaction, text, files=await _illustration(Illustration.LEGEND), view=view)


async def send_page(interaction: Interaction, page: int) -> None:
    """Put a page of how to play in the place of the private answer, with buttons to turn it."""
    shown = PAGES[page]
    view = unheard()
    if page:
        view.add_item(ui.Button(label=labels.BACK, custom_id=ids.learn_button(page - 1)))
    if page + 1 < len(PAGES):
        following = ids.learn_button(page + 1)
        view.add_item(ui.Button(label=labels.NEXT, style=discord.ButtonStyle.primary, custom_id=following))
    else:
        here, private = ids.guided_button(private=False), ids.guided_button(private=True)
        view.add_item(ui.Button(label=labels.GUIDED_HERE, style=discord.ButtonStyle.success, custom_id=here))
        if interaction.guild_id is not None:
            view.add_item(ui.Button(label=labels.GUIDED_PRIVATE, custom_id=private))
    text = labels.learning_page(shown.title, shown.text, page + 1, len(PAGES))
    await complete(interaction, text, files=await _illustration(shown.illustration), view=view)


async def _illustration(what: Illustration) -> list[discord.File]:
    """Draw what goes with a page, from the opening and the end of an example game."""
    if what is Illustration.LEGEND:
        return await drawn("legend", texts.LEGEND_ALT, images.draw_legend)
    opening, end = example_views()
    match what:
        case Illustration.ISLAND | Illustration.ROW | Illustration.TRACK:
            alt = tables.part_alt(opening, NAMES, what.value, 0)
            return await drawn(what.value, alt, images.draw_part, opening, NAMES, what.value, 0)
        case Illustration.HAND:
            return await drawn("hand", tables.hand_alt(opening), images.draw_hand, opening, NAMES[0])
        case Illustration.SCORES:
            alt = tables.score_alt(end.scores, NAMES)
            return await drawn("scores", alt, images.draw_scores, end.scores, NAMES)


async def begin_guided(interaction: Interaction, *, private: bool) -> None:
    """Open a solo game against the easiest rival here, or in a direct message, and explain it on the way.

    Raises:
        TableError: there is a table already where the game would be, or the bot may not write there.
    """
    bot: ArnakBot = interaction.client
    user = interaction.user
    guild_id = None if private else interaction.guild_id
    channel_id = await _direct_channel(interaction) if private else interaction.channel_id
    if guild_id is not None:
        demand_permissions(interaction)
    assert channel_id is not None, "buttons are pressed in a channel"
    options = Options(seats=1, rival=EASIEST_RIVAL, auto_end=False, layout="tall")
    table, _ = await bot.host.lobby.open_solo(
        guild_id, channel_id, user.id, user.display_name, options, entropy=str(interaction.id)
    )
    await bot.host.people.begin_lessons(user.id)
    async with bot.told_meanwhile(interaction, table):
        await complete(interaction, labels.guided_game(channel_id), view=None)


async def _direct_channel(interaction: Interaction) -> int:
    """Return the channel of direct messages with the bot.

    Raises:
        TableError: the user takes none.
    """
    try:
        return (await interaction.user.create_dm()).id
    except DISCORD_TROUBLE as error:
        raise TableError(texts.DIRECT_MESSAGES_CLOSED) from error


async def lesson_for(bot: ArnakBot, table: Table, user_id: int) -> str:
    """Return what a guided player is to be told now, once; empty for everybody else, and at tables of several."""
    seat = table.seat_of(user_id)
    if seat is None or table.options.rival is None or not table.person(seat).guided:
        return ""
    lesson = next_lesson(table.view(user_id), table.person(seat).learned)
    if lesson is None:
        return ""
    await bot.host.people.note_lesson(user_id, lesson.key)
    return labels.lesson(lesson.text)


class LearnButton(ui.DynamicItem[ui.Button[ui.View]], template=ids.LEARN_BUTTON):
    """Turns the pages of how to play, and begins the guided game behind the last one."""

    def __init__(self, button: ui.Button[ui.View], what: str) -> None:
        super().__init__(button)
        self.what = what

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, ui.Button)
        return cls(item, match["page"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with kindly(interaction):
            await interaction.response.defer()
            if self.what.isdecimal():
                await send_page(interaction, int(self.what) % len(PAGES))
            else:
                await begin_guided(interaction, private=self.what == "private")
