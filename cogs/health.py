"""Monitoring endpoints: /metrics for Prometheus, /health for a supervisor or an alert.

Served by the bot's own event loop: a bot that hangs does not answer, which also triggers an alert.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from aiohttp import web

from arnak_bot import metrics
from cogs.client import ArnakBot

LONGEST_WAIT = 300.0

LONGEST_ABSENCE = 60.0
"""For how many seconds the bot may be disconnected: Discord itself regularly asks bots to reconnect."""


class MetricsTaken(Exception):
    """The address for metrics is not available; the message says what to do."""


@dataclass(slots=True)
class Gateway:
    """Tracks how long the bot has been disconnected from the gateway, in seconds by `clock`."""

    clock: Callable[[], float]
    away_since: float | None

    async def on_connect(self) -> None:
        """Also called when a session is resumed."""
        self.away_since = None

    async def on_disconnect(self) -> None:
        """discord.py repeats this event for each failed attempt to reconnect."""
        if self.away_since is None:
            self.away_since = self.clock()

    @property
    def absence(self) -> float:
        """In seconds."""
        return 0.0 if self.away_since is None else self.clock() - self.away_since


async def problems(bot: ArnakBot, gateway: Gateway) -> list[str]:
    """Return the current problems, one sentence each. Also updates the gauges."""
    found = []
    shards = bot.shards_held
    absence = gateway.absence if shards is None else shards.absence
    if absence > LONGEST_ABSENCE:
        found.append(f"Discord's gateway has been gone for {absence:.0f} s.")
    if shards is not None and shards.share.is_lonely:
        found.append("The other processes do not hear of this one.")
    elif shards is not None and not shards.share.held:
        return found  # on standby: other processes hold all shards
    if not bot.is_ready():
        found.append("The bot is not ready yet.")
        return found
    outbox = bot.host.outbox
    depth = await outbox.depth()
    oldest = (await outbox.oldest_age(bot.host.registry.now())).total_seconds()
    metrics.set_outbox(depth, oldest)
    metrics.set_tables(bot.host.registry.in_memory)
    if oldest > LONGEST_WAIT:
        found.append(f"{depth} messages wait to be sent, the oldest for {oldest:.0f} s.")
    return found


@asynccontextmanager
async def serve_health(bot: ArnakBot, host: str, port: int) -> AsyncIterator[int]:
    """Serve /metrics and /health while the block runs; yields the port. Raises MetricsTaken if it is taken."""
    gateway = Gateway(time.monotonic, None if bot.is_ready() else time.monotonic())
    bot.add_listener(gateway.on_connect)
    bot.add_listener(gateway.on_connect, "on_resumed")
    bot.add_listener(gateway.on_disconnect)

    async def answer_metrics(_: web.Request) -> web.Response:
        await problems(bot, gateway)
        return web.Response(body=metrics.exposition(), headers={"Content-Type": metrics.CONTENT_TYPE})

    async def answer_health(_: web.Request) -> web.Response:
        found = await problems(bot, gateway)
        return web.Response(text="\n".join(found or ["well"]) + "\n", status=503 if found else 200)

    application = web.Application()
    application.add_routes([web.get("/metrics", answer_metrics), web.get("/health", answer_health)])
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    watching = asyncio.create_task(metrics.watch_loop())
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise MetricsTaken(
                f"METRICS_HOST and METRICS_PORT ({host}:{port}) cannot be listened on ({error.strerror}). "
                "Choose another port, or leave METRICS_PORT empty."
            ) from error
        yield runner.addresses[0][1]
    finally:
        watching.cancel()
        await runner.cleanup()
