"""/game and /table, which change something: opening, joining, leaving, starting, stopping, going away."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import discord
from discord import app_commands, ui
from discord.ext import commands

from arnak_bot.game.options import Asked, Typed
from arnak_bot.host import Options, Table, TableBroken, TableError, chosen_options, unless_chosen
from arnak_bot.refusals import Why
from arnak_bot.store import Status
from arnak_bot.wording import labels
from arnak_bot.wording.messages import Commands, Words
from cogs import absence, ids
from cogs.asking import asks
from cogs.client import ArnakBot, Interaction
from cogs.counsel import send_review
from cogs.groups import GAME, TABLE
from cogs.learn import send_help, send_page
from cogs.limits import DISCORD_TROUBLE
from cogs.permissions import demand_allowed, demand_permissions
from cogs.replies import answer, told_meanwhile
from cogs.speaking import options_in_language, reader_words, words_at, words_here
from cogs.thinking import think
from cogs.translating import localized
from cogs.views import unheard
from cogs.which import may_name_game, named_or_here

LONGEST_AUTO_ARCHIVE: Literal[10080] = 10080
"""Minutes: a week, the longest that Discord allows."""
MOST_THREADS_REACHED = 160006


class Tables(commands.Cog):
    """The commands that open, fill, start and stop tables."""

    bot: ArnakBot

    @GAME.command(description=localized(Commands.game_new))
    @asks(Asked.NEW)
    async def new(self, interaction: Interaction, /, **chosen: Typed | None) -> None:
        if interaction.guild_id is None:
            raise TableError(Why.NEEDS_A_CHANNEL)
        await demand_allowed(interaction)
        settled = await self.bot.host.people.guild(interaction.guild_id)
        wanted = chosen_options(self.bot.host.registry.shelf, chosen, settled.proposed, Asked.NEW)
        options = options_in_language(interaction, wanted, interaction.guild_id)
        if options.thread:
            await self._open_in_thread(interaction, options)
            return
        demand_permissions(interaction)
        assert interaction.channel_id is not None
        await think(interaction)
        table = await self._open(interaction, interaction.channel_id, options)
        await self._tell(interaction, table)

    async def _tell(self, interaction: Interaction, table: Table) -> None:
        """Let the channel say what the command has done."""
        async with told_meanwhile(interaction, table):
            pass

    async def _open(self, interaction: Interaction, channel_id: int, options: Options) -> Table:
        user = interaction.user
        return await self.bot.host.lobby.open(
            interaction.guild_id, channel_id, user.id, user.display_name, options, entropy=str(interaction.id)
        )

    async def _open_in_thread(self, interaction: Interaction, options: Options) -> None:
        """Open a thread below this channel, and the table in it.

        Raises:
            TableError: this channel has no threads, or the bot may not open one.
        """
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel):
            raise TableError(Why.NO_THREADS_HERE)
        demand_permissions(interaction, thread=True)
        await think(interaction)
        here = words_here(interaction)
        called = self.bot.host.registry.definition(options).texts(here.language).channel.thread_name(options.game)
        name = labels.thread_name(interaction.user.display_name, called, here)
        thread = await _open_thread(channel, name)
        table = await self._open(interaction, thread.id, options)
        async with told_meanwhile(interaction, table):
            try:
                await channel.send(words_at(self.bot, table).labels.thread_opened(channel=thread.mention))
            except DISCORD_TROUBLE:  # such as a channel that takes threads alone
                await answer(interaction, reader_words(interaction).labels.thread_opened(channel=thread.mention))

    @GAME.command(description=localized(Commands.game_solo))
    @asks(Asked.SOLO)
    async def solo(self, interaction: Interaction, /, **chosen: Typed | None) -> None:
        shelf = self.bot.host.registry.shelf
        wanted = chosen_options(shelf, chosen, unless_chosen(shelf, Asked.SOLO), Asked.SOLO)
        options = options_in_language(interaction, wanted, interaction.guild_id)
        await demand_allowed(interaction)
        assert interaction.channel_id is not None
        user = interaction.user
        await think(interaction)
        table, _ = await self.bot.host.lobby.open_alone(
            interaction.guild_id,
            interaction.channel_id,
            user.id,
            user.display_name,
            options,
            entropy=str(interaction.id),
        )
        await self._tell(interaction, table)

    @GAME.command(description=localized(Commands.game_join))
    async def join(self, interaction: Interaction) -> None:
        table = await self.bot.table_here(interaction)
        user = interaction.user
        await think(interaction)
        await self.bot.host.lobby.join(table, user.id, user.display_name, entropy=str(interaction.id))
        await self._tell(interaction, table)

    @GAME.command(description=localized(Commands.game_leave))
    async def leave(self, interaction: Interaction) -> None:
        table = await self.bot.table_here(interaction)
        if table.status is Status.RUNNING:
            said = reader_words(interaction)
            question = _leave_question(table, table.player(interaction.user.id), said)
            await _ask(interaction, table.id, question, ids.Press.RESIGN, said.labels.leave_game())
            return
        await think(interaction)
        await self.bot.host.lobby.leave(table, interaction.user.id)
        await self._tell(interaction, table)

    @GAME.command(description=localized(Commands.game_start))
    async def start(self, interaction: Interaction) -> None:
        table = await self.bot.table_here(interaction)
        if table.closed:
            await absence.reopen(interaction, table)
            return
        await think(interaction)
        await start(interaction, table)

    @GAME.command(description=localized(Commands.game_again))
    async def again(self, interaction: Interaction) -> None:
        await play_again(interaction, await self.bot.table_here(interaction))

    @GAME.command(description=localized(Commands.game_review))
    async def review(self, interaction: Interaction) -> None:
        await send_review(interaction, await self.bot.table_here(interaction))

    @GAME.command(description=localized(Commands.game_learn))
    @may_name_game(Commands.game_learn_game)
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        await think(interaction)
        await send_page(interaction, await named_or_here(interaction, game), 0)

    @GAME.command(name="help", description=localized(Commands.game_help))
    async def help_(self, interaction: Interaction) -> None:
        try:
            table = await self.bot.table_here(interaction)
        except TableError:
            table = None
        await send_help(interaction, table)

    @TABLE.command(description=localized(Commands.table_replace))
    @app_commands.describe(
        player=localized(Commands.table_replace_player),
        new=localized(Commands.table_replace_new),
    )
    @app_commands.rename(new="by")
    async def replace(self, interaction: Interaction, player: discord.User, new: discord.User) -> None:
        await absence.offer_seat(interaction, await self.bot.table_here(interaction), player, new)

    @TABLE.command(description=localized(Commands.table_pause))
    @app_commands.describe(days=localized(Commands.table_pause_days))
    async def pause(self, interaction: Interaction, days: app_commands.Range[int, 0, 30]) -> None:
        await absence.ask_pause(interaction, await self.bot.table_here(interaction), days)

    @TABLE.command(description=localized(Commands.table_stop))
    async def stop(self, interaction: Interaction) -> None:
        lobby, user = self.bot.host.lobby, interaction.user.id
        moderator = interaction.permissions.manage_messages  # of this channel, whose table it is
        try:
            table = await self.bot.table_here(interaction)
        except TableBroken as broken:
            await lobby.demand_may_stop_broken(broken.table_id, user, moderator=moderator)
            await _ask_to_stop(interaction, broken.table_id)
            return
        await lobby.demand_may_stop(table, user, moderator=moderator)
        await _ask_to_stop(interaction, table.id)


async def _open_thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    """Open a thread that everybody sees; announcement channels have threads of a kind of their own.

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


async def start(interaction: Interaction, table: Table) -> None:
    """Start a table and show it.

    Raises:
        TableError: the user may not, a player is missing, or the bot lacks a permission.
    """
    host = interaction.client.host
    host.lobby.demand_may_start(table, interaction.user.id)
    if interaction.guild_id is not None:
        demand_permissions(interaction)
    await host.lobby.start(table, interaction.user.id)
    async with told_meanwhile(interaction, table):
        if not interaction.response.is_done():
            await interaction.response.defer()


async def play_again(interaction: Interaction, table: Table) -> None:
    """Open another table like one that is over: a lobby to which its players are called, or the same solo game."""
    await _repeat(interaction, table, table.options)


async def play_harder(interaction: Interaction, table: Table) -> None:
    """Open another game for one, one step more difficult where there is such a step."""
    game = table.options.game
    await _repeat(interaction, table, replace(table.options, game=table.definition.harder(game) or game))


async def _repeat(interaction: Interaction, table: Table, options: Options) -> None:
    """Open a table of these options where another one has ended.

    Raises:
        TableError: that one still goes on, the user did not play there, or the place is taken or not allowed.
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
    opened = await begin(
        table.guild_id, table.channel_id, user.id, user.display_name, wanted, entropy=str(interaction.id)
    )
    new = opened if isinstance(opened, Table) else opened[0]
    others = [user_id for user_id in people if user_id != user.id]
    called = discord.AllowedMentions(users=[discord.Object(other) for other in others])
    said = labels.plays_again(user.display_name, others, words_at(interaction.client, new))
    async with told_meanwhile(interaction, new):
        await interaction.response.send_message(said, allowed_mentions=called)


async def _ask_to_stop(interaction: Interaction, table_id: int) -> None:
    said = reader_words(interaction)
    await _ask(interaction, table_id, said.texts.stop_question(), ids.Press.STOP, said.labels.stop_it())


def _leave_question(table: Table, seat: int, words: Words) -> str:
    """What leaving a running game means, and what could be done instead."""
    if table.ends_without(seat):
        return words.texts.leave_question_alone()
    return words.texts.leave_question_computers() if table.definition.levels else words.texts.leave_question()


async def _ask(interaction: Interaction, table_id: int, question: str, what: ids.Press, yes: str) -> None:
    """Ask privately before something that cannot be taken back."""
    view = unheard()
    sure, keep = ids.table_button(what, table_id), ids.table_button(ids.Press.KEEP_PLAYING, table_id)
    view.add_item(ui.Button(label=yes, style=discord.ButtonStyle.danger, custom_id=sure))
    view.add_item(ui.Button(label=reader_words(interaction).labels.play_on(), custom_id=keep))
    await interaction.response.send_message(question, view=view, ephemeral=True)
