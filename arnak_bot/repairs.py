"""Repairs the problems found by a check, as far as possible: deletes rows first, then runs the host's own repairs."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from arnak_bot.doctor import Problem, Report, examine
from arnak_bot.game.definition import AnyGame
from arnak_bot.host import Host, TableError
from arnak_bot.store import Store
from arnak_bot.store.checkup import Checkup, mending

_BY_LOADING = (Problem.REPLAY, Problem.STILL_RUNNING, Problem.NOTHING_DUE, Problem.MARKS, Problem.NO_RESULTS)
"""Problems that the host fixes whenever it loads the table."""


async def repair(database: str | Path, games: Mapping[str, AnyGame], report: Report) -> list[str]:
    """No bot may use the database. Returns a sentence for each repair. Raises StoreError if the database failed."""
    with mending(database) as found:
        spoiled = found.drop_spoiled()
    done = [f"{each.named_with_table} was deleted" for each in spoiled]
    if done:
        report = examine(database, games)
    with mending(database) as found:
        done += _drop_rows(found, report)
    store = await Store.open(database)
    host = Host(store, games)
    try:
        for number in report.tables_with(Problem.UNSEATED):
            await store.stop_broken(number, datetime.now(UTC).isoformat(timespec="seconds"))
            done.append(f"table {number}: stopped, because it had no players; its channel is free")
        done += await _reload(host, report)
        for number in report.tables_with(Problem.REFUSED):
            await host.outbox.again(number)
            done.append(f"table {number}: the posts that Discord refused will be retried")
    finally:
        await host.close()
        await store.close()
    return done


def _drop_rows(found: Checkup, report: Report) -> list[str]:
    done = []
    if any(finding.problem is Problem.ORPHAN for finding in report.findings):
        done.append(f"{found.drop_orphans()} rows of tables that do not exist were deleted")
    for number in report.tables_with(Problem.LEFTOVER):
        found.drop_timers(number)
        done.append(f"table {number}: its remaining timers were deleted")
    for number in report.tables_with(Problem.REPLAY):
        found.drop_snapshot(number)
        done.append(f"table {number}: the snapshot was deleted, because the log is authoritative")
    return done


async def _reload(host: Host, report: Report) -> list[str]:
    done = []
    for number in report.tables_with(*_BY_LOADING):
        try:
            await host.registry.table(number)
        except TableError:
            continue  # reported by the next check
        problems = [finding.problem for finding in report.findings if finding.table == number]
        done.append(f"table {number}: {', '.join(problem for problem in problems if problem in _BY_LOADING)}")
    return done
