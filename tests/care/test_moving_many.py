"""Thousands of tables moved there and back by the command that an owner types, killed in the middle of each way.

Some dozens were played at random, and stand at all stages: lobbies, first actions, the middle, ends; the others are
copies of them.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from arnak_bot.game.definition import TURN
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.definition import PASSES
from arnak_bot.games.lost_cities.definition import GAME as LOST_CITIES
from arnak_bot.host import Host, Options, Table, TableError, options_of
from arnak_bot.store import Person, Store, VoteKind, copying
from arnak_bot.store.database import Connection
from arnak_bot.store.queries import BELONGING
from tests.care.conftest import play
from tests.care.test_moving import kept
from tests.databases import Where, columns_of, opened, rows

ROOT = Path(__file__).parents[2]
TABLES = int(os.environ.get("TABLES", "48"))
"""How many tables are moved; `TABLES=5000` for those that docs/hosting.md tells of."""
CHOICES = (
    options_of(ARNAK, board="bird", remind_hours=24, deadline_hours=72),
    options_of(ARNAK, board="snake", seats=3, auto_end=False),
    options_of(ARNAK, board="snake", seats=4, remind_hours=24, deadline_hours=72),
    options_of(ARNAK, board="bird", seats=1, rival=3),
    options_of(LOST_CITIES, length="short", remind_hours=24, deadline_hours=72),
    options_of(LOST_CITIES, seats=4, columns="either"),
)
"""What the tables that are played have chosen."""
STAGES = (0, 1, 7, 20, 45, 80, 130, 10_000)
"""After so many actions tables are left as they stand; the last number is beyond the end of every game."""
WAITING = 5
"""At every so-many-th table messages wait."""


async def fill(path: Path, tables: int) -> None:
    """Make a new database with so many tables."""
    chance = random.Random(16)
    store = await Store.open(path)
    host = Host(store, GAMES, chance=chance)
    played = 0
    for channel, (options, actions) in enumerate(itertools.product(CHOICES, STAGES), 1):
        await _play(host, await _seated(host, channel, options, started=actions > 0), chance, actions)
        played += 1
    await store.people.set_person(2**62, Person("Asia/Tokyo", 8, 22, heads_up=True))
    await host.close()
    await store.close()
    with opened(path) as connection:
        connection.execute("BEGIN")
        connection.execute(f"DELETE FROM posts WHERE table_id % {WAITING} > 0")
        for kind in ("tables", *BELONGING):
            _copy(connection, kind, played, tables)
        connection.execute("COMMIT")


async def _seated(host: Host, channel: int, options: Options, *, started: bool) -> Table:
    if options.solo:
        return await host.lobby.open_alone(channel, channel, 10, "Ada", options)
    table = await host.lobby.open(channel, channel, 10, "Ada", options)
    for user in range(11, 10 + options.seats):
        await host.lobby.join(table, user, f"Player {user}")
    if started:
        await host.lobby.start(table, 10)
    return table


async def _play(host: Host, table: Table, chance: random.Random, actions: int) -> None:
    """Play so far, with something taken back, something ordered and a vote; now and then it is stopped there."""
    if table.game is None:
        return
    await play(host, table, chance, actions)
    if table.running.over:
        return
    seat = table.running.seats_to_act[0]
    others = [each.user_id for each in table.seats if each.seat not in table.running.seats_to_act]
    with contextlib.suppress(TableError):
        await host.play.undo(table, table.seats[seat].user_id)
    for user in others[:1]:
        with contextlib.suppress(TableError):
            await host.planning.answer(table, user, TURN, PASSES)
        with contextlib.suppress(TableError):
            asked = await host.absence.ask_pause(table, table.seats[seat].user_id, 3)
            await host.absence.vote(table, user, VoteKind.PAUSE, seat, asked.value)
    if chance.random() < 0.2:
        await host.lobby.stop(table, 10, moderator=True)


def _copy(connection: Connection, kind: str, played: int, tables: int) -> None:
    """Copy the rows of the tables that were played, each time in channels and on servers of their own."""
    own = "id" if kind == "tables" else "table_id"
    columns = [column for column in columns_of(kind) if (kind, column) != ("posts", "id")]
    for shift in range(played, tables, played):
        moved = {own, "channel_id", "guild_id"} & set(columns)
        values = [f"{column} + {shift}" if column in moved else column for column in columns]
        connection.execute(
            f"INSERT INTO {kind} ({', '.join(columns)}) SELECT {', '.join(values)} FROM {kind} "
            f"WHERE {own} <= {min(played, tables - shift)}"
        )


def command(source: Where, target: Where) -> list[str]:
    return [sys.executable, "-m", "arnak_bot", "move-database", str(source), str(target)]


def interrupt(source: Where, target: Where, what: str, how: signal.Signals) -> str:
    """Interrupt a move when something has begun; return what it said of that."""
    with subprocess.Popen(
        ["nice", "-n", "19", *command(source, target)],  # who interrupts has to be the faster one
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as moving:
        assert moving.stdout is not None and moving.stderr is not None
        for line in moving.stdout:
            if line.startswith(f"{what:5} ["):
                break
        moving.send_signal(how)
        said = moving.stderr.read()
        assert moving.wait() != 0
    assert not any(found for kind, found in rows(target).items() if kind in copying.KINDS), "nothing has come"
    return said


def move(source: Where, target: Where) -> float:
    began = time.monotonic()
    done = subprocess.run(command(source, target), cwd=ROOT, capture_output=True, text=True, check=True)
    assert f"Tables: {TABLES};" in done.stdout and "they follow older rules: 0;" in done.stdout
    assert "cannot be loaded there or here: 0." in done.stdout
    return time.monotonic() - began


@pytest.mark.slow
async def test_moving_many_tables(address: str, tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    source, back = tmp_path / "arnak.db", tmp_path / "back.db"
    await fill(source, TABLES)
    before = kept(source)
    counts = {kind: len(found) for kind, found in before.items()}
    assert counts["tables"] == TABLES
    seldom = ("reviews", "what_ifs", "attempts", "threads", *copying.OF_SERVERS)
    assert all(counts[kind] for kind in copying.KINDS if kind not in seldom), counts
    record_property("rows", counts)

    interrupt(source, address, "games", signal.SIGKILL)
    record_property("there, in seconds", move(source, address))
    assert kept(address) == before

    assert "Interrupted: nothing was moved" in interrupt(address, back, "rows", signal.SIGINT)
    record_property("back, in seconds", move(address, back))
    assert kept(back) == before == kept(source)
