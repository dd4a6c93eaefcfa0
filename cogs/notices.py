"""Sends what is told about a server apart from the messages of its tables: one line a notice, or as its carrier does.

Whatever wrote a notice nudges the sender; the timers' loop takes up what was left, after a restart too.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

import discord

from arnak_bot.host import Host, NotAccepted, Table, TableError
from arnak_bot.store import Notice, NoticeOf, PostKind, StoreError
from arnak_bot.store.rows import facts_of
from arnak_bot.wording import labels
from arnak_bot.wording.languages import table_words
from arnak_bot.wording.messages import Words
from cogs.interactions import WORK
from cogs.limits import DISCORD_TROUBLE
from cogs.messages import SILENT
from cogs.posts import sentence_of

__all__ = ["Carrier", "NoticeSender", "tell"]

Carrier = Callable[[discord.Client, Host, Notice], Awaitable[None]]
"""Takes a notice where it belongs; raises one of `DISCORD_TROUBLE` if that has to be tried again."""

_log = logging.getLogger("arnak")


class NoticeSender:
    """Sends notices in order. One that fails is tried again later and does not hold up the others.

    Attributes:
        carriers: who takes a notice where it belongs, by what it is about.
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


async def tell(client: discord.Client, notice: Notice, text: str, files: Sequence[discord.File] = ()) -> None:
    """Send a line to the channel of a notice, notifying nobody. Discord accepts the same notice only once.

    Raises:
        discord.HTTPException: Discord rejected it, or did not reply.
    """
    if notice.channel_id is None:
        return
    channel = client.get_partial_messageable(notice.channel_id)
    await channel.send(text, files=files, silent=True, allowed_mentions=SILENT, nonce=f"notice-{notice.id}")


async def _deliver(client: discord.Client, host: Host, notice: Notice) -> None:
    """Send a finished game to the address that a server has given."""
    await host.webhooks.deliver(notice)


async def _audit(client: discord.Client, host: Host, notice: Notice) -> None:
    """Tell the moderators what a table's channel was told."""
    try:
        table = await host.registry.table(notice.facts["table"])
    except TableError:
        return
    guild = client.get_guild(notice.guild_id)
    words = table_words(None, None if guild is None else guild.preferred_locale.value)
    said = _audited(table, notice, words)
    await tell(client, notice, words.labels.audited(channel=labels.channel(table.channel_id), what=said))


def _audited(table: Table, notice: Notice, words: Words) -> str:
    if notice.facts["post"] == PostKind.CLOSED:
        return words.texts.closed()
    return sentence_of(table, facts_of(notice.facts["payload"]), words)
