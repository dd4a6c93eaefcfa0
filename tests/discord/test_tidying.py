"""Tidying older messages is a courtesy: it delays no turn and no ping, and what is lost of it does no harm."""

from __future__ import annotations

import asyncio

from tests.discord.conftest import World
from tests.discord.moves import messages_with
from tests.discord.seen import can_be_pressed, said
from tests.discord.strict import RateLimit
from tests.discord.test_outbox_sender import SENDS, shows_the_newest_position, tell_a_turn


def with_buttons(world: World) -> int:
    return sum(map(can_be_pressed, world.channel.history()))


async def test_a_rate_limit_on_old_messages_delays_no_turn_and_no_ping(world: World) -> None:
    table = await world.start_table("Ann", "Bob", "Cleo", turns="ask", remind=0, deadline=0)
    world.gate.fail(*SENDS["edit"], lambda: RateLimit(12), times=None)
    for seat in (0, 1):
        before = world.gate.backend.clock.now()
        await tell_a_turn(world, table)
        assert world.gate.backend.clock.now() == before
        shows_the_newest_position(world, table, f"{table.names[seat]} passes")
        assert world.pinged == [str(table.seats[seat + 1].user_id)]


async def test_tidying_waits_for_a_short_rate_limit(world: World) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask", remind=0, deadline=0)
    world.gate.fail(*SENDS["edit"], lambda: RateLimit(12))
    await tell_a_turn(world, table)
    assert with_buttons(world) == 2
    await world.wait(seconds=13)
    assert with_buttons(world) == 1


async def test_tidying_stops_at_its_time_limit_and_old_buttons_do_no_harm(world: World) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask", remind=0, deadline=0)
    old = world.newest
    world.gate.fail(*SENDS["edit"], lambda: RateLimit(12), times=None)
    await tell_a_turn(world, table)
    await world.wait(minutes=1)
    edits = [entry for entry in world.env.http_requests if entry.method == "PATCH"]
    world.gate.heal()
    await world.wait(minutes=10)
    assert edits == [entry for entry in world.env.http_requests if entry.method == "PATCH"], "nobody tries again"
    assert with_buttons(world) == 2
    seat = table.running.seats_to_act[0]
    panel = await world.actor(table, seat).click(old, label="My turn")
    assert panel.ephemeral and panel.response is not None and panel.response.message.components
    assert "you are waiting for" in said(await world.actor(table, 1 - seat).click(old, label="My turn")).lower()


async def test_a_long_rate_limit_postpones_a_post_instead_of_blocking(world: World) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask", remind=0, deadline=0)
    world.gate.fail(*SENDS["channel"], lambda: RateLimit(200))
    await tell_a_turn(world, table)
    assert not any("arnak: table" in task.get_name() for task in asyncio.all_tasks()), "nobody sleeps over it"
    await world.wait(seconds=190)
    assert messages_with(world, f"{table.names[0]} passes") == []
    await world.wait(seconds=20)
    shows_the_newest_position(world, table, f"{table.names[0]} passes")
