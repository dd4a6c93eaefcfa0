"""What was left unfinished is put right when a table is loaded; what cannot be loaded can be stopped."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock, call

import pytest

from arnak_bot.game.definition import TURN
from arnak_bot.host import Host, Table, TableBroken, TableError
from arnak_bot.host.log_rows import MOST_MISSING, missing_moves
from arnak_bot.host.plans import Answers, Step, written
from arnak_bot.refusals import Broken, Why
from arnak_bot.store import MoveRecord, NoteKind, PostKind, Status, Store, TimerKind
from arnak_bot.store.options import text_of
from tests.databases import Where, refusing_posts, tamper
from tests.host.moves import pass_turn, play_out, run_due
from tests.host.stage import ANN, BOB, CHANNEL, EVE, Clock, lobby, options_with, refused, running
from tests.rows import timers_of


async def test_a_finished_game_marked_as_running_ends_and_is_told_of(host: Host, fresh: Host, database: Where) -> None:
    table = await play_out(host, await running(host))
    wanted = await host.people.results(user_id=ANN)
    tamper(database, "UPDATE tables SET status = 'running', ended_at = NULL")
    tamper(database, "DELETE FROM results")
    tamper(database, "DELETE FROM posts")
    again = await fresh.registry.table(table.id)
    assert again.status is Status.OVER and again.ended_at is not None
    assert await fresh.people.results(user_id=ANN) == wanted
    (post,) = await fresh.outbox.of_table(table.id)
    assert post.kind is PostKind.TABLE and post.facts.over
    assert (await fresh.history.told(again, [post])).over
    await fresh.lobby.open(1, CHANNEL, ANN, "Ann", again.options)  # the channel is free


async def test_a_finished_game_without_results_gets_them(host: Host, fresh: Host, database: Where) -> None:
    table = await play_out(host, await running(host))
    tamper(database, "DELETE FROM results")
    tamper(database, "DELETE FROM posts")
    await fresh.registry.table(table.id)
    assert len(await fresh.people.results(guild_id=1)) == 3
    assert await fresh.outbox.of_table(table.id) == [], "the channel has seen the end"


async def test_a_table_without_timers_gets_them_counted_from_its_last_move(
    host: Host, fresh: Host, database: Where, clock: Clock, table: Table
) -> None:
    await pass_turn(host, table, ANN)
    tamper(database, "DELETE FROM dues")
    clock.later(3)
    again = await fresh.registry.table(table.id)
    due = {each.kind: each.due_at for each in await timers_of(fresh.registry.store, table.id)}
    assert due[TimerKind.REMIND] == "2026-01-01T12:00:00+00:00"
    assert due[TimerKind.DEADLINE] == "2026-01-02T00:00:00+00:00"
    assert due[TimerKind.CLOSE] and again.waits_since == table.waits_since


async def test_timers_of_a_seat_that_has_moved_are_deleted(host: Host, fresh: Host, database: Where) -> None:
    table = await running(host)
    await pass_turn(host, table, ANN)
    tamper(database, "UPDATE dues SET seat = 0 WHERE seat = 1")
    tamper(database, "DELETE FROM posts")
    await fresh.registry.table(table.id)
    note, shown = await fresh.outbox.of_table(table.id)
    assert note.facts.note is NoteKind.REPAIRED and shown.kind is PostKind.TABLE, "who is to move may not know it"
    assert {due.seat for due in await timers_of(fresh.registry.store, table.id)} == {-1, 1}


PASS_AHEAD = written(Answers({TURN: (Step("pass", {}, final=False), Step("end", {}, final=True))}))


async def test_an_order_already_carried_out_is_cleared(host: Host, fresh: Host, database: Where, table: Table) -> None:
    await pass_turn(host, table, ANN)
    tamper(database, "UPDATE seats SET answers = ? WHERE user_id = ?", PASS_AHEAD, ANN)  # an older version left it
    again = await fresh.registry.table(table.id)
    assert again.seats[0].answers == ""
    await pass_turn(fresh, again, BOB, EVE)
    for user in (ANN, BOB, EVE):
        await fresh.play.play(again, user, ["done"])
    while again.running.seats_to_act != (0,):
        seat = again.running.seats_to_act[0]
        await pass_turn(fresh, again, again.seats[seat].user_id)
    assert not again.running.view(0).players[0].passed, "she is not made to pass again"


async def test_an_order_that_is_no_longer_legal_never_breaks_my_turn(host: Host, fresh: Host, database: Where) -> None:
    table = await running(host)
    await pass_turn(host, table, ANN, BOB, EVE)
    tamper(database, "UPDATE seats SET answers = ?", PASS_AHEAD)  # but now cards are to be kept
    again = await fresh.registry.table(table.id)
    await fresh.play.settle(again)
    assert [seat.answers for seat in again.seats] == ["", "", ""]
    await fresh.play.play(again, ANN, ["done"])


async def test_a_solo_lobby_without_a_player_blocks_no_channel(host: Host, fresh: Host, database: Where) -> None:
    table = await lobby(host)
    tamper(database, "UPDATE tables SET options = ?", text_of(options_with(seats=1, rival=2)))
    tamper(database, "DELETE FROM seats")
    again = await fresh.registry.table(table.id)
    assert again.status is Status.STOPPED
    with pytest.raises(TableError):
        await fresh.lobby.start(again, ANN)
    await lobby(fresh)


@pytest.fixture
async def broken(host: Host, database: Where) -> int:
    """A running game with nobody in it, as a kill behind /game solo once left."""
    table = await running(host)
    tamper(database, "DELETE FROM seats")
    tamper(database, "UPDATE tables SET snapshot = NULL")
    return table.id


async def test_a_broken_table_says_why_and_frees_its_channel(broken: int, fresh: Host, store: Store) -> None:
    with refused(Broken(broken, None)):
        await fresh.registry.table_in(CHANNEL)
    with refused(Why.ONLY_OPENER_STOPS):
        await fresh.lobby.stop_broken(broken, BOB, moderator=False)
    await fresh.lobby.stop_broken(broken, ANN, moderator=False)
    assert await timers_of(store, broken) == []
    with refused(Why.ENDED_ALREADY):
        await fresh.lobby.stop_broken(broken, ANN, moderator=True)
    assert (await lobby(fresh)).id != broken


async def test_a_table_with_a_corrupt_log_says_so(host: Host, fresh: Host, database: Where, table: Table) -> None:
    await pass_turn(host, table, ANN)
    tamper(database, "UPDATE tables SET snapshot = '{'")
    tamper(database, "UPDATE moves SET action = 'dig the-moon' WHERE number = 0")
    with pytest.raises(TableBroken) as found:
        await fresh.registry.table(table.id)
    assert isinstance(found.value.refusal, Broken) and "dig the-moon" in str(found.value.refusal.error)


async def test_a_failure_at_one_table_neither_stops_nor_delays_the_others(
    host: Host, store: Store, database: Where, clock: Clock, table: Table
) -> None:
    other = await host.lobby.open(1, 6, BOB, "Bob", table.options)
    clock.later(24 * 31)
    with refusing_posts(database, table.id):
        changed = [number for tables in await run_due(host) for number in tables]
        assert other.closed and changed == [other.id]
        put_off = {(kind, 1) for kind in (TimerKind.REMIND, TimerKind.DEADLINE, TimerKind.CLOSE)}
        assert {(due.kind, due.tries) for due in await timers_of(store, table.id)} == put_off, "put off, not lost"
        assert await run_due(host) == []
    clock.later(1)
    assert await run_due(host) == [(table.id,)]
    assert table.closed


async def test_an_idle_table_that_cannot_be_loaded_is_closed_too(broken: int, fresh: Host, clock: Clock) -> None:
    clock.later(24 * 31)
    assert await run_due(fresh) == [(broken,)]
    await lobby(fresh)


async def test_a_table_with_a_recent_move_is_not_closed(host: Host, store: Store, clock: Clock) -> None:
    table = await running(host, remind_hours=None, deadline_hours=None)
    clock.later(24 * 20)
    await host.play.play(table, ANN, ["dig camp-coins"])
    clock.later(24 * 11)
    assert await run_due(host) == []
    (due,) = await timers_of(store, table.id)
    assert due.due_at == "2026-02-20T00:00:00+00:00"


async def test_a_lobby_that_somebody_recently_joined_or_left_is_not_closed(host: Host, clock: Clock) -> None:
    table = await host.lobby.open(1, CHANNEL, ANN, "Ann", options_with(seats=4))
    for change in (host.lobby.join(table, BOB, "Bob"), host.lobby.leave(table, BOB)):
        clock.later(24 * 20)
        await change
        clock.later(24 * 11)
        assert await run_due(host) == [] and not table.closed


async def test_a_table_wanted_twice_is_loaded_once(host: Host, fresh: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    number, load = (await running(host)).id, AsyncMock(wraps=fresh.registry.store.load)
    monkeypatch.setattr(fresh.registry.store, "load", load)
    first, second = await asyncio.gather(*(fresh.registry.table(number) for _ in range(2)))
    assert first is second and load.await_args_list == [call(number)]


def test_a_huge_number_in_a_log_is_not_counted_up_to() -> None:
    log = [MoveRecord(number, 0, "end") for number in (0, 1, 3, 2**62)]
    assert missing_moves(log[:3]) == [2]
    assert missing_moves(log)[:2] == [2, 4] and len(missing_moves(log)) == MOST_MISSING
