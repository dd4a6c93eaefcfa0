"""Solo games against the rival: in a direct message and in a channel, to win or loss."""

from __future__ import annotations

import random
from typing import Any

import pytest
from discord import app_commands

from arnak_bot.games.arnak.engine import Verb
from arnak_bot.store import Status
from tests.discord.conftest import World, pass_turn
from tests.discord.test_table import said
from tests.discord.test_whole_games import be_sure, components, plays
from tests.engine.playing import BOARD_NAMES


async def direct_message(world: World, name: str) -> Any:
    """Open a direct message with the bot and return its channel."""
    await world.member(name).send_dm("hello")
    return world.member(name).user.dm_channel


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARD_NAMES)
async def test_a_whole_solo_game_in_a_direct_message(world: World, board: str) -> None:
    channel = await direct_message(world, "Ann")
    user = world.member("Ann").user
    await user.slash("game solo", difficulty=3, board=board, turns="ask")
    opening = channel.last_message
    assert "difficulty 3" in opening.content and "Harder tiles" in opening.content
    assert "The rival turns up" in opening.content
    assert "The rival: played" in (opening.attachments[0].description or "")
    chance = random.Random(7)
    table = await world.bot.host.registry.table_in(channel.id)
    while not table.running.over:
        legal = table.running.legal_actions()
        busy = [action for action in legal if action.verb is not Verb.PASS] or list(legal)
        action = chance.choice(busy if chance.random() < 0.6 else list(legal)).text
        public = next(message for message in reversed(channel.history()) if message.components)
        panel = (await user.click(public, label="My turn")).response
        for item in components(panel):
            if item["type"] == 2 and plays(item["custom_id"], action):
                await be_sure(user, await user.click(panel.message, custom_id=item["custom_id"]))
                break
            if action in [option["value"] for option in item.get("options", [])]:
                await be_sure(user, await user.select(panel.message, [action], custom_id=item["custom_id"]))
                break
        else:
            raise AssertionError(f"{action} is not in the panel")
        table = await world.bot.host.registry.table_in(channel.id)
    last = channel.last_message
    assert [file.filename for file in last.attachments] == ["board.jpg", "scores.jpg"]
    alt = last.attachments[1].description or ""
    assert "The rival" in alt and "Ann" in alt
    won = table.running.scores()[0].rank == 1
    assert ("You have beaten the rival" in last.content) is won
    assert "rival" in last.content


async def test_a_solo_game_in_a_channel_and_its_restart(world: World) -> None:
    ann = world.member("Ann")
    await ann.slash(world.channel, "game solo", difficulty=0)
    assert "red tiles" not in world.newest.content, "there are none to be told of"
    table = await world.table()
    fingerprint = table.running.fingerprint()
    await world.restart()
    table = await world.table()
    assert table.running.fingerprint() == fingerprint
    assert table.names == ("Ann", "The rival")
    await pass_turn(world, ann)
    assert "The rival turns up" in world.newest.content


async def test_a_table_for_several_needs_a_channel(world: World) -> None:
    await direct_message(world, "Ann")
    result = await world.member("Ann").user.slash("game new")
    assert "needs a channel on a server" in said(result)


async def test_others_cannot_join_or_play_a_solo_game(world: World) -> None:
    await world.member("Ann").slash(world.channel, "game solo")
    bob = world.member("Bob")
    assert "already started" in said(await bob.slash(world.channel, "game join"))
    assert "not playing" in said(await bob.slash(world.channel, "turn pass"))


async def test_commands_are_there_for_servers_accounts_and_direct_messages(world: World) -> None:
    for group in world.bot.tree.get_commands():
        assert isinstance(group, app_commands.Group)
        installs, contexts = group.allowed_installs, group.allowed_contexts
        assert installs is not None and installs.guild and installs.user
        assert contexts is not None and contexts.guild and contexts.dm_channel and contexts.private_channel


async def test_who_played_with_computers_in_a_direct_message_plays_again_at_once(world: World) -> None:
    ann = world.member("Ann")
    world.bot.host.computers.stop_thinking()
    await ann.user.slash("game solo", game="lost-cities", computers=1)
    table = await world.bot.host.registry.table_in(ann.user.dm_channel.id)
    await world.bot.host.lobby.stop(table, ann.id, moderator=False)
    table.status = Status.OVER
    await ann.user.slash("game again")
    again = await world.bot.host.registry.table_in(table.channel_id)
    assert again.id != table.id and again.status is Status.RUNNING and again.options.seats == 2
