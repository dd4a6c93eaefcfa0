"""Processes that start at the same moment on one file: one makes or upgrades it, and all of them can use it."""

from __future__ import annotations

import multiprocessing
import sqlite3
from contextlib import closing
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from pathlib import Path

import pytest

from arnak_bot.store import StoreError, copying, migrate
from arnak_bot.store.sqlite import DatabaseFile
from tests.corpus.database import restore
from tests.databases import PASSING, rows

PROCESSES, ROUNDS = 3, 5


def prepare_again_and_again(paths: list[Path], together: Barrier, said: Queue[str]) -> None:
    """Prepare each file in the same moment as the others do, and say what went wrong."""
    for path in paths:
        together.wait(60)
        try:
            DatabaseFile(path).prepare()
        except StoreError as error:
            said.put(str(error))
    said.put("")


@pytest.mark.parametrize("there", [False, True], ids=["new", "of an older version"])
def test_a_schema_created_by_another_program_in_the_meantime_is_not_created_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    path = restore(5, tmp_path / "arnak.db") if there else tmp_path / "arnak.db"
    plain = migrate._migrate

    def late(connection: sqlite3.Connection, path: Path) -> None:
        monkeypatch.undo()
        migrate.prepare(path)
        plain(connection, path)

    monkeypatch.setattr(migrate, "_migrate", late)
    migrate.prepare(path)
    assert version_of(path) == migrate.SCHEMA_VERSION
    assert {kind for kind in rows(path) if not kind.startswith("sqlite")} == {*copying.KINDS, *PASSING}


@pytest.mark.slow
def test_processes_starting_at_once_on_a_file_create_one_schema(tmp_path: Path) -> None:
    new = [tmp_path / f"new {number}.db" for number in range(ROUNDS)]
    older = [restore(5, tmp_path / f"older {number}.db") for number in range(ROUNDS)]
    spawn = multiprocessing.get_context("spawn")
    work = ([*new, *older], spawn.Barrier(PROCESSES), said := spawn.Queue())
    processes = [spawn.Process(target=prepare_again_and_again, args=work) for _ in range(PROCESSES)]
    for process in processes:
        process.start()
    answers: list[str] = []
    while answers.count("") < PROCESSES:
        answers.append(said.get(timeout=120))
    for process in processes:
        process.join()
    assert [answer for answer in answers if answer] == []
    for paths, alone in ((new, tmp_path / "new.db"), (older, restore(5, tmp_path / "older.db"))):
        migrate.prepare(alone)
        wanted = rows(alone)
        assert all(rows(path) == wanted for path in paths)
    copies = [path.with_name(f"{path.name}.backup-5") for path in older]
    assert all(version_of(copy) == 5 for copy in copies), "the copy is of before"


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])
