"""Pauses, offers and votes to their limits: how many have to agree, for how long, and what stays as it was."""

from __future__ import annotations

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from arnak_bot.games.arnak.engine.events import Dug, Played
from arnak_bot.host import LONGEST_PAUSE_DAYS, Host, Table
from arnak_bot.host.tables import LEFT
from arnak_bot.host.waiting import timestamp
from arnak_bot.refusals import PauseLength, Why
from arnak_bot.store import Person, PostKind, PostPayload, Proposal, SeatRecord, Status, Vote, VoteKind
from tests.host.moves import agree, leave_and_pass, pass_turn, run_due
from tests.host.stage import ANN, BOB, CHANNEL, DAN, EVE, GUILD, Clock, options_with, refused, running, started
from tests.host.test_taking_back import discovered


@pytest.mark.parametrize(("others", "half", "every"), [(1, 1, 1), (2, 2, 2), (3, 2, 3), (4, 3, 4)])
async def test_a_motion_needs_more_than_half_of_the_others_and_an_undo_all_of_them(
    host: Host, others: int, half: int, every: int, table: Table
) -> None:
    table.seats = tuple(SeatRecord(seat, seat, "A player") for seat in range(others + 1))
    table.seats += (SeatRecord(others + 1, 98, "Gone", gone=True), SeatRecord(others + 2, 99, "Away", computer="able"))
    absence = host.absence
    needed = [absence.count(table, Proposal(motion, 0, 5)).needed for motion in (VoteKind.PASS, VoteKind.TAKE_BACK)]
    assert needed == [half, every]
    table.votes = frozenset(Vote(VoteKind.PASS, 0, 5, voter) for voter in (1, others + 1, others + 2))
    assert absence.count(table, Proposal(VoteKind.PASS, 0, 5)).ayes == 1, "who does not play has no vote"
    assert [absence.count(table, Proposal(VoteKind.PASS, *about)).ayes for about in ((0, 6), (1, 5))] == [0, 0]
    table.votes = frozenset({Vote(VoteKind.REPLACE, 0, DAN, 0)})
    own = absence.count(table, Proposal(VoteKind.REPLACE, 0, DAN))
    assert (own.ayes, own.carried, own.offered_by) == (half, True, 0)


async def test_a_pause_is_as_long_as_it_may_be_and_no_longer(host: Host, clock: Clock, table: Table) -> None:
    for days in (-1, LONGEST_PAUSE_DAYS + 1):
        with refused(PauseLength(LONGEST_PAUSE_DAYS)):
            await host.absence.ask_pause(table, ANN, days)
        with refused(PauseLength(LONGEST_PAUSE_DAYS)):
            await host.absence.go_away(ANN, days)
    until = (await host.absence.ask_pause(table, ANN, LONGEST_PAUSE_DAYS)).value
    await host.absence.vote(table, BOB, VoteKind.PAUSE, 0, until)
    clock.later(24 * LONGEST_PAUSE_DAYS)
    with refused(Why.PAUSE_OVER):
        await host.absence.vote(table, EVE, VoteKind.PAUSE, 0, until)
    assert await host.absence.go_away(ANN, LONGEST_PAUSE_DAYS) == [table]


async def test_a_pause_that_nobody_asked_for_gets_no_votes(host: Host, table: Table) -> None:
    until = (await host.absence.ask_pause(table, ANN, 3)).value
    for seat, later in ((0, 1), (1, 0)):
        with refused(Why.NOT_ASKED):
            await host.absence.vote(table, EVE, VoteKind.PAUSE, seat, until + later)
    await host.absence.resign(table, ANN)
    with refused(Why.NOT_ASKED):
        await host.absence.vote(table, EVE, VoteKind.PAUSE, 0, until)


async def test_the_requests_of_a_seats_former_player_lapse(host: Host) -> None:
    table, _ = await discovered(host)
    until = (await host.absence.ask_pause(table, ANN, 3)).value
    undo = await host.absence.ask_take_back(table, ANN)
    await host.absence.offer_seat(table, ANN, 0, DAN)
    await host.absence.take_seat(table, DAN, "Dan", 0)
    for motion, value in ((VoteKind.PAUSE, until), (undo.motion, undo.value)):
        with refused(Why.NOT_ASKED):
            await host.absence.vote(table, BOB, motion, 0, value)


async def test_a_late_player_can_only_be_replaced_by_somebody_who_was_proposed(host: Host, clock: Clock) -> None:
    table = await running(host)
    clock.later(25)
    for motion in (VoteKind.PASS, VoteKind.WITHOUT, VoteKind.COMPUTER):
        with refused(Why.NOT_ASKED):
            await host.absence.vote(table, BOB, motion, 0, 5)
    with refused(Why.NOT_ASKED):
        await host.absence.vote(table, BOB, VoteKind.REPLACE, 0, DAN)
    await host.absence.offer_seat(table, BOB, 0, DAN)
    assert (await host.absence.vote(table, EVE, VoteKind.REPLACE, 0, DAN)).carried


async def test_whoever_ends_a_pause_early_has_as_much_time_as_at_its_end(host: Host, clock: Clock) -> None:
    table = await running(host)
    began = table.waits_since
    clock.later(5)
    await agree(host, table, await host.absence.ask_pause(table, ANN, 3), BOB, EVE)
    assert table.deadline(0) == clock() + timedelta(days=4) and table.waits_since == began
    clock.later(30)
    await host.absence.ask_pause(table, ANN, 0)
    assert table.deadline(0) == clock() + timedelta(days=1) and table.waits_since == began
    with refused(Why.NO_PAUSE):  # or the clock would start again each time
        await host.absence.ask_pause(table, ANN, 0)
    await run_due(host)
    assert PostKind.PING not in [each.kind for each in await host.outbox.of_table(table.id)], "Ann is there"
    clock.later(24)
    await run_due(host)
    assert [each.kind for each in await host.outbox.of_table(table.id)][-2:] == [PostKind.REMIND, PostKind.DEADLINE]


async def test_whoever_is_late_to_hear_of_a_pauses_end_hears_of_it_once(host: Host, clock: Clock) -> None:
    table = await running(host)
    await agree(host, table, await host.absence.ask_pause(table, ANN, 1), BOB, EVE)
    clock.later(24.01)
    for _ in range(2):
        await host.people.set_person(ANN, Person(heads_up=True))
        await run_due(host)
        assert [each.kind for each in await host.outbox.of_table(table.id)].count(PostKind.PING) == 1


async def test_waking_hours_that_move_a_deadline_into_the_past_do_not_lose_it(host: Host, clock: Clock) -> None:
    table = await running(host)
    await host.people.set_person(ANN, Person(wake=8, sleep=10))
    clock.later(60)
    await run_due(host)
    assert not host.absence.overdue(table, 0)
    await host.people.set_person(ANN, Person(wake=8, sleep=8))
    assert host.absence.overdue(table, 0)
    for _ in range(2):
        await run_due(host)
        assert [each.kind for each in await host.outbox.of_table(table.id)].count(PostKind.DEADLINE) == 1
        await host.people.set_person(ANN, Person(wake=8, sleep=8, heads_up=True))


async def test_nobody_who_is_out_of_time_gets_more_by_other_waking_hours(host: Host, clock: Clock) -> None:
    table = await running(host)
    clock.later(24)
    with refused(Why.LATE_SOMEWHERE):
        await host.people.set_person(ANN, Person(wake=1, sleep=0))
    assert host.absence.overdue(table, 0) and await host.people.person(ANN) == Person()
    await pass_turn(host, table, ANN)
    await host.people.set_person(ANN, Person(wake=1, sleep=0))


async def test_a_new_players_time_starts_then_and_nobody_else_gets_more(host: Host, clock: Clock, table: Table) -> None:
    began = table.waits_since
    await host.people.set_person(DAN, Person(wake=8, sleep=10))
    for user, seat in ((BOB, 1), (ANN, 0)):
        await host.absence.offer_seat(table, user, seat, DAN + seat)
    clock.later(5)
    await host.absence.take_seat(table, DAN + 1, "Dan", 1)
    assert table.waits_since == began and {vote.seat for vote in table.votes} == {0}, "it is not offered any more"
    await host.absence.take_seat(table, DAN, "Dora", 0)
    assert table.waits_since == clock() and table.votes == frozenset()
    for hours, kinds in ((11 * 24, 0), (6, 1)):  # two hours awake a day, from 08:00 on
        clock.later(hours)
        await run_due(host)
        posts = [each.kind for each in await host.outbox.of_table(table.id)]
        assert posts.count(PostKind.DEADLINE) == kinds, "by the hours of the new player"


async def test_a_choice_made_for_somebody_who_has_left_is_made_again_after_an_undo(host: Host) -> None:
    table = await running(host, seats=2)
    await pass_turn(host, table, ANN, BOB)
    await host.play.play(table, BOB, ["done"])
    await host.absence.resign(table, ANN)
    assert table.running.round == 2
    await host.absence.ask_take_back(table, BOB)
    assert table.running.round == 1 and table.running.seats_to_act == (1,) and {*table.by} == {"", LEFT}


async def test_a_turn_that_nobody_decided_about_is_passed_when_the_table_is_reopened(host: Host, clock: Clock) -> None:
    table = await running(host)
    await host.absence.resign(table, ANN)
    clock.later(24 * 31)
    await run_due(host)
    await host.absence.reopen(table, EVE)
    assert {*table.by} == {LEFT} and table.running.seats_to_act == (1,)


async def test_a_table_is_abandoned_and_reopened_as_what_it_was(host: Host, clock: Clock) -> None:
    game = await running(host)
    lobby = await host.lobby.open(GUILD, CHANNEL + 1, ANN, "Ann", options_with(seats=3))
    clock.later(24 * 31)
    assert {game.id, lobby.id} <= {number for numbers in await run_due(host) for number in numbers}
    assert game.closed and lobby.closed
    await host.absence.reopen(game, EVE)
    await host.absence.reopen(lobby, ANN)
    assert (game.status, lobby.status) == (Status.RUNNING, Status.LOBBY)
    clock.later(1)
    for table in (game, lobby):
        await host.absence.abandon(table)
        assert (table.status, table.ended_at) == (Status.STOPPED, clock())
    clock.later(1)
    await host.absence.abandon(game)
    assert game.ended_at is not None and timestamp(game.ended_at) < timestamp(clock()), "it was stopped already"


async def test_a_reopened_table_does_not_wait_for_players_who_were_forgotten(host: Host, clock: Clock) -> None:
    game, alone = await running(host, seats=2), await started(host, options_with(seats=2), BOB, ANN, channel=6)
    lobby = await host.lobby.open(GUILD, 7, ANN, "Ann", options_with(seats=3))
    await host.lobby.join(lobby, BOB, "Bob")
    await host.absence.resign(alone, BOB)
    clock.later(24 * 31)
    await run_due(host)
    await host.people.forget(ANN)
    with refused(Why.CLOSED_UNPLAYED):
        await host.absence.reopen(alone, BOB)
    for table in (game, lobby):
        await host.absence.reopen(table, BOB)
        assert table.opener == BOB
    assert game.seats[0].gone and game.seats_to_act == (1,) and {*game.by} == {LEFT}
    assert lobby.names == ("Bob",)
    await pass_turn(host, game, BOB)
    await host.lobby.stop(game, BOB, moderator=False)


async def test_what_was_done_for_somebody_who_had_left_stays_marked_when_they_return(host: Host, table: Table) -> None:
    await leave_and_pass(host, table, ANN)
    assert (*table.running.log,)[0] == (0, "pass") and {*table.by} == {LEFT}
    assert not table.seats_of_computers(), "no computer has played"
    post: Any = SimpleNamespace(facts=PostPayload(since=0, until=table.running.ply), kind=PostKind.TABLE)
    for back in (False, True):
        if back:
            await host.lobby.join(table, ANN, "Ann")
        _, turn, *_ = await host.history.turns_as_logged(table)
        events = (await host.history.told(table, [post])).told
        assert turn.names[1][1][0] == (await host.history.names_told(table, [post], events))[1][1][0] == "Ann ⏩"
    await pass_turn(host, table, BOB, EVE)
    await host.play.play(table, BOB, ["done"])
    did = (await host.history.news(table, 0)).stood_in
    assert did is not None and (did.turns, did.newest, did.by_computer) == (1, False, False)
    for user in (ANN, EVE):
        await host.play.play(table, user, ["done"])
    assert (await host.history.news(table, 0)).stood_in is None, "Ann has decided something herself since"
    await pass_turn(host, table, BOB, EVE, ANN)
    assert await names_of_ann(host, table, 2) == ["Ann"]


async def names_of_ann(host: Host, table: Table, seat: int) -> list[str]:
    """What Ann, who sits in the first seat, is called in the news for a seat after the deal, in order."""
    told = (await host.history.news(table, seat)).told
    deal = next((at for at, (_, event) in enumerate(told) if isinstance(event, Played | Dug)), 0)
    return [*dict.fromkeys(names[0] for names, _ in told[deal:])]


async def test_in_a_turn_that_a_player_shared_with_a_computer_each_has_their_own_moves(host: Host) -> None:
    table = await running(host)
    await host.play.play(table, ANN, ["play exploration-car", "dig camp-coins", "pay fear", "end"])
    assert await names_of_ann(host, table, 1) == ["Ann"]
    table.by = ("", *["novice"] * (len(table.by) - 1))
    assert await names_of_ann(host, table, 1) == ["Ann", "Ann 🤖"]
    table.by = ("novice",) * len(table.by)
    assert await names_of_ann(host, table, 1) == ["Ann 🤖"]


async def test_a_turn_that_has_not_ended_is_in_no_news(host: Host, table: Table) -> None:
    await host.play.play(table, ANN, ["dig camp-coins", "pay fear"])
    assert not any(isinstance(event, Dug) for _, event in (await host.history.news(table, 1)).told)
    await host.play.play(table, ANN, ["end"])
    assert any(isinstance(event, Dug) for _, event in (await host.history.news(table, 1)).told)


async def test_who_was_decided_for_and_is_back_has_a_vote_that_nobody_waits_for(host: Host, clock: Clock) -> None:
    table = await running(host)
    clock.later(25)
    for user in (BOB, EVE):
        await host.absence.vote(table, user, VoteKind.PASS, 0)
    assert table.answered_by(0) == LEFT and table.running.seats_to_act == (1,)
    clock.later(25)
    assert host.absence.count(table, Proposal(VoteKind.PASS, 1, 0)).needed == 1, "Eve’s is enough"
    voted = await host.absence.vote(table, ANN, VoteKind.PASS, 1)
    assert (voted.ayes, voted.needed) == (1, 2)
    assert (await host.absence.vote(table, EVE, VoteKind.PASS, 1)).carried
