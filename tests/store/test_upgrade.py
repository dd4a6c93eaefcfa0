"""A database that the version before wrote, with running games in it, goes on."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from enum import StrEnum
from pathlib import Path

import pytest

from arnak_bot.games.arnak.definition import GAME as ARNAK
from arnak_bot.games.arnak.engine import Game
from arnak_bot.host import Host
from arnak_bot.host.plans import answers_of, plans_of
from arnak_bot.store import GuildSettings, Options, PostKind, Status, Stoppers, Store, Timer, TimerKind, kinds
from tests.corpus.database import restore
from tests.databases import tamper
from tests.host.moves import least
from tests.host.stage import ANN, BOB, EVE, Clock, host_on, options_with
from tests.rows import table_ids, timers_of

RUNNING, LOBBY, SOLO = 1, 2, 3


@pytest.fixture
def schema() -> int:
    return 5


@pytest.fixture
async def host(tmp_path: Path, schema: int) -> AsyncIterator[Host]:
    """A host on a database that an older version wrote, with settings of a server that nobody can read."""
    path, clock = restore(schema, tmp_path / "arnak.db"), Clock()
    tamper(path, "INSERT INTO guilds VALUES (4, 'nonsense')")
    store = await Store.open(path)
    clock.later(14)
    yield host_on(store, clock)
    await store.close()


async def options_of_tables(host: Host) -> list[Options]:
    return [(await host.registry.table(number)).options for number in await table_ids(host.registry.store)]


async def test_running_games_continue_with_their_timers_and_pending_posts(host: Host) -> None:
    table = await host.registry.table(RUNNING)
    assert table.names == ("Ann", "Bob", "Eve") and table.running.seats_to_act == (2,)
    assert table.running.log[-1] == (2, "dig camp-coins") and table.proof is None
    due = {(each.kind, each.seat) for each in await timers_of(host.registry.store, RUNNING)}
    assert due == {(TimerKind.CLOSE, -1), (TimerKind.DEADLINE, 2)}, "the reminder was sent before the upgrade"
    (post,) = await host.outbox.of_table(RUNNING)
    assert post.kind is PostKind.TABLE and (await host.history.told(table, [post])).told
    await host.play.play(table, EVE, [table.running.legal_actions()[0].text])
    assert table.moves == 6


def test_the_snapshot_itself_is_read_and_not_only_the_log(tmp_path: Path) -> None:
    with closing(sqlite3.connect(restore(5, tmp_path / "arnak.db"))) as connection:
        (text,) = connection.execute("SELECT snapshot FROM tables WHERE id = ?", (RUNNING,)).fetchone()
    game = Game.from_dict(json.loads(text))
    again = Game.new(game.setup)
    for seat, action in game.log:
        again.apply(action, seat)
    assert again.fingerprint() == game.fingerprint()


async def test_awaited_players_of_old_tables_are_determined_once(host: Host) -> None:
    waiting = await host.people.tables_waiting_for(EVE)
    assert [(each.table_id, each.seat, each.round) for each in waiting] == [(RUNNING, 2, 1), (SOLO, 0, 1)]
    assert await host.registry.store.timers.unknown_of(EVE) == []
    assert await host.people.tables_waiting_for(ANN) == []


async def test_an_old_lobby_can_be_filled_and_started(host: Host) -> None:
    table = await host.registry.table(LOBBY)
    await host.lobby.join(table, ANN, "Ann")
    await host.lobby.start(table, BOB)
    assert table.status is Status.RUNNING and table.seed and table.proof is None
    assert table.edition == table.running.setup.edition
    fresh = host_on(host.registry.store, Clock())
    assert (await fresh.registry.table(LOBBY)).running.fingerprint() == table.running.fingerprint()


async def test_a_solo_game_without_a_snapshot_continues(host: Host) -> None:
    table = await host.registry.table(SOLO)
    assert table.running.log == ((0, "pass"),)
    await host.play.play(table, EVE, ["end"])


async def test_tables_whose_engine_ends_turns_keep_their_rules_and_reminders(tmp_path: Path) -> None:
    store = await Store.open(restore(4, tmp_path / "arnak.db"))
    lobby, late, solo = [await store.load(number) for number in (3, 5, 6)]
    timers = await store.timers.at("2027-01-01T00:00:00+00:00", 9)
    await store.close()
    assert lobby is not None and late is not None and solo is not None
    assert [each.engine_ends for each in (lobby, late, solo)] == [False, False, True], "only where turns ended so"
    assert [each.edition for each in (lobby, late, solo)] == [None, 1, 1], "games of before are of the first"
    chosen = [replace(each.options, game=ARNAK.completed(each.options.game)) for each in (lobby, late, solo)]
    assert chosen[:2] == [options_with(shuffle_seats=False, remind_hours=12, layout="wide")] * 2
    assert chosen[2] == options_with(seats=1, rival=2, auto_end=True, layout="wide")
    first, second = "2026-01-01T17:20:00+00:00", "2026-01-02T20:40:00+00:00"
    assert timers == [Timer(1, -1, TimerKind.REMIND, first), Timer(5, -1, TimerKind.REMIND, second)]


@pytest.mark.parametrize("schema", [7])
async def test_the_choices_of_tables_and_servers_are_migrated(host: Host) -> None:
    chosen = await options_of_tables(host)
    settled = [await host.people.guild(guild) for guild in (1, 2, 3)]
    running = await host.registry.table(1)
    assert running.running.seats_to_act == (2,) and running.moves == 4
    await host.play.play(running, EVE, ["pass"])
    await host.lobby.join(await host.registry.table(2), ANN, "Ann")
    await host.play.play(await host.registry.table(3), EVE, ["pass"])
    hours = {"remind_hours": 12, "deadline_hours": 48}
    first = options_with(board="snake", seats=4, shuffle_seats=False, auto_end=True, **hours, layout="wide")
    solo = options_with(board="snake", seats=1, rival=3, auto_end=True, layout="wide")
    assert chosen == [first, options_with(), solo, options_with(seats=3, remind_hours=24, deadline_hours=168)]
    proposed = options_with(board="snake", seats=4, auto_end=True, deadline_hours=168, thread=True, layout="wide")
    assert settled == [
        GuildSettings(proposed, (5, 6), Stoppers.PLAYERS),
        GuildSettings(options_with(remind_hours=24, deadline_hours=72)),
        GuildSettings(options_with(remind_hours=48)),
    ]


@pytest.mark.parametrize("schema", [16])
async def test_plans_that_the_version_before_has_stored_are_shown_and_played(host: Host) -> None:
    tables = [await host.registry.table(number) for number in await table_ids(host.registry.store)]
    planned = next(table for table in tables if any(seat.plans for seat in table.seats))
    seat = next(each for each in planned.seats if each.plans)
    plan = host.planning.plan(planned, seat.user_id)
    assert plan is not None and plan.rehearsal.texts == ("dig camp-coins",)
    orders = [[step.action for step in order] for order in plans_of(planned, seat.seat).orders]
    assert orders == [["dig camp-tablets"], ["pass", "end"]]
    while seat.seat not in planned.running.seats_to_act:
        await least(host, planned, planned.seats[planned.running.seats_to_act[0]].user_id)
    await host.planning.play(planned, seat.user_id)
    assert (seat.seat, "dig camp-tablets") in planned.running.log


@pytest.mark.parametrize("schema", [9])
async def test_old_tables_servers_and_results_record_their_game(host: Host) -> None:
    chosen = await options_of_tables(host)
    settled = [await host.people.guild(guild) for guild in (1, 2)]
    won = await host.people.results(user_id=EVE) + await host.people.results(user_id=ANN)
    elsewhere = await host.people.results(user_id=EVE, game="noughts")
    running = await host.registry.table(1)
    orders = [
        {question: [step.action for step in order] for question, order in answers_of(running, seat).kept.items()}
        for seat in range(3)
    ]
    await host.play.play(running, BOB, ["pass"])
    await host.play.play(running, BOB, ["end"])
    followed = running.running.log[-4:]
    lobby = await host.registry.table(2)
    await host.lobby.join(lobby, ANN, "Ann")
    await host.lobby.start(lobby, BOB)
    first = options_with(board="snake", seats=4, shuffle_seats=False, remind_hours=12, deadline_hours=48, layout="wide")
    solo = options_with(board="snake", seats=1, rival=3)
    assert chosen == [first, options_with(language="de", thread=True), solo, options_with(shuffle_seats=False)]
    proposed = options_with(board="snake", seats=4, auto_end=True, thread=True)
    usual = options_with(remind_hours=24, deadline_hours=72)
    assert settled == [GuildSettings(proposed, (5, 6), Stoppers.PLAYERS), GuildSettings(usual)]
    assert orders == [{"keep": ["done"]}, {"keep": ["keep all"]}, {"turn": ["pass", "end"]}]
    assert followed == ((2, "pass"), (2, "end"), (0, "done"), (1, "keep all")), "orders of before are carried out"
    expected = [(3, "arnak", solo.game, 8), (4, "arnak", options_with().game, 8)]
    assert [(each.table_id, each.game_key, each.options, each.points) for each in won] == expected
    assert won[0].turn_seconds == 12600 and won[0].figures["decisions"] == 14 and elsewhere == []


STORED = """
Ends: table, auto, ask
LiveKind: tables, seekers, invitation, ladder, thread
MessageKind: content, components
NoteKind: left, back, time over, stopped, reopened, paused, pause ended, pause withdrawn, undo withdrawn, undo alone, \
agreed, played on, seat taken, seat declined, seat kept, stands in, did the least, repaired, no threads here, \
no threads allowed, no more threads, month over
NoticeOf: season, webhook, audit, ladder opened, ladder closed
PostKind: lobby, table, ping, remind, deadline, vote, closed, note, heads up, panels
PostState: waiting, refused
SeasonLength: none, month, quarter
Status: lobby, running, over, stopped
Stoppers: opener, players, moderators
TimerKind: ping, remind, deadline, stand in, close
VoteKind: pass, without, replace, pause, computer, takeback, reopenturn
"""


def test_stored_names_never_change() -> None:
    sets = {name: each for name, each in sorted(vars(kinds).items()) if each in StrEnum.__subclasses__()}
    assert "".join(f"{name}: {', '.join(words)}\n" for name, words in sets.items()) == STORED.lstrip()
