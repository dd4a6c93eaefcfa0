"""The names of tables' threads, and players' private threads, in which a new panel replaces the previous one.

Only the player and the bot are members. A thread belongs to a user, not to a seat, so nothing is ever shown to somebody
who has taken over the seat. Panels are posts of the outbox, like everything that a table sends.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any

import discord

from arnak_bot.game.definition import AnyGame
from arnak_bot.host import Host, Options, Table
from arnak_bot.kit.limits import clip
from arnak_bot.store import NoteKind, Post, SeatRecord, SeatThread, Status
from arnak_bot.wording import labels
from arnak_bot.wording.messages import Words
from cogs.interactions import words_at
from cogs.limits import DISCORD_TROUBLE, LONGEST_AUTO_ARCHIVE, MOST_THREADS_REACHED
from cogs.messages import SILENT, news
from cogs.panel import PanelMessage, Shown, build_panel
from cogs.pictures import Looks
from cogs.questions import open_requests, request_buttons, with_who_has_left
from cogs.sending import is_young, missing_in, was_edited, with_own_emoji

_REFUSED = (discord.Forbidden, discord.NotFound)


class OwnThreads:
    """Keeps players' private threads in line with their tables. `later`: runs tasks in the background."""

    def __init__(
        self, client: discord.Client, host: Host, looks: Looks, later: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        self._client = client
        self._host = host
        self._looks = looks
        self._later = later
        self._rows = host.registry.store.threads

    async def show(self, table: Table, batch: Sequence[Post], pressed: discord.Interaction | None) -> None:
        """Show everybody's newest panel in their thread, and close the threads of those who are no longer players here.
        While a computer plays for somebody, no thread is opened for them: they may have left. `pressed`: the newest
        interaction at the table; if it came from a thread, the panel there is up to date. When this is repeated after a
        failure, panels that were already shown are skipped. Raises one of DISCORD_TROUBLE if part of it has to be
        retried.
        """
        rows = await self._rows.of_table(table.id)
        playing = table.status is Status.RUNNING and table.options.panels
        there = [each for each in table.seats if not (each.gone or (each.computer and each.user_id not in rows))]
        seats = there if playing else []
        work = [self._leave(row) for user, row in rows.items() if user not in {each.user_id for each in seats}]
        work += [self._show(table, each, rows.get(each.user_id), batch[-1].id, pressed) for each in seats]
        failures = [each for each in await asyncio.gather(*work, return_exceptions=True) if each is not None]
        if failures:
            raise failures[0]

    async def _show(
        self, table: Table, seat: SeatRecord, row: SeatThread | None, post_id: int, pressed: discord.Interaction | None
    ) -> None:
        """Show a player their newest panel: in a new message if it is their turn, else by editing the old panel. Give
        up if Discord refuses it: the thread was deleted, or the player has left the server.
        """
        if row is None or row.could_not_open:
            row = await self._open(table, seat, row)
        if row.thread_id is None or row.post_id >= post_id:
            return
        acting = seat.seat in table.running.seats_to_act
        here = pressed is not None and (pressed.channel_id, pressed.user.id) == (row.thread_id, row.user_id)
        if row.message_id is not None and not acting and (seat.plans or here):
            return  # do not replace a plan while its player is working on it
        panel = await self._panel(table, seat, first=row.message_id is None)
        try:
            if row.message_id is None:
                await (await self._thread(row.thread_id)).add_user(discord.Object(row.user_id))
            if not acting and await self._edit(row, panel):
                await self._rows.keep(replace(row, post_id=post_id))
                return
            sent = await self._client.get_partial_messageable(row.thread_id).send(
                **with_own_emoji(self._looks.emoji, panel.content, panel.view),
                files=panel.files,
                allowed_mentions=SILENT,
                silent=True,
                nonce=f"arnak-{post_id}-{seat.seat}",
            )
        except _REFUSED:
            await self._leave(row)
            await self._rows.keep(SeatThread(table.id, row.user_id, None, post_id=post_id))
            return
        await self._rows.keep(replace(row, message_id=sent.id, post_id=post_id))
        if row.message_id not in (None, sent.id):
            self._later(self._delete(row))

    async def _panel(self, table: Table, seat: SeatRecord, *, first: bool) -> PanelMessage:
        words, runs = words_at(self._client, table), table.status is Status.RUNNING
        shown = Shown(
            notice=words.labels.own_thread() if first else "",
            requests=open_requests(self._host, table, seat.user_id, words) if runs else (),
            votes=request_buttons(self._host, table, seat.user_id, words) if runs else (),
            news=with_who_has_left(await news(self._host, table, seat.user_id, words), table, seat.seat, words),
            hints=self._host.hints.may_ask(table),
        )
        return await build_panel(self._looks, table, seat.user_id, words, shown)

    async def _edit(self, row: SeatThread, panel: PanelMessage) -> bool:
        """Edit the message with the previous panel; return whether that worked. If not, the caller sends a new one."""
        if row.thread_id is None or row.message_id is None or not is_young(row.message_id):
            return False
        old = self._client.get_partial_messageable(row.thread_id).get_partial_message(row.message_id)
        said = with_own_emoji(self._looks.emoji, panel.content, panel.view)
        return await was_edited(old.edit(**said, attachments=panel.files, allowed_mentions=SILENT), panel.files)

    async def _delete(self, row: SeatThread) -> None:
        """Delete the previous panel. Tried only once: its buttons do no harm."""
        assert row.thread_id is not None and row.message_id is not None
        with contextlib.suppress(*DISCORD_TROUBLE):
            await self._client.get_partial_messageable(row.thread_id).get_partial_message(row.message_id).delete()

    # --- opening and leaving ------------------------------------------------------------------------------

    async def _open(self, table: Table, seat: SeatRecord, before: SeatThread | None) -> SeatThread:
        """Open a thread, without adding its player yet. If that is impossible, the game goes on without one. `before`:
        the row of an earlier attempt; its failure has already been announced at the table.
        """
        channel, words = for_threads(self._client.get_channel(table.channel_id)), words_at(self._client, table)
        note = why_no_threads(channel)
        row = SeatThread(table.id, seat.user_id, None)
        if note is None:
            assert isinstance(channel, discord.TextChannel)
            called = table.definition.thread_name(words.language, table.options.game)
            try:
                thread = await channel.create_thread(
                    name=clip(words.labels.own_thread_name(name=seat.name, table=called)),
                    type=discord.ChannelType.private_thread,
                    invitable=False,
                    auto_archive_duration=LONGEST_AUTO_ARCHIVE,
                )
            except discord.Forbidden:
                note = NoteKind.NO_THREADS_ALLOWED
            except discord.HTTPException as error:
                if error.code != MOST_THREADS_REACHED:
                    raise
                note = NoteKind.NO_MORE_THREADS
            else:
                row = replace(row, thread_id=thread.id)
                await self._rows.keep(row)  # before anybody is added: if saving fails, the thread stays empty
        if note is not None and before is None:
            await self._rows.give_up(row, note, self._host.registry.now().isoformat(timespec="seconds"))
        return row

    async def _leave(self, row: SeatThread) -> None:
        if row.message_id is not None:
            await self._delete(row)
        with contextlib.suppress(*_REFUSED):
            if row.thread_id is not None:
                await self._close(await self._thread(row.thread_id), row.user_id)
        await self._rows.drop(row)

    async def _close(self, thread: discord.Thread, user_id: int) -> None:
        if thread.archived:  # nobody can be removed from an archived thread
            await thread.edit(archived=False)
        with contextlib.suppress(*_REFUSED):  # the player may have left the server
            await thread.remove_user(discord.Object(user_id))
        may_lock = thread.permissions_for(thread.guild.me).manage_threads
        await thread.edit(archived=True, locked=True if may_lock else discord.utils.MISSING)

    async def _thread(self, thread_id: int) -> discord.Thread:
        """Return a thread; fetches it if it is not cached, for example because it is archived."""
        thread = self._client.get_channel(thread_id) or await self._client.fetch_channel(thread_id)
        assert isinstance(thread, discord.Thread)
        return thread


def for_threads(channel: object) -> object:
    """Return the channel in which a thread opened from here is created: this one or, for a thread, its parent."""
    return channel.parent if isinstance(channel, discord.Thread) else channel


def why_no_threads(channel: object) -> NoteKind | None:
    """Return the note that explains why players cannot have private threads in a channel; None if they can."""
    channel = for_threads(channel)
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        return NoteKind.NO_THREADS_HERE
    return NoteKind.NO_THREADS_ALLOWED if missing_in(channel, "create_private_threads", in_thread=True) else None


def own_thread(interaction: discord.Interaction[Any]) -> discord.Thread | None:
    """Return the thread in which something was pressed or typed, if the bot opened that thread for a player."""
    channel = interaction.channel
    if not isinstance(channel, discord.Thread):
        return None
    bot = interaction.client.user
    return channel if bot is not None and is_own(channel, bot.id) else None


def is_own(channel: object, bot_id: int) -> bool:
    """Whether a channel is a thread that the bot opened for a player."""
    return isinstance(channel, discord.Thread) and channel.is_private() and channel.owner_id == bot_id


async def is_of_another(host: Host, table: Table, interaction: discord.Interaction[Any]) -> bool:
    """Whether a button is in another player's private thread: moderators can click there too, but a reply to them would
    replace that player's panel.
    """
    message = interaction.message
    if message is None or message.flags.ephemeral or own_thread(interaction) is None:
        return False
    row = await host.registry.store.threads.of_player(table.id, interaction.user.id)
    return row is None or row.thread_id != interaction.channel_id


def name_of_thread(game: AnyGame, options: Options, opener: str, words: Words) -> str:
    return labels.thread_name(opener, game.thread_name(words.language, options.game), words)


def lobby_thread_name(table: Table, words: Words) -> str:
    opener = table.seat_of(table.opener)
    return name_of_thread(table.definition, table.options, "" if opener is None else table.names[opener], words)


class ThreadNames:
    """Renames threads, each at most once per call of `rename`. Those still waiting at a restart keep their names."""

    def __init__(self) -> None:
        self._wanted: dict[int, tuple[discord.Thread, str]] = {}

    def follow(self, thread: discord.Thread, before: str, wanted: str) -> None:
        """Rename a thread later if it is still called `before`: a name that somebody has given it stays."""
        if wanted != before and (thread.name == before or thread.id in self._wanted):
            self._wanted[thread.id] = (thread, wanted)

    async def rename(self) -> None:
        wanted, self._wanted = self._wanted, {}
        for thread, name in wanted.values():
            if thread.name != name:
                with contextlib.suppress(*DISCORD_TROUBLE):
                    await thread.edit(name=name)
