"""The list of a server's tables: as an answer, or as a message in a channel that keeps itself current."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from datetime import datetime, timedelta

import discord
from discord.ext import commands, tasks

from arnak_bot.host import TableError
from arnak_bot.host.waiting import timestamp
from arnak_bot.kit.limits import clip
from arnak_bot.kit.names import spoken
from arnak_bot.kit.prose import listed
from arnak_bot.refusals import Why
from arnak_bot.store import KeptKind, KeptMessage, OpenTable, Status, StoreError
from arnak_bot.wording import labels
from arnak_bot.wording.languages import words_for
from arnak_bot.wording.messages import Words
from cogs.client import ArnakBot, Interaction, managed_server, now
from cogs.interactions import defer, reader_words
from cogs.limits import DISCORD_TROUBLE, EDIT_SECONDS, MESSAGE_LIMIT
from cogs.messages import SILENT
from cogs.opening import demand_permissions
from cogs.replies import answer

__all__ = ["is_seen", "keep_list_here", "send_list"]

EVERY_MINUTES = 5
SELDOM = timedelta(hours=1)
"""Discord limits edits of messages older than an hour: those are edited once an hour at most."""

_log = logging.getLogger("arnak")


async def send_list(interaction: Interaction) -> None:
    """Answer with the lobbies and running games of a server.

    Raises:
        TableError: this is not on a server.
    """
    if interaction.guild_id is None:
        raise TableError(Why.SETTINGS_NEED_A_SERVER)
    guild_id, bot = interaction.guild_id, interaction.client
    tables = [each for each in await _open_tables(bot, guild_id) if is_seen(interaction, each.channel_id)]
    await answer(interaction, _told(bot, guild_id, tables, reader_words(interaction)))


async def keep_list_here(interaction: Interaction) -> None:
    """Post the list in this channel, where it stays current; it replaces one that is elsewhere on the server.

    Raises:
        TableError: not on a server, not a moderator, or the bot may not post here.
    """
    guild_id, bot = managed_server(interaction), interaction.client
    demand_permissions(interaction)
    await defer(interaction)
    text = await _for_everybody(bot, guild_id)
    channel_id = interaction.channel_id
    assert channel_id is not None
    sent = await bot.get_partial_messageable(channel_id).send(text, silent=True, allowed_mentions=SILENT)
    servers = bot.host.registry.store.servers
    for old in await servers.kept():
        if (old.guild_id, old.kind) == (guild_id, KeptKind.TABLES):
            await _delete(bot, old)
    await servers.keep(KeptMessage(guild_id, KeptKind.TABLES, channel_id, sent.id, _digest(text), timestamp(now())))
    await answer(interaction, reader_words(interaction).texts.list_stays_current())


def _words_of(bot: ArnakBot, guild_id: int) -> Words:
    guild = bot.get_guild(guild_id)
    return words_for(None if guild is None else guild.preferred_locale.value)


def is_seen(interaction: Interaction, channel_id: int) -> bool:
    """Whether the user can see a channel of this server, as far as the bot knows it."""
    channel, member = interaction.client.get_channel(channel_id), interaction.user
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or not isinstance(member, discord.Member):
        return channel is None
    return _visible(channel, member)


def _visible(channel: discord.abc.GuildChannel | discord.Thread, who: discord.Member | discord.Role) -> bool:
    """Whether somebody may see a channel; one whose parent is unknown is not shown."""
    try:
        return channel.permissions_for(who).view_channel
    except discord.ClientException:
        return False


async def _open_tables(bot: ArnakBot, guild_id: int) -> list[OpenTable]:
    return await bot.host.registry.store.servers.open_tables(guild_id)


async def _for_everybody(bot: ArnakBot, guild_id: int) -> str:
    """The list for a channel: of the tables in channels that everybody on the server can see."""
    guild, tables = bot.get_guild(guild_id), await _open_tables(bot, guild_id)
    if guild is not None:
        hidden = {
            each.channel_id
            for each in tables
            if (there := guild.get_channel_or_thread(each.channel_id)) is not None
            and not _visible(there, guild.default_role)
        }
        tables = [each for each in tables if each.channel_id not in hidden]
    return _told(bot, guild_id, tables, _words_of(bot, guild_id))


def _told(bot: ArnakBot, guild_id: int, tables: Sequence[OpenTable], words: Words) -> str:
    """The list as text: running games first, those that wait longest at the top, then lobbies."""
    said = words.labels
    if not tables:
        return words.texts.no_tables_here()
    running = [each for each in tables if each.status is Status.RUNNING]
    lobbies = [each for each in tables if each.status is Status.LOBBY]
    parts: list[str] = []
    for heading, some in ((said.games_running(), running), (said.lobbies_open(), lobbies)):
        if some:
            parts += [f"**{heading}**", *(f"- {_line(bot, guild_id, each, words)}" for each in some)]
    return clip("\n".join(parts), MESSAGE_LIMIT)


def _line(bot: ArnakBot, guild_id: int, table: OpenTable, words: Words) -> str:
    game = bot.host.registry.shelf.get(table.game_key or "")
    title = words.texts.a_table() if game is None else game.title
    where = labels.link(guild_id, table.channel_id, table.last_post)
    said = words.labels
    if table.status is Status.LOBBY:
        return said.listed_lobby(game=title, where=where, players=_names(table.players, words), count=table.free)
    since = "" if table.since is None else labels.relative(datetime.fromisoformat(table.since))
    who = [_on_break(name, until, words) for name, until in zip(table.awaited, table.breaks, strict=True)]
    return said.listed_game(game=title, where=where, who=listed(who, words), since=since)


def _on_break(name: str, until: str | None, words: Words) -> str:
    """Somebody's name, and the end of their break if they take one now."""
    ends = None if until is None else datetime.fromisoformat(until)
    if ends is None or ends <= now():
        return spoken(name)
    return words.labels.on_pause(who=spoken(name), until=labels.date(ends))


def _names(names: Sequence[str], words: Words) -> str:
    return listed(map(spoken, names), words)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


async def _delete(bot: ArnakBot, kept: KeptMessage) -> None:
    try:
        async with asyncio.timeout(EDIT_SECONDS):
            await bot.get_partial_messageable(kept.channel_id).get_partial_message(kept.message_id).delete()
    except DISCORD_TROUBLE:
        return


class Listing(commands.Cog):
    """Keeps the lists of servers current."""

    def __init__(self, bot: ArnakBot) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Start the loop."""
        self.look.start()

    async def cog_unload(self) -> None:
        """Stop the loop."""
        self.look.cancel()

    @tasks.loop(minutes=EVERY_MINUTES)
    async def look(self) -> None:
        """Edit the lists that are no longer true; after an error, try again next time."""
        registry = self.bot.host.registry
        try:
            for kept in await registry.store.servers.kept(registry.scope.mine):
                await self._renew(kept)
        except StoreError as error:
            _log.error("The lists of tables could not be looked up, trying again later: %s", error)

    @look.before_loop
    async def _wait_until_ready(self) -> None:
        await self.bot.wait_until_ready()

    async def _renew(self, kept: KeptMessage) -> None:
        """Edit a list if it has changed, or post it anew where that is refused; give it up where it was deleted."""
        bot, servers = self.bot, self.bot.host.registry.store.servers
        text = await _for_everybody(bot, kept.guild_id)
        at, digest = now(), _digest(text)
        old = at - discord.utils.snowflake_time(kept.message_id) > SELDOM
        if digest == kept.digest or (old and at - datetime.fromisoformat(kept.edited_at) < SELDOM):
            return
        channel, message_id = bot.get_partial_messageable(kept.channel_id), kept.message_id
        try:
            async with asyncio.timeout(EDIT_SECONDS):
                await channel.get_partial_message(message_id).edit(content=text, allowed_mentions=SILENT)
        except discord.NotFound:
            await servers.drop(kept)
            return
        except DISCORD_TROUBLE as error:
            if not old:
                return
            try:
                message_id = (await channel.send(text, silent=True, allowed_mentions=SILENT)).id
            except DISCORD_TROUBLE:
                _log.warning("The list of server %s could not be renewed: %s", kept.guild_id, type(error).__name__)
                return
            await _delete(bot, kept)
        await servers.keep(KeptMessage(kept.guild_id, kept.kind, kept.channel_id, message_id, digest, timestamp(at)))


async def setup(bot: ArnakBot) -> None:
    """Add the cog; called by discord.py."""
    await bot.add_cog(Listing(bot))
