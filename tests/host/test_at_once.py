"""Turns in which all act at once: an answer changes nothing for the others, neither their buttons nor their time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from arnak_bot.doctor import examine
from arnak_bot.game.definition import TURN
from arnak_bot.game.position import Move
from arnak_bot.games import GAMES
from arnak_bot.host import Host, StaleClick, Table, TableError, first_batches, options_of
from arnak_bot.host.log_rows import UNDO
from arnak_bot.host.waiting import deadline_of
from arnak_bot.refusals import HasPlayedOn, Impossible, NotTheirTurn, NotYourTurn, Why
from arnak_bot.store import Person, PostKind, Store, TimerKind, VoteKind
from tests.databases import Where
from tests.every_game.sealed import END, SEALED, Event, Game
from tests.host.moves import agree, run_due, stored, then_computers
from tests.host.stage import ANN, BOB, DAN, EVE, Clock, Games, Here, host_on, refused, started
from tests.rows import timers_of
from tests.varied import varied

T = TypeVar("T")
WITH_SEALED = {**GAMES, SEALED.key: SEALED}


@pytest.fixture
def games() -> Games:
    return WITH_SEALED


async def running(host: Host, **options: Any) -> Table:
    """Ann, Bob and Eve, in this order, at a table of sealed numbers."""
    chosen = {"seats": 3, "shuffle_seats": False, "remind_hours": 12, "deadline_hours": 24, **options}
    return await started(host, options_of(SEALED, **chosen), *((ANN,) if "computers" in options else (ANN, BOB, EVE)))


async def answered(host: Host, table: Table, user: int, number: int) -> None:
    """Pick a number, and end one's turn."""
    await host.play.play(table, user, [f"pick {number}"])
    await host.play.play(table, user, ["end"])


def undoable(table: Table) -> list[int]:
    return [table.running.view(seat).undoable for seat in range(3)]


async def test_what_others_decide_after_a_deadline_does_not_lose_it_before_it_is_told(host: Host, clock: Clock) -> None:
    table = await running(host)
    clock.later(25)
    for user in (BOB, EVE):
        await answered(host, table, user, 3)
    assert table.seats_to_act == (0,)
    for _ in range(2):
        await run_due(host)
        kinds = [each.kind for each in await host.outbox.of_table(table.id)]
        assert (kinds.count(PostKind.REMIND), kinds.count(PostKind.DEADLINE)) == (1, 1), "once"
        await host.people.set_person(ANN, Person(heads_up=True))


async def test_an_answer_makes_only_the_players_own_buttons_stale(host: Host) -> None:
    table = await running(host)
    await host.play.play(table, BOB, ["pick 3"], move=0)
    await host.play.play(table, ANN, ["pick 3"], move=0)
    await host.play.play(table, EVE, ["pick 1"], move=1)
    for user, move in ((ANN, 0), (BOB, 0), (EVE, 2), (ANN, 9)):
        with pytest.raises(StaleClick):
            await host.play.play(table, user, ["pick 2"], move=move)
    await host.play.play(table, BOB, ["pick 4"], move=1)
    assert [text for _, text in table.running.log] == ["pick 3", "pick 3", "pick 1", "pick 4"]


async def test_actions_played_together_are_all_played_or_none(host: Host) -> None:
    table = await running(host)
    with pytest.raises(TableError, match="pick 4"):
        await host.play.play(table, BOB, ["pick 3", "pick 4", "pick 4", "end"], together=3)
    assert table.running.log == () and table.moves == 0
    outcome = await host.play.play(table, BOB, ["pick 3", "pick 4", "end", "pick 1"], together=2)
    assert [text for _, text in table.running.log] == ["pick 3", "pick 4", "end"]
    assert [event.number for event in outcome.events] == [3, 4]


async def test_the_end_of_the_turn_makes_every_button_stale(host: Host) -> None:
    table = await running(host)
    for user in (ANN, BOB):
        await answered(host, table, user, 2)
    await host.play.play(table, EVE, ["pick 1"])
    with refused(NotYourTurn(("Eve",))):
        await host.play.play(table, ANN, ["pick 5"], move=table.moves)
    before = table.moves
    await host.play.play(table, EVE, ["end"])
    assert table.running.round == 2
    for user in (ANN, BOB, EVE):
        with pytest.raises(StaleClick):
            await host.play.play(table, user, ["pick 5"], move=before)


class Hasty(Game):
    """Sealed numbers in which whoever ends first ends the turn of all; who has not picked has picked 1."""

    def carry_out(self, action: Move, seat: int) -> tuple[Event, ...]:
        if action == END:
            self.ended.update(each for each in range(3) if each != seat)
            self.picks = {each: self.picks.get(each, 1) for each in range(3)}
        return super().carry_out(action, seat)


async def test_ending_a_turn_for_all_makes_everybodys_buttons_stale(store: Store, clock: Clock) -> None:
    host = host_on(store, clock, {SEALED.key: varied(SEALED, game=Hasty)})
    table = await running(host)
    await answered(host, table, ANN, 5)
    assert table.running.round == 2 and table.running.seats_to_act == (0, 1, 2)
    with pytest.raises(StaleClick):
        await host.play.play(table, BOB, ["pick 2"], move=0)


async def test_each_player_can_undo_after_the_others_have_answered(host: Host, fresh: Host) -> None:
    table = await running(host)
    await host.play.play(table, ANN, ["pick 1"])
    await host.play.play(table, ANN, ["pick 2"])
    await host.play.play(table, BOB, ["pick 3"])
    await answered(host, table, EVE, 4)
    assert undoable(table) == [2, 1, 0]
    assert await host.play.undo(table, ANN, move=2, steps=9) == 2
    assert await host.play.undo(table, BOB, move=3) == 1
    with refused(Why.NOTHING_TO_TAKE_BACK):
        await host.play.undo(table, BOB)
    with refused(NotYourTurn(("Ann", "Bob"))):
        await host.play.undo(table, EVE)
    assert table.running.log == ((2, "pick 4"), (2, "end"))
    moves = (await stored(host, table)).moves[-3:]
    assert [(move.seat, move.action) for move in moves] == [(0, UNDO), (0, UNDO), (1, UNDO)]
    again = await fresh.registry.table(table.id)
    assert again.running.fingerprint() == table.running.fingerprint()
    assert (again.turn, again.by, again.moves) == (table.turn, table.by, table.moves)
    assert [again.since(seat) for seat in range(3)] == [table.since(seat) for seat in range(3)] == [7, 8, 8]


async def test_a_player_who_has_ended_is_no_longer_awaited_and_the_others_are_reminded_in_one_message(
    host: Host, store: Store, clock: Clock, database: Where
) -> None:
    table = await running(host)
    clock.later(6)
    await answered(host, table, ANN, 2)
    assert [seat.awaited for seat in table.seats] == [False, True, True]
    assert [len(await host.people.tables_waiting_for(user)) for user in (ANN, BOB, EVE)] == [0, 1, 1]
    clock.later(6.5)
    await run_due(host)
    reminders = [post for post in await store.outbox.of_table(table.id) if post.kind is PostKind.REMIND]
    assert [[post.facts.seat for post in batch] for batch in first_batches(reminders)] == [[1, 2]]
    await host.play.play(table, BOB, ["pick 2"])
    late = [due.seat for due in await timers_of(store, table.id) if due.kind is TimerKind.DEADLINE]
    assert late == [1, 2]
    assert (await asyncio.to_thread(examine, database, WITH_SEALED, clock.now)).findings == ()


async def test_late_players_are_passed_for_one_by_one(host: Host, clock: Clock) -> None:
    table = await running(host)
    await answered(host, table, ANN, 5)
    clock.later(25)
    await host.absence.vote(table, ANN, VoteKind.PASS, 1)  # Eve is late herself
    assert table.running.seats_to_act == (2,) and table.running.round == 1
    with refused(NotTheirTurn("Bob")):
        await host.absence.vote(table, ANN, VoteKind.PASS, 1)
    await host.absence.vote(table, ANN, VoteKind.PASS, 2)  # Bob has not come back
    assert table.running.round == 2 and table.running.seats_to_act == (0, 1, 2)


async def test_a_player_who_has_left_is_answered_for_while_the_others_decide(host: Host) -> None:
    table = await running(host)
    await host.play.play(table, ANN, ["pick 5"])
    await host.absence.resign(table, BOB)
    assert table.running.seats_to_act == (0, 2)
    await host.play.play(table, ANN, ["end"], move=1)
    await answered(host, table, EVE, 4)
    assert table.running.view(None).opened == ((5, 1, 4),) and table.running.seats_to_act == (0, 2)


async def test_an_order_for_the_next_turn_is_carried_out_once(store: Store, clock: Clock) -> None:
    definition = varied(
        SEALED,
        questions=(TURN,),
        planned=lambda game, seat, chance, question: SEALED.new(game.setup),
        asked=lambda view: TURN,
    )
    host = host_on(store, clock, {SEALED.key: definition})
    table = await running(host)
    await answered(host, table, ANN, 5)
    await host.planning.answer(table, ANN, TURN, ["pick 2", "end"])
    for user in (BOB, EVE):
        await answered(host, table, user, 1)
    assert table.running.round == 2 and table.running.seats_to_act == (1, 2)
    for user in (BOB, EVE):
        await answered(host, table, user, 1)
    assert table.running.view(None).opened == ((5, 1, 1), (2, 1, 1)) and table.running.seats_to_act == (0, 1, 2)


async def test_a_new_player_has_their_own_time_and_the_others_no_more_than_before(host: Host, clock: Clock) -> None:
    table = await running(host)
    ends = table.deadline(2)
    clock.later(25)
    await host.absence.vote(table, ANN, VoteKind.PASS, 2)
    await host.absence.offer_seat(table, BOB, 1, DAN)
    await host.absence.take_seat(table, DAN, "Dan", 1)
    assert table.deadline(2) == ends and host.absence.overdue(table, 2) and not host.absence.overdue(table, 1)
    assert {(vote.seat, vote.voter) for vote in table.votes} == {(2, 0)}
    assert table.waits_from(1) == clock.now
    (waiting,) = await host.people.tables_waiting_for(DAN)
    assert deadline_of(waiting, table.person(1)) == table.deadline(1)
    await answered(host, table, DAN, 4)


async def test_two_programs_take_answers_given_at_the_same_time(hosts: tuple[Host, Host]) -> None:
    first, second = hosts
    table = await running(first)
    twin = await second.registry.table(table.id)
    await first.play.play(table, ANN, ["pick 2"], move=0)
    await second.play.play(twin, BOB, ["pick 2"], move=0)
    await first.play.undo(table, ANN, move=1)
    await first.play.play(table, EVE, ["pick 1"], move=0)
    assert table.running.log == ((1, "pick 2"), (2, "pick 1"))
    with pytest.raises(StaleClick):
        await second.play.play(twin, EVE, ["pick 3"], move=2)
    assert twin.running.log == table.running.log, "only Eve's own answer made hers stale"


async def test_a_computers_answer_stays_valid_whoever_answers_meanwhile(host: Host, fresh: Host, workers: Here) -> None:
    table = await then_computers(host, running(host, computers=2, level="able"))
    assert table.running.seats_to_act == (0,) and workers.jobs == 1

    async def answer() -> None:
        workers.meanwhile = None
        await host.play.play(table, ANN, ["pick 4"])

    await host.play.play(table, ANN, ["pick 1"])
    workers.meanwhile = answer
    await then_computers(host, host.play.play(table, ANN, ["end"]))
    assert table.running.round == 2 and table.running.seats_to_act == (0,) and workers.jobs == 2
    await host.play.undo(table, ANN)
    assert table.by == tuple("able" if seat else "" for seat, _ in table.running.log)
    assert (await fresh.registry.table(table.id)).by == table.by


class Revealing(Game):
    """Sealed numbers in which whoever picks is told something, so that only the others can let them take it back."""

    def carry_out(self, action: Move, seat: int) -> tuple[Event, ...]:
        events = super().carry_out(action, seat)
        self.reveal(seat)
        return events


async def test_a_reveal_can_be_undone_although_others_have_answered_since(store: Store, clock: Clock) -> None:
    host, fresh = [host_on(store, clock, {SEALED.key: varied(SEALED, game=Revealing)}) for _ in range(2)]
    table = await running(host)
    await host.play.play(table, ANN, ["pick 1"])
    await host.play.play(table, BOB, ["pick 2"])
    tally = await host.absence.ask_take_back(table, ANN, move=1)
    await host.play.play(table, BOB, ["pick 3"])
    await host.absence.vote(table, BOB, VoteKind.TAKE_BACK, 0, tally.value)
    assert (await agree(host, table, tally, EVE)).carried
    assert table.running.log == ((1, "pick 2"), (1, "pick 3"))
    with refused(HasPlayedOn("Ann")):
        await host.absence.vote(table, BOB, VoteKind.TAKE_BACK, 0, tally.value)
    again = await fresh.registry.table(table.id)
    assert again.running.fingerprint() == table.running.fingerprint() and again.turn == table.turn


async def test_a_player_who_has_ended_their_turn_may_ask_to_undo_it_while_others_play(host: Host) -> None:
    table = await running(host)
    await answered(host, table, ANN, 1)
    await host.play.play(table, BOB, ["pick 2"])
    tally = await host.absence.ask_take_back(table, ANN, move=2)
    await host.play.play(table, EVE, ["pick 3"])
    assert (await host.absence.ask_take_back(table, ANN)).value == tally.value, "it is the same request"
    assert (await agree(host, table, tally, BOB, EVE)).carried
    assert table.running.seats_to_act == (0, 1, 2)
    assert table.running.log == ((0, "pick 1"), (1, "pick 2"), (2, "pick 3")) and table.seats[0].awaited
    await answered(host, table, ANN, 4)
    for user in (BOB, EVE):
        await host.play.play(table, user, ["end"])
    with refused(HasPlayedOn("Ann")):
        await host.absence.vote(table, BOB, VoteKind.TAKE_BACK, 0, tally.value)


class Bound(Revealing):
    """Sealed numbers in which nothing is taken back."""

    def replay(self, log: Sequence[tuple[int, str]]) -> None:
        raise self.refused("take back", None)


async def test_a_decision_others_have_acted_on_cannot_be_undone_by_agreement(store: Store, clock: Clock) -> None:
    host = host_on(store, clock, {SEALED.key: varied(SEALED, game=Bound)})
    table = await running(host)
    await host.play.play(table, ANN, ["pick 1"])
    value = (await host.absence.ask_take_back(table, ANN)).value
    await host.absence.vote(table, BOB, VoteKind.TAKE_BACK, 0, value)
    with pytest.raises(TableError) as error:
        await host.absence.vote(table, EVE, VoteKind.TAKE_BACK, 0, value)
    assert isinstance(error.value.refusal, Impossible) and table.running.log == ((0, "pick 1"),)
