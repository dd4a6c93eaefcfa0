"""Measures how long calls take."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable


def median_time(work: Callable[[], object], times: int) -> float:
    """Return the median time of one call, in microseconds."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken) * 1e6


def cpu_of(work: Callable[[], object]) -> float:
    """Return the CPU time of one call in microseconds; other processes do not affect it."""
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1e6
