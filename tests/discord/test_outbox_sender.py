"""What is kept is told: whatever fails, every channel shows the newest position in the end, once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import aiohttp
import pytest
import simcord
from simcord.backend.errors import BackendError

from arnak_bot.host import Table, TableBroken
from arnak_bot.store import Status
from images.arnak import pictures
from tests.databases import opened, tamper
from tests.discord.conftest import World
from tests.discord.moves import messages_with
from tests.discord.seen import last_in, said, sit_down, start, text_of
from tests.discord.test_drawing import fails
from tests.host.moves import pass_turn

pytestmark = pytest.mark.simcord(settle_timeout=120)

FAULTS: dict[str, Callable[[], Exception]] = {
    "500": lambda: BackendError(500, 0, "Internal Server Error"),
    "403": lambda: BackendError(403, 50013, "Missing Permissions"),
    "404": lambda: BackendError(404, 10003, "Unknown Channel"),
    "429": lambda: BackendError(429, 0, "You are being rate limited."),
    "timeout": TimeoutError,
    "refused": lambda: aiohttp.ClientOSError(111, "Connection refused"),
    "disconnect": aiohttp.ServerDisconnectedError,
    "reset": lambda: ConnectionResetError(104, "Connection reset by peer"),
}
SENDS = {
    "channel": ("POST", "/channels/*/messages"),
    "edit": ("PATCH", "/channels/*/messages/*"),
    "acknowledgement": ("POST", "/interactions/*/callback"),
    "panel": ("PATCH", "/webhooks/*"),
    "follow-up": ("POST", "/webhooks/*"),
    "everything": ("*", "*"),
}


@pytest.fixture
async def table(world: World) -> Table:
    """A game of two in which nothing is due by itself."""
    return await world.start_table("Ann", "Bob", turns="ask", remind=0, deadline=0)


async def pass_by_host(world: World, table: Table) -> None:
    """Let whoever is to act pass, as the host sees it."""
    await pass_turn(world.bot.host, table, table.seats[table.running.seats_to_act[0]].user_id)


async def post_a_turn(world: World, table: Table) -> str | None:
    """Let whoever is to act pass, and post that; return why that failed, if it did."""
    await pass_by_host(world, table)
    return await world.bot.outbox_sender.send(table.id)


async def tell_a_turn(world: World, table: Table) -> None:
    await pass_by_host(world, table)
    await world.nudge(table)


async def typed(world: World, seat: int, command: str) -> None:
    """Type a command; what Discord's failures do to its answer is not what these tests are about."""
    await world.actor(await world.table(), seat).slash(world.channel, command)
    _ = world.env.errors


async def look(world: World, minutes: float) -> None:
    await world.wait(minutes=minutes)
    await world.env.settle()  # threads are not on the simulated clock
    await world.bot.outbox_sender.until_idle()


def shows_the_newest_position(world: World, table: Table, told: str) -> None:
    """The channel's newest message shows the table after what is told, once, and names who is to move."""
    newest = world.newest
    (seat,) = table.running.seats_to_act
    assert f"<@{table.seats[seat].user_id}> to move" in text_of(newest)
    assert len(messages_with(world, told)) == 1 and told in text_of(newest)
    assert newest.components, "the newest message has the buttons"


ALL_DAY = ("500", "timeout")
"""The faults that are tried all day; the others come with the whole check."""


@pytest.mark.parametrize(
    "fault", [pytest.param(each, marks=[] if each in ALL_DAY else pytest.mark.slow) for each in FAULTS]
)
@pytest.mark.parametrize("send", SENDS)
async def test_one_failed_request_loses_and_doubles_nothing(world: World, send: str, fault: str, table: Table) -> None:
    await world.bot.host.play.play(table, table.seats[0].user_id, ["pass"])
    world.gate.fail(*SENDS[send], FAULTS[fault])
    await typed(world, 0, "turn end")
    world.gate.heal()
    if table.running.seats_to_act == (0,):  # Discord did not let the command through: nothing was decided
        await typed(world, 0, "turn end")
    await look(world, 20)
    shows_the_newest_position(world, table, f"{table.names[0]} passes")


@pytest.mark.parametrize("fault", ["timeout", "disconnect", "reset"])
async def test_a_message_that_arrived_without_a_reply_is_not_sent_again(world: World, fault: str, table: Table) -> None:
    await world.bot.host.play.play(table, table.seats[0].user_id, ["pass"])
    world.gate.fail(*SENDS["channel"], FAULTS[fault], after=True)
    await typed(world, 0, "turn end")
    await look(world, 10)
    shows_the_newest_position(world, table, f"{table.names[0]} passes")
    assert world.pinged == [str(table.seats[1].user_id)]


@pytest.mark.parametrize("fault", ["500", "429", "timeout", "refused", "disconnect", "reset"])
@pytest.mark.parametrize("send", ["channel", "everything"])
@pytest.mark.slow
async def test_ten_minutes_of_failures_lose_and_duplicate_nothing(world: World, send: str, fault: str) -> None:
    await ten_minutes(world, send, fault)


@pytest.mark.whole_check
async def test_ten_minutes_without_a_connection_lose_and_duplicate_nothing(world: World) -> None:
    await ten_minutes(world, "everything", "refused")


async def ten_minutes(world: World, send: str, fault: str) -> None:
    table = await world.start_table("Ann", "Bob", "Cleo", turns="ask", remind=0, deadline=0)
    world.gate.fail(*SENDS[send], FAULTS[fault], times=None)
    for _ in range(2):
        await pass_by_host(world, table)
        world.bot.outbox_sender.nudge(table.id)
        await world.env.settle()
        await look(world, 5)
    world.gate.heal()
    await look(world, 10)
    for seat in (0, 1):
        assert len(messages_with(world, f"{table.names[seat]} passes")) == 1
    (seat,) = table.running.seats_to_act
    assert f"<@{table.seats[seat].user_id}> to move" in text_of(world.newest)
    assert world.pinged == [str(table.seats[seat].user_id)]
    assert await world.bot.host.outbox.depth() == 0


async def start_in(world: World, name: str) -> tuple[Table, simcord.ChannelHandle]:
    channel = world.guild.create_text_channel(name)
    await world.ann.slash(channel, "game new")
    await start(last_in(channel), world.ann, world.bob)
    return await world.bot.host.registry.table_in(channel.id), channel


@pytest.mark.whole_check
@pytest.mark.usefixtures("drawn")
@pytest.mark.parametrize("fault", ["403", "404", "500", "reset", "drawing"])
async def test_ten_minutes_of_failures_at_three_tables_end_with_the_newest_position_at_each(
    world: World, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await start_in(world, f"table-{number}") for number in range(3)]
    await look(world, 20)  # no interaction is fresh enough to answer in public
    with monkeypatch.context() as patch:
        if fault == "drawing":
            for name in ("draw_board", "draw_round"):
                patch.setattr(pictures, name, fails)
        else:
            world.gate.fail(*SENDS["channel"], FAULTS[fault], times=None)
        for table, _ in tables:
            await pass_by_host(world, table)
            world.bot.outbox_sender.nudge(table.id)
        await look(world, 10)
    world.gate.heal()
    await look(world, 70)  # what is refused for good is tried after an hour
    for table, channel in tables:
        told = [message for message in channel.history() if f"{table.names[0]} passes" in text_of(message)]
        (waiting,) = table.running.seats_to_act
        assert [message.id for message in told] == [last_in(channel).id]
        assert bool(told[0].attachments) is (fault != "drawing")
        assert f"<@{table.seats[waiting].user_id}> to move" in text_of(last_in(channel))
        notified = [notice.users for notice in world.gate.notices if notice.message_id == last_in(channel).id]
        assert notified == [(table.seats[waiting].user_id,)]
    assert await world.bot.host.outbox.depth() == 0 and await world.bot.host.outbox.refusals() == []


async def test_the_start_is_announced_even_if_the_click_is_never_answered(world: World) -> None:
    await world.ann.slash(world.channel, "game new")
    await sit_down(world.bob, world.newest)
    world.gate.fail(*SENDS["acknowledgement"], FAULTS["reset"])
    await world.ann.click(world.newest, label="Start")
    _ = world.env.errors
    assert (await world.table()).status is Status.RUNNING
    assert "The expedition begins" in text_of(world.newest)


async def test_a_cancelled_interaction_does_not_cancel_the_announcement(world: World) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask")
    await pass_by_host(world, table)
    waiting = asyncio.create_task(world.bot.outbox_sender.send(table.id))
    await asyncio.sleep(0)
    waiting.cancel()
    await world.bot.outbox_sender.until_idle()
    shows_the_newest_position(world, table, f"{table.names[0]} passes")


@pytest.mark.parametrize(("minutes", "told"), [(2, 1), (10, 2)])
async def test_a_post_accepted_just_before_a_stop_appears_once_or_twice_after_a_long_stop(
    world: World, minutes: float, told: int, table: Table
) -> None:
    await pass_by_host(world, table)
    world.gate.fail(*SENDS["channel"], FAULTS["timeout"], after=True)
    await world.bot.outbox_sender.send(table.id)
    world.bot.stop_working()
    await world.bot.close()
    await world.wait(minutes=minutes)
    await world.restart()
    await look(world, 1)
    assert len(messages_with(world, f"{table.names[0]} passes")) == told, "Discord knows a nonce for five minutes"
    table = await world.table()
    assert f"<@{table.seats[table.running.seats_to_act[0]].user_id}> to move" in text_of(world.newest)
    assert await world.bot.host.outbox.depth() == 0


async def test_refused_posts_are_retried_after_a_restart(world: World, table: Table) -> None:
    channel = world.text_channel
    await channel.set_permissions(channel.guild.default_role, send_messages=False)
    await look(world, 20)
    await post_a_turn(world, table)
    await world.bot.close()  # and nobody tells the bot that it may post again
    world.gate.backend.channels[world.channel.id].overwrites.clear()
    await world.restart()
    await look(world, 1)
    shows_the_newest_position(world, await world.table(), f"{table.names[0]} passes")


async def test_a_player_represented_by_a_computer_is_not_notified_of_a_closed_channel(world: World) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask", remind=0, deadline=0)
    world.bot.host.computers.stop_thinking()
    await world.bot.host.absence.go_away(table.seats[1].user_id, 3)
    await world.bot.outbox_sender.send(table.id)
    world.gate.fail("POST", f"/channels/{world.channel.id}/messages", FAULTS["403"], times=None)
    await look(world, 20)
    await post_a_turn(world, table)
    assert len(await world.bot.host.outbox.refusals()) == 1
    await world.env.settle()
    private = world.actor(table, 1).user.dm_channel
    assert private is None or not private.history()


async def test_settings_name_a_refused_table_that_cannot_be_loaded(world: World, table: Table) -> None:
    world.gate.fail(*SENDS["channel"], FAULTS["403"], times=None)
    await look(world, 20)
    await post_a_turn(world, table)
    number = table.id
    del table
    moon = "options = json_set(options, '$.game.board', 'moon')"
    tamper(world.database, f"UPDATE tables SET version = version + 1, snapshot = NULL, {moon}")
    with pytest.raises(TableBroken):
        await world.bot.host.registry.table(number)
    settings = said(await world.moderator().slash(world.channel, "table settings"))
    assert f"<#{world.channel.id}>: Missing Permissions" in settings


async def test_a_delivered_message_is_not_sent_again_if_recording_it_fails(world: World, table: Table) -> None:
    await pass_by_host(world, table)
    with opened(world.database) as other:
        other.execute("CREATE TRIGGER full BEFORE DELETE ON posts BEGIN SELECT RAISE(FAIL, 'database is full'); END")
        await world.bot.outbox_sender.send(table.id)
        await look(world, 30)  # Discord has forgotten the nonce long since
        assert await world.bot.host.outbox.depth() == 1
        other.execute("DROP TRIGGER full")
    await look(world, 6)
    shows_the_newest_position(world, table, f"{table.names[0]} passes")
    assert await world.bot.host.outbox.depth() == 0
    assert table.posts.last == world.newest.id


@pytest.mark.parametrize("arrived", [False, True])
async def test_a_turn_after_a_late_or_doubtful_one_has_its_own_message_and_ping(world: World, arrived: bool) -> None:
    table = await world.start_table("Ann", "Bob", "Cleo", turns="ask", remind=0, deadline=0)
    world.gate.fail(*SENDS["channel"], FAULTS["500"], times=None, after=arrived)
    await post_a_turn(world, table)
    world.gate.heal()
    await post_a_turn(world, table)
    (before,), (newer,) = (messages_with(world, f"{table.names[seat]} passes") for seat in (0, 1))
    notified = {notice.message_id: notice.users for notice in world.gate.notices}
    assert bool(notified.get(before.id)) is arrived and notified[newer.id] == (table.seats[2].user_id,)


async def test_a_note_to_the_next_player_does_not_remove_the_ping(world: World) -> None:
    table = await world.start_table("Ann", "Bob", "Cleo", turns="ask", remind=0, deadline=0)
    for name in ("Ann", "Bob", "Cleo"):
        await world.member(name).slash(world.channel, "me preferences", notes=True)
    world.gate.fail("POST", "/channels/*/messages", FAULTS["timeout"], times=2)
    await post_a_turn(world, table)
    assert await world.bot.host.outbox.depth() == 2, "neither the turn nor the note has arrived"
    await look(world, 6)
    shows_the_newest_position(world, table, f"{table.names[0]} passes")
    assert world.pinged == [str(table.seats[1].user_id)]
    assert await world.bot.host.outbox.depth() == 0


async def test_a_table_that_cannot_be_loaded_says_why_and_is_posted_once_it_can(world: World, table: Table) -> None:
    await pass_by_host(world, table)
    with opened(world.database) as connection:
        snapshot, options = connection.execute("SELECT snapshot, options FROM tables").fetchone()
    tamper(world.database, "UPDATE tables SET version = version + 1, snapshot = NULL, options = 'spoiled'")
    why = await world.bot.outbox_sender.send(table.id)
    assert why is not None and "cannot be loaded" in why
    assert messages_with(world, "passes") == [] and await world.bot.host.outbox.depth() == 1
    restored = "UPDATE tables SET version = version + 1, snapshot = ?, options = ?"
    tamper(world.database, restored, snapshot, options)
    await look(world, 20)
    shows_the_newest_position(world, await world.table(), f"{table.names[0]} passes")
