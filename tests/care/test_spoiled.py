"""One value or row of a real database is spoiled: the bot starts, other tables play on, and the doctor names it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from arnak_bot.__main__ import main
from arnak_bot.games import GAMES
from arnak_bot.host import Host, Table, TableBroken, TableError
from arnak_bot.store import GuildSettings, Person, Status, Store, StoreError, copying
from tests.care.conftest import GUILD, Output, Played
from tests.host.stage import options_with
from tests.samples import all_day, by_hand

NO_TEXT = b"\xc3(\xff"
VALUES: dict[str, tuple[object, ...]] = {
    "INTEGER": (None, "spoiled", NO_TEXT, -7, 10**12),
    "TEXT": (None, NO_TEXT, b"bytes", "", "{", "spoiled", "[]", "-1"),
}
MODERATOR = 99


@dataclass(frozen=True)
class Spoiled:
    """What was done to a row. `table`: the id of the table to which it belonged; `impossible`: no row can be so."""

    said: str
    table: int | None
    impossible: bool


def columns(connection: sqlite3.Connection, kind: str) -> list[tuple[str, str, bool]]:
    """The columns of a kind of rows, each with its type and whether it may be NULL."""
    rows = connection.execute(f"PRAGMA table_info({kind})").fetchall()
    return [(name, declared, not needed and not key) for _, name, declared, needed, _, key in rows]


def spoil(path: Path, chance: random.Random) -> Spoiled | None:
    """Spoil a value, or delete a row; None: SQLite itself cannot keep such a row."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for pragma in ("ignore_check_constraints = ON", "foreign_keys = OFF", "writable_schema = ON"):
            connection.execute(f"PRAGMA {pragma}")
        kind = chance.choice([*copying.KINDS])
        rows = connection.execute(f"SELECT rowid FROM {kind}").fetchall()
        if not rows:
            return None
        (row,) = chance.choice(rows)
        key = "id" if kind == "tables" else "table_id"
        known = columns(connection, kind)
        of_table = key in [name for name, _, _ in known]
        table = (
            connection.execute(f"SELECT {key} FROM {kind} WHERE rowid = ?", (row,)).fetchone()[0] if of_table else None
        )
        if chance.random() < 0.1:
            connection.execute(f"DELETE FROM {kind} WHERE rowid = ?", (row,))
            return Spoiled(f"{kind} row {row} deleted", table, impossible=False)
        name, declared, optional = chance.choice(known)
        value = chance.choice(VALUES[declared])
        given = "CAST(? AS TEXT)" if value == NO_TEXT else "?"
        if value is None and not optional:  # the schema is given back as it was
            schema = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (kind,)).fetchone()[0]
            set_schema(path, kind, schema.replace("NOT NULL", ""))
        else:
            schema = None
        with closing(sqlite3.connect(path, isolation_level=None)) as writing:
            writing.execute("PRAGMA ignore_check_constraints = ON")
            try:
                writing.execute(f"UPDATE {kind} SET {name} = {given} WHERE rowid = ?", (value, row))
            except sqlite3.Error:  # the number of a row, or a second one with the same key
                return None
            finally:
                if schema is not None:
                    set_schema(path, kind, schema)
        wrong = (
            (value is None and not optional)
            or value in (NO_TEXT, b"bytes")
            or (value == "spoiled" and declared == "INTEGER")
        )
        return Spoiled(f"{kind}.{name} of row {row} = {value!r}", table, wrong and (kind, name) != ("tables", "id"))


def set_schema(path: Path, kind: str, schema: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (schema, kind))
        connection.execute("PRAGMA writable_schema = RESET")


async def stop(host: Host, table_id: int) -> None:
    try:
        table = await host.registry.table(table_id)
    except TableBroken:
        await host.lobby.stop_broken(table_id, MODERATOR, moderator=True)
    else:
        await host.lobby.stop(table, MODERATOR, moderator=True)


async def play_one(host: Host, table: Table) -> None:
    """Carry out a decision at a table that is loaded and runs."""
    if table.status is Status.RUNNING:
        seat = table.running.seats_to_act[0]
        before = table.moves
        await host.play.play(table, table.seats[seat].user_id, [table.running.legal_actions(seat)[0].text])
        assert table.moves > before


async def use(played: Played, spoiled: Spoiled) -> None:
    """Look at everything, play where it can be played, do what is due, and stop the table."""
    store = await Store.open(played.path)
    host = Host(store, GAMES, lambda: datetime.now(UTC) + timedelta(hours=25))
    try:
        for number in (played.lobby, played.running, played.over, played.solo, played.stopped):
            try:
                await play_one(host, await host.registry.table(number))
            except TableError as refused:
                assert str(refused)
                assert number == spoiled.table, f"another table is refused: {refused}"
            assert await host.outbox.of_table(number) or number == spoiled.table or number == played.stopped
        async for _ in host.timers.run_due():
            pass
        for user in (1, 2):
            await host.people.person(user)
            await host.people.tables_waiting_for(user)
            await host.people.results(user_id=user)
        await host.people.guild(GUILD)
        for number, channel in ((played.running, 2), (played.solo, 5), (played.lobby, 1)):
            with contextlib.suppress(TableError):
                await stop(host, number)
            if number == spoiled.table or spoiled.table is None:
                table = await host.lobby.open(GUILD, channel, 1, "Ada", options_with())
                await host.lobby.stop(table, 1, moderator=False)
        await host.people.forget(1)
    finally:
        await host.close()
        await store.close()


async def furnish(played: Played) -> None:
    """Add a row of each kind that a bot need not have yet."""
    store = await Store.open(played.path)
    for user in (1, 2):
        await store.people.set_person(user, Person("Asia/Tokyo", 7, 23))
    await store.people.set_guild(GUILD, GuildSettings(options_with(), (1, 2, 3, 4, 5)))
    await store.keep_review(played.over, "{}")
    await store.close()
    played.sql("INSERT INTO votes (table_id, motion, seat, value, voter) VALUES (?, 'pass', 0, 0, 1)", played.running)


@pytest.mark.parametrize("seed", all_day(range(8), range(by_hand(50, 400))))
def test_an_invalid_value_is_reported_and_the_rest_continues(played: Played, capsys: Output, seed: int) -> None:
    asyncio.run(furnish(played))
    spoiled = spoil(played.path, random.Random(seed))
    if spoiled is None:
        return
    try:
        status = main(["--database", str(played.path), "doctor"])
        printed = capsys.readouterr()
        if spoiled.impossible:
            assert status != 0
            if spoiled.table is not None and status == 1:
                assert f"table {spoiled.table}: " in printed.out or ".table_id, row " in printed.out
        main(["--database", str(played.path), "doctor", "--repair"])
        for before in played.path.parent.glob("*before-repair*"):  # the bot has to live with it unmended
            with closing(sqlite3.connect(before)) as source, closing(sqlite3.connect(played.path)) as target:
                source.backup(target)
        with contextlib.suppress(StoreError):
            asyncio.run(use(played, spoiled))
    except BaseException as error:
        error.add_note(f"seed {seed}: {spoiled}")
        raise
