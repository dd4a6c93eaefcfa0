"""Finding people to play with: /game find with its buttons, and invitations to a lobby."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from functools import partial
from typing import assert_never

import discord
from discord import ui

from arnak_bot.game.definition import AnyGame
from arnak_bot.host import Options, Table, TableError, TableNotFound
from arnak_bot.kit.limits import clip_entries, units
from arnak_bot.kit.names import spoken
from arnak_bot.kit.prose import either, listed
from arnak_bot.refusals import ElsewhereOnly, InvitedAlready, LobbyElsewhere, TheySitAlready, Why
from arnak_bot.store import LiveKind, LiveMessage, Seeker, Status
from arnak_bot.wording import labels
from arnak_bot.wording.messages import Words
from cogs import ids
from cogs.choices import game_named
from cogs.client import ArnakBot, Interaction, server_of
from cogs.ids import Answer, Seeking
from cogs.interactions import (
    GREEN,
    GREY,
    account_of,
    button,
    defer,
    reader_words,
    server_words,
    stateless_view,
    words_at,
    words_here,
)
from cogs.limits import DISCORD_TROUBLE, MESSAGE_LIMIT
from cogs.listing import is_seen
from cogs.messages import SILENT, pinging
from cogs.notices import SETTLED, Leave, Wanted
from cogs.places import allowed_instead_of, only_elsewhere, parent_of
from cogs.replies import LastingItem, answer, sending_posts
from cogs.threads import new_thread, require_place

MOST_BUTTONS = 5


def _server(interaction: Interaction) -> int:
    return server_of(interaction, Why.NEEDS_A_CHANNEL)


async def show_requests(interaction: Interaction) -> None:
    """Answer with lobbies that have a free seat, and with open searches. Raises TableError outside of servers."""
    text, view = await _who_looks(interaction)
    await interaction.response.send_message(text, view=view, ephemeral=True)


async def _who_looks(interaction: Interaction) -> tuple[str, ui.View]:
    guild_id, words, finding = _server(interaction), reader_words(interaction), interaction.client.host.finding
    games, said = interaction.client.host.registry.games, words.finding
    lobbies = [each for each in await finding.lobbies(guild_id) if is_seen(interaction, each.channel_id)]
    seekers = await finding.seekers(guild_id)
    lines = [
        said.free_seat(game=game.title, where=labels.link(guild_id, each.channel_id, each.last_post), count=each.free)
        for each in lobbies
        if (game := games.get(each.game_key or "")) is not None
    ]
    view, elsewhere = stateless_view(), await only_elsewhere(interaction)
    for game_key, seats in list(dict.fromkeys((each.game_key, each.seats) for each in seekers))[:MOST_BUTTONS]:
        alike = [each for each in seekers if (each.game_key, each.seats) == (game_key, seats)]
        lines.append(_looking(games[game_key], seats, alike, words))
        mine = interaction.user.id in [each.user_id for each in alike]
        if mine or not elsewhere:
            view.add_item(_button(Seeking.STOP if mine else Seeking.TOO, games[game_key], seats, words, titled=True))
    titles = either([game.title for game in games.values()], words)
    last = elsewhere.sentence(words) if elsewhere else said.how_to_look(games=titles)
    room = MESSAGE_LIMIT - units(f"\n{last}")
    shown = clip_entries(lines, room, lambda count: words.ladder.more(count=count))
    return "\n".join([shown or said.nobody_looks_yet(), last]), view


async def look_for_players(interaction: Interaction, game: str | None, seats: int | None, note: str) -> None:
    """Announce here that the user is looking for players, or open a table if there are now enough. Raises TableError if
    no tables are allowed here, or the game cannot be played by this many.
    """
    guild_id = _server(interaction)
    await require_place(interaction)
    bot, user = interaction.client, interaction.user
    finding = bot.host.finding
    before = await finding.request_of(guild_id, user.id)
    definition = game_named(interaction, before.game_key if game is None and before is not None else game)
    if seats is None and before is not None and before.game_key == definition.key:
        seats = before.seats
    wanted = seats or (await finding.options(guild_id, definition, 2)).seats
    alike = await finding.seek(guild_id, *account_of(interaction), definition, wanted, note)
    if len(alike) == wanted:
        await defer(interaction)  # what the command answers privately comes first, as "thinking…" goes with the table
        await _tell_what_ended(interaction, before, definition, wanted, guessed=game is None)
        table = await _open(interaction, definition, alike)
        await _tell_in_kept(interaction, definition, alike, table)
    else:
        await _post(interaction, definition, wanted, alike, before)
        await _tell_what_ended(interaction, before, definition, wanted, guessed=game is None)
    bot.keeper.soon(guild_id)


async def _post(
    interaction: Interaction, definition: AnyGame, wanted: int, alike: Sequence[Seeker], before: Seeker | None
) -> None:
    """Announce a search here, and notify whoever is looking for the same game with another number of players, unless
    they were when the user began to look for it.
    """
    others = await interaction.client.host.finding.seekers(_server(interaction))
    new = before is None or before.game_key != definition.key
    called = [each.user_id for each in others if new and each.game_key == definition.key and each not in alike]
    words = words_here(interaction)
    shown = _shown(definition, wanted, alike, words)
    lines = [shown.text]
    if called:
        lines.append(words.finding.who_may_match(who=labels.users(called, words)))
    assert shown.view is not None
    text, pings = "\n".join(lines), pinging(called)
    if not interaction.response.is_done():
        sent = (await interaction.response.send_message(text, view=shown.view, allowed_mentions=pings)).message_id
    else:
        sent = (await interaction.followup.send(text, view=shown.view, allowed_mentions=pings, wait=True)).id
    await _keep(interaction, definition, wanted, sent, shown)


def _made(game: AnyGame, people: Sequence[Seeker], table: Table, words: Words) -> str:
    """The text that replaces the message about a search once these people have found each other."""
    who, where = listed([spoken(each.name) for each in people], words), labels.channel(table.channel_id)
    return words.finding.made_a_table(game=game.title, seats=len(people), who=who, channel=where)


async def _tell_in_kept(interaction: Interaction, game: AnyGame, people: Sequence[Seeker], table: Table) -> None:
    """Say in the messages about searches for this game and number of players that these people have a table."""
    bot, guild_id, text = interaction.client, _server(interaction), _made(game, people, table, words_here(interaction))
    for kept in await bot.host.registry.store.servers.kept_in(guild_id):
        if kept.of is not LiveKind.SEEKERS or kept.about[:2] != [game.key, str(len(people))]:
            continue
        await bot.keeper.let_go(guild_id, kept.kind)
        if interaction.message is not None and kept.message_id == interaction.message.id:
            continue  # already edited in response to the click
        message = bot.get_partial_messageable(kept.channel_id).get_partial_message(kept.message_id)
        with contextlib.suppress(*DISCORD_TROUBLE):
            await message.edit(content=text, view=None, allowed_mentions=SILENT)


async def _tell_what_ended(
    interaction: Interaction, before: Seeker | None, game: AnyGame, seats: int, *, guessed: bool = False
) -> None:
    """Tell the user privately if their request has replaced an earlier, different one, and delete the messages about
    the old one if nobody else takes part in it. `guessed`: the user named no game, so tell them which was assumed.
    """
    games, said, lines = interaction.client.host.registry.games, reader_words(interaction).finding, list[str]()
    if guessed and len(games) > 1:
        lines.append(said.guessed(game=game.title))
    if before is not None and (before.game_key, before.seats) != (game.key, seats):
        lines.append(said.replaced(game=games[before.game_key].title, seats=before.seats))
        await _delete_if_deserted(interaction, before)
    if lines:
        await answer(interaction, "\n".join(lines))


async def _delete_if_deserted(interaction: Interaction, before: Seeker) -> None:
    bot, guild_id = interaction.client, before.guild_id
    if await bot.host.finding.alike(guild_id, before.game_key, before.seats):
        return
    for kept in await bot.host.registry.store.servers.kept_in(guild_id):
        if kept.of is LiveKind.SEEKERS and kept.about[:2] == [before.game_key, str(before.seats)]:
            await bot.keeper.give_up(guild_id, kept.kind)


def _kind(game: AnyGame, seats: int, channel_id: int | None) -> str:
    return f"{LiveKind.SEEKERS} {game.key} {seats} {channel_id}"


async def _keep(interaction: Interaction, game: AnyGame, seats: int, message_id: int | None, shown: Wanted) -> None:
    channel_id = interaction.channel_id
    if message_id is not None and channel_id is not None:
        kind = _kind(game, seats, channel_id)
        await interaction.client.keeper.keep(_server(interaction), kind, channel_id, message_id, shown)


def _shown(
    game: AnyGame, seats: int, seekers: Sequence[Seeker], words: Words, elsewhere: ElsewhereOnly | None = None
) -> Wanted:
    """The message about a search; it is final once nobody is looking any more. `elsewhere`: tables are no longer
    allowed where it was posted, so nobody can join there.
    """
    text = _looking(game, seats, seekers, words)
    if not seekers:
        return Wanted(text, last=True)
    ways = Seeking if elsewhere is None else [Seeking.STOP]
    view = stateless_view(*(_button(what, game, seats, words) for what in ways))
    if elsewhere is not None:
        where = labels.channels(elsewhere.channels, words)
        text += f"\n{words.finding.join_elsewhere(channels=where) if elsewhere.channels else elsewhere.sentence(words)}"
    return Wanted(text, view)


async def _looking_now(bot: ArnakBot, kept: LiveMessage) -> Wanted | Leave:
    key, seats, _ = kept.about
    game = bot.host.registry.games.get(key)
    if game is None:
        return Leave.FOR_GOOD
    alike = await bot.host.finding.alike(kept.guild_id, key, int(seats))
    here = kept.channel_id, parent_of(bot.get_channel(kept.channel_id))
    elsewhere = await allowed_instead_of(bot, kept.guild_id, *here)
    return _shown(game, int(seats), alike, server_words(bot, kept.guild_id), elsewhere)


def _looking(game: AnyGame, seats: int, seekers: Sequence[Seeker], words: Words) -> str:
    said = words.finding
    missing = seats - len(seekers)
    if not seekers:
        return said.nobody_looks(game=game.title)
    who = listed([_named(each, words) for each in seekers], words)
    return said.looking(game=game.title, seats=seats, who=who, missing=missing)


def _named(seeker: Seeker, words: Words) -> str:
    name = spoken(seeker.name)
    return words.finding.with_note(name=name, note=spoken(seeker.note)) if seeker.note else name


def _button(what: Seeking, game: AnyGame, seats: int, words: Words, *, titled: bool = False) -> ui.Button[ui.View]:
    said = words.finding
    label = said.me_too() if what is Seeking.TOO else said.not_me()
    if titled:
        label = said.about_game(what=label, game=game.title, seats=seats)
    return button(label, ids.find_button(what, game.key, seats), GREEN if what is Seeking.TOO else GREY)


async def _open(interaction: Interaction, game: AnyGame, people: Sequence[Seeker]) -> Table:
    """Open a table for these people here, or in a thread if the server prefers that or this channel has a table."""
    guild_id, host = _server(interaction), interaction.client.host
    options = await host.finding.options(guild_id, game, len(people))
    table = await _table_for(interaction, people, options)
    if table is None:  # somebody has withdrawn in the meantime
        raise TableError(Why.FOUND_TOO_LATE)
    words, users = words_here(interaction), [each.user_id for each in people]
    opener = spoken(table.names[0])
    text = words.finding.found(game=game.title, who=labels.users(users, words), opener=opener)
    text = "\n".join([text, *(f"> {_named(each, words)}" for each in people if each.note)])
    called = pinging(each for each in users if each != interaction.user.id)
    async with sending_posts(interaction, table):
        channel = interaction.client.get_partial_messageable(table.channel_id)
        await channel.send(text, allowed_mentions=called)
        deferred = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
        if deferred and table.channel_id != interaction.channel_id:
            where = labels.channel(table.channel_id)
            await answer(interaction, reader_words(interaction).labels.your_table_is_in(channel=where))
    return table


async def _table_for(interaction: Interaction, people: Sequence[Seeker], options: Options) -> Table | None:
    guild_id, finding = _server(interaction), interaction.client.host.finding
    assert interaction.channel_id is not None
    if options.thread and isinstance(interaction.channel, discord.TextChannel):  # as the server prefers, if possible
        with contextlib.suppress(TableError):
            return await _in_thread(interaction, people, options)
    try:
        return await finding.open(guild_id, interaction.channel_id, people, options)
    except TableError as error:
        if error.refusal is not Why.CHANNEL_TAKEN:
            raise
    return await _in_thread(interaction, people, options, beside=True)


async def _in_thread(
    interaction: Interaction, people: Sequence[Seeker], options: Options, *, beside: bool = False
) -> Table | None:
    thread = await new_thread(interaction, options, people[0].name, beside=beside)
    table = await interaction.client.host.finding.open(_server(interaction), thread.id, people, options)
    if table is None:
        with contextlib.suppress(*DISCORD_TROUBLE):
            await thread.delete()
    return table


class FindButton(LastingItem, template=ids.FIND_BUTTON):
    """Updates the button's own message, and other outdated ones."""

    async def pressed(self, interaction: Interaction) -> None:
        guild_id, bot, user = _server(interaction), interaction.client, interaction.user
        game, seats = game_named(interaction, self.said["game"]), int(self.said["seats"])
        finding, what = bot.host.finding, Seeking(self.said["what"])
        before = await finding.request_of(guild_id, user.id)
        looks = before is not None and (before.game_key, before.seats) == (game.key, seats)
        match what:
            case Seeking.TOO:
                if looks and len(await finding.alike(guild_id, game.key, seats)) < seats:
                    raise TableError(Why.LOOKS_ALREADY)
                await require_place(interaction)
                alike = await finding.seek(guild_id, *account_of(interaction), game, seats)
            case Seeking.STOP:
                if not looks:
                    raise TableError(Why.DOES_NOT_LOOK)
                before = None
                await finding.withdraw_request(guild_id, user.id)
                alike = await finding.alike(guild_id, game.key, seats)
            case _:
                assert_never(what)
        if what is Seeking.TOO and len(alike) == seats:
            await interaction.response.defer()
            table = await _open(interaction, game, alike)
            text = _made(game, alike, table, words_here(interaction))
            await interaction.edit_original_response(content=text, view=None, allowed_mentions=SILENT)
            await _tell_in_kept(interaction, game, alike, table)
        else:
            is_private = interaction.message is None or interaction.message.flags.ephemeral
            await self._show(interaction, game, seats, alike)
            if what is Seeking.TOO and len(alike) == 1 and is_private:
                await _post(interaction, game, seats, alike, before)  # that search has ended: its message says so
            await _tell_what_ended(interaction, before, game, seats)
        bot.keeper.soon(guild_id)

    async def _show(self, interaction: Interaction, game: AnyGame, seats: int, alike: Sequence[Seeker]) -> None:
        message = interaction.message
        if message is None or message.flags.ephemeral:
            text, view = await _who_looks(interaction)
            await interaction.response.edit_message(content=text, view=view)
            return
        shown = _shown(game, seats, alike, words_here(interaction), await only_elsewhere(interaction))
        await interaction.response.edit_message(content=shown.text, view=shown.view, allowed_mentions=SILENT)
        kept = await interaction.client.keeper.find(_server(interaction), _kind(game, seats, interaction.channel_id))
        if kept is None or kept.message_id == message.id:
            await _keep(interaction, game, seats, message.id, shown)


# --- invitations -------------------------------------------------------------------------------------


async def invite(interaction: Interaction, guest: discord.abc.User) -> None:
    """Invite somebody to the lobby here. Raises TableError if there is no lobby with a free seat, the user has no seat,
    or the guest is a bot, has a seat, or was invited before.
    """
    table = None
    with contextlib.suppress(TableNotFound):
        table = await interaction.client.table_here(interaction)
    if table is None or table.status is not Status.LOBBY:
        for each in await interaction.client.host.registry.open_tables_of(interaction.user.id):
            if each.status is Status.LOBBY and each.guild_id == interaction.guild_id:
                raise TableError(LobbyElsewhere(each.channel_id))
        raise TableError(Why.NO_SEAT_TO_INVITE_TO)
    if table.seat_of(interaction.user.id) is None:
        raise TableError(Why.SIT_DOWN_TO_INVITE)
    if guest.bot:
        raise TableError(Why.NO_SEAT_FOR_BOTS)
    if (sits := table.seat_of(guest.id)) is not None:
        own = guest.id == interaction.user.id
        raise TableError(Why.SITS_ALREADY if own else TheySitAlready(table.names[sits]))
    if len(table.seats) >= table.options.seats:
        hosts = interaction.user.id == table.opener
        raise TableError(Why.NO_SEAT_LEFT_TO_OFFER if hosts else Why.NO_SEAT_LEFT)
    guild_id, keeper, kind = _server(interaction), interaction.client.keeper, _invitation(table, guest.id)
    if await keeper.find(guild_id, kind) is not None:
        raise TableError(InvitedAlready(guest.display_name))
    words = words_here(interaction)
    yes, no = (ids.invite_button(what, table.id, guest.id, interaction.user.id) for what in Answer)
    view = stateless_view(button(words.finding.accept(), yes, GREEN), button(words.finding.decline(), no))
    text = words.finding.invited(
        newcomer=labels.user(guest.id), who=spoken(interaction.user.display_name), game=table.definition.title
    )
    sent = await interaction.response.send_message(text, view=view, allowed_mentions=pinging([guest.id]))
    if sent.message_id is not None:
        await keeper.keep(guild_id, kind, table.channel_id, sent.message_id, Wanted(text, view))


def _invitation(table: Table, guest: int) -> str:
    return f"{LiveKind.INVITATION} {table.id} {guest}"


async def invitations(interaction: Interaction) -> list[str]:
    """Return a line for each invitation on this server that the user has not answered."""
    guild_id, bot, found = interaction.guild_id, interaction.client, list[str]()
    kept = () if guild_id is None else await bot.host.registry.store.servers.kept_in(guild_id)
    for each in kept:
        mine = each.of is LiveKind.INVITATION and each.about[1] == str(interaction.user.id)
        if mine and each.digest != SETTLED and await _invited_now(bot, each) is Leave.AS_IS:
            where = labels.link(each.guild_id, each.channel_id, each.message_id)
            found.append(reader_words(interaction).finding.still_invited(link=where))
    return found


async def _invited_now(bot: ArnakBot, kept: LiveMessage) -> Wanted | Leave:
    """The current content of an invitation, which is final once the lobby is gone or the guest has a seat."""
    number, guest = map(int, kept.about)
    try:
        table = await bot.host.registry.table(number)
    except TableError:
        return Leave.FOR_GOOD
    said, seated = words_at(bot, table).finding, table.seat_of(guest) is not None
    if table.status is Status.LOBBY and not seated:
        return Leave.AS_IS
    if kept.digest == SETTLED:
        return Leave.FOR_GOOD
    return Wanted(said.accepted(newcomer=labels.user(guest)) if seated else said.invitation_over(), last=True)


class InviteButton(LastingItem, template=ids.INVITE_BUTTON):
    async def pressed(self, interaction: Interaction) -> None:
        bot, user = interaction.client, interaction.user
        table = await bot.table_clicked(interaction, self.table_id)
        if user.id != int(self.said["user"]):
            raise TableError(Why.NOT_INVITED)
        said, inviter = words_here(interaction).finding, await self._inviter(interaction, table)
        if Answer(self.said["what"]) is Answer.NO:
            if table.seat_of(user.id) is not None:
                raise TableError(Why.SEATED_ALREADY)
            await _close(interaction, inviter, said.declined(newcomer=labels.user(user.id)))
            await bot.keeper.settle(_server(interaction), _invitation(table, user.id))
            await _tell_inviter(interaction, inviter, said.they_decline)
            return
        await bot.host.lobby.join(table, *account_of(interaction), entropy=str(interaction.id))
        async with sending_posts(interaction, table):
            await _close(interaction, inviter, said.accepted(newcomer=labels.user(user.id)))
        await bot.keeper.let_go(_server(interaction), _invitation(table, user.id))
        if table.status is Status.LOBBY:  # otherwise the game has just been announced
            await _tell_inviter(interaction, inviter, said.they_accept)

    async def _inviter(self, interaction: Interaction, table: Table) -> int | None:
        """Return who is waiting for an answer, whom older invitations do not name. The id may be forged: this must be
        somebody at the table, and the user's invitation must be open.
        """
        by, kind = int(self.said["by"] or 0), _invitation(table, interaction.user.id)
        kept = await interaction.client.keeper.find(_server(interaction), kind)
        return None if kept is None or kept.digest == SETTLED or table.seat_of(by) is None else by


async def _close(interaction: Interaction, inviter: int | None, text: str) -> None:
    """Remove the buttons; `text` replaces the text of an invitation whose answer is told to nobody."""
    content = text if inviter is None else discord.utils.MISSING
    await interaction.response.edit_message(content=content, view=None, allowed_mentions=SILENT)


async def _tell_inviter(interaction: Interaction, inviter: int | None, said: Callable[..., str]) -> None:
    """Reply silently to the invitation, mentioning the inviter."""
    if inviter is not None:
        text = said(inviter=labels.user(inviter), name=spoken(interaction.user.display_name))
        with contextlib.suppress(*DISCORD_TROUBLE):
            await interaction.followup.send(text, allowed_mentions=pinging([inviter]), silent=True)


async def setup(bot: ArnakBot) -> None:
    """Called by discord.py."""
    bot.add_dynamic_items(FindButton, InviteButton)
    bot.keeper.writers[LiveKind.SEEKERS] = partial(_looking_now, bot)
    bot.keeper.writers[LiveKind.INVITATION] = partial(_invited_now, bot)
