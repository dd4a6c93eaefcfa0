"""Starting a table, and checking where tables are allowed and which permissions they need."""

from __future__ import annotations

import discord

from arnak_bot.host import Table, TableError
from arnak_bot.refusals import CannotPostIn, InviteFirst, OnlyAHandHere, PermissionsMissing, Why
from arnak_bot.store import LiveKind
from cogs.client import ArnakBot, Interaction
from cogs.own_threads import is_own, own_thread
from cogs.places import only_elsewhere
from cogs.replies import sending_posts
from cogs.sending import missing_permissions, permission_name


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


def demand_writable(interaction: Interaction, channel_id: int, *, pictures: bool = False) -> None:
    """Check that the bot can post in a channel of this server that a moderator has chosen for its posts.

    Raises:
        TableError: it cannot; the message says what to do.
    """
    bot = interaction.client
    if not bot.is_member_of(interaction.guild_id):
        raise TableError(InviteFirst(bot.invite))
    channel = bot.get_channel(channel_id)
    if channel is not None and not isinstance(channel, discord.abc.Messageable):
        raise TableError(Why.NOT_A_PLACE_FOR_POSTS)
    demand_public(bot, channel_id)
    missing = lacking_in(bot, channel_id, pictures=pictures)
    if missing is None or getattr(channel, "guild", None) != interaction.guild:
        missing = (permission_name("view_channel"),)
    if missing:
        raise TableError(CannotPostIn(channel_id, missing))


def lacking_in(bot: ArnakBot, channel_id: int, *, pictures: bool) -> tuple[str, ...] | None:
    """Return the permissions that the bot lacks for its posts in a channel; None if the channel is not cached."""
    missing, files = bot.outbox_sender.refused.missing(channel_id), permission_name("attach_files")
    return None if missing is None else tuple(each for each in missing if pictures or each != files)


def demand_public(bot: ArnakBot, channel_id: int) -> None:
    """Check that a channel is not a player's own thread.

    Raises:
        TableError: it is a player's own thread.
    """
    if bot.user is not None and is_own(bot.get_channel(channel_id), bot.user.id):
        raise TableError(Why.NOT_A_PLACE_FOR_POSTS)


async def demand_allowed(interaction: Interaction) -> None:
    """Check that the server's moderators allow tables here.

    Raises:
        TableError: they do not, and the message names the allowed channels; or this is a player's private thread.
    """
    if (thread := own_thread(interaction)) is not None:
        raise TableError(OnlyAHandHere(thread.parent_id))
    if (elsewhere := await only_elsewhere(interaction)) is not None:
        raise TableError(elsewhere)


async def start(interaction: Interaction, table: Table) -> None:
    """Start a table and show it.

    Raises:
        TableError: the user may not start it, a player is missing, or the bot lacks a permission.
    """
    host = interaction.client.host
    host.lobby.require_may_start(table, interaction.user.id)
    if interaction.guild_id is not None:
        demand_permissions(interaction)
    await host.lobby.start(table, interaction.user.id)
    await acknowledge(interaction, table)


async def take_free_seat(interaction: Interaction, table: Table) -> None:
    """Take a seat in a lobby, or return to a running game.

    Raises:
        TableError: the user is already seated, or the table is full or has started.
    """
    user = interaction.user
    await interaction.client.host.lobby.join(table, user.id, user.display_name, entropy=str(interaction.id))
    await acknowledge(interaction, table)


async def acknowledge(interaction: Interaction, lobby: Table) -> None:
    """Acknowledge a command or button, and update the invitations. The lobby itself is updated by the outbox."""
    async with sending_posts(interaction, lobby):
        if not interaction.response.is_done():
            await interaction.response.defer()
    await renew_invitations(interaction, lobby)


async def renew_invitations(interaction: Interaction, table: Table) -> None:
    """Update the invitations to a lobby, and the message about its thread, after a change or the start of the game."""
    bot, guild_id = interaction.client, interaction.guild_id
    if guild_id is not None:
        kept = await bot.host.registry.store.servers.kept_in(guild_id)
        about = (LiveKind.INVITATION, LiveKind.THREAD)
        if any(each.of in about and each.about[0] == str(table.id) for each in kept):
            bot.keeper.soon(guild_id)
