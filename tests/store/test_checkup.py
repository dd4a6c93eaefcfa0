"""Looking a database over: what changes meanwhile is noticed, nothing can be changed, and what is spoiled is named."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from pathlib import Path

import pytest

from arnak_bot.store import (
    Change,
    GuildSettings,
    NewPost,
    Person,
    PostKind,
    PostState,
    Status,
    Store,
    Timer,
    TimerKind,
    migrate,
)
from arnak_bot.store.backends import backend_of
from arnak_bot.store.checkup import checkup, mending
from arnak_bot.store.copying import KINDS
from tests.databases import Where, tamper
from tests.host.stage import ANN
from tests.rows import set_timer
from tests.store.test_look_ups import OPTIONS, opened_table, sits
from tests.store.test_round_trips import write

AT = "2026-01-01T12:00:00+00:00"
NOTE = NewPost(PostKind.NOTE)


async def test_every_decision_and_every_queued_or_sent_post_changes_the_mark(store: Store, database: Where) -> None:
    tables = [await opened_table(store, 1, channel, Status.RUNNING, sits(0, ANN)) for channel in (5, 6, 7)]
    outbox = store.outbox

    async def tell_the_newest_and_queue_another() -> None:
        posts = await outbox.of_table(tables[0])
        await outbox.delivered(posts[-1:], newest=None, reminder=None, text="")
        await outbox.add(tables[0], [NOTE], AT)

    async def tell_the_oldest() -> None:
        posts = await outbox.of_table(tables[0])
        await outbox.delivered(posts[:1], newest=None, reminder=None, text="")

    async def try_the_newest() -> None:
        posts = await outbox.of_table(tables[0])
        await outbox.failed(posts[-1:], "busy", "", PostState.WAITING, sent_with=None)

    steps = (
        lambda: store.commit(Change(tables[0], 1, AT, None)),
        lambda: outbox.add(tables[0], [NOTE, NOTE], AT),
        tell_the_newest_and_queue_another,
        tell_the_oldest,
        try_the_newest,
        lambda: store.people.set_person(ANN, Person()),
        lambda: store.people.set_guild(1, GuildSettings(OPTIONS)),
        lambda: opened_table(store, 1, 8, Status.RUNNING),
    )
    for step in steps:
        with checkup(database) as found:
            before = found.mark()
        await step()
        with checkup(database) as found:
            assert found.mark() != before


async def test_inspecting_a_database_changes_nothing(store: Store, database: Where) -> None:
    tables = [await opened_table(store, 1, channel, Status.RUNNING, sits(0, ANN)) for channel in (5, 6, 7)]
    place = backend_of(database)
    with place.look() as connection, pytest.raises(place.errors):
        connection.execute("DELETE FROM tables")
    with checkup(database) as found:
        assert found.table_ids() == tables


async def test_invalid_bytes_are_replaced(tmp_path: Path) -> None:
    await write(tmp_path / "arnak.db")
    tamper(tmp_path / "arnak.db", "UPDATE seats SET name = CAST(x'416eff' AS TEXT)")
    place = backend_of(tmp_path / "arnak.db")
    names = "SELECT DISTINCT name FROM seats"
    with place.look() as connection:
        assert connection.execute(names).fetchone()[0] == "An\N{REPLACEMENT CHARACTER}"


async def test_a_damaged_file_is_distinguished_from_an_intact_one(tmp_path: Path) -> None:
    await (await Store.open(tmp_path / "arnak.db")).close()
    damages = []
    for count in (b"\0\0\0\0", b"\0\0\0\1"):  # of the pages that are free
        data = (tmp_path / "arnak.db").read_bytes()
        (tmp_path / "arnak.db").write_bytes(data[:36] + count + data[40:])
        with checkup(tmp_path / "arnak.db") as found:
            damages.append(found.damages())
    sound, damaged = damages
    assert sound == [] and damaged and "ok" not in damaged


async def test_only_values_a_table_can_do_without_are_deleted(tmp_path: Path) -> None:
    sound, path = tmp_path / "sound.db", tmp_path / "arnak.db"
    table = (await write(sound)).table_id
    store = await Store.open(sound)
    await store.keep_review(table, "{}")
    await store.people.set_what_if(table, 11, "{}")
    await store.close()
    spare = set()
    for kind, column in sorted(each for each in migrate.expected_columns() if each[0] in KINDS):
        shutil.copy(sound, path)
        with contextlib.suppress(sqlite3.Error):  # SQLite keeps the number of a row, and its keys, itself
            tamper(path, f"UPDATE {kind} SET {column} = CAST(x'ff' AS TEXT)")
        with checkup(path) as found:
            rows = found.spoiled()
        assert {(each.kind, each.column) for each in rows} <= {(kind, column)}
        with mending(path) as found:
            assert found.drop_spoiled() == [each for each in rows if each.spare], "nothing that a table needs"
        if rows and all(each.spare for each in rows):
            spare.add(f"{kind}.{column}" if kind == "tables" else kind)
            with checkup(path) as found:
                assert found.spoiled() == [] and found.table(table).moves
    assert spare == {
        *("people", "guilds", "dues", "posts", "votes", "results", "reviews", "what_ifs", "notices"),
        *("kept_messages", "seekers", "threads"),
        *("tables.first_post", "tables.last_post", "tables.last_text", "tables.last_ping"),
        "tables.last_kind",
        *("tables.round", "tables.snapshot", "tables.snapshot_move"),
    }


async def test_an_invalid_value_is_named_by_its_column_and_table_or_row(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "arnak.db")  # a column of a server takes no such value
    tables = [await opened_table(store, 1, channel, Status.RUNNING, sits(0, ANN)) for channel in (5, 6, 7)]
    for table in tables:
        await set_timer(store, Timer(table, 0, TimerKind.REMIND, AT))
    await store.close()
    for statement in (
        "UPDATE dues SET tries = 'often' WHERE table_id = 2",
        "UPDATE dues SET kind = 'unknown' WHERE table_id = 3",
        "UPDATE seats SET name = CAST(x'416eff' AS TEXT) WHERE table_id = 2",
        "UPDATE dues SET table_id = 'none' WHERE table_id = 1",
        "UPDATE tables SET edition = 'first' WHERE id = 1",
        "UPDATE tables SET last_post = 'gone' WHERE id = 3",
    ):
        tamper(tmp_path / "arnak.db", statement)
    with checkup(tmp_path / "arnak.db") as found:
        named = {(each.named, each.table, each.spare) for each in found.spoiled()}
        assert found.table(2).seats[0].name == "An\N{REPLACEMENT CHARACTER}"
    assert named == {
        ("dues.tries", 2, True),
        ("dues", 3, True),
        ("seats.name", 2, False),
        ("dues.table_id, row 1", None, True),
        ("tables.edition", 1, False),
        ("tables.last_post", 3, True),
    }
