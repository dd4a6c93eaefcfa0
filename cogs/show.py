"""/show: read-only look-ups of the table, the hand, the log, cards, rules, statistics and waiting games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from itertools import zip_longest
from statistics import fmean
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.texts import MOST_SUGGESTED, MOST_TYPED, NOTHING_TYPED, ReferenceTexts
from arnak_bot.host import Table, TableError, deadline_of, is_complete
from arnak_bot.kit.limits import LABEL_LIMIT, clip
from arnak_bot.kit.names import YesOrNo, spoken
from arnak_bot.refusals import NoSuchPart, Why
from arnak_bot.store import NewPost, PostKind, ResultRecord, Status, Waiting
from arnak_bot.wording import labels
from arnak_bot.wording.messages import Commands, Words
from cogs import choices
from cogs.choices import GamesInQuestion, Suggestion, asked_here, may_name_game, named_or_here
from cogs.client import ArnakBot, Interaction
from cogs.command_tree import command, everywhere, localized
from cogs.finding import invitations
from cogs.interactions import defer, edit_response, reader_words
from cogs.league import names_of, send_league, send_statistics, spoken_names
from cogs.limits import MESSAGE_LIMIT
from cogs.look_ups import pages_of, round_files, send_board, send_hand, send_log
from cogs.panel import waited_for
from cogs.replies import answer, sending_posts
from cogs.what_if import send_replay

MOST_ROUNDS = 99
"""More rounds than any game has; the table checks whether a round has begun."""
MOST_WAITING = 40
"""More lines than fit in a message."""


def _choices(
    asked: GamesInQuestion,
    suggested: Callable[[ReferenceTexts[Any, Any]], list[tuple[str, str]]],
    words: Words,
    nothing: Suggestion,
) -> list[Suggestion]:
    """Return suggestions from the possible games, interleaved, each naming its game if there are several."""
    of_each = ([(game, *each) for each in suggested(game.texts(words.language).reference)] for game in asked.games)
    found = [each for in_turn in zip_longest(*of_each) for each in in_turn if each is not None]
    several = len(asked.games) > 1
    return [
        app_commands.Choice(
            name=clip(words.labels.of_game(name=name, game=game.title) if several else name, LABEL_LIMIT),
            value=clip(asked.sent(game, key), LABEL_LIMIT),
        )
        for game, name, key in found[:MOST_SUGGESTED]
    ] or [nothing]


def _nothing(told: str, typed: str) -> Suggestion:
    """A single choice that explains why there are no suggestions, and submits the typed text."""
    return app_commands.Choice(name=clip(told), value=clip(typed) or NOTHING_TYPED)


@everywhere
class Show(commands.GroupCog, name="Show", group_name="show", group_description=localized(Commands.show)):
    @command("show")
    @app_commands.choices(part=choices.PART)
    async def board(
        self,
        interaction: Interaction,
        part: str = choices.WHOLE,
        player: discord.User | None = None,
        everyone: bool = False,
        text: bool = False,
    ) -> None:
        table = await interaction.client.table_here(interaction)
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

    @command("show")
    async def hand(self, interaction: Interaction) -> None:
        table = await interaction.client.table_here(interaction)
        _ = table.running
        await send_hand(interaction, table)

    @command("show")
    async def log(self, interaction: Interaction) -> None:
        await send_log(interaction, await interaction.client.table_here(interaction))

    @command("show")
    async def card(self, interaction: Interaction, name: str) -> None:
        words, asked = reader_words(interaction), await asked_here(interaction)
        games, key = asked.meant(name)
        view, plain = asked.view(interaction.user.id), words.plain.unknown(typed=clip(key, MOST_TYPED))
        near = list[str]()
        for game in (*games, *asked.others):
            seen = view if game in games else None
            found, told = game.texts(words.language).reference.look_up(key, seen)
            if found is not None and (game in games or not near):
                await defer(interaction)
                files = await interaction.client.looks.shown(game.pictures(words.language).look_up(found, seen))
                told = told if game in games else f"{game.title} · {told}"
                await edit_response(interaction, told, files=files)
                return
            if game in games and told not in (plain, *near):
                near.append(told)
        await answer(interaction, clip("\n".join(near or [plain]), MESSAGE_LIMIT))

    @card.autocomplete("name")
    async def _card_names(self, interaction: Interaction, current: str) -> list[Suggestion]:
        words, asked = reader_words(interaction), await asked_here(interaction)
        nothing = _nothing(words.plain.unknown(typed=clip(current, MOST_TYPED)), current)
        return _choices(asked, lambda texts: texts.look_up_suggestions(current), words, nothing)

    @command("show")
    async def rules(self, interaction: Interaction, topic: str) -> None:
        words, asked = reader_words(interaction), await asked_here(interaction)
        games, typed = asked.meant(topic)
        fitting = next(
            (each for each in games if each.texts(words.language).reference.rule_suggestions(typed)), games[0]
        )
        told = fitting.texts(words.language).reference.rule(typed)
        if len(asked.games) > 1:
            told = f"{fitting.title} · {told}"
        await answer(interaction, clip(told, MESSAGE_LIMIT))

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, current: str) -> list[Suggestion]:
        words, asked = reader_words(interaction), await asked_here(interaction)
        nothing = _nothing(words.plain.no_answer(typed=clip(current, MOST_TYPED)), current)
        return _choices(asked, lambda texts: texts.rule_suggestions(current), words, nothing)

    @command("show")
    async def deck(self, interaction: Interaction, player: discord.User | None = None) -> None:
        table = await interaction.client.table_here(interaction)
        user = interaction.user.id
        seat = table.player(user) if player is None else table.named_player(player.id, player.display_name)
        view, says = table.view(interaction.user.id), table.texts(reader_words(interaction).language)
        await answer(interaction, clip(says.channel.owned(view, seat, table.names), MESSAGE_LIMIT))

    @command("show")
    async def exile(self, interaction: Interaction) -> None:
        table = await interaction.client.table_here(interaction)
        says = table.texts(reader_words(interaction).language)
        await answer(interaction, clip(says.channel.discarded(table.view(None)), MESSAGE_LIMIT))

    @command("show")
    async def scores(self, interaction: Interaction, text: bool = False) -> None:
        table, language = await interaction.client.table_here(interaction), reader_words(interaction).language
        game = table.running
        sheets = game.scores()
        lines = clip(table.texts(language).channel.score_lines(sheets, table.names), MESSAGE_LIMIT)
        if text:
            await answer(interaction, lines)
            return
        await defer(interaction)
        drawing = table.pictures(language).scores(sheets, table.names, so_far=not game.over)
        files = await interaction.client.looks.shown(drawing)
        await edit_response(interaction, "" if files else lines, files=files)

    @command("show")
    async def history(
        self, interaction: Interaction, round: app_commands.Range[int, 1, MOST_ROUNDS] | None = None
    ) -> None:
        table = await interaction.client.table_here(interaction)
        _ = table.running
        await defer(interaction)
        user, words = interaction.user.id, reader_words(interaction)
        files = await round_files(interaction.client.looks, interaction.client.host, table, round, user, words)
        await edit_response(interaction, files=files)

    @command("show")
    async def replay(self, interaction: Interaction) -> None:
        await send_replay(interaction, await interaction.client.table_to_look_back_at(interaction))

    @command("show")
    async def mine(self, interaction: Interaction) -> None:
        people, registry = interaction.client.host.people, interaction.client.host.registry
        person = await people.person(interaction.user.id)
        waiting = (await people.tables_waiting_for(interaction.user.id))[:MOST_WAITING]
        words = reader_words(interaction)
        lines = [_waiting_line(registry.games, each, deadline_of(each, person), words) for each in waiting]
        idle = list[str]()
        for table in await registry.open_tables_of(interaction.user.id):
            where = labels.link(table.guild_id, table.channel_id, table.posts.last)
            if table.status is Status.RUNNING and not table.seats[table.player(interaction.user.id)].gone:
                link = words.labels.of_game(name=where, game=table.definition.title)
                idle.append(words.labels.you_wait(link=link, who=waited_for(table, words)))
            elif table.status is Status.LOBBY and table.opener == interaction.user.id and is_complete(table):
                lines.append(words.labels.lobby_waits(link=where, game=table.definition.title))
        lines += await invitations(interaction)
        direct: YesOrNo = "yes" if interaction.guild_id is None else "no"
        if idle and not lines:
            lines = [words.texts.nothing_waits_yet(), *idle]
        nothing = words.texts.nothing_waits(direct=direct)
        await answer(interaction, clip("\n".join(lines), MESSAGE_LIMIT) if lines else nothing)

    async def _show_everyone(self, interaction: Interaction, table: Table) -> None:
        """Repost the table, for when its message is gone. Raises TableError if the user does not play at this table."""
        if table.seat_of(interaction.user.id) is None:
            raise TableError(Why.EVERYONE_IS_FOR_PLAYERS)
        await defer(interaction)
        outbox = interaction.client.host.outbox
        await outbox.again(table.id)
        await outbox.add(table, NewPost(PostKind.LOBBY if table.game is None else PostKind.TABLE))
        async with sending_posts(interaction, table):
            pass

    @command("show")
    @app_commands.choices(where=choices.SCOPE)
    @may_name_game
    async def stats(
        self,
        interaction: Interaction,
        game: str | None = None,
        player: discord.User | None = None,
        where: str = "all",
        server: bool = False,
        text: bool = False,
    ) -> None:
        await defer(interaction)
        words = reader_words(interaction)
        host, user = interaction.client.host, player or interaction.user
        guild = interaction.guild_id
        if server and guild is None:
            raise TableError(Why.SETTINGS_NEED_A_SERVER)
        here, whose = guild if server or where == "guild" else None, None if server else user.id
        found = await host.people.results(user_id=whose, guild_id=here, game=game)
        name = str(interaction.guild or words.texts.this_server()) if server else user.display_name
        definition, played = _of_one_game(host.registry.games, found)
        results, beside = _separate_computer_games(played, words, server=server)
        says = definition.texts(words.language)
        if server:
            names = await names_of(host, (each.user_id for each in results), words)
            pages = [says.reference.server_statistics(results, each) for each in (names, spoken_names(names))]
        else:
            pages = [says.reference.player_statistics(results)] * 2
        titles = [name, spoken(name)]
        if len(host.registry.games) > 1:
            titles = [words.labels.of_game(name=each, game=definition.title) for each in titles]
        drawn, written = zip(titles, pages, strict=True)
        await send_statistics(interaction, definition, drawn, written, text=text, beside=beside)

    @command("show")
    @may_name_game
    async def league(
        self, interaction: Interaction, game: str | None = None, last: bool = False, text: bool = False
    ) -> None:
        await send_league(interaction, await named_or_here(interaction, game), last=last, text=text)


def _waiting_line(games: Mapping[str, AnyGame], waiting: Waiting, deadline: datetime | None, words: Words) -> str:
    where = labels.link(waiting.guild_id, waiting.channel_id, waiting.last_post)
    since = None if waiting.waits_since is None else datetime.fromisoformat(waiting.waits_since)
    game = None if waiting.options is None else games.get(waiting.options.game_key)
    if game is None:
        return labels.waiting_table(where, str(waiting.round), since, deadline, words)
    if len(games) > 1:
        where = words.labels.of_game(name=where, game=game.title)
    when = game.texts(words.language).channel.round_name(waiting.round)
    return labels.waiting_table(where, when, since, deadline, words)


def _of_one_game(games: Mapping[str, AnyGame], results: Sequence[ResultRecord]) -> tuple[AnyGame, list[ResultRecord]]:
    """Return the most played game, with its results. Raises TableError if there are none of any game here."""
    played = Counter(each.game_key for each in results if each.game_key in games)
    if not played:
        raise TableError(Why.NO_GAMES_YET)
    most = max(played, key=lambda key: played[key])
    return games[most], [each for each in results if each.game_key == most]


def _separate_computer_games(
    played: list[ResultRecord], words: Words, *, server: bool
) -> tuple[list[ResultRecord], str]:
    """Return the results of games without computers, or all if there are none, and a note about the rest."""
    people = [each for each in played if not each.computers]
    others = [each for each in played if each.computers]
    if not others or not people:
        return played, words.texts.stats_only_with_computers() if others else ""
    if server:
        return people, words.texts.stats_of_server_with_computers(games=len({each.table_id for each in others}))
    points, won = round(fmean(each.points for each in others)), sum(each.rank == 1 for each in others)
    return people, words.texts.stats_with_computers(games=len(others), points=points, won=won)


async def setup(bot: ArnakBot) -> None:
    await bot.add_cog(Show())
