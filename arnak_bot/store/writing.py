"""How a decision is written: plain functions on a connection in a transaction. Handles records, not games."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, fields

from arnak_bot.store import queries
from arnak_bot.store.options import encoded, text_of
from arnak_bot.store.records import (
    Change,
    ChannelTaken,
    Facts,
    GuildSettings,
    Life,
    Moved,
    NewPost,
    NewTable,
    ResultRecord,
    SeatRecord,
    Snapshot,
    Timer,
)
from arnak_bot.store.sql import Connection

__all__ = ["add_table", "carry_out", "payload_of", "queue", "settings_text"]

_ANY_VERSION = 0
"""The version of a table that was just added."""


def add_table(connection: Connection, new: NewTable, change: Change) -> int:
    """Write a new table with everything that belongs to it, and return its id.

    Raises:
        ChannelTaken: the channel already has an open table.
    """
    row = {
        "guild_id": new.guild_id,
        "channel_id": new.channel_id,
        "opener_id": new.opener_id,
        "options": text_of(new.options),
        "opened_at": new.opened_at,
        "part": new.part,
    }
    try:
        number = int(connection.execute(queries.INSERT_TABLE, row).fetchone()[0])
    except connection.IntegrityError as error:
        raise ChannelTaken from error
    _decide(connection, number, _ANY_VERSION, change.life)
    _write(connection, number, change)
    return number


def carry_out(connection: Connection, change: Change) -> None:
    """Write a decision.

    Raises:
        Moved: the table has changed since the decision was made.
        ChannelTaken: a table is to be reopened, but its channel has another one by now.
    """
    _decide(connection, change.table_id, change.version, change.life)
    _write(connection, change.table_id, change)


def _decide(connection: Connection, table_id: int, version: int, life: Life | None) -> None:
    if life is None:
        if connection.execute(queries.GO_ON, (table_id, version)).rowcount != 1:
            raise Moved
        return
    times = (life.started_at, life.ended_at, life.closed_at, life.waits_since)
    state = (life.status.value, life.seed, *times, life.round, life.edition)
    try:  # runs on every action: SQLite binds values by position faster than by name
        decided = connection.execute(queries.DECIDE, (*state, table_id, version)).rowcount
    except connection.IntegrityError as error:
        raise ChannelTaken from error
    if decided != 1:
        raise Moved


def _write(connection: Connection, number: int, change: Change) -> None:
    """Write everything except the table's own row. `number` is the table's id, which a new table's records lack."""
    if change.moves:
        rows = [(number, move.number, move.seat, move.action, change.at, move.computer) for move in change.moves]
        try:
            connection.executemany(queries.INSERT_MOVE, rows)
        except connection.IntegrityError as error:
            raise Moved from error
    if change.seats is not None:
        _write_seats(connection, number, change.seats)
    for part in change.joined:
        connection.execute(queries.INSERT_JOINING, (number, part))
    if change.votes is not None:
        connection.execute(queries.DELETE_VOTES, (number,))
        votes = [(number, vote.motion.value, vote.seat, vote.value, vote.voter) for vote in change.votes]
        connection.executemany(queries.INSERT_VOTE, votes)
    if change.timers is not None:
        _write_timers(connection, number, change.timers)
    queue(connection, number, change.posts, change.at)
    _write_results(connection, number, change.results)
    if change.snapshot is not None:
        _write_snapshot(connection, number, change.snapshot)


def _write_seats(connection: Connection, number: int, seats: Iterable[SeatRecord]) -> None:
    connection.execute(queries.DELETE_SEATS, (number,))
    rows = [
        (
            number,
            each.seat,
            each.user_id,
            each.name,
            each.keep,
            each.ahead,
            int(each.gone),
            each.paused_until,
            int(each.awaited),
            each.computer,
            each.computer_until,
        )
        for each in seats
    ]
    connection.executemany(queries.INSERT_SEAT, rows)


def _write_timers(connection: Connection, number: int, timers: Iterable[Timer]) -> None:
    connection.execute(queries.DELETE_DUES, (number,))
    connection.executemany(queries.INSERT_DUE, [(number, due.seat, due.kind.value, due.due_at) for due in timers])


def queue(connection: Connection, table_id: int, posts: Iterable[NewPost], at: str) -> None:
    """Add posts to the outbox; this also retries the table's refused posts."""
    rows = [(table_id, post.kind.value, payload_of(post.facts), at) for post in posts]
    if rows:
        connection.execute(queries.TRY_REFUSED_AGAIN, (table_id,))
        connection.executemany(queries.INSERT_POST, rows)


def payload_of(facts: Facts) -> str:
    """Return facts as JSON, without those that have their default value."""
    given = {
        field.name: getattr(facts, field.name) for field in fields(facts) if getattr(facts, field.name) != field.default
    }
    return json.dumps(given, separators=(",", ":"))


def settings_text(settings: GuildSettings) -> str:
    """Return a server's settings as JSON."""
    return json.dumps(
        {
            "channels": settings.channels,
            "stoppers": settings.stoppers.value,
            "proposed": encoded(settings.proposed),
        }
    )


def _write_results(connection: Connection, number: int, results: Iterable[ResultRecord]) -> None:
    rows = [
        {
            **asdict(each),
            "table_id": number,
            "options": json.dumps(dict(each.options)),
            "figures": json.dumps(each.figures),
        }
        for each in results
    ]
    if rows:
        connection.executemany(queries.INSERT_RESULT, rows)


def _write_snapshot(connection: Connection, number: int, snapshot: Snapshot) -> None:
    text = json.dumps(snapshot.game, separators=(",", ":"))
    connection.execute(queries.SET_SNAPSHOT, (text, snapshot.move, number))
