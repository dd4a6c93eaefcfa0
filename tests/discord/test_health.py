"""For who hosts: the numbers of /metrics move with the game, /health turns red with a reason, the log names nobody."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta

import aiohttp
import pytest

from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.host import TableError
from arnak_bot.logs import OneLine
from arnak_bot.store import NewPost, PostKind
from cogs.health import Gateway, MetricsTaken, problems, serve_health
from tests.discord.conftest import World


@asynccontextmanager
async def page(world: World) -> AsyncIterator[aiohttp.ClientSession]:
    async with (
        serve_health(world.bot, "127.0.0.1", 0) as port,
        aiohttp.ClientSession(f"http://127.0.0.1:{port}") as session,
    ):
        yield session


async def number(session: aiohttp.ClientSession, name: str) -> float:
    """Read a number of /metrics; 0 if it is not there yet."""
    text = await (await session.get("/metrics")).text()
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


async def test_metrics_count_actions_and_waiting_messages(world: World) -> None:
    async with page(world) as session:
        accepted = 'arnak_acts_total{result="accepted"}'
        before, refused = await number(session, accepted), await number(session, 'arnak_acts_total{result="refused"}')
        drawn = await number(session, 'arnak_drawing_seconds_count{threads="posting"}')
        table = await world.start_table("Ada", "Ben")
        seat = table.running.seats_to_act[0]
        await world.bot.host.play.play(table, table.seats[seat].user_id, ["pass"])
        with pytest.raises(TableError):
            await world.bot.host.play.play(table, table.seats[seat].user_id, ["pass"])
        assert await number(session, accepted) == before + 1
        assert await number(session, 'arnak_acts_total{result="refused"}') == refused + 1
        assert await number(session, "arnak_act_seconds_count") >= 1
        assert await number(session, 'arnak_drawing_seconds_count{threads="posting"}') > drawn
        assert await number(session, "arnak_tables_in_memory") == 1
        assert await number(session, "arnak_outbox_rows") == await world.bot.host.outbox.depth()


async def test_health_is_green_and_red_when_messages_wait_for_minutes(world: World) -> None:
    async with page(world) as session:
        green = await session.get("/health")
        assert (green.status, await green.text()) == (200, "well\n")
        table = await world.start_table("Ada", "Ben")
        old = (world.bot.host.registry.now() - timedelta(minutes=6)).isoformat(timespec="seconds")
        await world.bot.host.registry.store.outbox.add(table.id, [NewPost(PostKind.TABLE)], old)
        red = await session.get("/health")
        assert red.status == 503
        assert await red.text() == "1 messages wait to be sent, the oldest for 360 s.\n"


async def test_a_bot_that_is_not_ready_reports_only_that(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world.bot, "is_ready", lambda: False)
    assert await problems(world.bot, Gateway(lambda: 0.0, None)) == ["The bot is not ready yet."]


async def test_health_is_red_after_a_long_gateway_outage(world: World) -> None:
    seconds = 100.0
    gateway = Gateway(lambda: seconds, None)
    await gateway.on_disconnect()
    seconds += 60
    await gateway.on_disconnect()
    assert await problems(world.bot, gateway) == []
    seconds += 1
    assert await problems(world.bot, gateway) == ["Discord's gateway has been gone for 61 s."]
    await gateway.on_connect()
    assert await problems(world.bot, gateway) == []


async def test_an_address_in_use_is_reported(world: World) -> None:
    async with serve_health(world.bot, "127.0.0.1", 0) as port:
        with pytest.raises(MetricsTaken) as taken:
            async with serve_health(world.bot, "127.0.0.1", port):
                pass
    why = str(taken.value)
    assert why.startswith(f"METRICS_HOST and METRICS_PORT (127.0.0.1:{port}) cannot be listened on (")
    assert why.endswith("address already in use). Choose another port, or leave METRICS_PORT empty.")


@pytest.mark.slow
async def test_the_log_of_a_whole_game_has_no_names_or_secrets(world: World, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    table = await world.start_table("Adalbert", "Brunhilde")
    secrets = {"Adalbert", "Brunhilde", str(table.seed), str(table.part)}
    chance = random.Random(4)
    world.env.inject_error("POST", "/channels/*/messages", status=500, times=1)
    while not table.running.over:
        seat = table.running.seats_to_act[0]
        legal = [action.text for action in table.running.legal_actions(seat)]
        if "pass" in legal and chance.random() < 0.4:
            await world.actor(table, seat).slash(world.channel, "turn pass")
        else:
            await world.bot.host.play.play(table, table.seats[seat].user_id, [chance.choice(legal)])
    lines = [OneLine("%(levelname)s %(name)s: %(message)s").format(record) for record in caplog.records]
    played = [line for line in lines if f"played table={table.id} guild={world.guild.id} " in line]
    assert len(played) > 20
    assert any(f"over table={table.id} " in line for line in lines)
    ours = "\n".join(line for line in lines if " arnak: " in line)
    for secret in secrets:
        assert secret not in ours
    for card in CARD_BY_ID:
        assert not re.search(rf"\b{re.escape(card)}\b", ours), "a hand is nobody's business"


def test_a_traceback_takes_one_line() -> None:
    try:
        raise ValueError("no\nmore")
    except ValueError as error:
        record = logging.LogRecord(
            "arnak", logging.ERROR, "", 0, "Problem", (), (ValueError, error, error.__traceback__)
        )
    text = OneLine("%(message)s").format(record)
    assert "\n" not in text
    assert text.startswith("Problem | Traceback") and text.endswith("no | more")


def test_a_network_error_does_not_reveal_the_token_of_a_private_reply() -> None:
    address = "https://discord.com/api/v10/webhooks/99/aW50ZXJhY3Rpb24/messages/@original"
    error = aiohttp.ClientOSError(None, f"Can not write request body for {address}")
    record = logging.LogRecord("arnak", logging.WARNING, "", 0, "No answer: %r", (error,), None)
    text = OneLine("%(message)s").format(record)
    assert "aW50ZXJhY3Rpb24" not in text and "/webhooks/99/…/messages/@original" in text
