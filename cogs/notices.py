"""Sends a server's notices, each as one line or by the function registered for its kind.

Adding a notice nudges the sender; the timers' loop sends what was left, including after a restart.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import discord

from arnak_bot.host import Host, NotAccepted, Table, TableError
from arnak_bot.kit.names import spoken
from arnak_bot.store import NoteKind, Notice, NoticeOf, PostKind, StoreError
from arnak_bot.store.rows import facts_of
from arnak_bot.wording import labels
from arnak_bot.wording.languages import table_words
from arnak_bot.wording.messages import Words
from cogs.interactions import WORK
from cogs.limits import DISCORD_TROUBLE
from cogs.messages import SILENT
from cogs.posts import who_stopped

Carrier = Callable[[discord.Client, Host, Notice], Awaitable[None]]
"""Delivers a notice; raises one of `DISCORD_TROUBLE` if it has to be retried."""

_log = logging.getLogger("arnak")


class NoticeSender:
    """Sends notices in order. A failed one is retried later and does not hold up the others.

    Attributes:
        carriers: the function that delivers a notice, by its kind.
    """

    def __init__(self, client: discord.Client, host: Host) -> None:
        self.carriers: dict[NoticeOf, Carrier] = {NoticeOf.AUDIT: _audit, NoticeOf.WEBHOOK: _deliver}
        self._client = client
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
            await self.carriers[notice.kind](self._client, self._host, notice)
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
    """Send a line to the channel of a notice, notifying nobody. Discord accepts the same notice only once.

    Raises:
        discord.HTTPException: Discord rejected it, or did not reply.
    """
    if notice.channel_id is None:
        return None
    channel = client.get_partial_messageable(notice.channel_id)
    nonce = f"notice-{notice.id}"
    send = partial(channel.send, text, files=files, silent=True, allowed_mentions=SILENT, nonce=nonce)
    return await (send() if view is None else send(view=view))


async def _deliver(client: discord.Client, host: Host, notice: Notice) -> None:
    """Send a finished game to a server's webhook address."""
    await host.webhooks.deliver(notice)


async def _audit(client: discord.Client, host: Host, notice: Notice) -> None:
    """Post what was decided at a table in the audit channel."""
    try:
        table = await host.registry.table(notice.facts["table"])
    except TableError:
        return
    guild = client.get_guild(notice.guild_id)
    words = table_words(None, None if guild is None else guild.preferred_locale.value)
    where = labels.link(notice.guild_id, table.channel_id, table.posts.last)
    what = _audited(table, notice, words)
    await tell(client, notice, words.audit.line(game=table.definition.title, where=where, what=what))


def _audited(table: Table, notice: Notice, words: Words) -> str:
    """Return what was decided, and by whom."""
    said, facts = words.audit, facts_of(notice.facts["payload"])
    if notice.facts["post"] == PostKind.CLOSED:
        return said.closed()
    name = "" if facts.seat is None else spoken(table.names[facts.seat])
    match facts.note:
        case NoteKind.LEFT:
            return said.left(name=name)
        case NoteKind.STOPPED if facts.seat is not None:
            return said.left_as_last(name=name)
        case NoteKind.SEAT_TAKEN:
            newcomer = words.texts.someone() if facts.user_id is None else labels.user(facts.user_id)
            return said.seat_taken(newcomer=newcomer, name=spoken(facts.name))
        case NoteKind.STANDS_IN:
            return said.stands_in(name=name)
        case NoteKind.REOPENED:
            return (
                said.reopened_by_somebody() if facts.present is None else said.reopened(who=labels.user(facts.present))
            )
        case NoteKind.AGREED if facts.motion is not None:
            return said.agreed(motion=facts.motion, name=name, until=labels.date(facts.value))
        case _:
            return who_stopped(table, facts.user_id, said.stopped_by_somebody, said.stopped, said.stopped_by_moderator)
