"""When somebody is away: votes, a new player for a seat, pauses, leaving, closing and reopening."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from arnak_bot.host import Host, Table, TableError, Tally
from arnak_bot.store import Motion, Status
from arnak_bot.wording import labels, texts
from cogs import ids
from cogs.public import SILENT, announce, current_message, publish
from cogs.replies import answer, kindly
from cogs.views import unheard

__all__ = ["SeatButton", "VoteButton", "ask_pause", "closing_note", "deadline_note", "offer_seat", "reopen", "resign"]

Interaction = discord.Interaction[Any]
_TOGETHER = (Motion.PASS, Motion.WITHOUT)
"""The motions that are put to the vote in one message when a deadline has passed."""


async def _vote_buttons(host: Host, table: Table, motion: Motion, seat: int, value: int) -> ui.View:
    """The buttons of a vote, each with how many have agreed and how many it takes."""
    view = unheard()
    for each in _TOGETHER if motion in _TOGETHER else (motion,):
        tally = host.absence.count(table, each, seat, value)
        name = labels.vote(each, table.names[seat], tally.ayes, tally.needed)
        style = discord.ButtonStyle.danger if each is Motion.WITHOUT else discord.ButtonStyle.primary
        view.add_item(ui.Button(label=name, style=style, custom_id=ids.vote_button(table.id, each, seat, value)))
    return view


async def deadline_note(host: Host, table: Table, seat: int) -> tuple[str, ui.View]:
    """Return what is posted when a player's time has run out: the others may decide."""
    others = [each.user_id for each in table.others(seat)]
    return labels.deadline_passed(table.names[seat], others), await _vote_buttons(host, table, Motion.PASS, seat, 0)


def closing_note(table: Table) -> tuple[str, ui.View]:
    """Return what is posted when a table is closed because nobody plays."""
    view = unheard()
    custom_id = ids.table_button("reopen", table.id)
    view.add_item(ui.Button(label=labels.REOPEN, style=discord.ButtonStyle.primary, custom_id=custom_id))
    return texts.CLOSED, view


async def ask_pause(interaction: Interaction, table: Table, days: int) -> None:
    """Ask the table for a pause; without anybody to ask it begins at once."""
    host: Host = interaction.client.host
    tally = await host.absence.ask_pause(table, interaction.user.id, days)
    if tally.carried:
        await answer(interaction, labels.paused(tally.value) if days else texts.BACK_FROM_PAUSE)
        return
    view = await _vote_buttons(host, table, Motion.PAUSE, tally.seat, tally.value)
    text = labels.asks_for_pause(table.names[tally.seat], tally.value)
    await interaction.response.send_message(text, view=view, allowed_mentions=SILENT)


async def offer_seat(interaction: Interaction, table: Table, old: discord.abc.User, new: discord.abc.User) -> None:
    """Offer a seat to a new player, or put that to the vote."""
    seat = table.named_player(old.id, old.display_name)
    if new.bot:
        raise TableError("A bot cannot take a seat.")
    tally = await interaction.client.host.absence.offer_seat(table, interaction.user.id, seat, new.id)
    text, view = await _offer(interaction.client.host, table, tally)
    pings = discord.AllowedMentions(users=[discord.Object(new.id)]) if tally.carried else SILENT
    await interaction.response.send_message(text, view=view, allowed_mentions=pings)


async def _offer(host: Host, table: Table, tally: Tally) -> tuple[str, ui.View]:
    """The offer once it stands, or the vote about it."""
    if not tally.carried:
        view = await _vote_buttons(host, table, tally.motion, tally.seat, tally.value)
        return labels.replace_question(table.names[tally.seat], tally.value), view
    view = unheard()
    custom_id = ids.seat_button(table.id, tally.seat, tally.value)
    view.add_item(ui.Button(label=labels.TAKE_SEAT, style=discord.ButtonStyle.success, custom_id=custom_id))
    return labels.seat_offered(table.names[tally.seat], tally.value), view


async def resign(interaction: Interaction, table: Table) -> None:
    """Leave a running game, after it was asked whether that is meant."""
    host: Host = interaction.client.host
    name = table.names[table.player(interaction.user.id)]
    outcome = await host.absence.resign(table, interaction.user.id)
    stopped = table.status is Status.STOPPED
    await interaction.response.edit_message(content=texts.YOU_LEFT, view=None)
    await interaction.followup.send(texts.STOPPED if stopped else labels.has_left(name), allowed_mentions=SILENT)
    if outcome.told:
        await announce(interaction, table, outcome)


async def reopen(interaction: Interaction, table: Table) -> None:
    """Let a closed table go on, and show it."""
    host: Host = interaction.client.host
    await host.absence.reopen(table, interaction.user.id)
    await interaction.response.defer(thinking=True)
    await publish(interaction, table, await current_message(host, table))


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
            host: Host = interaction.client.host
            table = await interaction.client.table_clicked(interaction, self.table_id)
            name = table.names[self.seat]
            tally = await host.absence.vote(table, interaction.user.id, self.motion, self.seat, self.value)
            if self.motion is Motion.REPLACE:
                text, view = await _offer(host, table, tally)
                await interaction.response.edit_message(content=text, view=view)
            elif tally.outcome is None:
                view = await _vote_buttons(host, table, self.motion, self.seat, self.value)
                await interaction.response.edit_message(view=view)
            else:
                await interaction.response.edit_message(content=labels.agreed(self.motion, name, self.value), view=None)
                if tally.outcome.told:
                    await announce(interaction, table, tally.outcome)


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
            host: Host = interaction.client.host
            table = await interaction.client.table_clicked(interaction, self.table_id)
            before = table.names[self.seat]
            await host.absence.take_seat(table, interaction.user.id, interaction.user.display_name, self.seat)
            text = labels.seat_taken(before, self.user_id)
            await interaction.response.edit_message(content=text, view=None, allowed_mentions=SILENT)
            await publish(interaction, table, await current_message(host, table))
