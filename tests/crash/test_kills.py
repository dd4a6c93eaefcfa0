"""Killed in the middle of play: nothing a player was told is lost, nobody waits in silence, nothing is told twice."""

from __future__ import annotations

import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from arnak_bot.doctor import examine
from arnak_bot.games import GAMES
from arnak_bot.store.migrate import prepare
from tests.crash.recording import ACKNOWLEDGED, DATABASE, DISCORD, acknowledged, delivered, doubts
from tests.samples import by_hand

ROOT = Path(__file__).parents[2]
NEW_FOLDER_AFTER = 30
REMEMBER = """
CREATE TABLE made (id INTEGER PRIMARY KEY, table_id INTEGER, kind TEXT, payload TEXT);
CREATE TRIGGER remember AFTER INSERT ON posts BEGIN
    INSERT INTO made VALUES (new.id, new.table_id, new.kind, new.payload);
END;
"""
"""So that the test knows every post that a decision has queued, delivered or not."""


class Folder:
    """Where a process plays, is killed, and plays on."""

    def __init__(self, path: Path) -> None:
        path.mkdir()
        self.path = path
        prepare(path / DATABASE)
        with closing(sqlite3.connect(path / DATABASE)) as connection:
            connection.executescript(REMEMBER)
        (path / ACKNOWLEDGED).touch()
        (path / DISCORD).touch()

    def play_and_kill(self, how: signal.Signals, actions: int, seconds: float, chance: int) -> None:
        """Let a process play until it has told players of so many actions, then a moment longer, and kill it."""
        enough = self.told + actions
        command = [sys.executable, "-m", "tests.crash.playing", str(self.path), str(chance)]
        with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True) as process:
            while self.told < enough and process.poll() is None:
                time.sleep(0.002)
            time.sleep(seconds)
            assert process.poll() is None, process.communicate()[1]
            process.send_signal(how)
            _, errors = process.communicate(timeout=60)
        expected = 0 if how is signal.SIGTERM else -how
        assert process.returncode == expected, errors

    @property
    def told(self) -> int:
        return (self.path / ACKNOWLEDGED).read_bytes().count(b"\n")

    def rows(self, query: str) -> list[tuple[int | str, ...]]:
        with closing(sqlite3.connect(self.path / DATABASE)) as connection:
            return connection.execute(query).fetchall()

    def check(self) -> None:
        self._check_actions()
        self._check_posts()
        # A log for every snapshot, an end for every game that is over, its results, and what is due where it waits.
        assert examine(self.path / DATABASE, GAMES).findings == ()

    def _check_actions(self) -> None:
        moves = self.rows("SELECT table_id, number, seat, action FROM moves")
        log = {(table, number): (seat, action) for table, number, seat, action in moves}
        for told in acknowledged(self.path / ACKNOWLEDGED):
            assert log[told.table, told.number] == (told.seat, told.action), told

    def _check_posts(self) -> None:
        lines = (self.path / DISCORD).read_text().splitlines()
        waiting = {row[0] for row in self.rows("SELECT id FROM posts")}
        made = {row[0] for row in self.rows("SELECT id FROM made")}
        arrived = delivered(lines)
        assert made == arrived | waiting, "every post is delivered or waits"
        assert doubts(lines).doubled == set(), "twice only if the kill fell between acceptance and note"
        assert arrived & waiting <= doubts(lines).unsure, "what Discord has got waits only if a kill fell there"
        finished = {row[0] for row in self.rows("SELECT id FROM tables WHERE status = 'over'")}
        ends = self.rows("""SELECT table_id FROM made WHERE kind = 'table' AND payload LIKE '%"over":true%'""")
        assert sorted(row[0] for row in ends) == sorted(finished), "each game that is over is told once, with its end"


def kill_again_and_again(path: Path, kills: int, seed: int) -> dict[str, int]:
    chance = random.Random(seed)
    folders: list[Folder] = []
    for number in range(kills):
        if number % NEW_FOLDER_AFTER == 0:
            folders.append(Folder(path / str(len(folders))))
        how = signal.SIGTERM if chance.random() < 0.3 else signal.SIGKILL
        folders[-1].play_and_kill(how, chance.randint(1, 80), chance.uniform(0, 0.02), seed * 1000 + number)
        folders[-1].check()
    return {
        "actions told": sum(len(acknowledged(folder.path / ACKNOWLEDGED)) for folder in folders),
        "games over": sum(len(folder.rows("SELECT 1 FROM tables WHERE status = 'over'")) for folder in folders),
        "posts": sum(len(folder.rows("SELECT 1 FROM made")) for folder in folders),
    }


@pytest.mark.slow
def test_a_few_kills_lose_nothing(tmp_path: Path) -> None:
    assert kill_again_and_again(tmp_path, kills=2, seed=3)["actions told"] > 50, "it was killed in the middle of play"


@pytest.mark.slow
def test_many_kills_lose_nothing(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    kills = by_hand(6, 300)
    counted = kill_again_and_again(tmp_path, kills, seed=2)
    record_property("counted", counted)
    assert counted["actions told"] > 10 * kills and counted["games over"] >= kills // 10
