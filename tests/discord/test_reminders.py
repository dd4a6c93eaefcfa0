"""Reminders: due times are rows, so that each is sent once, whatever restarts in between."""

from __future__ import annotations

import pytest

from arnak_bot.store import NewPost, PostKind, PostPayload, Timer, TimerKind
from tests.discord.conftest import World
from tests.discord.seen import text_of
from tests.rows import set_timer

pytestmark = [pytest.mark.slow, pytest.mark.simcord(settle_timeout=120)]


def reminders(world: World) -> list[str]:
    return [text_of(message) for message in world.channel.history() if message.content.startswith("Just a reminder")]


async def test_a_restart_before_a_due_reminder_is_sent_sends_it_once(world: World) -> None:
    table = await world.start_table("Ann", "Bob", remind=12)
    await set_timer(world.bot.host.registry.store, Timer(table.id, 0, TimerKind.REMIND, "2020-01-01T00:00:00+00:00"))
    await world.restart()
    await world.wait(minutes=30)
    assert len(reminders(world)) == 1
    await world.restart()
    await world.wait(minutes=30)
    assert len(reminders(world)) == 1


async def test_a_reminder_for_one_of_several_names_all_who_are_awaited_and_pings_the_one(world: World) -> None:
    table = await world.start_table("Ann", "Bob", game="lost-ark")
    ann, bob = (table.seats[seat].user_id for seat in range(2))
    await world.bot.host.outbox.add(table, NewPost(PostKind.REMIND, PostPayload(seat=0)))
    await world.bot.outbox_sender.send(table.id)
    told = text_of(world.newest)
    assert told.startswith("Just a reminder.") and f"<@{ann}>" in told and f"<@{bob}>" in told
    assert world.pinged == [str(ann)]
