"""/show, and what looks things up: the table, the hand, the log, cards, rules, what waits. Nothing changes here."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from itertools import zip_longest
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from arnak_bot.game.texts import MOST_TYPED, NOTHING_TYPED, ReferenceTexts
from arnak_bot.host import Table, TableError, deadline_of
from arnak_bot.kit.limits import LABEL_LIMIT, clip
from arnak_bot.refusals import NoSuchPart
from arnak_bot.store import NewPost, PostKind, Waiting
from arnak_bot.wording import labels
from arnak_bot.wording.messages import Commands, Words
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
from cogs.which import Asked, asked_here

Choice = app_commands.Choice[str]

MOST_ROUNDS = 99
"""More than any game has: which of them has begun, its table knows."""
MOST_WAITING = 40
"""More lines than a message holds."""
MOST_SUGGESTIONS = 25


def _choices(
    asked: Asked, suggested: Callable[[ReferenceTexts[Any, Any]], list[tuple[str, str]]], words: Words, nothing: Choice
) -> list[Choice]:
    """What is suggested of the games that may be meant, in turns; where there are several, each with its game.

    Where there is nothing, a choice that says so.
    """
    of_each = (
        [(game, name, key) for name, key in suggested(game.texts(words.language).reference)] for game in asked.games
    )
    found = [each for in_turn in zip_longest(*of_each) for each in in_turn if each is not None]
    several = len(asked.games) > 1
    return [
        app_commands.Choice(
            name=clip(words.labels.of_game(name=name, game=game.title) if several else name, LABEL_LIMIT),
            value=clip(asked.sent(game, key), LABEL_LIMIT),
        )
        for game, name, key in found[:MOST_SUGGESTIONS]
    ] or [nothing]


def _nothing(told: str, typed: str) -> Choice:
    """The one choice that says why there is none, and sends what was typed."""
    return app_commands.Choice(name=clip(told), value=clip(typed) or NOTHING_TYPED)


class LookUps(commands.Cog):
    """The commands that show things."""

    bot: ArnakBot

    @SHOW.command(description=localized(Commands.show_board))
    @app_commands.describe(
        part=localized(Commands.show_board_part),
        player=localized(Commands.show_board_player),
        everyone=localized(Commands.show_board_everyone),
        text=localized(Commands.show_board_text),
    )
    @app_commands.choices(part=choices.PART)
    async def board(
        self,
        interaction: Interaction,
        part: str = choices.WHOLE,
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
            says = table.texts(reader_words(interaction).language)
            for page in pages_of(says.channel.table(table.view(None), table.names)):
                await answer(interaction, page)
            return
        if part != choices.WHOLE and part not in table.definition.parts:
            raise TableError(NoSuchPart(table.definition.title))
        seat = None if player is None else table.named_player(player.id, player.display_name)
        await send_board(interaction, table, part, seat)

    @SHOW.command(description=localized(Commands.show_hand))
    async def hand(self, interaction: Interaction) -> None:
        table = await self.bot.table_here(interaction)
        _ = table.running
        await send_hand(interaction, table)

    @SHOW.command(description=localized(Commands.show_log))
    async def log(self, interaction: Interaction) -> None:
        await send_log(interaction, await self.bot.table_here(interaction))

    @TABLE.command(description=localized(Commands.table_undo))
    async def undo(self, interaction: Interaction) -> None:
        table = await self.bot.table_here(interaction)
        await think(interaction)
        await take_back(interaction, table)

    @SHOW.command(description=localized(Commands.show_card))
    @app_commands.describe(name=localized(Commands.show_card_name))
    async def card(self, interaction: Interaction, name: str) -> None:
        words, asked = reader_words(interaction), await asked_here(interaction)
        games, key = asked.meant(name)
        view, unknown = asked.view(interaction.user.id), []
        for game in games:
            found, told = game.texts(words.language).reference.look_up(key, view)
            if found is not None:
                await think(interaction)
                files = await self.bot.looks.shown(game.pictures(words.language).look_up(found, view))
                await complete(interaction, told, files=files)
                return
            unknown.append(told)
        await answer(interaction, clip("\n".join(unknown), MESSAGE_LIMIT))

    @card.autocomplete("name")
    async def _card_names(self, interaction: Interaction, current: str) -> list[Choice]:
        words, asked = reader_words(interaction), await asked_here(interaction)
        nothing = _nothing(words.plain.unknown(typed=clip(current, MOST_TYPED)), current)
        return _choices(asked, lambda texts: texts.look_up_suggestions(current), words, nothing)

    @SHOW.command(description=localized(Commands.show_rules))
    @app_commands.describe(topic=localized(Commands.show_rules_topic))
    async def rules(self, interaction: Interaction, topic: str) -> None:
        words, asked = reader_words(interaction), await asked_here(interaction)
        games, typed = asked.meant(topic)
        fitting = next(
            (each for each in games if each.texts(words.language).reference.rule_suggestions(typed)), games[0]
        )
        told = fitting.texts(words.language).reference.rule(typed)
        several = len(asked.games) > 1
        await answer(
            interaction, clip(words.labels.of_game(name=told, game=fitting.title) if several else told, MESSAGE_LIMIT)
        )

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, current: str) -> list[Choice]:
        words, asked = reader_words(interaction), await asked_here(interaction)
        nothing = _nothing(words.plain.no_answer(typed=clip(current, MOST_TYPED)), current)
        return _choices(asked, lambda texts: texts.rule_suggestions(current), words, nothing)

    @SHOW.command(description=localized(Commands.show_deck))
    @app_commands.describe(player=localized(Commands.show_deck_player))
    async def deck(self, interaction: Interaction, player: discord.User | None = None) -> None:
        table = await self.bot.table_here(interaction)
        if player is None:
            seat = table.player(interaction.user.id)
        else:
            seat = table.named_player(player.id, player.display_name)
        view, says = table.view(interaction.user.id), table.texts(reader_words(interaction).language)
        await answer(interaction, clip(says.channel.owned(view, seat, table.names), MESSAGE_LIMIT))

    @SHOW.command(description=localized(Commands.show_exile))
    async def exile(self, interaction: Interaction) -> None:
        table = await self.bot.table_here(interaction)
        says = table.texts(reader_words(interaction).language)
        await answer(interaction, clip(says.channel.discarded(table.view(None)), MESSAGE_LIMIT))

    @SHOW.command(description=localized(Commands.show_scores))
    @app_commands.describe(text=localized(Commands.show_scores_text))
    async def scores(self, interaction: Interaction, text: bool = False) -> None:
        table = await self.bot.table_here(interaction)
        game = table.running
        sheets = game.scores()
        language = reader_words(interaction).language
        lines = clip(table.texts(language).channel.score_lines(sheets, table.names), MESSAGE_LIMIT)
        if text:
            await answer(interaction, lines)
            return
        await think(interaction)
        drawing = table.pictures(language).scores(sheets, table.names, so_far=not game.over)
        files = await self.bot.looks.shown(drawing)
        await complete(interaction, "" if files else lines, files=files)

    @SHOW.command(description=localized(Commands.show_history))
    @app_commands.describe(round=localized(Commands.show_history_round))
    async def history(
        self, interaction: Interaction, round: app_commands.Range[int, 1, MOST_ROUNDS] | None = None
    ) -> None:
        table = await self.bot.table_here(interaction)
        _ = table.running
        await think(interaction)
        await complete(
            interaction,
            files=await round_files(
                self.bot.looks, self.bot.host, table, round, interaction.user.id, reader_words(interaction)
            ),
        )

    @SHOW.command(description=localized(Commands.show_replay))
    async def replay(self, interaction: Interaction) -> None:
        table = await self.bot.table_here(interaction)
        log = await self.bot.host.story.log_file(table)
        await think(interaction)
        await complete(
            interaction, files=await replay_files(self.bot.looks, self.bot.host, table, log, reader_words(interaction))
        )

    @SHOW.command(description=localized(Commands.show_mine))
    async def mine(self, interaction: Interaction) -> None:
        people = self.bot.host.people
        person = await people.person(interaction.user.id)
        waiting = (await people.tables_waiting_for(interaction.user.id))[:MOST_WAITING]
        words = reader_words(interaction)
        lines = [self._waiting_line(each, deadline_of(each, person), words) for each in waiting]
        await answer(interaction, clip("\n".join(lines), MESSAGE_LIMIT) if lines else words.texts.nothing_waits())

    def _waiting_line(self, waiting: Waiting, deadline: datetime | None, words: Words) -> str:
        """Where a table waits, of which game where there are several, and since and until when."""
        shelf = self.bot.host.registry.shelf
        where = labels.link(waiting.guild_id, waiting.channel_id, waiting.last_post)
        since = None if waiting.waits_since is None else datetime.fromisoformat(waiting.waits_since)
        game = shelf.get(waiting.game_key or "")
        round_name = (
            str(waiting.round) if game is None else game.texts(words.language).channel.round_name(waiting.round)
        )
        if game is not None and len(shelf) > 1:
            where = words.labels.of_game(name=where, game=game.title)
        return labels.waiting_table(where, round_name, since, deadline, words)

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
