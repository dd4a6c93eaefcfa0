"""/show, and what looks things up: the table, the hand, the log, cards, rules, what waits. Nothing changes here."""

from __future__ import annotations

from datetime import datetime

import discord
from discord import app_commands
from discord.ext import commands

import images
from arnak_bot.host import Table, deadline_of
from arnak_bot.store import NewPost, PostKind
from arnak_bot.wording import components, labels, rules, tables, texts
from arnak_bot.wording.actions import clip
from cogs import choices
from cogs.client import ArnakBot
from cogs.groups import SHOW, TABLE
from cogs.play import take_back
from cogs.replies import MESSAGE_LIMIT, answer, complete, drawn, kindly, think
from cogs.tellings import pages_of, replay_files, round_files, send_board, send_hand, send_log
from cogs.what import component_files

Interaction = discord.Interaction[ArnakBot]
Choice = app_commands.Choice[str]

MOST_WAITING = 40
"""More lines than a message holds."""


class LookUps(commands.Cog):
    """The commands that show things."""

    bot: ArnakBot

    @SHOW.command(description="The table as a picture")
    @app_commands.describe(
        part="Only a part of it, at full size",
        player="Whose strip, when the part is a player",
        everyone="Show it to the whole channel, with its buttons (players only)",
        text="The whole table in words, for screen readers and bad connections",
    )
    @app_commands.choices(part=choices.PART)
    async def board(
        self,
        interaction: Interaction,
        part: str = "all",
        player: discord.User | None = None,
        everyone: bool = False,
        text: bool = False,
    ) -> None:
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
            seat = None if player is None else table.named_player(player.id, player.display_name)
            await send_board(interaction, table, part, seat)

    @SHOW.command(description="Your hand, for you alone")
    async def hand(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            _ = table.running
            await send_hand(interaction, table)

    @SHOW.command(description="What has happened so far")
    async def log(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            await send_log(interaction, await self.bot.table_here(interaction))

    @TABLE.command(description="Take back your last decision, if nothing was revealed since")
    async def undo(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            await think(interaction)
            await take_back(interaction, self.bot, table)

    @SHOW.command(description="Look up any card, site tile, guardian, assistant or idol")
    @app_commands.describe(name="Type a few letters of its name")
    async def card(self, interaction: Interaction, name: str) -> None:
        component, near = components.find(name)
        if component is None:
            await answer(interaction, components.unknown(name, near))
            return
        async with kindly(interaction):
            await think(interaction)
            text = f"{components.words(component)}{components.also_near(near)}"
            await complete(interaction, text, files=await component_files(component))

    @card.autocomplete("name")
    async def _card_names(self, interaction: Interaction, current: str) -> list[Choice]:
        return [app_commands.Choice(name=name, value=key) for name, key in components.suggestions(current)]

    @SHOW.command(description="A short answer about the rules")
    @app_commands.describe(topic="Type a few letters: a main action, a keyword, a question")
    async def rules(self, interaction: Interaction, topic: str) -> None:
        found, near = rules.find_topic(topic)
        await answer(interaction, rules.unknown_topic(topic, near) if found is None else rules.answer(found, near))

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, current: str) -> list[Choice]:
        return [app_commands.Choice(name=name, value=sent) for name, sent in rules.topic_suggestions(current)]

    @SHOW.command(description="Every card a player owns, and what is still in your own deck")
    @app_commands.describe(player="Whose cards; yours if you leave this out")
    async def deck(self, interaction: Interaction, player: discord.User | None = None) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            if player is None:
                seat = table.player(interaction.user.id)
            else:
                seat = table.named_player(player.id, player.display_name)
            view = table.view(interaction.user.id)
            await answer(interaction, clip(tables.owned_cards(view, seat, table.names), MESSAGE_LIMIT))

    @SHOW.command(description="The cards in exile")
    async def exile(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            await answer(interaction, clip(tables.exiled(table.view(None)), MESSAGE_LIMIT))

    @SHOW.command(description="The points as they stand")
    @app_commands.describe(text="The points in words, for screen readers and bad connections")
    async def scores(self, interaction: Interaction, text: bool = False) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            game = table.running
            sheets = game.scores()
            words = clip(tables.score_lines(sheets, table.names), MESSAGE_LIMIT)
            if text:
                await answer(interaction, words)
                return
            await think(interaction)
            alt = tables.score_alt(sheets, table.names)
            files = await drawn("scores", alt, images.draw_scores, sheets, table.names, so_far=not game.over)
            await complete(interaction, "" if files else words, files=files)

    @SHOW.command(description="The table as it stood at the end of a round")
    @app_commands.describe(round="Which round, 1 to 5; all of them if you leave this out")
    async def history(self, interaction: Interaction, round: app_commands.Range[int, 1, 5] | None = None) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            _ = table.running
            await think(interaction)
            await complete(interaction, files=await round_files(self.bot.host, table, round, interaction.user.id))

    @SHOW.command(description="The log of the finished game as a file, and the game as an animated picture")
    async def replay(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            table = await self.bot.table_here(interaction)
            log = await self.bot.host.story.log_file(table)
            await think(interaction)
            await complete(interaction, files=await replay_files(self.bot.host, table, log))

    @SHOW.command(description="All tables, anywhere, that wait for you")
    async def mine(self, interaction: Interaction) -> None:
        async with kindly(interaction):
            people = self.bot.host.people
            person = await people.person(interaction.user.id)
            waiting = (await people.tables_waiting_for(interaction.user.id))[:MOST_WAITING]
            lines = []
            for each in waiting:
                link = labels.link(each.guild_id, each.channel_id, each.last_post)
                since = None if each.waits_since is None else datetime.fromisoformat(each.waits_since)
                lines.append(labels.waiting_table(link, each.round, since, deadline_of(each, person)))
            await answer(interaction, clip("\n".join(lines), MESSAGE_LIMIT) if lines else texts.NOTHING_WAITS)

    async def _show_everyone(self, interaction: Interaction, table: Table) -> None:
        """Post the table anew, for when its message is gone.

        Raises:
            TableError: the user does not play here.
        """
        table.player(interaction.user.id)
        await think(interaction)
        outbox = self.bot.host.outbox
        await outbox.again(table.id)
        await outbox.add(table, NewPost(PostKind.LOBBY if table.game is None else PostKind.TABLE))
        async with self.bot.told_meanwhile(interaction, table):
            pass
