"""Answering in advance in the panel: seen and taken back there, told once given, and never seen by anybody else."""

from __future__ import annotations

import pytest
import simcord

from arnak_bot.games.lost_ark.engine.printed import TILES, Colour
from arnak_bot.host import Table
from cogs import ids
from tests.discord.conftest import World
from tests.discord.seen import said
from tests.discord.test_forged import forged
from tests.discord.test_lost_ark import begun, set_up
from tests.discord.test_panel import labels, options
from tests.discord.test_taps import Thumb
from tests.host.moves import least

pytestmark = pytest.mark.simcord(settle_timeout=120)

COLOURS = ("green", "red", "yellow", "blue", "grey")


async def waiting(world: World) -> tuple[Table, simcord.MemberActor, Thumb]:
    """A table of the Lost Ark: who is to call, and the thumb of who waits for that."""
    table, caller, other = await begun(world)
    return table, caller, Thumb(world, other)


async def answered(thumb: Thumb, colour: str) -> str:
    """Open the panel and answer in advance, should this colour be called, by the first fill; return that."""
    await thumb.my_turn()
    await thumb.press("Answer ahead", f"＋ If {colour} is called")
    fill = next(each for each in options(thumb) if each.startswith("fill"))
    await thumb.choose(fill)
    return fill


async def calls(world: World, table: Table, colour: str) -> None:
    await world.bot.host.play.play(table, table.seats[table.running.seats_to_act[0]].user_id, [f"call {colour}"])


async def test_a_colour_is_answered_in_advance_in_four_taps_and_told_when_it_was(world: World) -> None:
    table, _caller, bob = await waiting(world)
    fill = await answered(bob, "green")
    assert bob.taps == 4, "Answer ahead, the colour, the menu, the tile; one more, My turn, opens the panel"
    assert bob.panel.content.startswith("**Saved. If green is called, I’ll do this for you once.**")
    shown = [label for label in labels(bob) if "cancel “Fill" in label]
    assert len(shown) == 1 and "End" not in shown[0]
    left = [f"＋ If {colour} is called" for colour in COLOURS[1:]]
    assert [label for label in labels(bob) if label.startswith("＋")] == left
    await calls(world, table, "green")
    seat = table.player(bob.actor.id)
    assert [text for at, text in table.running.log if at == seat][-2:] == [fill, "end"]
    await bob.my_turn()
    _, called, did, *_ = bob.panel.content.splitlines()
    assert called.endswith(" calls green.") and did.startswith("Done for you: Fill"), "the answer below the call"
    assert len(bob.panel.content.split()) <= 40
    while seat not in table.running.seats_to_act:
        await least(world.bot.host, table, table.seats[table.running.seats_to_act[0]].user_id)
    await bob.my_turn()
    assert "Done for you: Fill" in bob.panel.content, "until he has acted himself"
    await least(world.bot.host, table, bob.actor.id)
    await bob.my_turn()
    assert "Done for you" not in bob.panel.content


async def test_what_was_answered_to_an_earlier_call_is_told_below_who_has_called_since(world: World) -> None:
    table = await world.start_table("Ann", "Bob", "Cleo", game="lost-ark", order="joined", turns="ask")
    table = await set_up(world, table)
    (first,) = table.running.seats_to_act
    then, reader = (first + 1) % 3, Thumb(world, world.actor(table, (first + 2) % 3))
    await answered(reader, "green")
    await calls(world, table, "green")
    while table.running.state.called is not None:
        await least(world.bot.host, table, table.seats[table.running.seats_to_act[0]].user_id)
    assert table.running.seats_to_act == (then,)
    await least(world.bot.host, table, table.seats[then].user_id)
    await reader.my_turn()
    _, *told = reader.panel.content.splitlines()
    called = table.running.state.called
    assert told[0] == f"{table.names[then]} calls {called}." and told[1].startswith("Done for you earlier: Fill")


async def test_what_is_not_answered_in_advance_is_asked(world: World) -> None:
    table, _caller, bob = await waiting(world)
    await answered(bob, "grey")
    await calls(world, table, "green")
    await bob.my_turn()
    assert "**Green** is called" in bob.panel.content or "Green is called" in bob.panel.content
    assert "Done for you" not in bob.panel.content


async def test_an_answer_is_taken_back_in_the_same_place(world: World) -> None:
    table, _caller, bob = await waiting(world)
    await answered(bob, "green")
    await bob.press("If green is called: cancel “Fill")
    assert bob.panel.content.startswith("**Cancelled: I’ll ask you when the time comes.**")
    assert "＋ If green is called" in labels(bob)
    await calls(world, table, "green")
    assert table.player(bob.actor.id) in table.running.seats_to_act


async def test_answers_that_no_longer_fit_say_which_call_each_is_for(world: World) -> None:
    table, _caller, bob = await waiting(world)
    tiles = {colour: (await answered(bob, colour)).split()[-1] for colour in ("green", "red")}
    seat = table.player(bob.actor.id)
    for sheets in (table.running._state.sheets, table.running._turn.sheets):
        for tile in tiles.values():
            sheets[seat].filled[Colour.RED] |= TILES[tile]
    await bob.my_turn()
    drops = [label for label in labels(bob) if "cancel “Fill" in label]
    assert [label.partition(": cancel")[0] for label in drops] == ["If green is called", "If red is called"]
    assert all(label.endswith("” (no longer possible)") for label in drops)


async def test_who_leaves_an_answer_plans_their_turn_again(world: World) -> None:
    _table, _caller, bob = await waiting(world)
    await bob.my_turn()
    await bob.press("Answer ahead", "＋ If green is called", "Take a minus point")
    assert bob.panel.content.startswith("**Saved.") or "Play it for me" in labels(bob)
    await bob.my_turn()
    await bob.press("Plan my turn")
    assert bob.panel.content.startswith("**Planning your next turn: only you see this.**"), "not the answer any more"


async def test_nobody_else_sees_anything_of_an_answer(world: World, caplog: pytest.LogCaptureFixture) -> None:
    _table, caller, bob = await waiting(world)
    ann = Thumb(world, caller)
    caplog.set_level("DEBUG", "arnak")

    async def seen() -> tuple[str, ...]:
        await ann.my_turn()
        shown = [await world.eve.slash(world.channel, f"show {what}") for what in ("log", "scores")]
        posts = [message.content for message in world.channel.history()]
        return ann.panel.content, *labels(ann), *map(said, shown), *posts

    before = await seen()
    fill = await answered(bob, "green")
    assert await seen() == before
    assert fill not in caplog.text and "green" not in caplog.text


async def test_a_forged_question_opens_the_plan_and_changes_nothing(world: World) -> None:
    table, _caller, bob = await waiting(world)
    await bob.my_turn()
    for how, number in ((ids.PlanAction.ANSWER, 9), (ids.PlanAction.ASK, 9), (ids.PlanAction.ASK, 0)):
        made_up = await forged(world, world.channel, ids.plan_button(table.id, 0, how, number))
        await bob.actor.click(made_up, label="Press me")
    assert all(not seat.answers for seat in table.seats)


async def test_what_no_longer_fits_is_said_when_it_is_asked(world: World) -> None:
    table, _caller, bob = await waiting(world)
    tile = (await answered(bob, "green")).split()[-1]
    seat = table.player(bob.actor.id)
    for sheets in (table.running._state.sheets, table.running._turn.sheets):
        sheets[seat].filled[Colour.RED] |= TILES[tile]
    await calls(world, table, "green")
    await bob.my_turn()
    assert "Your answer no longer works: " in bob.panel.content
