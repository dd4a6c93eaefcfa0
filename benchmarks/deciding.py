"""Reads requests from stdin, and makes decisions in the databases given as arguments; see `benchmarks.decisions`.

It runs with the code of any commit, so it only imports what every commit has.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from arnak_bot import store as room
from arnak_bot.store import Change, MoveRecord, NewPost, NewTable, PostKind, SeatRecord, Snapshot, Status, Store
from arnak_bot.store.options import options_from

NAMES = vars(room)
TableStatus = NAMES.get("TableStatus") or NAMES["Life"]
Timer = NAMES.get("Timer") or NAMES["Due"]
TimerKind = NAMES.get("TimerKind") or NAMES["DueKind"]
TIMERS = "timers" if "TimerKind" in NAMES else "dues"
"""The name of the argument for timers: the current one, or the one in older commits."""

MANY = 20
"""The number of tables at which decisions are made at the same time."""
STRETCH = 0.002
"""Seconds for which a busy event loop is blocked at a time."""
SWITCH = 0.0005
"""The switch interval of bot.py: with Python's default of 5 ms a thread may starve for seconds."""
AT = "2026-01-01T00:00:00+00:00"
SEATS = tuple(SeatRecord(seat, 10 + seat, "Ann", awaited=seat == 0) for seat in range(3))


class Tables:
    def __init__(self, store: Store, ids: list[int]) -> None:
        self._store = store
        self._ids = ids
        self._versions = dict.fromkeys(ids, 1)

    @classmethod
    async def open(cls, path: str) -> Tables:
        store = await Store.open(path)
        life, options = TableStatus(Status.LOBBY), options_from("arnak", ())
        new = [NewTable(1, channel, 10, options, AT, "part") for channel in range(MANY)]
        return cls(store, [await store.add(each, Change(0, 0, AT, life, SEATS)) for each in new])

    async def close(self) -> None:
        await self._store.close()

    async def timed(self, what: str) -> tuple[float, float]:
        """Return seconds of wall-clock time and of CPU time."""
        start, used = time.perf_counter(), time.process_time()
        match what:
            case "an action":
                await self._decide(self._ids[0], None)
            case "the end of a turn":
                await self._end_turn(self._ids[0])
            case "looking at a table":
                await self._store.standing(self._ids[0])
            case _:
                await asyncio.gather(*map(self._end_turn, self._ids))
        return time.perf_counter() - start, time.process_time() - used

    async def _end_turn(self, table: int) -> None:
        version = self._versions[table]
        await self._decide(
            table,
            TableStatus(Status.RUNNING, "seed", AT, round=1, edition=1),
            seats=SEATS,
            posts=(NewPost(PostKind.TABLE),) if version < MANY else (),
            snapshot=Snapshot({"cards": list(range(500))}, version),
            **{TIMERS: (Timer(table, 0, TimerKind.REMIND, AT), Timer(table, -1, TimerKind.CLOSE, AT))},
        )

    async def _decide(self, table: int, life: Any, **change: Any) -> None:
        version = self._versions[table]
        move = MoveRecord(version, version % 3, "dig camp-coins")
        await self._store.commit(Change(table, version, AT, life, moves=(move,), **change))
        self._versions[table] = version + 1


async def _stretch() -> None:
    while True:
        end = time.perf_counter() + STRETCH
        while time.perf_counter() < end:
            pass
        await asyncio.sleep(0)


async def _measure() -> None:
    """Open the databases given as arguments, and answer each line of stdin with the median times."""
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


if __name__ == "__main__":
    sys.setswitchinterval(SWITCH)
    asyncio.run(_measure())
