"""Checks a whole database: the file, whether logs replay to their snapshots, and whether all derived rows exist. This
needs no host and changes nothing, so it works on a running bot's database. Repairs are in repairs.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from pathlib import Path
from typing import Any

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.position import Position
from arnak_bot.host import Table, TableError
from arnak_bot.host.loading import table_from
from arnak_bot.host.log_rows import missing_moves, play_row
from arnak_bot.host.tables import setup_of
from arnak_bot.host.waiting import missing_timers
from arnak_bot.store import SPOILED, Post, PostState, Status, TableRecord
from arnak_bot.store.checkup import Checkup, checkup
from arnak_bot.wording.messages import ENGLISH

LONG_WAIT = timedelta(days=1)
_NAMED = 10


class Problem(StrEnum):
    DAMAGE = "the database is damaged"
    SPOILED = "values that are not valid"
    ORPHAN = "rows of tables that do not exist"
    BROKEN = "tables that cannot be loaded"
    REPLAY = "logs that do not lead to their snapshot"
    GAP = "logs with missing moves"
    OLD_RULES = "logs that the current rules do not allow"
    UNSEATED = "open tables without players"
    STILL_RUNNING = "games that are over but still marked as running"
    NOTHING_DUE = "open tables that lack a timer"
    MARKS = "tables that wait for the wrong seats"
    LEFTOVER = "ended tables that still have timers"
    NO_RESULTS = "finished games without results"
    WAITING = "messages that have waited for more than a day"
    REFUSED = "messages that Discord refuses"


@dataclass(frozen=True, slots=True)
class Finding:
    problem: Problem
    table: int | None
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    tables: int
    posts: int
    findings: tuple[Finding, ...]

    @property
    def well(self) -> bool:
        """Whether there is nothing to repair: games with logs of old rules continue from their snapshots."""
        return all(finding.problem is Problem.OLD_RULES for finding in self.findings)

    def tables_with(self, *problems: Problem) -> list[int]:
        found = {each.table for each in self.findings if each.problem in problems and each.table is not None}
        return sorted(found)


def examine(database: str | Path, games: Mapping[str, AnyGame], now: datetime | None = None) -> Report:
    """The database may be in use. Raises StoreError if it does not exist, or this version of the bot cannot read it."""
    now = now or datetime.now(UTC)
    with checkup(database) as found:
        findings = [Finding(Problem.DAMAGE, None, text) for text in found.damages()]
        if findings:
            return Report(0, 0, tuple(findings))
        findings += [Finding(Problem.ORPHAN, None, f"{count} {what}") for what, count in found.orphans().items()]
        findings += [Finding(Problem.SPOILED, each.table, each.named) for each in found.spoiled()]
        ids = found.table_ids()
        for number in ids:
            findings += _examine_table(found, games, number, now)
        posts = found.posts()
        findings += _examine_posts(posts, now)
        return Report(len(ids), len(posts), tuple(findings))


def _examine_table(found: Checkup, games: Mapping[str, AnyGame], number: int, now: datetime) -> Iterator[Finding]:
    try:
        yield from _examine_record(found, found.table(number), games, now)
    except TableError as error:
        yield Finding(Problem.BROKEN, number, error.refusal.sentence(ENGLISH))
    except SPOILED as error:
        yield Finding(Problem.BROKEN, number, str(error))


def _examine_record(
    found: Checkup, record: TableRecord, games: Mapping[str, AnyGame], now: datetime
) -> Iterator[Finding]:
    if not record.seats and (record.seed is not None or record.options.solo):
        if record.status.is_open:
            yield Finding(Problem.UNSEATED, record.id)
        return
    table = table_from(record, games)
    table.people = {seat.user_id: found.person(seat.user_id) for seat in record.seats}
    if record.status.is_open:
        yield from _examine_open(record, table, now)
    elif record.timers:
        yield Finding(Problem.LEFTOVER, record.id, ", ".join(sorted({due.kind for due in record.timers})))
    if missing := missing_moves(record.moves):
        yield Finding(Problem.GAP, record.id, ", ".join(map(str, missing[:_NAMED])))
    elif table.game is not None:
        yield from _examine_log(record, table)


def _examine_open(record: TableRecord, table: Table, now: datetime) -> Iterator[Finding]:
    if table.game is not None and table.game.over:
        yield Finding(Problem.STILL_RUNNING, record.id)
        return
    if missing := missing_timers(table, record.timers, now):
        yield Finding(Problem.NOTHING_DUE, record.id, ", ".join(sorted({due.kind for due in missing})))
    if table.game is not None:
        marked = {seat.seat for seat in record.seats if seat.awaited}
        if not record.awaited_known or marked != set(table.game.seats_to_act):
            yield Finding(Problem.MARKS, record.id)


def _examine_log(record: TableRecord, table: Table) -> Iterator[Finding]:
    """Replay the whole log; at the move after which the snapshot was taken, compare the game with it."""
    definition = table.definition
    game: Position = definition.new(setup_of(table))
    rest, astray = record.moves, False
    try:
        if kept := record.snapshot:
            for move in rest[: kept.move]:
                play_row(definition, game, move)
            rest = rest[kept.move :]
            astray = game.fingerprint() != _fingerprint(definition, kept.game)
        for move in rest:
            play_row(definition, game, move)
    except (definition.refusal, ValueError) as error:  # not allowed by the current rules, or unknown to them
        yield Finding(Problem.OLD_RULES, record.id, str(error))
        return
    if astray and record.snapshot:  # only a log that can be replayed to its end may replace its snapshot
        yield Finding(Problem.REPLAY, record.id, f"after {record.snapshot.move} of {len(record.moves)} moves")
    if record.status is Status.OVER and not record.results:
        yield Finding(Problem.NO_RESULTS, record.id)


def _fingerprint(definition: AnyGame, snapshot: dict[str, Any]) -> str:
    try:
        return str(definition.load(snapshot).fingerprint())
    except SPOILED:
        return ""


def _examine_posts(posts: list[Post], now: datetime) -> Iterator[Finding]:
    for post in posts:
        if post.state is PostState.REFUSED:
            yield Finding(Problem.REFUSED, post.table_id, f"{post.kind}: {post.error}")
        elif now - datetime.fromisoformat(post.made_at) > LONG_WAIT:
            yield Finding(Problem.WAITING, post.table_id, f"{post.kind}, tried {post.tries} times: {post.error}")


def report_text(report: Report) -> str:
    counts = Counter(finding.problem for finding in report.findings)
    width = max(map(len, Problem))
    lines = [f"Checked: tables: {report.tables}, messages to be sent: {report.posts}.", ""]
    lines += [f"{problem:{width}}  {counts[problem] or 'none':>5}" for problem in Problem]
    if report.findings:
        lines.append("")
    for finding in report.findings:
        where = "" if finding.table is None else f"table {finding.table}: "
        lines.append(f"{where}{finding.problem}" + (f" ({finding.detail})" if finding.detail else ""))
    return "\n".join(lines)
