"""A Discord that accepts everything and writes down what: the real sender sends to it, in a process that is killed."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from types import SimpleNamespace
from typing import cast

import discord
from discord import ui

from arnak_bot.host import Host, first_batches
from cogs.outbox import OutboxSender
from cogs.pictures import Looks
from tests.crash.recording import Diary

__all__ = ["outbox_sender_to"]


@dataclass(frozen=True, slots=True)
class _Message:
    """A message that cannot be edited any more."""

    id: int

    async def edit(self, **_: object) -> None:
        raise _unknown()

    async def delete(self) -> None:
        raise _unknown()


@dataclass(frozen=True, slots=True)
class _Channel:
    host: Host
    diary: Diary

    async def send(self, content: str = "", *, view: ui.View | ui.LayoutView, nonce: str, **_: object) -> _Message:
        """Accept a message, and write down which posts it tells."""
        last = int(nonce.removeprefix("arnak-"))
        (post,) = [post for post in await self.host.registry.store.outbox.all() if post.id == last]
        before = [each for each in await self.host.outbox.of_table(post.table_id) if each.id <= last]
        (batch,) = [batch for batch in first_batches(before) if batch[-1].id == last]
        assert content or isinstance(view, ui.LayoutView)
        self.diary.note(*(each.id for each in batch))
        await asyncio.sleep(0)
        return _Message(10**6 + last)

    def get_partial_message(self, number: int) -> _Message:
        return _Message(number)


@dataclass(frozen=True, slots=True)
class _Client:
    """What the sender asks of a bot."""

    host: Host
    diary: Diary

    def get_partial_messageable(self, _: int) -> _Channel:
        return _Channel(self.host, self.diary)

    def get_guild(self, _: int) -> None:
        """None is known."""

    get_channel = get_guild

    async def wait_until_ready(self) -> None:
        """It always is."""


def outbox_sender_to(host: Host, diary: Diary) -> OutboxSender:
    """The outbox sender of a bot whose Discord is this."""
    return OutboxSender(cast(discord.Client, _Client(host, diary)), host, Looks())


def _unknown() -> discord.NotFound:
    return discord.NotFound(SimpleNamespace(status=404, reason="Not Found"), "Unknown Message")
