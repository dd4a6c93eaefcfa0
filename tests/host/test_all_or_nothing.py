"""An error, a crash or a cancellation at any statement of any call of the host leaves all of it or nothing."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from arnak_bot.game.definition import TURN
from arnak_bot.games.arnak.definition import KEEPING, PASSES, Keep
from arnak_bot.host import Host, Table, TableError
from arnak_bot.refusals import Why
from arnak_bot.store import GuildSettings, NewPost, Person, PostKind, Store, StoreError, VoteKind
from tests.databases import rows, tamper
from tests.host.faults import Faults, cancel_at, copy_at_each, fail_at
from tests.host.moves import agree, pass_turn, play_out, play_to_the_last_decision, run_due
from tests.host.stage import ANN, BOB, CHANNEL, DAN, EVE, GUILD, Clock, host_on, lobby, options_with, running
from tests.samples import all_day

Rows = dict[str, list[tuple[object, ...]]]
NUMBER = 1


@dataclass(frozen=True)
class Stage:
    """A database in which something is about to happen."""

    path: Path
    clock: Clock

    async def host(self) -> Host:
        return host_on(await Store.open(self.path), self.clock)


Prepare = Callable[[Host, Stage], Awaitable[object]]
Call = Callable[[Host, Table], Awaitable[object]]


async def at_the_end_of_a_round(host: Host, stage: Stage) -> None:
    table = await running(host)
    await pass_turn(host, table, ANN, BOB)
    for user in (ANN, BOB):
        await host.planning.answer(table, user, KEEPING, Keep.NOTHING.actions)
    await pass_turn(host, table, EVE)


async def late(host: Host, stage: Stage) -> None:
    await running(host)
    stage.clock.later(25)


async def one_vote_short(host: Host, stage: Stage, motion: VoteKind) -> None:
    table = await running(host)
    stage.clock.later(25)
    await host.absence.vote(table, BOB, motion, 0)


async def seat_offered(host: Host, stage: Stage) -> None:
    table = await running(host)
    await host.absence.offer_seat(table, ANN, 0, DAN)


async def paused(host: Host, stage: Stage) -> None:
    table = await running(host)
    await agree(host, table, await host.absence.ask_pause(table, ANN, 3), BOB, EVE)


async def idle(host: Host, stage: Stage) -> None:
    await running(host, remind_hours=None, deadline_hours=None)
    stage.clock.later(24 * 31)


async def closed(host: Host, stage: Stage) -> None:
    table = await running(host)
    stage.clock.later(24 * 31)
    await look(host, table)
    assert table.closed


async def stopped(host: Host, stage: Stage) -> None:
    table = await running(host)
    await host.lobby.stop(table, ANN, moderator=False)
    (post, *_) = await host.outbox.of_table(table.id)
    await host.outbox.delivered([post], 99, "Ann plays with Bob.")


async def about_to_end(host: Host, stage: Stage) -> None:
    await play_to_the_last_decision(host, await running(host))


async def gone_under_an_older_version(host: Host, stage: Stage) -> None:
    """Ann has left; the program ended before it passed for her."""
    await running(host)
    tamper(stage.path, "UPDATE seats SET gone = 1, awaited = 0 WHERE seat = 0")


async def one_has_left(host: Host, stage: Stage) -> None:
    await host.absence.resign(await running(host), BOB)


async def order_left(host: Host, stage: Stage) -> None:
    table = await running(host)
    await host.planning.answer(table, BOB, TURN, PASSES)
    await host.play.play(table, ANN, ["pass"])


async def killed_by_an_older_version(host: Host, stage: Stage) -> None:
    """Over but still running, without results."""
    await play_out(host, await running(host))
    tamper(stage.path, "UPDATE tables SET status = 'running', ended_at = NULL")
    tamper(stage.path, "DELETE FROM results")


async def unloadable(host: Host, stage: Stage) -> None:
    await running(host)
    tamper(stage.path, "DELETE FROM seats")
    tamper(stage.path, "UPDATE tables SET snapshot = NULL")


async def look(host: Host, table: Table) -> None:
    await run_due(host)


async def one_vote_short_of_a_turn(host: Host, stage: Stage) -> None:
    table = await running(host)
    await pass_turn(host, table, ANN)
    await host.play.play(table, BOB, ["dig camp-coins"])
    await host.absence.ask_take_back(table, ANN)
    await host.absence.vote(table, BOB, VoteKind.REOPEN_TURN, 0, 1)


async def deliver(host: Host, table: Table) -> None:
    await host.outbox.delivered(await host.outbox.of_table(table.id), 77, "what is left of it")


async def fail_to_deliver(host: Host, table: Table) -> None:
    await host.outbox.failed(await host.outbox.of_table(table.id), "503")


async def refused(host: Host, stage: Stage) -> None:
    table = await running(host)
    await host.outbox.failed(await host.outbox.of_table(table.id), "403", permanent=True)


async def nothing(host: Host, stage: Stage) -> None:
    pass


SOLO = options_with(seats=1, rival=2)
CALLS: dict[str, tuple[Prepare, Call]] = {
    "open": (nothing, lambda host, _: host.lobby.open(GUILD, CHANNEL, ANN, "Ann", options_with())),
    "open_alone": (nothing, lambda host, _: host.lobby.open_alone(None, CHANNEL, ANN, "Ann", SOLO)),
    "join": (lambda host, _: lobby(host), lambda host, table: host.lobby.join(table, EVE, "Eve", entropy="77")),
    "leave": (lambda host, _: lobby(host), lambda host, table: host.lobby.leave(table, BOB)),
    "start": (lambda host, _: lobby(host), lambda host, table: host.lobby.start(table, ANN)),
    "stop": (lambda host, _: running(host), lambda host, table: host.lobby.stop(table, ANN, moderator=True)),
    "stop_broken": (unloadable, lambda host, _: host.lobby.stop_broken(NUMBER, ANN, moderator=False)),
    "act": (lambda host, _: running(host), lambda host, table: host.play.play(table, ANN, ["dig camp-coins"])),
    "play": (lambda host, _: running(host), lambda host, table: host.play.play(table, ANN, ["pass", "end"])),
    "act with an order": (order_left, lambda host, table: host.play.play(table, ANN, ["end"])),
    "act at the end of the game": (about_to_end, play_out),
    "keep": (at_the_end_of_a_round, lambda host, table: host.planning.answer(table, EVE, KEEPING, Keep.ALL.actions)),
    "settle": (gone_under_an_older_version, lambda host, table: host.play.settle(table)),
    "come back": (one_has_left, lambda host, table: host.lobby.join(table, BOB, "Bob")),
    "order_ahead": (lambda host, _: running(host), lambda host, table: host.planning.answer(table, BOB, TURN, PASSES)),
    "undo": (order_left, lambda host, table: host.play.undo(table, ANN)),
    "vote": (late, lambda host, table: host.absence.vote(table, BOB, VoteKind.PASS, 0)),
    "vote to pass": (
        lambda host, stage: one_vote_short(host, stage, VoteKind.PASS),
        lambda host, table: host.absence.vote(table, EVE, VoteKind.PASS, 0),
    ),
    "vote to go on": (
        lambda host, stage: one_vote_short(host, stage, VoteKind.WITHOUT),
        lambda host, table: host.absence.vote(table, EVE, VoteKind.WITHOUT, 0),
    ),
    "vote to give a turn back": (
        one_vote_short_of_a_turn,
        lambda host, table: host.absence.vote(table, EVE, VoteKind.REOPEN_TURN, 0, 1),
    ),
    "resign": (lambda host, _: running(host), lambda host, table: host.absence.resign(table, ANN)),
    "offer_seat": (lambda host, _: running(host), lambda host, table: host.absence.offer_seat(table, ANN, 0, DAN)),
    "take_seat": (seat_offered, lambda host, table: host.absence.take_seat(table, DAN, "Dan", 0)),
    "ask_pause": (lambda host, _: running(host), lambda host, table: host.absence.ask_pause(table, ANN, 3)),
    "end a pause": (paused, lambda host, table: host.absence.ask_pause(table, ANN, 0)),
    "close what is idle": (idle, look),
    "reopen": (closed, lambda host, table: host.absence.reopen(table, BOB)),
    "abandon": (lambda host, _: running(host), lambda host, table: host.absence.abandon(table)),
    "what is due": (late, look),
    "set_person": (
        lambda host, _: running(host),
        lambda host, _: host.people.set_person(ANN, Person("Europe/Prague", 8, 22)),
    ),
    "set_guild": (nothing, lambda host, _: host.people.set_guild(GUILD, GuildSettings(options_with(seats=4)))),
    "forget": (stopped, lambda host, _: host.people.forget(ANN)),
    "add": (lambda host, _: running(host), lambda host, table: host.outbox.add(table, NewPost(PostKind.TABLE))),
    "delivered": (lambda host, _: running(host), deliver),
    "failed": (lambda host, _: running(host), fail_to_deliver),
    "again": (refused, lambda host, table: host.outbox.again(table.id)),
    "load what was left unfinished": (killed_by_an_older_version, lambda host, _: host.registry.table(NUMBER)),
}
ALL_DAY = ("open", "start", "act with an order", "undo", "vote to pass", "what is due")
"""The calls that are tried all day: each service, and each kind of decision; the others come with the whole check."""
WITHOUT_TABLE = {"open", "open_alone", "stop_broken", "set_guild", "load what was left unfinished"}


async def prepared(name: str, tmp_path: Path) -> Stage:
    """The database before the call of this name, closed."""
    stage = Stage(tmp_path / "before" / "arnak.db", Clock())
    host = await stage.host()
    await CALLS[name][0](host, stage)
    await ended(host)
    return stage


async def ended(host: Host) -> None:
    await host.close()
    await host.registry.store.close()


async def begun(name: str, stage: Stage, place: Path) -> tuple[Stage, Host, Callable[[], Awaitable[object]]]:
    """A copy of the stage with its host, and the call, ready to be made."""
    place.mkdir()
    here = Stage(Path(shutil.copy(stage.path, place / "arnak.db")), stage.clock)
    host = await here.host()
    table: Any = None if name in WITHOUT_TABLE else await host.registry.table(NUMBER)
    return here, host, lambda: CALLS[name][1](host, table)


async def remembered(host: Host) -> dict[str, object] | None:
    """What the host knows of the table, as it would tell it."""
    try:
        table = await host.registry.table(NUMBER)
    except TableError as error:
        return {"error": str(error)}
    game = None if table.game is None else table.game.fingerprint()
    kept = (table.version, table.status, table.seats, table.moves, table.votes, table.posts, table.waits_since)
    return {"game": game, "kept": kept, "turn": table.turn, "people": table.people}


async def agrees_with_the_store(here: Stage, host: Host) -> None:
    """What is in memory is what a fresh start would load."""
    assert await remembered(host) == await remembered(host_on(host.registry.store, here.clock))


async def the_clean_run(name: str, stage: Stage, tmp_path: Path, faults: Faults) -> tuple[int, Rows, Rows, Path]:
    """Make the call undisturbed: how many statements it takes, what was and is there, and a copy for each statement."""
    here, host, call = await begun(name, stage, tmp_path / "clean")
    before = rows(here.path)
    copies = tmp_path / "copies"
    faults.arm(copy_at_each(tmp_path / "clean" / "arnak.db", copies))
    await call()
    count = faults.disarm()
    await ended(host)
    return count, before, rows(here.path), copies


@pytest.mark.parametrize("name", all_day(ALL_DAY, CALLS))
async def test_an_error_at_any_statement_leaves_all_or_nothing(
    name: str, tmp_path: Path, faults: Faults, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, "arnak")  # for this test alone: others read what is logged
    stage = await prepared(name, tmp_path)
    count, before, after, copies = await the_clean_run(name, stage, tmp_path, faults)
    assert count > 2 and before != after
    for statement in range(1, count + 1):  # killed there: what a new start finds
        assert rows(copies / str(statement) / "arnak.db") in (before, after), f"killed at statement {statement}"
        here, host, call = await begun(name, stage, tmp_path / f"fails at {statement}")
        faults.arm(fail_at(statement))
        failed = True
        try:
            await call()
            failed = False
        except TableError as error:
            assert error.refusal is Why.NOT_SAVED
        except StoreError as error:
            assert str(error).endswith(".")
        faults.disarm()
        assert rows(here.path) in ((before, after) if failed else (after,)), f"an error at statement {statement}"
        await agrees_with_the_store(here, host)
        await ended(host)


@pytest.mark.slow
@pytest.mark.parametrize("name", CALLS)
async def test_a_cancellation_at_any_statement_leaves_all_or_nothing(name: str, tmp_path: Path, faults: Faults) -> None:
    stage = await prepared(name, tmp_path)
    count, before, after, _ = await the_clean_run(name, stage, tmp_path, faults)
    for statement in range(1, count + 1):
        here, host, call = await begun(name, stage, tmp_path / f"cancelled at {statement}")
        task = asyncio.ensure_future(call())
        faults.arm(cancel_at(statement, task))
        await asyncio.wait([task])
        await host.registry.wait_until_idle()
        faults.disarm()
        await agrees_with_the_store(here, host)
        assert rows(here.path) in (before, after), f"cancelled at statement {statement}"
        await ended(host)
