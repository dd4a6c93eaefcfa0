"""The database clock shared by all processes, and waking hours: when a person may be pinged and their clock runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

from arnak_bot.store import Person, SeatRecord, Store, Waiting

_AGREE_WITHIN = timedelta(seconds=2)
"""Smaller differences between clocks are ignored: a database may count whole seconds, and its answer takes a moment."""


class DatabaseClock:
    """The database's time, so that machines whose clocks differ store comparable times. `clock` is this process's
    clock, which tests simulate; `machine` is the real clock, compared with the database's.
    """

    def __init__(
        self, store: Store, clock: Callable[[], datetime], machine: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        self._store = store
        self._clock = clock
        self._machine = machine
        self._behind = timedelta()

    def __call__(self) -> datetime:
        return self._clock() + self._behind

    async def compare(self) -> None:
        """Measure how far this machine's clock is off the database's. Raises StoreError if that does not answer."""
        behind = await self._store.time() - self._machine()
        self._behind = behind if abs(behind) > _AGREE_WITHIN else timedelta()


@lru_cache(maxsize=1)
def time_zones() -> tuple[str, ...]:
    """Return the names of all time zones, named places before technical names such as "UTC"."""
    return tuple(sorted(available_timezones(), key=lambda name: ("/" not in name or name.startswith("Etc/"), name)))


def _waking_times(person: Person, start: datetime) -> Iterator[tuple[datetime, datetime]]:
    """Yield the spans (from, to) in which a person is awake, without end, omitting those that end by `start`."""
    zone = ZoneInfo(person.zone)
    day = start.astimezone(zone).date() - timedelta(days=1)
    while True:
        wakes = datetime(day.year, day.month, day.day, person.wake, tzinfo=zone).astimezone(UTC)
        last = day if person.sleep > person.wake else day + timedelta(days=1)
        sleeps = datetime(last.year, last.month, last.day, person.sleep, tzinfo=zone).astimezone(UTC)
        if sleeps > start:
            yield wakes, sleeps
        day += timedelta(days=1)


def clock_start(waits_since: datetime | None, seat: SeatRecord | Waiting) -> datetime | None:
    """Return when the table began to wait for a seat's player, after any pause or time played by a computer. None if it
    is not waiting for them: a computer plays until they come back.
    """
    if waits_since is None or (seat.computer and seat.computer_until is None):
        return None
    away = [until for until in (seat.paused_until, seat.computer_until) if until is not None]
    return max([waits_since, *map(datetime.fromisoformat, away)])


def is_awake(person: Person, at: datetime) -> bool:
    return next_waking(person, at) <= at


def next_waking(person: Person, at: datetime) -> datetime:
    """Return `at` if the person is awake then, otherwise the time they next wake up."""
    if person.wake == person.sleep:
        return at
    return max(at, next(_waking_times(person, at))[0])


def deadline_from(person: Person, start: datetime | None, hours: int | None) -> datetime | None:
    """Return when a person's time runs out; None if their clock does not run, or there is no time limit."""
    return None if start is None or hours is None else after_waking_hours(person, start, hours)


def after_waking_hours(person: Person, start: datetime, hours: float) -> datetime:
    """Return when a person will have been awake for `hours` hours since `start`."""
    left = timedelta(hours=hours)
    if person.wake == person.sleep:
        return start + left
    for wakes, sleeps in _waking_times(person, start):
        begins = max(start, wakes)
        if sleeps - begins >= left:
            return begins + left
        left -= sleeps - begins
    raise AssertionError("days never end")
