"""`python -m benchmarks decisions COMMIT`: what writing a decision costs, today's code and another commit's in turn.

Each has a process of its own, and only one of them works at a time, so that a noisy machine is as noisy for both.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from arnak_bot.store import (
    Change,
    Due,
    DueKind,
    Life,
    MoveRecord,
    NewPost,
    NewTable,
    PostKind,
    SeatRecord,
    Snapshot,
    Status,
    Store,
)
from arnak_bot.store.options import options_from

__all__ = ["decisions_table"]

ROUNDS, TIMES, TIMES_BUSY = 40, 20, 4
MANY = 20
"""How many tables decide at once."""
STRETCH = 0.002
"""For how long a busy loop does not come back, in seconds."""
AT = "2026-01-01T00:00:00+00:00"
SEATS = tuple(SeatRecord(seat, 10 + seat, "Ann", awaited=seat == 0) for seat in range(3))
WHATS = ("an action", "the end of a turn", "looking at a table", f"{MANY} ends of turns at once")


class Tables:
    """Tables of one database, and how many decisions each has seen."""

    def __init__(self, store: Store, ids: list[int]) -> None:
        self._store = store
        self._ids = ids
        self._versions = dict.fromkeys(ids, 1)

    @classmethod
    async def open(cls, path: str) -> Tables:
        """Open so many lobbies in a new database."""
        store = await Store.open(path)
        life, options = Life(Status.LOBBY), options_from("arnak", ())
        new = [NewTable(1, channel, 10, options, AT, "part") for channel in range(MANY)]
        return cls(store, [await store.add(each, Change(0, 0, AT, life, SEATS)) for each in new])

    async def close(self) -> None:
        """Close the database."""
        await self._store.close()

    async def timed(self, what: str) -> tuple[float, float]:
        """Return the seconds that something takes, by the clock and of the processor."""
        start, used = time.perf_counter(), time.process_time()
        if what == WHATS[0]:
            await self._decide(self._ids[0], None)
        elif what == WHATS[1]:
            await self._end_turn(self._ids[0])
        elif what == WHATS[2]:
            await self._store.standing(self._ids[0])
        else:
            await asyncio.gather(*map(self._end_turn, self._ids))
        return time.perf_counter() - start, time.process_time() - used

    async def _end_turn(self, table: int) -> None:
        version = self._versions[table]
        await self._decide(
            table,
            Life(Status.RUNNING, "seed", AT, round=1, edition=1),
            seats=SEATS,
            dues=(Due(table, 0, DueKind.REMIND, AT), Due(table, -1, DueKind.CLOSE, AT)),
            posts=(NewPost(PostKind.TABLE),) if version < MANY else (),
            snapshot=Snapshot({"cards": list(range(500))}, version),
        )

    async def _decide(self, table: int, life: Life | None, **change: object) -> None:
        version = self._versions[table]
        move = MoveRecord(version, version % 3, "dig camp-coins")
        await self._store.commit(Change(table, version, AT, life, moves=(move,), **change))  # type: ignore[arg-type]
        self._versions[table] = version + 1


async def _stretch() -> None:
    while True:
        end = time.perf_counter() + STRETCH
        while time.perf_counter() < end:
            pass
        await asyncio.sleep(0)


async def _measure() -> None:
    """Open the databases that are named, and answer each line on standard input with how long something took."""
    tables = {folder: await Tables.open(str(Path(folder) / "decisions.db")) for folder in sys.argv[1:]}
    while line := sys.stdin.readline():
        folder, busy, what, times = json.loads(line)
        stretching = asyncio.create_task(_stretch()) if busy else None
        taken = [await tables[folder].timed(what) for _ in range(times)]
        if stretching is not None:
            stretching.cancel()
        print(json.dumps([statistics.median(each) for each in zip(*taken, strict=True)]), flush=True)
    for each in tables.values():
        await each.close()


Ask = Callable[..., list[float]]


@contextmanager
def _measuring(tree: Path, folders: list[Path]) -> Iterator[Ask]:
    """Start a process with the code of a tree; what is yielded asks it."""
    for folder in folders:
        folder.mkdir()
    command = [sys.executable, __file__, *map(str, folders)]
    with subprocess.Popen(
        command, env={**os.environ, "PYTHONPATH": str(tree)}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdin is not None and running.stdout is not None
        answers, questions = running.stdout, running.stdin

        def ask(*what: object) -> list[float]:
            questions.write(json.dumps(what) + "\n")
            questions.flush()
            found: list[float] = json.loads(answers.readline())
            return found

        yield ask
        questions.close()


def decisions_table(commit: str) -> Iterator[str]:
    """Compare today's code with that of a commit."""
    here = Path(__file__).resolve().parent.parent
    with (
        tempfile.TemporaryDirectory() as disk,
        tempfile.TemporaryDirectory(dir="/dev/shm") as memory,
    ):
        tree = Path(disk) / "tree"
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", tree, commit], cwd=here, check=True)
        try:
            yield from _compared(tree, here, Path(disk), Path(memory))
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", tree], cwd=here, check=True)


def _compared(before: Path, now: Path, disk: Path, memory: Path) -> Iterator[str]:
    with (
        _measuring(before, [disk / "before", memory / "before"]) as ask_before,
        _measuring(now, [disk / "now", memory / "now"]) as ask_now,
    ):
        yield "| decision | database | loop | before | now | now : before | processor, now : before |"
        yield "| --- | --- | --- | ---: | ---: | ---: | ---: |"
        for what, place, busy in itertools.product(WHATS, (disk, memory), (False, True)):
            times = 1 if what == WHATS[3] else TIMES_BUSY if busy else TIMES
            rounds = []
            for number in range(ROUNDS):
                asks: list[tuple[Ask, Path]] = [(ask_before, place / "before"), (ask_now, place / "now")]
                found = [ask(str(folder), busy, what, times) for ask, folder in asks[:: number % 2 * 2 - 1]]
                rounds.append(found[:: number % 2 * 2 - 1])
            where, loop = "disk" if place is disk else "memory", "busy" if busy else "idle"
            yield f"| {what} | {where} | {loop} | {_row(rounds, busy=busy)} |"


def _row(rounds: list[list[list[float]]], *, busy: bool) -> str:
    """The medians of both, and of how one compares with the other in each round."""
    before, now = (statistics.median(round_[which][0] for round_ in rounds) * 1e6 for which in (0, 1))
    clock, processor = (statistics.median(now[which] / before[which] for before, now in rounds) for which in (0, 1))
    return f"{before:,.0f} µs | {now:,.0f} µs | {clock:.2f} | {'' if busy else f'{processor:.2f}'}"


if __name__ == "__main__":
    asyncio.run(_measure())
