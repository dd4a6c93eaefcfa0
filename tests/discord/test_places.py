"""Tables whose place goes away: channels, threads and servers that are deleted or left, and cleared channels."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import discord
import pytest

from arnak_bot.host import Table
from arnak_bot.store import Status
from cogs.places import slept_in
from tests.discord.conftest import World, pass_turn
from tests.discord.seen import last_in
from tests.discord.test_table import said

NOW = datetime(2026, 5, 1, tzinfo=UTC)


def told_directly(world: World, table: Table) -> list[str]:
    """What the players of a table were told last in direct messages."""
    channels = [world.actor(table, seat.seat).user.dm_channel for seat in table.seats]
    return [channel.last_message.content for channel in channels if channel.last_message is not None]


async def test_a_deleted_channel_stops_its_table_and_the_players_hear_of_it(world: World) -> None:
    table = await world.start_table("Ann", "Bob")
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert table.status is Status.STOPPED
    told = told_directly(world, table)
    assert len(told) == 2 and all("Camp" in text and "stopped" in text for text in told)
    other = world.guild.create_text_channel("elsewhere")
    assert "No table waits" in said(await world.member("Ann").slash(other, "show mine"))
    assert "deleted" in said(await world.member("Ann").slash(other, "me forget"))


async def test_a_deleted_thread_stops_its_table(world: World) -> None:
    ann, bob = world.member("Ann"), world.member("Bob")
    await ann.slash(world.channel, "game new", place="thread")
    (thread,) = world.channel.threads
    await bob.click(last_in(thread), label="Join")
    table = await world.bot.host.registry.table_in(thread.id)
    found = world.bot.get_channel(thread.id)
    assert isinstance(found, discord.Thread)
    await found.delete()
    await world.env.settle()
    assert table.status is Status.STOPPED and len(told_directly(world, table)) == 2


async def test_a_server_that_removes_the_bot_stops_its_tables(world: World) -> None:
    table = await world.start_table("Ann", "Bob")
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    assert table.status is Status.STOPPED and len(told_directly(world, table)) == 2


async def test_players_who_take_no_direct_messages_do_not_stop_the_stopping(world: World) -> None:
    table = await world.start_table("Ann", "Bob")
    world.gate.closed_dms |= {seat.user_id for seat in table.seats}
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert table.status is Status.STOPPED and told_directly(world, table) == []


async def test_a_table_is_posted_anew_when_a_channel_is_cleared(world: World) -> None:
    table = await world.start_table("Ann", "Bob")
    messages = [message.id for message in world.channel.history()]
    world.env.backend.bulk_delete_messages(world.channel.id, messages)
    await world.env.settle()
    (shown,) = world.channel.history()
    assert f"<@{table.seats[0].user_id}> to move" in shown.content


async def test_no_table_is_opened_where_the_bot_is_only_brought_along(world: World) -> None:
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
    await world.env.settle()
    world.gate.strangers.add(world.guild.id)
    result = await world.member("Ann").slash(world.channel, "game new")
    assert "not in this server" in said(result) and "https://discord.com" in said(result)


async def test_a_solo_game_goes_on_by_interactions_where_the_bot_is_only_brought_along(world: World) -> None:
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
    await world.env.settle()
    world.gate.strangers.add(world.guild.id)
    ann = world.member("Ann")
    await ann.slash(world.channel, "game solo", turns="ask")
    assert "against the rival" in world.newest.content and world.newest.attachments
    before = len(world.channel.history())
    await pass_turn(world, ann)
    assert len(world.channel.history()) == before + 1 and "Ann passes" in world.newest.content
    *older, newest = world.channel.history()
    assert newest.components and not any(message.components for message in older), "only the newest has buttons"


@pytest.mark.parametrize(("hours", "slept"), [(0.1, False), (23, False), (24, True), (24 * 30, True)])
def test_a_thread_slept_in_if_nobody_wrote_for_as_long_as_it_is_set_to(hours: float, slept: bool) -> None:
    assert slept_in(NOW - timedelta(hours=hours), NOW, 1440) is slept
