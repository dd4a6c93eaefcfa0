"""A database with as many tables as one wants: some dozens that were played at random, and copies of them.

Both games stand at all stages: lobbies, first actions, the middle, ends, tables that were stopped.
"""

from __future__ import annotations

import contextlib
import itertools
import random
from pathlib import Path

from arnak_bot.game.definition import TURN
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.definition import PASSES
from arnak_bot.games.lost_cities.definition import GAME as LOST_CITIES
from arnak_bot.host import Host, Options, Table, TableError, options_of
from arnak_bot.store import Person, Store, VoteKind
from arnak_bot.store.database import Connection
from arnak_bot.store.queries import BELONGING
from tests.care.conftest import play
from tests.databases import columns_of, opened

STAGES = (0, 1, 7, 20, 45, 80, 130, 10_000)
"""After so many actions tables are left as they stand; the last number is beyond the end of every game."""
WAITING = 5
"""At every so-many-th table messages wait."""


def _choices() -> list[Options]:
    """What the tables that are played have chosen."""
    common = {"remind_hours": 24, "deadline_hours": 72}
    return [
        options_of(ARNAK, board="bird", **common),
        options_of(ARNAK, board="snake", seats=3, auto_end=False),
        options_of(ARNAK, board="snake", seats=4, **common),
        options_of(ARNAK, board="bird", seats=1, rival=3),
        options_of(LOST_CITIES, length="short", **common),
        options_of(LOST_CITIES, seats=4, columns="either"),
    ]


async def fill(path: Path, tables: int) -> None:
    """Make a new database with so many tables."""
    chance = random.Random(16)
    store = await Store.open(path)
    host = Host.of(store, GAMES, chance=chance)
    played = 0
    for channel, (options, actions) in enumerate(itertools.product(_choices(), STAGES), 1):
        table = await _seated(host, channel, options, started=actions > 0)
        await _play(host, table, chance, actions)
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
