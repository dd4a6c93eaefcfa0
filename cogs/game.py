"""/game: opening, joining, leaving, starting and repeating tables; learning, help, reviews."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from arnak_bot.game.options import OptionScope, Typed
from arnak_bot.host import Options, Table, TableError, chosen_options, default_options
from arnak_bot.refusals import Why
from arnak_bot.store import Status
from arnak_bot.wording import labels
from arnak_bot.wording.messages import Commands, Words
from cogs import absence, ids
from cogs.absence import ask_first
from cogs.choices import asks, may_name_game, named_or_here
from cogs.client import ArnakBot, Interaction
from cogs.command_tree import everywhere, localized
from cogs.hints import send_review
from cogs.interactions import defer, options_in_language, reader_words, words_at, words_here
from cogs.learn import send_help, send_page
from cogs.limits import DISCORD_TROUBLE
from cogs.opening import demand_allowed, demand_permissions, play_again, start
from cogs.replies import answer, sending_posts

LONGEST_AUTO_ARCHIVE: Literal[10080] = 10080
"""A week in minutes, the longest that Discord allows."""
MOST_THREADS_REACHED = 160006


@everywhere
class Game(commands.GroupCog, name="Game", group_name="game", group_description=localized(Commands.game)):
    """The commands that open, fill and start tables."""

    def __init__(self, bot: ArnakBot) -> None:
        self.bot = bot

    @app_commands.command(description=localized(Commands.game_new))
    @asks(OptionScope.NEW)
    async def new(self, interaction: Interaction, /, **chosen: Typed | None) -> None:
        if interaction.guild_id is None:
            raise TableError(Why.NEEDS_A_CHANNEL)
        await demand_allowed(interaction)
        settled = await self.bot.host.people.guild(interaction.guild_id)
        wanted = chosen_options(self.bot.host.registry.shelf, chosen, settled.proposed, OptionScope.NEW)
        options = options_in_language(interaction, wanted, interaction.guild_id)
        if options.thread:
            await self._open_in_thread(interaction, options)
            return
        demand_permissions(interaction)
        assert interaction.channel_id is not None
        await defer(interaction)
        table = await self._open(interaction, interaction.channel_id, options)
        await self._tell(interaction, table)

    async def _tell(self, interaction: Interaction, table: Table) -> None:
        """Send the table's waiting posts to the channel."""
        async with sending_posts(interaction, table):
            pass

    async def _open(self, interaction: Interaction, channel_id: int, options: Options) -> Table:
        user = interaction.user
        return await self.bot.host.lobby.open(
            interaction.guild_id, channel_id, user.id, user.display_name, options, entropy=str(interaction.id)
        )

    async def _open_in_thread(self, interaction: Interaction, options: Options) -> None:
        """Open a thread in this channel, and a table in the thread.

        Raises:
            TableError: this channel cannot have threads, or the bot may not create one.
        """
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel):
            raise TableError(Why.NO_THREADS_HERE)
        demand_permissions(interaction, thread=True)
        await defer(interaction)
        here = words_here(interaction)
        called = self.bot.host.registry.definition(options).texts(here.language).channel.thread_name(options.game)
        name = labels.thread_name(interaction.user.display_name, called, here)
        thread = await _open_thread(channel, name)
        table = await self._open(interaction, thread.id, options)
        async with sending_posts(interaction, table):
            try:
                await channel.send(words_at(self.bot, table).labels.thread_opened(channel=thread.mention))
            except DISCORD_TROUBLE:  # such as a forum, which only takes threads
                await answer(interaction, reader_words(interaction).labels.thread_opened(channel=thread.mention))

    @app_commands.command(description=localized(Commands.game_solo))
    @asks(OptionScope.SOLO)
    async def solo(self, interaction: Interaction, /, **chosen: Typed | None) -> None:
        shelf = self.bot.host.registry.shelf
        wanted = chosen_options(shelf, chosen, default_options(shelf, OptionScope.SOLO), OptionScope.SOLO)
        options = options_in_language(interaction, wanted, interaction.guild_id)
        await demand_allowed(interaction)
        assert interaction.channel_id is not None
        user = interaction.user
        await defer(interaction)
        table = await self.bot.host.lobby.open_alone(
            interaction.guild_id,
            interaction.channel_id,
            user.id,
            user.display_name,
            options,
            entropy=str(interaction.id),
        )
        await self._tell(interaction, table)

    @app_commands.command(description=localized(Commands.game_join))
    async def join(self, interaction: Interaction) -> None:
        table = await self.bot.table_here(interaction)
        user = interaction.user
        await defer(interaction)
        await self.bot.host.lobby.join(table, user.id, user.display_name, entropy=str(interaction.id))
        await self._tell(interaction, table)

    @app_commands.command(description=localized(Commands.game_leave))
    async def leave(self, interaction: Interaction) -> None:
        table = await self.bot.table_here(interaction)
        if table.status is Status.RUNNING:
            said = reader_words(interaction)
            question = _leave_question(table, table.player(interaction.user.id), said)
            await ask_first(interaction, table.id, question, ids.Press.RESIGN, said.labels.leave_game())
            return
        await defer(interaction)
        await self.bot.host.lobby.leave(table, interaction.user.id)
        await self._tell(interaction, table)

    @app_commands.command(description=localized(Commands.game_start))
    async def start(self, interaction: Interaction) -> None:
        table = await self.bot.table_here(interaction)
        if table.closed:
            await absence.reopen(interaction, table)
            return
        await defer(interaction)
        await start(interaction, table)

    @app_commands.command(description=localized(Commands.game_again))
    async def again(self, interaction: Interaction) -> None:
        await play_again(interaction, await self.bot.table_here(interaction))

    @app_commands.command(description=localized(Commands.game_review))
    async def review(self, interaction: Interaction) -> None:
        await send_review(interaction, await self.bot.table_here(interaction))

    @app_commands.command(description=localized(Commands.game_learn))
    @may_name_game(Commands.game_learn_game)
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        await defer(interaction)
        await send_page(interaction, await named_or_here(interaction, game), 0)

    @app_commands.command(name="help", description=localized(Commands.game_help))
    async def help_(self, interaction: Interaction) -> None:
        try:
            table = await self.bot.table_here(interaction)
        except TableError:
            table = None
        await send_help(interaction, table)


async def _open_thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    """Open a public thread; in an announcement channel, an announcement thread.

    Raises:
        TableError: the server has too many threads.
    """
    kinds = discord.ChannelType
    kind: Literal[discord.ChannelType.news_thread, discord.ChannelType.public_thread]
    kind = kinds.news_thread if channel.is_news() else kinds.public_thread
    try:
        return await channel.create_thread(name=name, type=kind, auto_archive_duration=LONGEST_AUTO_ARCHIVE)
    except discord.HTTPException as error:
        if error.code != MOST_THREADS_REACHED:
            raise
        raise TableError(Why.TOO_MANY_THREADS) from error


def _leave_question(table: Table, seat: int, words: Words) -> str:
    """The confirmation for leaving a running game, with the alternatives."""
    if table.ends_without(seat):
        return words.texts.leave_question_alone()
    return words.texts.leave_question_computers() if table.definition.levels else words.texts.leave_question()


async def setup(bot: ArnakBot) -> None:
    """Add the cog; called by discord.py."""
    await bot.add_cog(Game(bot))
