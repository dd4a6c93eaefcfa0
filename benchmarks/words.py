"""`python -m benchmarks words COMMIT`: the cost of start-up and of a panel, in the last commit and in another one."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from benchmarks.pairs import asking, in_turn, medians, tree_of

STARTS, ROUNDS, PANELS = 9, 15, 10
SCRIPT = "benchmarks/showing.py"
_number = itertools.count()


def words_table(commit: str) -> Iterator[str]:
    """In fresh checkouts, in which nothing is compiled yet."""
    with ExitStack() as stack:
        trees = [stack.enter_context(tree_of(each)) for each in (commit, "HEAD")]
        yield "| what | before | now | now : before |"
        yield "| --- | ---: | ---: | ---: |"
        for what, times in (("the very first start", 1), ("a start", STARTS)):
            yield _row(what, *medians(in_turn(times, *(partial(_start, tree) for tree in trees))))
        before, now = (stack.enter_context(asking(SCRIPT, tree, tree.parent / "panels.db")) for tree in trees)
        rounds = in_turn(ROUNDS, partial(before, PANELS), partial(now, PANELS))
        yield _row("a panel, of the processor", *medians(rounds))


def _row(what: str, before: float, now: float, compared: float) -> str:
    return f"| {what} | {before * 1000:,.1f} ms | {now * 1000:,.1f} ms | {compared:.2f} |"


def _start(tree: Path) -> list[float]:
    begun = time.perf_counter()
    with asking(SCRIPT, tree, tree.parent / f"start-{next(_number)}.db"):
        pass
    return [time.perf_counter() - begun]
