"""A server's ladder: /game ladder and its buttons, and the announcements when a month begins or ends."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import partial

import discord
from discord import ui

from arnak_bot.game.definition import AnyGame
from arnak_bot.host import Host, TableError
from arnak_bot.host.ladder import standing
from arnak_bot.kit.limits import clip
from arnak_bot.refusals import Why
from arnak_bot.store import LadderPlace, LiveKind, LiveMessage, Notice, NoticeOf
from arnak_bot.wording import labels
from arnak_bot.wording.ladder import GameStanding, ladder, ladder_closed, ladder_opened, ladder_over, month_name
from arnak_bot.wording.messages import ENGLISH, Words
from cogs import ids
from cogs.choices import game_named
from cogs.client import ArnakBot, Interaction, server_of
from cogs.interactions import defer, reader_words, server_words, stateless_view
from cogs.limits import MESSAGE_LIMIT
from cogs.look_ups import replay_files
from cogs.notices import Leave, Wanted, tell
from cogs.replies import LastingItem, edit_response
from cogs.threads import direct_channel

MOST_MONTHS = 25
"""The maximum number of options in a menu."""
_TRIES_WITH_FILM = 3

_log = logging.getLogger("arnak")


async def send_ladder(interaction: Interaction) -> None:
    """Answer with this month's ladder, a button for each game that the user has not played, and a menu of other months.

    Raises:
        TableError: this is not on a server, or it has no ladder.
    """
    await defer(interaction)
    await _show(interaction, interaction.client.host.ladder.now.key)


async def _show(interaction: Interaction, key: str) -> None:
    host, words, guild_id = interaction.client.host, reader_words(interaction), _server(interaction)
    months = await host.ladder.months(guild_id)
    interaction.client.notice_sender.nudge()
    month = next((each for each in months if each.month == key), months[0])
    places = await host.ladder.places(guild_id, month.month)
    over, user = host.ladder.is_over(month.month), interaction.user.id
    played = {each.game_key for each in places if each.user_id == user}
    games = [] if over else [game for game in host.ladder.games if game.key not in played]
    view = _buttons(games, words)
    if len(months) > 1:
        menu: ui.Select[ui.View] = ui.Select(custom_id=ids.LADDER_MENU.pattern, placeholder=words.ladder.months())
        for each in months[:MOST_MONTHS]:
            menu.add_option(label=month_name(each.month, words), value=each.month, default=each is month)
        view.add_item(menu)
    text = ladder(month, _standings(host, places, user), user, words, over=over)
    await edit_response(interaction, clip(text, MESSAGE_LIMIT), view=view)


def _server(interaction: Interaction) -> int:
    return server_of(interaction, Why.LADDERS_ARE_OF_SERVERS)


def _buttons(games: Iterable[AnyGame], words: Words) -> ui.View:
    said, green = words.ladder, discord.ButtonStyle.success
    labels_of = ((clip(said.play(game=game.title)), ids.ladder_button(game.key)) for game in games)
    return stateless_view(*(ui.Button(label=label, style=green, custom_id=each) for label, each in labels_of))


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
        host, words, user = interaction.client.host, reader_words(interaction), interaction.user
        guild_id, game = _server(interaction), game_named(interaction, self.said["game"])
        if game not in host.ladder.games:
            raise TableError(Why.NO_SUCH_GAME)
        since, shown = host.ladder.now.since, interaction.message
        if shown is not None and since is not None and shown.created_at < since:
            raise TableError(Why.MONTH_IS_OVER)
        channel_id = await direct_channel(interaction)
        language = None if words.language == ENGLISH.language else words.language
        table = await host.ladder.begin(guild_id, channel_id, user.id, user.display_name, game, language)
        outbox = interaction.client.outbox_sender
        outbox.sender.route(table.id, interaction)
        refused = await outbox.send(table.id)
        begun = words.ladder.begun(game=game.title, where=labels.link(None, channel_id))
        await edit_response(interaction, begun if refused is None else words.texts.cannot_message())


class LadderMenu(LastingItem, template=ids.LADDER_MENU):
    """Shows another month."""

    async def pressed(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        await _show(interaction, self.chosen)


async def _tell_of_opening(bot: ArnakBot, notice: Notice) -> None:
    """Announce that a month has begun, with a button for each game, unless it is already over."""
    key, words = notice.facts["month"], server_words(bot, notice.guild_id)
    month = await bot.host.ladder.month(notice.guild_id, key)
    if month is not None and not bot.host.ladder.is_over(key):
        wanted = Wanted(ladder_opened(month, words), _buttons(bot.host.ladder.games, words))
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
    """Post the results of a game in a month that is over, with the best attempt."""
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


async def setup(bot: ArnakBot) -> None:
    """Register the buttons and menus, and the functions that announce months; called by discord.py."""
    bot.add_dynamic_items(LadderButton, LadderMenu)
    bot.notice_sender.carriers[NoticeOf.LADDER_OPENED] = partial(_tell_of_opening, bot)
    bot.notice_sender.carriers[NoticeOf.LADDER_CLOSED] = partial(_tell_of_closing, bot)
    bot.keeper.writers[LiveKind.LADDER] = partial(_opening_now, bot)
