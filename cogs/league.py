"""A server's league, its results as files, and the announcement that a season has ended."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterable, Sequence
from typing import TypeAlias

import discord

from arnak_bot.game.definition import AnyGame
from arnak_bot.host import Host, TableError
from arnak_bot.host.results import results_of_computers
from arnak_bot.kit.league import season_called
from arnak_bot.kit.names import spoken
from arnak_bot.kit.pages import as_text
from arnak_bot.refusals import NobodyInTheLeague, Why
from arnak_bot.store import Notice, NoticeOf, ResultRecord, StoreError
from arnak_bot.wording.league import as_csv, league_page, season_name
from arnak_bot.wording.messages import Words
from arnak_bot.wording.options import level_name
from cogs.client import ArnakBot, Interaction, managed_server, server_of
from cogs.interactions import defer, edit_original, reader_words, server_words
from cogs.limits import MESSAGE_LIMIT
from cogs.notices import tell
from cogs.replies import answer, edit_response
from cogs.timers import RepeatingCog

_Named: TypeAlias = tuple[str, str, ResultRecord]
"""When a game ended, a player's name, and their result."""

_log = logging.getLogger("arnak")


async def send_league(interaction: Interaction, definition: AnyGame, *, last: bool, text: bool) -> None:
    """Answer with a server's league in a game, as a picture or in words; `last`: that of the previous season.

    Raises:
        TableError: this is not on a server, it has no league or no seasons, or nobody is in the league.
    """
    host, words, guild_id = interaction.client.host, reader_words(interaction), server_of(interaction)
    if not (await host.people.guild(guild_id)).rated:
        raise TableError(Why.NO_LEAGUE)
    season = await host.ratings.season(guild_id)
    if last:
        if season.before is None:
            raise TableError(Why.NO_SEASONS)
        season = season.before
    await defer(interaction)
    members = await host.ratings.league(guild_id, definition, season)
    if not members:
        raise TableError(Why.NO_SEASON_BEFORE if last else NobodyInTheLeague(definition.title))
    names = await names_of(host, (each.user_id for each in members), words)
    title = words.league.title(game=definition.title, season=season_name(season, words))
    page = league_page(members, names, words)
    pictures = definition.pictures(words.language)
    files = [] if text else await interaction.client.looks.shown(pictures.statistics(title, page))
    if files:
        await edit_response(interaction, "", files=files)
        return
    spoken_page = league_page(members, {user: spoken(name) for user, name in names.items()}, words)
    for part in as_text(title, spoken_page, MESSAGE_LIMIT):
        await answer(interaction, part)


async def send_results(interaction: Interaction) -> None:
    """Answer with every finished game of a server as a file, for its moderators.

    Raises:
        TableError: this is not on a server, or the user is not a moderator.
    """
    guild_id = managed_server(interaction)
    await defer(interaction)
    host, words = interaction.client.host, reader_words(interaction)
    found = await _named(host, await host.people.dated_results(guild_id=guild_id), words)
    tables = {result.table_id: ended for ended, _, result in found if result.computers}
    for table_id, ended in tables.items():
        found += [(ended, name, result) for name, result in await _computers_at(host, table_id, words)]
    found.sort(key=lambda each: (each[0], each[2].table_id, each[2].seat))
    await _send_file(interaction, found, words.league.csv_of_server())


async def send_own_results(interaction: Interaction) -> None:
    """Answer with every game that the user has finished, as a file."""
    await defer(interaction)
    host, words = interaction.client.host, reader_words(interaction)
    found = await _named(host, await host.people.dated_results(user_id=interaction.user.id), words)
    await _send_file(interaction, found, words.league.csv_of_person())


async def _named(host: Host, results: Sequence[tuple[str, ResultRecord]], words: Words) -> list[_Named]:
    names = await names_of(host, (result.user_id for _, result in results), words)
    return [(ended, names[result.user_id], result) for ended, result in results]


async def _computers_at(host: Host, table_id: int, words: Words) -> list[tuple[str, ResultRecord]]:
    """Return the names and results of a finished game's computers; none if it cannot be loaded any more."""
    try:
        table = await host.registry.table(table_id)
    except TableError:
        return []
    return [
        (words.labels.computer_seat(name=seat.name, level=level_name(seat.computer, words)), result)
        for result in results_of_computers(table)
        for seat in [table.seats[result.seat]]
    ]


async def _send_file(interaction: Interaction, results: Sequence[_Named], said: str) -> None:
    if not results:
        raise TableError(Why.NO_GAMES_YET)
    data = as_csv(results, interaction.client.host.registry.games)
    await edit_original(interaction, said, [discord.File(io.BytesIO(data), "results.csv")])


async def names_of(host: Host, users: Iterable[int], words: Words) -> dict[int, str]:
    """Return the names that these users had when they last took a seat."""
    return {user: await host.people.name_of(user) or words.texts.someone() for user in set(users)}


class LeagueCog(RepeatingCog):
    """Checks every hour for seasons that have ended and ladder months that have begun or ended."""

    minutes = 60

    def __init__(self, bot: ArnakBot) -> None:
        super().__init__(bot)
        bot.notice_sender.carriers[NoticeOf.SEASON] = self._tell_of_season

    async def repeat(self) -> None:
        """End seasons that are over, then open and close monthly ladders; failures are logged and retried next time."""
        host = self.bot.host
        for what, look in (("Seasons", host.ratings.close_seasons), ("Ladders", host.ladder.look)):
            try:
                if await look():
                    self.bot.notice_sender.nudge()
            except StoreError as error:
                _log.error("%s could not be opened or closed, trying again later: %s", what, error)

    async def _tell_of_season(self, notice: Notice) -> None:
        """Post the final standings of a season, in the server's language."""
        host = self.bot.host
        definition = host.registry.games.get(notice.facts["game"])
        if definition is None:
            return
        words = server_words(self.bot, notice.guild_id)
        season = season_called(notice.facts["season"])
        members = await host.ratings.league(notice.guild_id, definition, season)
        names = await names_of(host, (each.user_id for each in members), words)
        said, named, title = words.league, season_name(season, words), definition.title
        champion = next((spoken(names[each.user_id]) for each in members if not each.provisional), None)
        text = (
            said.closed(season=named, game=title)
            if champion is None
            else said.closed_with(season=named, game=title, champion=champion)
        )
        page = league_page(members, names, words)
        heading = said.title(game=title, season=named)
        files = await self.bot.looks.shown(definition.pictures(words.language).statistics(heading, page))
        await tell(self.bot, notice, text, files)


async def setup(bot: ArnakBot) -> None:
    await bot.add_cog(LeagueCog(bot))
