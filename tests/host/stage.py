"""Sets the stage for tests of the host: a clock, people, tables in every state, and what is in the database."""

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
from arnak_bot.host import Host, Options, Table, TableError, Workers, first_batches, options_of
from arnak_bot.host.absence import Tally
from arnak_bot.host.waiting import timestamp
from arnak_bot.host.workers import WorkFailed
from arnak_bot.refusals import Refusal
from arnak_bot.store import NewPost, Post, PostKind, Store, TableRecord

ANN, BOB, EVE, DAN = 10, 11, 12, 13
GUILD, CHANNEL = 1, 5
DIG = ("dig camp-coins", "pay fear", "end")
"""A first turn, whatever the hand: one of its cards is always a fear."""

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
    return Host.of(store, games, clock, random.Random(7), workers)


def options_with(**values: Value) -> Options:
    """The defaults of a table of Arnak but for some options, by key."""
    return options_of(ARNAK, **values)


async def lobby(host: Host, **options: object) -> Table:
    """A lobby of Ann and Bob with a free seat."""
    chosen = {
        "seats": 3,
        "shuffle_seats": False,
        "auto_end": False,
        "remind_hours": 12,
        "deadline_hours": 24,
        **options,
    }
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


async def stored(host: Host, table: Table) -> TableRecord:
    """What the database knows of a table."""
    record = await host.registry.store.load(table.id)
    assert record is not None
    return record


async def to_tell(host: Host) -> list[list[Post]]:
    """What may be told now, a message a list."""
    now = host.registry.now()
    tables = [await host.outbox.of_table(number) for number in await host.outbox.tables_with_due_posts(now)]
    return [batch for posts in tables for batch in first_batches(posts) if batch[0].next_at <= timestamp(now)]


async def shown(store: Store, table_id: int, message_id: int, text: str) -> None:
    """Post a table once more, as the message of this number."""
    await store.outbox.add(table_id, [NewPost(PostKind.TABLE)], "2026-01-01T12:00:00+00:00")
    newest = (await store.outbox.of_table(table_id))[-1:]
    await store.outbox.delivered(newest, newest=message_id, reminder=None, text=text)


async def run_due(host: Host) -> list[tuple[int, ...]]:
    """Do what is due; return the tables of each batch."""
    return [tables async for tables in host.timers.run_due()]


async def pass_turn(host: Host, table: Table, *users: int) -> None:
    """Pass, and end the turn, one after the other."""
    for user in users:
        await host.play.act(table, user, "pass")
        await host.play.act(table, user, "end")


async def agree(host: Host, table: Table, asked: Tally, *voters: int) -> Tally:
    """Vote for what somebody has asked for; return how it stands then."""
    for voter in voters:
        asked = await host.absence.vote(table, voter, asked.motion, asked.seat, asked.value)
    return asked


async def play_to_the_last_decision(host: Host, table: Table) -> tuple[int, str]:
    """Play until a single decision is left; return who is to make it, and which."""
    while True:
        seat = table.running.seats_to_act[0]
        user = table.seats[seat].user_id
        wanted = ("pass", "end", "done")
        text = next(each.text for each in table.running.legal_actions(seat) if each.text in wanted)
        trial = table.running.copy()
        trial.apply(text, seat)
        if trial.over:
            return user, text
        await host.play.act(table, user, text)


async def play_out(host: Host, table: Table) -> Table:
    """Do as little as possible, to the end."""
    await host.play.act(table, *await play_to_the_last_decision(host, table))
    return table
