"""Whom a table notifies and when: waking hours, direct messages, restarts."""

from __future__ import annotations

import pytest

from arnak_bot.games.arnak.engine import Game
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.host import Table
from tests.discord.conftest import World, pass_turn
from tests.discord.moves import dig, messages_with, posts
from tests.discord.seen import can_be_pressed, said, text_of

pytestmark = pytest.mark.simcord(settle_timeout=120)


@pytest.mark.slow
async def test_no_ping_and_no_deadline_at_night(world: World) -> None:
    table = await world.start_table("Ann", "Bob", deadline=24, remind=0, turns="ask")
    sleeper = world.actor(table, 1)
    # The simulated clock begins at midnight UTC: asleep until eight.
    await sleeper.slash(world.channel, "me preferences", zone="UTC", wake=8, sleep=20)
    await pass_turn(world, world.actor(table, 0))
    assert f"<@{sleeper.id}>" in text_of(world.newest)
    assert str(sleeper.id) not in world.pinged, "named, but not pinged"
    await world.wait(hours=7, look_every=0.5)
    assert posts(world, "It is your turn now") == []
    await world.wait(hours=1.5)
    assert f"<@{sleeper.id}>" in posts(world, "It is your turn now")[0]
    await world.wait(hours=25)
    assert not world.bot.host.absence.overdue(table, 1), "the night does not count"
    await world.wait(hours=12)
    assert world.bot.host.absence.overdue(table, 1)


async def test_the_next_player_gets_a_direct_message(world: World) -> None:
    table = await world.start_table("Ann", "Bob", "Cleo", turns="ask")
    first, second, third = (world.actor(table, seat) for seat in range(3))
    for each in (first, third):
        await each.slash(world.channel, "me preferences", notes=True)
    await pass_turn(world, first)
    (note,) = third.user.dm_channel.history()
    assert note.content == f"You are next in <#{world.channel.id}>: {table.names[1]} is playing now."
    assert note.flags.silent and first.user.dm_channel.last_message is None
    world.gate.closed_dms.add(third.id)
    world.gate.closed_dms.add(first.id)
    await pass_turn(world, second)
    assert f"<@{third.id}> to move" in text_of(world.newest) and await world.bot.host.outbox.depth() == 0


@pytest.mark.slow
async def test_the_previous_ping_is_removed(world: World) -> None:
    table = await world.start_table("Ann", "Bob", remind=12, turns="ask")
    await world.wait(hours=13, look_every=0.5)
    assert len(posts(world, "Just a reminder")) == 1
    await pass_turn(world, world.actor(table, 0))
    assert posts(world, "Just a reminder") == []
    mentioning = messages_with(world, f"<@{table.seats[0].user_id}>")
    assert mentioning == [], "the message of the turn before keeps its story and loses its ping"
    assert not [message for message in world.channel.history()[:-1] if can_be_pressed(message)]


def bare(table: Table) -> Game:
    """The game with empty hands: nothing is left to do after the main action."""
    state = table.running.state.copy()
    for player in state.players:
        player.hand = []
    return Game(table.running.setup, state, list(table.running.log))


async def test_each_player_chooses_how_their_turns_end(world: World) -> None:
    table = await world.start_table("Ann", "Bob", turns="ask")
    await world.actor(table, 1).slash(world.channel, "me preferences", turns="auto")
    await world.actor(table, 0).slash(world.channel, "turn dig", site="camp-coins", payment="pay fear")
    assert table.running.seats_to_act == (0,), "Ann wants to be asked, as the table has it"
    await world.actor(table, 0).slash(world.channel, "turn end")
    second = table.running.view(1)
    table.game = bare(table)
    table.running.state.players[1].tokens.update({Resource.COIN: 9})
    await world.actor(table, 1).slash(world.channel, "turn buy", card=table.running.state.items[0])
    assert second.players[1].hand and (1, "end") in table.running.log


@pytest.mark.slow
async def test_after_a_restart_the_notice_about_a_deadline_is_sent_once(world: World) -> None:
    table = await world.start_table("Ann", "Bob", deadline=24, remind=0)
    assert table.waits_since is not None
    await world.wait(hours=23.9, look_every=0.5)
    await world.restart()
    await world.wait(hours=1, look_every=0.5)
    await world.restart()
    await world.wait(hours=1, look_every=0.5)
    assert len(posts(world, "is out of time")) == 1


@pytest.mark.slow
async def test_players_who_are_asleep_are_not_pinged_about_a_vote(world: World) -> None:
    table = await world.start_table("Ann", "Bob", "Cleo", deadline=24, remind=0)
    await world.actor(table, 1).slash(world.channel, "me preferences", zone="UTC", wake=8, sleep=20)
    await world.wait(hours=25, look_every=1)  # one in the morning
    assert "is out of time" in text_of(world.newest)
    assert world.pinged == [str(table.seats[2].user_id)]


async def test_mentioning_the_bot_does_nothing(world: World, table: Table) -> None:
    before = len(world.channel.history())
    await world.actor(table, 0).send(world.channel, f"<@{world.bot.user.id}> dig")  # type: ignore[union-attr]
    assert len(world.channel.history()) == before + 1


async def test_a_player_who_has_just_moved_is_not_pinged_for_their_own_next_turn(world: World) -> None:
    _, (first, second) = await world.seated("Ann", "Bob", turns="ask")
    await pass_turn(world, first)
    assert world.pinged == [str(second.id)]
    await dig(world, second)
    assert f"<@{second.id}>" in text_of(world.newest) and world.pinged == [], "Ann has passed: Bob goes on"


async def test_naming_a_user_who_does_not_play_is_reported(world: World, table: Table) -> None:
    ann, eve = world.actor(table, 0), world.eve
    for command, options in (
        ("table replace", {"player": eve.user, "by": eve.user}),
        ("show deck", {"player": eve.user}),
        ("show board", {"part": "player", "player": eve.user}),
    ):
        assert "Eve is not playing at this table" in said(await ann.slash(world.channel, command, **options))
