"""A Discord that accepts everything: the real sender sends to it, in a process that is killed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import cast

import discord
from discord import ui

from arnak_bot.host import Host, first_batches
from cogs.outbox import OutboxSender
from cogs.pictures import Looks
from tests.crash.recording import Diary

Accept = Callable[[str], Awaitable[int]]
"""Takes the nonce of a message, and returns the message's number."""


@dataclass(frozen=True, slots=True)
class _Message:
    """A message that cannot be edited any more."""

    id: int

    async def edit(self, **_: object) -> None:
        raise discord.NotFound(SimpleNamespace(status=404, reason="Not Found"), "Unknown Message")

    delete = edit


@dataclass(frozen=True, slots=True)
class _Channel:
    accept: Accept

    async def send(self, content: str = "", *, view: ui.View | ui.LayoutView, nonce: str, **_: object) -> _Message:
        assert content or isinstance(view, ui.LayoutView)
        return _Message(await self.accept(nonce))

    def get_partial_message(self, number: int) -> _Message:
        return _Message(number)


@dataclass(frozen=True, slots=True)
class _Client:
    """What the sender asks of a bot."""

    accept: Accept

    def get_partial_messageable(self, _: int) -> _Channel:
        return _Channel(self.accept)

    def get_guild(self, _: int) -> None:
        """None is known."""

    get_channel = get_guild

    async def wait_until_ready(self) -> None:
        """It always is."""


def outbox_sender_to(accept: Accept, host: Host, looks: Looks | None = None) -> OutboxSender:
    """The outbox sender of a bot whose Discord is this."""
    return OutboxSender(cast(discord.Client, _Client(accept)), host, looks or Looks())


def noting(host: Host, diary: Diary) -> Accept:
    """Accept a message, and write down which posts it tells."""

    async def accept(nonce: str) -> int:
        last = int(nonce.removeprefix("arnak-"))
        (post,) = [post for post in await host.registry.store.outbox.all() if post.id == last]
        before = [each for each in await host.outbox.of_table(post.table_id) if each.id <= last]
        (batch,) = [batch for batch in first_batches(before) if batch[-1].id == last]
        diary.note(*(each.id for each in batch))
        await asyncio.sleep(0)
        return 10**6 + last

    return accept
