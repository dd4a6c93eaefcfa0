"""Processes that share one simulated Discord: a bot with its share each, beats by hand, and who said what.

SimCord attaches one bot, and never lets it run `connect`. So a further bot is put here beside the first, by the same
steps, and what discord.py's connections would do, a beat does with SimCord's sockets.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import discord
import simcord
from simcord import _dpy_internals
from simcord.gateway import ShardRouter
from simcord.http.client import FakeHTTPClient

from cogs.client import ArnakBot, finish

_SEND = ("POST", "/channels/{channel_id}/messages")


def put_before(env: simcord.Env, bot: ArnakBot) -> ShardRouter:
    """Let a bot ask the simulated Discord, and give it the sockets of all its shards, as SimCord does with its own."""
    assert bot.shard_count is not None
    shards = tuple(range(bot.shard_count))
    _dpy_internals.install_http(bot, FakeHTTPClient(env.backend, asyncio.get_running_loop()))
    _dpy_internals.set_guild_ready_timeout(bot, 0.0)
    state = _dpy_internals.get_state(bot)
    state.shard_count, state.shard_ids = len(shards), list(shards)
    return ShardRouter(env.backend, state, bot.dispatch, len(shards), shards)


@dataclass
class Process:
    """A bot with its share. `told`: the channels to which it has sent a message, in order; answers do not count."""

    env: simcord.Env
    bot: ArnakBot
    told: list[int] = field(default_factory=list)

    @classmethod
    def of(cls, env: simcord.Env, bot: ArnakBot) -> Process:
        """The process of a bot that is attached already."""
        process, request = cls(env, bot), bot.http.request

        async def noted(route: discord.http.Route, **more: Any) -> Any:
            answer = await request(route, **more)
            if (route.method, route.path) == _SEND:
                process.told.append(int(route.channel_id or 0))
            return answer

        bot.http.request = noted  # type: ignore[method-assign]
        return process

    @classmethod
    @asynccontextmanager
    async def beside(cls, env: simcord.Env, bot: ArnakBot) -> AsyncIterator[Process]:
        """Log a further bot in at the Discord of another, with all shards connected until its first beat.

        So does SimCord; and a bot that is not ready would keep it waiting for what the bot's loops wait for.
        """
        router = put_before(env, bot)

        def feed(event: str, payload: Any) -> None:
            with env._bot_scope():
                router.feed(event, payload)

        attached, env.bot = env.bot, bot
        env._capture_errors()
        env.bot = attached
        with env._bot_scope():
            await bot.login("simcord.fake.token")
            _dpy_internals.install_shards(bot, router.shards)
            env.backend.subscribers.append(feed)
            for shard in router.shard_ids:
                router.identify(shard, replay_guilds=True)
        await env.settle()
        yield cls.of(env, bot)
        await bot.close()
        env.backend.subscribers.remove(feed)

    @property
    def held(self) -> set[int]:
        """The shards that are held, all of which are connected, and no others."""
        assert self.bot.shards_held is not None
        held = set(self.bot.shards_held.share.held)
        assert held == {shard for shard, info in self.bot.shards.items() if not info.is_closed()}
        return held

    async def beat(self) -> None:
        shards = self.bot.shards_held
        assert shards is not None
        with self.env._bot_scope():
            await shards.round()
            for shard in sorted(shards.share.held):
                await self.bot.shards[shard].connect()
        await self.env.settle()

    async def stop(self) -> None:
        """Stop kindly, as SIGTERM does."""
        await finish(self.bot)
        await self.bot.close()
