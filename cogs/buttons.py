"""Buttons and menus that keep working after a restart: each finds its table by its custom id."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from arnak_bot.engine.actions import act as action_of
from arnak_bot.host import Table, TableBroken, TableError
from arnak_bot.wording import texts, typed
from cogs import ids
from cogs.absence import SeatButton, VoteButton, reopen, resign
from cogs.client import ArnakBot, may_moderate
from cogs.learn import LearnButton, send_help
from cogs.panel import MISSING, MORE
from cogs.play import play, plead, show_panel, take_back, with_what_follows
from cogs.replies import kindly, think
from cogs.tables import play_again, play_harder, start
from cogs.tellings import LogPage, news, send_board, send_hand, send_log
from cogs.what import LookMenu, what_is_this

Interaction = discord.Interaction[ArnakBot]
ALL_STEPS = 1000
"""More than a turn has: Undo stops at a reveal and at the turn's begin."""


class TableButton(ui.DynamicItem[ui.Button[ui.View]], template=ids.TABLE_BUTTON):
    """Join, Leave, Start, My turn, My hand, Log, Help, and the two answers to stopping a table."""

    def __init__(self, button: ui.Button[ui.View], what: str, table: int) -> None:
        super().__init__(button)
        self.what = what
        self.table_id = table

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, ui.Button)
        return cls(item, match["what"], int(match["table"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with kindly(interaction):
            try:
                table = await interaction.client.table_clicked(interaction, self.table_id)
            except TableError as error:
                if self.what == "help":
                    await send_help(interaction)
                    return
                if self.what != "stop" or not isinstance(error, TableBroken):
                    raise
                await _stop_broken(interaction, self.table_id)
                return
            await _TABLE_CALLBACKS[self.what](interaction, table)


async def _join(interaction: Interaction, table: Table) -> None:
    user = interaction.user
    await interaction.client.host.lobby.join(table, user.id, user.display_name, entropy=str(interaction.id))
    await _refresh(interaction, table)


async def _leave(interaction: Interaction, table: Table) -> None:
    await interaction.client.host.lobby.leave(table, interaction.user.id)
    await _refresh(interaction, table)


async def _refresh(interaction: Interaction, table: Table) -> None:
    """Acknowledge a button of the lobby; the lobby itself is shown anew from what waits to be told."""
    async with interaction.client.told_meanwhile(interaction, table):
        await interaction.response.defer()


async def _my_turn(interaction: Interaction, table: Table) -> None:
    table.player(interaction.user.id)
    await think(interaction)
    await interaction.client.host.play.settle(table)
    async with interaction.client.told_meanwhile(interaction, table):
        notice = await news(interaction.client.host, table, interaction.user.id)
        await show_panel(interaction, table, notice=notice)


async def _back(interaction: Interaction, table: Table) -> None:
    await interaction.response.defer()
    await show_panel(interaction, table)


async def _stop(interaction: Interaction, table: Table) -> None:
    moderator = may_moderate(interaction, table)
    await interaction.client.host.lobby.stop(table, interaction.user.id, moderator=moderator)
    async with interaction.client.told_meanwhile(interaction, table):
        await interaction.response.edit_message(content=texts.STOPPED, view=None)


async def _stop_broken(interaction: Interaction, table_id: int) -> None:
    """Stop a table that cannot be loaded. Moderators may where it is the table of the channel."""
    host, channel = interaction.client.host, interaction.channel_id
    here = channel is not None and await host.registry.store.open_table_in(channel) == table_id
    moderator = here and interaction.permissions.manage_messages
    await host.lobby.stop_broken(table_id, interaction.user.id, moderator=moderator)
    await interaction.response.edit_message(content=texts.STOPPED, view=None)
    await interaction.followup.send(texts.STOPPED)


async def _keep_playing(interaction: Interaction, table: Table) -> None:
    await interaction.response.edit_message(content=texts.KEEP_PLAYING, view=None)


_TABLE_CALLBACKS = {
    "join": _join,
    "leave": _leave,
    "start": start,
    "turn": _my_turn,
    "hand": send_hand,
    "log": send_log,
    "stop": _stop,
    "keep": _keep_playing,
    "board": send_board,
    "resign": resign,
    "reopen": reopen,
    "back": _back,
    "help": send_help,
    "again": play_again,
    "harder": play_harder,
    "what": what_is_this,
}


class DoButton(ui.DynamicItem[ui.Button[ui.View]], template=ids.DO_BUTTON):
    """A button of the panel that plays an action, and what follows it."""

    def __init__(self, button: ui.Button[ui.View], table: int, move: int, actions: list[str], *, sure: bool) -> None:
        super().__init__(button)
        self.table_id, self.move, self.actions, self.sure = table, move, actions, sure

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, ui.Button)
        actions = match["actions"].split(ids.THEN)
        return cls(item, int(match["table"]), int(match["move"]), actions, sure=match["how"] == "sure")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with kindly(interaction):
            await interaction.response.defer()
            bot: ArnakBot = interaction.client
            table = await bot.table_clicked(interaction, self.table_id)
            await play(interaction, bot, table, self.actions, self.move, sure=self.sure)


class UndoButton(ui.DynamicItem[ui.Button[ui.View]], template=ids.UNDO_BUTTON):
    """Takes back the last decision, all that can be taken back, or asks the others to let one do so."""

    def __init__(self, button: ui.Button[ui.View], table: int, move: int, how: str) -> None:
        super().__init__(button)
        self.table_id, self.move, self.how = table, move, how

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, ui.Button)
        return cls(item, int(match["table"]), int(match["move"]), match["how"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with kindly(interaction):
            await interaction.response.defer()
            bot: ArnakBot = interaction.client
            table = await bot.table_clicked(interaction, self.table_id)
            if self.how == "plead":
                await plead(interaction, bot, table, self.move)
                return
            steps = ALL_STEPS if self.how == "undoall" else 1
            await take_back(interaction, bot, table, self.move, steps=steps)


class PickMenu(ui.DynamicItem[ui.Select[ui.View]], template=ids.PICK_MENU):
    """A menu of the panel: each option is an action, or turns the page."""

    def __init__(self, menu: ui.Select[ui.View], table: int, move: int, name: str) -> None:
        super().__init__(menu)
        self.table_id, self.move, self.name = table, move, name

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, ui.Select)
        return cls(item, int(match["table"]), int(match["move"]), match["menu"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with kindly(interaction):
            await interaction.response.defer()
            bot: ArnakBot = interaction.client
            table = await bot.table_clicked(interaction, self.table_id)
            chosen = self.item.values[0]
            if chosen.startswith(MORE):
                await show_panel(interaction, table, pages={self.name: int(chosen.removeprefix(MORE))})
            elif chosen.startswith(MISSING):
                view = table.view(interaction.user.id)
                why = typed.why_not_yet(action_of(chosen.removeprefix(MISSING)), view)
                await show_panel(interaction, table, notice=why)
            else:
                await play(interaction, bot, table, with_what_follows(action_of(chosen)), self.move, sure=False)


async def setup(bot: ArnakBot) -> None:
    """Register the buttons; called by discord.py."""
    table = (TableButton, DoButton, UndoButton, PickMenu, LogPage, LookMenu, VoteButton, SeatButton)
    bot.add_dynamic_items(*table, LearnButton)
