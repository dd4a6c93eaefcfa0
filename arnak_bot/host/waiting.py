"""Whom a table is waiting for, until when, and the resulting timers. Pure: the time is passed in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from arnak_bot.host.clock import clock_start, deadline_from, is_awake, next_waking
from arnak_bot.host.tables import Table
from arnak_bot.store import Options, Person, SeatRecord, Timer, TimerKind, VoteKind, Waiting

IDLE_DAYS = 30
"""After this many days without any action, a table is closed."""

EVERYONE = -1
"""The seat number for timers of the whole table."""


@dataclass(frozen=True, slots=True)
class Awaited:
    """A player the table is waiting for. `ping`: whether they are awake and not paused; `deadline`: when time runs out.
    `computer`: the level of the computer playing for them, in which case nobody is pinged; "" for none.
    """

    seat: int
    user_id: int
    ping: bool
    deadline: datetime | None
    paused_until: datetime | None
    computer: str = ""


def timestamp(at: datetime) -> str:
    """Return a time in the store's format."""
    return at.isoformat(timespec="seconds")


# --- timers -----------------------------------------------------------------------------------------


def timers_of_table(table: Table, now: datetime) -> tuple[Timer, ...]:
    """Return all timers of a table, those of the past too: for closing it, and for the seats to act."""
    closing = Timer(table.id, EVERYONE, TimerKind.CLOSE, timestamp(now + timedelta(days=IDLE_DAYS)))
    return (closing, *(due for seat in table.seats_to_act for due in timers_of_seat(table, seat, now)))


def timers_of_seat(table: Table, seat: int, now: datetime) -> tuple[Timer, ...]:
    """Return the timers of a seat that the table is waiting for: a ping on waking up, a reminder, the deadline."""
    times = _times(table.person(seat), table.waits_from(seat), table.options, now)
    return _timers(table.id, seat, times, table.waits_since)


def missing_timers(table: Table, there: Iterable[Timer], now: datetime) -> list[Timer]:
    """Return the future timers that an open table should have but does not; normally none."""
    known = {(due.seat, due.kind) for due in there}
    later = (due for due in timers_of_table(table, now) if due.due_at > timestamp(now))
    return [due for due in later if (due.seat, due.kind) not in known]


def timers_of_wait(waiting: Waiting, person: Person, now: datetime) -> tuple[Timer, ...]:
    """Like `timers_of_seat`, for a seat whose table is not loaded."""
    since = _since(waiting)
    times = _times(person, clock_start(since, waiting), waiting.options, now)
    return _timers(waiting.table_id, waiting.seat, times, since)


def deadline_of(waiting: Waiting, person: Person) -> datetime | None:
    """That of a seat whose table is not loaded; None if there is none."""
    hours = None if waiting.options is None else waiting.options.deadline_hours
    return deadline_from(person, clock_start(_since(waiting), waiting), hours)


def _since(waiting: Waiting) -> datetime | None:
    return None if waiting.waits_since is None else datetime.fromisoformat(waiting.waits_since)


def _timers(
    table_id: int, seat: int, times: Iterable[tuple[TimerKind, datetime]], since: datetime | None
) -> tuple[Timer, ...]:
    return tuple(Timer(table_id, seat, kind, timestamp(at)) for kind, at in times if since is None or at > since)


def _times(
    person: Person, start: datetime | None, options: Options | None, now: datetime
) -> Iterator[tuple[TimerKind, datetime]]:
    if start is None or options is None:
        return
    waking = next_waking(person, start)
    if waking > start or timestamp(start) != timestamp(now):  # otherwise they have just come back themselves
        yield TimerKind.PING, waking
    if options.remind_hours is not None:
        yield TimerKind.REMIND, next_waking(person, start + timedelta(hours=options.remind_hours))
    if (deadline := deadline_from(person, start, options.deadline_hours)) is not None:
        yield TimerKind.STAND_IN if options.stand_in else TimerKind.DEADLINE, deadline


# --- whom a table waits for ----------------------------------------------------------------------------


def awaited(table: Table, now: datetime) -> tuple[Awaited, ...]:
    """Return whom a running table is waiting for, and until when."""
    pinged = may_be_pinged(table, now)
    return tuple(
        Awaited(
            seat.seat,
            seat.user_id,
            seat.user_id in pinged,
            table.deadline(seat.seat),
            pause_of(seat, now),
            computer_of(seat, now),
        )
        for seat in map(table.seats.__getitem__, table.running.seats_to_act)
    )


def may_be_pinged(table: Table, now: datetime) -> list[int]:
    """Those who are awake, not paused, still in the game, and not played for by a computer."""
    return [
        record.user_id
        for record in table.seats
        if not (record.gone or computer_of(record, now))
        and pause_of(record, now) is None
        and is_awake(table.person(record.seat), now)
    ]


def computer_of(record: SeatRecord, now: datetime) -> str:
    """Return the level of the computer playing a seat now; "" if the player is playing it themselves."""
    until = record.computer_until
    return "" if until is not None and datetime.fromisoformat(until) <= now else record.computer


def pause_of(record: SeatRecord, now: datetime) -> datetime | None:
    """Return when a player's pause ends; None if they are not paused, or do not play in person now."""
    if record.paused_until is None or record.gone or computer_of(record, now):
        return None
    until = datetime.fromisoformat(record.paused_until)
    return until if until > now else None


def is_overdue(table: Table, seat: int, now: datetime) -> bool:
    deadline = table.deadline(seat) if seat in table.seats_to_act else None
    return deadline is not None and now >= deadline


def is_justified(table: Table, motion: VoteKind, seat: int, now: datetime) -> bool:
    """Whether the others may vote on a motion about a seat: its player is late or has left. A new player may also take
    over from a computer that plays for somebody without a time limit.
    """
    record = next((each for each in table.seats if each.seat == seat), None)
    if record is None:
        return False
    stands_in = record.left_to_computer and not record.is_computer
    unmanned = {
        VoteKind.REPLACE: record.gone or stands_in,
        VoteKind.COMPUTER: record.gone,
        VoteKind.PASS: record.gone and seat in table.seats_to_act,
    }
    return unmanned.get(motion, False) or is_overdue(table, seat, now)


def next_in_turn(table: Table) -> int | None:
    """Return the seat whose turn follows the current one; None at the end of a round or game."""
    order = table.definition.next_seats(table.view(None))
    return next((seat for seat in order if not (table.seats[seat].gone or table.seats[seat].computer)), None)
