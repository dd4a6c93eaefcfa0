"""Tables whose place goes away: channels, threads and servers that are deleted or left, and cleared channels."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest
from simcord.backend.errors import BackendError

from arnak_bot.host import Table, shard_of
from arnak_bot.store import Status
from cogs.places import Places, archived_for_inactivity
from tests.discord.conftest import World, pass_turn
from tests.discord.seen import answer, can_be_pressed, forget, last_in, said, sit_down, text_of

NOW = datetime(2026, 5, 1, tzinfo=UTC)


def told_directly(world: World, table: Table) -> list[str]:
    """What the players of a table were told last in direct messages."""
    channels = [world.actor(table, seat.seat).user.dm_channel for seat in table.seats]
    return [text_of(channel.last_message) for channel in channels if channel.last_message is not None]


async def in_thread(world: World, name: str) -> Table:
    """The lobby of somebody who takes no direct messages, in a thread of the channel."""
    world.gate.closed_dms.add(world.member(name).id)
    await world.member(name).slash(world.channel, "game new", place="thread")
    return await world.bot.host.registry.table_in(world.channel.threads[-1].id)


async def test_a_deleted_channel_stops_its_tables_also_in_its_threads_and_notifies_whoever_it_can(world: World) -> None:
    table, beside = await world.start_table("Ann", "Bob"), await in_thread(world, "Eve")
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert table.status is beside.status is Status.STOPPED
    told = told_directly(world, table)
    assert len(told) == 2 and all("Camp" in text and "stopped" in text for text in told)
    assert told_directly(world, beside) == []
    other = world.guild.create_text_channel("elsewhere")
    assert "No table is waiting" in said(await world.ann.slash(other, "show mine"))
    assert "deleted" in said(await forget(world.ann, other))


async def test_a_deleted_thread_stops_its_table(world: World) -> None:
    thread = await world.open_thread("Ann")
    await sit_down(world.bob, last_in(thread))
    table = await world.bot.host.registry.table_in(thread.id)
    found = world.bot.get_channel(thread.id)
    assert isinstance(found, discord.Thread)
    await found.delete()
    await world.env.settle()
    assert table.status is Status.STOPPED and len(told_directly(world, table)) == 2


async def test_a_server_that_removes_the_bot_stops_its_tables(world: World, table: Table) -> None:
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    guild.name = "[The Den](https://elsewhere.example)"
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    told = told_directly(world, table)
    assert table.status is Status.STOPPED and len(told) == 2 and "](" not in told[0]


async def test_a_table_is_reposted_when_a_channel_is_cleared(world: World, table: Table) -> None:
    messages = [message.id for message in world.channel.history()]
    world.env.backend.bulk_delete_messages(world.channel.id, messages)
    await world.env.settle()
    (shown,) = world.channel.history()
    assert f"<@{table.seats[0].user_id}> to move" in text_of(shown)


async def put_out(world: World) -> None:
    """Let the bot be no member of the server any more."""
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
    await world.env.settle()
    world.gate.strangers.add(world.guild.id)


async def test_no_table_is_opened_on_a_server_without_the_bot(world: World) -> None:
    await put_out(world)
    result = await world.ann.slash(world.channel, "game new")
    assert "not in this server" in said(result) and "https://discord.com" in said(result)


async def test_a_solo_game_continues_through_interactions_on_a_server_without_the_bot(world: World) -> None:
    await put_out(world)
    tried: list[str] = []

    def refused() -> BackendError:
        tried.append("post")
        return BackendError(403, 50001, "Missing Access")

    world.gate.fail("POST", f"/channels/{world.channel.id}/messages", refused, times=None)
    ann = world.ann
    await ann.slash(world.channel, "game solo", turns="ask")
    assert "against the rival" in text_of(world.newest) and world.newest.attachments
    assert tried == [], "Discord refuses posts to a server that the bot is no member of"
    opened = answer(await ann.slash(world.channel, "turn panel"))
    assert opened.ephemeral and opened.attachments and ": your turn." in opened.content, "after a reload, too"
    assert "not playing" in said(await world.eve.slash(world.channel, "turn panel"))
    before = len(world.channel.history())
    await pass_turn(world, ann)
    assert len(world.channel.history()) == before and "Ann passes" in text_of(world.newest), "its token edits it"
    assert can_be_pressed(world.newest)
    over = partial(BackendError, 401, 50027, "Invalid Webhook Token")
    world.gate.fail("PATCH", f"/webhooks/*/messages/{world.newest.id}", over, times=None)
    await ann.slash(world.channel, "turn choose", answer="done")
    assert len(world.channel.history()) == before + 1 and can_be_pressed(world.newest)


async def come_back(world: World) -> None:
    """Start anew after what has happened since the gateway was left."""
    await world.restart()
    await world.env.settle()


async def test_a_channel_deleted_with_its_threads_while_the_bot_was_offline_stops_their_tables(world: World) -> None:
    await world.start_table("Ann", "Bob")
    beside = await in_thread(world, "Eve")
    stays = world.guild.create_text_channel("stays")
    await world.ann.slash(stays, "game new")
    await world.bot.leave_gateway()
    for channel_id in (beside.channel_id, world.channel.id):  # at Discord the threads of a channel go with it
        world.env.backend.delete_channel(channel_id)
    await come_back(world)
    table, beside = await world.table(), await world.bot.host.registry.table(beside.id)
    assert table.status is beside.status is Status.STOPPED
    assert len(told_directly(world, table)) == 2 and all("Camp" in text for text in told_directly(world, table))
    other = await world.bot.host.registry.table_in(stays.id)
    assert other.status is Status.LOBBY


@pytest.mark.parametrize("only", [False, True], ids=["one of its servers", "its only server"])
async def test_a_server_that_removed_the_bot_while_it_was_offline_stops_its_tables(world: World, only: bool) -> None:
    if not only:
        world.env.create_guild("Another camp")
    await world.start_table("Ann", "Bob")
    await world.bot.leave_gateway()
    world.env.backend.remove_guild(world.guild.id)
    await come_back(world)
    await world.wait(seconds=90)
    assert (await world.table()).status is Status.STOPPED


async def ready_again(world: World, shard: int = 0) -> None:
    """Let Discord have sent nothing of what is on the server, neither sleeping threads nor channels."""
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    guild._channels.clear()
    guild._threads.clear()
    with world.env._bot_scope():
        world.bot.dispatch("shard_ready", shard)
    await world.env.settle()


async def test_tables_of_another_shard_are_not_touched(world: World, table: Table) -> None:
    await world.wait(seconds=61)  # a shard without servers is looked at after a minute
    world.gate.fail("GET", "/channels/*", lambda: BackendError(404, 10003, "Unknown Channel"), times=None)
    world.bot.shard_count = next(count for count in range(2, 99) if shard_of(world.guild.id, count))
    own, seen = shard_of(world.guild.id, world.bot.shard_count), []
    for shard in (0, own):
        await ready_again(world, shard=shard)
        await world.wait(seconds=61)
        seen.append(table.status)
    assert seen == [Status.RUNNING, Status.STOPPED]


async def test_an_archived_thread_still_exists(world: World) -> None:
    thread = await world.open_thread("Ann")
    await ready_again(world)
    assert (await world.bot.host.registry.table_in(thread.id)).status is Status.LOBBY


async def test_only_an_unknown_channel_error_stops_a_table(world: World, table: Table) -> None:
    for status, stopped in ((403, False), (503, False), (404, True)):
        world.gate.heal()
        world.gate.fail("GET", "/channels/*", partial(BackendError, status, 0, "No"), times=None)
        await ready_again(world)
        assert (table.status is Status.STOPPED) is stopped, status


async def test_a_solo_game_on_a_server_without_the_bot_continues_after_a_restart(world: World) -> None:
    await put_out(world)
    await world.ann.slash(world.channel, "game solo", turns="ask")
    guild = world.env.backend.guilds.pop(world.guild.id)
    await come_back(world)
    world.env.backend.guilds[world.guild.id] = guild
    assert world.bot.get_guild(world.guild.id) is None
    assert (await world.table()).status is Status.RUNNING


async def test_a_server_in_an_outage_loses_nothing(world: World, table: Table) -> None:
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
    await world.env.settle()
    world.gate.fail("GET", "/channels/*", lambda: BackendError(404, 10003, "Unknown Channel"), times=None)
    await ready_again(world)
    assert table.status is Status.RUNNING


async def test_a_server_is_checked_again_after_changes_to_permissions_but_not_to_other_members_roles() -> None:
    looked: list[int] = []
    bot: Any = SimpleNamespace(outbox_sender=SimpleNamespace(refused=SimpleNamespace(check_again=looked.append)))
    places, me = Places(bot), SimpleNamespace(id=99)
    here: Any = SimpleNamespace(id=7, me=me)
    somebody = SimpleNamespace(id=5, guild=here)
    me.guild = here
    was: Any = SimpleNamespace(guild=SimpleNamespace(id=0))
    listeners = dict(places.get_listeners())
    for event, after, again in (
        ("on_member_update", me, True),
        ("on_member_update", somebody, False),
        ("on_guild_role_update", somebody, True),
        ("on_guild_channel_update", somebody, True),
    ):
        await listeners[event](was, after)
        assert looked == ([7] if again else []), event
        looked.clear()
    for archived, again in ((False, True), (True, False)):
        update = {"thread_metadata": {"archived": archived, "locked": True}}
        await places.on_raw_thread_update(cast(Any, SimpleNamespace(data=update, guild_id=7)))
        assert looked == ([7] if again else []), "it was opened, or closed by a moderator"
        looked.clear()


async def test_a_shard_without_servers_is_checked_once_more_after_a_minute() -> None:
    compared: list[int] = []
    places: Any = Places(cast(Any, SimpleNamespace(guilds=[SimpleNamespace(shard_id=1)])))
    places._compare = AsyncMock(side_effect=compared.append)
    await places.on_shard_ready(1)
    assert compared == [1] and not places._later.is_running()
    await places.on_shard_ready(0)
    assert places._later.is_running() and (places._later.minutes, compared) == (1, [1])
    await places.cog_unload()
    await places._later.coro(places)
    assert compared == [1], "the server may still come"
    places._later._current_loop = 1
    await places._later.coro(places)
    assert compared == [1, 0] and not places._empty


@pytest.mark.parametrize(("hours", "slept"), [(0.1, False), (23, False), (23 + 5 / 6, True), (24 * 30, True)])
def test_a_thread_is_archived_if_nobody_wrote_for_its_auto_archive_time(hours: float, slept: bool) -> None:
    assert archived_for_inactivity(NOW - timedelta(hours=hours), NOW, 1440) is slept
