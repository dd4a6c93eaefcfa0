"""A Discord of a few routes and a gateway, on the loopback address: what SimCord leaves out, connections by shard.

It lets in whoever identifies, notes when, takes a message with the same nonce once, lets somebody click on a server of
a shard, and knows no server. `hanging`: so many calls are taken, and never answered. `wait`: what follows an answer is
refused for so many seconds. `speechless`: so many shards are let in, and never told READY.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
import yarl
from aiohttp import WSMsgType, web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs.connecting import SHARDING_REQUIRED
from tests.patience import until


def _json(data: object) -> web.Response:
    """An answer as discord.py knows it: of this type, to the letter."""
    return web.Response(body=json.dumps(data).encode(), headers={"Content-Type": "application/json"})


def _bare_message(number: str, channel: str) -> dict[str, object]:
    """A message of the bot, without its text."""
    return {
        "id": number,
        "channel_id": channel,
        "author": USER,
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
    }


DISPATCH, HEARTBEAT, IDENTIFY, HELLO, ACK = 0, 1, 2, 10, 11
USER = {"id": "99", "username": "arnak", "discriminator": "0", "avatar": None, "global_name": None, "bot": True}
APPLICATION = {
    "id": "99",
    "name": "arnak",
    "icon": None,
    "description": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
    "flags": 0,
    "team": None,
    "owner": USER,
}


@dataclass(frozen=True, slots=True)
class Identified:
    """A shard that was let in: whose, and when by the clock of this machine."""

    token: str
    shard: int
    at: float


@dataclass
class StubDiscord:
    """What has come, in order. `there` is who is connected by shard: tokens, so that two at once show.

    While it is `silent`, it takes messages and does not say so. The bot is on so many `servers`, needs the `required`
    number of shards, and may connect so often until tomorrow (`remaining`), for which it has `asked`.
    """

    at_once: int = 1
    port: int = 0
    identified: list[Identified] = field(default_factory=list)
    there: dict[int, list[str]] = field(default_factory=dict)
    messages: list[tuple[str, int, str]] = field(default_factory=list)
    repeated: int = 0
    silent: bool = False
    servers: int = 0
    required: int = 1
    remaining: int = 999
    asked: int = 0
    answered: set[str] = field(default_factory=set)
    _sockets: dict[int, web.WebSocketResponse] = field(default_factory=dict)
    hanging: int = 0
    wait: float = 0
    speechless: int = 0
    _numbers: itertools.count[int] = field(default_factory=lambda: itertools.count(10**18))
    _sent: dict[tuple[int, str], str] = field(default_factory=dict)

    @classmethod
    @asynccontextmanager
    async def open(cls, monkeypatch: pytest.MonkeyPatch, at_once: int = 1) -> AsyncIterator[StubDiscord]:
        """Let discord.py talk to a new one."""
        async with cls.listening(at_once) as stub:
            monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{stub.port}/api")
            monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(f"ws://127.0.0.1:{stub.port}/gateway"))
            yield stub

    @classmethod
    @asynccontextmanager
    async def listening(cls, at_once: int = 1) -> AsyncIterator[StubDiscord]:
        """Let other processes talk to a new one: see tests/discord/on_stub.py."""
        stub = cls(at_once)
        application = web.Application()
        application.add_routes(
            [
                web.get("/gateway", stub._gateway),
                web.get("/api/users/@me", stub._me),
                web.get("/api/{where:.*applications/@me}", stub._application),
                web.get("/api/gateway/bot", stub._limits),
                web.post("/api/channels/{channel}/messages", stub._message),
                web.post("/api/interactions/{number}/{token}/callback", stub._callback),
                web.post("/api/webhooks/{id}/{token}", stub._follow_up),
            ]
        )
        runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        stub.port = runner.addresses[0][1]
        try:
            yield stub
        finally:
            await runner.cleanup()

    @property
    def connected(self) -> dict[int, str]:
        assert all(len(tokens) <= 1 for tokens in self.there.values())
        return {shard: tokens[0] for shard, tokens in sorted(self.there.items()) if tokens}

    async def until(self, seconds: float = 60, /, **connected: list[int]) -> None:
        """Wait until exactly these shards are connected, by token."""
        wanted = {shard: token for token, shards in connected.items() for shard in shards}
        there = self.there.items()
        await until(lambda: {shard: token for shard, tokens in there for token in tokens} == wanted, seconds)

    async def click(self, shard: int, custom_id: str) -> str:
        """Let somebody press a button on a server of a shard; return the token with which that is to be answered."""
        number = str(next(self._numbers))
        guild, channel = str((8 + shard) << 22), str(100 + shard)
        user = {**USER, "id": "7", "bot": False}
        member: dict[str, object] = {"user": user, "roles": [], "joined_at": None, "deaf": False}
        button = {"type": 2, "style": 2, "label": "Press", "custom_id": custom_id}
        data = {
            "id": number,
            "application_id": "99",
            "token": f"token-{number}",
            "type": 3,
            "version": 1,
            "guild_id": guild,
            "channel": {"id": channel, "type": 0, "name": "arnak", "position": 0, "permission_overwrites": []},
            "channel_id": channel,
            "member": {**member, "mute": False, "flags": 0, "permissions": "0", "nick": None},
            "message": {
                **_bare_message("1", channel),
                "content": "",
                "components": [{"type": 1, "components": [button]}],
            },
            "data": {"custom_id": custom_id, "component_type": 2},
            "locale": "en-US",
            "app_permissions": "0",
            "entitlements": [],
            "authorizing_integration_owners": {"0": guild},
            "attachment_size_limit": 10_000_000,
        }
        await self._sockets[shard].send_json({"op": DISPATCH, "t": "INTERACTION_CREATE", "s": 2, "d": data})
        return str(data["token"])

    async def answer(self, shard: int, custom_id: str, seconds: float = 60) -> None:
        """Let somebody press a button, and wait until that is answered."""
        token = await self.click(shard, custom_id)
        await until(lambda: token in self.answered, seconds)

    async def _me(self, _: web.Request) -> web.Response:
        return _json(USER)

    async def _application(self, _: web.Request) -> web.Response:
        return _json({**APPLICATION, "approximate_guild_count": self.servers})

    async def _limits(self, _: web.Request) -> web.Response:
        self.asked += 1
        limits = {"total": 1000, "remaining": self.remaining, "reset_after": 1, "max_concurrency": self.at_once}
        return _json({"shards": 4, "url": "ws://nowhere", "session_start_limit": limits})

    async def _message(self, request: web.Request) -> web.Response:
        token = request.headers["Authorization"].removeprefix("Bot ").partition(".")[0]
        channel = int(request.match_info["channel"])
        body: dict[str, Any] = {}
        if request.content_type.startswith("multipart"):
            async for part in await request.multipart():
                if getattr(part, "name", None) == "payload_json":
                    body = json.loads(await part.text())  # type: ignore[union-attr]
        else:
            body = await request.json()
        key = channel, str(body["nonce"])
        if key in self._sent:
            self.repeated += 1
        else:
            self._sent[key] = str(next(self._numbers))
            self.messages.append((token, channel, str(body["nonce"])))
        if self.silent:
            await asyncio.Event().wait()
        await self._hang()
        return _json({**_bare_message(self._sent[key], str(channel)), "content": body.get("content") or ""})

    async def _callback(self, request: web.Request) -> web.Response:
        self.answered.add(request.match_info["token"])
        return _json({"interaction": {"id": request.match_info["number"], "type": 3}})

    async def _follow_up(self, _: web.Request) -> web.Response:
        await self._hang()
        if self.wait:
            said = {"message": "You are being rate limited.", "retry_after": self.wait, "global": False}
            headers = {"Content-Type": "application/json", "Retry-After": str(self.wait), "Via": "1.1 google"}
            return web.Response(status=429, body=json.dumps(said).encode(), headers=headers)
        return web.Response(status=204)

    async def _hang(self) -> None:
        if self.hanging:
            self.hanging -= 1
            await asyncio.Event().wait()

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 40_000}})
        mine: tuple[int, str] | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                said = json.loads(message.data)
                if said["op"] == HEARTBEAT:
                    await socket.send_json({"op": ACK})
                elif said["op"] == IDENTIFY:
                    if said["d"]["shard"][1] < self.required:
                        await socket.close(code=SHARDING_REQUIRED)
                        break
                    mine = said["d"]["shard"][0], said["d"]["token"].partition(".")[0]
                    self.identified.append(Identified(mine[1], mine[0], time.monotonic()))
                    self.there.setdefault(mine[0], []).append(mine[1])
                    self._sockets[mine[0]] = socket
                    if self.speechless:
                        self.speechless -= 1
                        continue
                    ready = {
                        "v": 10,
                        "user": USER,
                        "guilds": [],
                        "session_id": "s",
                        "resume_gateway_url": str(request.url.with_scheme("ws").with_query(None)),
                        "shard": said["d"]["shard"],
                        "application": {"id": "99", "flags": 0},
                    }
                    await socket.send_json({"op": DISPATCH, "t": "READY", "s": 1, "d": ready})
        finally:
            if mine is not None:
                self.there[mine[0]].remove(mine[1])
        return socket
