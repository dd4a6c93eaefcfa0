"""Sends servers' notices, and maintains their self-updating messages.

Each notice is sent by the function registered for its kind. Adding one nudges the sender; the timers' loop sends
whatever is left, including after a restart. Self-updating messages are edited when they are outdated, on a best-effort
basis: Discord limits edits of messages older than an hour, so those are edited at most once an hour, in a task of
their own.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import Enum, auto
from functools import partial
from typing import Any

import discord
from discord import ui

from arnak_bot.host import Host, NotAccepted, Table, TableError
from arnak_bot.host.waiting import timestamp
from arnak_bot.kit.names import spoken
from arnak_bot.store import LiveKind, LiveMessage, NoteKind, Notice, NoticeOf, PostKind, StoreError, VoteKind
from arnak_bot.store.rows import facts_of
from arnak_bot.store.servers import ServerRows
from arnak_bot.wording import labels
from arnak_bot.wording.messages import Words
from cogs.interactions import WORK, server_words
from cogs.limits import DISCORD_TROUBLE, EDIT_SECONDS
from cogs.messages import SILENT
from cogs.posts import who_stopped
from cogs.sending import tried_once

Carrier = Callable[[Notice], Awaitable[None]]
"""Delivers a notice; raises one of `DISCORD_TROUBLE` if it has to be retried."""

_log = logging.getLogger("arnak")


class NoticeSender:
    """Sends notices in order, each by the function in `carriers` for its kind. A failed one is retried later and does
    not hold up the others.
    """

    def __init__(self, client: discord.Client, host: Host) -> None:
        self.carriers: dict[NoticeOf, Carrier] = {
            NoticeOf.AUDIT: partial(_audit, client, host),
            NoticeOf.WEBHOOK: host.webhooks.deliver,
        }
        self._host = host
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._resting = False

    def nudge(self) -> asyncio.Task[None]:
        """Send what is due in the background; the task ends when nothing is due any more."""
        self._again = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._send_all(), name=f"{WORK}notices")
        return self._task

    def stop(self) -> None:
        """Start nothing new: notices are sent after the restart."""
        self._resting = True

    async def _send_all(self) -> None:
        try:
            while self._again and not self._resting:
                self._again = False
                while not self._resting and (due := await self._host.notices.due()):
                    for notice in due:
                        await self._send(notice)
        except StoreError as error:
            _log.error("Notices could not be sent, trying again later: %s", error)

    async def _send(self, notice: Notice) -> None:
        notices = self._host.notices
        try:
            await self.carriers[notice.kind](notice)
        except StoreError:
            raise
        except NotAccepted as error:
            await notices.failed(notice, str(error))
        except DISCORD_TROUBLE as error:
            await notices.failed(notice, type(error).__name__)
        except Exception as error:  # an error with one notice must not affect the others
            _log.error("A notice (%s) of server %s failed", notice.kind, notice.guild_id, exc_info=error)
            await notices.failed(notice, type(error).__name__)
        else:
            await notices.delivered(notice)


async def tell(
    client: discord.Client,
    notice: Notice,
    text: str,
    files: Sequence[discord.File] = (),
    view: discord.ui.View | None = None,
) -> discord.Message | None:
    """Send a line to the channel of a notice, notifying nobody. Discord accepts the same notice only once. Raises
    discord.HTTPException if Discord rejects it or does not reply.
    """
    if notice.channel_id is None:
        return None
    return await _send(client, notice.channel_id, text, view, files=files, nonce=f"notice-{notice.id}")


async def _send(
    client: discord.Client, channel_id: int, text: str, view: discord.ui.View | None, **more: Any
) -> discord.Message:
    channel = client.get_partial_messageable(channel_id)
    send = partial(channel.send, text, silent=True, allowed_mentions=SILENT, **more)
    return await (send() if view is None else send(view=view))


async def _audit(client: discord.Client, host: Host, notice: Notice) -> None:
    try:
        table = await host.registry.table(notice.facts["table"])
    except TableError:
        return
    words = server_words(client, notice.guild_id)
    where = labels.link(notice.guild_id, table.channel_id, table.posts.last)
    what = _audited(table, notice, words)
    await tell(client, notice, words.audit.line(game=table.definition.title, where=where, what=what))


def _audited(table: Table, notice: Notice, words: Words) -> str:
    said, facts = words.audit, facts_of(notice.facts["payload"])
    if notice.facts["post"] == PostKind.CLOSED:
        return said.closed()
    name = "" if facts.seat is None else spoken(table.names[facts.seat])
    user = words.texts.someone() if facts.user_id is None else labels.user(facts.user_id)
    if notice.facts["post"] == PostKind.VOTE:
        newcomer = labels.user(facts.value) if facts.value else words.texts.someone()
        return said.seat_offered(who=user, newcomer=newcomer, name=name)
    match facts.note:
        case NoteKind.LEFT:
            return said.left(name=name)
        case NoteKind.STOPPED if facts.seat is not None:
            return said.left_as_last(name=name)
        case NoteKind.SEAT_TAKEN:
            return said.seat_taken(newcomer=user, name=spoken(facts.name))
        case NoteKind.STANDS_IN if facts.present is None:
            return said.stands_in(name=name)
        case NoteKind.STANDS_IN:  # the last vote carried it
            return said.agreed(motion=VoteKind.COMPUTER, name=name, until="")
        case NoteKind.REOPENED:
            by = facts.present
            return said.reopened_by_somebody() if by is None else said.reopened(who=labels.user(by))
        case NoteKind.AGREED if facts.motion is not None:
            return said.agreed(motion=facts.motion, name=name, until=labels.date(facts.value))
        case _:
            return who_stopped(table, facts.user_id, said.stopped_by_somebody, said.stopped, said.stopped_by_moderator)


SETTLED = ""
"""The digest stored for a final message, which is still remembered but no longer edited."""

LOST = "lost"
"""The digest stored for a message that was deleted, so that the settings can say so."""

SELDOM = timedelta(hours=1)
"""The minimum time between edits of an old message."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The content that a self-updating message should have. `last`: it is final, so the message no longer needs
    updates. `replaced`: post a new message if Discord refuses to edit an old one.
    """

    text: str
    view: ui.View | None = None
    last: bool = False
    replaced: bool = False

    @property
    def digest(self) -> str:
        """A hash that stands for the content without revealing the names in it."""
        return hashlib.sha256(f"{self.text}{self.view is None}".encode()).hexdigest()


class Leave(Enum):
    """Why a message is not edited."""

    AS_IS = auto()  # nothing to do for now
    FOR_GOOD = auto()  # stop updating it


Writer = Callable[[LiveMessage], Awaitable[Wanted | Leave]]


class Keeper:
    """Keeps messages up to date, each with the function in `writers` for its kind."""

    def __init__(self, client: discord.Client, host: Host, now: Callable[[], datetime]) -> None:
        self.writers: dict[LiveKind, Writer] = {}
        self._client = client
        self._host = host
        self._now = now
        self._one_at_a_time = asyncio.Lock()
        self._soon: asyncio.Task[None] | None = None
        self._wanted: set[int | None] = set()
        self._resting = False

    def soon(self, guild_id: int | None = None) -> asyncio.Task[None]:
        """Update the messages of a server in the background; None: those of all servers."""
        self._wanted.add(guild_id)
        if self._soon is None or self._soon.done():
            self._soon = asyncio.create_task(self._renew_soon(), name="keeping")
        return self._soon

    def stop(self) -> None:
        """Start nothing new; outdated messages are edited after the restart."""
        self._resting = True
        if self._soon is not None:
            self._soon.cancel()

    async def _renew_soon(self) -> None:
        while self._wanted and not self._resting:
            await self.renew(self._wanted.pop())

    async def renew(self, guild_id: int | None = None) -> None:
        """Edit outdated messages, on one server or on all. Failures are logged and retried next time."""
        mine = self._host.registry.scope.mine
        try:
            async with self._one_at_a_time:
                rows = self._rows.kept(mine) if guild_id is None else self._rows.kept_in(guild_id)
                for kept in await rows:
                    if not self._resting:
                        await self._renew(kept)
        except StoreError as error:
            _log.error("Outdated messages could not be edited, trying again later: %s", error)

    async def post(self, guild_id: int, kind: str, channel_id: int, wanted: Wanted) -> None:
        """Post a message in place of the previous one of its kind. Raises discord.HTTPException if it is rejected."""
        sent = await _send(self._client, channel_id, wanted.text, wanted.view)
        await self.keep(guild_id, kind, channel_id, sent.id, wanted)

    async def keep(self, guild_id: int, kind: str, channel_id: int, message_id: int, wanted: Wanted) -> None:
        """Keep a posted message, whose content is `wanted`, up to date; delete the previous one of its kind."""
        before = await self.find(guild_id, kind)
        now = timestamp(self._now())
        await self._rows.keep(LiveMessage(guild_id, kind, channel_id, message_id, wanted.digest, now))
        if before is not None and before.message_id != message_id:
            await self._delete(before)

    async def find(self, guild_id: int, kind: str) -> LiveMessage | None:
        return next((each for each in await self._rows.kept_in(guild_id) if each.kind == kind), None)

    async def give_up(self, guild_id: int, kind: str) -> bool:
        """Delete a server's message of this kind and stop updating it; return whether there was one."""
        kept = await self.find(guild_id, kind)
        if kept is not None:
            await self._rows.drop(kept)
            await self._delete(kept)
        return kept is not None

    async def settle(self, guild_id: int, kind: str) -> None:
        """Remember that a server's message of this kind is final."""
        if (kept := await self.find(guild_id, kind)) is not None:
            await self._rows.keep(replace(kept, digest=SETTLED))

    async def let_go(self, guild_id: int, kind: str) -> None:
        """Stop updating a server's message of this kind, but leave it in place."""
        if (kept := await self.find(guild_id, kind)) is not None:
            await self._rows.drop(kept)

    @property
    def _rows(self) -> ServerRows:
        return self._host.registry.store.servers

    async def _renew(self, kept: LiveMessage) -> None:
        """Edit a message if outdated (for refused edits, see `Wanted.replaced`); stop updating a deleted message."""
        writer = None if kept.of is None else self.writers.get(kept.of)
        if writer is None or kept.digest == LOST:
            return  # a kind that only another version knows, or nothing to edit
        wanted = await writer(kept)
        if isinstance(wanted, Leave):
            if wanted is Leave.FOR_GOOD:
                await self._rows.drop(kept)
            return
        at, digest = self._now(), wanted.digest
        old = at - discord.utils.snowflake_time(kept.message_id) > SELDOM
        if digest == kept.digest and not wanted.last:
            return
        if digest != kept.digest and old and at - datetime.fromisoformat(kept.edited_at) < SELDOM:
            return
        channel, message_id = self._client.get_partial_messageable(kept.channel_id), kept.message_id
        try:
            if digest != kept.digest:
                async with asyncio.timeout(EDIT_SECONDS):
                    message = channel.get_partial_message(message_id)
                    await message.edit(content=wanted.text, view=wanted.view, allowed_mentions=SILENT)
        except discord.NotFound:
            await (self._rows.keep(replace(kept, digest=LOST)) if wanted.replaced else self._rows.drop(kept))
            return
        except DISCORD_TROUBLE as error:
            if not (old and wanted.replaced):
                return
            try:
                sent = await _send(self._client, kept.channel_id, wanted.text, wanted.view)
            except DISCORD_TROUBLE:
                _log.warning("A message on server %s could not be updated: %s", kept.guild_id, type(error).__name__)
                return
            message_id = sent.id
            await self._delete(kept)
        if wanted.last:
            await self._rows.drop(kept)
        else:
            await self._rows.keep(replace(kept, message_id=message_id, digest=digest, edited_at=timestamp(at)))

    async def _delete(self, kept: LiveMessage) -> None:
        async with tried_once():
            channel = self._client.get_partial_messageable(kept.channel_id)
            await channel.get_partial_message(kept.message_id).delete()
