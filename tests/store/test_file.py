"""The database as a file: who may read it, what is said when it cannot be used, and that it is not lost unnoticed."""

from __future__ import annotations

import errno
import os
import re
import shutil
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from unittest.mock import Mock

import pytest

from arnak_bot.games import GAMES
from arnak_bot.host import Host
from arnak_bot.host.errors import NotSaved
from arnak_bot.store import GuildSettings, Store, StoreError, sqlite
from arnak_bot.store.sqlite import DatabaseFile
from tests.corpus.database import restore
from tests.databases import tamper
from tests.host.stage import options_with

OWNER_ONLY = 0o600


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "arnak.db"


@pytest.fixture
def database(path: Path) -> Path:
    """Where the store is, in tests that have one."""
    return path


def modes(path: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}


async def test_only_its_owner_may_read_the_database(store: Store, path: Path) -> None:
    await Host(store, GAMES).lobby.open(1, 5, 10, "Ann", options_with())
    assert modes(path) == dict.fromkeys(("arnak.db", "arnak.db-wal", "arnak.db-shm"), OWNER_ONLY)


async def test_a_file_that_may_only_be_read_is_refused_at_start(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await Store.open(path)).close()

    class OnlyReading(sqlite.Connection):
        def __init__(self, file: Path) -> None:
            super().__init__(file)
            self.execute("PRAGMA query_only = ON")

    monkeypatch.setattr(sqlite, "Connection", OnlyReading)  # who runs the tests may write everything
    with pytest.raises(StoreError, match="cannot be written"):
        await Store.open(path)


def test_commits_are_synced_to_disk_and_foreign_keys_are_enforced(path: Path) -> None:
    connect = sqlite.Connection.__base__  # other tests do not wait for the disk
    assert connect is not None
    with closing(connect(path)) as connection:
        pragmas = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("synchronous", "foreign_keys")]
    assert pragmas == [2, 1]


async def test_a_database_that_everybody_could_read_is_made_private_and_so_is_its_backup(path: Path) -> None:
    restore(5, path)
    beside = ("arnak.db-wal", "arnak.db-shm")
    for each in (path, *map(path.with_name, beside)):
        each.touch()
        each.chmod(0o644)
    store = await Store.open(path)
    assert set(modes(path).values()) == {OWNER_ONLY} and {"arnak.db.backup-5", *beside} <= set(modes(path))
    await store.close()


class Full(sqlite3.Connection):
    """A connection to a disk with hardly any room."""

    def __init__(self, *arguments: object, **options: object) -> None:
        super().__init__(*arguments, **options)  # type: ignore[arg-type]
        self.execute("PRAGMA max_page_count = 1")


async def test_a_full_disk_during_migration_loses_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    restore(5, path)
    monkeypatch.setattr("arnak_bot.store.migrate.sqlite3.connect", partial(sqlite3.connect, factory=Full))
    with pytest.raises(StoreError, match=r"full or failing.*Nothing was changed: make room") as said:
        DatabaseFile(path).prepare()
    monkeypatch.undo()
    assert "away" not in str(said.value) and "backup" not in str(said.value), "no advice that could lose it"
    assert not list(path.parent.glob("*.backup-*")), "what could not be finished is no backup"
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (5,)
    await (await Store.open(path)).close()


async def test_a_disk_without_room_is_reported_for_a_new_database(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
    monkeypatch.setattr("arnak_bot.store.migrate.os.open", Mock(side_effect=full))
    with pytest.raises(StoreError, match=r"cannot be opened.*make room.*df -i") as said:
        DatabaseFile(path).prepare()
    assert "DATABASE to" not in str(said.value), "another folder of that disk has no more room"


def test_a_disk_without_room_for_files_is_mentioned_when_sqlite_cannot_create_one(path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError) as refused:
        sqlite3.connect(path.parent / "no such folder" / path.name)
    said = DatabaseFile(path).sentence(refused.value)
    assert re.search(r"cannot be written.*bot's user.* make room .*df -i\), and start again\.$", said)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (sqlite3.SQLITE_READONLY_DBMOVED, "cannot be written"),
        (sqlite3.SQLITE_PERM, "cannot be written"),
        (sqlite3.SQLITE_FULL, "full or failing"),
        (sqlite3.SQLITE_IOERR_WRITE, "full or failing"),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "try again in a moment"),
        (sqlite3.SQLITE_LOCKED, "try again in a moment"),
        (sqlite3.SQLITE_NOTADB, "not a working database"),
        (sqlite3.SQLITE_CORRUPT_INDEX, "not a working database"),
        (sqlite3.SQLITE_TOOBIG, " failed "),
        (None, " failed "),
    ],
)
def test_every_sqlite_error_is_reported_with_a_remedy(path: Path, code: int | None, said: str) -> None:
    error = sqlite3.DatabaseError("so it is")
    if code is not None:
        error.sqlite_errorcode = code
    sentence = DatabaseFile(path).sentence(error)
    assert said in sentence and str(path) in sentence and "(so it is)" in sentence and sentence.endswith(".")
    assert "room" not in sentence or "full" in sentence, "room is no help there"


async def test_a_read_only_database_is_reported_nothing_is_lost(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    restore(5, path)
    plain = sqlite3.connect
    monkeypatch.setattr(  # root may write everywhere: SQLite itself opens it for reading only
        "arnak_bot.store.migrate.sqlite3.connect",
        lambda name, **options: plain(f"file:{name}?mode=ro" if name == path else name, **{**options, "uri": True}),
    )
    with pytest.raises(StoreError, match=r"cannot be written.*Nothing was changed") as said:
        DatabaseFile(path).prepare()
    assert "away" not in str(said.value)


async def test_a_file_with_several_names_is_warned_of_at_start(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    await (await Store.open(path)).close()
    assert not caplog.messages
    os.link(path, path.with_name("another.db"))
    await (await Store.open(path)).close()
    [said] = caplog.messages
    assert str(path) in said and "the same one" in said


def overwrite(at: int, spoiled: bytes) -> Callable[[Path], object]:
    return lambda path: path.write_bytes(path.read_bytes()[:at] + spoiled + path.read_bytes()[at + len(spoiled) :])


SPOILED: dict[str, Callable[[Path], object]] = {
    "cut in half": lambda path: os.truncate(path, path.stat().st_size // 2),
    "the middle": overwrite(4096, b"\xff" * 8192),
    "the header": overwrite(16, b"\0" * 44),
    "the count of free pages": overwrite(36, b"\0\0\0\1"),
    "nothing but zeros": lambda path: path.write_bytes(b"\0" * 20000),
    "no database": lambda path: path.write_bytes(b"nonsense " * 500),
    "the schema": lambda path: rewrite_schema(path, "CREATE TABLE tables (nonsense"),
    "a table": lambda path: tamper(path, "DROP TABLE votes"),
}


def rewrite_schema(path: Path, schema: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_master SET sql = ? WHERE name = 'tables'", (schema,))


@pytest.mark.parametrize("spoil", SPOILED.values(), ids=SPOILED)
async def test_a_corrupt_file_ends_in_a_sentence(path: Path, spoil: Callable[[Path], None]) -> None:
    store = await Store.open(path)
    host = Host(store, GAMES)
    for channel in range(20):
        await host.lobby.open(1, channel, 10, "Ann" * 100, options_with())
    await store.close()
    spoil(path)
    with pytest.raises(StoreError) as said:
        store = await Store.open(path)
        await store.close()
    assert str(path) in str(said.value) and str(said.value).endswith((".", "file."))


@pytest.mark.parametrize("how", ["deleted", "replaced"])
async def test_a_file_deleted_while_the_bot_runs_is_noticed_before_a_loss(store: Store, path: Path, how: str) -> None:
    host = Host(store, GAMES)
    table = await host.lobby.open(1, 5, 10, "Ann", options_with())
    if how == "replaced":
        shutil.copy(path, path.with_suffix(".copy"))
        path.with_suffix(".copy").replace(path)
    else:
        path.unlink()
    with pytest.raises(NotSaved):
        await host.lobby.join(table, 11, "Bob")
    assert table.names == ("Ann",)
    assert await store.open_table_in(5) == table.id, "what is there can be looked at"
    with pytest.raises(StoreError, match="deleted or replaced"):  # said in the log, even if nobody plays
        _ = [each async for each in host.timers.run_due()]
    with pytest.raises(StoreError, match=r"deleted or replaced.*put the file"):
        await store.people.set_guild(1, GuildSettings(options_with()))


def test_a_file_that_was_replaced_between_two_connections_is_noticed(path: Path) -> None:
    place = DatabaseFile(path)
    place.prepare()
    place.connect().close()
    place.require_same_file()
    shutil.copy(path, path.with_suffix(".copy"))
    path.with_suffix(".copy").replace(path)
    place.connect().close()
    with pytest.raises(StoreError, match="deleted or replaced"):
        place.require_same_file()


async def test_a_locked_database_is_reported_next_attempt_works(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.05)
    store = await Store.open(path)
    host = Host(store, GAMES)
    table = await host.lobby.open(1, 5, 10, "Ann", options_with())
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(NotSaved):
            await host.lobby.join(table, 11, "Bob")
        assert await store.open_table_in(5) == table.id, "who only reads waits for nobody"
        other.execute("ROLLBACK")
    await host.lobby.join(table, 11, "Bob")
    assert table.names == ("Ann", "Bob")
    await store.close()
