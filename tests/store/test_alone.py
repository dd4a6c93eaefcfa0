"""One bot keeps its database for itself, or several share it: who would answer every click again is told so."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from arnak_bot.store.backends import backend_of
from arnak_bot.store.records import InUse, StoreError
from tests.databases import Where, opened

TRYING = """
import sys
from arnak_bot.store.backends import backend_of
from arnak_bot.store.records import InUse
print("trying", flush=True)
while True:
    try:
        with backend_of(sys.argv[1]).alone():
            sys.exit("had it")
    except InUse:
        pass
"""

HOLDING = """
import signal, sys, time
from arnak_bot.store import postgresql
from arnak_bot.store.backends import backend_of
from arnak_bot.store.records import InUse
signal.signal(signal.SIGINT, signal.default_int_handler)
postgresql._GHOST = 1.0
try:
    with getattr(backend_of(sys.argv[1]), sys.argv[2])():
        print("held", flush=True)
        try:
            for _ in range(600):
                time.sleep(0.1)
        except KeyboardInterrupt:
            print("interrupted", flush=True)
except InUse:
    print("lost", flush=True)
"""
WAYS = ("alone", "shared")
KEEPERS = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted"
THERE = "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"


@contextmanager
def running(program: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A program that has said its first word; killed in the end."""
    with subprocess.Popen([sys.executable, "-c", program, *arguments], stdout=subprocess.PIPE, text=True) as found:
        assert found.stdout is not None and found.stdout.readline()
        try:
            yield found
        finally:
            found.kill()


def free(database: Where) -> bool:
    """Whether a program could have the database for itself now."""
    try:
        with backend_of(database).alone():
            return True
    except InUse:
        return False


def test_a_second_program_is_told_who_uses_the_database_and_what_to_do(database: Where) -> None:
    place = backend_of(database)
    place.prepare()
    with place.alone(), pytest.raises(InUse, match="Stop the other one first") as refused, backend_of(database).alone():
        raise AssertionError("both keep it")
    assert place.name in str(refused.value) and "hosting.md" in str(refused.value) and free(database)


@pytest.mark.parametrize("way", WAYS)
def test_a_killed_process_releases_its_lock(database: Where, way: str) -> None:
    with running(HOLDING, str(database), way):
        assert not free(database)
    assert any(free(database) for _ in range(200)), "a server notices after a moment"


def test_no_exclusive_lock_is_possible_until_all_sharers_are_gone(database: Where) -> None:
    place = backend_of(database)
    with place.shared():
        with backend_of(database).shared(), running(HOLDING, str(database), "shared"):
            pass
        with pytest.raises(InUse, match="with the same SHARDS"), backend_of(database).alone():
            raise AssertionError("one is alone and one is not")
    assert free(database)


def test_no_shared_lock_is_possible_during_an_exclusive_one(database: Where) -> None:
    place = backend_of(database)
    with place.alone(), pytest.raises(InUse, match=r"without SHARDS.* Stop .*hosting\.md") as refused, place.shared():
        raise AssertionError("one is alone and one is not")
    assert place.name in str(refused.value)
    with place.shared():
        pass


def test_a_shared_lock_succeeds_while_another_process_fails_to_lock_exclusively(database: Where) -> None:
    with backend_of(database).shared(), running(TRYING, str(database)) as trying:
        for _ in range(100):
            with backend_of(database).shared():
                pass
        assert trying.poll() is None


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("file", ["/proc/nowhere/arnak.db", f"{'long' * 100}.db"])
def test_if_the_folder_is_read_only_opening_reports_it_instead_of_the_lock(tmp_path: Path, way: str, file: str) -> None:
    with getattr(backend_of(tmp_path / file), way)():
        pass


@pytest.mark.parametrize("way", WAYS)
def test_the_lock_is_beside_the_database_also_in_a_folder_that_does_not_exist_yet(tmp_path: Path, way: str) -> None:
    file = tmp_path / "data" / "here" / "arnak.db"
    with getattr(backend_of(file), way)():
        assert not file.exists()
        assert file.with_name("arnak.db.lock").stat().st_mode & 0o044, "another user's bot can see whether it is held"
        backend_of(file).prepare()
        assert not free(file)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("there", [True, False], ids=["a file", "no file yet"])
def test_a_link_to_the_file_leads_to_the_same_database(tmp_path: Path, way: str, *, there: bool) -> None:
    file, link = tmp_path / "kept" / "arnak.db", tmp_path / "arnak.db"
    file.parent.mkdir()
    link.symlink_to(file)
    if there:
        backend_of(file).prepare()
    with getattr(backend_of(file), way)():
        assert not free(link)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("link", [True, False], ids=["a link", "a folder"])
def test_a_lock_that_cannot_be_used_is_not_ignored(tmp_path: Path, way: str, *, link: bool) -> None:
    lock = tmp_path / "arnak.db.lock"
    if link:
        lock.symlink_to(tmp_path / "elsewhere")
    else:
        lock.mkdir()  # to who runs this, root perhaps, no file of somebody else is closed
    held = getattr(backend_of(tmp_path / "arnak.db"), way)
    with pytest.raises(StoreError, match="cannot be checked .*chown"), held():
        raise AssertionError("nobody knows who else is there")


def test_a_folder_instead_of_a_file_is_reported_on_opening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    with backend_of(".").alone(), pytest.raises(StoreError, match="Set DATABASE to a file"):
        backend_of(".").prepare()


@pytest.mark.whole_check
@pytest.mark.parametrize("way", WAYS)
def test_a_lock_lost_with_its_connection_is_taken_again(address: str, way: str) -> None:
    with opened(address) as looking, getattr(backend_of(address), way)():
        [first] = looking.execute(f"{KEEPERS} {THERE}").fetchone()
        looking.execute("SELECT pg_terminate_backend(CAST(? AS integer))", (first,))  # a restarted server ends it too
        for _ in range(100):
            row = looking.execute(f"{KEEPERS} {THERE}").fetchone()
            if row and row[0] != first:
                break
            time.sleep(0.1)
        else:
            raise AssertionError("it runs on, and any other may run beside it")
        assert not free(address)


@pytest.mark.whole_check
@pytest.mark.parametrize("way", WAYS)
def test_a_process_whose_lock_was_taken_over_exits(address: str, way: str) -> None:
    with opened(address) as faster, opened(address) as looking, running(HOLDING, address, way) as holder:
        looking.execute(f"SELECT pg_terminate_backend(pid) FROM ({KEEPERS} {THERE}) AS keepers")
        faster.execute("SELECT pg_advisory_lock(hashtext('arnak_bot'))")
        assert holder.stdout is not None and holder.stdout.read() == "interrupted\nlost\n"
