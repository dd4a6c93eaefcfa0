"""Direct messages from the bot: how many at once, how long somebody waits for one, and what is left of a stop."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

import cogs.sending
from cogs.sending import DirectMessages
from tests.host.stage import Watch


@dataclass
class Client:
    """A client that opens channels, and writes down what is sent in which; to those who are `closed` nothing is."""

    private_channels: list[discord.DMChannel] = field(default_factory=list)
    opened: list[int] = field(default_factory=list)
    sent: list[tuple[int, str, bool, str]] = field(default_factory=list)
    closed: frozenset[int] = frozenset()

    async def create_dm(self, user: discord.Object) -> Any:
        self.opened.append(user.id)

        async def send(text: str, *, silent: bool, nonce: str) -> None:
            if user.id in self.closed:
                raise TimeoutError
            self.sent.append((user.id, text, silent, nonce))

        return SimpleNamespace(send=send)


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """What was waited for, on a clock that stands still."""
    seconds: list[float] = []

    async def sleep(delay: float) -> None:
        seconds.append(delay)
        await asyncio.sleep(0)

    loop = SimpleNamespace(time=Watch())
    fake = SimpleNamespace(
        get_running_loop=lambda: loop, sleep=sleep, create_task=asyncio.create_task, Task=asyncio.Task
    )
    monkeypatch.setattr(cogs.sending, "asyncio", fake)
    yield seconds


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def direct(client: Client) -> DirectMessages:
    return DirectMessages(cast(Any, client))


async def test_five_channels_are_opened_at_once_then_one_a_second_and_nobody_waits_longer_than_ten(
    direct: DirectMessages, client: Client, slept: list[float]
) -> None:
    people = range(1, 16)
    for user in people:
        await direct.send(user, "hi", f"n{user}")
    assert slept == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert client.sent == [(user, "hi", True, f"n{user}") for user in people]
    for _ in range(2):
        with pytest.raises(TimeoutError):
            await direct.send(99, "hi", "n")
    direct.send_to_all([100], "hi")
    for _ in range(5):
        await asyncio.sleep(0)
    assert slept[-1] == 11, "who was turned away took no turn, and whoever nobody waits for waits"
    assert client.opened == [*people, 100]


async def test_an_open_direct_message_channel_need_not_wait(
    direct: DirectMessages, client: Client, slept: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def send(channel: discord.DMChannel, text: str, *, silent: bool, nonce: str) -> None:
        assert channel.recipient is not None
        client.sent.append((channel.recipient.id, text, silent, nonce))

    monkeypatch.setattr(discord.DMChannel, "send", send)
    for user in (7, 8):
        channel: Any = discord.DMChannel.__new__(discord.DMChannel)
        channel.recipients = [SimpleNamespace(id=user)]
        client.private_channels.append(channel)
    for _ in range(20):
        await direct.send(8, "hi", "n")
    assert client.sent == [(8, "hi", True, "n")] * 20 and client.opened == [] == slept


async def test_who_blocks_messages_delays_nobody_and_each_has_a_nonce(direct: DirectMessages, client: Client) -> None:
    client.closed = frozenset({2})
    direct.send_to_all([1, 2, 3], "hi")
    for _ in range(10):
        await asyncio.sleep(0)
    assert [(user, text, silent) for user, text, silent, _ in client.sent] == [(1, "hi", True), (3, "hi", True)]
    assert len({nonce for *_, nonce in client.sent}) == 2


async def test_a_shutdown_drops_messages_that_nobody_waits_for(direct: DirectMessages, client: Client) -> None:
    direct.send_to_all(range(1, 20), "hi")
    for _ in range(20):
        await asyncio.sleep(0)
    assert len(client.sent) == 5
    before = asyncio.all_tasks()
    direct.stop()
    await asyncio.sleep(0)
    assert len(before - asyncio.all_tasks()) == 1
