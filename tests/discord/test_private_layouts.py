"""The log and the look back as messages of components: rounds set apart, moments above their boards, nothing lost."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
from discord import ui

from arnak_bot.game.values import Reviewed
from arnak_bot.host import LoggedTurn, LogNote, Table
from arnak_bot.kit.limits import units
from arnak_bot.store import VoteKind
from arnak_bot.wording.messages import ENGLISH
from cogs import ids
from cogs.hints import ReviewMessage, review_layout
from cogs.limits import LAYOUT_LIMIT
from cogs.look_ups import LogReader, log_layout, log_lines
from tests.discord.conftest import World, finish, pass_turn, view_of
from tests.discord.seen import answer, buttons_of, text_of, texts_of
from tests.discord.shortcuts import dot
from tests.every_game.games import EVERYWHERE, GAMES, At, names_at, played


def texts_in(layout: ui.LayoutView) -> list[str]:
    return [each.content for each in layout.walk_children() if isinstance(each, ui.TextDisplay)]


def rules_in(message: discord.Message) -> int:
    (box,) = message.components
    assert isinstance(box, discord.Container)
    return sum(isinstance(each, discord.SeparatorComponent) for each in box.children)


def picture(name: str) -> discord.File:
    return discord.File(io.BytesIO(dot("jpg")), f"{name}.jpg", description=f"{name} in words")


# --- the log --------------------------------------------------------------------------------------

PLAYERS = (0, 1, 2, 3)
"""User ids, each that of the seat."""


def reading(game: Any, seat: int | None) -> LogReader:
    return LogReader(-1 if seat is None else seat, seat, game.view)


@EVERYWHERE
def test_setting_rounds_apart_changes_no_line_of_a_log(at: At) -> None:
    game, names, steps = GAMES[at[0]], names_at(at), played(at)
    turns: list[LoggedTurn] = []
    turn: tuple[object, ...] = ()
    for step in steps:
        turn += step.events
        if game.ends_turn(step.events) or step is steps[-1] or not turns:
            turns.append(LoggedTurn(turn, ((0, names),), ((0, PLAYERS),)))
            turn = ()
    rounds = {game.round_begun(event) for each in turns for event in each.events} - {None}
    for seat in (None, 0):
        view = steps[-1].game.view(seat)
        whole = [f"· {line}" for each in turns for line in game.texts("en").channel.tell(each.events, view, names)]
        lines = log_lines(game, turns, reading(steps[-1].game, seat), ENGLISH)
        assert [line for line in lines if line] == whole
        assert lines.count("") == max(0, len(rounds) - 1), "a rule between each two rounds"


@EVERYWHERE
def test_what_the_reader_did_in_a_seat_that_somebody_else_has_now_is_theirs_without_its_secrets(at: At) -> None:
    game, names, steps = GAMES[at[0]], names_at(at), played(at)
    events = tuple(event for step in steps for event in step.events)
    open_to_all = tuple(game.seen_by(event, None) for event in events)
    whole, public = (LoggedTurn(told, ((0, names),), ((0, PLAYERS),)) for told in (events, open_to_all))
    now = steps[-1].game
    theirs = log_lines(game, [whole], LogReader(0, None, now.view), ENGLISH)
    assert theirs == log_lines(game, [public], reading(now, 0), ENGLISH)
    if names[0] not in "".join(log_lines(game, [whole], reading(now, 0), ENGLISH)):
        assert names[0] not in "".join(theirs)


def test_the_log_says_who_took_back_what() -> None:
    game = GAMES["arnak"]
    now = game.new(game.setup(2, "7"))
    turn = LoggedTurn(
        (),
        ((0, ("Ann", "Bob")),),
        ((0, PLAYERS),),
        ((0, LogNote(0, "Ann", VoteKind.TAKE_BACK)), (0, LogNote(1, "Bob", VoteKind.REOPEN_TURN))),
    )
    both = ["· You took back a step.", "· Bob took back the end of a turn."]
    assert log_lines(game, [turn], reading(now, 0), ENGLISH) == both
    seat = now.seat_to_act
    dug = now.apply("dig camp-coins", seat)
    paid = now.apply("pay fear", seat)
    backs = tuple((at, LogNote(seat, "Ann", VoteKind.REOPEN_TURN)) for at in (len(dug), len(dug + paid)))
    called = (0, ("Ann", "Bob")), (len(dug + paid), ("Ann 🤖", "Bob"))
    played = now.apply("end", seat)
    turn = LoggedTurn((*dug, *paid, *played), called, ((0, PLAYERS),), backs)
    took_back = "· Ann took back the end of a turn."
    logged = [took_back, "· Ann digs at Harbour with Fear 🥾: +2🪙.", took_back]
    assert log_lines(game, [turn], reading(now, None), ENGLISH) == logged


def test_a_step_taken_back_within_an_action_is_logged_before_it_and_not_after_the_turn_of_the_rival() -> None:
    game = GAMES["arnak"]
    now = game.new(game.setup(1, "7"))
    plays = [now.apply(each.text, 0) for each in now.legal_actions(0) if each.text.startswith("play funding")]
    events = tuple(event for each in (*plays, now.apply("dig camp-coins", 0)) for event in each)
    events += (*now.apply("pay fear", 0), *now.apply("end", 0))
    note = (len(plays[0]), LogNote(0, "Ann", VoteKind.TAKE_BACK))
    turn = LoggedTurn(events, ((0, ("Ann", "Rival")),), ((0, PLAYERS),), (note,))
    told = log_lines(game, [turn], reading(now, 0), ENGLISH)
    assert told[:2] == ["· You took back a step.", "· You play Funding (ship) and Funding (car): +2🪙."]


def test_what_one_did_before_an_open_turn_closes_is_logged_once_and_where_it_was_taken_back() -> None:
    game = GAMES["lost-ark"]
    now = game.new(game.setup(2, "7"))
    while "call grey" not in [each.text for each in now.legal_actions(0)]:
        seat = now.seats_to_act[0]
        now.apply(game.least(now, seat), seat)
    called = now.apply("call grey", 0)
    drawn = now.apply("draw 13", 0)
    closed = [event for seat, text in ((0, "end"), (1, "fill grey r4"), (1, "end")) for event in now.apply(text, seat)]
    by_computer, names = ("Ann 🤖", "Bob"), ("Ann", "Bob")
    turns = [
        LoggedTurn(called, ((0, by_computer),), ((0, PLAYERS),)),
        LoggedTurn(
            (*drawn, *closed), ((0, names),), ((0, PLAYERS),), ((len(drawn), LogNote(0, "Ann", VoteKind.TAKE_BACK)),)
        ),
    ]
    assert log_lines(game, turns, reading(now, 0), ENGLISH) == [
        "· **You 🤖** call **grey**.",
        "· You took back a step.",
        "· You walk in grey to road 13.",
        "· Bob fills r4 grey.",
    ]


def test_the_log_names_whoever_had_the_seat_when_something_was_taken_back() -> None:
    game = GAMES["arnak"]
    now = game.new(game.setup(2, "7"))
    events = (*now.apply("dig camp-coins", 0), *now.apply("pay fear", 0), *now.apply("end", 0))
    names, players = ((0, ("Ann", "Bob")), (1, ("Cleo", "Bob"))), ((0, (7, 1)), (1, PLAYERS))
    turn = LoggedTurn(events, names, players, ((len(events), LogNote(0, "Cleo", VoteKind.REOPEN_TURN)),))
    for viewer, who in ((None, "Cleo"), (0, "You")):
        told = log_lines(game, [turn], reading(now, viewer), ENGLISH)
        assert told[-1] == f"· {who} took back the end of a turn."


async def test_each_round_of_a_log_begins_below_a_rule(world: World) -> None:
    table = await world.start_table("Ann", "Bob", order="joined", turns="ask")
    first = answer(await world.ann.slash(world.channel, "show log")).message
    head, told = texts_of(first)
    assert head == "**Log**" and told.startswith("· Round I begins") and not rules_in(first)
    assert not buttons_of(first)
    for seat in (0, 1):
        await pass_turn(world, world.actor(table, seat))
        await world.env.settle()
    while table.running.round == 1:
        seat = table.running.seats_to_act[0]
        await world.bot.host.play.play(table, table.seats[seat].user_id, [table.running.legal_actions(seat)[0].text])
    second = answer(await world.ann.slash(world.channel, "show log")).message
    _, before, after = texts_of(second)
    assert before.startswith("· Round I begins") and "· Bob passes." in before
    assert after.startswith("· Round II begins") and rules_in(second) == 1


async def test_a_log_is_turned_to_its_earlier_and_later_pages_in_place(world: World) -> None:
    await finish(world, await world.start_table("Ann", "Bob", "Cleo", "Dan"))
    newest = answer(await world.ann.slash(world.channel, "show log"))
    count = int(texts_of(newest.message)[0].strip("*").rpartition(" ")[2])
    labels = ENGLISH.labels
    assert [each.label for each in buttons_of(newest.message)] == [labels.earlier(), labels.what_if()]
    earlier = answer(await world.ann.click(newest.message, label=ENGLISH.labels.earlier())).message
    assert earlier.id == newest.message.id
    assert texts_of(earlier)[0] == f"**Log, page {count - 1} of {count}**"
    later = answer(await world.ann.click(earlier, label=ENGLISH.labels.later())).message
    assert text_of(later) == text_of(newest.message)


def test_a_page_with_many_short_rounds_holds_no_more_components_than_discord_takes() -> None:
    lines = [each for number in range(90) for each in ("", f"· {number}")][1:]
    layout = log_layout(7, [*(["· an older page"] * 200), *lines], None, ENGLISH, over=True)
    assert layout.total_children_count <= 40 and layout.content_length() <= LAYOUT_LIMIT
    assert texts_in(layout)[-1].endswith("· 88\n\n· 89")


def test_a_log_without_a_line_says_so() -> None:
    assert texts_in(log_layout(7, [], None, ENGLISH)) == ["**Log**", "Nothing has happened yet."]


async def test_a_log_that_an_earlier_version_has_sent_goes_on_in_components(world: World, table: Table) -> None:
    view = view_of(ui.Button(label="‹ Earlier", custom_id=ids.log_page(table.id, 0)))
    old = await world.text_channel.send("**Log, page 1 of 2**", view=view)
    assert not old.flags.components_v2
    await world.restart()
    now = answer(await world.ann.click(old, label="‹ Earlier")).message
    assert now.id == old.id and now.flags.components_v2 and now.content == ""
    assert texts_of(now)[0] == "**Log**" and "Round I begins" in texts_of(now)[1]


# --- the look back --------------------------------------------------------------------------------


def test_each_moment_of_a_look_back_stands_above_its_board() -> None:
    told = Reviewed("It was decided early.", ("1. A dig.", "2. A pass."), "As sure as that.")
    layout = review_layout(ReviewMessage(told, [picture("review")], [[picture("moment-1")], [picture("moment-2")]]))
    said = [
        each.content if isinstance(each, ui.TextDisplay) else [item.description for item in each.items]
        for each in layout.walk_children()
        if isinstance(each, ui.TextDisplay | ui.MediaGallery)
    ]
    assert said == [
        "It was decided early.",
        ["review in words"],
        "1. A dig.",
        ["moment-1 in words"],
        "2. A pass.",
        ["moment-2 in words"],
        "As sure as that.",
    ]


def test_a_look_back_whose_pictures_could_not_be_drawn_still_says_everything() -> None:
    told = Reviewed("It was decided early.", ("1. A dig.", "2. A pass."), "As sure as that.")
    layout = review_layout(ReviewMessage(told, [], [[], [picture("moment-2")]]))
    assert texts_in(layout) == [told.headline, *told.moments, told.sureness]
    assert len([each for each in layout.walk_children() if isinstance(each, ui.MediaGallery)]) == 1


@pytest.mark.parametrize("length", [1000, 1400, 5000])
def test_a_look_back_that_is_too_long_is_cut_at_its_end(length: int) -> None:
    told = Reviewed("Decided.", ("🪙" * (length // 2),) * 3, "As sure as that.")
    texts = texts_in(review_layout(ReviewMessage(told, [], [[], [], []])))
    assert texts[0] == told.headline and sum(map(units, texts)) <= LAYOUT_LIMIT
    assert (texts == [told.headline, *told.moments, told.sureness]) is (length == 1000)
