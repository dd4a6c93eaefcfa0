"""Backups: consistent while the bot plays, for the owner's eyes only, never over another file."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest

from arnak_bot.__main__ import main
from arnak_bot.doctor import examine
from arnak_bot.games import GAMES
from arnak_bot.host import Host
from arnak_bot.store import Store, StoreError, copying
from arnak_bot.store.sqlite import DatabaseFile
from tests.care.conftest import Output, Played, complaint, play, start


def back_up(played: Played, target: Path) -> int:
    return main(["--database", str(played.path), "backup", str(target)])


def test_a_backup_has_everything_in_one_private_file(played: Played, tmp_path: Path) -> None:
    target = tmp_path / "copies" / "november" / "copy.db"
    assert back_up(played, target) == 0
    assert [file.name for file in target.parent.iterdir()] == ["copy.db"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",), "nothing is written beside it"
        for table in ("tables", "seats", "moves", "dues", "posts", "results"):
            query = f"SELECT * FROM {table}"
            assert copy.execute(query).fetchall() == played.rows(query)


def test_an_interrupted_backup_leaves_nothing_and_says_so(
    played: Played, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "_copy_file", Mock(side_effect=KeyboardInterrupt))
    assert "Interrupted" in complaint(capsys, "--database", played.path, "backup", tmp_path / "copies" / "copy.db")
    assert not list((tmp_path / "copies").iterdir())


def test_a_backup_never_replaces_a_file(played: Played, tmp_path: Path, capsys: Output) -> None:
    target = tmp_path / "copy.db"
    target.write_text("something dear")
    assert "exists already" in complaint(capsys, "--database", played.path, "backup", target)
    assert target.read_text() == "something dear"


def test_leftovers_of_a_killed_backup_are_overwritten_and_made_private(played: Played, tmp_path: Path) -> None:
    left = tmp_path / "copy.db.unfinished"
    left.write_bytes(b"half of a database" * 999)
    left.chmod(0o644)
    assert back_up(played, tmp_path / "copy.db") == 0
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600 and not left.exists()


def test_a_backup_needs_no_links(played: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refusing = Mock(side_effect=PermissionError)  # as exFAT and some shares do
    monkeypatch.setattr("arnak_bot.store.copying.os.link", refusing)
    assert back_up(played, tmp_path / "copy.db") == 0
    assert examine(tmp_path / "copy.db", GAMES).well


@pytest.mark.parametrize(("at", "spoiled"), [(36, b"\0\0\0\1"), (4104, b"\xff" * 52)], ids=["free pages", "a page"])
def test_a_damaged_database_is_reported_as_damaged_rather_than_its_backup_and_by_the_doctor(
    played: Played, tmp_path: Path, capsys: Output, at: int, spoiled: bytes
) -> None:
    data = played.path.read_bytes()
    played.path.write_bytes(data[:at] + spoiled + data[at + len(spoiled) :])
    said = complaint(capsys, "--database", played.path, "backup", tmp_path / "copy.db")
    assert "is damaged" in said and "Choose a place" not in said
    assert not list(tmp_path.glob("copy*"))
    assert main(["--database", str(played.path), "doctor"]) != 0
    printed = capsys.readouterr()
    assert "damaged" in printed.out + printed.err


def test_a_backup_without_access_says_so(played: Played, tmp_path: Path, capsys: Output) -> None:
    nowhere = tmp_path / ("long" * 100)
    assert "cannot be copied to" in complaint(capsys, "--database", played.path, "backup", nowhere)
    assert "The database" in complaint(capsys, "--database", nowhere, "doctor")


async def test_backups_of_a_running_bot_are_intact(tmp_path: Path) -> None:
    path, chance = tmp_path / "arnak.db", random.Random(8)
    store = await Store.open(path)
    host = Host(store, GAMES, chance=chance)
    tables = [await start(host, channel) for channel in range(4)]
    playing = [asyncio.create_task(play(host, table, chance)) for table in tables]
    counts = []
    for number in range(6):
        await asyncio.sleep(0.03)
        copy = tmp_path / f"copy{number}.db"
        await asyncio.to_thread(copying.back_up, DatabaseFile(path), copy)
        assert examine(copy, GAMES).findings == ()
        with closing(sqlite3.connect(copy)) as connection:
            counts.append(connection.execute("SELECT count(*) FROM moves").fetchone()[0])
    assert counts == sorted(counts) and counts[-1] > counts[0]
    await asyncio.gather(*playing)
    await host.close()
    await store.close()


def test_a_backup_with_tables_that_do_not_load_is_kept_and_told(played: Played, tmp_path: Path, capsys: Output) -> None:
    played.sql("DELETE FROM seats WHERE table_id = ?", played.running)
    played.sql("UPDATE tables SET snapshot = NULL WHERE id = ?", played.running)
    target = tmp_path / "copy.db"
    assert back_up(played, target) == 1
    assert "Tables that cannot be loaded, here or in the original: 1." in capsys.readouterr().out
    assert target.exists()


def test_a_backup_before_an_upgrade_works(played: Played, tmp_path: Path, capsys: Output) -> None:
    played.sql("PRAGMA user_version = 5")
    assert back_up(played, tmp_path / "copy.db") == 0
    assert "its tables were not checked" in capsys.readouterr().out


@pytest.mark.parametrize("content", [b"", b"no database at all" * 99])
def test_a_failed_copy_leaves_nothing_behind(content: bytes, tmp_path: Path) -> None:
    source, target = tmp_path / "arnak.db", tmp_path / "copy.db"
    source.write_bytes(content)
    with pytest.raises(StoreError, match=r"arnak\.db"):
        copying.back_up(DatabaseFile(source), target)
    with pytest.raises(StoreError, match="There is no database"):
        copying.back_up(DatabaseFile(tmp_path / "missing.db"), target)
    with pytest.raises(StoreError, match="cannot be copied"):
        copying.back_up(DatabaseFile(source), source / "within")
    assert [file.name for file in tmp_path.iterdir()] == ["arnak.db"]
