"""The Lost Ark at the real bot: a call, answers of both at the same time, undo, the end of the turn."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
import simcord

from arnak_bot.game.thinking import Advice, Moment, Reason, Review
from arnak_bot.games import GAMES
from arnak_bot.games.lost_ark.engine.state import Sheet
from arnak_bot.games.lost_ark.players.adviser import LostArkReviewer
from arnak_bot.host import Host, Table
from arnak_bot.host.workers import Workers
from arnak_bot.store import NewPost, PostKind, PostPayload, Status
from arnak_bot.store.records import FormerPlayer, former_text
from arnak_bot.wording.messages import ENGLISH
from cogs.hints import review_message
from cogs.replies import edit_layout
from tests.discord.conftest import World, be_sure, finish, open_panel, settled
from tests.discord.moves import give_seat, leave, messages_with, named_in, posts
from tests.discord.seen import answer, buttons_of, components, last_in, said, start, text_of, texts_in
from tests.discord.test_open_panels import panels
from tests.host.moves import least
from tests.lost_ark.stage import ALL_TILES, sheet, stage

pytestmark = pytest.mark.simcord(settle_timeout=120)

BOTH = ["walk green&draw 33", "walk green&draw 34"]
"""Two places, chosen in one menu."""


async def begun(world: World, table: Table | None = None) -> tuple[Table, simcord.MemberActor, simcord.MemberActor]:
    """A table of two that have set up; who calls, who answers."""
    table = table or await world.start_table("Ann", "Bob", game="lost-ark", turns="ask", order="joined")
    table = await set_up(world, table)
    (caller,) = table.running.seats_to_act
    return table, world.actor(table, caller), world.actor(table, 1 - caller)


async def a_call(world: World) -> tuple[Table, simcord.MemberActor, simcord.MemberActor, Any]:
    """The same, once the first has called a colour; and their panel."""
    table, caller, other = await begun(world)
    return table, caller, other, await choose(caller, await open_panel(world, caller), "Call a colour")


async def answers(world: World, actor: simcord.MemberActor) -> None:
    """Let somebody do as little as possible until nothing is asked of them any more."""
    while (table := await world.table()).player(actor.id) in table.running.seats_to_act:
        await least(world.bot.host, table, actor.id)


def undo_in(panel: Any) -> str:
    return next(str(item["label"]) for item in components(panel) if str(item.get("label")).startswith("Undo: "))


async def set_up(world: World, table: Table) -> Table:
    """The same table, once everybody has set up."""
    while (table.running.round == 1 and len(table.running.seats_to_act) > 1) or table.running.state.turn == 0:
        await least(world.bot.host, table, table.seats[table.running.seats_to_act[0]].user_id)
        table = await world.table()
    await world.post(table)
    return table


async def of_three(world: World, **options: str) -> Table:
    names = ("Ann", "Bob", "Cleo")
    return await world.start_table(*names, game="lost-ark", order="joined", deadline=24, remind=0, **options)


async def with_deadline(world: World) -> tuple[Table, int]:
    """A table of three that have set up and have 24 hours for each move; the seat that calls."""
    table = await set_up(world, await of_three(world))
    (caller,) = table.running.seats_to_act
    return table, caller


async def test_the_turn_of_a_late_caller_ends_with_their_walk_while_the_others_can_still_answer(world: World) -> None:
    table, caller = await with_deadline(world)
    name, others = table.names[caller], [seat for seat in range(3) if seat != caller]
    await world.wait(hours=24.5, look_every=4)
    late = world.newest
    assert "Ending the turn makes the simplest move (a colour is called, and a place visited)." in text_of(late)
    for votes, seat in enumerate(others):
        await world.actor(table, seat).click(late, label=f"End {name}’s turn ({votes} of 2)")
    table = await world.table()
    assert posts(world, f"The table has ended {name}’s turn.")
    assert table.running.state.called is not None and [*table.running.seats_to_act] == others
    assert await named_in(world, world.newest.id, [world.actor(table, seat) for seat in others]) == [True, True]
    assert "to answer." in text_of(world.newest)
    for seat in others:
        while seat in table.running.seats_to_act and table.running.state.called is not None:
            await least(world.bot.host, table, table.seats[seat].user_id)
            table = await world.table()
    assert table.running.state.called is None and table.running.state.caller != caller, "nobody waits for them again"


async def test_who_is_in_time_decides_about_two_who_are_late_without_waiting_for_their_votes(world: World) -> None:
    table, caller = await with_deadline(world)
    await answers(world, world.actor(table, caller))
    late = [*(await world.table()).running.seats_to_act]
    await world.wait(hours=24.5, look_every=4)
    for seat in late:
        assert seat in (await world.table()).running.seats_to_act
        question = messages_with(world, f"{table.names[seat]} is out of time")[-1]
        assert "the simplest move (a tile is filled or a minus point taken, if that is still to do)." in text_of(
            question
        )
        assert f"<@{table.seats[caller].user_id}> may decide" in text_of(question), "the other one is late, too"
        if seat == late[0]:  # a late player has no vote while somebody is in time
            told = await world.actor(table, late[1]).click(question, label=f"Go on without {table.names[seat]}")
            assert said(told).startswith("Only players who make their own moves in time decide this.")
            panel = said(await world.actor(table, late[1]).slash(world.channel, "turn panel"))
            assert "You can decide" not in panel and f"{table.names[caller]} may go on without you" in panel
            assert not (await world.table()).seats[seat].gone and not (await world.table()).votes
        await world.actor(table, caller).click(question, label=f"End {table.names[seat]}’s turn")
        assert posts(world, f"{table.names[caller]} has ended {table.names[seat]}’s turn.")
    assert (await world.table()).running.state.called is None, "all have answered"


async def test_answers_ahead_are_offered_once_something_may_be_asked(world: World) -> None:
    table = await world.start_table("Ann", "Bob", game="lost-ark", order="joined")
    await answers(world, world.actor(table, 0))
    assert "Answer ahead" not in str(components(await open_panel(world, world.actor(table, 0))))
    _, _, other = await begun(world, table)
    assert "Answer ahead" in str(components(await open_panel(world, other)))


async def test_a_plan_for_ones_own_call_is_not_said_to_misfit_where_another_has_called(world: World) -> None:
    _, caller, other = await begun(world)
    waiting = await open_panel(world, other)
    planning = answer(await other.click(waiting.message, label="Plan my turn"))
    planned = await choose(other, planning, "Call a colour")
    kept = answer(await other.click(planned.message, label="Save it as a button"))
    assert "Ready for your turn: Call " in kept.content
    await choose(caller, await open_panel(world, caller), "Call a colour")
    answering = await open_panel(world, other)
    assert offered(answering, "Fill a tile") and "no longer fits" not in answering.content


async def test_an_answer_tried_ahead_gives_way_to_the_question_once_that_is_asked(world: World) -> None:
    _, caller, other = await begun(world)
    ahead = answer(await other.click((await open_panel(world, other)).message, label="Answer ahead"))
    tried = answer(await other.click(ahead.message, label="＋ If green is called"))
    await choose(caller, await open_panel(world, caller), "Call a colour")
    (shown,) = panels(world, other)
    question = "**Green is called: fill a tile, or take a minus point.** Nothing you tried here was saved."
    assert shown.content.startswith(question) and [each["label"] for each in components(shown)] == ["My turn"]
    assert offered(answer(await other.click(tried.message, label="My turn")), "Fill a tile")


async def test_a_plan_that_a_call_had_ended_is_a_panel_again_once_the_call_is_taken_back(world: World) -> None:
    _, caller, other = await begun(world)
    await other.click((await open_panel(world, other)).message, label="Plan my turn")
    walking = await choose(caller, await open_panel(world, caller), "Call a colour")
    (shown,) = panels(world, other)
    assert "Nothing you tried here was saved." in shown.content
    await caller.click(walking.message, label="Take back (shown in the log)")
    (shown,) = panels(world, other)
    assert shown.content.startswith("**You are waiting for") and "Plan my turn" in str(components(shown))


async def test_the_history_of_a_long_game_is_its_last_ten_rounds_as_a_message_holds_no_more_files(world: World) -> None:
    table, caller, _ = await begun(world)
    while table.running.round < 12:
        seat = table.running.seats_to_act[0]
        table.running.apply(table.definition.least(table.running, seat), seat)
    shown = answer(await caller.slash(world.channel, "show history"))
    assert [each.filename for each in shown.attachments] == [f"round-{number}.jpg" for number in range(3, 13)]


async def test_before_the_first_round_there_is_no_history_and_the_answer_says_so(world: World) -> None:
    await world.start_table("Ann", "Bob", game="lost-ark")
    assert answer(await world.ann.slash(world.channel, "show history")).content == "Round 1 has not started yet."


def menu_of(panel: Any, begin: str) -> dict[str, Any]:
    """The menu of a panel whose heading begins so."""
    return next(item for item in components(panel) if (item.get("placeholder") or "").startswith(begin))


def offered(panel: Any, menu: str) -> list[dict[str, Any]]:
    options: list[dict[str, Any]] = menu_of(panel, menu)["options"]
    return options


async def choose(actor: simcord.MemberActor, panel: Any, menu: str, at: int = 0) -> Any:
    return await choose_all(actor, panel, menu, [offered(panel, menu)[at]["value"]])


@pytest.mark.usefixtures("drawn")
async def test_a_call_is_told_and_both_draw_at_once_until_each_has_ended(world: World) -> None:
    table, caller, other = await begun(world)
    panel = await open_panel(world, caller)
    assert "can fill" in offered(panel, "Call a colour")[0]["description"]
    walking = await choose(caller, panel, "Call a colour")
    table = await world.table()
    called, seat = str(table.running.state.called), table.running.state.caller
    assert f"calls **{called}**" in text_of(world.newest)
    assert set(table.running.seats_to_act) == {0, 1}

    filled = await choose(other, await open_panel(world, other), "Fill a tile")
    walked = await choose(caller, walking, "Visit ")
    assert "Undo: Fill" in str(components(filled)) and "Undo: Visit" in str(components(walked))
    before = len(world.channel.history())
    filled = answer(await other.click(filled.message, label=undo_in(filled)))
    assert "Undone." in filled.content and (await world.table()).running.log[-1][1].startswith("draw ")
    filled = await choose(other, filled, "Fill a tile", 1)
    tile = (await world.table()).running.log[-1][1].split()[-1]
    walked = await open_panel(world, caller)
    assert f"You fill {tile}" in filled.content and tile not in walked.content

    await other.click(filled.message, label="End turn")
    assert len(world.channel.history()) == before, "an answer is no news"
    await caller.click(walked.message, label="End turn")
    assert len(world.channel.history()) == before + 1
    first, second, far, waiting = text_of(world.newest).splitlines()
    assert re.fullmatch(rf"\*\*\w+\*\* calls \*\*{called}\*\* and visits \w+ \w+\.", first)
    assert re.fullmatch(rf"\w+ fills a tile {called} \({tile}\)\.", second)
    assert re.fullmatch(r"Ann: 0 parts, \d tiles?, \d box(es)? · Bob: 0 parts, \d tiles?, \d box(es)?", far)
    assert f"<@{other.id}> to call." in waiting
    assert (await world.table()).running.seats_to_act == (1 - seat,)


@pytest.mark.parametrize(("typed", "meant"), [("g3", "fill "), ("skip", "minus")])
async def test_short_words_mean_the_usual_thing(world: World, typed: str, meant: str) -> None:
    _, _, other, _ = await a_call(world)
    await be_sure(other, await other.slash(world.channel, "turn do", action=typed))
    assert (await world.table()).running.log[-1][1].startswith(meant)


async def choose_all(actor: simcord.MemberActor, panel: Any, menu: str, values: list[str]) -> Any:
    """Choose several options of a menu, in this order, and return what is answered."""
    custom_id = menu_of(panel, menu)["custom_id"]
    return answer(await actor.select(panel.message, values, custom_id=custom_id))


async def called(world: World, own: Sheet, **options: str) -> tuple[simcord.MemberActor, simcord.MemberActor]:
    """Seat 0 has called green, with three places to go, and seat 1 answers with its own sheet."""
    await begun(world, await world.start_table("Ann", "Bob", game="lost-ark", turns="ask", order="joined", **options))
    table = await world.table()
    table.game = stage(sheet("ranger", places="32 45 53 36", tiles="g1 g2"), own)
    await world.bot.host.play.play(table, table.seats[0].user_id, ["call green"])
    await world.bot.outbox_sender.send(table.id)
    return world.actor(table, 0), world.actor(table, 1)


async def decided(world: World) -> list[str]:
    return [text for _, text in (await world.table()).running.log[1:]]


async def test_a_movement_is_chosen_in_one_menu_and_plays_its_places_in_order(world: World) -> None:
    caller, _ = await called(world, sheet())
    panel = await open_panel(world, caller)
    menu = menu_of(panel, "Visit up to 3 places")
    assert (menu["min_values"], menu["max_values"]) == (1, 3)
    chosen = [option["value"] for option in menu["options"][:3]]
    walked = await choose_all(caller, panel, "Visit up to 3 places", chosen[::-1])
    assert await decided(world) == chosen
    assert "Undo all my steps" in str(components(walked))


async def test_an_answer_by_a_walk_is_one_menu_as_well(world: World) -> None:
    _, other = await called(world, sheet(places="43 44", tiles="g1"))
    await choose_all(other, await open_panel(world, other), "Walk in green", BOTH)
    assert await decided(world) == ["walk green", "draw 33", "draw 34"]


async def test_several_places_of_which_one_is_out_of_reach_are_refused_whole(world: World) -> None:
    _, other = await called(world, sheet(places="43 44", tiles="g1"))
    said = answer(await other.slash(world.channel, "turn do", action="green 33 73"))
    assert said.content.startswith("That place touches nothing") and await decided(world) == []


async def test_the_last_box_is_asked_about_before_a_whole_answer_and_then_played(world: World) -> None:
    _, other = await called(world, sheet(places="43 44", tiles="g1", boxes=29))
    asked = await choose_all(other, await open_panel(world, other), "Walk in green", BOTH)
    assert "This marks box 30" in asked.content and await decided(world) == []
    await other.click(asked.message, label="Yes, I am sure")
    assert await decided(world) == ["walk green", "draw 33", "draw 34"]


async def test_a_button_turns_the_menus_to_the_colour_that_a_hint_reaches_and_back(world: World) -> None:
    _, other = await called(world, sheet("druid", places="43 44", hints=1))
    panel = await open_panel(world, other)
    turned = answer(await other.click(panel.message, label="💡 In red, for 1 hint"))
    assert offered(turned, "Fill a tile red for 1 hint")
    back = answer(await other.click(turned.message, label="Go back"))
    assert offered(back, "Fill a tile green")
    turned = answer(await other.click(back.message, label="💡 In red, for 1 hint"))
    await choose(other, turned, "Fill a tile red")
    assert [text.split()[:2] for text in await decided(world)] == [["fill", "red"]]


async def test_a_typed_colour_that_a_hint_reaches_offers_what_it_does_before_the_tile_of_its_edge(world: World) -> None:
    tiles = ALL_TILES.replace(" r1=green", "").replace(" y4=green", "")
    _, other = await called(world, sheet(places="43 44", tiles=tiles, hints=1))
    suggested = await other.autocomplete(world.channel, "turn do", "action", "red")
    assert {each["value"] for each in suggested[:2]} == {"fill red r1", "fill red y4"}
    assert [each["value"] for each in suggested[2:]] == ["walk red", "fill green r1"]
    asked = answer(await other.slash(world.channel, "turn do", action="red"))
    assert asked.content == "Which do you mean by “red”?" and await decided(world) == []
    await other.click(asked.message, label="Fill y4 red for 1 hint")
    assert await decided(world) == ["fill red y4"]


@pytest.mark.parametrize("typed", ["hint", "use a hint", "a hint please"])
async def test_the_word_hint_offers_the_colours_that_a_hint_reaches_and_advice(world: World, typed: str) -> None:
    _, other = await called(world, sheet("druid", places="43 44", hints=1), hints="yes")
    suggested = await other.autocomplete(world.channel, "turn do", "action", typed)
    assert [each["value"] for each in suggested] == [typed]
    asked = answer(await other.slash(world.channel, "turn do", action=typed))
    assert asked.content == f"Which do you mean by “{typed}”?"
    turned = answer(await other.click(asked.message, label="💡 In red, for 1 hint"))
    assert offered(turned, "Fill a tile red for 1 hint")
    again = answer(await other.slash(world.channel, "turn do", action=typed))
    advised = answer(await other.click(again.message, label="What would you do?"))
    assert advised.content.startswith("**What I would do:**") and await decided(world) == []


async def test_the_word_hint_means_advice_where_no_hint_is_left_to_spend(world: World) -> None:
    _, other = await called(world, sheet(places="43 44"), hints="yes")
    assert said(await other.slash(world.channel, "turn do", action="hint")).startswith("**What I would do:**")


async def test_the_word_hint_offers_only_the_colours_where_no_advice_is_given(world: World) -> None:
    _, other = await called(world, sheet("druid", places="43 44", hints=1))
    asked = answer(await other.slash(world.channel, "turn do", action="hint"))
    assert [item["label"] for item in components(asked)] == ["💡 In red, for 1 hint"]


async def test_a_diamond_asks_for_its_colour_and_then_for_its_place(world: World) -> None:
    _, other = await called(world, sheet(places="43 44", diamonds=1))
    asked = answer(await other.click((await open_panel(world, other)).message, label="💎 Diamond"))
    await choose(other, answer(await other.click(asked.message, label="Paint blue")), "Paint a place blue")
    assert [text.split()[:2] for text in await decided(world)] == [["diamond", "blue"]]


@pytest.mark.parametrize(
    ("typed", "played"),
    [("green 33 34", ["walk green", "draw 33", "draw 34"]), ("fill forest middle", ["fill green g2"])],
)
async def test_a_whole_answer_can_be_typed(world: World, typed: str, played: list[str]) -> None:
    _, other = await called(world, sheet(places="43 44", tiles="g1"))
    suggested = await other.autocomplete(world.channel, "turn do", "action", typed)
    await other.slash(world.channel, "turn do", action=suggested[0]["value"])
    assert await decided(world) == played


async def test_to_pass_is_to_take_a_minus_point_and_is_asked_about(world: World) -> None:
    _, other = await called(world, sheet(places="43 44"))
    asked = answer(await other.slash(world.channel, "turn pass"))
    assert "You can still fill a tile" in asked.content
    await other.click(asked.message, label="Yes, I am sure")
    assert await decided(world) == ["minus"]


async def test_advice_that_can_be_undone_is_done_without_asking(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    hints = world.bot.host.hints
    monkeypatch.setattr(hints, "advice", AsyncMock(return_value=(Advice(("minus",), 50.0, 5.0),)))
    monkeypatch.setattr(hints, "may_ask", lambda table: True)
    _, other = await called(world, sheet(places="43 44"))
    told = answer(await other.click((await open_panel(world, other)).message, label="What would you do?"))
    done = answer(await other.click(told.message, label="Do it"))
    assert await decided(world) == ["minus"] and "Undo: Take a minus point" in str(components(done))


async def test_the_button_to_a_sheet_says_once_how_far_it_is(world: World) -> None:
    _, other = await called(world, sheet(places="43 44"))
    assert answer(await other.click(last_in(world.channel), label="My sheet")).content.count("/24 tiles") == 1


@pytest.mark.parametrize(
    ("seats", "third", "said"),
    [
        (2, "off", "Tip for two rivals: let the die call colours as well"),
        (2, "on", "The die calls after you both"),
        (3, "off", None),
    ],
)
async def test_two_are_offered_the_die_as_a_third_K86(world: World, seats: int, third: str, said: str | None) -> None:
    await world.open_table("Ann", game="lost-ark", seats=seats, **({"third": third} if seats == 2 else {}))
    assert ("die" in text_of(world.newest)) is (said is not None) and (said or "") in text_of(world.newest)


async def play_from_panel(world: World, actor: simcord.MemberActor, chance: random.Random) -> None:
    """Choose the first things of a menu, as many as it allows, or end the turn."""
    panel = answer(await actor.slash(world.channel, "turn panel"))
    items = components(panel)
    menus = [item for item in items if str(item["custom_id"]).startswith("a:pick:")]
    if any(item.get("label") == "End turn" for item in items):
        await actor.click(panel.message, label="End turn")
        return
    if not menus:
        only = next(item["custom_id"] for item in items if str(item["custom_id"]).startswith("a:do:"))
        await be_sure(actor, await actor.click(panel.message, custom_id=only))
        return
    menu = chance.choice(menus)
    values = [option["value"] for option in menu["options"]][: menu.get("max_values", 1)]
    await be_sure(actor, await actor.select(panel.message, values, custom_id=menu["custom_id"]))


async def play_until(world: World, chance: random.Random, done: Callable[[Table], bool]) -> Table:
    """Play at random from panels, one seat after the other, until something is reached or the game is over."""
    table = await world.table()
    while not table.running.over and not done(table):
        await play_from_panel(world, world.actor(table, chance.choice(table.running.seats_to_act)), chance)
        table = await world.table()
    return table


def three_answer(table: Table) -> bool:
    """Whether three seats have to answer yet, of whom nobody has answered, and the turns are well under way."""
    state = table.running.state
    fresh = [seat for seat in table.running.seats_to_act if not table.running.view(seat).undoable]
    return state.turn > 8 and state.called is not None and len(fresh) >= 3


@pytest.mark.slow
async def test_four_play_a_whole_game_with_a_restart_two_processes_and_somebody_away(world: World, host: Host) -> None:
    chance = random.Random(3)
    await world.start_table("Ann", "Bob", "Cleo", "Dan", game="lost-ark", order="joined", helps="high")
    table = await play_until(world, chance, lambda table: table.running.state.turn > 4)
    await leave(world, world.actor(table, 3))
    table = await play_until(world, chance, three_answer)
    assert 3 not in table.running.seats_to_act, "who has left is answered for"

    here, there = [seat for seat in table.running.seats_to_act if not table.running.view(seat).undoable][:2]
    elsewhere, posts = await host.registry.table(table.id), len(world.channel.history())
    answers = {seat: table.definition.least(table.running, seat).text for seat in (here, there)}
    await asyncio.gather(
        world.bot.host.play.play(table, table.seats[here].user_id, [answers[here]]),
        host.play.play(elsewhere, table.seats[there].user_id, [answers[there]]),
    )
    before = await host.registry.table(table.id)
    fingerprint, log = before.running.fingerprint(), before.running.log
    assert set(answers.items()) <= set(log[-6:])
    await world.restart()
    table = await world.table()
    assert table.running.fingerprint() == fingerprint and len(world.channel.history()) == posts

    table = await finish(world, table)
    assert table.running.over and table.status is Status.OVER
    ending = "\n".join(table.texts("en").channel.ending(table.running.scores(), table.running.view(None), table.names))
    assert ending in text_of(world.newest)
    text = await world.bot.host.history.log_file(table)
    assert GAMES["lost-ark"].log.replay(text).fingerprint() == table.running.fingerprint()


async def test_alone_a_round_takes_three_taps_and_a_lost_game_says_so(world: World) -> None:
    ann = world.ann
    await ann.slash(world.channel, "game solo", game="lost-ark", helps="easy", turns="auto")
    table = await world.table()
    table.game = stage(sheet("druid", places="43 44"), players=1)
    panel = answer(await ann.slash(world.channel, "turn panel"))
    for menu in ("Call a colour", "Visit a place", "Fill a tile"):
        panel = await choose(ann, panel, menu)
    game = (await world.table()).running
    assert len(game.state.sheets[0].boxes) == 1 and game.state.called is None, "the next round"
    table.game, table.announced = stage(sheet("druid", places="43 44", boxes=29), players=1), ()
    await world.bot.host.play.play(table, ann.id, ["call green", "draw 33"], together=2)
    await world.post(table)
    assert table.running.over and "The ark stays hidden. You found 0 of 7 parts." in text_of(world.newest)
    again = {"Play again, easy (hints and diamonds)", "Play again, medium (only hints)"}
    assert {button.label for button in buttons_of(world.newest)} >= again


async def test_alone_a_call_is_taken_back_with_undo_and_stays_in_the_log(world: World) -> None:
    ann = world.ann
    await ann.slash(world.channel, "game solo", game="lost-ark", helps="easy", turns="ask")
    table = await world.table()
    table.game = stage(sheet("druid", places="43 44"), players=1)
    panel = answer(await ann.slash(world.channel, "turn panel"))
    panel = await choose(ann, panel, "Call a colour")
    called = table.running.state.called
    assert called is not None
    panel = answer(await ann.click(panel.message, label=f"Undo: Call {called}"))
    assert table.running.state.called is None and offered(panel, "Call a colour")


async def test_in_company_a_call_is_taken_back_as_long_as_nobody_has_answered_it(world: World) -> None:
    table, caller, other, walking = await a_call(world)
    filling = await open_panel(world, other)
    assert not any("Take back" in str(item.get("label")) for item in components(filling))
    panel = answer(await caller.click(walking.message, label="Take back (shown in the log)"))
    table = await world.table()
    assert table.running.state.called is None and offered(panel, "Call a colour")
    told, now = (text_of(message) for message in world.channel.history()[-2:])
    assert told.endswith("has taken back their last step; the log shows it.")
    assert now.startswith("Round 1:") and " to call." in now, "the call is not told any more"
    assert filling.content.startswith("**You are waiting for"), "there is no call to answer any more"
    assert not any(str(item.get("placeholder")).startswith("Fill a tile") for item in components(filling))
    walking = await choose(caller, panel, "Call a colour", 1)
    called = str((await world.table()).running.state.called)
    assert f"calls **{called}**" in text_of(world.newest)
    await choose(other, await open_panel(world, other), "Fill a tile")
    panel = await open_panel(world, caller)
    assert not any("Take back" in str(item.get("label")) for item in components(panel))
    await caller.click(panel.message, label=f"Ask to undo: Call {called}")
    name = table.names[table.player(caller.id)]
    asked = f"**{name}** asks to take back their last step (“**{name}** calls **{called}**”), and with it what came"
    assert text_of(world.newest).startswith(f"{asked} after.")
    await other.click(world.newest, label=f"Let {name} take it back")
    posts = texts_in(world.channel)
    assert f"{name} has taken back their last step, and with it what came after; the log shows it." in posts
    told = f"**{name} takes that back, and with it what you did since.**"
    assert panels(world, other)[-1].content.startswith(told)
    assert not panels(world, caller)[-1].content.startswith(told)
    log = said(await other.slash(world.channel, "show log"))
    assert f"· {name} took back “**{name}** calls **{called}**”." in log and log.count(" took back “") == 2


@pytest.mark.parametrize("names", [("Ann",), ("Ann", "Bob")])
async def test_a_call_can_be_taken_back_after_the_answers_of_computers_as_well(world: World, names: Any) -> None:
    seats = {"seats": 3} if len(names) > 1 else {}
    options = {"game": "lost-ark", "computers": 1, "level": "novice", "turns": "ask", "order": "joined", **seats}
    lobby = await world.open_table("Ann", **options)
    await start(lobby, *map(world.member, names))
    await settled(world)
    while not any(action.text.startswith("call") for action in (await world.table()).view(world.ann.id).legal):
        table = await world.table()
        await least(world.bot.host, table, table.seats[table.running.seats_to_act[0]].user_id)
        await settled(world)
    await choose(world.ann, await open_panel(world, world.ann), "Call a colour")
    await settled(world)
    panel = await open_panel(world, world.ann)
    people = tuple(each.seat for each in (await world.table()).seats if not each.is_computer)
    assert (await world.table()).running.seats_to_act == people, "the computer has answered"
    panel = answer(await world.ann.click(panel, label="Take back (shown in the log)"))
    assert offered(panel, "Call a colour")


async def test_the_button_that_takes_a_call_back_says_why_it_is_too_late_for_that(world: World) -> None:
    table, caller, other, walking = await a_call(world)
    await answers(world, other)
    shown = answer(await caller.click(walking.message, label="Take back (shown in the log)"))
    reason = f"It is too late to take that back: a move by {table.names[table.player(other.id)]} came after it."
    assert shown.content.startswith(f"**{reason}**") and offered(shown, "Visit ")
    assert reason in said(await caller.slash(world.channel, "table undo"))


async def test_the_button_that_takes_a_call_back_says_that_others_must_agree_once_one_has_begun(world: World) -> None:
    table, caller, other, walking = await a_call(world)
    await least(world.bot.host, table, other.id)
    shown = answer(await caller.click(walking.message, label="Take back (shown in the log)"))
    why = f"{table.names[table.player(other.id)]} has acted since, so the others have to agree"
    (ask,) = [each.label for each in buttons_of(shown.message) if str(each.label).startswith("Ask to undo: Call ")]
    assert shown.content.startswith(f"**{why}: press {ask} below.**")
    assert "I have asked" in said(await caller.slash(world.channel, "table undo"))


async def test_whoever_chooses_their_character_too_late_still_sets_up_their_own_sheet(world: World) -> None:
    table = await of_three(world, characters="chosen")
    for _ in range(2):
        await least(world.bot.host, table, table.seats[table.running.seats_to_act[0]].user_id)
        table = await world.table()
    await world.post(table)
    (late,) = table.running.seats_to_act
    await world.wait(hours=24.5, look_every=4)
    question, others = world.newest, [seat for seat in range(3) if seat != late]
    for votes, seat in enumerate(others):
        await world.actor(table, seat).click(question, label=f"End {table.names[late]}’s turn ({votes} of 2)")
    assert (await world.table()).running.seats_to_act == (0, 1, 2)


async def test_a_typed_undo_of_a_call_says_that_nobody_has_to_agree_until_somebody_answers(world: World) -> None:
    _, caller, other, _ = await a_call(world)
    offer = answer(await caller.slash(world.channel, "turn do", action="undo"))
    called = (await world.table()).running.state.called
    assert offer.content == f"Taking back “Call {called}” will be shown in the log."
    taken = answer(await caller.click(offer.message, label="Take back (shown in the log)"))
    assert offered(taken, "Call a colour")
    await choose(caller, taken, "Call a colour")
    await choose(other, await open_panel(world, other), "Fill a tile")
    offer = answer(await caller.slash(world.channel, "turn do", action="undo"))
    assert offer.content == "To take it back, the others would have to agree."
    assert [item["label"].partition(":")[0] for item in components(offer)] == ["Ask to undo"]
    await world.bot.host.play.play(await world.table(), other.id, ["end"])
    late = answer(await caller.slash(world.channel, "turn do", action="undo"))
    assert late.content.startswith("It is too late to take that back") and not components(late)
    panel = await open_panel(world, caller)
    assert not any("undo" in str(item.get("label")) for item in components(panel))


async def test_the_panel_of_whoever_asked_to_choose_again_says_that_it_is_agreed(world: World) -> None:
    table, caller, other, _ = await a_call(world)
    filled = await choose(other, await open_panel(world, other), "Fill a tile")
    await other.click(filled.message, label="End turn")
    await other.slash(world.channel, "table undo")
    name = table.names[table.player(other.id)]
    await caller.click(world.newest, label=f"Let {name} take it back")
    assert f"{name} can choose again; the log shows it." in texts_in(world.channel)
    shown = panels(world, other)[-1]
    told = "**Agreed: you can go on from here.**\nEnd your turn, or undo what you chose."
    assert shown.content.startswith(told)
    assert "Agreed" not in panels(world, caller)[-1].content
    assert "Agreed" not in (await open_panel(world, other)).content


async def test_a_table_stopped_after_an_undo_keeps_its_picture_and_does_not_say_whose_move_it_is(world: World) -> None:
    _, caller, _, walking = await a_call(world)
    await caller.click(walking.message, label="Take back (shown in the log)")
    shown = world.newest
    assert " to call." in text_of(shown) and buttons_of(shown) and shown.attachments
    await caller.click(answer(await caller.slash(world.channel, "table stop")), label="Stop it")
    await world.env.settle()
    left = next(each for each in world.channel.history() if each.id == shown.id)
    assert text_of(left) == "Round 1" and not buttons_of(left) and left.attachments


async def test_who_undoes_an_answer_ends_the_request_for_the_call_which_then_needs_nobody(world: World) -> None:
    table, caller, other, _ = await a_call(world)
    filled = await choose(other, await open_panel(world, other), "Fill a tile")
    panel = answer(await caller.slash(world.channel, "table undo"))
    request = world.newest.id
    assert "and with it what came after" in text_of(world.newest)
    await other.click(filled.message, label=undo_in(filled))
    await settled(world)
    posts = {message.id: text_of(message) for message in world.channel.history()}
    name = table.names[table.player(caller.id)]
    assert request not in posts
    assert f"Nobody else has answered now, so {name} can take that back alone." in posts.values()
    assert "Take back (shown in the log)" in [item.get("label") for item in components(panel)]


async def test_a_new_player_reads_that_the_seat_has_answered_also_if_only_the_caller_is_left(world: World) -> None:
    _, _, other, _ = await a_call(world)
    await answers(world, other)
    await give_seat(world, other, world.dan)
    told = "which is done for now: with `/table undo` you can ask to choose again."
    assert told in (await open_panel(world, world.dan)).content


async def test_the_channel_names_the_last_one_who_sets_up_even_after_hours(world: World) -> None:
    table = await world.start_table("Ann", "Bob", "Cleo", game="lost-ark", turns="ask", order="joined")
    await world.wait(hours=3, look_every=4)
    await world.bot.host.outbox.add(table, NewPost(PostKind.REMIND, PostPayload()))
    await world.bot.outbox_sender.send(table.id)
    *others, last = (world.actor(table, seat) for seat in range(3))
    assert await named_in(world, table.posts.ping, (*others, last)) == [True, True, True]
    for actor in others:
        while table.player(actor.id) in (table := await world.table()).running.seats_to_act:
            action = table.definition.least(table.running, table.player(actor.id))
            await actor.slash(world.channel, "turn do", action=action.text)
    await settled(world)
    for message_id in (table.posts.last, table.posts.ping):
        assert await named_in(world, message_id, (*others, last)) == [False, False, True]


async def test_what_is_advised_is_done_as_a_whole_although_the_call_is_told_first(world: World) -> None:
    table, _, _ = await begun(world)
    seat = table.running.state.caller
    assert seat is not None
    first, *others = (action.text for action in table.running.legal_actions(seat))
    after = table.running.copy()
    after.apply(first, seat)
    draw = after.legal_actions(seat)[0].text
    await world.bot.host.play.play(table, table.seats[seat].user_id, [first, draw, *others])
    assert [text for _, text in table.running.log[-2:]] == [first, draw]


@pytest.mark.usefixtures("drawn")
@pytest.mark.whole_check
async def test_hints_come_in_an_answer_and_ended_games_in_review(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    stops = LostArkReviewer.stops
    monkeypatch.setattr(LostArkReviewer, "stops", lambda self, game: stops(self, game)[-2:])
    monkeypatch.setattr("cogs.hints.FIRST_AFTER_SECONDS", 0.01)
    monkeypatch.setattr("cogs.hints.EVERY_SECONDS", 0.01)
    shown, run = list[str](), Workers.run

    async def slowly(*job: Any) -> Any:
        await asyncio.sleep(0.05)
        return await run(*job)

    async def noted(interaction: Any, layout: Any, *files: Any) -> None:
        shown.extend(each.content for each in layout.walk_children() if isinstance(each, discord.ui.TextDisplay))
        await edit_layout(interaction, layout, *files)

    monkeypatch.setattr("cogs.hints.edit_layout", noted)
    monkeypatch.setattr(Workers, "run", slowly)
    table = await world.start_table("Ann", "Bob", game="lost-ark", order="joined", hints="yes", helps="high")
    able = table.definition.levels["able"]("s")

    async def forward(done: Callable[[], bool]) -> None:
        while not done():
            seat = table.running.seats_to_act[0]
            await world.bot.host.play.play(table, table.seats[seat].user_id, [able.choose(table.running, seat).text])
        await world.post(table)

    await forward(lambda: table.running.state.turn > 40 and table.running.state.called is None)
    (seat,) = table.running.seats_to_act
    panel = await open_panel(world, world.actor(table, seat))
    told = answer(await world.actor(table, seat).click(panel.message, label="What would you do?"))
    best = r"1\. \*\*Call \w+, then visit .*\*\*: wins (\d+|none) of 20 simulated games"
    assert re.match(rf"\*\*What I would do:\*\*\n{best}", told.content)
    await forward(lambda: table.running.over)
    told = answer(await world.bob.click(last_in(world.channel), label="Look back"))
    assert any(re.fullmatch(r"Looking back .*: 1 of 2, ready <t:\d+:R> …", each) for each in shown)
    assert "2 real decisions were compared" in text_of(told.message)
    assert told.attachments[0].filename.startswith("review")


async def test_a_look_back_shows_the_sheet_of_each_moment_with_the_names_that_its_text_uses(world: World) -> None:
    table, *_ = await begun(world)
    (seat,) = table.running.seats_to_act
    imagined = Reason("imagined", ("16", "4.0", "9"), 3)
    played, better = (Advice((f"call {colour}",), 20.0, 5.0, (imagined,)) for colour in ("green", "grey"))
    moment = Moment(table.running.ply, 1, seat, played, better, -20.0, 5.0)
    review = Review((moment.ply,), (1,), ((50.0, 50.0),), ((5.0, 5.0),), (100, 0), 1, (moment,))
    former = former_text([FormerPlayer(moment.ply + 1, 7, "Fay")])
    table.seats = (*(replace(each, former=former) for each in table.seats),)
    shown = await review_message(world.bot, table, review, ENGLISH, seat)
    assert "Fay" in shown.told.moments[0] and "you" not in shown.told.moments[0], "the name of whoever moved"
    ((picture,),) = shown.boards
    told = picture.description or ""
    assert "Fay (" in told and "highlighted, with the number of its place or tile." in told


async def test_who_asks_to_choose_again_reads_what_ends_that_although_one_alone_has_yet_to_choose(world: World) -> None:
    table, caller, other, _ = await a_call(world)
    await answers(world, other)
    told = f"**I have asked {table.names[table.player(caller.id)]}. Once everybody has chosen, it is too late"
    assert said(await other.slash(world.channel, "table undo")).startswith(told)


async def test_open_panels_forget_a_request_that_its_asker_ends_by_playing_on(world: World) -> None:
    table, caller, other, _ = await a_call(world)
    await choose(other, await open_panel(world, other), "Fill a tile")
    await caller.slash(world.channel, "table undo")
    asked = answer(await other.slash(world.channel, "turn panel"))
    assert "You can agree until somebody has ended their turn." in asked.content
    draws = [each.text for each in table.view(caller.id).legal if each.text.startswith("draw")]
    await caller.slash(world.channel, "turn do", action=draws[0])
    await settled(world)
    assert "agree" not in asked.content and asked.content
    assert any("has played on, so the request has lapsed." in text_of(each) for each in world.channel.history())
