"""A server's moderators are told, in a channel of their choice, what was decided at its tables: once, and nobody is
pinged."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
import simcord

from arnak_bot.host import Table
from tests.discord.conftest import World
from tests.discord.seen import text_of
from tests.discord.test_outbox_sender import FAULTS
from tests.discord.test_who_did_it import confirmed


async def audited(world: World) -> simcord.ChannelHandle:
    """Let the server's moderators be told in a channel of their own."""
    there = world.guild.create_text_channel("moderators")
    people, guild_id = world.bot.host.people, world.guild.id
    await people.set_guild(guild_id, replace(await people.guild(guild_id), audit=there.id))
    return there


def lines(there: simcord.ChannelHandle) -> list[str]:
    return [text_of(message) for message in there.history()]


async def stopped(world: World) -> Table:
    table = await world.start_table("Ann", "Bob", order="joined")
    await confirmed(world, world.member("Ann"))
    return table


def stop_told(world: World) -> str:
    who = f"<@{world.member('Ann').id}>"
    return f"<#{world.channel.id}>: {who} stopped this table. `/game new` opens another one."


async def test_a_stop_is_told_to_the_moderators_without_a_ping(world: World) -> None:
    there = await audited(world)
    await stopped(world)
    await world.env.settle()
    assert lines(there) == [stop_told(world)]
    assert [notice.users for notice in world.gate.notices if notice.message_id == there.history()[-1].id] in (
        [],
        [()],
        [[]],
    )
    assert not await world.bot.host.notices.due()


async def test_without_a_channel_of_their_choice_nothing_is_noted(world: World) -> None:
    await stopped(world)
    await world.env.settle()
    assert not await world.bot.host.notices.due()


async def test_a_replacement_is_told_and_a_turn_is_not(world: World) -> None:
    there = await audited(world)
    await world.start_table("Ann", "Bob", order="joined")
    dan = world.member("Dan")
    await world.member("Bob").slash(world.channel, "table replace", player=world.member("Bob").user, by=dan.user)
    await dan.click(world.newest, label="Take the seat")
    await world.env.settle()
    assert lines(there) == [f"<#{world.channel.id}>: <@{dan.id}> has taken Bob's seat."]


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_line_that_fails_is_told_later_and_only_once(world: World, fault: str) -> None:
    there = await audited(world)
    world.gate.fail("POST", f"/channels/{there.id}/messages", FAULTS[fault], times=None)
    await stopped(world)
    await world.env.settle()
    assert lines(there) == []
    world.gate.heal()
    await world.env.advance_time(3600)
    assert lines(there) == [stop_told(world)]


async def test_a_line_that_was_not_sent_before_a_stop_is_sent_after_the_restart(world: World) -> None:
    there = await audited(world)
    world.bot.notice_sender.stop()
    await stopped(world)
    assert lines(there) == []
    await world.restart()
    await world.env.advance_time(600)
    assert lines(there) == [stop_told(world)]


async def test_a_line_is_given_up_after_three_days(world: World) -> None:
    there = await audited(world)
    world.gate.fail("POST", f"/channels/{there.id}/messages", FAULTS["404"], times=None)
    await stopped(world)
    await world.env.settle()
    await world.env.advance_time(timedelta(days=3, hours=2).total_seconds())
    world.gate.heal()
    await world.env.advance_time(3 * 3600)
    assert lines(there) == [] and not await world.bot.host.notices.due()


async def test_who_is_forgotten_is_someone_in_a_line_that_was_not_sent_yet(world: World) -> None:
    there = await audited(world)
    world.bot.notice_sender.stop()
    await stopped(world)
    await world.bot.host.people.forget(world.member("Ann").id)
    await world.restart()
    await world.env.advance_time(600)
    assert lines(there) == [f"<#{world.channel.id}>: This table was stopped. `/game new` opens another one."]
