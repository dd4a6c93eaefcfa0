"""Planning a turn while the others play: on a private copy, in the same panel."""

from __future__ import annotations

import pytest

from arnak_bot.games.arnak.engine import Game
from arnak_bot.host import Table
from arnak_bot.refusals import Why
from arnak_bot.wording.messages import ENGLISH
from cogs import ids
from tests.discord.conftest import World
from tests.discord.moves import panel_of
from tests.discord.seen import answer, said, text_of, texts_in
from tests.discord.test_panel import labels, options
from tests.discord.test_taps import Thumb, with_panel
from tests.discord.test_which_game import press


async def while_ann_thinks(world: World, **tokens: int) -> tuple[Table, Thumb]:
    """A table of two at which it is Ann's turn; Bob, who has the tokens he needs, waits with his panel open."""
    table = await world.start_table("Ann", "Bob")
    state = table.running.state.copy()
    state.players[1].tokens.update(tokens)
    state.players[1].hand = ["funding-car", "funding-ship", "exploration-car", "exploration-ship", "fear"]
    table.game = Game(table.running.setup, state, [])
    return table, await with_panel(world, table, 1)


async def ann_plays(world: World, table: Table, *texts: str) -> None:
    for text in texts:
        await world.bot.host.play.play(table, table.seats[0].user_id, [text])


async def test_a_turn_is_tried_and_taken_back_on_a_private_copy(world: World) -> None:
    table, bob = await while_ann_thinks(world)
    before = table.running.fingerprint(), len(world.channel.history())
    assert "You are waiting for" in bob.panel.content
    await bob.press("Plan my turn")
    assert bob.panel.content.startswith("**Planning your next turn: only you see this.**")
    await bob.choose("dig camp-tablets")
    asked = "Shall I play it when your turn comes, or save it as a button?"
    assert bob.panel.content.startswith(f"**Planning: Dig at Quarry → Pay with Fear 🥾**\n{asked}")
    assert "Play it for me and end my turn" in labels(bob)
    assert "2📜" in bob.panel.content, "what it comes to"
    await bob.press("Pay differently", "Pay with Fear 🥾 and end turn")
    ended = "**Planning: Dig at Quarry → Pay with Fear 🥾 → End turn**\nThat is as far as you can plan. Keep it?"
    assert bob.panel.content.startswith(ended)
    await bob.press("Undo: End turn", "Undo: Dig at Quarry")
    assert "dig camp-tablets" in options(bob)
    await bob.press("Stop planning")
    assert "You are waiting for" in bob.panel.content
    assert (table.running.fingerprint(), len(world.channel.history())) == before


async def test_a_plan_is_there_again_after_a_restart_and_goes_on_where_the_table_is_by_then(world: World) -> None:
    table, bob = await while_ann_thinks(world)
    user = bob.actor.id
    await bob.press("Plan my turn")
    await bob.choose("dig camp-tablets")
    again = await world.bot.host.registry.store.load(table.id)
    assert again is not None and "camp-tablets" in again.seats[1].plans and not again.seats[0].plans
    plan = world.bot.host.planning.plan(table, user)
    assert plan is not None and plan.rehearsal.texts == ("dig camp-tablets", "pay fear")
    for text in ("dig camp-tablets", "pay fear"):
        other = table.seats[0].user_id
        if text in [action.text for action in table.view(other).legal]:
            await world.bot.host.play.play(table, other, [text])
    await bob.my_turn()
    await bob.press("Plan my turn")
    assert bob.panel.content.startswith("**Dig at Quarry is no longer possible, so I took it out of your plan.**")


async def test_what_reveals_something_ends_a_plan(world: World) -> None:
    table, bob = await while_ann_thinks(world, compass=6)
    await bob.press("Plan my turn")
    await bob.choose("discover L1-1")
    await bob.press("Pay with")
    assert "That reveals something hidden, so the plan stops here." in bob.panel.content
    assert [action.text for action in table.view(bob.actor.id).legal] == []


async def test_a_plan_button_pressed_when_the_turn_has_come_shows_the_turn(world: World) -> None:
    table, bob = await while_ann_thinks(world)
    await bob.press("Plan my turn")
    await ann_plays(world, table, "pass", "end")
    await bob.choose("dig camp-tablets")
    assert ": your turn." in bob.panel.content and table.running.log[-1][1] == "end"


async def kept_dig(thumb: Thumb, site: str = "camp-tablets", how: str = "Save it as a button that ends") -> None:
    """Plan a dig in the open panel, and keep it with the end of the turn."""
    await thumb.press("Plan my turn")
    await thumb.choose(f"dig {site}")
    await thumb.press(how)


async def with_a_kept_dig(world: World) -> tuple[Table, Thumb]:
    table, bob = await while_ann_thinks(world)
    await kept_dig(bob)
    return table, bob


async def test_a_plan_that_is_kept_too_late_is_said_to_be_lost(world: World) -> None:
    table, bob = await while_ann_thinks(world)
    await bob.press("Plan my turn")
    await bob.choose("dig camp-tablets")
    await ann_plays(world, table, "dig camp-tablets", "pay fear", "end")
    await bob.press("Save it as a button that ends")
    assert "Your plan was not saved." in bob.panel.content


async def test_the_button_of_a_plan_whose_table_was_stopped_says_so(world: World) -> None:
    table, bob = await while_ann_thinks(world)
    await bob.press("Plan my turn")
    await world.bot.host.lobby.stop(table, table.opener, moderator=True)
    stopped = Why.STOPPED.sentence(ENGLISH)
    assert await press(world, bob.actor, ids.table_button(ids.Press.BACK, table.id)) == stopped


async def test_a_request_is_told_in_full_before_the_plan_for_the_turn(world: World) -> None:
    table, bob = await with_a_kept_dig(world)
    await ann_plays(world, table, "dig camp-coins", "pay fear", "end")
    await world.actor(table, 0).slash(world.channel, "table undo")
    _, asks, plan, has = (await panel_of(world, bob.actor)).splitlines()
    assert asks.endswith("Agree before you make a move that cannot be undone.")
    assert plan.startswith("Your plan: Dig at Quarry") and has.startswith("You have ")
    question = answer(await bob.actor.slash(world.channel, "game leave")).content
    assert question.endswith("What you have planned or answered ahead will be cancelled.")
    assert "I’ll make your simplest moves (a pass: no more turns this round), unless" in question
    question = answer(await world.actor(table, 0).slash(world.channel, "game leave")).content
    assert "planned" not in question


async def test_a_plan_that_no_longer_fits_says_why_in_a_short_sentence(world: World) -> None:
    table, bob = await with_a_kept_dig(world)
    await ann_plays(world, table, "dig camp-tablets", "pay fear")
    await bob.my_turn()
    told = "As things stand, your plan does not work: Quarry is full. If that changes before your turn, it will be"
    assert f"{told} ready." in bob.panel.content, "also while the turn goes on"
    assert "Ready for your turn" not in bob.panel.content
    await world.bot.host.play.play(table, table.seats[0].user_id, ["end"])
    await bob.my_turn()
    assert "Your plan no longer works: Quarry is full.\n" in bob.panel.content + "\n"
    assert "Play your plan" not in labels(bob)


async def test_a_plan_that_does_not_fit_for_now_says_that_it_is_played_if_it_fits_again(world: World) -> None:
    table, bob = await while_ann_thinks(world)
    ann, play = table.seats[0].user_id, world.bot.host.play
    await kept_dig(bob, how="Play it for me and end")
    await ann_plays(world, table, "dig camp-tablets", "pay fear")
    await bob.my_turn()
    told = "As things stand, your plan does not work: Quarry is full. If that changes before your turn, I’ll play it."
    assert told in bob.panel.content
    await play.undo(table, ann, steps=2)
    await ann_plays(world, table, "pass", "end")
    await bob.my_turn()
    assert "Done for you: Dig at Quarry → Pay with Fear 🥾." in bob.panel.content


async def test_a_dig_is_planned_and_kept_in_five_taps_and_played_with_one(world: World) -> None:
    table, bob = await with_a_kept_dig(world)
    assert bob.taps == 4, "the plan, the menu, the site, Keep; one more, My turn, opens the panel"
    assert bob.panel.content.startswith("**Saved.**")
    assert "Ready for your turn: Dig at Quarry → Pay with Fear 🥾 → End turn." in bob.panel.content
    await ann_plays(world, table, "pass", "end")
    await bob.my_turn()
    assert "Your plan: Dig at Quarry → Pay with Fear 🥾 → End turn." in bob.panel.content
    assert "Play your plan" in labels(bob)
    await bob.press("Play your plan")
    assert [text for seat, text in table.running.log if seat == 1] == ["dig camp-tablets", "pay fear", "end"]
    assert "Quarry" in text_of(world.newest) or "Quarry" in str(world.newest.components)


async def test_a_plan_is_played_at_once_if_one_wishes(world: World) -> None:
    table, bob = await while_ann_thinks(world)
    wished = await bob.actor.slash(world.channel, "me preferences", plans=True)
    assert "A plan you keep is played as soon as your turn comes." in said(wished)
    await bob.my_turn()
    await kept_dig(bob, how="Play it for me")
    assert bob.panel.content.startswith("**Saved.**")
    await ann_plays(world, table, "pass", "end")
    assert [text for seat, text in table.running.log if seat == 1] == ["dig camp-tablets", "pay fear", "end"]


async def test_a_kept_plan_is_taken_back_in_the_panel(world: World) -> None:
    table, bob = await with_a_kept_dig(world)
    await kept_dig(bob, "camp-coins")
    assert [label for label in labels(bob) if label.startswith("Cancel")] == [
        "Cancel plan: Dig at Quarry → Pay with Fear 🥾 → End turn",
        "Cancel plan: Dig at Harbour → Pay with Fear 🥾 → End turn",
    ]
    await bob.press("Cancel plan: Dig at Quarry")
    assert bob.panel.content.startswith("**Cancelled: this plan will not be played.**")
    await ann_plays(world, table, "pass", "end")
    await bob.my_turn()
    assert "Your plan: Dig at Harbour" in bob.panel.content


async def test_what_is_played_unasked_and_what_is_ready_are_both_shown_in_their_order(world: World) -> None:
    table, bob = await with_a_kept_dig(world)
    await kept_dig(bob, "camp-coins", "Play it for me")
    assert bob.panel.content.startswith("**Saved.**")
    assert "I’ll play: Dig at Harbour. If that no longer fits, this plan is ready: Dig at Quarry." in bob.panel.content
    assert [label for label in labels(bob) if label.startswith("Cancel")] == [
        "Cancel plan: Dig at Harbour → Pay with Fear 🥾",
        "Cancel plan: Dig at Quarry → Pay with Fear 🥾 → End turn",
    ]
    passing = await bob.actor.slash(world.channel, "turn ahead", order="pass")
    assert "I’ll play: Pass for this round. If that no longer fits, this plan is ready" in said(passing)
    assert "It replaces: Dig at Harbour" in said(passing)
    none = await bob.actor.slash(world.channel, "turn ahead", order="none")
    assert said(none) == "Ready for your turn: Dig at Quarry → Pay with Fear 🥾 → End turn."
    await bob.actor.slash(world.channel, "turn ahead", order="pass")
    await ann_plays(world, table, "pass", "end")
    assert [text for seat, text in table.running.log if seat == 1] == ["pass", "end"]


async def test_an_answer_that_no_longer_fits_is_reported_as_such_and_can_be_cancelled(world: World) -> None:
    table, bob = await while_ann_thinks(world)
    await bob.press("Plan my turn")
    await bob.choose("dig camp-tablets")
    await bob.press("Play it for me")
    table.running.state.players[1].hand.remove("fear")
    await bob.my_turn()
    assert "As things stand, your plan does not work" in bob.panel.content
    assert "Cancel plan: Dig at Quarry → Pay with Fear 🥾" in labels(bob)


async def test_nobody_else_sees_anything_of_a_plan(world: World, caplog: pytest.LogCaptureFixture) -> None:
    table, bob = await while_ann_thinks(world)
    ann = Thumb(world, world.actor(table, 0))
    caplog.set_level("DEBUG", "arnak")

    async def seen() -> tuple[str, ...]:
        await ann.my_turn()
        shown = [await world.eve.slash(world.channel, f"show {what}") for what in ("log", "scores")]
        hidden = [said(each) for each in shown]
        posts = texts_in(world.channel)
        return ann.panel.content, *labels(ann), *hidden, *posts

    before = await seen()
    await kept_dig(bob)
    assert await seen() == before
    assert "camp-tablets" not in caplog.text and "Quarry" not in caplog.text
