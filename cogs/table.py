"""/table: undo, replacing a player, pauses, results, stopping, and a server's settings and webhook."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from arnak_bot.game.options import OptionScope, Typed
from arnak_bot.host import LONGEST_PAUSE_DAYS, TableBroken, TableError, chosen_options
from arnak_bot.host.options import is_reminder_moved
from arnak_bot.host.webhooks import ACCEPTED, LONGEST_ADDRESS, NotAccepted
from arnak_bot.refusals import NothingChanged, Why
from arnak_bot.store import SeasonLength, Stoppers
from arnak_bot.wording.messages import Commands
from cogs import absence, choices, ids
from cogs.absence import ask_to_stop
from cogs.choices import asks
from cogs.client import ArnakBot, Interaction, managed_server
from cogs.command_tree import command, everywhere, localized
from cogs.interactions import button, defer, reader_words, stateless_view
from cogs.league import send_results
from cogs.places import deleted_channels, require_public
from cogs.play import renew_panels
from cogs.replies import LastingItem, answer
from cogs.settings import in_channel, save_settings, send_settings, turn_off, without
from cogs.settings_text import AUDIT, LIST, NEWS, WEBHOOK, state_here, webhook_problem
from cogs.undo import take_back_or_ask


async def set_up_webhook(interaction: Interaction, address: str | None, names: bool | None) -> None:
    """Raises TableError if the user is not a moderator of a server, or the address cannot be used."""
    guild_id, host, words = managed_server(interaction), interaction.client.host, reader_words(interaction)
    now, said = await host.webhooks.set_up(guild_id, address, names=names), words.wishes
    sent = said.webhook_names_people if now.webhook_names else said.webhook_is
    text = sent(address=now.webhook, secret=now.webhook_secret) if now.webhook else said.no_webhook()
    lines, view = [text, *webhook_problem(now, await host.notices.failing(guild_id), words)], stateless_view()
    if now.webhook:
        view.add_item(button(said.test_webhook(), ids.WEBHOOK_TEST.pattern))
    await interaction.response.send_message("\n".join(lines), view=view, ephemeral=True)


class WebhookTest(LastingItem, template=ids.WEBHOOK_TEST):
    """Sends a made-up game."""

    async def pressed(self, interaction: Interaction) -> None:
        guild_id, said = managed_server(interaction), reader_words(interaction).wishes
        await defer(interaction)
        try:
            address, status = await interaction.client.host.webhooks.test(guild_id)
        except NotAccepted as error:
            await answer(interaction, said.webhook_unreachable(kind=str(error)))
            return
        told = said.webhook_accepts if status in ACCEPTED else said.webhook_refuses
        await answer(interaction, told(address=address, status=status))


Place = app_commands.AppCommandChannel | app_commands.AppCommandThread


@everywhere
class TableCommands(
    commands.GroupCog, name="TableCommands", group_name="table", group_description=localized(Commands.table)
):
    @command("table")
    async def undo(self, interaction: Interaction) -> None:
        table = await interaction.client.table_here(interaction)
        await defer(interaction)
        await take_back_or_ask(interaction, table)

    @command("table")
    @app_commands.rename(new="by")
    async def replace(self, interaction: Interaction, player: discord.User, new: discord.User) -> None:
        await absence.offer_seat(interaction, await interaction.client.table_here(interaction), player, new)

    @command("table")
    async def pause(self, interaction: Interaction, days: app_commands.Range[int, 0, LONGEST_PAUSE_DAYS] = 7) -> None:
        table = await interaction.client.table_here(interaction)
        await absence.ask_pause(interaction, table, days)
        await renew_panels(interaction.client, table, of=table.seats)

    @command("table")
    async def results(self, interaction: Interaction) -> None:
        await send_results(interaction)

    @command("table")
    async def webhook(
        self,
        interaction: Interaction,
        address: app_commands.Range[str, 1, LONGEST_ADDRESS] | None = None,
        names: bool | None = None,
    ) -> None:
        await set_up_webhook(interaction, "" if address == "off" else address, names)

    @command("table")
    async def stop(self, interaction: Interaction) -> None:
        lobby, user = interaction.client.host.lobby, interaction.user.id
        moderator = interaction.permissions.manage_messages  # in this channel, which is the table's
        try:
            table = await interaction.client.table_here(interaction)
        except TableBroken as broken:
            await lobby.require_may_stop_broken(broken.table_id, user, moderator=moderator)
            await ask_to_stop(interaction, broken.table_id)
            return
        await lobby.require_may_stop(table, user, moderator=moderator)
        await ask_to_stop(interaction, table.id)

    @command("table")
    @app_commands.choices(stop=choices.STOPPERS)
    @asks(OptionScope.SERVER)
    async def settings(
        self,
        interaction: Interaction,
        /,
        channel: Place | None = None,
        stop: str | None = None,
        **chosen: Typed | None,
    ) -> None:
        before = await state_here(interaction)
        if channel is None and stop is None and all(each is None for each in chosen.values()):
            await send_settings(interaction)
            return
        now, games = before.settings, interaction.client.host.registry.games
        wanted = replace(now, proposed=chosen_options(games, chosen, now.proposed, OptionScope.SERVER))
        if stop is not None:
            wanted = replace(wanted, stoppers=Stoppers(stop))
        if channel is not None:
            if channel.type is discord.ChannelType.category:
                raise TableError(Why.NO_TABLES_IN_CATEGORIES)
            require_public(interaction.client, channel.id)
            gone = await deleted_channels(interaction.client, interaction.guild_id, now.channels)
            wanted = replace(wanted, channels=tuple(sorted({*now.channels} - gone ^ {channel.id})))
        await save_settings(interaction, now, wanted)
        moved = is_reminder_moved(now.proposed, wanted.proposed, chosen.get("remind"))
        await send_settings(interaction, before, moves_reminder=moved)

    @command("table")
    @app_commands.choices(season=choices.SEASONS, off=choices.OFF)
    async def server(
        self,
        interaction: Interaction,
        league: bool | None = None,
        season: str | None = None,
        ladder: bool | None = None,
        news: Place | None = None,
        audit: Place | None = None,
        off: str | None = None,
    ) -> None:
        before = await state_here(interaction)
        if all(each is None for each in (league, season, ladder, news, audit, off)):
            await send_settings(interaction)
            return
        managed_server(interaction)
        now = before.settings
        wanted = now if off is None else without(now, off)
        if league is not None:
            wanted = replace(wanted, rated=league)
        if season is not None:
            wanted = replace(wanted, season=SeasonLength(season))
        if ladder is not None:
            wanted = replace(wanted, ladder=ladder)
        try:
            if news is not None:
                wanted = in_channel(interaction, wanted, NEWS, news.id)
            if audit is not None:
                wanted = in_channel(interaction, wanted, AUDIT, audit.id)
        except TableError as error:
            raise TableError(NothingChanged(error.refusal)) from error
        await save_settings(interaction, now, wanted)
        if off in (LIST, WEBHOOK):
            await defer(interaction)
            await turn_off(interaction, off)
        await send_settings(interaction, before)


async def setup(bot: ArnakBot) -> None:
    bot.add_dynamic_items(WebhookTest)
    await bot.add_cog(TableCommands())
