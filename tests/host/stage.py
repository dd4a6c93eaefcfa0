"""Sets the stage for tests of the host: a clock, people, and tables in every state."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

import pytest

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.options import Value
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.host import Host, Options, Table, TableError, Workers, options_of
from arnak_bot.host.workers import WorkFailed
from arnak_bot.refusals import Refusal
from arnak_bot.store import Store

ANN, BOB, EVE, DAN = 10, 11, 12, 13
NAMES = {ANN: "Ann", BOB: "Bob", EVE: "Eve", DAN: "Dan"}
GUILD, CHANNEL = 1, 5

T = TypeVar("T")
Games = Mapping[str, AnyGame]


@contextmanager
def refused(refusal: Refusal) -> Iterator[None]:
    """Hold that a table refuses with exactly this."""
    with pytest.raises(TableError) as error:
        yield
    assert error.value.refusal == refusal


@dataclass
class Watch:
    """A watch that is moved by hand, for all processes of a test."""

    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


class Clock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = datetime(2026, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def later(self, hours: float) -> None:
        self.now += timedelta(hours=hours)


class Here(Workers):
    """Works in this process, at once; fails as often as it is told to."""

    failures = 0
    jobs = 0
    meanwhile: Callable[[], Awaitable[None]] | None = None
    """What somebody else does while it works."""

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        self.jobs += 1
        if self.failures:
            self.failures -= 1
            raise WorkFailed("it was told to")
        if self.meanwhile:
            await self.meanwhile()
        return work(*arguments)


def host_on(store: Store, clock: Clock, games: Games = GAMES, workers: Workers | None = None) -> Host:
    """A host that draws the same seeds every time."""
    return Host(store, games, clock, random.Random(7), workers)


def options_with(**values: Value) -> Options:
    """The defaults of a table of Arnak but for some options, by key."""
    return options_of(ARNAK, **values)


async def started(
    host: Host, options: Options, *users: int, guild: int | None = GUILD, channel: int = CHANNEL
) -> Table:
    """A running game of these people, who join in this order."""
    first, *others = users
    table = await host.lobby.open(guild, channel, first, NAMES[first], options)
    for user in others:
        await host.lobby.join(table, user, NAMES[user])
    await host.lobby.start(table, first)
    return table


async def lobby(host: Host, **options: object) -> Table:
    """A lobby of Ann and Bob with a free seat."""
    hours = {"remind_hours": 12, "deadline_hours": 24}
    chosen = {"seats": 3, "shuffle_seats": False, "auto_end": False, **hours, **options}
    table = await host.lobby.open(GUILD, CHANNEL, ANN, "Ann", options_with(**chosen))  # type: ignore[arg-type]
    await host.lobby.join(table, BOB, "Bob")
    return table


async def running(host: Host, **options: object) -> Table:
    """A running game of Ann, Bob and, unless there are two seats, Eve, in this order."""
    table = await lobby(host, **options)
    if table.options.seats > 2:
        await host.lobby.join(table, EVE, "Eve")
    await host.lobby.start(table, ANN)
    return table
