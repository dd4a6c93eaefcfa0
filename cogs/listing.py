"""The list of a server's tables: as an answer, or as a self-updating message in a channel."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import discord

from arnak_bot.kit.limits import clip_entries
from arnak_bot.kit.names import spoken
from arnak_bot.kit.prose import listed
from arnak_bot.store import LiveKind, OpenTable, Status
from arnak_bot.wording import labels
from arnak_bot.wording.messages import Words
from cogs.client import ArnakBot, Interaction, managed_server, now, server_of
from cogs.interactions import defer, reader_words, server_words
from cogs.limits import MESSAGE_LIMIT
from cogs.notices import Wanted
from cogs.places import allowed_instead_of, only_elsewhere, require_permissions
from cogs.replies import answer
from cogs.timers import RepeatingCog

EVERY_MINUTES = 5


async def send_list(interaction: Interaction) -> None:
    """Answer with the lobbies and running games of a server. Raises TableError outside of servers."""
    guild_id, bot = server_of(interaction), interaction.client
    tables, words = await bot.host.registry.store.servers.open_tables(guild_id), reader_words(interaction)
    seen = [each for each in tables if is_seen(interaction, each.channel_id)]
    elsewhere = await only_elsewhere(interaction)
    text = elsewhere.sentence(words) if elsewhere and not seen else await _told(bot, guild_id, seen, words)
    await answer(interaction, text)


async def keep_list_here(interaction: Interaction) -> None:
    """Post the self-updating list in this channel; it replaces one elsewhere on the server. Raises TableError if the
    user is not a moderator of a server, or the bot may not post here.
    """
    guild_id = managed_server(interaction)
    require_permissions(interaction)
    await defer(interaction)
    assert interaction.channel_id is not None
    await keep_list_in(interaction.client, guild_id, interaction.channel_id)
    await answer(interaction, reader_words(interaction).texts.list_stays_current())


async def keep_list_in(bot: ArnakBot, guild_id: int, channel_id: int) -> None:
    """Like `keep_list_here`, in any channel. Raises discord.HTTPException if Discord rejects it."""
    await bot.keeper.post(guild_id, LiveKind.TABLES, channel_id, await _for_everybody(bot, guild_id))


def is_seen(interaction: Interaction, channel_id: int) -> bool:
    """Whether the user can see a channel of this server, as far as the bot can tell."""
    channel, member = interaction.client.get_channel(channel_id), interaction.user
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or not isinstance(member, discord.Member):
        return channel is None
    return _visible(channel, member)


def _visible(channel: discord.abc.GuildChannel | discord.Thread, who: discord.Member | discord.Role) -> bool:
    """Whether somebody may see a channel; False if its parent is unknown."""
    try:
        return channel.permissions_for(who).view_channel
    except discord.ClientException:
        return False


async def _for_everybody(bot: ArnakBot, guild_id: int) -> Wanted:
    """The list as posted in a channel: only tables in channels that everybody on the server can see."""
    guild, tables = bot.get_guild(guild_id), await bot.host.registry.store.servers.open_tables(guild_id)
    if guild is not None:
        places = [(each, guild.get_channel_or_thread(each.channel_id)) for each in tables]
        everybody = guild.default_role
        tables = [each for each, there in places if there is None or _visible(there, everybody)]
    return Wanted(await _told(bot, guild_id, tables, server_words(bot, guild_id)), replaced=True)


async def _told(bot: ArnakBot, guild_id: int, tables: Sequence[OpenTable], words: Words) -> str:
    """Running games (longest waiting first), lobbies, and how many people are looking for players."""
    said, count = words.labels, len(await bot.host.finding.seekers(guild_id))
    looking = [words.texts.looking_for_players(count=count)] if count else []
    if not tables:
        elsewhere = await allowed_instead_of(bot, guild_id)
        channels = () if elsewhere is None else elsewhere.channels
        where = labels.channels(channels, words) if channels else ""
        return "\n".join([words.texts.no_tables_here(channels=where, count=len(channels)), *looking])
    running = [each for each in tables if each.status is Status.RUNNING]
    lobbies = [each for each in tables if each.status is Status.LOBBY]
    parts: list[str] = []
    for heading, some in ((said.games_running(), running), (said.lobbies_open(), lobbies)):
        if some:
            first, *others = [f"- {_line(bot, guild_id, each, words)}" for each in some]
            parts += [f"**{heading}**\n{first}", *others]
    return clip_entries([*parts, *looking], MESSAGE_LIMIT, lambda count: words.ladder.more(count=count))


def _line(bot: ArnakBot, guild_id: int, table: OpenTable, words: Words) -> str:
    game = bot.host.registry.games.get(table.game_key or "")
    title = words.texts.a_table() if game is None else game.title
    where = labels.link(guild_id, table.channel_id, table.last_post)
    said = words.labels
    if table.status is Status.LOBBY:
        players = _names(table.players, words) or said.listed_nobody()
        return said.listed_lobby(game=title, where=where, players=players, count=table.free)
    since = "" if table.since is None else labels.relative(datetime.fromisoformat(table.since))
    who = [_on_break(name, until, words) for name, until in zip(table.awaited, table.breaks, strict=True)]
    players = _names(table.players, words)
    return said.listed_game(game=title, players=players, where=where, who=listed(who, words), since=since)


def _on_break(name: str, until: str | None, words: Words) -> str:
    ends = None if until is None else datetime.fromisoformat(until)
    return labels.with_pause(spoken(name), None if ends is None or ends <= now() else ends, words)


def _names(names: Sequence[str], words: Words) -> str:
    return listed(map(spoken, names), words)


class Listing(RepeatingCog):
    minutes = EVERY_MINUTES

    async def repeat(self) -> None:
        """Edit outdated messages and rename threads; Discord allows only two renames every ten minutes."""
        await self.bot.keeper.renew()
        await self.bot.thread_names.rename()


async def setup(bot: ArnakBot) -> None:
    bot.keeper.writers[LiveKind.TABLES] = lambda kept: _for_everybody(bot, kept.guild_id)
    await bot.add_cog(Listing(bot))
