"""Answers in advance: given when the question comes in somebody else's turn, with the same meaning or not at all."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from arnak_bot.game.definition import TURN
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.definition import KEEPING, PASSES, Keep
from arnak_bot.games.lost_ark.engine.events import Called, TurnClosed
from arnak_bot.host import Host, LogNote, Outcome, Table, options_of
from arnak_bot.host.draft import standing_order
from arnak_bot.host.errors import StaleClick
from arnak_bot.host.history import _notes
from arnak_bot.host.log_rows import TAKEN_BACK
from arnak_bot.host.planning import Plan
from arnak_bot.host.plans import Answers, Step, answer_that_fits, answers_of, written
from arnak_bot.host.tables import LEFT
from arnak_bot.refusals import Why
from arnak_bot.store import NoteKind, PostKind, SeatRecord, Store, Vote, VoteKind
from tests.host.moves import agree, least, pass_turn, run_due, stored, then_computers
from tests.host.stage import ANN, BOB, DAN, EVE, Clock, refused, running, started

CALLED = "green"


async def at_a_call(host: Host, *people: int) -> tuple[Table, list[int]]:
    """A table of the Lost Ark at which one of these people, or of three, is to call, and who waits for that."""
    users = people or (ANN, BOB, EVE)
    chosen = options_of(GAMES["lost-ark"], seats=len(users), shuffle_seats=False, deadline_hours=24)
    table = await started(host, chosen, *users)
    while table.running.round == 1 and "call green" not in legal(table, to_act(table)):
        await least(host, table, to_act(table))
    return table, [user for user in users if user != to_act(table)]


async def after_a_call(host: Host, *people: int) -> tuple[Table, int, list[int]]:
    """The same once green was called; who called, and who is to answer."""
    table, waiting = await at_a_call(host, *people)
    caller = to_act(table)
    await host.play.play(table, caller, [f"call {CALLED}"])
    return table, caller, waiting


async def act_out(host: Host, table: Table, user: int) -> None:
    """Let somebody do as little as possible until nothing is asked of them any more."""
    while table.player(user) in table.running.seats_to_act:
        await least(host, table, user)


def filling(table: Table, user: int) -> str:
    return next(text for text in legal(table, user) if text.startswith("fill"))


def plan_of(host: Host, table: Table, user: int) -> Plan:
    plan = host.planning.plan(table, user)
    assert plan is not None
    return plan


def to_act(table: Table) -> int:
    seat: int = table.running.seats_to_act[0]
    return table.seats[seat].user_id


def legal(table: Table, user: int) -> list[str]:
    return [action.text for action in table.view(user).legal]


async def fills_if_called(host: Host, table: Table, user: int, colour: str = CALLED) -> str:
    """Answer in advance, should a colour be called, by filling the first tile; return that answer."""
    await host.planning.begin(table, user, colour)
    plan = plan_of(host, table, user)
    assert plan.about == colour
    fill: str = next(action.text for action in plan.table.view(user).legal if action.text.startswith(f"fill {colour}"))
    assert await host.planning.try_out(table, user, [fill], move=0), "nothing is left but to end"
    return fill


def kept(table: Table, user: int) -> dict[str, list[str]]:
    answers = answers_of(table, table.player(user)).kept
    return {question: [step.action for step in order] for question, order in answers.items()}


async def test_a_call_taken_back_alone_gives_its_caller_no_more_time(host: Host, clock: Clock) -> None:
    table, _ = await at_a_call(host)
    caller, since = to_act(table), table.waits_since
    seat = table.player(caller)
    for hours in (23, 2):
        clock.later(hours)
        await host.play.play(table, caller, [f"call {CALLED}"])
        assert table.waits_since == clock()
        assert (await host.absence.ask_take_back(table, caller)).carried and table.waits_since == since
        overdue = host.absence.overdue(table, seat)
        posts = [each.kind for each in await host.outbox.of_table(table.id)]
        assert overdue == (hours == 2) and posts.count(PostKind.DEADLINE) == overdue


async def test_an_answer_is_given_in_the_decision_that_asks_and_told_until_its_player_acts(host: Host) -> None:
    table, waiting = await at_a_call(host)
    user, other = waiting
    fill = await fills_if_called(host, table, user)
    assert kept(table, user) == {CALLED: [fill, "end"]}
    caller, version = to_act(table), table.version
    await host.play.play(table, caller, [f"call {CALLED}"])
    assert table.version == version + 1 and table.player(user) not in table.running.seats_to_act
    assert [text for seat, text in table.running.log[-2:]] == [fill, "end"]
    answers = answers_of(table, table.player(user))
    assert not answers.kept and answers.given == (fill,)
    while to_act(table) != user:
        await least(host, table, to_act(table))
    assert answers_of(table, table.player(user)).given == (fill,)
    await least(host, table, user)
    assert not table.seats[table.player(user)].answers and not table.seats[table.player(other)].answers


async def test_an_answer_that_was_undone_with_what_it_answered_is_not_told_any_more(host: Host, table: Table) -> None:
    await host.planning.answer(table, BOB, KEEPING, Keep.ALL.actions)
    await pass_turn(host, table, ANN, BOB, EVE)
    assert answers_of(table, 1).given == ("keep all",)
    await agree(host, table, await host.absence.ask_take_back(table, EVE), ANN, BOB)
    assert table.running.seats_to_act == (2,) and kept(table, BOB) == {KEEPING: ["keep all"]}
    assert answers_of(table, 1).given == ()


@pytest.mark.parametrize("is_last", [True, False])
async def test_a_planned_call_outlives_the_answer_to_another_and_goes_with_ones_own(host: Host, is_last: bool) -> None:
    table, (user,) = await at_a_call(host, ANN, BOB)
    await host.planning.try_out(table, user, ["call red"])
    await host.planning.keep(table, user, ends=True)
    seat, caller = table.player(user), to_act(table)
    order = [caller, user] if is_last else [user, caller]
    await least(host, table, caller)
    for each in order:
        while table.running.state.called and table.player(each) in table.running.seats_to_act:
            await least(host, table, each)
    assert to_act(table) == user and table.seats[seat].plans
    await least(host, table, user)
    for each in order:
        while table.running.state.called and table.player(each) in table.running.seats_to_act:
            await least(host, table, each)
    assert to_act(table) == caller and not table.seats[seat].plans


async def test_a_planned_call_outlives_an_answer_that_was_given_in_advance(host: Host) -> None:
    table, (user,) = await at_a_call(host, ANN, BOB)
    await fills_if_called(host, table, user)
    await host.planning.try_out(table, user, ["call red"])
    await host.planning.keep(table, user, ends=True)
    await host.play.play(table, to_act(table), [f"call {CALLED}"])
    seat = table.player(user)
    assert seat not in table.running.seats_to_act and table.seats[seat].plans


async def test_a_call_can_be_taken_back_after_a_restart(host: Host, fresh: Host) -> None:
    table, caller, _ = await after_a_call(host)
    table = await fresh.registry.table(table.id)
    assert (await fresh.absence.ask_take_back(table, caller)).carried
    assert table.running.state.called is None and to_act(table) == caller


async def test_a_turn_is_not_given_back_once_somebody_has_called(host: Host) -> None:
    table, (user,) = await at_a_call(host, ANN, BOB)
    caller = to_act(table)
    await least(host, table, caller)
    await act_out(host, table, user)
    while table.running.state.called:
        await least(host, table, caller)
    assert to_act(table) == user and not table.running.state.called
    asked = await host.absence.ask_take_back(table, caller)
    assert asked.motion is VoteKind.REOPEN_TURN and table.requests
    await least(host, table, user)
    assert table.running.state.called and not table.requests


async def test_news_are_all_answers_of_a_turn_that_closed_for_everybody_at_once(host: Host) -> None:
    table, waiting = await at_a_call(host)
    caller = to_act(table)
    await least(host, table, caller)
    while table.running.state.called:
        await least(host, table, to_act(table))
    for user in (caller, *waiting):
        seat = table.player(user)
        told = (await host.history.news(table, seat)).told
        assert {event.seat for _, event in told if isinstance(event, TurnClosed)} | {seat} == {0, 1, 2}


async def test_a_new_player_is_not_said_to_have_answered_before_they_sat_down(host: Host) -> None:
    table, (left, other) = await at_a_call(host)
    caller, seat = to_act(table), table.player(left)
    await host.play.play(table, caller, [f"call {CALLED}"])
    await host.absence.resign(table, left)
    for user in (caller, other):
        await host.absence.offer_seat(table, user, seat, DAN)
    await host.absence.take_seat(table, DAN, "Dan", seat)
    outcome = Outcome()
    for user in (other, caller):
        while table.player(user) in table.running.seats_to_act:
            outcome = await least(host, table, user)
    for told in (outcome.happened, (await host.history.news(table, table.player(other))).told):
        assert {called[seat] for called, _ in told} == {"Dan"}
        assert seat not in {event.seat for _, event in told}, "what Bob or the host for him answered is not Dan's"
    assert (await host.history.news(table, seat)).stood_in is None, "nobody has decided anything for Dan"


async def test_an_answer_is_told_by_the_name_of_whoever_gave_it_though_the_host_went_on_at_once(host: Host) -> None:
    table, (left, _) = await at_a_call(host)
    seat = table.player(left)
    await host.play.play(table, to_act(table), [f"call {CALLED}"])
    while seat in table.running.seats_to_act:
        await least(host, table, left)
    await host.absence.resign(table, left)
    outcome = Outcome()
    while not outcome.told:
        outcome = await least(host, table, to_act(table))
    called = {type(event): names[seat] for names, event in outcome.happened if event.seat == seat}
    assert (called[TurnClosed], called[Called]) == ("Bob", "Bob ⏩")


async def test_the_end_of_an_open_turn_is_told_from_a_step_when_it_is_taken_back(host: Host, store: Store) -> None:
    table, (user,) = await at_a_call(host, ANN, BOB)
    caller, seat = to_act(table), table.player(user)
    await host.play.play(table, caller, ["call grey"])
    while seat in table.running.seats_to_act:
        await least(host, table, user)
    asked = await host.absence.ask_take_back(table, user)
    assert (await host.absence.vote(table, caller, asked.motion, seat, asked.value)).carried
    logged = [note for turn in await host.history.turns_as_logged(table) for _, note in turn.notes]
    assert logged == [LogNote(user, table.names[seat], VoteKind.REOPEN_TURN, chose=True)]
    told = [post.facts for post in await store.outbox.of_table(table.id) if post.facts.note is NoteKind.AGREED]
    assert [each.after for each in told] == ["end"]


async def test_a_request_to_choose_again_ended_by_a_late_turn_says_so(host: Host, clock: Clock, store: Store) -> None:
    chosen = options_of(GAMES["lost-ark"], seats=3, shuffle_seats=False, deadline_hours=24)
    table = await started(host, chosen, ANN, BOB, EVE)
    for user in (ANN, BOB):
        await act_out(host, table, user)
    await host.absence.ask_take_back(table, ANN)
    clock.later(25)
    late = table.player(EVE)
    for user in (ANN, BOB):
        await host.absence.vote(table, user, VoteKind.PASS, late)
    assert not table.requests
    told = [post.facts for post in await store.outbox.of_table(table.id) if post.facts.note is NoteKind.PLAYED_ON]
    assert [(each.seat, each.name) for each in told] == [(table.player(ANN), "")]


async def test_a_computer_that_chooses_last_does_not_refuse_a_request_to_choose_again(host: Host) -> None:
    chosen = options_of(GAMES["lost-ark"], seats=3, shuffle_seats=False, level="novice")
    table = await started(host, chosen, ANN, BOB, EVE)
    for user in (BOB, ANN):
        await act_out(host, table, user)
    await host.absence.ask_take_back(table, ANN)
    await then_computers(host, host.absence.go_away(EVE, 1))
    (asked,) = table.requests
    assert asked.motion is VoteKind.REOPEN_TURN, "and Bob has yet to agree"
    assert (await host.absence.vote(table, BOB, asked.motion, asked.seat, asked.value)).carried
    assert table.running.seats_to_act == (0, 2) and not table.requests


async def test_who_can_choose_again_after_the_others_time_has_their_own(host: Host, clock: Clock, store: Store) -> None:
    table, (user, late) = await at_a_call(host, ANN, BOB, EVE)
    await host.play.play(table, to_act(table), [f"call {CALLED}"])
    await act_out(host, table, user)
    asked, seat = await host.absence.ask_take_back(table, user), table.player(user)
    clock.later(25)
    for voter in table.others(seat):
        await host.absence.vote(table, voter.user_id, asked.motion, seat, asked.value)
    assert seat in table.running.seats_to_act and table.deadline(seat) == clock.now + timedelta(hours=24)
    assert table.deadline(table.player(late)) == clock.now - timedelta(hours=1)
    clock.later(25)
    assert await run_due(host)
    kinds = {(post.kind, post.facts.seat) for post in await store.outbox.of_table(table.id)}
    assert (PostKind.DEADLINE, seat) in kinds


async def test_what_was_played_again_stays_after_its_undo_in_the_log_when_an_older_answer_is_undone(host: Host) -> None:
    table, (first, second) = await at_a_call(host, ANN, BOB, EVE)
    await host.play.play(table, to_act(table), ["call green"])
    (one, again), (two, other) = ((table.player(user), filling(table, user)) for user in (first, second))
    log = [(seat, text, "") for seat, text in table.running.log]
    rows = [*log, (two, other, ""), (one, again, ""), (one, TAKEN_BACK, ""), (one, again, "")]
    assert [(at - len(log), note.user_id) for at, note in _notes(table, rows)] == [(1, first)]
    both = _notes(table, [*rows, (two, TAKEN_BACK, "")])
    found = [(at - len(log), note.user_id) for at, note in both]
    assert found == [(0, first), (1, second)], "before the answer given again"


async def test_a_request_for_a_call_needs_nobody_once_the_answer_to_it_is_undone(host: Host, store: Store) -> None:
    table, caller, (user,) = await after_a_call(host, ANN, BOB)
    await host.play.play(table, user, [filling(table, user)])
    assert not (await host.absence.ask_take_back(table, caller)).carried
    await host.play.undo(table, user)
    posts = await store.outbox.of_table(table.id)
    (told,) = [post.facts for post in posts if post.facts.note is NoteKind.UNDO_ALONE]
    assert told.seat == table.player(caller) and not table.votes
    assert (await host.absence.ask_take_back(table, caller)).carried
    assert table.running.state.called is None and not table.votes


async def test_a_caller_who_plays_on_instead_of_taking_it_back_withdraws_the_request(host: Host, store: Store) -> None:
    table, caller, (user,) = await after_a_call(host, ANN, BOB)
    await host.play.play(table, user, [filling(table, user)])
    asked = await host.absence.ask_take_back(table, caller)
    assert not asked.carried and table.requests
    await host.play.play(table, caller, [next(text for text in legal(table, caller) if text.startswith("draw"))])
    await act_out(host, table, user)
    told = [post.facts for post in await store.outbox.of_table(table.id) if post.facts.note is NoteKind.PLAYED_ON]
    assert [(each.seat, each.name) for each in told] == [(table.player(caller), table.names[table.player(caller)])]


async def test_who_calls_instead_of_waiting_for_a_turn_back_withdraws_the_request(host: Host, store: Store) -> None:
    table, _ = await at_a_call(host, ANN, BOB)
    caller = to_act(table)
    assert not (await host.absence.ask_take_back(table, caller)).carried
    await host.play.play(table, caller, [f"call {CALLED}"])
    assert table.has_just_announced(table.player(caller)), "it can be taken back alone, but nobody has asked for that"
    told = [post.facts.note for post in await store.outbox.of_table(table.id) if post.facts.note is not None]
    assert told == [NoteKind.PLAYED_ON]


async def test_a_call_taken_back_makes_all_buttons_stale_after_a_restart_too(host: Host, fresh: Host) -> None:
    table, _ = await at_a_call(host, ANN, BOB)
    caller = to_act(table)
    seat = table.player(caller)
    await host.play.play(table, caller, [f"call {CALLED}"])
    assert (await host.absence.ask_take_back(table, caller)).carried
    since = [table.since(each) for each in range(2)]
    assert set(since) == {table.moves}
    again = await fresh.registry.table(table.id)
    assert [again.since(each) for each in range(2)] == since and again.decided(seat) == table.decided(seat)


async def test_a_turn_that_ends_by_itself_refuses_a_request_as_well(host: Host, store: Store) -> None:
    chosen = options_of(GAMES["lost-ark"], seats=2, shuffle_seats=False, auto_end=True)
    table = await started(host, chosen, ANN, BOB)
    for user in (ANN, BOB):
        await host.play.play(table, user, [next(text for text in legal(table, user) if text.startswith("start"))])
    await host.play.play(table, ANN, [legal(table, ANN)[0]])
    await host.absence.ask_take_back(table, ANN)
    assert table.requests
    await host.play.play(table, BOB, [legal(table, BOB)[0]])
    told = [post.facts for post in await store.outbox.of_table(table.id) if post.facts.note is NoteKind.PLAYED_ON]
    assert [(each.seat, each.name) for each in told] == [(0, "Bob")] and not table.votes


async def test_several_answer_in_one_decision_that_closes_the_turn_after_a_restart_too(host: Host, fresh: Host) -> None:
    before, waiting = await at_a_call(host)
    fills = [await fills_if_called(host, before, user) for user in waiting]
    table, caller = await fresh.registry.table(before.id), to_act(before)
    await fresh.play.play(table, caller, [f"call {CALLED}"])
    assert table.running.seats_to_act == (table.player(caller),)
    assert {text for _, text in table.running.log[-4:]} == {*fills, "end"}
    loaded = await host.registry.table(before.id)
    assert loaded.turn == table.turn
    assert len(table.turn) == 4, "moves after the call belong to a turn that is still open"


async def test_an_answer_that_ended_the_turn_by_itself_can_be_given_anew_once_the_others_agree(host: Host) -> None:
    chosen = options_of(GAMES["lost-ark"], seats=3, shuffle_seats=False, auto_end=True)
    table = await started(host, chosen, ANN, BOB, EVE)
    while table.running.round == 1 and "call green" not in legal(table, to_act(table)):
        await least(host, table, to_act(table))
    caller = to_act(table)
    (user, _) = (each for each in (ANN, BOB, EVE) if each != caller)
    await host.play.play(table, caller, [f"call {CALLED}"])
    seat, before = table.player(user), legal(table, user)
    await least(host, table, user)
    assert seat not in table.running.seats_to_act and table.running.log[-1] == (seat, "end")
    await agree(host, table, await host.absence.ask_take_back(table, user), *{ANN, BOB, EVE} - {user})
    await host.play.settle(table)
    assert legal(table, user) == before


async def test_nothing_is_played_for_who_asks_to_take_a_move_back(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table, caller, (user, _) = await after_a_call(host)
    await host.play.play(table, user, [filling(table, user)])
    table.options = replace(table.options, auto_end=True)
    forced = {each: legal(table, each) for each in (caller, user)}
    assert all(len(each) == 1 for each in forced.values()), "one place to visit, and the end of a turn"
    for asks, goes_on in ((caller, user), (user, caller)):
        asking = table.player(asks)
        monkeypatch.setattr(Table, "requests", [Vote(VoteKind.REOPEN_TURN, asking, 0, asking)])
        order = standing_order(table)
        assert order is not None and (order[0], [order[1].text]) == (table.player(goes_on), forced[goes_on])


async def test_another_colour_asks_and_leaves_the_answer(host: Host) -> None:
    table, (user, _) = await at_a_call(host)
    fill = await fills_if_called(host, table, user, "grey")
    await host.play.play(table, to_act(table), [f"call {CALLED}"])
    assert table.player(user) in table.running.seats_to_act
    await least(host, table, user)
    assert kept(table, user) == {"grey": [fill, "end"]}


def with_answer(table: Table, seat: int, *steps: Step) -> tuple[SeatRecord, ...]:
    """The seats of a table of which one answers with these steps if the colour is called."""
    answers = written(Answers({CALLED: steps}))
    return tuple(replace(each, answers=answers) if each.seat == seat else each for each in table.seats)


WALKS_FAR = Step(f"walk {CALLED}", {"hint": 3}, final=False)
"""An answer that never brings as much as it was to."""


async def test_who_answers_otherwise_than_in_advance_has_answered(host: Host) -> None:
    """So an answer that did not fit does not lie in wait."""
    table, (user, _) = await at_a_call(host)
    seat = table.player(user)
    table.seats = with_answer(table, seat, WALKS_FAR)
    await host.play.play(table, to_act(table), [f"call {CALLED}"])
    assert seat in table.running.seats_to_act and answer_that_fits(table, seat) is None, "it would bring less"
    assert kept(table, user)
    await host.play.play(table, user, ["minus"])
    assert kept(table, user) == {}


async def test_an_answer_that_costs_more_than_it_did_is_not_given(host: Host) -> None:
    table, (user, _) = await at_a_call(host)
    seat = table.player(user)
    for cost, given in (({"minus": -1}, True), ({}, False)):
        trial = table.copy()
        trial.game = table.running.copy()
        trial.seats = with_answer(table, seat, Step("minus", dict(cost), final=False), Step("end", {}, final=True))
        trial.game.apply(f"call {CALLED}", trial.game.seats_to_act[0])
        trial.turn = []
        assert (answer_that_fits(trial, seat) is not None) == given


async def test_where_a_computer_plays_only_answers_that_stay_are_kept_and_none_is_used(host: Host) -> None:
    table = await running(host)
    await host.planning.answer(table, BOB, TURN, PASSES)
    await host.planning.answer(table, BOB, KEEPING, Keep.ALL.actions)
    host.computers.stop_thinking()  # it has no time to think
    await host.absence.go_away(BOB, 3)
    assert kept(table, BOB) == {KEEPING: ["keep all"]}
    await pass_turn(host, table, ANN)
    assert table.running.seats_to_act == (1,) and not table.decided(1)
    await host.absence.go_away(BOB, 0)
    assert kept(table, BOB) == {KEEPING: ["keep all"]}
    await host.absence.resign(table, BOB)
    assert table.seats[1].answers == ""


async def test_a_paused_seat_answers_as_it_said(host: Host) -> None:
    table, (user, other) = await at_a_call(host)
    fill, caller = await fills_if_called(host, table, user), to_act(table)
    await agree(host, table, await host.absence.ask_pause(table, user, 3), other, caller)
    assert table.seats[table.player(user)].paused_until
    await host.play.play(table, caller, [f"call {CALLED}"])
    assert (table.player(user), fill) in table.running.log


async def test_a_vote_to_pass_for_somebody_spends_the_answer_that_did_not_fit(host: Host, clock: Clock) -> None:
    table, (user, other) = await at_a_call(host)
    seat, caller = table.player(user), to_act(table)
    table.seats = with_answer(table, seat, WALKS_FAR)
    await host.play.play(table, caller, [f"call {CALLED}"])
    clock.later(24 * 9)
    for voter in (other, caller):
        await host.absence.vote(table, voter, VoteKind.PASS, seat)
    assert seat not in table.running.seats_to_act and kept(table, user) == {}


async def test_certain_cards_are_kept_once_and_all_or_none_every_time(host: Host, table: Table) -> None:
    await host.planning.begin(table, BOB, KEEPING)
    plan = plan_of(host, table, BOB)
    card = next(text for text in legal(plan.table, BOB) if text not in ("keep all", "done"))
    assert not await host.planning.try_out(table, BOB, [card])
    assert await host.planning.try_out(table, BOB, ["done"], move=1)
    await host.planning.answer(table, EVE, KEEPING, Keep.NOTHING.actions)
    await host.planning.answer(table, ANN, KEEPING, Keep.ALL.actions)
    await pass_turn(host, table, ANN, BOB, EVE)
    assert table.running.round == 2
    assert [text for seat, text in table.running.log if seat == 1][-2:] == [card, "done"]
    assert [kept(table, user) for user in (ANN, BOB, EVE)] == [{KEEPING: ["keep all"]}, {}, {KEEPING: ["done"]}]
    assert answers_of(table, 1).given == (card, "done")


async def test_a_try_can_be_taken_back_and_left_for_the_plan_of_the_turn(host: Host, table: Table) -> None:
    await host.planning.begin(table, BOB, KEEPING)
    plan = plan_of(host, table, BOB)
    card = next(text for text in legal(plan.table, BOB) if text not in ("keep all", "done"))
    await host.planning.try_out(table, BOB, [card])
    await host.planning.undo(table, BOB, move=1)
    plan = plan_of(host, table, BOB)
    assert (plan.about, plan.rehearsal.texts) == (KEEPING, ())
    await host.planning.begin(table, BOB)
    assert plan_of(host, table, BOB).about == "" and table.seats[1].answers == ""


async def test_nobody_answers_in_advance_what_they_will_not_be_asked(host: Host, table: Table) -> None:
    for user, question in ((ANN, KEEPING), (BOB, "nonsense")):
        with pytest.raises(StaleClick):
            await host.planning.begin(table, user, question)
    with refused(Why.YOUR_TURN_NOW):
        await host.planning.answer(table, ANN, TURN, PASSES)
    with refused(Why.SPECTATOR):
        await host.planning.answer(table, DAN, TURN, PASSES)
    await host.planning.answer(table, ANN, TURN)  # which takes back what was not given
    outcome = await host.play.play(table, ANN, ["pass", "end"])
    assert outcome.events == outcome.told, "what all of the actions have led to"
    with refused(Why.PASSED_ALREADY):
        await host.planning.answer(table, ANN, TURN, PASSES)
    await host.lobby.stop(table, ANN, moderator=True)
    with refused(Why.STOPPED):
        await host.planning.answer(table, EVE, TURN)


async def test_answers_and_plans_are_gone_at_the_end_and_notes_with_whoever_is_forgotten(host: Host) -> None:
    table = await running(host)
    await host.planning.try_out(table, BOB, ["pass"])
    await host.planning.answer(table, BOB, KEEPING, Keep.ALL.actions)
    await host.play.write_note(table, BOB, "keep an eye on Ann")
    await host.lobby.stop(table, ANN, moderator=True)
    record = await stored(host, table)
    assert {(seat.answers, seat.plans) for seat in record.seats} == {("", "")}
    assert record.seats[1].note
    await host.people.forget(BOB)
    bob = (await stored(host, table)).seats[1]
    assert (bob.note, bob.name) == ("", "Someone")


async def test_answers_that_cannot_be_read_count_as_none(host: Host, table: Table) -> None:
    unknown = '{"kept":{},"about":"","trying":[],"given":["juggle"]}'
    for text in ("{", "[]", '{"kept":1}', '{"kept":{}}', unknown):
        table.seats = tuple(replace(each, answers=text) for each in table.seats)
        assert answers_of(table, 1) == Answers()
    full = Answers({TURN: (Step("end", {"coin": -1}, final=True),)}, KEEPING, ("done",), ("pass",))
    table.seats = tuple(replace(each, answers=written(full)) for each in table.seats)
    assert answers_of(table, 1) == full and written(Answers()) == ""


@pytest.mark.parametrize("by_host", [False, True])
async def test_a_call_is_told_by_its_makers_name_though_others_went_on(host: Host, store: Store, by_host: bool) -> None:
    table, _ = await at_a_call(host)
    caller = to_act(table)
    seat = table.player(caller)
    await host.play.play(table, caller, [f"call {CALLED}"])
    if by_host:
        table.by = (*table.by[:-1], LEFT)
    else:
        await host.absence.resign(table, caller)
    while table.running.state.called:
        await least(host, table, to_act(table))
    posts = [post for post in await store.outbox.of_table(table.id) if post.kind is PostKind.TABLE][-1:]
    told = (await host.history.told(table, posts)).told
    (_, before), *names = await host.history.names_told(table, posts, told)
    assert (before[seat], names[0][1][seat]) == (("Ann ⏩", "Ann") if by_host else ("Ann", "Ann ⏩"))
