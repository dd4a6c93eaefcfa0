"""Moving a database to another place: all of it or nothing, there and back, and every game stands where it stood."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest

from arnak_bot.__main__ import main
from arnak_bot.doctor import examine
from arnak_bot.games import GAMES
from arnak_bot.host import Host
from arnak_bot.moving import Comparison, move_database
from arnak_bot.store import Person, Store, StoreError, copying
from arnak_bot.store.backends import backend_of
from arnak_bot.store.records import InUse
from tests.care.conftest import Output, Played, complaint
from tests.databases import Where, columns_of, opened, rows, tamper
from tests.host.stage import options_with

pytestmark = pytest.mark.whole_check


def silent(what: str, done: int, total: int) -> None:
    """Nobody wants to know how far it is."""


def kept(where: Where) -> dict[str, list[tuple[object, ...]]]:
    """All rows, whatever their order and that of their columns."""
    queries = {kind: f"SELECT {', '.join(columns_of(kind))} FROM {kind}" for kind in copying.KINDS}
    with opened(where) as connection:
        return {kind: sorted(map(tuple, connection.execute(query)), key=repr) for kind, query in queries.items()}


def test_moving_there_and_back(played: Played, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copying, "_AT_ONCE", 2)
    person = '{"zone": "Asia/Tokyo", "ends": "ask", "wake": 8, "sleep": 22, "heads_up": true}'
    played.sql("INSERT INTO people (user_id, wishes) VALUES (?, ?)", 2**62, person)
    before, back = kept(played.path), tmp_path / "back.db"
    told = Mock()
    assert move_database(played.path, address, GAMES, told) == {Comparison.REPLAYED: 4, Comparison.WITHOUT_GAME: 1}
    far = [call.args[1:] for call in told.call_args_list if call.args[0] == "rows"]
    every = sum(map(len, before.values()))
    assert far[0] == (0, every) and far[-1] == (every, every) and far == sorted(set(far))
    assert kept(address) == before
    assert move_database(address, back, GAMES, silent) == {Comparison.REPLAYED: 4, Comparison.WITHOUT_GAME: 1}
    assert kept(back) == before == kept(played.path)
    assert examine(address, GAMES).well and examine(back, GAMES).well


def test_progress_and_next_step_are_reported(played: Played, address: str, capsys: Output) -> None:
    assert main(["move-database", str(played.path), address.replace("arnak@", "arnak:secret@")]) == 0
    said = capsys.readouterr().out
    assert "rows  [##########]" in said and "games [##########] 5 of 5" in said
    assert "Tables: 5;" in said and "with the same result: 4;" in said and "Set DATABASE" in said
    assert "secret" not in said


async def test_games_continue_in_the_new_database_and_new_ones_can_start(played: Played, new_database: Where) -> None:
    await asyncio.to_thread(move_database, played.path, new_database, GAMES, silent)
    store = await Store.open(new_database)
    host = Host(store, GAMES)
    table = await host.registry.table(played.running)
    seat = table.running.seats_to_act[0]
    await host.play.play(table, table.seats[seat].user_id, [table.running.legal_actions(seat)[0].text])
    assert (await host.lobby.open(1, 99, 1, "Ada", options_with())).id == 6
    ids = [post.id for post in await store.outbox.all()]
    assert len(set(ids)) == len(ids)
    await host.close()
    await store.close()


def test_a_target_that_is_not_empty_is_not_touched(played: Played, new_database: Where, capsys: Output) -> None:
    move_database(played.path, new_database, GAMES, silent)
    before = rows(new_database)
    said = complaint(capsys, "move-database", played.path, new_database)
    assert "not empty" in said and "move into a new, empty one" in said
    assert rows(new_database) == before
    assert "into itself" in complaint(capsys, "move-database", new_database, new_database)


@pytest.mark.parametrize("at", ["rows", "games"])
def test_an_interrupted_move_can_be_repeated(played: Played, new_database: Where, at: str) -> None:
    def interrupt(what: str, done: int, total: int) -> None:
        if what == at and done > 0:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        move_database(played.path, new_database, GAMES, interrupt)
    assert not any(found for kind, found in rows(new_database).items() if kind in copying.KINDS)
    assert move_database(played.path, new_database, GAMES, silent)[Comparison.REPLAYED] == 4


def test_a_bot_running_during_the_move_is_noticed(played: Played, new_database: Where) -> None:
    def play(what: str, done: int, total: int) -> None:
        if what == "games" and done == 1:
            played.sql("UPDATE tables SET version = version + 1 WHERE id = ?", played.running)

    with pytest.raises(StoreError, match="Stop the bot and start again"):
        move_database(played.path, new_database, GAMES, play)
    assert rows(new_database)["tables"] == []


def test_nothing_is_moved_into_a_database_in_use(played: Played, new_database: Where) -> None:
    backend_of(new_database).prepare()
    with backend_of(new_database).alone(), pytest.raises(InUse):
        move_database(played.path, new_database, GAMES, silent)
    assert rows(new_database)["tables"] == []


def test_a_log_that_does_not_match_its_snapshot_is_not_moved(played: Played, address: str) -> None:
    query = "UPDATE tables SET snapshot = (SELECT snapshot FROM tables WHERE id = ?), snapshot_move = 3 WHERE id = ?"
    played.sql(query, played.stopped, played.over)
    with pytest.raises(StoreError, match=rf"log of table {played.over} does not lead.*--repair"):
        move_database(played.path, address, GAMES, silent)
    assert rows(address)["tables"] == []


def test_orphaned_rows_must_be_repaired_first(played: Played, address: str) -> None:
    tamper(played.path, "INSERT INTO votes (table_id, motion, seat, value, voter) VALUES (999, 'pass', 0, 0, 1)")
    with pytest.raises(StoreError, match=r"1 votes of no table.*--repair"):
        move_database(played.path, address, GAMES, silent)


def test_invalid_text_is_not_altered(played: Played, tmp_path: Path) -> None:
    played.sql("UPDATE seats SET name = CAST(x'416eff' AS TEXT) WHERE table_id = ?", played.over)
    with pytest.raises(StoreError, match=rf"table {played.over}: seats.name.*--repair"):
        move_database(played.path, tmp_path / "new.db", GAMES, silent)
    assert not (tmp_path / "new.db").exists()


def test_logs_of_old_rules_and_broken_tables_are_moved_unchanged(played: Played, address: str) -> None:
    spoiled = "UPDATE moves SET action = 'fly to the moon' WHERE table_id = ? AND number = 2"
    for table in (played.over, played.running):
        played.sql(spoiled, table)
    played.sql("UPDATE tables SET snapshot = NULL WHERE id = ?", played.running)
    played.sql("UPDATE tables SET options = '{}' WHERE id = ?", played.lobby)
    assert move_database(played.path, address, GAMES, silent) == {
        Comparison.REPLAYED: 2,
        Comparison.BY_SNAPSHOT: 1,
        Comparison.BROKEN: 2,
    }
    assert kept(address) == kept(played.path)


def test_a_change_during_the_copy_is_noticed(played: Played, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = copying._copy

    def careless(source: object, target: object, kind: str, first: int, last: int) -> int:
        done = plain(source, target, kind, first, last)  # type: ignore[arg-type]
        if kind == "seats":
            target.execute("UPDATE seats SET name = 'Eve' WHERE table_id = ?", (played.over,))  # type: ignore[attr-defined]
        return done

    monkeypatch.setattr(copying, "_copy", careless)
    with pytest.raises(StoreError, match=f"Table {played.over} differs"):
        move_database(played.path, address, GAMES, silent)


async def test_a_servers_backup_is_a_usable_file(played: Played, address: str, tmp_path: Path, capsys: Output) -> None:
    await asyncio.to_thread(move_database, played.path, address, GAMES, silent)
    target = tmp_path / "copies" / "copy.db"
    assert await asyncio.to_thread(main, ["--database", address, "backup", str(target)]) == 0
    assert "Tables that load: 5." in capsys.readouterr().out
    assert [file.name for file in target.parent.iterdir()] == ["copy.db"] and target.stat().st_mode & 0o777 == 0o600
    assert kept(target) == kept(address)
    with closing(sqlite3.connect(target)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",), "nothing is written beside it"
    assert await asyncio.to_thread(main, ["--database", address, "backup", str(target)]) == 2
    assert "exists already" in capsys.readouterr().err
    store = await Store.open(target)
    await store.people.set_person(1, Person())
    await store.close()
    tamper(address, "UPDATE arnak_schema SET version = version - 1")
    with pytest.raises(StoreError, match="not a database of this version"):
        copying.back_up(backend_of(address), target.with_name("other.db"))
    assert not target.with_name("other.db").exists()


def test_an_interrupted_move_stops_when_it_reports_progress(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    def interrupted(
        source: str, target: str, games: object, progress: Callable[[str, int, int], None]
    ) -> Counter[Comparison]:
        progress("rows", 0, 10)
        signal.raise_signal(signal.SIGINT)
        progress("rows", 1, 10)
        raise AssertionError("it goes on")

    usual = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr("arnak_bot.__main__.move_database", interrupted)
    assert "Interrupted: nothing was moved" in complaint(capsys, "move-database", "old.db", "new.db")
    assert signal.getsignal(signal.SIGINT) is usual


def test_a_finished_move_cannot_be_interrupted(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    def done(source: str, target: str, games: object, progress: Callable[[str, int, int], None]) -> Counter[Comparison]:
        signal.raise_signal(signal.SIGINT)
        return Counter({Comparison.REPLAYED: 4, Comparison.WITHOUT_GAME: 1})

    monkeypatch.setattr("arnak_bot.__main__.move_database", done)
    assert main(["move-database", "old.db", "new.db"]) == 0
    assert "Tables: 5;" in capsys.readouterr().out


def test_a_second_interruption_stops_a_move_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def hanging(
        source: str, target: str, games: object, progress: Callable[[str, int, int], None]
    ) -> Counter[Comparison]:
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)
        raise AssertionError("it goes on")

    monkeypatch.setattr("arnak_bot.__main__.move_database", hanging)
    assert main(["move-database", "old.db", "new.db"]) == 2
