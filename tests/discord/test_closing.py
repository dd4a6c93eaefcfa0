"""Tables that are stopped, closed or finished, and that are opened again."""

from __future__ import annotations

import pytest

from arnak_bot.host import Table
from arnak_bot.refusals import Why
from arnak_bot.store import Status
from arnak_bot.wording.messages import ENGLISH
from tests.discord.conftest import World, open_panel, pass_turn, settled
from tests.discord.moves import give_seat, leave, messages_with, panel_of
from tests.discord.seen import answer, buttons_of, said, text_of
from tests.discord.test_open_panels import panels
from tests.host.moves import play_out

pytestmark = pytest.mark.simcord(settle_timeout=120)


async def test_a_table_stops_when_everybody_has_left(world: World, table: Table) -> None:
    for seat in (1, 0):
        await leave(world, world.actor(table, seat))
    assert table.status is Status.STOPPED
    assert text_of(world.newest).startswith(f"<@{world.actor(table, 0).id}> has left, so the game ends here.")


async def test_what_is_asked_at_a_table_that_is_stopped_has_no_buttons_left(world: World) -> None:
    _, (_, bob, _) = await world.seated("Ann", "Bob", "Cleo")
    await leave(world, bob)
    (left,) = messages_with(world, "has left the game")
    assert buttons_of(left)
    asked = answer(await world.moderator().slash(world.channel, "table stop"))
    await world.moderator().click(asked, label="Stop it")
    await world.bot.outbox_sender.until_idle()
    (left,) = messages_with(world, "has left the game")
    assert not buttons_of(left)


@pytest.mark.slow
async def test_a_month_without_any_action_closes_the_table_and_it_can_be_reopened(world: World) -> None:
    table = await world.start_table("Ann", "Bob", remind=0, deadline=0)
    before = table.running.fingerprint()
    await world.wait(days=29, look_every=12)
    assert table.status is Status.RUNNING
    await world.wait(days=1.5)
    assert table.closed and "closed this table" in text_of(world.newest)
    closed = world.newest
    assert "closed because nothing happened" in said(await world.actor(table, 0).slash(world.channel, "turn pass"))
    assert "Its players can reopen it" in said(await world.eve.click(closed, label="Reopen"))
    await world.actor(table, 1).click(closed, label="Reopen")
    assert table.status is Status.RUNNING and table.running.fingerprint() == before
    await pass_turn(world, world.actor(table, 0))
    assert table.running.log


@pytest.mark.slow
async def test_a_closed_table_survives_a_restart_and_start_reopens_it(world: World) -> None:
    table = await world.start_table("Ann", "Bob", remind=0, deadline=0)
    await world.wait(days=31, look_every=12)
    await world.restart()
    loaded = await world.table()
    assert loaded is not table and loaded.closed
    await world.actor(loaded, 0).slash(world.channel, "game start")
    assert loaded.status is Status.RUNNING and "to move" in text_of(world.newest)


@pytest.mark.slow
async def test_a_new_table_can_be_opened_in_place_of_a_closed_one(world: World) -> None:
    await world.start_table("Ann", "Bob", remind=0, deadline=0)
    await world.wait(days=31, look_every=12)
    closed = world.newest
    await world.eve.slash(world.channel, "game new")
    assert "Another table has opened" in said(await world.ann.click(closed, label="Reopen"))


async def test_leaving_a_solo_game_stops_it(world: World) -> None:
    ann = world.ann
    await ann.slash(world.channel, "game solo", difficulty=1)
    table = await world.table()
    question = await ann.slash(world.channel, "game leave")
    assert "it ends here" in said(question) and "pass" not in said(question)
    await ann.click(answer(question), label="Leave the game")
    assert table.status is Status.STOPPED and f"<@{ann.id}> has left, so the game ends here" in text_of(world.newest)


async def test_a_closed_table_says_so_in_the_panel_and_a_replaced_player_s_panel_is_closed(world: World) -> None:
    table = await world.start_table("Ann", "Bob", order="joined")
    bob, dan = world.actor(table, 1), world.dan
    panel = await open_panel(world, bob)
    await give_seat(world, bob, dan)
    await world.env.settle()
    assert panels(world, bob)[-1].content == f"<@{dan.id}> has taken your seat."
    assert not panels(world, bob)[-1].components
    assert panel.message.id == panels(world, bob)[-1].id
    table.closed_at = table.started_at
    shown = answer(await dan.slash(world.channel, "turn panel"))
    assert shown.content.startswith(f"**{Why.CLOSED_UNPLAYED.sentence(ENGLISH)}**")


async def test_when_the_host_has_left_the_next_player_may_stop_the_table(world: World) -> None:
    _, (ann, bob, _) = await world.seated("Ann", "Bob", "Cleo", order="joined")
    asked = answer(await ann.slash(world.channel, "game leave")).message
    assert "Only Ann, the host" in said(await bob.slash(world.channel, "table stop"))
    await ann.click(asked, label="Leave the game")
    assert "Stop this table for everyone?" in said(await bob.slash(world.channel, "table stop"))


async def test_the_panel_of_a_finished_game_says_who_has_won(world: World) -> None:
    table = await world.start_table("Ann", "Bob", game="lost-ark", order="joined")
    await play_out(world.bot.host, table)
    told = (await panel_of(world, world.actor(table, 0))).splitlines()[0]
    assert told.startswith("**") and " win" in told


async def test_the_panels_of_a_game_that_its_last_player_leaves_say_so(world: World) -> None:
    _, (ann, bob) = await world.seated("Ann", "Bob", order="joined")
    for each in (bob, ann):
        await open_panel(world, each)
    for each in (bob, ann):
        await leave(world, each)
    await settled(world)
    for reader, who in ((bob, f"<@{ann.id}> has"), (ann, "You have")):
        told = f"{who} left, so the game ends here. `/game new` opens another one."
        assert told in [each.content for each in panels(world, reader)]
