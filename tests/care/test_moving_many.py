"""Thousands of tables moved there and back by the command that an owner types, killed in the middle of each way."""

from __future__ import annotations

import hashlib
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from arnak_bot.games import GAMES
from arnak_bot.host.loading import table_from
from arnak_bot.host.tables import Table
from arnak_bot.store import copying
from arnak_bot.store.checkup import checkup
from tests.care.many import fill
from tests.databases import Cluster, Where, columns_of, opened, rows

ROOT = Path(__file__).parents[2]
TABLES = int(os.environ.get("TABLES", "48"))
"""How many tables are moved; `TABLES=5000` for those that docs/hosting.md tells of."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What is in a database: how many rows of each kind and what they hash to, and where each game stands."""

    rows: dict[str, tuple[int, int]]
    fingerprints: dict[int, tuple[str, str]]


def kept(where: Where) -> Kept:
    """Read all of a database, table after table."""
    found = {kind: _hashed(where, kind) for kind in copying.KINDS}
    with checkup(where) as database:
        stands = {number: _stands(table_from(database.table(number), GAMES)) for number in database.table_ids()}
    return Kept(found, stands)


def _stands(table: Table) -> tuple[str, str]:
    return table.definition.key, "" if table.game is None else table.game.fingerprint()


def _hashed(where: Where, kind: str) -> tuple[int, int]:
    """How many rows of a kind there are, and the sum of what they hash to."""
    count = total = 0
    for row in _rows(where, kind):
        count += 1
        total += int.from_bytes(hashlib.sha256(repr(row).encode()).digest()[:8], "big")
    return count, total


def _rows(where: Where, kind: str) -> Iterator[tuple[object, ...]]:
    columns = ", ".join(columns_of(kind))
    with opened(where) as connection:
        if kind in ("people", *copying.OF_SERVERS):
            yield from map(tuple, connection.execute(f"SELECT {columns} FROM {kind}"))
            return
        key = "id" if kind == "tables" else "table_id"
        for first in range(1, TABLES + 1, 100):
            part = connection.execute(f"SELECT {columns} FROM {kind} WHERE {key} BETWEEN ? AND ?", (first, first + 99))
            yield from map(tuple, part)


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
    cluster: Cluster, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    source, address, back = tmp_path / "arnak.db", cluster.new(), tmp_path / "back.db"
    await fill(source, TABLES)
    before = kept(source)
    assert len(before.fingerprints) == TABLES
    stands = Counter(key for key, fingerprint in before.fingerprints.values() if fingerprint)
    assert min(stands["arnak"], stands["lost-cities"]) > TABLES // 5, "games of both kinds"
    counts = {kind: count for kind, (count, _) in before.rows.items()}
    seldom = ("reviews", "what_ifs", "attempts", "threads", *copying.OF_SERVERS)
    assert all(counts[kind] for kind in copying.KINDS if kind not in seldom), counts
    record_property("rows", counts)

    interrupt(source, address, "games", signal.SIGKILL)
    record_property("there, in seconds", move(source, address))
    assert kept(address) == before

    assert "Interrupted: nothing was moved" in interrupt(address, back, "rows", signal.SIGINT)
    record_property("back, in seconds", move(address, back))
    assert kept(back) == before == kept(source)
