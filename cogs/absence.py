"""When somebody is away: votes, a new player for a seat, pauses, leaving, closing and reopening."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from arnak_bot.host import Host, Table, TableError, Tally
from arnak_bot.store import Motion
from arnak_bot.wording import labels, texts
from cogs import ids
from cogs.replies import answer, kindly, think
from cogs.views import unheard

__all__ = [
    "SeatButton",
    "VoteButton",
    "ask_pause",
    "closing_note",
    "deadline_note",
    "offer",
    "offer_seat",
    "reopen",
    "resign",
]

Interaction = discord.Interaction[Any]
_TOGETHER = (Motion.PASS, Motion.WITHOUT)
"""The motions that are put to the vote in one message when a deadline has passed."""


def _vote_buttons(host: Host, table: Table, tally: Tally) -> ui.View:
    """The buttons of a vote, each with how many have agreed and how many it takes."""
    view, motion, seat, value = unheard(), tally.motion, tally.seat, tally.value
    for each in _TOGETHER if motion in _TOGETHER else (motion,):
        now = host.absence.count(table, each, seat, value)
        name = labels.vote(each, table.names[seat], now.ayes, now.needed)
        style = discord.ButtonStyle.danger if each is Motion.WITHOUT else discord.ButtonStyle.primary
        view.add_item(ui.Button(label=name, style=style, custom_id=ids.vote_button(table.id, each, seat, value)))
    return view


def deadline_note(host: Host, table: Table, seat: int) -> tuple[str, ui.View]:
    """Return what is posted when a player's time has run out: the others may decide."""
    others = [each.user_id for each in table.others(seat)]
    tally = host.absence.count(table, Motion.PASS, seat, 0)
    return labels.deadline_passed(table.names[seat], others), _vote_buttons(host, table, tally)


def closing_note(table: Table) -> tuple[str, ui.View]:
    """Return what is posted when a table is closed because nobody plays."""
    view = unheard()
    custom_id = ids.table_button("reopen", table.id)
    view.add_item(ui.Button(label=labels.REOPEN, style=discord.ButtonStyle.primary, custom_id=custom_id))
    return texts.CLOSED, view


async def ask_pause(interaction: Interaction, table: Table, days: int) -> None:
    """Ask the table for a pause; without anybody to ask it begins at once."""
    bot = interaction.client
    tally: Tally = await bot.host.absence.ask_pause(table, interaction.user.id, days)
    begun = labels.paused(tally.value) if days else texts.BACK_FROM_PAUSE
    async with bot.told_meanwhile(interaction, table):
        await answer(interaction, begun if tally.carried else texts.ASKED)


async def offer_seat(interaction: Interaction, table: Table, old: discord.abc.User, new: discord.abc.User) -> None:
    """Offer a seat to a new player, or put that to the vote."""
    bot = interaction.client
    seat = table.named_player(old.id, old.display_name)
    if new.bot:
        raise TableError("A bot cannot take a seat.")
    await bot.host.absence.offer_seat(table, interaction.user.id, seat, new.id)
    async with bot.told_meanwhile(interaction, table):
        await answer(interaction, texts.ASKED)


def offer(host: Host, table: Table, tally: Tally) -> tuple[str, ui.View]:
    """What is put to the vote, or the offer of a seat once it stands."""
    name = table.names[tally.seat]
    if tally.motion is Motion.PAUSE:
        return labels.asks_for_pause(name, tally.value), _vote_buttons(host, table, tally)
    if tally.motion is Motion.TAKE_BACK:
        others = [each.user_id for each in table.others(tally.seat)]
        return labels.asks_to_take_back(name, others), _vote_buttons(host, table, tally)
    if not tally.carried:
        return labels.replace_question(name, tally.value), _vote_buttons(host, table, tally)
    view = unheard()
    custom_id = ids.seat_button(table.id, tally.seat, tally.value)
    view.add_item(ui.Button(label=labels.TAKE_SEAT, style=discord.ButtonStyle.success, custom_id=custom_id))
    return labels.seat_offered(name, tally.value), view


async def resign(interaction: Interaction, table: Table) -> None:
    """Leave a running game, after it was asked whether that is meant."""
    bot = interaction.client
    await bot.host.absence.resign(table, interaction.user.id)
    async with bot.told_meanwhile(interaction, table):
        await interaction.response.edit_message(content=texts.YOU_LEFT, view=None)


async def reopen(interaction: Interaction, table: Table) -> None:
    """Let a closed table go on, and show it."""
    bot = interaction.client
    await bot.host.absence.reopen(table, interaction.user.id)
    async with bot.told_meanwhile(interaction, table):
        await think(interaction)


class VoteButton(ui.DynamicItem[ui.Button[ui.View]], template=ids.VOTE_BUTTON):
    """Agrees to a motion about another player."""

    def __init__(self, button: ui.Button[ui.View], table: int, motion: Motion, seat: int, value: int) -> None:
        super().__init__(button)
        self.table_id, self.motion, self.seat, self.value = table, motion, seat, value

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, ui.Button)
        return cls(item, int(match["table"]), Motion(match["motion"]), int(match["seat"]), int(match["value"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with kindly(interaction):
            bot = interaction.client
            table = await bot.table_clicked(interaction, self.table_id)
            tally = await bot.host.absence.vote(table, interaction.user.id, self.motion, self.seat, self.value)
            view = None if tally.carried else _vote_buttons(bot.host, table, tally)
            async with bot.told_meanwhile(interaction, table):
                await interaction.response.edit_message(view=view)


class SeatButton(ui.DynamicItem[ui.Button[ui.View]], template=ids.SEAT_BUTTON):
    """Takes a seat that was offered to this user."""

    def __init__(self, button: ui.Button[ui.View], table: int, seat: int, user: int) -> None:
        super().__init__(button)
        self.table_id, self.seat, self.user_id = table, seat, user

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, ui.Button)
        return cls(item, int(match["table"]), int(match["seat"]), int(match["user"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with kindly(interaction):
            if interaction.user.id != self.user_id:
                raise TableError("This seat is offered to somebody else.")
            bot = interaction.client
            table = await bot.table_clicked(interaction, self.table_id)
            await bot.host.absence.take_seat(table, interaction.user.id, interaction.user.display_name, self.seat)
            async with bot.told_meanwhile(interaction, table):
                await interaction.response.edit_message(view=None)
