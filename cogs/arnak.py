"""/arnak: tables and look-ups. Every command maps onto a host call; no rule is decided here."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands
from discord.ext import commands

import images
from arnak_bot.host import Options, Outcome, Table, TableError, demand_may_stop
from arnak_bot.store import Keep, Status
from arnak_bot.wording import components, effects, labels, rules, tables, texts
from arnak_bot.wording.actions import clip
from cogs import ids
from cogs.client import PERMISSIONS, ArnakBot
from cogs.play import take_back
from cogs.public import MESSAGE_LIMIT, announce, board_file, lobby_message, send, table_message
from cogs.replies import answer, kindly, picture
from cogs.tellings import pages_of, replay_files, round_file, send_hand, send_log

Interaction = discord.Interaction[ArnakBot]
Choice = app_commands.Choice[str]

BOARD_CHOICES = [
    app_commands.Choice(name="Bird Temple", value="bird"),
    app_commands.Choice(name="Snake Temple", value="snake"),
]
ORDER_CHOICES = [
    app_commands.Choice(name="shuffled", value="shuffled"),
    app_commands.Choice(name="as they joined", value="joined"),
]
REMIND_CHOICES = [
    app_commands.Choice(name="off", value=0),
    app_commands.Choice(name="after 12 hours", value=12),
    app_commands.Choice(name="after 24 hours", value=24),
    app_commands.Choice(name="after 48 hours", value=48),
]
KEEP_CHOICES = [
    app_commands.Choice(name="keep nothing", value=Keep.NOTHING.value),
    app_commands.Choice(name="keep all", value=Keep.ALL.value),
    app_commands.Choice(name="ask me", value=Keep.ASK.value),
]
END_CHOICES = [
    app_commands.Choice(name="by themselves, when nothing is left to do", value="auto"),
    app_commands.Choice(name="when the player says so", value="ask"),
]


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class Arnak(commands.GroupCog, group_name="arnak", group_description="Lost Ruins of Arnak: tables and look-ups"):
    """The /arnak commands."""

    def __init__(self, bot: ArnakBot) -> None:
        self.bot = bot

    @app_commands.command(description="Open a table in this channel")
    @app_commands.describe(
        board="Which side of the board",
        seats="How many players, 2 to 4",
        order="Who begins",
        turns="How a turn ends",
        remind="When to remind the player whose turn it is",
    )
    @app_commands.choices(board=BOARD_CHOICES, order=ORDER_CHOICES, turns=END_CHOICES)
    @app_commands.choices(remind=REMIND_CHOICES)
    async def new(
        self,
        interaction: Interaction,
        board: str = "bird",
        seats: app_commands.Range[int, 2, 4] = 2,
        order: str = "shuffled",
        turns: str = "auto",
        remind: int = 24,
    ) -> None:
        async with kindly(interaction):
            if interaction.guild_id is None:
                raise TableError(texts.NEEDS_A_CHANNEL)
            _demand_permissions(interaction)
            options = Options(board, seats, order == "shuffled", turns == "auto", remind_hours=remind or None)
            assert interaction.channel_id is not None
            user = interaction.user
            table = await self.bot.host.open(
                interaction.guild_id, interaction.channel_id, user.id, user.display_name, options
            )
            await send(interaction, lobby_message(table))

    @app_commands.command(description="Play alone against the rival, here or in a direct message")
    @app_commands.describe(
        difficulty="How many of the rival's tiles are red, 0 to 5",
        board="Which side of the board",
        turns="How a turn ends",
    )
    @app_commands.choices(board=BOARD_CHOICES, turns=END_CHOICES)
    async def solo(
        self,
        interaction: Interaction,
        difficulty: app_commands.Range[int, 0, 5] = 1,
        board: str = "bird",
        turns: str = "auto",
    ) -> None:
        async with kindly(interaction):
            options = Options(board, seats=1, auto_end=turns == "auto", rival=difficulty)
            assert interaction.channel_id is not None
            user = interaction.user
            table, outcome = await self.bot.host.open_solo(
                interaction.guild_id, interaction.channel_id, user.id, user.display_name, options
            )
            await interaction.response.defer()
            await send(interaction, await table_message(table, outcome, opening=True))

    @app_commands.command(description="Take a seat at this channel's table")
    async def join(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            await self.bot.host.join(table, interaction.user.id, interaction.user.display_name)
            await send(interaction, lobby_message(table))

    @app_commands.command(description="Give up your seat before the game starts")
    async def leave(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            await self.bot.host.leave(table, interaction.user.id)
            await send(interaction, lobby_message(table))

    @app_commands.command(description="Start the game you opened")
    async def start(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            outcome = await self.bot.host.start(table, interaction.user.id)
            await interaction.response.defer()
            await send(interaction, await table_message(table, outcome, opening=True))

    @app_commands.command(description="What happens to cards left in your hand at the end of a round")
    @app_commands.describe(cards="Keep none of them, keep all, or ask you every time")
    @app_commands.choices(cards=KEEP_CHOICES)
    async def keep(self, interaction: Interaction, cards: str) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            await interaction.response.defer(ephemeral=True, thinking=True)
            outcome = await self.bot.host.keep(table, interaction.user.id, Keep(cards))
            await interaction.followup.send(texts.KEEP_ANSWERS[cards], ephemeral=True)
            if outcome is not None and outcome.told:
                await announce(interaction, table, outcome)

    @app_commands.command(description="Stop this channel's table for everyone (opener or moderator)")
    async def stop(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            demand_may_stop(table, interaction.user.id, moderator=interaction.permissions.manage_messages)
            view = discord.ui.View(timeout=None)
            stop, keep = ids.table_button("stop", table.id), ids.table_button("keep", table.id)
            view.add_item(discord.ui.Button(label=labels.STOP_IT, style=discord.ButtonStyle.danger, custom_id=stop))
            view.add_item(discord.ui.Button(label=labels.PLAY_ON, custom_id=keep))
            await interaction.response.send_message(texts.STOP_QUESTION, view=view, ephemeral=True)

    @app_commands.command(description="The table as a picture")
    @app_commands.describe(
        everyone="Show it to the whole channel, with its buttons (players only)",
        text="The whole table in words, for screen readers and bad connections",
    )
    async def board(self, interaction: Interaction, everyone: bool = False, text: bool = False) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            if everyone:
                await self._show_everyone(interaction, table)
                return
            _ = table.running
            if text:
                for page in pages_of(tables.board_text(table.view(None), table.names)):
                    await answer(interaction, page)
                return
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.followup.send(file=await board_file(table), ephemeral=True)

    @app_commands.command(description="Your hand, for you alone")
    async def hand(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            _ = table.running
            await send_hand(interaction, table)

    @app_commands.command(description="What has happened so far")
    async def log(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            await send_log(interaction, await self.bot.table_here(interaction))

    @app_commands.command(description="Take back your last decision, if nothing was revealed since")
    async def undo(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            await interaction.response.defer(ephemeral=True, thinking=True)
            await take_back(interaction, self.bot, table)

    @app_commands.command(description="Look up any card, site tile, guardian, assistant or idol")
    @app_commands.describe(name="Type a few letters of its name")
    async def card(self, interaction: Interaction, name: str) -> None:
        component = components.find(name)
        if component is None:
            await answer(interaction, components.unknown(name))
            return
        words = components.words(component)
        plain = effects.plain(words)
        await interaction.response.defer(ephemeral=True, thinking=True)
        if component.kind is components.ComponentKind.CARD:
            data = await asyncio.to_thread(images.card_picture, component.id, plain)
        else:
            data = await asyncio.to_thread(images.tile_picture, component.kind.value, component.id, plain)
        file = picture(component.kind.value, data, clip(plain, tables.ALT_LIMIT))
        await interaction.followup.send(words, file=file)

    @card.autocomplete("name")
    async def _card_names(self, interaction: Interaction, current: str) -> list[Choice]:
        return [app_commands.Choice(name=name, value=key) for name, key in components.suggestions(current)]

    @app_commands.command(description="A short answer about the rules")
    @app_commands.describe(topic="Type a few letters: a main action, a keyword, a question")
    async def rules(self, interaction: Interaction, topic: str) -> None:
        found = rules.find_topic(topic)
        if found is None:
            await answer(interaction, rules.unknown_topic(topic))
        else:
            await answer(interaction, f"**{found}**\n{rules.TOPICS[found]}")

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, current: str) -> list[Choice]:
        return [app_commands.Choice(name=name, value=name) for name in rules.topic_suggestions(current)]

    @app_commands.command(description="Every card a player owns, and what is still in your own deck")
    @app_commands.describe(player="Whose cards; yours if you leave this out")
    async def deck(self, interaction: Interaction, player: discord.User | None = None) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            seat = table.player(interaction.user.id if player is None else player.id)
            view = table.view(interaction.user.id)
            await answer(interaction, clip(tables.owned_cards(view, seat, table.names), MESSAGE_LIMIT))

    @app_commands.command(description="The cards in exile")
    async def exile(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            await answer(interaction, clip(tables.exiled(table.view(None)), MESSAGE_LIMIT))

    @app_commands.command(description="The points as they stand")
    async def scores(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            await answer(interaction, clip(tables.score_lines(table.running.scores(), table.names), MESSAGE_LIMIT))

    @app_commands.command(description="All tables, anywhere, that wait for you")
    async def mine(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            waiting = await self.bot.host.waiting_for(interaction.user.id)
            lines = [labels.waiting_table(table.channel_id, table.running.round) for table in waiting]
            await answer(interaction, clip("\n".join(lines), MESSAGE_LIMIT) if lines else texts.NOTHING_WAITS)

    @app_commands.command(description="The table as it stood at the end of a round")
    @app_commands.describe(round="Which round, 1 to 5")
    async def history(self, interaction: Interaction, round: app_commands.Range[int, 1, 5]) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            _ = table.running
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.followup.send(file=await round_file(self.bot.host, table, round))

    @app_commands.command(description="The log of the finished game as a file, and the game as an animated picture")
    async def replay(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            log = await self.bot.host.log_file(table)
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.followup.send(files=await replay_files(self.bot.host, table, log))

    @app_commands.command(name="help", description="How to play here")
    async def help_(self, interaction: Interaction) -> None:
        await answer(interaction, texts.HELP)

    @app_commands.command(description="Delete everything stored about you (not while you are playing)")
    async def forget(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            await self.bot.host.forget(interaction.user.id)
            await answer(interaction, texts.FORGOTTEN)

    async def _show_everyone(self, interaction: Interaction, table: Table) -> None:
        """Post the table anew, for when its message is gone.

        Raises:
            TableError: the user does not play here.
        """
        table.player(interaction.user.id)
        await interaction.response.defer(thinking=True)
        if table.status is Status.LOBBY:
            message = lobby_message(table)
        else:
            message = await table_message(table, Outcome((), over=table.running.over))
        await send(interaction, message)


def _demand_permissions(interaction: Interaction) -> None:
    """Check before a table is opened that the bot may do here what a game needs.

    Raises:
        TableError: something is missing; the message names it.
    """
    held = interaction.app_permissions
    missing = [name for name, needed in PERMISSIONS if needed and not getattr(held, name)]
    if missing:
        named = [name.replace("read_messages", "view channel").replace("_", " ") for name in missing]
        raise TableError(labels.missing_permissions(named))


async def setup(bot: ArnakBot) -> None:
    """Add the cog; called by discord.py."""
    await bot.add_cog(Arnak(bot))
