"""Two processes on one PostgreSQL, killed again and again while many tables act: nothing is lost or done twice."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from arnak_bot.doctor import examine
from arnak_bot.games import GAMES
from arnak_bot.store.backends import backend_of
from arnak_bot.store.database import Connection
from tests.crash.recording import ACKNOWLEDGED, DISCORD, Acknowledged, acknowledged
from tests.crash.sharing import ERRORS, PACE, SHARDS, TABLES
from tests.databases import Cluster, opened

ROOT = Path(__file__).parents[2]
REMEMBER = (
    "CREATE TABLE made (id BIGINT PRIMARY KEY, table_id BIGINT, kind TEXT, payload TEXT)",
    "CREATE FUNCTION remember() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
    "INSERT INTO made VALUES (new.id, new.table_id, new.kind, new.payload); RETURN new; END $$",
    "CREATE TRIGGER remember AFTER INSERT ON posts FOR EACH ROW EXECUTE FUNCTION remember()",
)
"""So that the test knows every post that a decision has queued, delivered or not."""


@dataclass
class Arena:
    """Where processes play, are killed and come back. `takeovers`: how long the dead ones' shards were theirs still."""

    folder: Path
    database: str
    connection: Connection
    maker: subprocess.Popen[str]
    takeovers: list[float] = field(default_factory=list)
    dead: dict[int, float] = field(default_factory=dict)

    def start(self, what: str, seed: int) -> int:
        assert self.maker.stdin is not None and self.maker.stdout is not None
        self.maker.stdin.write(f"{what} {seed}\n")
        self.maker.stdin.flush()
        return int(self.maker.stdout.readline())

    def kill(self, process: int, how: signal.Signals) -> None:
        os.kill(process, how)
        if how is signal.SIGKILL:
            self.dead[process] = time.monotonic()
        gone_by = time.monotonic() + 60
        with suppress(ProcessLookupError):
            while time.monotonic() < gone_by:
                os.kill(process, 0)
                time.sleep(0.002)
            raise AssertionError("it does not stop")

    def look(self) -> None:
        """Note which of the dead hold nothing any more."""
        held = {int(row[0].split(":")[1]) for row in self.rows("SELECT holder FROM shards")}
        for process in self.dead.keys() - held:
            self.takeovers.append(time.monotonic() - self.dead.pop(process))

    def rows(self, query: str) -> list[tuple[str, ...]]:
        return [tuple(row) for row in self.connection.execute(query).fetchall()]

    @property
    def told(self) -> int:
        return (self.folder / ACKNOWLEDGED).read_bytes().count(b"\n")

    def wait(self, enough: Callable[[], bool], seconds: float) -> bool:
        """Wait until something is so, at most for so long; say whether it is."""
        until = time.monotonic() + seconds
        while not enough():
            if time.monotonic() > until:
                return False
            self.look()
            time.sleep(0.03)
        return True

    @staticmethod
    def row_of(told: Acknowledged, log: dict[tuple[int, int], tuple[int, str]]) -> tuple[int, int]:
        """Return the row that a told action has in the log: the first of its seat since its number was free.

        Where several seats answer at once, another process may have written somebody else's answer meanwhile.
        """
        table, number = told.table, told.number
        while log[table, number][0] != told.seat:
            number += 1
        assert log[table, number][1] == told.action, told
        return table, number

    def check(self) -> None:
        """Check all that must hold when nobody plays any more and everything was told."""
        errors = self.folder / ERRORS
        assert not errors.exists(), errors.read_text()
        moves = self.connection.execute("SELECT table_id, number, seat, action FROM moves").fetchall()
        log = {(move[0], move[1]): (move[2], move[3]) for move in moves}
        heard = [self.row_of(told, log) for told in acknowledged(self.folder / ACKNOWLEDGED)]
        assert max(Counter(heard).values()) == 1, "one player for each move"
        made = {int(row[0]) for row in self.rows("SELECT id FROM made")}
        lines = (self.folder / DISCORD).read_text().splitlines()
        arrived = Counter(int(word) for line in lines for word in line.split()[1:])
        assert set(arrived) == made, "everybody who waits is told"
        assert set(arrived.values()) == {1}, "once"
        over = Counter(row[0] for row in self.rows("""SELECT table_id FROM made WHERE payload LIKE '%"over"%'"""))
        assert over == Counter(row[0] for row in self.rows("SELECT id FROM tables WHERE status = 'over'"))
        assert examine(self.database, GAMES).findings == ()


@contextmanager
def arena(cluster: Cluster, path: Path) -> Iterator[Arena]:
    """A database that remembers, and a maker of processes."""
    database = cluster.new()
    backend_of(database).prepare()
    (path / ACKNOWLEDGED).touch()
    (path / DISCORD).touch()
    command = [sys.executable, "-m", "tests.crash.sharing", str(path), database]
    with (
        opened(database) as connection,
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as maker,
    ):
        for statement in REMEMBER:
            connection.execute(statement)
        yield Arena(path, database, connection, maker)
        assert maker.stdin is not None
        maker.stdin.close()


def kill_again_and_again(cluster: Cluster, path: Path, kills: int, seed: int) -> dict[str, float]:
    began = time.monotonic()
    chance = random.Random(seed)
    with arena(cluster, path) as here:
        playing = [here.start("play", seed + number) for number in range(2)]
        for number in range(kills):
            slot = chance.randrange(2)
            enough = here.told + chance.randint(1, 8)
            here.wait(lambda enough=enough: here.told >= enough, seconds=2)  # type: ignore[misc]
            time.sleep(chance.uniform(0, 0.02))
            here.kill(playing[slot], signal.SIGTERM if chance.random() < 0.3 else signal.SIGKILL)
            playing[slot] = here.start("play", seed + 1000 + number)
        for process in playing:
            here.kill(process, signal.SIGKILL)
        last = [here.start("tell", number) for number in range(2)]
        assert here.wait(lambda: not here.rows("SELECT 1 FROM posts LIMIT 1"), seconds=60), "all of it is told"
        assert here.wait(lambda: len(here.rows("SELECT 1 FROM shards")) == SHARDS and not here.dead, seconds=15)
        for process in last:
            here.kill(process, signal.SIGTERM)
        assert here.rows("SELECT * FROM shards") == here.rows("SELECT * FROM processes") == [], "all was handed over"
        here.check()
        return {
            "seconds": time.monotonic() - began,
            "actions told": here.told,
            "games over": len(here.rows("SELECT 1 FROM tables WHERE status = 'over'")),
            "tables": len(here.rows("SELECT 1 FROM tables")),
            "posts": len(here.rows("SELECT 1 FROM made")),
            "taken over within": max(here.takeovers),
            "kills without a word": len(here.takeovers),
        }


@pytest.mark.slow
def test_a_few_kills_of_either_lose_nothing(cluster: Cluster, tmp_path: Path) -> None:
    kills = 6
    counted = kill_again_and_again(cluster, tmp_path, kills, seed=3)
    assert counted["actions told"] > 2 * kills and counted["tables"] >= TABLES // 2
    assert counted["kills without a word"] > kills // 3


@pytest.mark.slow
def test_many_kills_of_either_lose_nothing(
    cluster: Cluster, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """So many as the check has time for; `KILLS=1000` for the thousand that docs/hosting.md tells of."""
    kills = int(os.environ.get("KILLS", "20"))
    counted = kill_again_and_again(cluster, tmp_path, kills, seed=2)
    record_property("counted", counted)
    assert counted["actions told"] > 5 * kills
    assert kills < 1000 or counted["games over"] > TABLES, "a thousand kills last for whole games"
    assert counted["taken over within"] < 15, f"with {PACE.dead} s for 9, so that a thousand take minutes"
