"""Private answers, error replies, and the base classes of forms, buttons and menus."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Self

import discord
from discord import app_commands, ui
from discord.ext import commands

from arnak_bot.games import GAMES
from arnak_bot.host import Table, TableError
from arnak_bot.refusals import NoneHere, Why
from arnak_bot.wording import labels
from cogs.client import Interaction
from cogs.interactions import WORK, edit_response, is_thinking, note_answered, reader_words, stop_thinking
from cogs.limits import DISCORD_TROUBLE, MESSAGE_LIMIT, storable
from cogs.own_threads import own_thread
from cogs.places import only_elsewhere
from cogs.sending import with_own_emoji

ALREADY_ACKNOWLEDGED = 40060

_log = logging.getLogger("arnak")


async def answer(interaction: Interaction, text: str, view: ui.View | None = None) -> None:
    """Send a private answer: as the response, in place of "thinking…", or as a follow-up."""
    shown = discord.utils.MISSING if view is None else view
    said = interaction.client.looks.emoji.with_own_emoji(text, MESSAGE_LIMIT)
    if not interaction.response.is_done():
        try:
            await interaction.response.send_message(said, ephemeral=True, view=shown)
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                raise
            await interaction.followup.send(
                said, ephemeral=True, view=shown
            )  # the first answer arrived, but its reply was lost
    elif is_thinking(interaction):
        await edit_response(interaction, text, view=view)
    else:
        await interaction.followup.send(said, ephemeral=True, view=shown)


async def edit_layout(interaction: Interaction, layout: ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
    """Turn the response into a message of components (which cannot be undone); all files have to be listed. The content
    of a message from an older version is removed.
    """
    with_own_emoji(interaction.client.looks.emoji, "", layout)
    await interaction.edit_original_response(content=None, view=layout, attachments=files)
    note_answered(interaction)


@asynccontextmanager
async def sending_posts(interaction: Interaction, table: Table) -> AsyncIterator[None]:
    """Send the channel's posts while replying to the user; neither waits for the other, and either may fail alone. If
    the channel could not be reached, the user is told afterwards: the decision is saved and will be posted later.
    """
    bot = interaction.client
    bot.outbox_sender.sender.route(table.id, interaction)
    sending = bot.outbox_sender.nudge(table.id)
    yield
    why = await asyncio.shield(sending)
    if why is not None:
        said = reader_words(interaction).texts
        await answer(interaction, said.cannot_post(why=why) if table.guild_id else said.cannot_message())
    elif is_thinking(interaction) and own_thread(interaction) is not None:
        there = labels.channel(table.channel_id)
        await answer(interaction, reader_words(interaction).texts.in_another_channel(channel=there))
    elif is_thinking(interaction) and table.guild_id is not None and bot.get_guild(table.guild_id) is None:
        # deleting the response would invalidate the token
        await answer(interaction, reader_words(interaction).texts.in_the_channel())
    else:
        await stop_thinking(interaction)


_OPENS_ONE = (Why.NO_TABLE_HERE, Why.NO_SEAT_TO_INVITE_TO)
"""The refusals that refer people to `/game new`, which may itself be refused here."""


async def answer_error(interaction: Interaction, error: Exception) -> None:
    """Tell the user privately about an error; the details of an unexpected one go to the log."""
    text = _answer_to(error, interaction)
    with contextlib.suppress(*DISCORD_TROUBLE):  # Discord itself may be the problem
        if isinstance(error, TableError) and error.refusal in _OPENS_ONE:
            elsewhere = await only_elsewhere(interaction)
            if interaction.guild_id is None:
                text = reader_words(interaction).refusals.none_in_direct_messages()
            elif elsewhere is not None:
                text = NoneHere(elsewhere).sentence(reader_words(interaction))
        await answer(interaction, text)


def _answer_to(error: Exception, interaction: Interaction) -> str:
    words = reader_words(interaction)
    if isinstance(error, TableError):
        return error.refusal.sentence(words)
    for game in GAMES.values():
        if isinstance(error, game.refusal):
            return game.texts(words.language).turn.refused(error)
    if isinstance(error, DISCORD_TROUBLE):
        _log.warning("An interaction could not be answered: %r", error)
    else:
        _log.error("An interaction failed", exc_info=error)
    return words.texts.went_wrong()


async def on_command_error(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """discord.py wraps the original exception."""
    if isinstance(error, app_commands.CommandInvokeError):
        await answer_error(interaction, error.original)
    elif interaction.type is not discord.InteractionType.autocomplete:
        _log.warning("Received a command that this bot does not have: %s", error)
        await answer_error(interaction, TableError(Why.NOT_OFFERED))


class LastingForm(commands.Cog):
    """Base class of forms that still work after a restart, when discord.py has forgotten them. Subclasses set
    `template`, the pattern of their custom ids, and define `submitted`.
    """

    template: re.Pattern[str]

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Call `submitted`, and tell the user about errors. Custom ids and values can be forged."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        sent: Any = interaction.data
        found = self.template.fullmatch(sent["custom_id"])
        if found is not None and not interaction.client.received_before(interaction):
            table_id = int(found["table"])
            await asyncio.create_task(self._answered(interaction, table_id), name=f"{WORK}form {table_id}")

    async def _answered(self, interaction: Interaction, table_id: int) -> None:
        try:
            table = await interaction.client.table_clicked(interaction, table_id)
            await self.submitted(interaction, table, _filled_in(interaction.data))
        except Exception as error:
            await answer_error(interaction, error)

    async def submitted(self, interaction: Interaction, table: Table, filled_in: Mapping[str, str]) -> None:
        """Act on a submitted form. `filled_in`: what was typed or chosen, by the custom id of its item."""
        raise NotImplementedError


def _filled_in(form: Any) -> dict[str, str]:
    """Return what a form contains, without the menus in which nothing is chosen. Raises TableError if it is forged."""
    filled_in = {}
    rows = form.get("components")
    for row in rows if isinstance(rows, list) else [rows]:
        match row:
            case {"component": {"custom_id": str(key), "value": str(text)}}:
                filled_in[key] = storable(text)
            case {"component": {"custom_id": str(key), "values": [str(chosen), *_]}}:
                filled_in[key] = chosen
            case {"component": {"values": []}}:
                pass
            case _:
                raise TableError(Why.NOT_OFFERED)
    return filled_in


class LastingItem(ui.DynamicItem[ui.Item[ui.View]], template=re.compile(r"(?!)")):
    """Base class of persistent buttons and menus. Subclasses set a template for the custom id and define `pressed`.
    `said`: the match of the custom id. It may be forged, so it is only parsed where errors are handled.
    """

    def __init__(self, item: ui.Item[ui.View], said: re.Match[str]) -> None:
        super().__init__(item)
        self.said = said

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """Called by discord.py."""
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Call `pressed`, and tell the user about errors. Called by discord.py, whose signature allows any client."""
        if interaction.client.received_before(interaction):
            return
        try:
            await self.pressed(interaction)
        except Exception as error:
            await answer_error(interaction, error)

    async def pressed(self, interaction: Interaction) -> None:
        """Exceptions become replies. Raises NotImplementedError if the subclass does not define it."""
        raise NotImplementedError(f"{type(self).__name__} does not define `pressed`")

    @property
    def table_id(self) -> int:
        return int(self.said["table"])

    @property
    def chosen(self) -> str:
        """The option chosen in a menu, "" for none. It may be forged."""
        return next(iter(self.all_chosen), "")

    @property
    def all_chosen(self) -> list[str]:
        """The options chosen in a menu, in the menu's order. They may be forged."""
        if not isinstance(self.item, ui.Select):
            return []
        listed = [option.value for option in self.item.options]
        return sorted(self.item.values, key=lambda value: listed.index(value) if value in listed else len(listed))
