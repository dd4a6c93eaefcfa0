"""SimCord waits five seconds for the bot to come to rest; on a busy machine it waits again before that is a failure.

The five seconds themselves stay: they also say which sleeps are waited for in earnest (discord.py tries again after 1,
3, 5, ... seconds) and which wait for the simulated clock.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import simcord

PATIENCE = 24
"""How often the time is granted: whoever has not come to rest after two minutes hangs."""

LOOK_EVERY = 0.002
"""Seconds between two looks at a bot that waits for a thread; with SimCord's own 0.05, half the time was waiting."""

# SimCord offers longer times for this only, not for its start and its end, and none that leave its sleeps alone.
_SETTLE, _ADVANCE, _DETACH = simcord.Env._settle_internal, simcord.Env._advance_to, simcord.Env._detach_bot


async def until(condition: Callable[[], object], seconds: float = 60) -> None:
    """Wait until something is so that nothing tells of by itself."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110  (there is no event for it)
            await asyncio.sleep(0.01)


def be_patient(patch: pytest.MonkeyPatch, patience: int = PATIENCE) -> None:
    """Have every simulated Discord wait again where it would give up: for rest, for the clock, for work in threads."""

    async def settle_patiently(env: simcord.Env, **how: Any) -> None:
        # With a deadline it is part of moving the clock, which is taken up again as a whole.
        how["idle"] = LOOK_EVERY
        await _again(lambda: _SETTLE(env, **how), 1 if "_deadline" in how else patience)

    async def advance_patiently(env: simcord.Env, target: float, deadline: float) -> None:
        deadlines = [deadline]

        async def wait() -> None:
            assert env._loop is not None
            await _ADVANCE(env, target, deadlines.pop() if deadlines else env._loop.time() + env.settle_timeout)

        await _again(wait, patience)

    async def detach_patiently(env: simcord.Env) -> None:
        await _again(lambda: _DETACH(env), patience)

    patch.setattr(simcord.Env, "_settle_internal", settle_patiently)
    patch.setattr(simcord.Env, "_advance_to", advance_patiently)
    patch.setattr(simcord.Env, "_detach_bot", detach_patiently)


async def _again(wait: Callable[[], Awaitable[None]], times: int) -> None:
    """Wait until that has not run out of time, at most so often; the last time counts."""
    for _ in range(times - 1):
        with contextlib.suppress(TimeoutError):
            await wait()
            return
    await wait()
