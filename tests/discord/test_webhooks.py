"""A finished game is sent to the address that a server has given: signed, once, and never into a private network."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from arnak_bot.host import webhooks
from arnak_bot.host.waiting import timestamp
from arnak_bot.host.webhooks import LONGEST_ADDRESS, is_public, why_impossible
from arnak_bot.refusals import Why
from arnak_bot.store import NewNotice, NoticeOf
from arnak_bot.wording.messages import ENGLISH
from tests.discord.conftest import World, finish
from tests.discord.seen import answer, said

IMPOSSIBLE = {
    Why.NO_SUCH_ADDRESS: ("http://example.com/games", "ftp://example.com", "https://", "example.com"),
    Why.PASSWORD_IN_ADDRESS: ("https://me:secret@example.com",),
    Why.NO_SUCH_PORT: ("https://example.com:99999/", "https://example.com:0/"),
    Why.PRIVATE_ADDRESS: (
        *("https://127.0.0.1/", "https://10.0.0.7/x", "https://192.168.1.1", "https://0.0.0.0", "https://[::1]/"),
        *("https://169.254.169.254/latest/meta-data", "https://[::ffff:10.0.0.1]/", "https://[fe80::1]/"),
        *("https://localhost/x", "https://LOCALHOST./x", "https://bot.localhost", "https://printer.local/"),
        *("https://intranet/", "https://①②⑦.0.0.1/", "https://１６９.254.169.254/", "https://①27。0。0。1/"),
        *("https://ⓛocalhost/x", "https://printer.ⓛocal/", "https://127.1/", "https://0177.0.0.1./"),
        *("https://012.0.0.1/", "https://169.254.43518/", "https://0x7f.0x1/", "https://[::127.0.0.1]/"),
        *("https://[64:ff9b::a9fe:a9fe]/", "https://[2002:7f00:1::]/"),
    ),
    Why.ADDRESS_TOO_LONG: ("https://example.com/" + "x" * 500,),
}


@dataclass
class Listener:
    """A website that takes down what it is sent, and answers with a status."""

    server: TestServer
    status: list[int] = field(default_factory=list)
    heard: list[tuple[dict[str, Any], str, bytes]] = field(default_factory=list)

    @property
    def address(self) -> str:
        return str(self.server.make_url("/games"))


@pytest.fixture
async def listener(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Listener]:
    """One on this machine, which the bot takes for a public one of https."""

    async def take(request: web.Request) -> web.Response:
        body = await request.read()
        found.heard.append((json.loads(body), request.headers[webhooks.SIGNATURE], body))
        status = found.status.pop(0) if found.status else 204
        return web.Response(status=status, headers={"Location": "/elsewhere"} if status == 302 else None)

    async def elsewhere(_: web.Request) -> web.Response:
        raise AssertionError("no redirect is followed")

    app = web.Application()
    app.add_routes([web.post("/games", take), web.route("*", "/elsewhere", elsewhere)])
    server = TestServer(app)
    await server.start_server()
    found = Listener(server)
    monkeypatch.setattr(webhooks, "_SCHEMES", ("https", "http"))
    monkeypatch.setattr(webhooks, "is_public", lambda address: True)
    monkeypatch.setattr(webhooks, "is_public_name", lambda name: True)
    yield found
    await server.close()


async def set_up(world: World, address: str, **more: object) -> str:
    return said(await world.moderator().slash(world.channel, "table webhook", address=address, **more))


async def play(world: World) -> None:
    """Play a game to its end, and let the bot send it."""
    await finish(world, await world.start_table("Ann", "Bob", order="joined"))
    await world.bot.notice_sender.nudge()


def test_only_public_addresses_of_https_are_accepted_and_what_is_wrong_with_others_is_said() -> None:
    for wrong, addresses in IMPOSSIBLE.items():
        assert {address: why_impossible(address) for address in addresses} == dict.fromkeys(addresses, wrong)


def test_private_addresses_in_every_spelling_are_no_public_ones() -> None:
    private = ("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.0.1", "169.254.1.1", "100.64.0.1", "0.0.0.0", "::1")
    assert not any(map(is_public, (*private, "fc00::1", "fe80::1%eth0", "::ffff:127.0.0.1", "224.0.0.1", "ff02::1")))
    assert is_public("93.184.216.34") and is_public("2606:2800:220:1:248:1893:25c8:1946")
    assert is_public("64:ff9b::5db8:d822"), "how a host without IPv4 reaches others"
    assert not why_impossible("https://example.com/games?to=me") and not why_impossible("https://example.com:8443/")


async def test_a_name_that_leads_into_a_private_network_is_refused_when_a_game_is_sent(
    world: World, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_up(world, listener.address.replace("127.0.0.1", "localhost"))
    monkeypatch.setattr(webhooks, "is_public", is_public)
    await play(world)
    assert listener.heard == []
    await world.wait(seconds=30)
    monkeypatch.setattr(webhooks, "is_public", lambda address: True)
    await world.wait(hours=1)
    assert len(listener.heard) == 1, "it waited, and was tried again"


async def test_a_finished_game_is_sent_once_signed_and_under_pseudonyms(world: World, listener: Listener) -> None:
    answered = await set_up(world, listener.address)
    assert "with pseudonyms instead of names" in answered
    await play(world)
    ((game, signature, body),) = listener.heard
    secret = answered.rpartition(": ||")[2].rstrip("|")
    assert hmac.new(secret.encode(), body, hashlib.sha256).hexdigest() == signature
    assert datetime.fromisoformat(game["ended"]).tzinfo is not None
    assert game["game"] == "arnak" and [seat["seat"] for seat in game["seats"]] == [1, 2]
    assert sorted(seat["rank"] for seat in game["seats"]) in ([1, 2], [1, 1])
    people = [world.member(name) for name in ("Ann", "Bob")]
    text = body.decode()
    assert not any(str(person.id) in text for person in people) and '"Ann"' not in text and '"Bob"' not in text
    assert len({seat["player"] for seat in game["seats"]}) == 2
    assert "pass" in game["log"]
    await world.wait(hours=2)
    assert len(listener.heard) == 1


async def test_names_are_sent_where_moderators_have_chosen_it(world: World, listener: Listener) -> None:
    assert "players by name" in await set_up(world, listener.address, names=True)
    await play(world)
    assert [seat["player"] for seat in listener.heard[0][0]["seats"]] == ["Ann", "Bob"]


@pytest.mark.parametrize("status", [302, 403, 500])
async def test_a_refused_game_is_sent_again_and_none_redirected(world: World, listener: Listener, status: int) -> None:
    listener.status = [status]
    await set_up(world, listener.address)
    await play(world)
    assert len(listener.heard) == 1
    await world.wait(hours=1)
    assert len(listener.heard) == 2 and listener.heard[0][0] == listener.heard[1][0]


async def test_moderators_see_change_and_end_it_and_nobody_else_does(world: World, listener: Listener) -> None:
    refused = await world.ann.slash(world.channel, "table webhook", address=listener.address)
    assert said(refused) == "Only members with the *Manage Server* permission can do this."
    assert said(await world.moderator().slash(world.channel, "table webhook")) == ENGLISH.wishes.no_webhook()
    wrong = said(await world.moderator().slash(world.channel, "table webhook", address="gopher://old"))
    assert wrong == Why.NO_SUCH_ADDRESS.sentence(ENGLISH)
    before = await set_up(world, listener.address)
    assert said(await world.moderator().slash(world.channel, "table webhook")) == before
    assert await set_up(world, "off") == ENGLISH.wishes.no_webhook()
    await play(world)
    assert listener.heard == []


async def test_games_given_up_are_told_of_until_the_address_accepts_another(world: World, listener: Listener) -> None:
    await set_up(world, listener.address)
    notices, guild = world.bot.host.notices, world.guild.id
    ended = world.bot.host.registry.now() - timedelta(days=4)
    games = [NewNotice(guild, NoticeOf.WEBHOOK, {"table": table}, None) for table in (1, 2)]
    rows = world.bot.host.registry.store.notices
    await rows.add(games, timestamp(ended))
    for each in await notices.due():
        await notices.failed(each, "status 500")
    assert not await notices.due(), "they are tried no more"
    wanted = f"127.0.0.1 has not accepted 2 games; the first ended <t:{int(ended.timestamp())}:R>."
    manager = world.moderator()
    for name in ("settings", "webhook"):
        assert wanted in said(await manager.slash(world.channel, f"table {name}")).replace("\\", ""), name
    await rows.add([NewNotice(guild, NoticeOf.WEBHOOK, {"table": 3}, None)], timestamp(world.bot.host.registry.now()))
    await notices.delivered((await notices.due())[0])
    assert "has not accepted" not in said(await manager.slash(world.channel, "table settings"))


async def test_a_moderator_tests_the_address_and_is_told_what_came_back(world: World, listener: Listener) -> None:
    moderator = world.moderator()
    answered = answer(await moderator.slash(world.channel, "table webhook", address=listener.address))
    secret = answered.content.rpartition(": ||")[2].rstrip("|")
    await world.restart()
    told = said(await moderator.click(answered.message, label="Send a sample"))
    ((sample, signature, body),) = listener.heard
    assert "answered with status 204: it accepts games" in told and sample["test"] is True
    assert hmac.new(secret.encode(), body, hashlib.sha256).hexdigest() == signature
    await play(world)
    game = listener.heard[-1][0]
    assert {*sample} == {*game, "test"} and {*sample["seats"][0]} == {*game["seats"][0]}
    listener.status = [302]
    assert "status 302. A game counts" in said(await moderator.click(answered.message, label="Send a sample"))
    await listener.server.close()
    assert "did not arrive" in said(await moderator.click(answered.message, label="Send a sample"))
    await set_up(world, "off")
    assert said(await moderator.click(answered.message, label="Send a sample")) == Why.NO_WEBHOOK_YET.sentence(ENGLISH)


@pytest.mark.parametrize("length", [101, LONGEST_ADDRESS])
async def test_an_address_may_be_longer_than_other_input(world: World, length: int) -> None:
    assert "https://example.com/" in await set_up(world, "https://example.com/".ljust(length, "x"))


async def test_only_moderators_test_the_address(world: World, listener: Listener) -> None:
    answered = answer(await world.moderator().slash(world.channel, "table webhook", address=listener.address))
    view = discord.ui.View.from_message(answered.message)
    view.stop()
    await world.bot.get_partial_messageable(world.channel.id).send("x", view=view)
    await world.ann.click(world.newest, label="Send a sample")
    assert listener.heard == []
