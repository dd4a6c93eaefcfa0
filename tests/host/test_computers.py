"""Computer players at a table: seated in the lobby, played for at once, after a restart too, whatever fails."""

from __future__ import annotations

import asyncio
import itertools
import os
import re
import signal
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest

from arnak_bot.game.definition import TURN
from arnak_bot.games import GAMES
from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.definition import PASSES
from arnak_bot.games.arnak.engine import Action, Game, GameSetup
from arnak_bot.host import Host, Table, Workers, options_of
from arnak_bot.host.computers import TRIES
from arnak_bot.host.lobby import COMPUTER_NAMES
from arnak_bot.host.tables import LEFT
from arnak_bot.host.waiting import pause_of
from arnak_bot.host.workers import MOST_SECONDS, WorkerHung, WorkFailed
from arnak_bot.kit.computing import SLICE_SECONDS, play_on
from arnak_bot.kit.league import season_called
from arnak_bot.refusals import NoComputers, NotForOne, OnlyStoppers, Why
from arnak_bot.store import NoteKind, PostKind, PostPayload, Status, Stoppers, Store, TimerKind, VoteKind
from tests.host.moves import agree, least, leave_and_pass, pass_turn, play_out, run_due, stored, then_computers
from tests.host.stage import (
    ANN,
    BOB,
    CHANNEL,
    DAN,
    EVE,
    GUILD,
    Clock,
    Here,
    host_on,
    lobby,
    options_with,
    refused,
    running,
)
from tests.rows import timers_of
from tests.varied import varied

T = TypeVar("T")


async def with_computers(host: Host, computers: int = 2, **options: Any) -> Table:
    """A game of Ann's with computers, in which she begins."""
    chosen = options_with(seats=1 + computers, computers=computers, level="novice", shuffle_seats=False, **options)
    table = await host.lobby.open(GUILD, CHANNEL, ANN, "Ann", chosen)
    await host.lobby.start(table, ANN)
    return table


async def dig(host: Host, table: Table, user: int) -> None:
    """Take a turn: dig, take the first of all answers, and end it."""
    seat = table.player(user)
    wanted = next(each.text for each in table.running.legal_actions(seat) if each.text.startswith("dig"))
    await host.play.play(table, user, [wanted])
    while table.view(user).answers:
        await host.play.play(table, user, [table.view(user).answers[0].text])
    if seat in table.running.seats_to_act:
        await host.play.play(table, user, ["end"])


# --- in the lobby -------------------------------------------------------------------------------------


async def test_a_table_is_opened_with_the_computers_that_were_chosen(host: Host) -> None:
    table = await host.lobby.open(GUILD, CHANNEL, ANN, "Ann", options_with(seats=4, computers=2, level="strong"))
    assert table.names == ("Ann", *COMPUTER_NAMES[:2])
    assert [seat.computer for seat in table.seats] == ["", "strong", "strong"]
    table = await host.lobby.open(GUILD, CHANNEL + 1, ANN, "Ann", options_with(seats=2, computers=3))
    assert [seat.is_computer for seat in table.seats] == [False, True], "the opener has a seat"


async def test_the_opener_can_add_and_remove_computers_of_any_level(host: Host) -> None:
    table = await lobby(host, seats=4)
    await host.lobby.seat_computer(table, ANN, "strong")
    await host.lobby.seat_computer(table, ANN, "novice")
    assert [seat.computer for seat in table.seats] == ["", "", "strong", "novice"]
    await host.lobby.remove(table, ANN)
    assert table.names == ("Ann", "Bob", COMPUTER_NAMES[0])
    assert [post.kind for post in await host.outbox.of_table(table.id)][-1] is PostKind.LOBBY
    with refused(Why.ONLY_OPENER_SEATS_COMPUTERS):
        await host.lobby.seat_computer(table, BOB, "able")
    await host.lobby.remove(table, ANN)
    with refused(Why.NO_COMPUTER_SITS):
        await host.lobby.remove(table, ANN)


async def test_a_computer_added_to_a_full_table_brings_its_seat_as_far_as_the_game_allows(host: Host) -> None:
    table = await lobby(host, seats=2)
    for seats in (3, 4):
        await host.lobby.seat_computer(table, ANN, "able")
        assert (len(table.seats), table.options.seats) == (seats, seats)
    with refused(Why.FULL):
        await host.lobby.seat_computer(table, ANN, "able")
    assert table.options.seats == 4


async def test_after_the_opener_has_left_the_next_player_decides_about_computers(host: Host) -> None:
    table = await lobby(host, seats=4)
    await host.lobby.leave(table, ANN)
    with refused(Why.ONLY_OPENER_SEATS_COMPUTERS):
        await host.lobby.seat_computer(table, ANN, "able")
    await host.lobby.seat_computer(table, BOB, "able")
    assert [seat.is_computer for seat in table.seats] == [False, True]


@pytest.mark.parametrize("restart", [False, True])
async def test_a_new_host_stays_it_when_others_return(store: Store, clock: Clock, host: Host, restart: bool) -> None:
    table = await lobby(host, seats=4)
    await host.lobby.join(table, EVE, "Eve")
    for user, name in ((ANN, "Ann"), (BOB, "Bob")):
        await host.lobby.leave(table, user)
        await host.lobby.join(table, user, name)
    if restart:
        host = host_on(store, clock)
        table = await host.registry.table(table.id)
    await host.lobby.start(table, EVE)
    assert table.opener == EVE
    await host.absence.resign(table, EVE)
    first = next(seat.user_id for seat in table.seats if not seat.gone)
    assert table.opener == first
    await host.play.come_back(table, EVE)
    assert table.opener == first
    with refused(OnlyStoppers(Stoppers.OPENER, table.opener_name)):
        await host.lobby.stop(table, EVE, moderator=False)


async def test_joining_a_full_table_replaces_a_computer(host: Host) -> None:
    table = await host.lobby.open(GUILD, CHANNEL, ANN, "Ann", options_with(seats=2, computers=1))
    await host.lobby.join(table, BOB, "Bob")
    assert table.names == ("Ann", "Bob")
    with refused(Why.FULL):
        await host.lobby.join(table, EVE, "Eve")


async def test_computers_alone_can_neither_start_a_game_nor_own_a_lobby(host: Host) -> None:
    table = await lobby(host, seats=4)
    await host.lobby.seat_computer(table, ANN, "able")
    await host.lobby.leave(table, ANN)
    assert table.opener == BOB
    await host.lobby.leave(table, BOB)
    assert table.seats == ()
    with refused(Why.NOBODY_SITS):
        await host.lobby.start(table, table.opener)


async def test_a_game_without_computer_players_says_so(store: Store, clock: Clock) -> None:
    alone = varied(GAMES["arnak"], levels={}, seats=range(2, 5))
    host = Host(store, {"arnak": alone}, clock)
    with refused(NoComputers(alone.title)):
        await host.lobby.open(GUILD, CHANNEL, ANN, "Ann", options_with(computers=1))
    with refused(NoComputers(alone.title)):
        await host.lobby.open_alone(GUILD, CHANNEL, ANN, "Ann", options_with(computers=1))
    with refused(NotForOne(alone.title)):
        await host.lobby.open_alone(GUILD, CHANNEL, ANN, "Ann", options_with(rival=1))


async def test_a_game_of_one_player_with_computers_starts_at_once(host: Host) -> None:
    options = options_with(computers=2, shuffle_seats=False)
    table = await host.lobby.open_alone(None, CHANNEL, ANN, "Ann", options)
    assert table.status is Status.RUNNING and len(table.seats) == 3 and not table.options.solo
    with refused(Why.ANOTHER_TABLE_BY_NOW if table.closed else Why.CHANNEL_TAKEN):
        await host.lobby.open_alone(None, CHANNEL, ANN, "Ann", options)


# --- playing --------------------------------------------------------------------------------------------


async def test_all_computer_turns_follow_at_once_and_are_announced_together(host: Host, workers: Here) -> None:
    table = await with_computers(host, 3)
    told: list[int] = []
    host.computers.on_release = told.append
    await host.outbox.delivered(await host.outbox.of_table(table.id), 1)
    await dig(host, table, ANN)
    before = table.running.ply
    assert host.computers.holds(table.id), "what she has done waits for what they do about it"
    await host.computers.wait_until_idle()
    assert not host.computers.holds(table.id) and told == [table.id]
    posts = await host.outbox.of_table(table.id)
    assert [post.kind for post in posts] == [PostKind.TABLE] * 2
    assert (posts[0].facts.until, posts[1].facts.since) == (before, before)
    assert posts[1].facts.until == table.running.ply, "one decision, told as one"
    assert {seat for seat, _ in table.running.log} == {0, 1, 2, 3}
    moves = (await stored(host, table)).moves
    assert {(move.computer, bool(move.seat)) for move in moves} == {("novice", True), ("", False)}
    assert workers.jobs >= 1


async def test_several_computers_awaited_at_once_all_answer(host: Host) -> None:
    ark = GAMES["lost-ark"]
    chosen = options_of(ark, seats=4, computers=3, level="novice", shuffle_seats=False)
    table = await host.lobby.open(GUILD, CHANNEL, ANN, "Ann", chosen)
    await then_computers(host, host.lobby.start(table, ANN))
    while table.running.state.called is None or table.running.state.caller != 0:
        await then_computers(host, least(host, table, ANN))
    assert any(text.startswith("call") and not seat for seat, text in table.running.log), "it was Ann who called"
    answers = [seat for seat, text in table.running.log[table.running.undo_floor :] if text == "end" and seat]
    assert sorted(answers) == [1, 2, 3] and table.running.seats_to_act == (0,), "and only Ann is awaited"


async def test_nobody_is_pinged_reminded_or_hurried_for_a_computer(host: Host) -> None:
    table = await with_computers(host, 1, remind_hours=12, deadline_hours=24)
    host.computers.stop_thinking()  # it has no time to think
    await pass_turn(host, table, ANN)
    assert [due.kind for due in await timers_of(host.registry.store, table.id)] == [TimerKind.CLOSE]
    (awaited,) = host.registry.awaited(table)
    assert (awaited.ping, awaited.deadline, awaited.computer) == (False, None, "novice")
    assert host.registry.may_be_pinged(table) == [ANN]


async def test_hosts_that_take_up_one_turn_after_a_restart_play_it_once(host: Host, store: Store, clock: Clock) -> None:
    table = await with_computers(host, 1)
    host.computers.stop_thinking()
    await pass_turn(host, table, ANN)
    hosts = [host_on(store, clock, workers=Here()) for _ in range(2)]
    for each in hosts:
        await each.computers.resume_all()
    for each in hosts:
        await each.computers.wait_until_idle()
    tables = [await each.registry.table(table.id) for each in hosts]
    assert tables[0].running.fingerprint() == tables[1].running.fingerprint()
    assert tables[0].moves > table.moves and tables[0].running.seats_to_act == (0,)
    assert tables[0].by == ("", "", *("novice" for _ in range(tables[0].running.ply - 2)))


@pytest.mark.parametrize(("failures", "told"), [(TRIES - 1, 0), (TRIES, 1), (99, 1)])
async def test_only_after_several_failures_a_computer_makes_a_minimal_move_and_then_thinks_again(
    host: Host, workers: Here, failures: int, told: int
) -> None:
    table = await with_computers(host, 1)
    workers.failures = failures
    await then_computers(host, pass_turn(host, table, ANN))
    posts = await host.outbox.of_table(table.id)
    assert [post.facts.note for post in posts].count(NoteKind.DID_THE_LEAST) == told
    assert table.moves > 2 and (workers.jobs > failures or failures == 99)


@pytest.mark.whole_check
async def test_games_of_one_player_with_computers_are_counted_without_the_computers(host: Host) -> None:
    await play_out(host, await with_computers(host, 2))
    results = await host.people.results(guild_id=GUILD)
    assert [(each.user_id, each.players, each.computers) for each in results] == [(ANN, 3, 2)]


async def test_nobody_who_plays_against_computers_only_has_a_deadline(host: Host) -> None:
    table = await with_computers(host, 1, deadline_hours=24, remind_hours=12)
    assert table.deadline(0) is None
    due = {each.kind for each in await timers_of(host.registry.store, table.id)}
    assert due == {TimerKind.REMIND, TimerKind.CLOSE}


async def test_undoing_a_reveal_does_not_ask_computers(host: Host) -> None:
    table = await with_computers(host, 2)
    assert table.others(0) == ()
    tally = await host.absence.ask_pause(table, ANN, 3)
    assert tally.carried


# --- a seat kept warm -----------------------------------------------------------------------------------


async def away(host: Host, clock: Clock, **options: Any) -> Table:
    """A game of Ann and Bob in which Ann's time has run out."""
    table = await running(host, seats=2, level="novice", **options)
    clock.later(25)
    return table


async def notes(host: Host, table: Table) -> list[NoteKind | None]:
    return [post.facts.note for post in await host.outbox.of_table(table.id) if post.kind is PostKind.NOTE]


async def test_a_vote_can_let_a_computer_play_for_a_late_player(host: Host, clock: Clock) -> None:
    table = await away(host, clock)
    tally = await host.absence.vote(table, BOB, VoteKind.COMPUTER, 0)
    assert tally.carried
    await host.computers.wait_until_idle()
    assert table.seats[0].computer == "novice" and table.running.seats_to_act == (1,)
    assert set(table.by) == {"novice"} and await notes(host, table) == [NoteKind.STANDS_IN]
    told = PostPayload(since=0, until=table.running.ply)
    await pass_turn(host, table, BOB)  # before that is announced
    post: Any = SimpleNamespace(facts=told, kind=PostKind.TABLE)
    events = (await host.history.told(table, [post])).told
    assert (await host.history.names_told(table, [post], events))[1] == (0, ("Ann 🤖", "Bob"))


async def test_the_next_click_returns_a_seat_to_its_player(host: Host, clock: Clock) -> None:
    table = await away(host, clock)
    await then_computers(host, host.absence.vote(table, BOB, VoteKind.COMPUTER, 0))
    await host.play.settle(table, ANN)
    assert table.seats[0].computer == "" and await notes(host, table) == [NoteKind.STANDS_IN, NoteKind.BACK]
    moves = table.moves
    await then_computers(host, pass_turn(host, table, BOB))
    assert table.running.seats_to_act == (0,) and table.moves == moves + 2
    kinds = [due.kind for due in await timers_of(host.registry.store, table.id)]
    assert TimerKind.DEADLINE in kinds, "her time counts again"


async def test_a_player_who_returns_while_the_computer_thinks_plays_themselves(host: Host, clock: Clock) -> None:
    table = await away(host, clock)
    host.computers.stop_thinking()
    await host.absence.vote(table, BOB, VoteKind.COMPUTER, 0)
    assert table.seats[0].computer
    await host.play.play(table, ANN, ["pass"])
    assert table.seats[0].computer == "" and table.by == ("",)


async def test_if_the_table_chose_so_a_computer_plays_as_soon_as_time_has_run_out(host: Host, clock: Clock) -> None:
    table = await away(host, clock, stand_in=True)
    due = await timers_of(host.registry.store, table.id)
    assert [each.kind for each in due][-2:] == [TimerKind.STAND_IN, TimerKind.CLOSE]
    assert await then_computers(host, run_due(host)) == [(table.id,)]
    assert table.seats[0].computer == "novice" and table.running.seats_to_act == (1,)
    kinds = {post.kind for post in await host.outbox.of_table(table.id)}
    assert PostKind.DEADLINE not in kinds, "nobody has to decide"


async def test_a_computer_plays_for_an_absent_player_until_a_date_or_their_return(host: Host, clock: Clock) -> None:
    table = await running(host, seats=2, level="novice")
    assert await then_computers(host, host.absence.go_away(ANN, 2)) == [table]
    assert table.running.seats_to_act == (1,) and set(table.by) == {"novice"}
    clock.later(72)
    assert host.computers.awaited(table) == {}
    assert await host.absence.go_away(BOB, 0) == []
    await then_computers(host, pass_turn(host, table, BOB))
    assert table.running.seats_to_act == (0,), "the time is over: she plays herself"
    assert table.seats[0].computer == "" and await notes(host, table) == [NoteKind.STANDS_IN, NoteKind.TIME_OVER]
    assert any(due.kind is TimerKind.DEADLINE for due in await timers_of(host.registry.store, table.id))


async def test_a_computer_ignores_the_absent_players_pause_and_orders(host: Host) -> None:
    table = await running(host, seats=2, level="novice")
    await agree(host, table, await host.absence.ask_pause(table, BOB, 3), ANN)
    await host.planning.answer(table, BOB, TURN, PASSES)
    before = table.seats[1]
    await host.absence.go_away(BOB, 2)
    after = table.seats[1]
    assert before.paused_until and before.answers
    assert (pause_of(after, host.registry.now()), after.answers) == (None, "")
    await host.absence.go_away(BOB, 0)
    assert table.seats[1] == replace(before, answers=""), "back, the pause that was agreed to goes on"
    await host.absence.resign(table, BOB)
    assert pause_of(table.seats[1], host.registry.now()) is None
    await host.lobby.join(table, BOB, "Bob")
    assert table.seats[1].paused_until == before.paused_until


async def test_a_computer_takes_over_from_somebody_who_has_left(host: Host) -> None:
    table = await running(host, level="novice")
    await host.absence.resign(table, EVE)
    await host.absence.vote(table, ANN, VoteKind.COMPUTER, 2)
    await host.lobby.join(table, EVE, "Eve")
    await host.absence.resign(table, EVE)
    tally = await host.absence.vote(table, BOB, VoteKind.COMPUTER, 2)
    assert not tally.carried, "Ann's vote was about an absence that is over"
    tally = await host.absence.vote(table, ANN, VoteKind.COMPUTER, 2)
    assert tally.carried and table.seats[2].computer == "novice" and not table.seats[2].gone


@pytest.mark.parametrize("how", ["computer", "ends", "new player", "returns", "time out"])
async def test_the_turn_in_which_somebody_leaves_waits_for_the_others(
    host: Host, fresh: Host, clock: Clock, how: str
) -> None:
    table = await running(host, level="novice", deadline_hours=24, remind_hours=None, stand_in=True)
    await host.absence.resign(table, ANN)
    await host.play.settle(table)
    with refused(Why.LEFT):
        await host.planning.answer(table, ANN, "keeping", ["done"])
    again = await fresh.registry.table(table.id)
    assert (await fresh.play.settle(again)).events == () and again.running.seats_to_act == (0,) and not again.by
    others = (BOB, EVE)
    match how:
        case "computer":
            for user in others:
                await then_computers(host, host.absence.vote(table, user, VoteKind.COMPUTER, 0))
            assert {*table.by} == {"novice"} and table.running.seats_to_act == (1,)
        case "ends":
            for user in others:
                await host.absence.vote(table, user, VoteKind.PASS, 0)
            assert {*table.by} == {LEFT} and table.running.seats_to_act == (1,)
            await pass_turn(host, table, BOB, EVE)
            for user in others:
                await host.play.play(table, user, ["done"])
            assert table.running.seats_to_act == (1,) and table.running.round == 2, "later turns wait for nobody"
        case "new player":
            for user in others:
                await host.absence.offer_seat(table, user, 0, DAN)
            await host.absence.take_seat(table, DAN, "Dan", 0)
            await pass_turn(host, table, DAN)
            assert {*table.by} == {""}
        case "returns":
            await host.lobby.join(table, ANN, "Ann")
            await pass_turn(host, table, ANN)
            assert {*table.by} == {""}
        case "time out":
            clock.later(25)
            await then_computers(host, run_due(host))
            assert {*table.by} == {"novice"} and not table.seats[0].gone


# --- the processes --------------------------------------------------------------------------------------


IN_C = (re.match, "(a|a)+$", "a" * 60 + "b")
"""A job that takes years, during which no signal handler of Python's runs."""


class Counting(Workers):
    """Counts its jobs."""

    jobs = 0

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        self.jobs += 1
        return await super().run(work, *arguments)


@pytest.fixture
async def processes() -> AsyncIterator[Counting]:
    """What thinks for the bot: a process of its own."""
    workers = Counting(1)
    yield workers
    await workers.close()


@pytest.mark.whole_check
async def test_a_worker_process_works_fails_dies_and_is_replaced(processes: Workers) -> None:
    first = await processes.run(os.getpid)
    with pytest.raises(WorkFailed, match="ValueError: invalid literal"):
        await processes.run(int, "nothing there")
    assert await processes.run(os.getpid) == first
    with pytest.raises(WorkFailed, match="the process ended"):
        await processes.run(os._exit, 3)
    assert await processes.run(os.getpid) != first


@pytest.mark.whole_check
async def test_a_process_that_takes_too_long_is_killed_and_replaced(processes: Workers) -> None:
    hung = await processes.run(os.getpid)
    processes.seconds = 1
    with pytest.raises(WorkerHung, match="more than 1 seconds"):
        await processes.run(*IN_C)
    with pytest.raises(ProcessLookupError):
        os.kill(hung, 0)
    processes.seconds = MOST_SECONDS
    assert await processes.run(abs, -42) == 42


@pytest.mark.whole_check
async def test_a_process_that_was_stopped_is_killed_and_replaced(processes: Workers) -> None:
    stopped = await processes.run(os.getpid)
    os.kill(stopped, signal.SIGSTOP)
    processes.seconds = 0.5
    with pytest.raises(WorkerHung):
        await processes.run(abs, -4)
    processes.seconds = MOST_SECONDS
    assert await processes.run(os.getpid) != stopped
    with pytest.raises(ProcessLookupError):
        os.kill(stopped, 0)


class Hanging:
    """A computer player that never comes to a decision; it is made anew from its name in each process."""

    def __init__(self, _: str) -> None:
        pass

    def choose(self, game: Game, seat: int) -> Action:
        time.sleep(60)
        return game.legal_actions(seat)[0]


@pytest.mark.whole_check
async def test_a_hanging_process_is_waited_for_once_and_told(store: Store, clock: Clock, processes: Counting) -> None:
    """Before, eighteen were waited for, one after the other, and nobody heard why the computers had passed."""
    arnak = varied(ARNAK, levels={**ARNAK.levels, "novice": Hanging}, adviser=None)
    processes.seconds = 1
    host = host_on(store, clock, {"arnak": arnak}, processes)
    table = await with_computers(host, 2)
    await then_computers(host, pass_turn(host, table, ANN))
    assert processes.jobs == 1 and table.running.seats_to_act == (0,)
    told = [post.facts for post in await host.outbox.of_table(table.id) if post.kind is PostKind.NOTE]
    assert [(facts.note, facts.seat) for facts in told] == [(NoteKind.DID_THE_LEAST, 1), (NoteKind.DID_THE_LEAST, 2)]


def test_a_long_job_starts_no_further_decision_and_continues_later() -> None:
    """Else who waits for the process, for a hint perhaps, would wait for all the turns of a table."""
    game = Game.new(GameSetup(players=3, board="bird", seed="slices"))
    levels = dict.fromkeys((0, 1), ARNAK.levels["novice"])
    load = ARNAK.load
    whole, _ = play_on(load, game.to_dict(), levels, "seed", watch=lambda: 0.0)
    assert len(whole) > 3
    found: list[tuple[int, str]] = []
    slices = 0
    while 2 not in game.seats_to_act:
        ticks = itertools.count(0, SLICE_SECONDS / 2)  # it looks at the clock once before each further decision
        decided, reasons = play_on(load, game.to_dict(), levels, "seed", ARNAK.adviser, lambda: float(next(ticks)))  # noqa: B023
        assert 1 <= len(decided) <= 2
        for seat, text in decided:
            game.apply(text, seat)
        ended = {seat for seat, _ in decided if seat not in game.seats_to_act}
        assert {seat for seat, _ in reasons} <= ended, "a turn that goes on was good for nothing yet"
        found += decided
        slices += 1
    assert found == whole and slices > 1


@pytest.mark.whole_check
async def test_a_hint_waits_for_at_most_one_job_of_a_busy_table(processes: Workers) -> None:
    done = list[str]()

    async def asks(name: str, jobs: int) -> None:
        for number in range(jobs):
            await processes.run(abs, number)
            done.append(name)

    await asyncio.gather(asks("table", 5), asks("hint", 1))
    assert done.index("hint") <= 1


async def test_computers_think_in_another_process(store: Store, clock: Clock, processes: Workers) -> None:
    host = host_on(store, clock, workers=processes)
    table = await with_computers(host, 1)
    await then_computers(host, pass_turn(host, table, ANN))
    assert table.running.seats_to_act == (0,) and table.moves > 2


async def test_computers_wait_while_no_human_is_playing(host: Host, clock: Clock) -> None:
    table = await with_computers(host, 1, remind_hours=24)
    assert await then_computers(host, host.absence.go_away(ANN, 2)) == [], "nothing is promised that would not be done"
    assert table.moves == 0 and not host.computers.awaited(table)
    assert table.seats[0].computer == "" and table.running.seats_to_act == (0,)
    clock.later(49)
    due = [each.kind for each in await timers_of(host.registry.store, table.id)]
    assert TimerKind.REMIND in due, "it is hers all the time"


async def test_computers_never_continue_a_game_without_humans(host: Host) -> None:
    table = await lobby(host, seats=4, auto_end=True)
    await host.lobby.seat_computer(table, ANN, "novice")
    await host.lobby.join(table, EVE, "Eve")
    await host.lobby.start(table, ANN)
    await leave_and_pass(host, table, ANN)
    await then_computers(host, host.absence.go_away(BOB, 2))
    assert 3 not in host.computers.awaited(table) and table.moves > 0, "Eve plays, and it waits for her"
    moves = table.moves
    await then_computers(host, host.absence.go_away(EVE, 2))
    assert table.status is Status.RUNNING and table.moves == moves and not host.computers.awaited(table)
    await then_computers(host, host.computers.resume_all())
    assert table.moves == moves
    await then_computers(host, host.lobby.join(table, ANN, "Ann"))
    assert not table.seats[0].gone and (table.moves > moves or 0 in table.running.seats_to_act)


async def test_computer_moves_are_dropped_if_the_last_player_leaves_in_the_meantime(host: Host, workers: Here) -> None:
    table = await with_computers(host, 1, deadline_hours=24)

    async def ann_leaves() -> None:
        workers.meanwhile = None
        await host.absence.resign(table, ANN)

    workers.meanwhile = ann_leaves
    await dig(host, table, ANN)
    moves = table.moves
    await host.computers.wait_until_idle()
    assert workers.meanwhile is None and table.moves == moves
    assert table.status is Status.STOPPED and not host.computers.awaited(table)


@pytest.mark.slow
@pytest.mark.parametrize("comes_back", [False, True])
async def test_a_game_that_a_computer_helped_in_counts_in_no_league(host: Host, clock: Clock, comes_back: bool) -> None:
    table = await away(host, clock)
    await then_computers(host, host.absence.vote(table, BOB, VoteKind.COMPUTER, 0))
    if comes_back:
        await host.play.settle(table, ANN)
    await play_out(host, table)
    results = await host.people.dated_results(guild_id=GUILD)
    stored = {each.user_id: (each.computers, each.turn_seconds is None) for _, each in results}
    assert stored == {BOB: (1, False), **({ANN: (1, True)} if comes_back else {})}, "and no time for her turns"
    assert await host.ratings.league(GUILD, ARNAK, season_called("")) == []
