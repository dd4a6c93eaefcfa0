"""What the waiting loop does each time it looks, in which order, and what it does not begin: without a Discord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from arnak_bot.store import StoreError
from cogs.interactions import WORK
from cogs.timers import EVERY_MINUTES, TimerCog

REST = ["clock", "a batch", "a batch", "computers", "posts"]


@pytest.fixture
def done() -> list[str]:
    return []


@pytest.fixture
def bot(done: list[str]) -> Any:
    def noting(what: str) -> AsyncMock:
        return AsyncMock(side_effect=partial(done.append, what))

    async def look() -> AsyncIterator[None]:
        for _ in range(2):
            task = asyncio.current_task()
            assert task is not None and task.get_name().startswith(WORK), "a stop waits for it"
            done.append("a batch")
            yield

    refused = SimpleNamespace(retry_due=noting("due"), retry_all=noting("all"))
    sender = SimpleNamespace(refused=refused, resume=noting("posts"), resting=False)
    computers = SimpleNamespace(resume_all=noting("computers"))
    host = SimpleNamespace(timers=SimpleNamespace(run_due=look), computers=computers)
    clock = SimpleNamespace(compare=noting("clock"))
    return SimpleNamespace(outbox_sender=sender, host=host, clock=clock, wait_until_ready=noting("ready"))


async def test_the_first_check_retries_all_refused_posts_later_ones_only_those_due(bot: Any, done: list[str]) -> None:
    timers: Any = TimerCog(bot)
    for looks, refusals in enumerate(("all", "due", "due")):
        timers.loop._current_loop = looks
        await timers.repeat()
        assert done == [refusals, *REST]
        done.clear()
    assert timers.loop.minutes == EVERY_MINUTES == 5


async def test_a_bot_shutting_down_starts_no_further_batch(bot: Any, done: list[str]) -> None:
    timers: Any = TimerCog(bot)
    bot.outbox_sender.resting = True
    await timers.repeat()
    assert done.count("a batch") == 1


@pytest.mark.parametrize(("error", "traced"), [(StoreError("Away."), False), (RuntimeError("a mistake"), True)])
async def test_the_loop_logs_errors(bot: Any, caplog: pytest.LogCaptureFixture, error: Exception, traced: bool) -> None:
    bot.clock.compare = AsyncMock(side_effect=error)
    timers: Any = TimerCog(bot)
    await timers.repeat()
    (record,) = caplog.records
    assert record.levelname == "ERROR" and str(error) in record.getMessage() and bool(record.exc_info) is traced
