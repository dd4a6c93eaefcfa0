"""Sends a table's messages to its channel, as direct messages or through an interaction; tracks refusals."""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

import discord
from discord import ui

from arnak_bot.host import Host, Table
from arnak_bot.host.registry import keep_newest
from arnak_bot.kit.limits import units
from arnak_bot.store import MessageKind, NoteKind, Post, PostKind, Posts, Refusal
from cogs.interactions import edit_response, is_thinking, reader_words, words_at
from cogs.layouts import plain_layout, remainder, with_last_text
from cogs.limits import DISCORD_TROUBLE, EDIT_SECONDS, LAYOUT_LIMIT, MESSAGE_LIMIT
from cogs.messages import SILENT, Message, begun_lobby, keeps_pictures, round_caption
from cogs.pictures import Emoji

AT_ONCE = 5
"""How many direct message channels are opened without waiting; then one every `OPENING_SECONDS`."""
OPENING_SECONDS = 1.0
LONGEST_WAIT = 10.0
"""The longest delay in seconds of a message that somebody is waiting for; one that would take longer is sent later."""


class DirectMessages:
    """Sends direct messages; knows nothing about tables."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._opened_until = -math.inf
        self._under_way: set[asyncio.Task[None]] = set()

    async def send(self, user_id: int, text: str, nonce: str) -> None:
        """Raises discord.HTTPException if the user does not accept direct messages or Discord failed, and TimeoutError
        if too many are being sent at the moment.
        """
        channel = await self._channel(user_id, LONGEST_WAIT)
        await channel.send(text, silent=True, nonce=nonce)

    def send_to_all(self, user_ids: Iterable[int], text: str) -> None:
        """Queue a direct message to several users in the background; dropped on shutdown."""
        task = asyncio.create_task(self._send_to_all(list(user_ids), text))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    def stop(self) -> None:
        for task in self._under_way:
            task.cancel()

    async def _send_to_all(self, user_ids: Iterable[int], text: str) -> None:
        for user_id in user_ids:
            with contextlib.suppress(*DISCORD_TROUBLE):
                channel = await self._channel(user_id, None)
                await channel.send(text, silent=True, nonce=secrets.token_hex(8))

    async def _channel(self, user_id: int, longest: float | None) -> discord.DMChannel:
        """Open a direct message channel, only a few at a time; known channels need no request."""
        for channel in self._client.private_channels:
            if isinstance(channel, discord.DMChannel) and channel.recipient and channel.recipient.id == user_id:
                return channel
        now = asyncio.get_running_loop().time()
        turn = max(self._opened_until, now - AT_ONCE * OPENING_SECONDS) + OPENING_SECONDS
        if longest is not None and turn - now > longest:
            raise TimeoutError
        self._opened_until = turn
        if turn > now:
            await asyncio.sleep(turn - now)
        return await self._client.create_dm(discord.Object(user_id))


SETTLED_SECONDS = 10.0
"""Seconds to wait after a server's first event: changes to roles and channels come in bursts."""
_NEEDED = ("view_channel", "attach_files")


def missing_permissions(held: discord.Permissions, *more: str, in_thread: bool) -> tuple[str, ...]:
    """Return the names of the permissions that the bot lacks, out of those needed to post in a channel and `more`."""
    needed = (*_NEEDED, "send_messages_in_threads" if in_thread else "send_messages", *more)
    return tuple(permission_name(flag) for flag in needed if not getattr(held, flag))


def missing_in(channel: discord.abc.GuildChannel | discord.Thread, *more: str, in_thread: bool) -> tuple[str, ...]:
    """Return the names of the permissions that the bot lacks in a channel or its threads; see `missing_permissions`.
    Only those actually denied count: without the permission to view a channel or write there, others are lost as well.
    Raises discord.ClientException for a thread whose parent channel is not cached.
    """
    me = channel.guild.me
    missing = missing_permissions(channel.permissions_for(me), *more, in_thread=in_thread)
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    assert parent is not None, "its permissions are known"
    denied = missing_permissions(_given(parent, me), *more, in_thread=in_thread)
    return tuple(each for each in missing if each in denied) or missing


def _given(channel: discord.abc.GuildChannel, me: discord.Member) -> discord.Permissions:
    """The permissions that roles and a channel give a member, even those with no effect because others are missing."""
    held = me.guild_permissions
    everybody, *roles = [channel.overwrites_for(role).pair() for role in me.roles]
    allowed = denied = discord.Permissions.none()
    for allow, deny in roles:
        allowed, denied = allowed | allow, denied | deny
    for allow, deny in (everybody, (allowed, denied), channel.overwrites_for(me).pair()):
        held = discord.Permissions(held.value & ~deny.value | allow.value)
    return held


def permission_name(flag: str) -> str:
    return flag.replace("_", " ").title().replace(" In ", " in ")


class RefusedPosts:
    """Decides when refused posts are retried; `tell` is called to retry them."""

    def __init__(self, client: discord.Client, host: Host, tell: Callable[[Sequence[int]], Awaitable[None]]) -> None:
        self._client = client
        self._host = host
        self._tell = tell
        self._closed: set[int] = set()
        self._looking: dict[int, asyncio.Task[None]] = {}

    def missing(self, channel_id: int) -> tuple[str, ...] | None:
        """Return the missing permissions; None for a channel that is not cached, such as an archived thread."""
        channel = self._client.get_channel(channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return None
        try:
            return missing_in(channel, in_thread=isinstance(channel, discord.Thread))
        except discord.ClientException:  # a thread whose parent channel is not cached
            return None

    def note(self, table: Table) -> None:
        """Remember that the bot may not post in a table's channel, unless cached permissions say otherwise."""
        if self.missing(table.channel_id) != ():
            self._closed.add(table.id)

    async def retry_due(self) -> None:
        await self._take_up(await self._host.outbox.refusals_due())

    async def retry_all(self) -> None:
        """Retry everything, since permissions may have changed while the bot was offline."""
        await self._take_up(await self._host.outbox.refusals())

    def check_again(self, guild_id: int) -> None:
        """Soon after a change on a server, check which channels the bot may post in."""
        if guild_id not in self._looking:
            self._looking[guild_id] = asyncio.create_task(self._look(guild_id))

    def stop(self) -> None:
        for task in self._looking.values():
            task.cancel()

    async def _look(self, guild_id: int) -> None:
        try:
            await asyncio.sleep(SETTLED_SECONDS)
        finally:
            del self._looking[guild_id]
        opened = []
        for refusal in await self._host.outbox.refusals(guild_id):
            if self.missing(refusal.channel_id) != ():
                self._closed.add(refusal.table_id)
            elif refusal.table_id in self._closed:
                opened.append(refusal)
        await self._take_up(opened)

    async def _take_up(self, refusals: Sequence[Refusal]) -> None:
        for refusal in refusals:
            self._closed.discard(refusal.table_id)
            await self._host.outbox.again(refusal.table_id)
        await self._tell([refusal.table_id for refusal in refusals])


def with_own_emoji(emoji: Emoji, content: str, view: ui.View | ui.LayoutView) -> dict[str, Any]:
    """Return the text and components of a message as arguments of discord.py's methods, with the bot's own emoji."""
    if isinstance(view, ui.View):
        return {"content": emoji.with_own_emoji(content, MESSAGE_LIMIT), "view": view}
    texts = [each for each in view.walk_children() if isinstance(each, ui.TextDisplay)]
    for text in texts:
        others = sum(units(each.content) for each in texts if each is not text)
        text.content = emoji.with_own_emoji(text.content, LAYOUT_LIMIT - others)
    return {"view": view}


async def reword(
    emoji: Emoji,
    message: discord.PartialMessage | discord.WebhookMessage,
    text: str,
    kind: MessageKind,
    *,
    pictures: bool,
    buttons: bool = False,
) -> None:
    """Edit an older message so that `text` is all its text; a message cannot change between content and components.

    `pictures` and `buttons`: keep these. An edit removes components that it does not list, so an edit without changes
    is made first to find out what they are: unlike reading the message, that needs no further permission.
    """
    if kind is MessageKind.CONTENT:
        changes: dict[str, Any] = {} if buttons else {"view": None}
        changes |= {} if pictures else {"attachments": []}
        await message.edit(content=emoji.with_own_emoji(text, MESSAGE_LIMIT), **changes)
    elif pictures or buttons:
        shown = await message.edit(allowed_mentions=SILENT)
        await message.edit(**with_own_emoji(emoji, "", remainder(shown, text, buttons=buttons)))
    else:
        await message.edit(**with_own_emoji(emoji, "", plain_layout(text)), attachments=[])


@asynccontextmanager
async def tried_once() -> AsyncIterator[None]:
    """Give the block a short time to edit older messages, and ignore failures."""
    with contextlib.suppress(*DISCORD_TROUBLE):
        async with asyncio.timeout(EDIT_SECONDS):
            yield


async def was_edited(editing: Awaitable[object], files: Sequence[discord.File] = ()) -> bool:
    """Await an edit of an older message; return whether it worked in time. If not, its files can be sent again."""
    try:
        async with asyncio.timeout(EDIT_SECONDS):
            await editing
    except DISCORD_TROUBLE:
        for file in files:
            file.reset()
        return False
    return True


def is_young(message_id: int) -> bool:
    """Whether a message may be edited often: Discord limits edits of messages older than an hour, see error 30046."""
    return discord.utils.utcnow() - discord.utils.snowflake_time(message_id) <= YOUNG


TOKEN_LASTS = timedelta(minutes=14)
"""How long to use an interaction's token; Discord accepts it for 15 minutes."""
YOUNG = timedelta(minutes=50)
MOST_KEPT = 500


class Sender:
    """Sends messages to tables' channels; does not decide when."""

    def __init__(self, client: discord.Client, emoji: Emoji, refused: RefusedPosts) -> None:
        self._client = client
        self._refused = refused
        self._emoji = emoji
        self._routes: dict[int, discord.Interaction] = {}
        self._sent: dict[int, discord.WebhookMessage] = {}
        self._shown: dict[int, tuple[int, bool]] = {}

    def route(self, table_id: int, interaction: discord.Interaction) -> None:
        """Remember the newest interaction at a table: its token works in channels of which the bot is not a member."""
        keep_newest(self._routes, table_id, interaction, MOST_KEPT)

    def newest_at(self, table_id: int) -> discord.Interaction | None:
        return self._routes.get(table_id)

    def missing(self, table: Table) -> tuple[str, ...]:
        return () if self._fresh_route(table) else self._refused.missing(table.channel_id) or ()

    async def send(self, table: Table, message: Message, nonce: str) -> int:
        """Send a message to a table's channel; return its id. Discord accepts the same nonce only once. Where the bot
        is not a member, only an interaction token is used as long as there is a valid one. Raises discord.HTTPException
        if Discord rejects it. After a network error, it may or may not have arrived.
        """
        channel, route = self._client.get_partial_messageable(table.channel_id), self._fresh_route(table)
        said = with_own_emoji(self._emoji, message.content, message.view)
        if route is not None and table.guild_id is not None and self._client.get_guild(table.guild_id) is None:
            return await self._answer(route, said, message)
        try:
            sent = await channel.send(**said, files=message.files, allowed_mentions=message.pings, nonce=nonce)
        except (discord.Forbidden, discord.NotFound):
            if route is None:
                raise
            for file in message.files:
                file.reset()
            return await self._answer(route, said, message)
        return sent.id

    async def _answer(self, interaction: discord.Interaction, said: dict[str, Any], message: Message) -> int:
        if is_thinking(interaction):
            below = reader_words(interaction).texts.in_the_channel()
            await edit_response(interaction, below)
        sent: discord.WebhookMessage = await interaction.followup.send(
            **said, files=message.files, allowed_mentions=message.pings, wait=True
        )
        keep_newest(self._sent, sent.id, sent, MOST_KEPT)  # where the bot is not a member, only this token can edit it
        return sent.id

    def may_have_vanished(self, table: Table) -> bool:
        """Whether a table's newest message was private, or may have been: such a message is gone after a reload."""
        if table.posts.last is None or table.guild_id is None:
            return False
        sent = self._sent.get(table.posts.last)
        return self._client.get_guild(table.guild_id) is None if sent is None else sent.flags.ephemeral

    def _fresh_route(self, table: Table) -> discord.Interaction | None:
        """The newest interaction in a table's own channel, if its token is still valid."""
        interaction = self._routes.get(table.id)
        if interaction is None or interaction.channel_id != table.channel_id:
            return None
        return interaction if discord.utils.utcnow() - interaction.created_at < TOKEN_LASTS else None

    async def edit_lobby(self, table: Table, message: Message) -> bool:
        """Edit the lobby message while it is recent; return whether that worked. A lobby posted by an older version may
        be of another `MessageKind`, and must be replaced.
        """
        last = table.posts.last
        if last is None or table.posts.kind is not message.kind or not is_young(last):
            return False
        try:
            await self._edit(table, last, message)
        except (discord.Forbidden, discord.NotFound):
            return False
        return True

    def continues(self, table: Table, batch: Sequence[Post], message: Message) -> bool:
        """Whether a turn's message replaces the previous one: in a solo game, if nobody has written since. The messages
        about the end of a round or of the game are never replaced.
        """
        posts, facts = table.posts, [post.facts for post in batch]
        if posts.last is None or posts.kind is not message.kind or posts.ping is not None:
            return False
        if not (message.replaces and table.alone and batch[-1].kind is PostKind.TABLE):
            return False
        if any(each.since is None or each.opening or each.over for each in facts):
            return False
        newest = getattr(self._client.get_channel(table.channel_id), "last_message_id", None)
        return newest in (None, posts.last) and self._shown.get(table.id) in (None, (posts.last, False))

    async def edit_turn(self, table: Table, batch: Sequence[Post], message: Message) -> bool:
        """Replace the previous turn's message; return whether that worked. After any failure, a new message is sent
        instead, even if the post is retried later: the edit may have arrived, and only a new message, which has a
        nonce, can be sent twice without appearing twice.
        """
        last = table.posts.last
        if last is None or batch[0].tries or not is_young(last):
            return False
        return await was_edited(self._edit(table, last, message), message.files)

    async def _edit(self, table: Table, message_id: int, message: Message) -> None:
        """Replace everything in a message. An edit notifies nobody."""
        said = with_own_emoji(self._emoji, message.content, message.view)
        old = self._sent.get(message_id) or self._partial(table, message_id)
        await old.edit(**said, attachments=message.files, allowed_mentions=SILENT)

    def remember(self, table: Table, message_id: int, message: Message) -> None:
        keep_newest(self._shown, table.id, (message_id, message.lasts), MOST_KEPT)

    async def tidy(self, table: Table, before: Posts, post: Post, *, replaced: bool = False) -> None:
        """Remove the ping and buttons from the previous message, and delete obsolete reminders. Tried only once.
        `post`: the first of the posts in the new message. The previous message keeps its pictures if the table was
        stopped, or if its options say so and it was not a lobby. `replaced`: delete it, unless it is the first message,
        to which the end of the game links. A message without news is deleted as well.
        """
        stops = post.facts.note is NoteKind.STOPPED
        supersedes = post.kind.is_position or stops
        if before.ping is not None and (supersedes or post.kind in (PostKind.PING, PostKind.REMIND)):
            async with tried_once():
                await self._partial(table, before.ping).delete()
        if not supersedes or before.last is None:
            return
        old = self._sent.pop(before.last, None) or self._partial(table, before.last)
        lobby = post.kind is PostKind.LOBBY or post.facts.opening
        keeps = stops or (not lobby and keeps_pictures(table))
        is_first = before.last == before.first
        async with tried_once():
            if not is_first and (replaced or not (keeps or before.text or before.kind is MessageKind.CONTENT)):
                await old.delete()
                return
            words = words_at(self._client, table)
            text = begun_lobby(table, words) if post.facts.opening else before.text or round_caption(table, words)
            await reword(self._emoji, old, text, before.kind, pictures=keeps)

    async def close_question(self, table: Table, message_id: int, *, keep: bool) -> None:
        """Tried only once. `keep`: remove only the buttons."""
        message = self._partial(table, message_id)
        async with tried_once():
            await (message.edit(view=None) if keep else message.delete())

    async def renew_question(self, table: Table, message_id: int, text: str, buttons: discord.ui.View) -> None:
        """Tried only once."""
        async with tried_once():
            await self._partial(table, message_id).edit(content=text, view=buttons, allowed_mentions=SILENT)

    async def renew_awaited(self, table: Table, message_id: int, awaited: str) -> None:
        """Update who is awaited in the newest message, and in a reminder below it. Notifies nobody, tried only once."""
        message, reminder = self._sent.get(message_id) or self._partial(table, message_id), table.posts.ping
        async with tried_once():
            if reminder is not None:
                text = words_at(self._client, table).texts.reminder(who=awaited)
                await self._partial(table, reminder).edit(content=text, allowed_mentions=SILENT)
            shown = await message.edit(allowed_mentions=SILENT)  # returns what the message consists of
            if table.posts.last == message_id:
                said = with_own_emoji(self._emoji, "", with_last_text(shown, awaited))
                await message.edit(**said, allowed_mentions=SILENT)

    def _partial(self, table: Table, message_id: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(table.channel_id).get_partial_message(message_id)
