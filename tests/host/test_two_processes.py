"""Two processes of the system on one database: each move is accepted once, the slower hears so, both know the same."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from arnak_bot.doctor import examine
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.wording.messages import ENGLISH
from arnak_bot.games.lost_cities.definition import GAME as LOST_CITIES
from arnak_bot.host import Host, options_of
from arnak_bot.refusals import Why
from arnak_bot.store import Store
from tests.databases import Where
from tests.host.hammering import Accepted, Heard, remembered
from tests.host.stage import Clock

ROOT = Path(__file__).parents[2]
PROCESSES = 2
MOVED_ON = Why.MOVED_ON.sentence(ENGLISH)
PLAYED = (
    options_of(ARNAK, board="bird", remind_hours=24, deadline_hours=72),
    options_of(ARNAK, board="snake", seats=3, auto_end=False),
    options_of(LOST_CITIES, remind_hours=24),
)
"""Turns that end by themselves and such that are ended, reminders and none: more or less is written with a move."""


async def begun(host: Host) -> list[int]:
    """Tables at which everybody sits."""
    numbers = []
    for channel, options in enumerate(PLAYED, 1):
        table = await host.lobby.open(1, channel, 10, "Ada", options)
        for user in range(11, 10 + options.seats):
            await host.lobby.join(table, user, f"Player {user}")
        await host.lobby.start(table, 10)
        numbers.append(table.id)
    return numbers


async def hammered(database: Where, numbers: list[int]) -> list[Heard]:
    """What each process heard that hammered at these tables, all from the same moment on."""
    processes = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.host.hammering", str(database), str(chance), *map(str, numbers)),
            cwd=ROOT,
            stdin=PIPE,
            stdout=PIPE,
            limit=2**24,
        )
        for chance in range(PROCESSES)
    ]
    for process in processes:
        assert process.stdout is not None
        assert await process.stdout.readline() == b"ready\n"
    said = await asyncio.gather(*(process.communicate(b"go\n") for process in processes))
    assert [process.returncode for process in processes] == [0] * PROCESSES
    return [Heard.read(text.decode()) for text, _ in said]


@pytest.mark.slow
async def test_two_processes_play_the_same_tables_concurrently(
    store: Store,
    host: Host,
    fresh: Host,
    database: Where,
    clock: Clock,
    record_property: Callable[[str, object], None],
) -> None:
    numbers = await begun(host)
    both = await hammered(database, numbers)

    assert both[0].remembered == both[1].remembered, "nobody had to look a table up again"
    tables = [await fresh.registry.table(number) for number in numbers]
    assert [remembered(table) for table in tables] == both[0].remembered, "and the database has the same"

    for number in numbers:
        record = await store.load(number)
        assert record is not None and record.results == record.options.seats
        log = {move.number: (move.seat, move.action) for move in record.moves}
        accepted = [each for heard in both for each in heard.accepted if each.table == number]
        rows = sorted(row for each in accepted for row in _rows_of(each, log))
        assert rows == list(range(len(log))) == sorted(log), "each row is of one accepted click"
        over = [post for post in await store.outbox.of_table(number) if post.facts.over]
        assert len(over) == 1, "the end is told once"

    for heard in both:
        record_property("accepted, refused", (len(heard.accepted), len(heard.refused)))
        assert set(heard.refused) == {MOVED_ON}, "kindly, and of nothing else"
        assert len(heard.accepted) > 20, "both have won"
    assert examine(database, GAMES, clock()).findings == ()


def _rows_of(click: Accepted, log: Mapping[int, tuple[int, str]]) -> range:
    """The rows of a click: it may have been retried after others' rows that did not concern its seat."""
    shown = range(click.number, click.until)
    return range(next(row for row in shown if log[row] == (click.seat, click.action)), click.until)
