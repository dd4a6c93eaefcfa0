"""What Discord refuses: known before anything is drawn, tried seldom, taken up when the channel opens again."""

from __future__ import annotations

from collections.abc import Callable
from unittest.mock import Mock

import pytest
from simcord.backend.errors import BackendError

from arnak_bot.host import Table
from arnak_bot.store import Status
from images.arnak import draw_board, pictures
from tests.discord.conftest import World
from tests.discord.moves import messages_with
from tests.discord.seen import said
from tests.discord.test_outbox_sender import FAULTS, pass_by_host, shows_the_newest_position, tell_a_turn
from tests.discord.test_places import told_directly


async def running_table(world: World) -> Table:
    """A game whose interactions are too old to answer in public."""
    table = await world.start_table("Ann", "Bob", turns="ask", remind=0, deadline=0)
    await world.wait(minutes=20)
    return table


def refuse(world: World, error: Callable[[], Exception] = FAULTS["403"]) -> list[Exception]:
    """Let Discord refuse every message to the channel, and note it, though for all that the bot knows it may send."""
    refused: list[Exception] = []

    def refusal() -> Exception:
        refused.append(error())
        return refused[-1]

    world.gate.fail("POST", f"/channels/{world.channel.id}/messages", refusal, times=None)
    return refused


async def let_in(world: World, *, send_messages: bool | None = None, add_reactions: bool | None = None) -> None:
    channel = world.text_channel
    await channel.set_permissions(channel.guild.default_role, send_messages=send_messages, add_reactions=add_reactions)
    await world.env.settle()


@pytest.mark.usefixtures("drawn")
async def test_a_closed_channel_causes_no_requests_or_pictures(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await running_table(world)
    await let_in(world, send_messages=False)
    drawing = Mock(wraps=draw_board)
    monkeypatch.setattr(pictures, "draw_board", drawing)
    refused = refuse(world)
    await tell_a_turn(world, table)
    assert refused == [] and not drawing.called
    world.gate.heal()
    (refusal,) = await world.bot.host.outbox.refusals()
    assert refusal.why.startswith("missing permissions: ") and "Send Messages" in refusal.why
    await let_in(world, send_messages=True)
    await world.wait(minutes=1)
    shows_the_newest_position(world, table, f"{table.names[0]} passes")
    assert drawing.call_count == 1


async def test_a_refused_post_is_retried_after_an_hour_and_a_day_and_then_no_more(world: World) -> None:
    table = await running_table(world)
    moderator = world.moderator()
    await world.wait(minutes=1, look_every=0.5)
    refused = refuse(world)
    await tell_a_turn(world, table)
    assert len(refused) == 1
    for hours, tried in ((0.8, 1), (1, 2), (22, 2), (2, 3), (100, 3)):
        await world.wait(hours=hours)
        assert len(refused) == tried, hours
    assert "I have stopped trying" in said(await moderator.slash(world.channel, "table settings"))
    world.gate.heal()
    await pass_by_host(world, table)
    await world.nudge(table)
    assert len(messages_with(world, f"{table.names[0]} passes")) == 1, "the next move takes it up"


async def test_changes_on_a_server_are_handled_together_and_retry_only_channels_they_open(world: World) -> None:
    table = await running_table(world)
    refused = refuse(world)
    await tell_a_turn(world, table)
    for name in ("one", "two", "three"):
        world.guild.create_role(name)
        await let_in(world, add_reactions=name == "one")
        await world.wait(minutes=1)
    assert len(refused) == 1


@pytest.mark.parametrize("code", [10003, 10004])
async def test_a_table_whose_channel_was_deleted_while_the_bot_was_offline_is_stopped(world: World, code: int) -> None:
    table = await running_table(world)
    await pass_by_host(world, table)
    await world.bot.close()
    world.env.backend.delete_channel(world.channel.id)
    world.gate.fail("POST", f"/channels/{world.channel.id}/messages", lambda: BackendError(404, code, "Unknown"))
    await world.restart()
    await world.wait(minutes=2)
    table = await world.bot.host.registry.table(table.id)
    assert table.status is Status.STOPPED
    assert await world.bot.host.outbox.depth() == 0 and await world.bot.host.outbox.refusals() == []
    told = told_directly(world, table)
    assert len(told) == 2 and all("stopped" in text for text in told)


def forget_channel(world: World) -> None:
    """Let the bot not know the channel, as it does not know private threads in which it is not, and what is gone."""
    channel = world.text_channel
    channel.guild._remove_channel(channel)


async def test_players_are_notified_that_the_channel_is_gone_and_the_table_stops(world: World) -> None:
    table = await running_table(world)
    forget_channel(world)
    refuse(world, FAULTS["404"])
    await pass_by_host(world, table)
    with world.env._bot_scope():
        telling = world.bot.outbox_sender.nudge(table.id)
    await world.env.settle()
    assert telling.result() == "Unknown Channel"
    assert table.status is Status.STOPPED and len(told_directly(world, table)) == 2
    assert await world.bot.host.outbox.depth() == 0 and await world.bot.host.outbox.refusals() == []
