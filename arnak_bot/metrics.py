"""Metrics for operators: how many actions are played, how fast, and how long messages wait. Independent of Discord.

These are Prometheus metrics: https://prometheus.io/docs/concepts/metric_types. They count from the start of the
process, cost a microsecond each, and are served only if METRICS_PORT is set. No label ever names a person or a table.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = CONTENT_TYPE_LATEST
_REGISTRY = CollectorRegistry()
_FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

_ACTS = Counter("arnak_acts", "Actions asked of tables, by what became of them.", ["result"], registry=_REGISTRY)
_ACCEPTED, _REFUSED, _FAILED = (_ACTS.labels(result) for result in ("accepted", "refused", "failed"))
_ACT_SECONDS = Histogram("arnak_act_seconds", "From an action asked to its commit.", registry=_REGISTRY, buckets=_FAST)
_DRAWING_SECONDS = Histogram(
    "arnak_drawing_seconds",
    "How long a picture took, waiting for its turn included.",
    ["threads"],
    registry=_REGISTRY,
    buckets=_FAST,
)
_POSTS = Counter("arnak_posts", "Messages due in channels, by what became of each try.", ["result"], registry=_REGISTRY)
_OUTBOX_DEPTH = Gauge("arnak_outbox_rows", "Messages that wait to be sent.", registry=_REGISTRY)
_OUTBOX_AGE = Gauge("arnak_outbox_oldest_seconds", "The age of the message that waits longest.", registry=_REGISTRY)
_TABLES = Gauge("arnak_tables_in_memory", "Tables kept in memory.", registry=_REGISTRY)
_SHARDS = Gauge("arnak_shards", "Shards of this process, where several share them.", ["state"], registry=_REGISTRY)
_LAG = Histogram("arnak_loop_lag_seconds", "How late the event loop came back.", registry=_REGISTRY, buckets=_FAST)


@contextmanager
def acting(refusal: type[Exception]) -> Iterator[None]:
    """Measure an action at a table; a `refusal` counts as an answer, any other exception as a failure."""
    start = time.perf_counter()
    try:
        yield
    except refusal:
        _REFUSED.inc()
        raise
    except BaseException:
        _FAILED.inc()
        raise
    _ACCEPTED.inc()
    _ACT_SECONDS.observe(time.perf_counter() - start)


def drawing(threads: str) -> AbstractContextManager[object]:
    """Measure the drawing of a picture; `threads` names what draws it (for clicks, for channels, or for replays)."""
    return _DRAWING_SECONDS.labels(threads).time()


def posted(result: str, count: int = 1) -> None:
    """Count messages with this `result`: delivered, failed for now, or refused permanently."""
    _POSTS.labels(result).inc(count)


def set_outbox(depth: int, oldest: float) -> None:
    """Set the number of waiting messages, and for how many seconds the oldest has waited."""
    _OUTBOX_DEPTH.set(depth)
    _OUTBOX_AGE.set(oldest)


def set_tables(count: int) -> None:
    _TABLES.set(count)


def set_shards(held: int, connected: int) -> None:
    _SHARDS.labels("held").set(held)
    _SHARDS.labels("connected").set(connected)


async def watch_loop(every: float = 0.5) -> None:
    while True:
        start = time.perf_counter()
        await asyncio.sleep(every)
        _LAG.observe(max(0.0, time.perf_counter() - start - every))


def exposition() -> bytes:
    return generate_latest(_REGISTRY)
