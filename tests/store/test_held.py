"""A file that another program holds: it is said soon what is waited for, and who is told to stop stops at once."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from arnak_bot.store import Store, StoreError, migrate

ROOT = Path(__file__).parents[2]


@contextmanager
def held(path: Path, mode: str) -> Iterator[None]:
    """Hold a database as another program may: only against who writes, or against everybody."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(f"PRAGMA locking_mode = {mode}")
        other.execute("BEGIN IMMEDIATE")
        other.execute("CREATE TABLE IF NOT EXISTS others (a)")
        yield
        other.execute("ROLLBACK")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    migrate.prepare(tmp_path / "arnak.db")
    return tmp_path / "arnak.db"


@pytest.mark.parametrize("mode", ["NORMAL", "EXCLUSIVE"])
async def test_waiting_for_a_locked_file_is_logged_and_can_be_stopped_at_once(
    path: Path, mode: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migrate, "_QUIETLY", 0.1)
    with held(path, mode):
        opening = asyncio.create_task(Store.open(path))
        while "Another program holds the database" not in caplog.text:  # noqa: ASYNC110 - a log has no event
            await asyncio.sleep(0.02)
        assert not opening.done()
        opening.cancel()
        await asyncio.wait([opening], timeout=migrate._STARTING_TOGETHER / 2)
        assert opening.cancelled(), "it does not wait to the end"
    await (await Store.open(path)).close()


@pytest.mark.parametrize(("quietly", "times"), [(600.0, 0), (0.05, 1)])
async def test_waiting_in_vain_reports_that_the_file_is_locked(
    path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, quietly: float, times: int
) -> None:
    monkeypatch.setattr(migrate, "_STARTING_TOGETHER", 0.5)
    monkeypatch.setattr(migrate, "_QUIETLY", quietly)
    with held(path, "NORMAL"), pytest.raises(StoreError, match="Another program holds the database"):
        await Store.open(path)
    assert len(caplog.messages) == times, "said once, and not where it takes but a moment"


@pytest.mark.slow
@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_a_local_table_reports_a_locked_file_and_can_be_stopped(path: Path, told: signal.Signals) -> None:
    environment = {**os.environ, "DATABASE": str(path), "LOCAL_PORT": "0", "DISCORD_TOKEN": "", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "bot.py"]
    with (
        held(path, "NORMAL"),
        subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        ) as bot,
    ):
        try:
            assert bot.stdout is not None
            assert "Another program holds the database" in next(line for line in bot.stdout if line.strip())
            bot.send_signal(told)
            assert bot.wait(timeout=30) == 0
            assert "Traceback" not in bot.stdout.read()
        finally:
            bot.kill()
