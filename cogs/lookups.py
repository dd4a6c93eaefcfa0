"""/show, and what looks things up: the table, the hand, the log, cards, rules, what waits. Nothing changes here."""

from __future__ import annotations

from datetime import datetime

import discord
from discord import app_commands
from discord.ext import commands

from arnak_bot.games.arnak.wording import components, rules, tables
from arnak_bot.games.kit.limits import clip
from arnak_bot.host import Table, deadline_of
from arnak_bot.store import NewPost, PostKind
from arnak_bot.wording import labels
from cogs import choices
from cogs.client import ArnakBot, Interaction
from cogs.groups import SHOW, TABLE
from cogs.limits import MESSAGE_LIMIT
from cogs.play import take_back
from cogs.replies import answer, complete, told_meanwhile
from cogs.speaking import reader_words
from cogs.tellings import pages_of, replay_files, round_files, send_board, send_hand, send_log
from cogs.thinking import think
from cogs.translating import localized
from cogs.what import component_files
from images import arnak as images

Choice = app_commands.Choice[str]

MOST_WAITING = 40
"""More lines than a message holds."""


class LookUps(commands.Cog):
    """The commands that show things."""

    bot: ArnakBot

    @SHOW.command(description=localized(lambda words: words.commands.show_board()))
    @app_commands.describe(
        part=localized(lambda words: words.commands.show_board_part()),
        player=localized(lambda words: words.commands.show_board_player()),
        everyone=localized(lambda words: words.commands.show_board_everyone()),
        text=localized(lambda words: words.commands.show_board_text()),
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
        table = await self.bot.table_here(interaction)
        if everyone:
            await self._show_everyone(interaction, table)
            return
        _ = table.running
        if text:
            for page in pages_of(tables.board_text(table.view(None), table.names, reader_words(interaction))):
                await answer(interaction, page)
            return
        seat = None if player is None else table.named_player(player.id, player.display_name)
        await send_board(interaction, table, part, seat)

    @SHOW.command(description=localized(lambda words: words.commands.show_hand()))
    async def hand(self, interaction: Interaction) -> None:
        table = await self.bot.table_here(interaction)
        _ = table.running
        await send_hand(interaction, table)

    @SHOW.command(description=localized(lambda words: words.commands.show_log()))
    async def log(self, interaction: Interaction) -> None:
        await send_log(interaction, await self.bot.table_here(interaction))

    @TABLE.command(description=localized(lambda words: words.commands.table_undo()))
    async def undo(self, interaction: Interaction) -> None:
        table = await self.bot.table_here(interaction)
        await think(interaction)
        await take_back(interaction, table)

    @SHOW.command(description=localized(lambda words: words.commands.show_card()))
    @app_commands.describe(name=localized(lambda words: words.commands.show_card_name()))
    async def card(self, interaction: Interaction, name: str) -> None:
        words = reader_words(interaction)
        component, near = components.find(name, words)
        if component is None:
            await answer(interaction, components.unknown(name, near, words))
            return
        await think(interaction)
        text = f"{components.words(component, words)}{components.also_near(near, words)}"
        await complete(interaction, text, files=await component_files(self.bot.looks, component, words))

    @card.autocomplete("name")
    async def _card_names(self, interaction: Interaction, current: str) -> list[Choice]:
        return [
            app_commands.Choice(name=name, value=key)
            for name, key in components.suggestions(current, reader_words(interaction))
        ]

    @SHOW.command(description=localized(lambda words: words.commands.show_rules()))
    @app_commands.describe(topic=localized(lambda words: words.commands.show_rules_topic()))
    async def rules(self, interaction: Interaction, topic: str) -> None:
        words = reader_words(interaction)
        found, near = rules.find_topic(topic, words)
        if found is None:
            await answer(interaction, rules.unknown_topic(topic, near, words))
        else:
            await answer(interaction, rules.answer(found, near, words))

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, current: str) -> list[Choice]:
        words = reader_words(interaction)
        return [app_commands.Choice(name=name, value=sent) for name, sent in rules.topic_suggestions(current, words)]

    @SHOW.command(description=localized(lambda words: words.commands.show_deck()))
    @app_commands.describe(player=localized(lambda words: words.commands.show_deck_player()))
    async def deck(self, interaction: Interaction, player: discord.User | None = None) -> None:
        table = await self.bot.table_here(interaction)
        if player is None:
            seat = table.player(interaction.user.id)
        else:
            seat = table.named_player(player.id, player.display_name)
        view = table.view(interaction.user.id)
        await answer(
            interaction, clip(tables.owned_cards(view, seat, table.names, reader_words(interaction)), MESSAGE_LIMIT)
        )

    @SHOW.command(description=localized(lambda words: words.commands.show_exile()))
    async def exile(self, interaction: Interaction) -> None:
        table = await self.bot.table_here(interaction)
        await answer(interaction, clip(tables.exiled(table.view(None), reader_words(interaction)), MESSAGE_LIMIT))

    @SHOW.command(description=localized(lambda words: words.commands.show_scores()))
    @app_commands.describe(text=localized(lambda words: words.commands.show_scores_text()))
    async def scores(self, interaction: Interaction, text: bool = False) -> None:
        table = await self.bot.table_here(interaction)
        game = table.running
        sheets = game.scores()
        words = reader_words(interaction)
        lines = clip(tables.score_lines(sheets, table.names, words), MESSAGE_LIMIT)
        if text:
            await answer(interaction, lines)
            return
        await think(interaction)
        alt = tables.score_alt(sheets, table.names, words)
        files = await self.bot.looks.drawn(
            "scores", alt, images.draw_scores, sheets, table.names, so_far=not game.over, words=words.pictures
        )
        await complete(interaction, "" if files else lines, files=files)

    @SHOW.command(description=localized(lambda words: words.commands.show_history()))
    @app_commands.describe(round=localized(lambda words: words.commands.show_history_round()))
    async def history(self, interaction: Interaction, round: app_commands.Range[int, 1, 5] | None = None) -> None:
        table = await self.bot.table_here(interaction)
        _ = table.running
        await think(interaction)
        await complete(
            interaction,
            files=await round_files(
                self.bot.looks, self.bot.host, table, round, interaction.user.id, reader_words(interaction)
            ),
        )

    @SHOW.command(description=localized(lambda words: words.commands.show_replay()))
    async def replay(self, interaction: Interaction) -> None:
        table = await self.bot.table_here(interaction)
        log = await self.bot.host.story.log_file(table)
        await think(interaction)
        await complete(
            interaction, files=await replay_files(self.bot.looks, self.bot.host, table, log, reader_words(interaction))
        )

    @SHOW.command(description=localized(lambda words: words.commands.show_mine()))
    async def mine(self, interaction: Interaction) -> None:
        people = self.bot.host.people
        person = await people.person(interaction.user.id)
        waiting = (await people.tables_waiting_for(interaction.user.id))[:MOST_WAITING]
        words = reader_words(interaction)
        lines = []
        for each in waiting:
            link = labels.link(each.guild_id, each.channel_id, each.last_post)
            since = None if each.waits_since is None else datetime.fromisoformat(each.waits_since)
            lines.append(labels.waiting_table(link, each.round, since, deadline_of(each, person), words))
        await answer(interaction, clip("\n".join(lines), MESSAGE_LIMIT) if lines else words.texts.nothing_waits())

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
        async with told_meanwhile(interaction, table):
            pass
