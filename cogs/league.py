"""A server's league and its monthly ladder, its results as files, and the announcements of seasons and months."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import TypeAlias

import discord
from discord import ui

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.values import Statistics
from arnak_bot.host import Host, TableError
from arnak_bot.host.ladder import standing
from arnak_bot.kit.league import season_called
from arnak_bot.kit.limits import clip
from arnak_bot.kit.names import spoken
from arnak_bot.kit.pages import as_text
from arnak_bot.refusals import NobodyInTheLeague, Why
from arnak_bot.store import LadderPlace, LiveKind, LiveMessage, Notice, NoticeOf, ResultRecord, StoreError
from arnak_bot.wording import labels
from arnak_bot.wording.ladder import GameStanding, ladder, ladder_closed, ladder_opened, ladder_over, month_name
from arnak_bot.wording.league import as_csv, league_page, season_name
from arnak_bot.wording.messages import ENGLISH, Words
from cogs import ids
from cogs.choices import game_named
from cogs.client import ArnakBot, Interaction, managed_server, server_of
from cogs.interactions import (
    GREEN,
    account_of,
    button,
    choice_menu,
    defer,
    edit_response,
    reader_words,
    server_words,
    stateless_view,
)
from cogs.limits import MESSAGE_LIMIT
from cogs.look_ups import replay_files
from cogs.notices import Leave, Wanted, tell
from cogs.replies import LastingItem, answer
from cogs.threads import direct_channel
from cogs.timers import RepeatingCog

_Named: TypeAlias = tuple[str, str, ResultRecord]
"""When a game ended, a player's name, and their result."""

MOST_MONTHS = 25
_TRIES_WITH_FILM = 3

_log = logging.getLogger("arnak")


async def send_league(interaction: Interaction, definition: AnyGame, *, last: bool, text: bool) -> None:
    """Answer with a server's league in a game, as a picture or in words; `last`: that of the previous season. Raises
    TableError if the server has no league or no seasons, or nobody is in the league.
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
    pages = [(title, league_page(members, each, words)) for each in (names, spoken_names(names))]
    await send_statistics(interaction, definition, *pages, text=text)


async def send_statistics(
    interaction: Interaction,
    definition: AnyGame,
    drawn: tuple[str, Statistics],
    written: tuple[str, Statistics],
    *,
    text: bool,
    beside: str = "",
) -> None:
    """Answer a deferred interaction with a title and a page of statistics: as a picture or, if that fails or `text` is
    wanted, in words. `written`: with names as `spoken`. `beside`: a note about the page.
    """
    pictures = definition.pictures(reader_words(interaction).language)
    files = [] if text else await interaction.client.looks.shown(pictures.statistics(*drawn))
    if files:
        await edit_response(interaction, beside, files=files)
        return
    for part in [*as_text(*written, MESSAGE_LIMIT), *filter(None, [beside])]:
        await answer(interaction, part)


def spoken_names(names: Mapping[int, str]) -> dict[int, str]:
    return {user_id: spoken(name) for user_id, name in names.items()}


async def send_results(interaction: Interaction) -> None:
    """Answer with every finished game of a server as a file. Raises TableError for anybody but moderators."""
    guild_id = managed_server(interaction)
    await defer(interaction)
    host, words = interaction.client.host, reader_words(interaction)
    found = await _named(host, await host.people.dated_results(guild_id=guild_id), words)
    found.sort(key=lambda each: (each[0], each[2].table_id, each[2].seat))
    await _send_file(interaction, found, words.league.csv_of_server())


async def send_own_results(interaction: Interaction) -> None:
    await defer(interaction)
    host, words = interaction.client.host, reader_words(interaction)
    found = await _named(host, await host.people.dated_results(user_id=interaction.user.id), words)
    await _send_file(interaction, found, words.league.csv_of_person())


async def _named(host: Host, results: Sequence[tuple[str, ResultRecord]], words: Words) -> list[_Named]:
    names = await names_of(host, (result.user_id for _, result in results), words)
    return [(ended, names[result.user_id], result) for ended, result in results]


async def _send_file(interaction: Interaction, results: Sequence[_Named], said: str) -> None:
    if not results:
        raise TableError(Why.NO_GAMES_YET)
    data = as_csv(results, interaction.client.host.registry.games)
    await edit_response(interaction, said, files=[discord.File(io.BytesIO(data), "results.csv")])


async def names_of(host: Host, users: Iterable[int], words: Words) -> dict[int, str]:
    """Return the names that these users had when they last took a seat."""
    return {user: await host.people.name_of(user) or words.texts.someone() for user in set(users)}


# --- the ladder ------------------------------------------------------------------------------------


async def send_ladder(interaction: Interaction, key: str = "") -> None:
    """Answer with a month's ladder, a button for each game that the user has not played, and a menu of other months;
    `key`: the month, "" for this one. Raises TableError if this is not on a server, or it has no ladder.
    """
    await defer(interaction)
    host, words, guild_id = interaction.client.host, reader_words(interaction), _server_of_ladder(interaction)
    months = await host.ladder.months(guild_id)
    interaction.client.notice_sender.nudge()
    month = next((each for each in months if each.month == (key or host.ladder.now.key)), months[0])
    places = await host.ladder.places(guild_id, month.month)
    over, user = host.ladder.is_over(month.month), interaction.user.id
    played = {each.game_key for each in places if each.user_id == user}
    games = [] if over else [game for game in host.ladder.games if game.key not in played]
    view = _ladder_buttons(games, words)
    if len(months) > 1:
        listed = ((month_name(each.month, words), each.month, each is month) for each in months[:MOST_MONTHS])
        view.add_item(choice_menu(ids.LADDER_MENU.pattern, words.ladder.months(), listed))
    text = ladder(month, _standings(host, places, user), user, words, over=over)
    await edit_response(interaction, clip(text, MESSAGE_LIMIT), view=view)


def _server_of_ladder(interaction: Interaction) -> int:
    return server_of(interaction, Why.LADDERS_ARE_OF_SERVERS)


def _ladder_buttons(games: Iterable[AnyGame], words: Words) -> ui.View:
    said = words.ladder
    return stateless_view(*(button(said.play(game=game.title), ids.ladder_button(game.key), GREEN) for game in games))


def _standings(host: Host, places: list[LadderPlace], reader: int | None = None) -> list[GameStanding]:
    found = []
    for game in host.ladder.games:
        here, finished = [each for each in places if each.game_key == game.key], standing(places, game.key)
        own = next((each for each in here if each.user_id == reader and each.points is None), None)
        running, given_up = own.channel_id if own and own.runs else None, own is not None and not own.runs
        found.append(GameStanding(game, finished, len(here) - len(finished), running, given_up))
    return found


class LadderButton(LastingItem, template=ids.LADDER_BUTTON):
    """Starts the user's attempt at a game, in their direct messages."""

    async def pressed(self, interaction: Interaction) -> None:
        await defer(interaction)
        host, words = interaction.client.host, reader_words(interaction)
        guild_id, game = _server_of_ladder(interaction), game_named(interaction, self.said["game"])
        if game not in host.ladder.games:
            raise TableError(Why.NO_SUCH_GAME)
        since, shown = host.ladder.now.since, interaction.message
        if shown is not None and since is not None and shown.created_at < since:
            raise TableError(Why.MONTH_IS_OVER)
        channel_id = await direct_channel(interaction)
        language = None if words.language == ENGLISH.language else words.language
        table = await host.ladder.begin(guild_id, channel_id, *account_of(interaction), game, language)
        outbox = interaction.client.outbox_sender
        outbox.sender.route(table.id, interaction)
        refused = await outbox.send(table.id)
        begun = words.ladder.begun(game=game.title, where=labels.link(None, channel_id))
        await edit_response(interaction, begun if refused is None else words.texts.cannot_message())


class LadderMenu(LastingItem, template=ids.LADDER_MENU):
    async def pressed(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        await send_ladder(interaction, self.chosen)


# --- announcing what begins and ends -----------------------------------------------------------------


async def _tell_of_season(bot: ArnakBot, notice: Notice) -> None:
    host = bot.host
    definition = host.registry.games.get(notice.facts["game"])
    if definition is None:
        return
    words = server_words(bot, notice.guild_id)
    season = season_called(notice.facts["season"])
    members = await host.ratings.league(notice.guild_id, definition, season)
    names = await names_of(host, (each.user_id for each in members), words)
    said, named, title = words.league, season_name(season, words), definition.title
    champion = next((spoken(names[each.user_id]) for each in members if not each.provisional), None)
    text = said.closed(season=named, game=title)
    if champion is not None:
        text = said.closed_with(season=named, game=title, champion=champion)
    page = league_page(members, names, words)
    heading = said.title(game=title, season=named)
    files = await bot.looks.shown(definition.pictures(words.language).statistics(heading, page))
    await tell(bot, notice, text, files)


async def _tell_of_opening(bot: ArnakBot, notice: Notice) -> None:
    key, words = notice.facts["month"], server_words(bot, notice.guild_id)
    month = await bot.host.ladder.month(notice.guild_id, key)
    if month is not None and not bot.host.ladder.is_over(key):
        wanted = Wanted(ladder_opened(month, words), _ladder_buttons(bot.host.ladder.games, words))
        sent = await tell(bot, notice, wanted.text, view=wanted.view)
        if sent is not None:
            await bot.keeper.keep(notice.guild_id, f"{LiveKind.LADDER} {key}", sent.channel.id, sent.id, wanted)


async def _opening_now(bot: ArnakBot, kept: LiveMessage) -> Wanted | Leave:
    """The current content of the announcement of a month; it has no buttons once the month is over."""
    (key,) = kept.about
    if not bot.host.ladder.is_over(key):
        return Leave.AS_IS
    month = await bot.host.ladder.month(kept.guild_id, key)
    if month is None:
        return Leave.FOR_GOOD
    return Wanted(ladder_over(month, server_words(bot, kept.guild_id)), last=True)


async def _tell_of_closing(bot: ArnakBot, notice: Notice) -> None:
    words = server_words(bot, notice.guild_id)
    month = await bot.host.ladder.month(notice.guild_id, notice.facts["month"])
    if month is None:
        return
    places = await bot.host.ladder.places(notice.guild_id, month.month)
    for each in _standings(bot.host, places):
        if each.game.key == notice.facts["game"]:
            text = clip(ladder_closed(month, each, words), MESSAGE_LIMIT)
            await tell(bot, notice, text, await _best_game(bot, each, notice, words))


async def _best_game(bot: ArnakBot, found: GameStanding, notice: Notice, words: Words) -> list[discord.File]:
    """The animation and log of the best attempt; empty if Discord has refused these files several times."""
    if not found.places or notice.tries >= _TRIES_WITH_FILM:
        return []
    try:
        table = await bot.host.registry.table(found.places[0][1].table_id)
        return await replay_files(bot.looks, bot.host, table, await bot.host.history.log_file(table), words)
    except TableError as error:
        _log.warning("A ladder's best game cannot be shown: %s", error)
        return []


class LeagueCog(RepeatingCog):
    minutes = 60

    async def repeat(self) -> None:
        """End seasons that are over, then open and close monthly ladders; failures are logged and retried next time."""
        host = self.bot.host
        for what, look in (("Seasons", host.ratings.close_seasons), ("Ladders", host.ladder.look)):
            try:
                if await look():
                    self.bot.notice_sender.nudge()
            except StoreError as error:
                _log.error("%s could not be opened or closed, trying again later: %s", what, error)


async def setup(bot: ArnakBot) -> None:
    """Called by discord.py."""
    bot.add_dynamic_items(LadderButton, LadderMenu)
    bot.notice_sender.carriers[NoticeOf.SEASON] = partial(_tell_of_season, bot)
    bot.notice_sender.carriers[NoticeOf.LADDER_OPENED] = partial(_tell_of_opening, bot)
    bot.notice_sender.carriers[NoticeOf.LADDER_CLOSED] = partial(_tell_of_closing, bot)
    bot.keeper.writers[LiveKind.LADDER] = partial(_opening_now, bot)
    await bot.add_cog(LeagueCog(bot))
