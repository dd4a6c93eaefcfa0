"""The store: what is written is read again, migrations keep data, and nothing foreign is touched."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from arnak_bot.store import (
    Change,
    ChannelTaken,
    Ends,
    GuildSettings,
    Moved,
    MoveRecord,
    NewPost,
    NewTable,
    Person,
    PostKind,
    PostPayload,
    PostState,
    SeatRecord,
    Snapshot,
    Status,
    Stoppers,
    Store,
    StoreError,
    TableStatus,
    Timer,
    TimerKind,
    Vote,
    VoteKind,
    migrate,
)
from arnak_bot.store.migrate import SCHEMA_VERSION
from arnak_bot.store.sqlite import DatabaseFile
from tests.databases import Where, opened
from tests.host.stage import options_with

NOW = "2026-01-01T00:00:00+00:00"
SEATS = (SeatRecord(0, 10, "Ann"), SeatRecord(1, 11, "Bob"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "deeper" / "arnak.db"


OPTIONS = options_with(board="snake", seats=3, auto_end=False, remind_hours=12, deadline_hours=48, layout="tall")


async def add_table(store: Store, channel: int = 5) -> int:
    new = NewTable(1, channel, 10, OPTIONS, NOW, "the host's part")
    return await store.add(new, Change(0, 0, NOW, TableStatus(Status.LOBBY), joined=("Ann",)))


async def decide(store: Store, table: int, status: Status = Status.RUNNING, **change: Any) -> None:
    """Make a decision about a table from the version that it has now."""
    version = await store.version(table)
    assert version is not None
    life = TableStatus(status, None if status is Status.LOBBY else "seed", NOW, edition=3)
    await store.commit(Change(table, version, NOW, life, **change))


async def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    table = await add_table(store)
    vote, due = Vote(VoteKind.PASS, 0, 0, 1), Timer(table, 0, TimerKind.REMIND, NOW)
    await decide(store, table, seats=SEATS, votes=(vote,), timers=(due,), joined=("Bob",))
    await decide(store, table, moves=(MoveRecord(0, 0, "pass"),), snapshot=Snapshot({"a": [1, 2]}, 1))
    record = await store.load(table)
    assert record is not None
    assert record.options == OPTIONS and not record.engine_ends
    assert (record.status, record.seed, record.started_at) == (Status.RUNNING, "seed", NOW)
    assert record.seats == SEATS
    assert record.moves == (MoveRecord(0, 0, "pass"),)
    assert record.snapshot == Snapshot({"a": [1, 2]}, 1)
    assert (record.part, record.edition, record.joined) == ("the host's part", 3, ("Ann", "Bob"))
    assert (record.votes, record.timers, record.version) == (frozenset({vote}), (due,), 3)


async def test_a_channel_has_one_open_table(store: Store) -> None:
    table = await add_table(store)
    with pytest.raises(ChannelTaken):
        await add_table(store)
    assert await store.open_table_in(5) == table
    await decide(store, table, Status.STOPPED)
    assert await store.open_table_in(5) is None
    assert await store.last_table_in(5) == table
    other = await add_table(store)
    assert other != table
    with pytest.raises(ChannelTaken):
        await decide(store, table, Status.RUNNING)
    assert await store.open_table_in(5) == other


async def test_two_decisions_from_the_same_version_can_never_both_be_made(store: Store) -> None:
    table = await add_table(store)
    changes = [
        Change(
            table,
            1,
            NOW,
            TableStatus(Status.RUNNING),
            moves=(MoveRecord(0, seat, "pass"),),
            posts=(NewPost(PostKind.TABLE),),
        )
        for seat in (0, 1)
    ]
    results = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Moved", "NoneType"]
    record = await store.load(table)
    assert record is not None and len(record.moves) == 1
    assert len(await store.outbox.of_table(table)) == 1


async def test_two_rows_can_never_both_be_the_same_move(store: Store) -> None:
    table = await add_table(store)
    await decide(store, table, moves=(MoveRecord(41, 0, "pass"),))
    with pytest.raises(Moved):
        await decide(store, table, moves=(MoveRecord(41, 1, "pass"),))
    assert await store.version(table) == 2, "nothing was written"


@pytest.mark.parametrize("life", [None, TableStatus(Status.LOBBY)], ids=["goes on", "lives on"])
async def test_what_was_decided_from_an_older_version_is_not_written(store: Store, life: TableStatus | None) -> None:
    table = await add_table(store)
    change = Change(table, 1, NOW, life, posts=(NewPost(PostKind.NOTE),))
    await store.commit(change)
    for stale in (change, replace(change, version=3), replace(change, version=2, table_id=table + 1)):
        with pytest.raises(Moved):
            await store.commit(stale)
    assert await store.version(table) == 2
    [refused] = await store.outbox.of_table(table)
    await store.outbox.failed([refused], "no", NOW, PostState.REFUSED, sent_with=None)
    await store.commit(replace(change, version=2, posts=()))
    assert await store.outbox.of_table(table) == [], "with nothing more to tell, nothing is tried again"


async def test_a_table_that_is_not_there(store: Store) -> None:
    assert await store.load(99) is None
    assert await store.open_table_in(99) is None


async def test_moves_are_committed_when_the_call_returns(store: Store, database: Where) -> None:
    table = await add_table(store)
    await decide(store, table, moves=(MoveRecord(0, 0, "pass"),))
    with opened(database) as other:
        assert [row[0] for row in other.execute("SELECT action FROM moves")] == ["pass"]


async def test_a_user_is_forgotten_but_the_game_stays(store: Store) -> None:
    table = await add_table(store)
    await decide(store, table, seats=SEATS)
    assert await store.people.forget(10, str) == []
    record = await store.load(table)
    assert record is not None
    assert [seat.name for seat in record.seats] == ["someone", "Bob"]
    assert 10 not in [record.opener_id, *[seat.user_id for seat in record.seats]]


async def test_who_is_forgotten_is_forgotten_in_every_spelling_and_beside_what_cannot_be_read(
    store: Store, database: Where
) -> None:
    table, nameless = await add_table(store), await add_table(store, 6)
    await decide(store, table, seats=(SeatRecord(0, 10, "_Ann"), SeatRecord(1, 11, "Bob")))
    await decide(store, nameless, seats=(SeatRecord(0, 10, ""),))
    await store.outbox.add(table, [NewPost(PostKind.NOTE), NewPost(PostKind.NOTE, PostPayload(user_id=10))], NOW)
    with opened(database) as connection:
        connection.execute("UPDATE posts SET payload = '{' WHERE id = (SELECT min(id) FROM posts)")
        connection.execute("UPDATE tables SET last_text = '\\_Ann and Bob'")
    assert await store.people.forget(10, lambda name: name.replace("_", "\\_")) == [], "no message has said it yet"
    assert (await store.outbox.messages_of(table)).text == "someone and Bob"
    assert [post.facts.user_id for post in await store.outbox.of_table(table)] == [None, None]


async def test_reopening_keeps_everything(database: Where) -> None:
    first = await Store.open(database)
    table = await add_table(first)
    await first.close()
    second = await Store.open(database)
    assert await second.open_table_in(5) == table
    await second.close()


async def test_a_database_of_a_newer_version_is_refused_and_untouched(path: Path) -> None:
    await (await Store.open(path)).close()
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="newer version"):
        await Store.open(path)
    assert path.read_bytes() == before


async def test_the_database_of_another_program_is_refused_and_untouched(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.commit()
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="another program"):
        await Store.open(path)
    assert path.read_bytes() == before


async def test_a_damaged_file_is_refused_with_advice(tmp_path: Path) -> None:
    path = tmp_path / "arnak.db"
    path.write_bytes(b"nonsense " * 500)
    with pytest.raises(StoreError, match="not a working database.*backup"):
        await Store.open(path)


async def test_a_folder_that_cannot_be_made_is_refused_with_advice(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="Set DATABASE"):
        await Store.open(tmp_path / "file" / "arnak.db")


async def test_a_migration_makes_a_backup_first(path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    reopened = await Store.open(path)
    await add_table(reopened)
    await reopened.close()
    script = tmp_path / "0002_more.sql"
    script.write_text("ALTER TABLE tables ADD COLUMN note TEXT;")
    known = migrate.migrations()
    monkeypatch.setattr(migrate, "migrations", lambda: [*known, (SCHEMA_VERSION + 1, script)])
    monkeypatch.setattr(migrate, "SCHEMA_VERSION", SCHEMA_VERSION + 1)
    migrate.prepare(path)
    migrated, backup = sqlite3.connect(path), sqlite3.connect(path.with_name(f"arnak.db.backup-{SCHEMA_VERSION}"))
    assert migrated.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION + 1,)
    assert migrated.execute("SELECT opener_id, note FROM tables").fetchall() == [(10, None)]
    assert backup.execute("SELECT opener_id FROM tables").fetchall() == [(10,)]
    migrated.close()
    backup.close()


async def test_a_migration_that_fails_changes_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    await (await Store.open(path)).close()
    script = tmp_path / "0002_broken.sql"
    script.write_text("CREATE TABLE half (a); CREATE TABLE seats (b);")
    known = migrate.migrations()
    monkeypatch.setattr(migrate, "migrations", lambda: [*known, (SCHEMA_VERSION + 1, script)])
    with pytest.raises(StoreError):
        DatabaseFile(path).prepare()
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
    assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'half'").fetchone() == (0,)
    connection.close()


async def test_a_database_of_the_first_version_is_brought_up_to_date(path: Path) -> None:
    path.parent.mkdir(parents=True)
    first = next(file for number, file in migrate.migrations() if number == 1)
    connection = sqlite3.connect(path)
    connection.executescript(
        first.read_text() + f"PRAGMA user_version = 1; PRAGMA application_id = {migrate.APPLICATION_ID};"
    )
    connection.execute(
        "INSERT INTO tables (channel_id, opener_id, status, board, seat_limit, shuffle_seats, auto_end, opened_at) "
        "VALUES (5, 10, 'lobby', 'bird', 2, 1, 0, ?)",
        (NOW,),
    )
    connection.commit()
    connection.close()
    reopened = await Store.open(path)
    record = await reopened.load(1)
    await reopened.close()
    assert record is not None
    assert record.channel_id == 5
    assert record.options == options_with(seats=2, shuffle_seats=True, auto_end=False, layout="wide")
    assert path.with_name("arnak.db.backup-1").exists()


async def test_games_that_began_before_the_host_ended_turns_keep_their_rules_and_reminders(path: Path) -> None:
    path.parent.mkdir(parents=True)
    connection = sqlite3.connect(path)
    for number, file in migrate.migrations():
        if number <= 4:
            connection.executescript(file.read_text())
    connection.executescript(f"PRAGMA user_version = 4; PRAGMA application_id = {migrate.APPLICATION_ID};")
    connection.execute(
        "INSERT INTO tables (channel_id, opener_id, status, board, seat_limit, shuffle_seats, auto_end, opened_at, "
        "seed, remind_hours, remind_at) VALUES (5, 10, 'running', 'bird', 2, 1, 1, ?, 'x', 12, ?)",
        (NOW, NOW),
    )
    connection.commit()
    connection.close()
    reopened = await Store.open(path)
    record = await reopened.load(1)
    due = await reopened.timers.at(NOW, 10)
    await reopened.close()
    assert record is not None and record.engine_ends and record.options.auto_end
    assert record.edition == 1, "games of before are of the first"
    assert due == [Timer(1, -1, TimerKind.REMIND, NOW)]


async def test_what_is_due_stays_until_it_was_done(store: Store) -> None:
    table = await add_table(store)
    early, late = "2026-01-01T00:00:00+00:00", "2026-02-01T00:00:00+00:00"
    remind, close = Timer(table, 0, TimerKind.REMIND, early), Timer(table, -1, TimerKind.CLOSE, late)
    await decide(store, table, timers=(remind, close))
    assert await store.timers.at("2026-01-15T00:00:00+00:00", 10) == [remind]
    assert await store.timers.at("2026-01-16T00:00:00+00:00", 10) == [remind], (
        "a crash in the meantime: it is due still"
    )
    await store.timers.put_off(remind, "2026-01-18T00:00:00+00:00")
    assert await store.timers.at("2026-01-17T00:00:00+00:00", 10) == []
    again = await store.timers.at("2026-01-18T00:00:00+00:00", 10)
    assert again == [replace(remind, tries=1)]
    for _ in range(2):
        await store.timers.told([(again[0], NewPost(PostKind.REMIND))], NOW)
    assert [post.kind for post in await store.outbox.of_table(table)] == [PostKind.REMIND], "told once"
    assert await store.timers.of_table(table) == [close]


async def test_wishes_and_settings_are_read_as_they_were_written(store: Store) -> None:
    assert await store.people.person(10) == Person() and await store.people.guild(1) is None
    person = Person("Europe/Prague", 8, 23, heads_up=True, ends=Ends.ASK)
    settings = GuildSettings(options_with(board="snake", seats=3, thread=True), (5, 6), Stoppers.PLAYERS)
    await store.people.set_person(10, person)
    await store.people.set_guild(1, settings)
    assert await store.people.person(10) == person and await store.people.guild(1) == settings
    await store.people.forget(10, str)
    assert await store.people.person(10) == Person()
