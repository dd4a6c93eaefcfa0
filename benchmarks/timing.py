"""Clocks, memory and lines of results. Imports nothing of the program, whose memory some benchmarks measure."""

from __future__ import annotations

import asyncio
import re
import statistics
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

EVERY = 0.001
"""Seconds between checks of the event loop."""

Line = tuple[str, str, str]
"""What was measured, the result, and a reference."""


def lines_table(lines: Iterable[Line]) -> Iterator[str]:
    yield "| what | measured | beside |"
    yield "| --- | ---: | --- |"
    for line in lines:
        yield f"| {' | '.join(line)} |"


@contextmanager
def watched() -> Iterator[list[float]]:
    """Yield a list of how late the event loop was at each check while the block runs, in seconds."""
    late: list[float] = []

    async def watch() -> None:
        while True:
            start = time.perf_counter()
            await asyncio.sleep(EVERY)
            late.append(time.perf_counter() - start - EVERY)

    task = asyncio.create_task(watch())
    try:
        yield late
    finally:
        task.cancel()


def shown_lag(late: list[float]) -> str:
    return f"{milliseconds(max(late))} at most, {milliseconds(at_percent(late, 99))} at p99"


@contextmanager
def timed(taken: list[float]) -> Iterator[None]:
    """Add the seconds to the list."""
    start = time.perf_counter()
    yield
    taken.append(time.perf_counter() - start)


def at_percent(values: list[float], percent: int) -> float:
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)]


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


def memory(process: int | str = "self") -> float:
    """In MB (Linux only)."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) / 1024 if found else 0.0


def median_time(work: Callable[[], object], times: int) -> float:
    """In microseconds."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken) * 1e6


def cpu_of(work: Callable[[], object]) -> float:
    """In microseconds; other processes do not affect it."""
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1e6
