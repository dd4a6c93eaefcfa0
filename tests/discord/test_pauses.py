"""Pauses that a table agrees to."""

from __future__ import annotations

from datetime import timedelta

import pytest

from arnak_bot.wording.messages import ENGLISH
from tests.discord.conftest import World, pass_turn, settled
from tests.discord.moves import dig, go_away, labels_now, leave, messages_with, panel_of, posts
from tests.discord.seen import answer, buttons_of, text_of
from tests.discord.test_open_panels import panels

pytestmark = pytest.mark.simcord(settle_timeout=120)


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_pause_no_longer_asked_for_is_told_to_all_and_its_message_goes(world: World, restarted: bool) -> None:
    table, (ann, bob) = await world.seated("Ann", "Bob")
    await ann.slash(world.channel, "table pause", days=3)
    question = world.newest
    assert world.pinged == [str(bob.id)]
    assert "asks for a pause until" in await panel_of(world, bob)
    if restarted:
        await world.restart()
    await ann.slash(world.channel, "table pause", days=0)
    await world.bot.outbox_sender.until_idle()
    assert text_of(world.newest) == f"{table.names[0]} no longer asks for a pause."
    if restarted:  # what was asked before is crossed out when it is pressed
        await bob.click(question, label="Agree to the pause")
        (crossed,) = [each for each in world.channel.history() if each.id == question.id]
        assert text_of(crossed).startswith("~~") and not buttons_of(crossed)
    else:
        assert question.id not in [each.id for each in world.channel.history()]


async def test_a_pause_without_days_lasts_a_week(world: World) -> None:
    _, (ann, _) = await world.seated("Ann", "Bob")
    await ann.slash(world.channel, "table pause")
    week_later = int((world.bot.host.registry.now() + timedelta(days=7)).timestamp())
    assert f" asks for a pause until <t:{week_later}:f> (<t:{week_later}:R>): " in text_of(world.newest)


async def test_an_undo_that_is_granted_leaves_a_request_for_a_pause_open(world: World) -> None:
    table, (ann, bob) = await world.seated("Ann", "Bob")
    await pass_turn(world, ann)
    await ann.slash(world.channel, "table pause", days=3)
    await ann.slash(world.channel, "table undo")
    await bob.click(world.newest, label=f"Give {table.names[0]} the turn back")
    assert table.running.seats_to_act == (0,)
    assert " asks for a pause" in await panel_of(world, bob)


async def test_a_pause_asks_fewer_once_somebody_goes_and_nobody_once_its_own_player_does(world: World) -> None:
    table, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo")
    await ann.slash(world.channel, "table pause", days=3)
    question = world.newest

    async def labels() -> list[str]:
        await world.bot.outbox_sender.until_idle()
        await world.env.settle()
        return labels_now(world, question.id)

    assert await labels() == ["Agree to the pause (0 of 2)"]
    panel = await panel_of(world, ann)
    (until,) = {vote.value for vote in table.votes}
    asked = f"You asked for a pause until <t:{until}:f>. {table.names[1]} and {table.names[2]} can agree in the"
    assert f"{asked} channel." in panel
    await cleo.slash(world.channel, "me away", days=1)
    assert await labels() == ["Agree to the pause"]
    await cleo.slash(world.channel, "me away", days=0)
    assert await labels() == ["Agree to the pause (0 of 2)"]
    await bob.click(question, label="Agree to the pause (0 of 2)")
    assert await labels() == ["Agree to the pause (1 of 2)"]
    assert f"{table.names[2]} can agree in the channel" in panels(world, ann)[-1].content
    await leave(world, cleo)
    assert await labels() == [] and table.seats[0].paused_until and posts(world, f"{table.names[1]} agrees: ")


async def test_whoever_lets_a_computer_play_no_longer_asks_for_a_pause(world: World) -> None:
    table, (ann, _, _) = await world.seated("Ann", "Bob", "Cleo")
    await ann.slash(world.channel, "table pause", days=3)
    assert posts(world, "asks for a pause until")
    waits = world.actor(table, 2)
    assert " asks for a pause" in await panel_of(world, waits)
    await go_away(world, ann)
    assert " asks for a pause" not in panels(world, waits)[-1].content
    assert not posts(world, "asks for a pause until") and not table.votes
    assert posts(world, f"{table.names[0]} no longer asks for a pause.")


@pytest.mark.slow
async def test_a_pause_is_agreed_with_the_table_and_stops_the_clock(world: World) -> None:
    table, (actor, other) = await world.seated("Ann", "Bob", deadline=24, remind=12)
    await actor.slash(world.channel, "table pause", days=5)
    question = world.newest
    assert "asks for a pause until <t:" in question.content
    await other.click(question, label="Agree to the pause")
    assert posts(world, "asks for a pause") == [] and posts(world, f"{table.names[1]} agrees: ")
    assert "You are paused until" in answer(await actor.click(world.newest, label="My turn")).content
    await world.wait(days=4.9, look_every=1)
    assert posts(world, "Just a reminder") == [] and posts(world, "is out of time") == []
    await world.wait(days=0.2)
    assert posts(world, "It is your turn now"), "the pause is over"
    await world.wait(days=1)
    assert len(posts(world, "Just a reminder")) + len(posts(world, "is out of time")) >= 1
    assert world.bot.host.absence.overdue(table, 0)


async def test_a_pause_is_shown_in_the_panel_of_whoever_waits(world: World) -> None:
    _, (ann, bob) = await world.seated("Ann", "Bob", order="joined")
    await bob.slash(world.channel, "table pause", days=3)
    assert "You are paused" not in await panel_of(world, bob)
    await ann.click(world.newest, label="Agree to the pause")
    assert "You are paused until " in await panel_of(world, bob)
    assert "You are paused" not in await panel_of(world, ann)


async def test_a_request_for_a_pause_stays_in_the_panel_of_whoever_begins_their_turn_by_a_click(world: World) -> None:
    _, (ann, bob) = await world.seated("Ann", "Bob", order="joined")
    await ann.slash(world.channel, "table pause", days=3)
    asks = "Ann asks for a pause until "
    await ann.click(answer(await ann.slash(world.channel, "turn pass")).message, label=ENGLISH.labels.sure())
    passed = answer(await pass_turn(world, bob)).content.splitlines()
    assert passed[0] == "**Which cards do you keep?**" and passed[1].startswith(asks)
    await ann.slash(world.channel, "turn do", action="done")
    assert asks in answer(await bob.slash(world.channel, "turn do", action="done")).content


async def test_a_pause_is_granted_when_nobody_is_left_to_agree_and_asked_for_again_in_one_place(world: World) -> None:
    table, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined")
    await ann.slash(world.channel, "table pause", days=3)
    await ann.slash(world.channel, "table pause", days=5)
    await world.env.settle()
    (question,) = messages_with(world, "asks for a pause")
    await go_away(world, bob)
    question = next(each for each in world.channel.history() if each.id == question.id)
    assert f"<@{bob.id}>" not in text_of(question) and f"<@{cleo.id}>" in text_of(question), "only who has to agree"
    await cleo.slash(world.channel, "me away", days=1)
    assert table.seats[0].paused_until is not None and posts(world, "Ann is paused until"), "nobody was left to agree"


async def test_a_request_for_a_pause_that_would_be_over_is_no_longer_shown(world: World) -> None:
    _, (ann, bob) = await world.seated("Ann", "Bob", order="joined")
    await ann.slash(world.channel, "table pause", days=1)
    for each, told in ((ann, "You asked for a pause until"), (bob, "asks for a pause until")):
        assert told in await panel_of(world, each)
    await world.wait(hours=25)
    for each in (ann, bob):
        assert "pause" not in await panel_of(world, each)


async def test_a_granted_pause_leaves_a_request_to_undo_open_and_asks_nobody_again_who_agreed(world: World) -> None:
    _, (ann, bob, cleo) = await world.seated("Ann", "Bob", "Cleo", order="joined", turns="ask")
    await dig(world, ann)
    await ann.slash(world.channel, "table undo")
    undo = world.newest
    await ann.slash(world.channel, "table pause", days=2)
    pause = world.newest
    await bob.click(pause, label="Agree to the pause (0 of 2)")
    await settled(world)
    (asked,) = posts(world, "asks for a pause")
    assert f"<@{cleo.id}>, press" in asked and f"<@{bob.id}>" not in asked
    await cleo.click(pause, label="Agree to the pause (1 of 2)")
    await settled(world)
    assert posts(world, "asks to take back") and "I have asked Bob and Cleo" in await panel_of(world, ann)
    for at, each in enumerate((bob, cleo)):
        await each.click(undo, label=f"Give Ann the turn back ({at} of 2)")
    assert posts(world, "Ann takes the turn back and plays on.")
