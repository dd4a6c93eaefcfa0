"""Kept plans: played at once or on request, with the same meaning or not at all, and gone when they should be."""

from __future__ import annotations

from dataclasses import replace

from arnak_bot.game.definition import TURN
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.definition import PASSES
from arnak_bot.host import Host, Table, options_of
from arnak_bot.host.plans import Plans, Step, answers_of, mismatch, order_that_fits, plans_of, written
from arnak_bot.refusals import Why
from arnak_bot.store import Person, VoteKind
from tests.host.moves import DIG, agree, least, pass_turn
from tests.host.stage import ANN, BOB, DAN, EVE, Clock, refused, running, started


async def keep_a_dig(
    host: Host, table: Table, user: int, site: str = "camp-tablets", *, ends: bool = True
) -> tuple[str, ...]:
    """Plan a dig at a camp site and, unless said otherwise, the end of the turn; keep it and return its actions."""
    for action in (f"dig {site}", "pay fear"):
        await host.planning.try_out(table, user, [action])
    await host.planning.keep(table, user, ends=ends)
    return tuple(step.action for step in plans_of(table, table.player(user)).orders[-1])


async def at_once(host: Host, user: int) -> None:
    await host.people.set_person(user, Person(at_once=True))


async def test_a_kept_plan_is_played_with_the_decision_before_it_also_after_a_restart(host: Host, fresh: Host) -> None:
    before = await running(host)
    actions = await keep_a_dig(host, before, BOB)
    await at_once(host, BOB)
    table = await fresh.registry.table(before.id)
    await fresh.play.play(table, ANN, ["pass"])
    version = table.version
    outcome = await fresh.play.play(table, ANN, ["end"])
    assert table.version == version + 1 and outcome.told
    assert [text for _, text in table.running.log] == ["pass", "end", *actions] and actions[-1] == "end"
    assert table.running.seats_to_act == (2,) and table.seats[1].plans == ""


async def test_a_plan_waits_for_its_button_by_default_and_is_played_by_it(host: Host, table: Table) -> None:
    actions = await keep_a_dig(host, table, BOB)
    await pass_turn(host, table, ANN)
    assert table.running.seats_to_act == (1,) and order_that_fits(table, 1) is not None
    await host.planning.play(table, BOB, move=table.moves)
    assert tuple(text for _, text in table.running.log[2:]) == actions and table.seats[1].plans == ""
    with refused(Why.MOVED_ON):
        await host.planning.play(table, EVE, move=table.moves)


async def test_the_plans_of_several_players_are_played_one_after_the_other(host: Host, table: Table) -> None:
    first = await keep_a_dig(host, table, BOB, "camp-coins")
    second = await keep_a_dig(host, table, EVE)
    for user in (BOB, EVE):
        await at_once(host, user)
    await pass_turn(host, table, ANN)
    assert tuple(text for _, text in table.running.log) == ("pass", "end", *first, *second)
    assert table.running.seats_to_act == (1,)


async def test_the_first_plan_that_still_fits_is_played_and_none_that_does_not(host: Host, table: Table) -> None:
    await keep_a_dig(host, table, BOB, "camp-coins")
    second = await keep_a_dig(host, table, BOB)
    await at_once(host, BOB)
    await host.play.play(table, ANN, DIG)
    assert tuple(text for seat, text in table.running.log if seat == 1) == second


async def test_a_plan_that_would_cost_more_or_bring_less_is_not_played(host: Host, table: Table) -> None:
    await keep_a_dig(host, table, BOB)
    order = plans_of(table, 1).orders[0]
    await pass_turn(host, table, ANN)
    for better in ({"tablet": 3}, {"coin": 1}):
        asks_more = (replace(order[0], exchanged=order[0].exchanged | better), *order[1:])
        differs = mismatch(table.definition, table.running, 1, asks_more)
        assert differs is not None and differs.worse is not None and differs.worse[0] in better
    cheaper = tuple(replace(step, exchanged={kind: n - 1 for kind, n in step.exchanged.items()}) for step in order)
    assert mismatch(table.definition, table.running, 1, cheaper) is None


async def test_a_plan_is_dropped_where_a_computer_plays_or_its_player_leaves(host: Host, table: Table) -> None:
    for user in (BOB, EVE):
        await keep_a_dig(host, table, user)
    await host.absence.go_away(BOB, 3)
    await host.absence.resign(table, EVE)
    assert [seat.plans for seat in table.seats] == ["", "", ""]


async def test_a_pause_keeps_a_plan_and_a_vote_to_pass_ends_it_with_the_turn(host: Host, clock: Clock) -> None:
    table = await running(host)
    await keep_a_dig(host, table, BOB)
    await agree(host, table, await host.absence.ask_pause(table, BOB, 3), ANN, EVE)
    assert table.seats[1].paused_until is not None and table.seats[1].plans
    await pass_turn(host, table, ANN)
    assert order_that_fits(table, 1) is not None
    clock.later(24 * 5)
    for user in (ANN, EVE):
        await host.absence.vote(table, user, VoteKind.PASS, 1)
    assert table.running.seats_to_act == (2,) and table.seats[1].plans == ""


async def test_an_undo_by_another_changes_nothing_about_plans_and_answers(host: Host, table: Table) -> None:
    await keep_a_dig(host, table, BOB)
    await host.planning.answer(table, BOB, TURN, PASSES)
    before = table.seats[1]
    await host.play.play(table, ANN, ["pass"])
    await host.play.undo(table, ANN)
    assert before.plans and before.answers and table.seats[1] == before


async def test_a_plan_that_was_played_at_once_and_taken_back_is_not_played_again_by_itself(host: Host) -> None:
    table = await running(host)
    await keep_a_dig(host, table, BOB, ends=False)
    await at_once(host, BOB)
    await pass_turn(host, table, ANN)
    assert table.decided(1) and table.running.seats_to_act == (1,)
    await host.play.undo(table, BOB, steps=9)
    await host.play.settle(table, BOB)
    assert not table.decided(1) and order_that_fits(table, 1) is not None, "it is offered again"


async def test_a_plan_can_be_taken_back_and_there_are_at_most_three(host: Host, table: Table) -> None:
    sites = ("camp-tablets", "camp-coins", "camp-compasses")
    for site in sites:
        await keep_a_dig(host, table, BOB, site)
    await host.planning.try_out(table, BOB, ["dig camp-arrowhead"])
    with refused(Why.PLANS_FULL):
        await host.planning.keep(table, BOB)
    await host.planning.drop(table, BOB, 1, of=3)
    kept = [order[0].action for order in plans_of(table, 1).orders]
    assert kept == ["dig camp-tablets", "dig camp-compasses"]
    with refused(Why.MOVED_ON):
        await host.planning.drop(table, BOB, 1, of=3)


async def test_whoever_is_to_act_has_passed_or_watches_cannot_plan(host: Host, table: Table) -> None:
    with refused(Why.MOVED_ON):
        await host.planning.try_out(table, ANN, ["pass"])
    await pass_turn(host, table, ANN)
    assert host.planning.plan(table, ANN) is None
    with refused(Why.SPECTATOR):
        await host.planning.keep(table, DAN)


async def test_an_answer_for_the_turn_and_plans_are_kept_side_by_side_and_the_answer_comes_first(host: Host) -> None:
    table = await running(host)
    await keep_a_dig(host, table, BOB)
    await host.planning.answer(table, BOB, TURN, PASSES)
    assert list(answers_of(table, 1).kept) == [TURN] and len(plans_of(table, 1).orders) == 1
    await keep_a_dig(host, table, BOB, "camp-coins")
    assert list(answers_of(table, 1).kept) == [TURN] and len(plans_of(table, 1).orders) == 2
    await at_once(host, BOB)
    await pass_turn(host, table, ANN)
    assert [text for seat, text in table.running.log if seat == 1] == [*PASSES]
    assert not plans_of(table, 1).orders, "they were for this turn"


async def test_where_the_answer_for_the_turn_does_not_fit_the_plan_is_next(host: Host, table: Table) -> None:
    await host.planning.try_out(table, BOB, ["dig camp-tablets"])
    await host.planning.keep(table, BOB, ends=True, unasked=True)
    await keep_a_dig(host, table, BOB, "camp-coins")
    assert answers_of(table, 1).kept[TURN][0].action == "dig camp-tablets"
    await at_once(host, BOB)
    await host.play.play(table, ANN, ["dig camp-tablets", "pay fear", "end"])
    assert "dig camp-coins" in [text for seat, text in table.running.log if seat == 1]


async def test_where_all_act_at_once_who_has_ended_plans_the_next_call(host: Host) -> None:
    table = await started(host, options_of(GAMES["lost-ark"], seats=2, shuffle_seats=False), ANN, BOB)
    users = {table.player(user): user for user in (ANN, BOB)}
    while table.running.view(None).caller is None or len(table.running.seats_to_act) < 2:
        await least(host, table, users[table.running.seats_to_act[0]])
    calls = users[1 - table.running.view(None).caller]
    while table.player(calls) in table.running.seats_to_act:
        await least(host, table, calls)
    await host.planning.try_out(table, calls, ["call red"])
    await host.planning.keep(table, calls)
    await at_once(host, calls)
    drawing = table.running.seats_to_act
    while table.running.seats_to_act == drawing:
        await least(host, table, users[drawing[0]])
    assert table.running.log[-1] == (table.player(calls), "call red") and not any(each.plans for each in table.seats)


async def test_a_plan_stays_when_the_end_of_the_turn_before_it_is_given_back(host: Host, table: Table) -> None:
    await host.play.play(table, ANN, DIG)
    kept = await keep_a_dig(host, table, ANN)
    await agree(host, table, await host.absence.ask_take_back(table, ANN), BOB, EVE)
    assert table.running.seats_to_act == (0,)
    await host.play.play(table, ANN, ["end"])
    (order,) = plans_of(table, 0).orders
    assert tuple(step.action for step in order) == kept


async def test_a_call_planned_while_others_still_answer_ones_own_is_kept(host: Host) -> None:
    table = await started(host, options_of(GAMES["lost-ark"], seats=2, shuffle_seats=False), ANN, BOB)
    users = {table.player(user): user for user in (ANN, BOB)}
    while table.running.view(None).caller is None or len(table.running.seats_to_act) < 2:
        await least(host, table, users[table.running.seats_to_act[0]])
    calls, answers = users[table.running.view(None).caller], users[1 - table.running.view(None).caller]
    while table.player(calls) in table.running.seats_to_act:
        await least(host, table, calls)
    await host.planning.try_out(table, calls, ["call red"])
    await host.planning.keep(table, calls)
    while table.running.seats_to_act == (table.player(answers),) and not table.view(answers).own.doing.ended:
        await least(host, table, answers)
    (order,) = plans_of(table, table.player(calls)).orders
    assert [step.action for step in order] == ["call red"]


async def test_plans_that_cannot_be_read_count_as_none(host: Host, table: Table) -> None:
    unknown = '{"trying":[%s],"orders":[[{"action":"juggle","exchanged":{},"final":true}]]}'
    for text in ("{", "[]", '{"trying":1}', '{"orders":[]}', unknown % "", '{"trying":["juggle"],"orders":[]}'):
        table.seats = tuple(replace(each, plans=text) for each in table.seats)
        assert plans_of(table, 1) == Plans()
    kept = Plans(("pass",), ((Step("end", {"coin": -1}, final=True),),))
    table.seats = tuple(replace(each, plans=written(kept)) for each in table.seats)
    assert plans_of(table, 1) == kept and written(Plans()) == ""
