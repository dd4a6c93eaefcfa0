"""Computers at a table as players meet them: in the lobby, in the channel after their turns, and for who is away."""

from __future__ import annotations

import discord
import pytest

from arnak_bot.host.lobby import COMPUTER_NAMES
from arnak_bot.host.tables import COMPUTER_SIGN
from tests.discord.conftest import World, pass_turn
from tests.discord.seen import answer, buttons_of, last_in

pytestmark = pytest.mark.simcord(settle_timeout=120)


def menu_of(message: discord.Message) -> discord.SelectMenu:
    """The menu below a message."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return next(item for row in rows for item in row.children if isinstance(item, discord.SelectMenu))


async def settled(world: World) -> None:
    """Wait until the computers have played, and the channel has been told."""
    await world.bot.host.computers.quiet()
    await world.bot.telling.quiet()


async def test_computers_are_chosen_with_the_command_and_in_the_lobby(world: World) -> None:
    ann = world.member("Ann")
    await ann.slash(world.channel, "game new", seats=4, computers=1, level="novice")
    assert f"{COMPUTER_NAMES[0]} {COMPUTER_SIGN} novice" in world.newest.content
    menu = menu_of(world.newest)
    assert [option.value for option in menu.options] == ["novice", "able", "strong", "away"]
    await ann.select(last_in(world.channel), ["strong"], custom_id=menu.custom_id)
    assert f"{COMPUTER_NAMES[1]} {COMPUTER_SIGN} strong" in world.newest.content
    await world.member("Bob").select(last_in(world.channel), ["able"], custom_id=menu.custom_id)
    assert COMPUTER_NAMES[2] not in world.newest.content
    await ann.select(last_in(world.channel), ["away"], custom_id=menu.custom_id)
    assert COMPUTER_NAMES[1] not in world.newest.content


async def test_one_message_tells_the_turns_of_three_computers(world: World) -> None:
    ann = world.member("Ann")
    await ann.slash(world.channel, "game new", seats=4, computers=3, level="novice", order="joined")
    await ann.click(last_in(world.channel), label="Start")
    before = len(world.channel.history())
    await pass_turn(world, ann)
    await settled(world)
    new = world.channel.history()[before:]
    assert len(new) == 1
    told = new[0].content
    assert all(f"{name} {COMPUTER_SIGN}" in told for name in COMPUTER_NAMES[:3]) and "Ann" in told
    assert str(ann.id) in told and world.pinged == [str(ann.id)]


async def test_a_game_with_computers_in_a_direct_message_begins_at_once(world: World) -> None:
    ann = world.member("Ann")
    await ann.send_dm("hello")
    here = ann.user.dm_channel
    await ann.user.slash("game solo", computers=2, level="novice")
    table = await world.bot.host.registry.table_in(here.id)
    await settled(world)
    assert len(table.seats) == 3 and table.running.seats_to_act == (table.player(ann.id),)
    assert "The rival" not in table.names


async def test_a_player_asks_what_a_computer_would_do(world: World) -> None:
    ann = world.member("Ann")
    await ann.slash(world.channel, "game new", seats=2, computers=1, level="novice", order="joined")
    await ann.click(last_in(world.channel), label="Start")
    panel = answer(await ann.click(last_in(world.channel), label="My turn"))
    told = answer(await ann.click(panel.message, label="What would you do?"))
    assert told.content.startswith("**What I would do:**\n1. ") and "2. " in told.content
    assert any(button.label == "My turn" for button in buttons_of(last_in(world.channel)))


async def test_where_others_play_there_are_hints_only_if_the_table_has_chosen_them(world: World) -> None:
    await world.start_table("Ann", "Bob", order="joined")
    panel = answer(await world.member("Ann").click(world.newest, label="My turn"))
    assert "What would you do?" not in str(panel.components)
