"""Tables at the host: races, stale clicks, undo, restarts. No Discord here."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from arnak_bot.game.definition import TURN
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.definition import KEEPING, PASSES, Keep
from arnak_bot.games.arnak.engine.content import CARD_BY_ID, EDITIONS, newest_edition
from arnak_bot.games.arnak.engine.events import RoundBegan
from arnak_bot.host import Host, Table, TableError, deadline_of, options_of
from arnak_bot.host.plans import answers_of
from arnak_bot.refusals import NotYourTurn, OnlyStoppers, StillSits, Why
from arnak_bot.store import GuildSettings, Person, Proposal, Status, Stoppers, Store, TimerKind, VoteKind
from tests.databases import Where, tamper
from tests.engine.stage import Stage, silver
from tests.host.moves import DIG, agree, pass_turn, run_due
from tests.host.stage import ANN, BOB, EVE, GUILD, Clock, host_on, lobby, options_with, refused, running, started
from tests.rows import timers_of


async def due_now(host: Host, now: datetime) -> list[tuple[TimerKind, int]]:
    due = await host.registry.store.timers.at(now.isoformat(timespec="seconds"), 100)
    await run_due(host)
    return [(each.kind, each.seat) for each in due]


async def test_the_first_to_join_starts_if_the_game_draws_the_starting_player(store: Store) -> None:
    host, began = host_on(store, Clock()), set()
    for channel in range(6):
        chosen = options_of(GAMES["lost-cities"], seats=3, shuffle_seats=False)
        table = await started(host, chosen, ANN, BOB, EVE, channel=channel)
        (starter,) = table.running.seats_to_act
        began.add(starter)
        assert [table.names[(starter + step) % 3] for step in range(3)] == ["Ann", "Bob", "Eve"]
    assert began == {0, 1, 2}


async def test_seats_are_shuffled_otherwise(host: Host) -> None:
    orders = set()
    for channel in range(8):
        table = await started(host, options_with(), ANN, BOB, channel=channel)
        orders.add(table.names)
    assert orders == {("Ann", "Bob"), ("Bob", "Ann")}


@pytest.mark.parametrize("text", ["dig camp", "fly", "", "end", "dig camp-coins extra", "a" * 300])
async def test_an_action_that_is_not_exactly_legal_changes_nothing(host: Host, text: str) -> None:
    table = await running(host, seats=2)
    before = table.running.fingerprint()
    with pytest.raises(TableError):
        await host.play.play(table, ANN, [text])
    assert table.running.fingerprint() == before and table.moves == 0


async def test_only_players_act_and_only_in_turn(host: Host) -> None:
    table = await running(host, seats=2)
    with refused(NotYourTurn(("Ann",))):
        await host.play.play(table, BOB, ["pass"])
    with refused(Why.SPECTATOR):
        await host.play.play(table, EVE, ["pass"])


async def test_nothing_is_undone_for_somebody_else(host: Host) -> None:
    table = await running(host, seats=2)
    with refused(Why.NOTHING_TO_TAKE_BACK):
        await host.play.undo(table, ANN)
    await pass_turn(host, table, ANN)
    with refused(Why.NOTHING_TO_TAKE_BACK):
        await host.play.undo(table, BOB)
    with refused(NotYourTurn(("Bob",))):
        await host.play.undo(table, ANN)


async def test_any_restart_restores_the_same_table(host: Host, store: Store, clock: Clock) -> None:
    table = await running(host, seats=2)
    chance = random.Random(3)
    while not table.running.over:
        seat = chance.choice(table.running.seats_to_act)
        await host.play.play(table, table.seats[seat].user_id, [chance.choice(table.running.legal_actions(seat)).text])
        log = table.running.log
        if chance.random() < 0.2 and table.running.can_undo and log and log[-1][0] in table.running.seats_to_act:
            await host.play.undo(table, table.seats[log[-1][0]].user_id)
        if chance.random() < 0.3:
            again = await host_on(store, clock).registry.table(table.id)
            assert again.running.fingerprint() == table.running.fingerprint()
            assert (again.moves, again.turn, again.status) == (table.moves, table.turn, table.status)
    assert table.status is Status.OVER
    assert (await host_on(store, clock).registry.table(table.id)).running.scores() == table.running.scores()


@pytest.mark.parametrize("snapshot", ['{"format": 1, "nonsense": true}', "not JSON", "[]", "", '{"format": 1}'])
async def test_a_corrupt_snapshot_is_never_trusted(host: Host, fresh: Host, database: Where, snapshot: str) -> None:
    table = await running(host, seats=2)
    await pass_turn(host, table, ANN)
    tamper(database, "UPDATE tables SET snapshot = ?, snapshot_move = 2 WHERE id = ?", snapshot, table.id)
    again = await fresh.registry.table(table.id)
    assert again.running.fingerprint() == table.running.fingerprint()


async def test_a_running_game_stays_in_its_edition_when_content_is_added(
    host: Host, fresh: Host, database: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await running(host, seats=2)
    await host.play.play(table, ANN, ["pass"])
    box = EDITIONS[newest_edition()]
    newer = newest_edition() + 1
    monkeypatch.setitem(EDITIONS, newer, replace(box, items=(replace(box.items[0], id="new"), *box.items)))
    monkeypatch.setattr(GAMES["arnak"], "newest_edition", newer)
    monkeypatch.setitem(CARD_BY_ID, "new", replace(box.items[0], id="new"))
    tamper(database, "UPDATE tables SET snapshot = NULL, snapshot_move = 0 WHERE id = ?", table.id)
    again = await fresh.registry.table(table.id)
    assert again.edition == newer - 1 and again.running.fingerprint() == table.running.fingerprint()
    later = await started(fresh, options_with(), ANN, BOB, channel=6)
    assert later.edition == later.running.setup.edition == newer
    assert "new" in (*later.running.state.items, *later.running.state.item_deck)


async def test_a_game_with_an_illegal_log_continues_from_its_snapshot(host: Host, fresh: Host, database: Where) -> None:
    table = await running(host, seats=2)
    await pass_turn(host, table, ANN, BOB)
    data = table.running.to_dict()
    data["log"][0][1] = "dig the-moon"
    tamper(database, "UPDATE tables SET snapshot = ? WHERE id = ?", json.dumps(data), table.id)
    again = await fresh.registry.table(table.id)
    assert again.running.seats_to_act == table.running.seats_to_act
    with refused(Why.OLD_RULES):
        await fresh.history.turns_as_logged(again)
    seat = again.running.seats_to_act[0]
    await fresh.play.play(again, again.seats[seat].user_id, [again.running.legal_actions(seat)[0].text])


async def test_the_only_payment_is_not_automatic_after_a_reveal_R57(host: Host) -> None:
    table = await running(host, seats=2)
    table.game = Stage(hand=["dog"], deck=["torch"], crates=1, compass=3).game
    await host.play.play(table, ANN, ["discover L1-1"])
    await host.play.play(table, ANN, ["idol draw"])
    assert [action.text for action in table.running.answers] == ["pay dog", "cancel"]
    await host.play.play(table, ANN, ["cancel"])
    assert table.running.question is None
    table.game = Stage(hand=["fear"]).game
    await host.play.play(table, ANN, ["dig camp-coins"])
    assert table.running.state.players[0].at_home == 1, "nothing was revealed: the only way to pay is taken"


async def test_a_discovery_is_never_paid_automatically(host: Host) -> None:
    table = await running(host, seats=2)
    table.game = Stage(hand=["dog"], compass=3).game
    await host.play.play(table, ANN, ["discover L1-1"])
    assert [action.text for action in table.running.answers] == ["pay dog", "cancel"], "a misclick can be taken back"


async def test_the_only_card_for_sale_is_not_bought_automatically_R55(host: Host) -> None:
    table = await running(host, seats=2)
    table.game = Stage(assistants=[silver(10)], coin=3, items=["tent"]).game
    await host.play.play(table, ANN, ["assistant 10"])
    assert [action.text for action in table.running.answers] == ["buy tent", "cancel"]


async def test_a_turn_begun_under_other_rules_continues_without_illegal_moves(
    host: Host, fresh: Host, store: Store, clock: Clock, database: Where
) -> None:
    table = await running(host, seats=2)
    await pass_turn(host, table, ANN)
    seat = table.running.seats_to_act[0]
    dig = next(action.text for action in table.running.legal_actions(seat) if action.text.startswith("dig"))
    at = datetime.now(UTC).isoformat()
    for number, text in enumerate((dig, "decline", "dig the-moon", "undo", "undo", "undo")):
        tamper(database, "INSERT INTO moves VALUES (?, ?, ?, ?, ?, '')", table.id, table.moves + number, seat, text, at)
    again = await fresh.registry.table(table.id)
    assert again.moves == table.moves + 6
    assert again.running.fingerprint() == table.running.fingerprint(), "one move was left to undo"
    await fresh.play.play(again, again.seats[seat].user_id, [dig])
    assert (await host_on(store, clock).registry.table(table.id)).running.fingerprint() == again.running.fingerprint()


async def test_a_stopped_table_takes_no_more_actions(host: Host) -> None:
    table = await running(host, seats=2)
    with refused(OnlyStoppers(Stoppers.OPENER, "Ann")):
        await host.lobby.stop(table, BOB, moderator=False)
    await host.lobby.stop(table, BOB, moderator=True)
    with refused(Why.STOPPED):
        await host.play.play(table, ANN, ["pass"])
    with refused(Why.ENDED_ALREADY):
        await host.lobby.stop(table, ANN, moderator=False)


async def test_where_only_moderators_stop_games_the_host_still_closes_a_lobby_anybody_an_empty_one(host: Host) -> None:
    await host.people.set_guild(GUILD, GuildSettings(options_with(), stoppers=Stoppers.MODERATORS))
    table = await lobby(host, seats=2)
    with refused(OnlyStoppers(Stoppers.OPENER, "Ann")):
        await host.lobby.stop(table, BOB, moderator=False)
    await host.lobby.stop(table, ANN, moderator=False)
    table = await lobby(host, seats=2)
    for user in (ANN, BOB):
        await host.lobby.leave(table, user)
    await host.lobby.stop(table, EVE, moderator=False)
    table = await running(host, seats=2)
    with refused(OnlyStoppers(Stoppers.MODERATORS, "Ann")):
        await host.lobby.stop(table, ANN, moderator=False)


async def test_missing_tables_and_seats_are_reported(host: Host) -> None:
    with refused(Why.NO_SUCH_TABLE):
        await host.registry.table(77)
    with refused(Why.NO_TABLE_HERE):
        await host.registry.table_in(77)


async def test_the_opener_may_leave_and_the_next_one_opens_after_a_restart_too(host: Host, fresh: Host) -> None:
    table = await lobby(host)
    await host.lobby.join(table, EVE, "Eve")
    await host.lobby.leave(table, ANN)
    twin = await fresh.registry.table(table.id)
    assert twin.names == ("Bob", "Eve")
    with refused(Why.ONLY_OPENER_STARTS):
        await fresh.lobby.start(twin, EVE)
    await fresh.lobby.start(twin, BOB)
    assert twin.status is Status.RUNNING
    with refused(Why.STARTED_ALREADY):
        await fresh.lobby.join(twin, ANN, "Ann")
    with refused(Why.SITS_ALREADY):
        await fresh.lobby.join(twin, EVE, "Eve")


async def test_nobody_is_forgotten_in_the_middle_of_a_game_not_even_after_a_restart(host: Host, fresh: Host) -> None:
    table = await running(host, seats=2)
    with refused(StillSits(((table.guild_id, table.channel_id),))):
        await fresh.people.forget(ANN)
    await host.lobby.stop(table, ANN, moderator=False)
    await fresh.people.forget(ANN)
    assert (await fresh.registry.table(table.id)).seat_of(ANN) is None


async def at_the_end_of_a_round(host: Host) -> Table:
    """Both have passed with cards in hand."""
    table = await running(host, seats=2)
    await pass_turn(host, table, ANN)
    await host.play.play(table, BOB, ["pass"])
    return table


async def test_only_players_who_want_to_be_asked_are_awaited(host: Host) -> None:
    table = await at_the_end_of_a_round(host)
    assert await host.planning.answer(table, ANN, KEEPING, Keep.NOTHING.actions) is None, "nobody is asked yet"
    await host.play.play(table, BOB, ["end"])
    assert table.running.seats_to_act == (1,)
    outcome = await host.planning.answer(table, BOB, KEEPING, Keep.NOTHING.actions)
    assert outcome is not None and table.running.round == 2
    assert RoundBegan in {type(event) for event in outcome.told}


async def test_a_standing_answer_survives_a_restart_and_can_be_taken_back(host: Host, fresh: Host) -> None:
    table = await at_the_end_of_a_round(host)
    await host.planning.answer(table, ANN, KEEPING, Keep.NOTHING.actions)
    await host.planning.answer(table, BOB, KEEPING, Keep.NOTHING.actions)
    await host.planning.answer(table, BOB, KEEPING, Keep.ASK.actions)
    twin = await fresh.registry.table(table.id)
    assert [list(answers_of(twin, seat).kept) for seat in (0, 1)] == [[KEEPING], []]
    await fresh.play.play(twin, BOB, ["end"])
    assert twin.running.seats_to_act == (1,)


@pytest.mark.parametrize(("auto_end", "actions", "round_after"), [(True, ["pass"], 2), (False, ["pass", "end"], 1)])
async def test_a_player_who_can_only_pass_passes_automatically_if_turns_end_automatically(
    host: Host, auto_end: bool, actions: list[str], round_after: int
) -> None:
    table = await running(host, seats=2, auto_end=auto_end)
    for player in table.running.state.players:
        player.hand = []
        player.tokens = dict.fromkeys(player.tokens, 0)
    await host.play.play(table, ANN, actions)
    assert table.running.round == round_after


async def test_a_standing_answer_given_in_the_lobby_is_not_lost_when_others_join_or_the_game_starts(host: Host) -> None:
    table = await host.lobby.open(1, 5, ANN, "Ann", options_with())
    await host.planning.answer(table, ANN, KEEPING, Keep.ALL.actions)
    await host.lobby.join(table, BOB, "Bob")
    await host.lobby.start(table, ANN)
    assert {seat.name: bool(seat.answers) for seat in table.seats} == {"Ann": True, "Bob": False}


async def test_two_votes_at_the_same_moment_carry_a_motion_out_once(host: Host, clock: Clock) -> None:
    table = await running(host)
    clock.later(25)
    votes = [host.absence.vote(table, user, VoteKind.PASS, 0) for user in (BOB, EVE, BOB)]
    results = await asyncio.gather(*votes, return_exceptions=True)
    assert sum(isinstance(result, TableError) for result in results) == 1, "the last comes too late"
    assert [text for seat, text in table.running.log if seat == 0] == ["pass", "end"]


async def test_no_timer_fires_twice_and_timers_follow_the_turn(host: Host, fresh: Host, clock: Clock) -> None:
    table = await running(host, seats=2)
    assert await due_now(host, clock.now) == []
    clock.now += timedelta(hours=13)
    assert await due_now(host, clock.now) == [(TimerKind.REMIND, 0)]
    assert await due_now(fresh, clock.now) == [], "another program does nothing again either"
    await pass_turn(host, table, ANN)
    clock.now += timedelta(hours=24)
    assert await due_now(host, clock.now) == [(TimerKind.REMIND, 1), (TimerKind.DEADLINE, 1)]
    assert host.absence.overdue(table, 1) and not host.absence.overdue(table, 0)


async def test_a_new_preference_does_not_repeat_an_old_reminder(host: Host, clock: Clock) -> None:
    await running(host, seats=2)
    clock.now += timedelta(hours=13)
    assert len(await due_now(host, clock.now)) == 1
    await host.people.set_person(ANN, Person("Europe/Prague", 8, 22))
    clock.now += timedelta(hours=2)
    assert await due_now(host, clock.now) == []


async def test_a_new_preference_during_a_pause_sets_no_timer_before_its_end(host: Host, store: Store) -> None:
    table = await running(host, seats=2)
    await agree(host, table, await host.absence.ask_pause(table, ANN, 3), BOB)
    before = await timers_of(store, table.id)
    await host.people.set_person(ANN, Person(heads_up=True))
    assert await timers_of(store, table.id) == before
    (waiting,) = await host.people.tables_waiting_for(ANN)
    assert deadline_of(waiting, Person()) == table.deadline(0)


async def test_a_new_preference_sets_no_timer_before_a_player_is_back(host: Host, store: Store, clock: Clock) -> None:
    table = await running(host, seats=2)
    await host.absence.go_away(ANN, 5)
    await host.absence.resign(table, BOB)
    before = await timers_of(store, table.id)
    assert [due.due_at for due in before if due.kind is TimerKind.REMIND] == ["2026-01-06T12:00:00+00:00"]
    await host.people.set_person(ANN, Person(heads_up=True))
    assert await timers_of(store, table.id) == before
    (waiting,) = await host.people.tables_waiting_for(ANN)
    assert deadline_of(waiting, Person()) == table.deadline(0) == clock.now + timedelta(days=6)


async def test_a_request_for_a_pause_is_replaced_by_the_next_and_withdrawn_by_zero_days(host: Host) -> None:
    table = await running(host)
    first = (await host.absence.ask_pause(table, EVE, 3)).value
    second = (await host.absence.ask_pause(table, EVE, 5)).value
    with refused(Why.NOT_ASKED):
        await host.absence.vote(table, ANN, VoteKind.PAUSE, 2, first)
    assert not (await host.absence.ask_pause(table, EVE, 0)).carried
    with refused(Why.NOT_ASKED):
        await host.absence.vote(table, ANN, VoteKind.PAUSE, 2, second)
    with refused(Why.NO_PAUSE):
        await host.absence.ask_pause(table, EVE, 0)


async def test_a_vote_for_a_pause_stays_valid_while_the_others_play(host: Host) -> None:
    table = await running(host)
    until = (await host.absence.ask_pause(table, EVE, 3)).value
    await host.absence.vote(table, ANN, VoteKind.PAUSE, 2, until)
    await pass_turn(host, table, ANN)
    assert (await host.absence.vote(table, BOB, VoteKind.PAUSE, 2, until)).carried
    assert table.seats[2].paused_until


async def test_a_seat_that_changes_hands_keeps_everything_but_its_answers_and_plans(host: Host) -> None:
    table = await running(host, seats=2)
    await host.planning.try_out(table, BOB, ["dig camp-coins"])
    await host.planning.answer(table, BOB, TURN, PASSES)
    before = table.running.view(1)
    assert table.seats[1].answers and table.seats[1].plans
    await host.absence.offer_seat(table, BOB, 1, EVE)
    await host.absence.take_seat(table, EVE, "Eve", 1)
    assert table.names == ("Ann", "Eve") and (table.seats[1].answers, table.seats[1].plans) == ("", "")
    assert table.running.view(1) == before
    with pytest.raises(TableError):
        table.view(BOB) and await host.play.play(table, BOB, ["pass"])
    assert table.view(BOB).viewer is None, "who has left sees the open table"


async def test_orders_that_a_restart_cut_short_are_carried_out_later(host: Host, fresh: Host, database: Where) -> None:
    table = await running(host, seats=2)
    left = "UPDATE seats SET gone = 1, awaited = 0 WHERE seat = 0"  # an older version ended before it passed for her
    tamper(database, left)
    again = await fresh.registry.table(table.id)
    assert again.running.seats_to_act == (0,)
    outcome = await fresh.play.settle(again)
    assert outcome.told and again.running.seats_to_act == (1,)
    assert (await fresh.play.settle(again)).events == (), "nothing is left to do"


async def test_votes_about_a_late_player_are_forgotten_once_they_have_moved(host: Host, clock: Clock) -> None:
    table = await running(host)
    clock.later(25)
    assert (await host.absence.vote(table, BOB, VoteKind.PASS, 0)).ayes == 1
    await host.play.play(table, ANN, DIG)
    await pass_turn(host, table, BOB, EVE)
    assert table.running.seats_to_act == (0,)
    clock.now += timedelta(hours=25)
    assert (await host.absence.vote(table, EVE, VoteKind.PASS, 0)).ayes == 1, "Bob's old vote does not count"


async def test_votes_and_posts_survive_a_new_preference_of_the_late_player(host: Host, clock: Clock) -> None:
    table = await running(host)
    clock.later(25)
    await host.absence.vote(table, BOB, VoteKind.PASS, 0)
    posts = await host.outbox.of_table(table.id)
    await host.people.set_person(ANN, Person(heads_up=True))
    assert (host.absence.count(table, Proposal(VoteKind.PASS, 0, 0))).ayes == 1
    assert await host.outbox.of_table(table.id) == posts != []
