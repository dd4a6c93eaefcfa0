"""Thousands of tables moved there and back by the command that an owner types, killed in the middle of each way."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from arnak_bot.store import copying
from tests.care.many import fill
from tests.care.test_moving import kept
from tests.databases import Where, rows

ROOT = Path(__file__).parents[2]
TABLES = int(os.environ.get("TABLES", "48"))
"""How many tables are moved; `TABLES=5000` for those that docs/hosting.md tells of."""


def command(source: Where, target: Where) -> list[str]:
    return [sys.executable, "-m", "arnak_bot", "move-database", str(source), str(target)]


def interrupt(source: Where, target: Where, what: str, how: signal.Signals) -> str:
    """Interrupt a move when something has begun; return what it said of that."""
    with subprocess.Popen(
        ["nice", "-n", "19", *command(source, target)],  # who interrupts has to be the faster one
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as moving:
        assert moving.stdout is not None and moving.stderr is not None
        for line in moving.stdout:
            if line.startswith(f"{what:5} ["):
                break
        moving.send_signal(how)
        said = moving.stderr.read()
        assert moving.wait() != 0
    assert not any(found for kind, found in rows(target).items() if kind in copying.KINDS), "nothing has come"
    return said


def move(source: Where, target: Where) -> float:
    began = time.monotonic()
    done = subprocess.run(command(source, target), cwd=ROOT, capture_output=True, text=True, check=True)
    assert f"Tables: {TABLES};" in done.stdout and "they follow older rules: 0;" in done.stdout
    assert "cannot be loaded there or here: 0." in done.stdout
    return time.monotonic() - began


@pytest.mark.slow
async def test_many_tables_survive_moving_there_and_back(
    address: str, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    source, back = tmp_path / "arnak.db", tmp_path / "back.db"
    await fill(source, TABLES)
    before = kept(source)
    counts = {kind: len(found) for kind, found in before.items()}
    assert counts["tables"] == TABLES
    seldom = ("reviews", "what_ifs", "attempts", "threads", *copying.OF_SERVERS)
    assert all(counts[kind] for kind in copying.KINDS if kind not in seldom), counts
    record_property("rows", counts)

    interrupt(source, address, "games", signal.SIGKILL)
    record_property("there, in seconds", move(source, address))
    assert kept(address) == before

    assert "Interrupted: nothing was moved" in interrupt(address, back, "rows", signal.SIGINT)
    record_property("back, in seconds", move(address, back))
    assert kept(back) == before == kept(source)
