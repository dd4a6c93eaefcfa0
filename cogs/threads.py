"""Opening a table: here, or in a thread, by choice or because this channel already has a table."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Literal

import discord

from arnak_bot.game.options import OptionScope, Typed
from arnak_bot.host import Options, Table, TableError, asked, chosen_options, default_options
from arnak_bot.refusals import Instead, PermissionsMissing, Taken, TakenBy, Why
from arnak_bot.store import LiveKind, LiveMessage, Status
from arnak_bot.wording import labels
from cogs import ids
from cogs.client import ArnakBot, Interaction
from cogs.interactions import (
    BLUE,
    GREEN,
    account_of,
    button,
    defer,
    edit_response,
    is_thinking,
    options_in_language,
    reader_words,
    stateless_view,
    words_at,
    words_here,
)
from cogs.limits import DISCORD_TROUBLE, LONGEST_AUTO_ARCHIVE, MOST_THREADS_REACHED
from cogs.lobby_buttons import take_free_seat
from cogs.messages import pinging
from cogs.notices import Leave, Wanted
from cogs.own_threads import for_threads, name_of_thread
from cogs.places import parent_of, require_allowed, require_permissions
from cogs.replies import LastingItem, sending_posts


async def options_chosen(interaction: Interaction, where: OptionScope, chosen: Mapping[str, Typed | None]) -> Options:
    """Return all options of a new table, given those in its command. Raises TableError if they do not fit together."""
    host = interaction.client.host
    if where is OptionScope.NEW:
        otherwise = (await host.people.guild(interaction.guild_id)).proposed
    else:
        otherwise = default_options(host.registry.games, where)
    options = chosen_options(host.registry.games, chosen, otherwise, where)
    return options_in_language(interaction, options, interaction.guild_id)


async def open_here(
    interaction: Interaction, where: OptionScope, options: Options, chosen: Mapping[str, Typed | None]
) -> None:
    """Open a table here or, if there is one, offer a thread. Raises TableError if the options are impossible."""
    assert interaction.channel_id is not None
    await defer(interaction)
    try:
        table = await _making_room(interaction, partial(_open, interaction, where, interaction.channel_id, options))
    except TableError as error:
        if error.refusal is not Why.CHANNEL_TAKEN:
            raise
        typed = [chosen.get(each.parameter) for each in asked(interaction.client.host.registry.games, where)]
        custom_id = ids.thread_button(where, ["" if each is None else str(each) for each in typed])
        await offer_thread(interaction, custom_id, alone=where is not OptionScope.NEW)
        return
    async with sending_posts(interaction, table):
        pass


async def _making_room(interaction: Interaction, begin: Callable[[], Awaitable[Table]]) -> Table:
    """Open a table in this channel, if need be in place of a lobby that everybody has left. Raises like `begin`."""
    try:
        return await begin()
    except TableError as error:
        here, client = await _table_here(interaction), interaction.client
        if error.refusal is not Why.CHANNEL_TAKEN or here is None or not here.is_empty_lobby:
            raise
        await client.host.lobby.stop(here, interaction.user.id, moderator=False)
        await client.outbox_sender.send(here.id)
    return await begin()


async def _open(interaction: Interaction, where: OptionScope, channel_id: int, options: Options) -> Table:
    lobby = interaction.client.host.lobby
    begin = lobby.open if where is OptionScope.NEW else lobby.open_alone
    return await begin(interaction.guild_id, channel_id, *account_of(interaction), options, entropy=str(interaction.id))


async def open_in_thread(interaction: Interaction, where: OptionScope, options: Options) -> None:
    """Open a thread in this channel, and a table in the thread. A solo game is not announced: nobody can join it.
    Raises TableError if this channel cannot have threads, or the bot may not create one.
    """
    announced = await _announced(interaction, options) if where is OptionScope.NEW else None
    try:
        thread = await new_thread(interaction, options, below=announced)
    except TableError:
        if announced is not None:
            with contextlib.suppress(*DISCORD_TROUBLE):
                await announced.delete()
        raise
    table = await _open(interaction, where, thread.id, options)
    if announced is not None:
        kind, wanted = f"{LiveKind.THREAD} {table.id}", Wanted(announced.content)
        await interaction.client.keeper.keep(thread.guild.id, kind, thread.parent_id, announced.id, wanted)
        interaction.client.keeper.soon(thread.guild.id)  # computers may have filled the lobby already
    async with sending_posts(interaction, table):
        if announced is None or not is_thinking(interaction):
            await edit_response(interaction, reader_words(interaction).labels.your_table_is_in(channel=thread.mention))


async def require_place(interaction: Interaction) -> None:
    """Raises TableError, which says where a table can be opened, if none can be here or in a thread beside one."""
    await require_allowed(interaction)
    require_permissions(interaction)
    assert interaction.channel_id is not None
    if await interaction.client.host.registry.store.open_table_in(interaction.channel_id) is None:
        return
    if isinstance(for_threads(interaction.channel), discord.TextChannel):
        require_permissions(interaction, thread=True)
        return
    parent = parent_of(interaction.channel)
    table = await _table_here(interaction)
    if table is None or not table.is_empty_lobby:
        raise TableError(Taken(_taken_by(table, interaction.user.id), _instead(interaction), parent))


async def new_thread(
    interaction: Interaction,
    options: Options,
    opener: str = "",
    title: str = "",
    *,
    beside: bool = False,
    below: discord.Message | None = None,
) -> discord.Thread:
    """Open a thread in this channel for a table with these options. `opener`: the name that the thread's name includes;
    "": the user's. `title`: what is played; "": the game. `beside`: if this is a thread, open the new one in its parent
    channel. `below`: the message to which the thread belongs. Raises TableError if this channel cannot have threads, or
    the bot may not create one.
    """
    channel = for_threads(interaction.channel) if beside else interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise TableError(Why.NO_THREADS_HERE)
    require_permissions(interaction, thread=True)
    await defer(interaction)
    words, opener = words_here(interaction), opener or interaction.user.display_name
    definition = interaction.client.host.registry.games[options.game_key]
    name = labels.thread_name(opener, title, words) if title else name_of_thread(definition, options, opener, words)
    return await _open_thread(channel, name, below)


async def _announced(interaction: Interaction, options: Options) -> discord.Message | None:
    """Announce a table whose thread will be below the returned message; None if that cannot be posted, for example
    because members may only write in threads here. Raises TableError if the bot may not create threads here.
    """
    channel, game = interaction.channel, interaction.client.host.registry.games[options.game_key]
    if isinstance(channel, discord.TextChannel):
        require_permissions(interaction, thread=True)
        with contextlib.suppress(*DISCORD_TROUBLE):
            return await channel.send(words_here(interaction).labels.thread_opened(game=game.title))
    return None


async def _announcement_now(bot: ArnakBot, kept: LiveMessage) -> Wanted | Leave:
    """The current content of the message about a table in a thread; it is final once the lobby is closed."""
    try:
        table = await bot.host.registry.table(int(kept.about[0]))
    except TableError:
        return Leave.FOR_GOOD
    said, waits = words_at(bot, table).labels, table.status is Status.LOBBY
    if waits and kept.message_id != table.channel_id:
        return Leave.AS_IS  # posted by an older version, with a link, since the thread was not below it
    if waits and len(table.seats) < table.options.seats:
        return Wanted(said.thread_opened(game=table.definition.title))
    return Wanted(said.thread_is_there(channel=labels.channel(table.channel_id)), last=not waits)


async def _open_thread(channel: discord.TextChannel, name: str, below: discord.Message | None) -> discord.Thread:
    """In an announcement channel, an announcement thread. Raises TableError if the server has too many threads."""
    kinds = discord.ChannelType
    kind: Literal[discord.ChannelType.news_thread, discord.ChannelType.public_thread]
    kind = kinds.news_thread if channel.is_news() else kinds.public_thread
    try:
        if below is not None:
            return await below.create_thread(name=name, auto_archive_duration=LONGEST_AUTO_ARCHIVE)
        return await channel.create_thread(name=name, type=kind, auto_archive_duration=LONGEST_AUTO_ARCHIVE)
    except discord.HTTPException as error:
        if error.code != MOST_THREADS_REACHED:
            raise
        raise TableError(Why.TOO_MANY_THREADS) from error


# --- solo games -------------------------------------------------------------------------------------


async def begin_alone(
    interaction: Interaction, where: ids.Guided, options: Options, in_thread: str, *, title: str = "", chapter: str = ""
) -> Table | None:
    """Open a solo game in the requested place. If this channel has a table, offer a thread with a button whose id is
    `in_thread`. `title`: see `new_thread`; `chapter`: see `Lobby.open_alone`. Raises TableError if the direct messages
    already have a table, the bot may not write there, or moderators do not allow tables there.
    """
    private = where is ids.Guided.PRIVATE
    if not private:
        await require_allowed(interaction)
        if interaction.guild_id is not None:
            require_permissions(interaction)
    guild_id = None if private else interaction.guild_id
    options = options_in_language(interaction, options, guild_id)
    channel_id = await _channel_for(interaction, where, options, title)
    begin = interaction.client.host.lobby.open_alone
    of_user = partial(begin, guild_id, channel_id, *account_of(interaction))
    opening = partial(of_user, options, entropy=str(interaction.id), chapter=chapter)
    try:
        return await (_making_room(interaction, opening) if where is ids.Guided.HERE else opening())
    except TableError as error:
        if error.refusal is not Why.CHANNEL_TAKEN:
            raise
        if private and interaction.guild_id is not None:
            raise TableError(Why.DIRECT_MESSAGES_TAKEN) from error
        await offer_thread(interaction, in_thread, alone=True)
        return None


async def _channel_for(interaction: Interaction, where: ids.Guided, options: Options, title: str) -> int:
    match where:
        case ids.Guided.PRIVATE:
            return await direct_channel(interaction)
        case ids.Guided.IN_THREAD:
            return (await new_thread(interaction, options, title=title)).id
        case ids.Guided.HERE:
            assert interaction.channel_id is not None, "buttons are pressed in a channel"
            return interaction.channel_id


async def direct_channel(interaction: Interaction) -> int:
    """Raises TableError if the user does not accept direct messages."""
    try:
        return (await interaction.user.create_dm()).id
    except DISCORD_TROUBLE as error:
        raise TableError(Why.DIRECT_MESSAGES_CLOSED) from error


# --- if the channel already has a table -------------------------------------------------------------


async def offer_thread(interaction: Interaction, custom_id: str, *, alone: bool = False) -> None:
    """Reply that this channel already has a table, with a button for a thread, or advice if there can be none, and one
    to go on if the user plays there. `alone`: they want to play alone, so they are not told about free seats.
    """
    words, view, instead = reader_words(interaction), stateless_view(), _instead(interaction)
    if instead is Instead.THREAD:
        view.add_item(button(words.labels.open_in_thread(), custom_id, GREEN))
    parent = parent_of(interaction.channel)
    table = await _table_here(interaction)
    by = _taken_by(table, interaction.user.id)
    if table is not None and by is TakenBy.YOU:
        view.add_item(button(words.labels.my_turn(), ids.table_button(ids.Press.MY_TURN, table.id), BLUE))
    if instead is Instead.LATER and table is not None and table.counts_on_ladder:
        instead = Instead.LADDER
    taken = Taken(TakenBy.OTHERS if alone and by is TakenBy.LOBBY else by, instead, parent)
    await edit_response(interaction, taken.sentence(words), view=view)


async def _table_here(interaction: Interaction) -> Table | None:
    """Return this channel's table; None if it cannot be loaded."""
    assert interaction.channel_id is not None
    try:
        return await interaction.client.host.registry.table_in(interaction.channel_id)
    except TableError:
        return None


def _taken_by(table: Table | None, user_id: int) -> TakenBy:
    """Return who is at a channel's table, insofar as it matters to somebody who wants a table of their own."""
    if table is None:
        return TakenBy.OTHERS
    lobby = table.status is Status.LOBBY
    if table.seat_of(user_id) is not None:
        return TakenBy.YOUR_LOBBY if lobby else TakenBy.YOU
    free = len(table.seats) < table.options.seats or any(seat.is_computer for seat in table.seats)
    return TakenBy.LOBBY if lobby and free else TakenBy.OTHERS


def _instead(interaction: Interaction) -> Instead:
    channel = interaction.channel
    if interaction.guild_id is None:
        return Instead.LATER
    if isinstance(channel, discord.Thread):
        return Instead.POST if isinstance(channel.parent, discord.ForumChannel) else Instead.PARENT
    if not isinstance(channel, discord.TextChannel) or not interaction.client.is_member_of(interaction.guild_id):
        return Instead.CHANNEL
    try:
        require_permissions(interaction, thread=True)
    except TableError as error:
        assert isinstance(error.refusal, PermissionsMissing), "the bot is a member of this server"
        return Instead.PERMISSION
    return Instead.THREAD


class ThreadButton(LastingItem, template=ids.THREAD_BUTTON):
    """Opens a table in a thread, with the options in the custom id, which can be forged, unlike those of a command."""

    async def pressed(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        where, sent = OptionScope(self.said["where"]), self.said["chosen"].split(",")
        await require_allowed(interaction)
        chosen: dict[str, Typed | None] = {}
        for option, value in zip(asked(interaction.client.host.registry.games, where), sent, strict=False):
            typed = [each.typed for each in option.offered() if str(each.typed) == value]
            if value and not typed:
                raise TableError(Why.NOT_OFFERED)
            chosen[option.parameter] = typed[0] if typed else None
        options = await options_chosen(interaction, where, chosen)
        await open_in_thread(interaction, where, options)


# --- playing again ---------------------------------------------------------------------------------------


async def play_again(interaction: Interaction, table: Table, *, harder: bool = False) -> None:
    """Open a table like this one, which is over: a lobby that mentions its players, or the same solo game again. If one
    of them has opened it already, take a seat there; if the channel is taken otherwise, offer a thread. `harder`: the
    new game is one step more difficult, if possible. Raises TableError like `_require_repeatable`.
    """
    await _require_repeatable(interaction, table)
    where, wanted = await _of_another(interaction, table, harder=harder)
    try:
        new = await _open(interaction, where, table.channel_id, wanted)
    except TableError as error:
        if error.refusal is not Why.CHANNEL_TAKEN:
            raise
        await defer(interaction)
        here = await _table_here(interaction)
        if here is not None and not harder and _is_opened_again(table, here, interaction.user.id):
            await take_free_seat(interaction, here)
            return
        instead = ids.Press.HARDER_IN_THREAD if harder else ids.Press.AGAIN_IN_THREAD
        await offer_thread(interaction, ids.table_button(instead, table.id))
        return
    said, called = _call_of(interaction, table, new)
    async with sending_posts(interaction, new):
        await interaction.response.send_message(said, allowed_mentions=called)


def _is_opened_again(table: Table, here: Table, user_id: int) -> bool:
    """Whether `here` is a lobby for the same game, opened by another player of `table`, where the user may sit down."""
    same = here.definition is table.definition and here.options.game == table.options.game
    return same and table.seat_of(here.opener) is not None and _taken_by(here, user_id) is TakenBy.LOBBY


async def play_again_in_thread(interaction: Interaction, table: Table, *, harder: bool = False) -> None:
    """Like `play_again`, but in a thread, because the channel already has a new table."""
    await interaction.response.defer()
    await _require_repeatable(interaction, table)
    where, options = await _of_another(interaction, table, harder=harder)
    thread = await new_thread(interaction, options)
    new = await _open(interaction, where, thread.id, options)
    said, called = _call_of(interaction, table, new)
    async with sending_posts(interaction, new):
        if where is OptionScope.NEW:
            await thread.send(said, allowed_mentions=called)
        await edit_response(interaction, reader_words(interaction).labels.your_table_is_in(channel=thread.mention))


async def _require_repeatable(interaction: Interaction, table: Table) -> None:
    """Raises TableError if the table is running, the user did not play there, or no tables are possible here."""
    if table.status is not Status.OVER:
        raise TableError(Why.NO_TABLE_TO_REPEAT)
    if table.seat_of(interaction.user.id) is None:
        raise TableError(Why.REPEAT_IS_FOR_PLAYERS)
    await require_allowed(interaction)
    if interaction.guild_id is not None:
        require_permissions(interaction)


async def _of_another(interaction: Interaction, table: Table, *, harder: bool) -> tuple[OptionScope, Options]:
    """Return the scope in which a table like this one is opened, and its options; `harder`: see `play_again`."""
    options, game = table.options, table.options.game
    if harder:
        options = replace(options, game=table.definition.harder(game) or game)
    levels = [seat.computer for seat in table.seats if seat.is_computer]  # computers may join in the lobby
    alone = options.solo or (table.guild_id is None and len(table.seats) - len(levels) == 1)
    same = replace(options, seats=len(table.seats), computers=len(levels), level=next(iter(levels), options.level))
    if table.alone and not alone:  # it had no deadline, but a person who joins should have one
        usual = (await interaction.client.host.people.guild(interaction.guild_id)).proposed
        same = replace(same, deadline_hours=usual.deadline_hours)
    return OptionScope.SOLO if alone else OptionScope.NEW, same


def _call_of(interaction: Interaction, table: Table, new: Table) -> tuple[str, discord.AllowedMentions]:
    """Return the message that invites the others to a new table, and whom it may ping. Computers, and players whose
    data was deleted, have negative user ids.
    """
    user = interaction.user
    others = [seat.user_id for seat in table.seats if seat.user_id > 0 and seat.user_id != user.id]
    said = labels.plays_again(user.display_name, others, words_at(interaction.client, new))
    return said, pinging(others)


async def setup(bot: ArnakBot) -> None:
    """Called by discord.py."""
    bot.keeper.writers[LiveKind.THREAD] = partial(_announcement_now, bot)
