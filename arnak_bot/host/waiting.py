"""Whom a table waits for, until when, and what is due meanwhile. Pure: the time is passed in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from arnak_bot.host.clock import after_waking_hours, is_awake, next_waking
from arnak_bot.host.tables import Table
from arnak_bot.store import Due, DueKind, Options, Person, SeatRecord, Waiting

__all__ = [
    "EVERYONE",
    "IDLE_DAYS",
    "Awaited",
    "awaited",
    "awake",
    "computer_of",
    "deadline_of",
    "dues_of_seat",
    "dues_of_table",
    "dues_of_wait",
    "is_overdue",
    "missing_dues",
    "next_in_turn",
    "timestamp",
]

IDLE_DAYS = 30
"""A table without any action for so many days is closed."""

EVERYONE = -1
"""The seat of what is due for the whole table."""


@dataclass(frozen=True, slots=True)
class Awaited:
    """Somebody the table waits for. `ping`: they are awake and not on a pause; `deadline`: their time runs out.

    `computer`: the level of the computer that plays for them, "" for none; then nobody is pinged.
    """

    seat: int
    user_id: int
    ping: bool
    deadline: datetime | None
    paused_until: datetime | None
    computer: str = ""


def timestamp(at: datetime) -> str:
    """Return a time as the store keeps it."""
    return at.isoformat(timespec="seconds")


# --- what is due ------------------------------------------------------------------------------------


def dues_of_table(table: Table, now: datetime) -> tuple[Due, ...]:
    """What is due at an open table that waits since `table.waits_since`; only what is still to come."""
    closing = Due(table.id, EVERYONE, DueKind.CLOSE, timestamp(now + timedelta(days=IDLE_DAYS)))
    seats = () if table.game is None else table.game.seats_to_act
    return (closing, *(due for seat in seats for due in dues_of_seat(table, seat, now)))


def dues_of_seat(table: Table, seat: int, now: datetime) -> tuple[Due, ...]:
    """What is due for a seat the table waits for: a ping when they wake up, a reminder, the deadline."""
    start, options = table.waits_from(seat), table.options
    record = table.seats[seat]
    if start is None or record.gone or (record.computer and record.computer_until is None):
        return ()
    assert table.waits_since is not None
    begun = max(now, table.waits_since)  # whoever has told the table may be ahead of this clock
    times = _times(table.person(seat), start, options)
    return tuple(Due(table.id, seat, kind, timestamp(at)) for kind, at in times if at > begun)


def missing_dues(table: Table, there: Iterable[Due], now: datetime) -> list[Due]:
    """What is still to come at an open table and is not among what is due there: nothing, unless something was lost."""
    known = {(due.seat, due.kind) for due in there}
    return [due for due in dues_of_table(table, now) if (due.seat, due.kind) not in known]


def dues_of_wait(waiting: Waiting, person: Person, now: datetime) -> tuple[Due, ...]:
    """The same for a seat whose table is not loaded."""
    since = _since(waiting)
    if since is None or waiting.waits_since is None:
        return ()
    begun = max(now, datetime.fromisoformat(waiting.waits_since))
    times = _times(person, since, waiting)
    return tuple(Due(waiting.table_id, waiting.seat, kind, timestamp(at)) for kind, at in times if at > begun)


def deadline_of(waiting: Waiting, person: Person) -> datetime | None:
    """Until when a seat whose table is not loaded has time; None without a deadline."""
    since = _since(waiting)
    if since is None or waiting.deadline_hours is None:
        return None
    return after_waking_hours(person, since, waiting.deadline_hours)


def _since(waiting: Waiting) -> datetime | None:
    """Since when the time of a seat counts: a pause comes first."""
    if waiting.waits_since is None:
        return None
    times = [datetime.fromisoformat(at) for at in (waiting.waits_since, waiting.paused_until) if at is not None]
    return max(times)


def _times(person: Person, start: datetime, options: Options | Waiting) -> Iterator[tuple[DueKind, datetime]]:
    yield DueKind.PING, next_waking(person, start)
    if options.remind_hours is not None:
        yield DueKind.REMIND, next_waking(person, start + timedelta(hours=options.remind_hours))
    if options.deadline_hours is not None:
        ends = DueKind.STAND_IN if options.stand_in else DueKind.DEADLINE
        yield ends, after_waking_hours(person, start, options.deadline_hours)


# --- whom it waits for ---------------------------------------------------------------------------------


def awaited(table: Table, now: datetime) -> tuple[Awaited, ...]:
    """Return whom a running table waits for, and until when."""
    pinged = awake(table, now)
    return tuple(
        Awaited(
            seat.seat,
            seat.user_id,
            seat.user_id in pinged,
            table.deadline(seat.seat),
            _pause_of(seat, now),
            computer_of(seat, now),
        )
        for seat in map(table.seats.__getitem__, table.running.seats_to_act)
    )


def awake(table: Table, now: datetime) -> list[int]:
    """Return the user ids of the players who may be pinged now: awake, not on a pause, not gone."""
    return [
        record.user_id
        for record in table.seats
        if not (record.gone or computer_of(record, now))
        and _pause_of(record, now) is None
        and is_awake(table.person(record.seat), now)
    ]


def computer_of(record: SeatRecord, now: datetime) -> str:
    """Return the level of the computer that plays a seat now; "" where its player does."""
    until = record.computer_until
    return "" if until is not None and datetime.fromisoformat(until) <= now else record.computer


def _pause_of(record: SeatRecord, now: datetime) -> datetime | None:
    """Return until when a player is on a pause; None if they are not."""
    until = None if record.paused_until is None else datetime.fromisoformat(record.paused_until)
    return until if until is not None and until > now else None


def is_overdue(table: Table, seat: int, now: datetime) -> bool:
    """Whether a running table waits for a seat beyond the deadline it chose."""
    if table.game is None or seat not in table.game.seats_to_act:
        return False
    deadline = table.deadline(seat)
    return deadline is not None and now >= deadline


def next_in_turn(table: Table) -> int | None:
    """Return the seat whose turn comes after the one that is to act; None at the end of a round or game."""
    order = table.definition.next_seats(table.view(None))
    return next((seat for seat in order if not (table.seats[seat].gone or table.seats[seat].computer)), None)
