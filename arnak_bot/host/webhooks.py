"""Sends finished games as JSON to the webhook addresses of servers: signed, only to public hosts, without redirects."""

from __future__ import annotations

import errno
import hashlib
import hmac
import ipaddress
import json
import secrets
import socket
from dataclasses import replace
from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from yarl import URL

from arnak_bot.host.errors import TableError
from arnak_bot.host.history import History
from arnak_bot.host.outbox import NEVER
from arnak_bot.host.registry import Registry
from arnak_bot.host.tables import Table
from arnak_bot.host.waiting import timestamp
from arnak_bot.refusals import Why
from arnak_bot.store import GuildSettings, Notice

SIGNATURE = "X-Signature-256"
"""The header with the HMAC-SHA256 of the body, in hexadecimal, keyed with the server's secret."""
LONGEST_ADDRESS = 500
_SECONDS = 10.0
_SCHEMES = ("https",)
_PRIVATE = (".localhost", ".local", ".internal", ".home.arpa", ".localdomain")
"""Suffixes of names that are never public."""
_ENDING_IN_IPV4 = (ipaddress.IPv6Network("::/96"), ipaddress.IPv6Network("64:ff9b::/96"))
"""The IPv6 addresses that stand for the IPv4 address in their last 32 bits: an old form, and that of NAT64."""
ACCEPTED = range(200, 300)


class NotAccepted(Exception):
    """The address did not accept a game, which will be sent again later."""


class _PublicResolver(AbstractResolver):
    """Resolves names, but refuses those in private networks, which only we can reach."""

    def __init__(self) -> None:
        self._inner = aiohttp.ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self._inner.resolve(host, port, family)
        if not found or not all(is_public(each["host"]) for each in found):
            raise OSError(errno.EACCES, host)
        return found

    async def close(self) -> None:
        await self._inner.close()


def is_public(address: str) -> bool:
    """Whether an IP address is public, which means that sending to it reveals nothing about our network."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        ending = ipaddress.IPv4Address(found.packed[-4:]) if any(found in each for each in _ENDING_IN_IPV4) else None
        found = found.ipv4_mapped or found.sixtofour or ending or found
    return found.is_global and not found.is_multicast


def why_impossible(address: str) -> Why | None:
    """What is wrong with an address. It has to be an https URL, without a password and not in a private network."""
    if len(address) > LONGEST_ADDRESS:
        return Why.ADDRESS_TOO_LONG
    try:
        parts = urlsplit(address)
    except ValueError:
        return Why.NO_SUCH_ADDRESS
    if parts.scheme not in _SCHEMES or not parts.hostname:
        return Why.NO_SUCH_ADDRESS
    if parts.username is not None:
        return Why.PASSWORD_IN_ADDRESS
    try:
        port = parts.port
    except ValueError:
        port = 0
    if port == 0:
        return Why.NO_SUCH_PORT
    try:
        host = URL(address).raw_host or ""  # as aiohttp connects to it: ① is 1 there
    except ValueError:
        return Why.NO_SUCH_ADDRESS
    try:
        public = is_public(host)
    except ValueError:  # a name: it is resolved when something is sent
        public = is_public_name(host)
    return None if public else Why.PRIVATE_ADDRESS


def is_public_name(host: str) -> bool:
    """Whether a name, judging by its form, resolves to the same address for everybody. `127.1` is an address."""
    name = host.lower().rstrip(".")
    _, dot, last = name.rpartition(".")
    return bool(dot) and not (last[0].isdigit() or name.endswith(_PRIVATE))


class Webhooks:
    def __init__(self, registry: Registry, history: History) -> None:
        self._registry = registry
        self._history = history
        self._people = registry.store.people

    async def set_up(self, guild_id: int, address: str | None, *, names: bool | None) -> GuildSettings:
        """Change a server's webhook. `address`: "" for none; a new one gets a new secret. `names`: whether people's
        names are sent; reset if there is no address. None leaves either unchanged.

        Raises TableError if the address cannot be used, or there is none to send names to.
        """
        if address and (wrong := why_impossible(address)) is not None:
            raise TableError(wrong)
        before = await self._registry.settings(guild_id)
        if names is not None and not (address or before.webhook):
            raise TableError(Why.NO_WEBHOOK_YET)
        settings = before if names is None else replace(before, webhook_names=names)
        if address == "":
            settings = replace(settings, webhook_names=False)
        if address is not None and address != before.webhook:
            settings = replace(settings, webhook=address, webhook_secret=secrets.token_hex(16) if address else "")
        if settings != before:
            await self._people.set_guild(guild_id, settings)
        if settings.webhook != before.webhook:
            await self._registry.store.notices.drop_games(guild_id, NEVER)  # the new address has not missed any games
        return settings

    async def deliver(self, notice: Notice) -> None:
        """Send a finished game, unless the server no longer has an address or the game cannot be loaded. Raises
        NotAccepted if the address could not be reached or did not accept the game.
        """
        settings = await self._people.guild(notice.guild_id)
        if settings is None or not settings.webhook or why_impossible(settings.webhook):
            return
        try:
            table = await self._registry.table(notice.facts["table"])
            log = await self._history.log_file(table)
        except TableError:
            return
        status = await _send(settings, _game(table, log, settings))
        if status not in ACCEPTED:
            raise NotAccepted(f"status {status}")

    async def test(self, guild_id: int) -> tuple[str, int]:
        """Send a made-up game to a server's address; return the address, and the HTTP status that came back.

        Raises TableError if the server has no address, NotAccepted if it could not be reached.
        """
        settings = await self._people.guild(guild_id)
        if settings is None or not settings.webhook or why_impossible(settings.webhook):
            raise TableError(Why.NO_WEBHOOK_YET)
        names = ("Ann", "Bob") if settings.webhook_names else (_pseudonym(1, settings), _pseudonym(2, settings))
        seats = [
            _seat(seat, name, computer=False, points=points, rank=rank)
            for seat, (name, points, rank) in enumerate(zip(names, (2, 1), (1, 2), strict=True))
        ]
        sample = _sent(0, guild_id, "sample", {}, seats, "", self._registry.now())
        return settings.webhook, await _send(settings, {"test": True, **sample})


async def _send(settings: GuildSettings, content: dict[str, Any]) -> int:
    """Send signed JSON; return the HTTP status that came back. Raises NotAccepted if the address cannot be reached."""
    body = json.dumps(content, ensure_ascii=False).encode()
    signature = hmac.new(settings.webhook_secret.encode(), body, hashlib.sha256).hexdigest()
    headers = {"Content-Type": "application/json", SIGNATURE: signature}
    try:
        async with (
            aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(resolver=_PublicResolver(), use_dns_cache=False),
                timeout=aiohttp.ClientTimeout(total=_SECONDS),
            ) as session,
            session.post(settings.webhook, data=body, headers=headers, allow_redirects=False) as answer,
        ):
            return answer.status
    except (TimeoutError, aiohttp.ClientError, OSError, ValueError) as error:
        raise NotAccepted(type(error).__name__) from error


def _game(table: Table, log: str, settings: GuildSettings) -> dict[str, Any]:
    """People have pseudonyms unless the server has opted to send their names."""
    sheets = table.running.scores()
    seats = [
        _seat(
            seat.seat,
            seat.name if settings.webhook_names or seat.is_computer else _pseudonym(seat.user_id, settings),
            computer=seat.left_to_computer,
            points=sheets[seat.seat].total,
            rank=sheets[seat.seat].rank,
        )
        for seat in table.seats
    ]
    key, ended = table.definition.key, table.ended_at
    return _sent(table.id, table.guild_id, key, dict(table.options.game), seats, log, ended)


def _seat(seat: int, player: str, *, computer: bool, points: int, rank: int) -> dict[str, Any]:
    return {"seat": seat + 1, "player": player, "computer": computer, "points": points, "rank": rank}


def _sent(
    table: int,
    guild_id: int | None,
    game: str,
    options: dict[str, Any],
    seats: list[dict[str, Any]],
    log: str,
    ended: datetime | None,
) -> dict[str, Any]:
    return {
        "table": table,
        "server": str(guild_id),
        "game": game,
        "options": options,
        "ended": None if ended is None else timestamp(ended),
        "seats": seats,
        "log": log,
    }


def _pseudonym(user_id: int, settings: GuildSettings) -> str:
    digest = hmac.new(settings.webhook_secret.encode(), str(user_id).encode(), hashlib.sha256).hexdigest()
    return f"player-{digest[:12]}"
