"""What can be done in a lobby, with its buttons or by command. Custom ids can be forged: the host checks everything."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping

import discord

from arnak_bot.game.values import Form
from arnak_bot.host import Table, TableError
from arnak_bot.host.lobby import require_opener
from arnak_bot.kit.names import YesOrNo
from arnak_bot.refusals import Why
from arnak_bot.store import LiveKind, Status
from arnak_bot.wording import labels
from arnak_bot.wording.options import hours
from cogs import ids
from cogs.client import ArnakBot, Interaction, may_moderate
from cogs.ids import AtSeat
from cogs.interactions import account_of, reader_words, words_at, words_here
from cogs.lobby import in_form, lobby_form
from cogs.own_threads import lobby_thread_name, why_no_threads
from cogs.places import require_permissions
from cogs.replies import LastingForm, LastingItem, answer, sending_posts


async def start(interaction: Interaction, table: Table) -> None:
    """Start and show a table. Raises TableError if the user may not, a player is missing, or a permission."""
    host = interaction.client.host
    host.lobby.require_may_start(table, interaction.user.id)
    if interaction.guild_id is not None:
        require_permissions(interaction)
    await host.lobby.start(table, interaction.user.id)
    await acknowledge(interaction, table)


async def take_free_seat(interaction: Interaction, table: Table) -> None:
    """Take a seat in a lobby, or return to a running game. Raises TableError if already seated, or none is free."""
    await interaction.client.host.lobby.join(table, *account_of(interaction), entropy=str(interaction.id))
    await acknowledge(interaction, table)


async def acknowledge(interaction: Interaction, lobby: Table, reply: str = "") -> None:
    """Acknowledge a button, or reply to a command, and update the invitations. The lobby is updated by the outbox."""
    async with sending_posts(interaction, lobby):
        if not interaction.response.is_done():
            await interaction.response.defer()
        elif reply:
            await answer(interaction, reply)
    await renew_invitations(interaction, lobby)


async def renew_invitations(interaction: Interaction, table: Table) -> None:
    """Update the invitations to a lobby, and the message about its thread, after a change or the start of the game."""
    bot, guild_id = interaction.client, interaction.guild_id
    if guild_id is not None:
        kept = await bot.host.registry.store.servers.kept_in(guild_id)
        about = (LiveKind.INVITATION, LiveKind.THREAD)
        if any(each.of in about and each.about[0] == str(table.id) for each in kept):
            bot.keeper.soon(guild_id)


async def leave(interaction: Interaction, table: Table) -> None:
    """Give up a seat in a lobby."""
    with telling_new_host(interaction, table):
        await interaction.client.host.lobby.leave(table, interaction.user.id)
    await acknowledge(interaction, table, reader_words(interaction).texts.you_left_lobby())


@contextlib.contextmanager
def telling_new_host(interaction: Interaction, table: Table) -> Iterator[None]:
    """Send a direct message to whoever becomes the host in here, because the host has left."""
    before = table.opener
    yield
    if table.seats and table.opener != before:
        link = labels.link(table.guild_id, table.channel_id, table.posts.last)
        lobby: YesOrNo = "yes" if table.status is Status.LOBBY else "no"
        said = words_at(interaction.client, table).labels
        told = said.you_are_host(link=link, game=table.definition.title, lobby=lobby)
        interaction.client.outbox_sender.direct.send_to_all([table.opener], told)


class AtSeatButton(LastingItem, template=ids.AT_SEAT_BUTTON):
    """Takes the first free seat, which is not necessarily this one, or removes whoever is in this seat."""

    async def pressed(self, interaction: Interaction) -> None:
        table = await interaction.client.table_clicked(interaction, self.table_id)
        if AtSeat(self.said["what"]) is AtSeat.SIT:
            await take_free_seat(interaction, table)
            return
        seat, moderator = int(self.said["seat"]), may_moderate(interaction, table)
        await interaction.client.host.lobby.remove(table, interaction.user.id, seat, moderator=moderator)
        await acknowledge(interaction, table)


class OptionMenu(LastingItem, template=ids.OPTION_MENU):
    async def pressed(self, interaction: Interaction) -> None:
        table = await interaction.client.table_clicked(interaction, self.table_id)
        await _change(interaction, table, {self.said["key"]: self.chosen})


class FormButton(LastingItem, template=ids.FORM_BUTTON):
    """Opens a form with more options. It has to be the first response, so nothing slow may come before it."""

    async def pressed(self, interaction: Interaction) -> None:
        table = await interaction.client.table_clicked(interaction, self.table_id)
        require_opener(table, interaction.user.id, Why.ONLY_OPENER_CHANGES)
        form = Form(self.said["form"])
        if not in_form(form, table):
            raise TableError(Why.NOT_IN_LOBBY)
        await interaction.response.send_modal(lobby_form(form, table, reader_words(interaction)))


class LobbyForms(LastingForm):
    template = ids.FORM_BUTTON

    async def submitted(self, interaction: Interaction, table: Table, filled_in: Mapping[str, str]) -> None:
        await _change(interaction, table, filled_in)


async def _change(interaction: Interaction, table: Table, sent: Mapping[str, str]) -> None:
    """Change options, and tell the opener privately about side effects; the lobby shows the rest to everybody."""
    words = words_here(interaction)
    before = lobby_thread_name(table, words)
    adjusted = await interaction.client.host.lobby.change(table, interaction.user.id, sent)
    if isinstance(interaction.channel, discord.Thread):
        interaction.client.thread_names.follow(interaction.channel, before, lobby_thread_name(table, words))
    await acknowledge(interaction, table)
    said, lines = reader_words(interaction).labels, list[str]()
    if adjusted.seats is not None:
        lines.append(said.seats_adjusted(seats=adjusted.seats, game=table.definition.title))
    if adjusted.computers:
        lines.append(said.computers_left(computers=adjusted.computers))
    if adjusted.remind is not None:
        lines.append(said.reminder_adjusted(after=hours(adjusted.remind, reader_words(interaction))))
    if "panels" in sent and table.options.panels and (note := why_no_threads(interaction.channel)) is not None:
        lines.append(labels.no_own_threads(note, reader_words(interaction)))
    if lines:
        await answer(interaction, "\n".join(lines))


class ComputerMenu(LastingItem, template=ids.COMPUTER_MENU):
    """Seats a computer of the chosen level. The menus of older versions also remove the last one."""

    async def pressed(self, interaction: Interaction) -> None:
        lobby, user, chosen = interaction.client.host.lobby, interaction.user.id, self.chosen
        table = await interaction.client.table_clicked(interaction, self.table_id)
        if chosen == ids.SEND_AWAY:
            await lobby.remove(table, user)
        elif chosen in table.definition.levels:
            await lobby.seat_computer(table, user, chosen)
        await acknowledge(interaction, table)


async def setup(bot: ArnakBot) -> None:
    bot.add_dynamic_items(AtSeatButton, ComputerMenu, FormButton, OptionMenu)
    await bot.add_cog(LobbyForms())
