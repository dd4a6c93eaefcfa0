"""Starting a table, repeating one, and the permissions a channel needs for that."""

from __future__ import annotations

from dataclasses import replace

import discord

from arnak_bot.host import Options, Table, TableError
from arnak_bot.refusals import ElsewhereOnly, InviteFirst, PermissionsMissing, Why
from arnak_bot.store import Status
from arnak_bot.wording import labels
from cogs.client import Interaction
from cogs.interactions import words_at
from cogs.replies import sending_posts
from cogs.sending import missing_permissions

__all__ = ["demand_allowed", "demand_permissions", "play_again", "play_harder", "start"]


def demand_permissions(interaction: Interaction, *, thread: bool = False) -> None:
    """Check that the bot has the permissions a game needs here; with `thread`, also the one for opening threads.

    Raises:
        TableError: a permission is missing; the message names it.
    """
    bot = interaction.client
    if interaction.guild_id is not None and not bot.is_member_of(interaction.guild_id):
        raise TableError(InviteFirst(bot.invite))
    held = interaction.app_permissions
    inside = thread or isinstance(interaction.channel, discord.Thread)
    more = ("create_public_threads",) if thread else ()
    missing = missing_permissions(held, *more, in_thread=inside)
    if missing:
        raise TableError(PermissionsMissing(missing))


async def demand_allowed(interaction: Interaction) -> None:
    """Check that the server's moderators allow tables here.

    Raises:
        TableError: they do not; the message names the allowed channels.
    """
    channels = (await interaction.client.host.people.guild(interaction.guild_id)).channels
    parent = getattr(interaction.channel, "parent_id", None)
    if channels and interaction.channel_id not in channels and parent not in channels:
        raise TableError(ElsewhereOnly(channels))


async def start(interaction: Interaction, table: Table) -> None:
    """Start a table and show it.

    Raises:
        TableError: the user may not, a player is missing, or the bot lacks a permission.
    """
    host = interaction.client.host
    host.lobby.require_may_start(table, interaction.user.id)
    if interaction.guild_id is not None:
        demand_permissions(interaction)
    await host.lobby.start(table, interaction.user.id)
    async with sending_posts(interaction, table):
        if not interaction.response.is_done():
            await interaction.response.defer()


async def play_again(interaction: Interaction, table: Table) -> None:
    """Open another table like one that is over: a lobby with its players mentioned, or the same solo game."""
    await _repeat(interaction, table, table.options)


async def play_harder(interaction: Interaction, table: Table) -> None:
    """Open another solo game, one step more difficult if possible."""
    game = table.options.game
    await _repeat(interaction, table, replace(table.options, game=table.definition.harder(game) or game))


async def _repeat(interaction: Interaction, table: Table, options: Options) -> None:
    """Open a table with these options in the channel of one that has ended.

    Raises:
        TableError: that one is still running, the user did not play there, or the channel is taken or not allowed.
    """
    user, lobby = interaction.user, interaction.client.host.lobby
    if table.status is not Status.OVER:
        raise TableError(Why.NO_TABLE_TO_REPEAT)
    if table.seat_of(user.id) is None:
        raise TableError(Why.REPEAT_IS_FOR_PLAYERS)
    await demand_allowed(interaction)
    if interaction.guild_id is not None:
        demand_permissions(interaction)
    people = [seat.user_id for seat in table.seats if not seat.is_computer]
    begin = lobby.open_alone if options.solo or (table.guild_id is None and len(people) == 1) else lobby.open
    wanted = replace(options, seats=len(table.seats))
    new = await begin(table.guild_id, table.channel_id, user.id, user.display_name, wanted, entropy=str(interaction.id))
    others = [user_id for user_id in people if user_id != user.id]
    called = discord.AllowedMentions(users=[discord.Object(other) for other in others])
    said = labels.plays_again(user.display_name, others, words_at(interaction.client, new))
    async with sending_posts(interaction, new):
        await interaction.response.send_message(said, allowed_mentions=called)
