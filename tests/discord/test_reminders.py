"""Reminders: due times are rows, so that each is sent once, whatever restarts in between."""

from __future__ import annotations

import pytest

from arnak_bot.store import Timer, TimerKind
from tests.discord.conftest import World, pass_turn
from tests.discord.seen import last_in

HOUR = 3600.0
LOOK = 1800.0

pytestmark = [pytest.mark.slow, pytest.mark.simcord(settle_timeout=120)]


def reminders(world: World) -> list[str]:
    return [
        message.content for message in world.channel.history() if message.content.startswith("The table is waiting")
    ]


async def test_a_reminder_comes_once_after_the_time_the_table_chose(world: World) -> None:
    table = await world.start_table("Ann", "Bob", remind=12)
    world.look_every(hours=0.5)
    await world.env.advance_time(11.5 * HOUR)
    assert reminders(world) == []
    await world.env.advance_time(HOUR)
    assert len(reminders(world)) == 1
    assert f"<@{table.seats[0].user_id}>" in reminders(world)[0]
    await world.env.advance_time(20 * HOUR)
    assert len(reminders(world)) == 1


async def test_a_turn_taken_in_time_moves_the_reminder_to_the_next_player(world: World) -> None:
    table = await world.start_table("Ann", "Bob", remind=12, turns="ask")
    world.look_every(hours=0.5)
    await world.env.advance_time(11 * HOUR)
    actor = world.actor(table, 0)
    await pass_turn(world, actor)
    await world.env.advance_time(11 * HOUR)
    assert reminders(world) == []
    await world.env.advance_time(2 * HOUR)
    assert f"<@{table.seats[1].user_id}>" in reminders(world)[0]


async def test_a_restart_between_due_and_sent_sends_it_once(world: World) -> None:
    table = await world.start_table("Ann", "Bob", remind=12)
    world.look_every(hours=0.5)
    await world.bot.host.registry.store.timers.add(Timer(table.id, 0, TimerKind.REMIND, "2020-01-01T00:00:00+00:00"))
    await world.restart()
    await world.env.advance_time(LOOK)
    assert len(reminders(world)) == 1
    await world.restart()
    await world.env.advance_time(LOOK)
    assert len(reminders(world)) == 1


async def test_no_reminder_when_it_is_off_or_the_table_has_ended(world: World) -> None:
    table = await world.start_table("Ann", "Bob", remind=0)
    world.look_every(hours=0.5)
    await world.env.advance_time(60 * HOUR)
    assert reminders(world) == []
    await world.bot.host.lobby.stop(table, table.opener_id, moderator=False)
    other = await world.start_table("Ann", "Bob", remind=12)
    world.look_every(hours=0.5)
    await world.bot.host.lobby.stop(other, other.opener_id, moderator=False)
    await world.env.advance_time(60 * HOUR)
    assert reminders(world) == []


async def test_a_reminder_that_could_not_be_sent_comes_when_it_can_and_only_once(world: World) -> None:
    await world.start_table("Ann", "Bob", remind=12)
    world.look_every(hours=0.5)
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions")
    await world.env.advance_time(13 * HOUR)
    await world.env.advance_time(13 * HOUR)
    assert len(reminders(world)) == 1


async def test_the_buttons_of_a_reminder_work(world: World) -> None:
    table = await world.start_table("Ann", "Bob", remind=12)
    world.look_every(hours=0.5)
    await world.env.advance_time(13 * HOUR)
    result = await world.actor(table, 0).click(last_in(world.channel), label="My turn")
    assert result.ephemeral and result.response is not None and "main action" in result.response.content
