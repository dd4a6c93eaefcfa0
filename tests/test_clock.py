"""Waking hours: no ping at night, no time runs at night, in the person's own time zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arnak_bot.host.clock import after_waking_hours, is_awake, next_waking, time_zones
from arnak_bot.store import Person

PRAGUE = Person("Europe/Prague", 8, 22)
OWL = Person("Europe/Prague", 12, 3)
ALWAYS = Person()


def at(text: str) -> datetime:
    return datetime.fromisoformat(f"{text}+00:00")


@pytest.mark.parametrize(
    ("person", "time", "awake"),
    [
        (PRAGUE, "2026-01-10T06:59:00", False),
        (PRAGUE, "2026-01-10T07:00:00", True),
        (PRAGUE, "2026-07-10T06:00:00", True),
        (PRAGUE, "2026-01-10T20:59:00", True),
        (PRAGUE, "2026-01-10T21:00:00", False),
        (OWL, "2026-01-10T01:30:00", True),
        (OWL, "2026-01-10T02:00:00", False),
        (OWL, "2026-01-10T11:00:00", True),
        (ALWAYS, "2026-01-10T03:00:00", True),
    ],
)
def test_waking_hours_follow_the_time_zone_and_summer_time(person: Person, time: str, awake: bool) -> None:
    assert is_awake(person, at(time)) is awake


def test_a_sleeping_player_is_pinged_in_the_morning() -> None:
    assert next_waking(PRAGUE, at("2026-01-10T23:00:00")) == at("2026-01-11T07:00:00")
    assert next_waking(OWL, at("2026-01-10T05:00:00")) == at("2026-01-10T11:00:00")
    assert next_waking(ALWAYS, at("2026-01-10T05:00:00")) == at("2026-01-10T05:00:00")


def test_no_time_runs_at_night() -> None:
    start = at("2026-01-10T20:00:00")  # an hour before bedtime
    assert after_waking_hours(PRAGUE, start, 1) == at("2026-01-10T21:00:00")
    assert after_waking_hours(PRAGUE, start, 2) == at("2026-01-11T08:00:00")
    assert after_waking_hours(PRAGUE, start, 16) == at("2026-01-12T08:00:00")
    assert after_waking_hours(ALWAYS, start, 16) == at("2026-01-11T12:00:00")


@given(
    zone=st.sampled_from(["UTC", "America/New_York", "Asia/Kolkata", "Pacific/Auckland", "Europe/Prague"]),
    wake=st.integers(0, 23),
    sleep=st.integers(0, 23),
    start=st.datetimes(datetime(2026, 1, 1), datetime(2027, 1, 1), timezones=st.just(UTC)),
    hours=st.integers(1, 200),
)
def test_waking_hours_add_up(zone: str, wake: int, sleep: int, start: datetime, hours: int) -> None:
    person = Person(zone, wake, sleep)
    end = after_waking_hours(person, start, hours)
    assert end - start >= timedelta(hours=hours)
    assert is_awake(person, end) or is_awake(person, end - timedelta(seconds=1))
    assert after_waking_hours(person, start, hours + 1) > end
    assert is_awake(person, next_waking(person, start))


def test_time_zones_begin_with_places() -> None:
    assert "Europe/Prague" in time_zones() and "/" in time_zones()[0]
