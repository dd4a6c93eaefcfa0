"""/game and /table, which change something: opening, joining, leaving, starting, stopping, going away."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import discord
from discord import app_commands, ui
from discord.ext import commands

from arnak_bot.engine.setup import HARDEST_RIVAL
from arnak_bot.host import Options, Table, TableBroken, TableError
from arnak_bot.store import Status
from arnak_bot.wording import labels, texts
from cogs import absence, choices, ids
from cogs.client import ArnakBot
from cogs.groups import GAME, TABLE
from cogs.learn import send_help, send_page
from cogs.permissions import demand_permissions
from cogs.replies import kindly, think
from cogs.views import unheard

Interaction = discord.Interaction[ArnakBot]

LONGEST_AUTO_ARCHIVE: Literal[10080] = 10080
"""Minutes: a week, the longest that Discord allows."""
MOST_THREADS_REACHED = 160006


class Tables(commands.Cog):
    """The commands that open, fill, start and stop tables."""

    bot: ArnakBot

    @GAME.command(description="Open a table in this channel, or in a thread of its own")
    @app_commands.describe(
        board="Which side of the board",
        seats="How many players, 2 to 4",
        order="Who begins",
        turns="How a turn ends, for players who have not said otherwise",
        remind="When to remind the player whose turn it is",
        deadline="After how long the others may decide about a player who does not move",
        place="Here, or in a thread that I open for it",
        layout="The shape of the pictures",
    )
    @app_commands.choices(board=choices.BOARD, order=choices.ORDER, turns=choices.END)
    @app_commands.choices(place=choices.PLACE, layout=choices.LAYOUT)
    @app_commands.choices(remind=choices.REMIND, deadline=choices.DEADLINE)
    async def new(
        self,
        interaction: Interaction,
        board: str | None = None,
        seats: app_commands.Range[int, 2, 4] | None = None,
        order: str = "shuffled",
        turns: str | None = None,
        remind: int | None = None,
        deadline: int | None = None,
        place: str | None = None,
        layout: str | None = None,
    ) -> None:
        async with kindly(interaction):
            if interaction.guild_id is None:
                raise TableError(texts.NEEDS_A_CHANNEL)
            settled = await self.bot.host.people.guild(interaction.guild_id)
            _demand_allowed(interaction, settled.channels)
            wanted = choices.chosen(
                settled,
                board=board,
                seats=seats,
                turns=turns,
                remind=remind,
                deadline=deadline,
                place=place,
                layout=layout,
            )
            options = Options(
                wanted.board,
                wanted.seats,
                order == "shuffled",
                wanted.auto_end,
                remind_hours=wanted.remind_hours or None,
                deadline_hours=wanted.deadline_hours or None,
                layout=wanted.layout,
            )
            if wanted.thread:
                await self._open_in_thread(interaction, options)
                return
            demand_permissions(interaction)
            assert interaction.channel_id is not None
            await think(interaction)
            table = await self._open(interaction, interaction.channel_id, options)
            await self._tell(interaction, table)

    async def _tell(self, interaction: Interaction, table: Table) -> None:
        """Let the channel say what the command has done."""
        async with self.bot.told_meanwhile(interaction, table):
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
            raise TableError(texts.NO_THREADS_HERE)
        demand_permissions(interaction, thread=True)
        await think(interaction)
        name = labels.thread_name(interaction.user.display_name, options.board)
        thread = await _open_thread(channel, name)
        table = await self._open(interaction, thread.id, options)
        async with self.bot.told_meanwhile(interaction, table):
            await channel.send(labels.thread_opened(thread.id))

    @GAME.command(description="Play alone against the rival, here or in a direct message")
    @app_commands.describe(
        difficulty="How many of the rival's tiles are red, 0 to 5",
        board="Which side of the board",
        turns="How a turn ends",
        layout="The shape of the pictures",
    )
    @app_commands.choices(board=choices.BOARD, turns=choices.END, layout=choices.LAYOUT)
    async def solo(
        self,
        interaction: Interaction,
        difficulty: app_commands.Range[int, 0, 5] = 1,
        board: str = "bird",
        turns: str = "ask",
        layout: str = "tall",
    ) -> None:
        async with kindly(interaction):
            options = Options(board, seats=1, auto_end=turns == "auto", rival=difficulty, layout=layout)
            if interaction.guild_id is not None:
                _demand_allowed(interaction, (await self.bot.host.people.guild(interaction.guild_id)).channels)
            assert interaction.channel_id is not None
            user = interaction.user
            await think(interaction)
            table, _ = await self.bot.host.lobby.open_solo(
                interaction.guild_id,
                interaction.channel_id,
                user.id,
                user.display_name,
                options,
                entropy=str(interaction.id),
            )
            await self._tell(interaction, table)

    @GAME.command(description="Take a seat at this channel's table, or come back to yours")
    async def join(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            user = interaction.user
            await think(interaction)
            await self.bot.host.lobby.join(table, user.id, user.display_name, entropy=str(interaction.id))
            await self._tell(interaction, table)

    @GAME.command(description="Give up your seat; in a running game I pass for you from then on")
    async def leave(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            if table.status is Status.RUNNING:
                table.player(interaction.user.id)
                await _ask(interaction, table.id, texts.LEAVE_QUESTION, "resign", labels.LEAVE_GAME)
                return
            await think(interaction)
            await self.bot.host.lobby.leave(table, interaction.user.id)
            await self._tell(interaction, table)

    @GAME.command(description="Start the game you opened, or reopen a table that was closed")
    async def start(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            if table.closed:
                await absence.reopen(interaction, table)
                return
            await think(interaction)
            await start(interaction, table)

    @GAME.command(description="Play again: another table like the one that has just ended here")
    async def again(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            await play_again(interaction, await self.bot.table_here(interaction))

    @GAME.command(description="Learn to play from nothing, in a few pages with pictures")
    async def learn(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            await think(interaction)
            await send_page(interaction, 0)

    @GAME.command(name="help", description="What to do in which situation, and what the signs mean")
    async def help_(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            try:
                table = await self.bot.table_here(interaction)
            except TableError:
                table = None
            await send_help(interaction, table)

    @TABLE.command(description="Give a seat to a new player: yours, or by vote that of somebody who is away")
    @app_commands.describe(player="Who leaves the seat", new="Who takes it")
    @app_commands.rename(new="by")
    async def replace(self, interaction: Interaction, player: discord.User, new: discord.User) -> None:
        async with kindly(interaction):
            await absence.offer_seat(interaction, await self.bot.table_here(interaction), player, new)

    @TABLE.command(description="Ask the table for a pause: no pings, no deadline")
    @app_commands.describe(days="How many days from now; 0 ends your pause")
    async def pause(self, interaction: Interaction, days: app_commands.Range[int, 0, 30]) -> None:
        async with kindly(interaction):
            await absence.ask_pause(interaction, await self.bot.table_here(interaction), days)

    @TABLE.command(description="Stop this channel's table for everyone")
    async def stop(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            lobby, user = self.bot.host.lobby, interaction.user.id
            moderator = interaction.permissions.manage_messages  # of this channel, whose table it is
            try:
                table = await self.bot.table_here(interaction)
            except TableBroken as broken:
                await lobby.demand_may_stop_broken(broken.table_id, user, moderator=moderator)
                await _ask(interaction, broken.table_id, texts.STOP_QUESTION, "stop", labels.STOP_IT)
                return
            await lobby.demand_may_stop(table, user, moderator=moderator)
            await _ask(interaction, table.id, texts.STOP_QUESTION, "stop", labels.STOP_IT)


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
        raise TableError(texts.TOO_MANY_THREADS) from error


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
    async with interaction.client.told_meanwhile(interaction, table):
        if not interaction.response.is_done():
            await interaction.response.defer()


async def play_again(interaction: Interaction, table: Table) -> None:
    """Open another table like one that is over: a lobby to which its players are called, or the same solo game."""
    await _repeat(interaction, table, table.options)


async def play_harder(interaction: Interaction, table: Table) -> None:
    """Open another solo game, one step more difficult."""
    rival = min((table.options.rival or 0) + 1, HARDEST_RIVAL)
    await _repeat(interaction, table, replace(table.options, rival=rival))


async def _repeat(interaction: Interaction, table: Table, options: Options) -> None:
    """Open a table of these options where another one has ended.

    Raises:
        TableError: that one still goes on, the user did not play there, or the place is taken or not allowed.
    """
    user, lobby = interaction.user, interaction.client.host.lobby
    if table.status is not Status.OVER:
        raise TableError(texts.NO_TABLE_TO_REPEAT)
    if table.seat_of(user.id) is None:
        raise TableError(texts.REPEAT_IS_FOR_PLAYERS)
    if interaction.guild_id is not None:
        demand_permissions(interaction)
    begin = lobby.open if options.rival is None else lobby.open_solo
    wanted = options if options.rival is not None else replace(options, seats=len(table.seats))
    opened = await begin(
        table.guild_id, table.channel_id, user.id, user.display_name, wanted, entropy=str(interaction.id)
    )
    new = opened if isinstance(opened, Table) else opened[0]
    others = [seat.user_id for seat in table.seats if seat.user_id != user.id]
    called = discord.AllowedMentions(users=[discord.Object(other) for other in others])
    async with interaction.client.told_meanwhile(interaction, new):
        await interaction.response.send_message(labels.plays_again(user.display_name, others), allowed_mentions=called)


async def _ask(interaction: Interaction, table_id: int, question: str, what: str, yes: str) -> None:
    """Ask privately before something that cannot be taken back."""
    view = unheard()
    sure, keep = ids.table_button(what, table_id), ids.table_button("keep", table_id)
    view.add_item(ui.Button(label=yes, style=discord.ButtonStyle.danger, custom_id=sure))
    view.add_item(ui.Button(label=labels.PLAY_ON, custom_id=keep))
    await interaction.response.send_message(question, view=view, ephemeral=True)


def _demand_allowed(interaction: Interaction, channels: tuple[int, ...]) -> None:
    """Check that the server's moderators allow tables here.

    Raises:
        TableError: they do not; the message names the channels.
    """
    parent = getattr(interaction.channel, "parent_id", None)
    if channels and interaction.channel_id not in channels and parent not in channels:
        raise TableError(labels.elsewhere(channels))
