"""How often Discord lets itself be asked, and what discord.py does about it.

`waiting_for_rate_limits` does after a refusal what discord.py does. With `RateLimits`, requests pass through its own
HTTP client, which also knows from Discord's answers how much of a route's limit is left, and waits before it is
refused; and they take their time. The numbers are those of Discord's documentation and of its answers.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

import discord
from discord.http import HTTPClient
from simcord.backend.errors import BackendError

PER_SECOND = 50
"""The requests that Discord takes of a bot in a second; answers to interactions do not count."""
PER_CHANNEL, CHANNEL_SECONDS = 5, 5.0
"""How many new messages it takes in a channel in so many seconds; edits and deletions are counted for themselves."""
LATENCY = 0.1
"""The seconds until Discord has answered."""
TRIES = 5
"""So often discord.py sends a request that Discord tells to wait."""


class RateLimit(BackendError):
    """A 429 that says how long to wait. One without (a `BackendError`) comes from Cloudflare: discord.py raises it."""

    def __init__(
        self,
        retry_after: float,
        code: int = 0,
        message: str = "You are being rate limited.",
        *,
        everywhere: bool = False,
    ) -> None:
        super().__init__(429, code, message)
        self.retry_after = retry_after
        self.everywhere = everywhere

    def to_json(self) -> dict[str, Any]:
        return {**super().to_json(), "retry_after": self.retry_after, "global": self.everywhere}


async def waiting_for_rate_limits(ask: Callable[[], Awaitable[Any]], longest: float | None) -> Any:
    """Ask as discord.py 2.7 does: sleep for as long as Discord says and ask again, five times in all."""
    tries = 0
    while True:
        try:
            return await ask()
        except discord.HTTPException as error:
            refusal = error.__context__
            if not isinstance(refusal, RateLimit):
                raise
            if longest is not None and refusal.retry_after > longest:
                raise discord.RateLimited(refusal.retry_after) from None
            await asyncio.sleep(refusal.retry_after)
            tries += 1
            if tries == TRIES:
                raise


@dataclass(slots=True)
class RateLimits:
    """Counts what is asked, and refuses what is too much; `now` is in seconds.

    Attributes:
        asked: when each request came, of those that count for the whole bot.
        refused: the 429s, by what was exceeded.
    """

    now: Callable[[], float]
    per_second: int = PER_SECOND
    per_channel: int = PER_CHANNEL
    latency: float = LATENCY
    asked: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    _lately: deque[float] = field(default_factory=deque)
    _windows: dict[tuple[str, str], tuple[float, int]] = field(default_factory=dict)

    async def ask(
        self, http: HTTPClient, route: discord.http.Route, ask: Callable[[], Awaitable[Any]], **more: Any
    ) -> Any:
        """Ask through discord.py's own client, so that it waits, tries again and gives up as ever."""
        token = _ASKED.set((self, route, ask))
        vars(http)["_HTTPClient__session"] = _SESSION
        if not isinstance(http._global_over, asyncio.Event):  # made at the login, which SimCord leaves out
            http._global_over = asyncio.Event()
            http._global_over.set()
        try:
            return await HTTPClient.request(http, route, **more)
        finally:
            _ASKED.reset(token)

    async def travel(self) -> None:
        await asyncio.sleep(self.latency)

    def admit(self, route: discord.http.Route) -> dict[str, str]:
        """Count a request; return what Discord says of the limit in its answer."""
        now = self.now()
        while self._lately and now - self._lately[0] >= 1:
            self._lately.popleft()
        if len(self._lately) >= self.per_second:
            self.refused["the whole bot"] += 1
            raise RateLimit(1 - (now - self._lately[0]), everywhere=True)
        self._lately.append(now)
        self.asked.append(now)
        if "/messages" not in route.path:
            return {}
        kind, place = f"{route.method} {route.path}", str(route.channel_id)
        began, count = self._windows.get((kind, place), (now, 0))
        if now - began >= CHANNEL_SECONDS:
            began, count = now, 0
        left = CHANNEL_SECONDS - (now - began)
        if count >= self.per_channel:
            self.refused[kind] += 1
            raise RateLimit(left)
        self._windows[kind, place] = (began, count + 1)
        return {
            "X-Ratelimit-Bucket": kind,
            "X-Ratelimit-Limit": str(self.per_channel),
            "X-Ratelimit-Remaining": str(self.per_channel - count - 1),
            "X-Ratelimit-Reset-After": f"{left:.3f}",
        }


_ASKED: ContextVar[tuple[RateLimits, discord.http.Route, Callable[[], Awaitable[Any]]]] = ContextVar("asked")


@dataclass(frozen=True, slots=True)
class _Response:
    """An answer, as far as discord.py looks at it."""

    status: int
    data: Any
    headers: dict[str, str]
    reason: str = ""

    async def text(self, encoding: str) -> Any:
        return self.data


class _Session:
    """Stands where discord.py expects aiohttp's session."""

    @asynccontextmanager
    async def request(self, *_: Any, **__: Any) -> AsyncIterator[_Response]:
        limits, route, ask = _ASKED.get()
        await limits.travel()
        headers: dict[str, str] = {}
        try:
            headers = limits.admit(route)
            answer = _Response(200, await ask(), headers)
        except BackendError as error:
            answer = _refusal(error, headers)
        except discord.HTTPException as error:
            refusal = error.__context__
            if not isinstance(refusal, BackendError):
                raise
            if isinstance(refusal, RateLimit):
                limits.refused[f"error {refusal.code}"] += 1
            answer = _refusal(refusal, headers)
        yield answer


def _refusal(error: BackendError, headers: dict[str, str]) -> _Response:
    if isinstance(error, RateLimit):
        headers = {**headers, "Via": "1.1 google", "Retry-After": str(error.retry_after)}
    return _Response(error.status, error.to_json(), headers, "refused")


_SESSION = _Session()
