"""`python -m benchmarks decisions COMMIT`: the cost of writing a decision, compared with another commit."""

from __future__ import annotations

import itertools
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from benchmarks.pairs import HERE, asking, in_turn, medians, tree_of

ROUNDS, TIMES, TIMES_BUSY = 40, 20, 4
WHATS = ("an action", "the end of a turn", "looking at a table", "20 ends of turns at once")
SCRIPT = "benchmarks/deciding.py"


def decisions_table(commit: str) -> Iterator[str]:
    with (
        tempfile.TemporaryDirectory() as disk,
        tempfile.TemporaryDirectory(dir="/dev/shm") as memory,
        tree_of(commit) as tree,
    ):
        folders = {when: [Path(place) / when for place in (disk, memory)] for when in ("before", "now")}
        for folder in itertools.chain(*folders.values()):
            folder.mkdir()
        with (
            asking(SCRIPT, tree, *folders["before"]) as ask_before,
            asking(SCRIPT, HERE, *folders["now"]) as ask_now,
        ):
            yield "| decision | database | loop | before | now | now : before | processor, now : before |"
            yield "| --- | --- | --- | ---: | ---: | ---: | ---: |"
            for what, place, busy in itertools.product(WHATS, (0, 1), (False, True)):
                times = 1 if what == WHATS[3] else TIMES_BUSY if busy else TIMES
                before = partial(ask_before, str(folders["before"][place]), busy, what, times)
                now = partial(ask_now, str(folders["now"][place]), busy, what, times)
                rounds = in_turn(ROUNDS, before, now)
                first, second, clock = medians(rounds)
                processor = "" if busy else f"{medians(rounds, 1)[2]:.2f}"
                where, loop = ("disk", "memory")[place], "busy" if busy else "idle"
                compared = f"{first * 1e6:,.0f} µs | {second * 1e6:,.0f} µs | {clock:.2f} | {processor}"
                yield f"| {what} | {where} | {loop} | {compared} |"
