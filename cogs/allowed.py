"""Where a server's moderators allow tables."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord

from arnak_bot.refusals import ElsewhereOnly
from cogs.client import ArnakBot, Interaction


async def only_elsewhere(interaction: Interaction) -> ElsewhereOnly | None:
    """Return the channels in which a server's moderators allow tables, if this is not one of them."""
    here = interaction.channel_id, parent_of(interaction.channel)
    return await allowed_instead_of(interaction.client, interaction.guild_id, *here)


async def allowed_instead_of(bot: ArnakBot, guild_id: int | None, *here: int | None) -> ElsewhereOnly | None:
    """Return the channels of a server in which its moderators allow tables, if none of `here` is among them."""
    channels = (await bot.host.people.guild(guild_id)).channels
    if not channels or {*here} & {*channels}:
        return None
    gone = await deleted_channels(bot, guild_id, channels)
    return ElsewhereOnly(tuple(each for each in channels if each not in gone))


def parent_of(channel: object) -> int | None:
    """The channel that a thread belongs to; None for other channels and unknown ones."""
    return getattr(channel, "parent_id", None)


async def deleted_channels(bot: ArnakBot, guild_id: int | None, channels: Sequence[int]) -> frozenset[int]:
    """Return which of these channels of a server were deleted; Discord is asked only about those not cached."""
    guild = None if guild_id is None else bot.get_guild(guild_id)
    if guild is None or guild.unavailable:
        return frozenset()
    unknown = [each for each in channels if guild.get_channel_or_thread(each) is None]
    found = await asyncio.gather(*map(bot.fetch_channel, unknown), return_exceptions=True)
    return frozenset(each for each, answer in zip(unknown, found, strict=True) if isinstance(answer, discord.NotFound))
