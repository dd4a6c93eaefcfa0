"""Turns given back: after End turn, where all others agree, the game goes back into the turn that has ended."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from arnak_bot.game.definition import TURN
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.definition import KEEPING
from arnak_bot.host import Host, LogNote, Options, Table, TableError, options_of
from arnak_bot.host.loading import table_from
from arnak_bot.host.log_rows import back_to, play_row, row_back_to
from arnak_bot.host.plans import answers_of
from arnak_bot.host.tables import setup_of
from arnak_bot.host.taking_back import what_came_after
from arnak_bot.refusals import HasPlayedOn, OthersHaveActed, Why
from arnak_bot.store import NoteKind, PostKind, Status, Store, TableRecord, TimerKind, VoteKind
from tests.databases import IN_A_FILE
from tests.every_game.games import EVERYWHERE, GAMES, TRIED, At
from tests.host.moves import DIG, agree, pass_turn, stored, then_computers
from tests.host.stage import ANN, BOB, CHANNEL, DAN, EVE, GUILD, Clock, Here, lobby, options_with, refused, running
from tests.host.test_computers import with_computers

REOPEN = VoteKind.REOPEN_TURN
MOST_GIVEN = 8
"""How many turns are given back in a random game."""


async def ended(host: Host, **options: object) -> Table:
    """A table of three whose first player has dug, and ended their turn."""
    table = await running(host, **options)
    await host.play.play(table, ANN, DIG)
    assert table.running.seats_to_act == (1,)
    return table


async def agreed(host: Host, table: Table, *voters: int) -> None:
    """Ann asks for her turn, and these agree."""
    await agree(host, table, await host.absence.ask_take_back(table, ANN), *voters)


# --- the vote ---------------------------------------------------------------------------------------


async def test_an_ended_turn_is_given_back_when_all_others_agree(host: Host, fresh: Host, store: Store) -> None:
    table = await ended(host)
    log = table.running.log
    tally = await host.absence.ask_take_back(table, ANN)
    assert (tally.motion, tally.value, tally.ayes, tally.needed, tally.carried) == (REOPEN, 2, 0, 2, False)
    assert await host.absence.ask_take_back(table, ANN) == tally
    posts = [post.kind for post in await store.outbox.of_table(table.id)]
    assert posts.count(PostKind.VOTE) == 1, "asked twice, put to the vote once"
    await host.absence.vote(table, BOB, REOPEN, 0, 2)
    assert (await host.absence.vote(table, EVE, REOPEN, 0, 2)).carried
    assert table.running.log == log[:-1] and table.running.seats_to_act == (0,)
    assert table.decided(0) == [-2, -1] and table.votes == frozenset()
    record = await stored(host, table)
    assert [move.action for move in record.moves[-2:]] == ["end", row_back_to(2)] == ["end", "undo, agreed, back to 2"]
    told = [post.facts.note or post.kind for post in await store.outbox.of_table(table.id)]
    assert told[-2:] == [NoteKind.AGREED, PostKind.TABLE], "the channel hears whose turn it is"
    assert (await host.history.turns_as_logged(table))[-1].notes == ((3, LogNote(ANN, "Ann", REOPEN)),)
    again = await fresh.registry.table(table.id)
    assert again.running.fingerprint() == table.running.fingerprint()
    assert (again.turn, again.by, again.reopened_at) == (table.turn, table.by, table.reopened_at)
    assert await fresh.play.undo(again, ANN, steps=2) == 2, "what could be undone in that turn can be again"
    await pass_turn(fresh, again, ANN)
    assert again.running.seats_to_act == (1,)


async def test_what_another_player_has_begun_in_the_next_turn_is_undone_too(host: Host) -> None:
    table = await ended(host)
    await host.absence.ask_take_back(table, ANN)
    await host.play.play(table, BOB, ["dig camp-compasses"])
    await agreed(host, table, BOB, EVE)
    assert table.running.ply == 2 and table.running.seats_to_act == (0,)


async def test_what_another_player_has_begun_is_undone_also_if_a_computer_went_on_from_there(host: Host) -> None:
    table = await ended(host, level="novice")
    await host.absence.ask_take_back(table, ANN)
    await host.play.play(table, BOB, ["dig camp-compasses"])
    await then_computers(host, host.absence.go_away(BOB, 2))
    assert table.running.seats_to_act == (2,) and table.by[-1] == "novice" and table.requests
    await host.absence.go_away(BOB, 0)
    await agreed(host, table, BOB, EVE)
    assert table.running.seats_to_act == (0,) and len(table.running.log) == 2


async def test_a_turn_is_kept_once_somebody_else_has_played_what_cannot_be_undone(host: Host) -> None:
    table = await ended(host)
    await host.absence.ask_take_back(table, ANN)
    await host.absence.vote(table, BOB, REOPEN, 0, 2)
    await pass_turn(host, table, BOB)
    moves = table.moves
    with refused(OthersHaveActed("Bob")):
        await host.absence.vote(table, EVE, REOPEN, 0, 2)
    with refused(OthersHaveActed("Bob")):
        await host.absence.ask_take_back(table, ANN)
    assert table.moves == moves and table.running.seats_to_act == (2,)


async def test_who_has_played_on_since_asking_gets_no_turn_back(host: Host) -> None:
    table = await ended(host)
    await host.absence.ask_take_back(table, ANN)
    await pass_turn(host, table, BOB, EVE)
    await host.play.play(table, ANN, ["pass"])
    with refused(HasPlayedOn("Ann")):
        await host.absence.vote(table, BOB, REOPEN, 0, 2)
    await host.play.play(table, ANN, ["end"])
    assert table.votes == frozenset()


async def test_nobody_asks_for_a_turn_that_they_have_not_had(host: Host) -> None:
    table = await ended(host)
    with refused(Why.NOTHING_TO_TAKE_BACK):
        await host.absence.ask_take_back(table, BOB)
    with pytest.raises(TableError):
        await host.absence.ask_take_back(table, EVE)


async def test_whoever_leaves_need_not_agree_and_may_have_been_the_last_to_be_asked(host: Host) -> None:
    table = await ended(host)
    await host.absence.ask_take_back(table, ANN)
    await host.absence.vote(table, EVE, REOPEN, 0, 2)
    await host.absence.resign(table, BOB)
    assert table.running.log[2:] == () and table.running.seats_to_act == (0,), "Eve had agreed, Bob's pass is undone"
    await host.play.play(table, ANN, ["end"])
    assert table.running.log[-2:] == ((1, "pass"), (1, "end")) and table.running.seats_to_act == (2,)


async def test_a_stand_in_need_not_agree(host: Host) -> None:
    table = await ended(host)
    await host.absence.ask_take_back(table, ANN)
    await host.absence.vote(table, EVE, REOPEN, 0, 2)
    await host.absence.go_away(BOB, 3)
    assert table.running.ply == 2 and table.running.seats_to_act == (0,) and table.seats[1].computer


async def test_the_last_of_two_to_leave_ends_the_table_and_with_it_the_vote(host: Host) -> None:
    table = await running(host, seats=2)
    await pass_turn(host, table, ANN)
    await host.absence.ask_take_back(table, ANN)
    await host.absence.resign(table, BOB)
    assert table.running.log == ((0, "pass"),), "nobody is left who could mind"


async def test_of_two_processes_one_gives_the_turn_back_the_other_plays_on_from_there(host: Host, fresh: Host) -> None:
    table = await ended(host)
    there = await fresh.registry.table(table.id)
    await agreed(host, table, BOB, EVE)
    with pytest.raises(TableError):
        await fresh.play.play(there, BOB, ["pass"], move=3)
    assert there.running.ply == 2, "and knows of it now"
    await fresh.play.play(there, ANN, ["end"])
    await host.play.play(await host.registry.table(table.id), BOB, ["pass"])
    assert table.running.log[2:] == ((0, "end"), (1, "pass"))


# --- what others had begun --------------------------------------------------------------------------


async def test_deadlines_and_reminders_run_for_who_has_the_turn_again_and_from_now_on(host: Host, clock: Clock) -> None:
    table = await ended(host)
    clock.later(5)
    await agreed(host, table, BOB, EVE)
    record = await stored(host, table)
    due = {(each.seat, each.kind): each.due_at for each in record.timers if each.kind is not TimerKind.CLOSE}
    assert {seat for seat, _ in due} == {0} and table.waits_since == clock.now
    assert due[0, TimerKind.REMIND] == "2026-01-01T17:00:00+00:00"
    assert [seat.awaited for seat in record.seats] == [True, False, False]


async def test_orders_and_plans_of_others_are_kept_and_an_order_of_ones_own_is_not_carried_out_now(host: Host) -> None:
    table = await ended(host)
    await host.planning.answer(table, EVE, TURN, ["pass"])
    await host.planning.answer(table, ANN, TURN, ["pass"])
    await agreed(host, table, BOB, EVE)
    await host.play.settle(table, ANN)
    assert table.running.seats_to_act == (0,) and table.running.ply == 2
    assert [TURN in answers_of(table, seat.seat).kept for seat in table.seats] == [False, False, True]


async def test_what_was_not_posted_yet_is_told_once(host: Host, store: Store) -> None:
    table = await ended(host)
    waiting = [post for post in await store.outbox.of_table(table.id) if post.kind is PostKind.TABLE]
    assert [(post.facts.since, post.facts.until) for post in waiting] == [(0, 0), (0, 3)]
    await agreed(host, table, BOB, EVE)
    await host.play.play(table, ANN, ["end"])
    told = [post.facts for post in await store.outbox.of_table(table.id) if post.kind is PostKind.TABLE]
    spans = [(facts.since, facts.until) for facts in told]
    assert spans == [(0, 0), (0, 0), (0, 0), (0, 3)], "the turn that was given back is told when it ends again"
    assert (await host.history.told(table, await store.outbox.of_table(table.id))).told


async def test_an_unsent_message_that_ones_turn_comes_next_goes_with_the_turn(host: Host, store: Store) -> None:
    table = await running(host)
    table.people[EVE] = replace(table.people[EVE], heads_up=True)
    await pass_turn(host, table, ANN)
    assert [post.kind for post in await store.outbox.of_table(table.id)][-1] is PostKind.HEADS_UP
    await agreed(host, table, BOB, EVE)
    assert PostKind.HEADS_UP not in [post.kind for post in await store.outbox.of_table(table.id)]


async def test_the_others_are_told_what_would_be_undone_with_the_end_of_a_turn(host: Host) -> None:
    table = await ended(host)
    assert what_came_after(table, 2) == "nothing"
    await host.play.play(table, BOB, ["dig camp-tablets"])
    assert what_came_after(table, 2) == "something"
    users, last = (ANN, BOB, EVE), 0
    while table.running.round == 1:
        last, (seat, *_) = table.running.ply, table.running.seats_to_act
        legal = [each.text for each in table.running.legal_actions(seat)]
        quick = [each for each in ("pass", "done", "end") if each in legal]
        await host.play.play(table, users[seat], [[*quick, *legal][0]])
    assert what_came_after(table, last) == "round"


# --- turns that go on by themselves -----------------------------------------------------------------


async def test_a_turn_that_ended_by_itself_is_given_back_before_the_decision_that_ended_it(host: Host) -> None:
    table = await running(host, auto_end=True)
    users, before = (ANN, BOB, EVE), table.running.log
    players = [ARNAK.players["random"](seat) for seat in range(3)]
    while len(table.running.log) < len(before) + 2 or table.running.log[-1][1] != "end":
        (seat, *_), before = table.running.seats_to_act, table.running.log
        await host.play.play(table, users[seat], [players[seat].choose(table.running.view(seat)).text])
    tally = await host.absence.ask_take_back(table, users[seat])
    await agree(host, table, tally, *{*users} - {users[seat]})
    assert table.running.log == before
    await host.play.settle(table, users[seat])
    assert table.running.log == before, "and it does not end again at once"


async def test_whoever_plays_on_instead_of_waiting_withdraws_the_request(host: Host, store: Store) -> None:
    table = await ended(host)
    await pass_turn(host, table, BOB, EVE)
    await host.play.play(table, ANN, ["dig camp-tablets"])
    await host.play.play(table, ANN, [table.running.answers[0].text, "end"])
    assert table.running.seats_to_act == (0,), "the others have passed"
    await host.absence.ask_take_back(table, ANN)
    await host.play.play(table, ANN, ["pass", "end"])
    told = [post.facts for post in await store.outbox.of_table(table.id) if post.facts.note is NoteKind.PLAYED_ON]
    assert [(facts.seat, facts.name) for facts in told] == [(0, "Ann")] and table.votes == frozenset()


async def test_an_answer_that_is_given_every_time_is_no_decision_to_go_back_to(host: Host) -> None:
    table, users = await running(host), (ANN, BOB, EVE)
    for user in users:
        await host.planning.answer(table, user, KEEPING, ("done",))
    await pass_turn(host, table, *users)
    assert table.running.round == 2 and table.running.log[-1][1] == "done"
    await agree(host, table, await host.absence.ask_take_back(table, EVE), ANN, BOB)
    assert table.running.round == 1 and table.running.log[-1] == (2, "pass"), "the end of the turn, not the answer"


# --- alone ------------------------------------------------------------------------------------------


async def test_alone_the_turn_is_given_back_at_once_but_only_one(host: Host, fresh: Host) -> None:
    options = options_with(seats=1, rival=1, auto_end=False)
    table = await host.lobby.open_alone(None, CHANNEL, ANN, "Ann", options)
    for _ in range(2):
        legal = [each.text for each in table.running.legal_actions()]
        await host.play.play(table, ANN, [next(text for text in legal if text.startswith("dig"))])
        await host.play.play(table, ANN, [table.running.answers[0].text, "end"])
    before = table.running.log
    assert (await host.absence.ask_take_back(table, ANN)).carried
    assert table.running.log == before[:-1]
    await host.play.undo(table, ANN, steps=9)
    with refused(Why.REOPENED_ALREADY):
        await host.absence.ask_take_back(table, ANN)
    again = await fresh.registry.table(table.id)
    assert again.reopened_at == table.reopened_at == 3


async def test_computers_agree_by_themselves_and_their_moves_are_played_again(host: Host, fresh: Host) -> None:
    table = await with_computers(host, 2, auto_end=False)
    await then_computers(host, pass_turn(host, table, ANN))
    assert table.running.seats_to_act == (0,) or table.running.ply > 4
    assert (await host.absence.ask_take_back(table, ANN)).carried
    assert table.running.log == ((0, "pass"),) and table.by == ("",)
    assert not host.computers.awaited(table)
    again = await fresh.registry.table(table.id)
    assert again.by == ("",) and again.running.fingerprint() == table.running.fingerprint()
    await then_computers(host, host.play.play(table, ANN, ["end"]))
    assert {seat for seat, _ in table.running.log[2:]} >= {1, 2}
    assert all(table.by[2:])


async def test_computers_between_two_people_move_on_while_these_still_vote(host: Host) -> None:
    table = await lobby(host, level="novice")
    await host.lobby.seat_computer(table, ANN, "novice")
    await host.lobby.start(table, ANN)
    await pass_turn(host, table, ANN, BOB)
    tally = await then_computers(host, host.absence.ask_take_back(table, BOB))
    assert any(table.by[tally.value :]), "the computer has had its turn"
    await agree(host, table, tally, ANN)
    assert table.running.ply == tally.value and table.running.seats_to_act == (1,)


async def test_a_computer_that_thinks_about_what_is_undone_meanwhile_is_not_heard(host: Host, workers: Here) -> None:
    table = await with_computers(host, 1, auto_end=False)

    async def once() -> None:
        workers.meanwhile = None
        await host.absence.ask_take_back(table, ANN)

    workers.meanwhile = once
    await then_computers(host, pass_turn(host, table, ANN))
    assert table.running.log == ((0, "pass"),)
    await then_computers(host, host.play.play(table, ANN, ["end"]))
    assert table.running.log[2][0] == 1 and table.running.ply > 2


# --- every game -------------------------------------------------------------------------------------


async def opened(host: Host, key: str, number: int) -> Table:
    """A running table of a game, with the options of one of the tables that are worth trying."""
    setup = TRIED[key].tables[number]
    options: Options = options_of(GAMES[key], seats=setup.players, shuffle_seats=False, **dict(setup.options))
    if options.solo:
        return await host.lobby.open_alone(GUILD, CHANNEL, ANN, "Ann", options)
    table = await host.lobby.open(GUILD, CHANNEL, ANN, "Ann", options)
    for user in (BOB, EVE, DAN)[: setup.players - 1]:
        await host.lobby.join(table, user, f"Player {user}")
    await host.lobby.start(table, ANN)
    return table


@EVERYWHERE
@IN_A_FILE
async def test_in_every_game_log_and_setup_lead_to_where_a_turn_was_given_back(at: At, store: Store) -> None:
    host, chance, given = Host(store, GAMES, Clock(), random.Random(3)), random.Random(5), [0]

    async def give_back(table: Table, seat: int) -> None:
        """Let the next turn begin perhaps, and ask for this one."""
        for _ in range(chance.randrange(3)):
            acting = chance.choice(table.running.seats_to_act)
            step = chance.choice(table.running.legal_actions(acting))
            await host.play.play(table, table.seats[acting].user_id, [step.text])
            if table.status is not Status.RUNNING:
                return
        before, moves = table.running.fingerprint(), table.moves
        try:
            tally = await host.absence.ask_take_back(table, table.seats[seat].user_id)
            if not tally.carried:
                await agree(host, table, tally, *(other.user_id for other in table.others(seat)))
        except TableError:
            assert (table.running.fingerprint(), table.moves) == (before, moves)
            return
        record = await stored(host, table)
        given[0] += back_to(record.moves[-1].action) is not None
        again, replayed = table_from(record, GAMES), table.definition.new(setup_of(table))
        for by, text in table.running.log:
            replayed.apply(text, by)
        assert again.running.fingerprint() == replayed.fingerprint() == table.running.fingerprint()
        assert (again.turn, again.by, again.decided(seat)) == (table.turn, table.by, table.decided(seat))
        assert log_leads_here(table, record)

    while not given[0]:  # short games are played more than once
        table = await opened(host, *at)
        players = [table.definition.players["random"](seat) for seat in range(len(table.seats))]
        while table.status is Status.RUNNING:
            seat = chance.choice(table.running.seats_to_act)
            action = players[seat].choose(table.running.view(seat))
            outcome = await host.play.play(table, table.seats[seat].user_id, [action.text])
            if outcome.told and table.status is Status.RUNNING and given[0] < MOST_GIVEN and chance.random() < 0.4:
                await give_back(table, seat)
        assert table.status is Status.OVER


def log_leads_here(table: Table, record: TableRecord) -> bool:
    """Whether the rows of the log alone lead to the position, as `doctor` replays them."""
    game = table.definition.new(setup_of(table))
    for move in record.moves:
        play_row(table.definition, game, move)
    return bool(game.fingerprint() == table.running.fingerprint())
