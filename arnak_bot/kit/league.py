"""Ratings of players, computed from finished games between people, and the seasons of a league. Only the results are
stored, so people whose data is deleted, or who opt out, leave the league at once. They still count as opponents of
unknown strength.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import groupby
from statistics import median

from openskill.models import PlackettLuce, PlackettLuceRating

from arnak_bot.game.values import Result

_SCALE = 60
"""How many displayed points correspond to one point of the rating library; everybody starts at 1500."""
PROVISIONAL = 3
"""Players with fewer games are ranked after all others."""


@dataclass(frozen=True, slots=True)
class Season:
    """A period with a league of its own. Its stored name is "2026-11", "2026-Q4", or "" for all time."""

    key: str
    months: int = 0
    since: datetime | None = None
    until: datetime | None = None

    @property
    def before(self) -> Season | None:
        if self.since is None:
            return None
        return season_of(self.months, self.since - timedelta(days=1))


def season_of(months: int, at: datetime) -> Season:
    """Return the season that contains a time, in UTC. It lasts `months` months, 1 or 3; 0 is one season for all time.

    >>> season_of(3, datetime(2026, 11, 25, tzinfo=UTC)).key, season_of(1, datetime(2026, 1, 1, tzinfo=UTC)).before.key
    ('2026-Q4', '2025-12')
    """
    if not months:
        return Season("")
    day = at.astimezone(UTC).date()
    number = (day.month - 1) // months
    key = f"{day.year}-{day.month:02}" if months == 1 else f"{day.year}-Q{number + 1}"
    return Season(key, months, _first_day(day.year, number * months), _first_day(day.year, (number + 1) * months))


def season_called(key: str) -> Season:
    """Return the season with this stored name.

    >>> season_called("2026-Q4").since.isoformat(), season_called("2026-11").until.isoformat()
    ('2026-10-01T00:00:00+00:00', '2026-12-01T00:00:00+00:00')
    """
    year, _, part = key.partition("-")
    if not part:
        return Season("")
    if part.startswith("Q"):
        return season_of(3, _first_day(int(year), 3 * int(part[1:]) - 3))
    return season_of(1, _first_day(int(year), int(part) - 1))


def _first_day(year: int, month: int) -> datetime:
    """The start of a month; `month` counts from January of `year` and may exceed 12."""
    return datetime(year + month // 12, month % 12 + 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Member:
    """`rating`: 1500 for somebody who has not played. `spread`: the true rating is within this many points of it with
    95 percent certainty. `best`: the most points in a game. `turn_seconds`: the median over the games; None if unknown.
    """

    user_id: int
    rating: int
    spread: int
    games: int
    won: int
    best: int
    turn_seconds: int | None

    @property
    def provisional(self) -> bool:
        return self.games < PROVISIONAL


def league(results: Iterable[Result], unrated: frozenset[int] = frozenset()) -> list[Member]:
    """Best players first, by the lower end of their spread, which favours well-established ratings. `results`: in the
    order in which the games ended. `unrated` users are not listed, and count as newcomers in each game.
    """
    model = PlackettLuce()
    ratings: dict[int, PlackettLuceRating] = {}
    played: dict[int, list[Result]] = {}
    for table in _tables(results):
        known = [each.user_id for each in table]
        teams = [[ratings.get(user) or model.rating()] for user in known]
        rated = model.rate(teams, ranks=[float(each.rank) for each in table])
        for result, (rating,) in zip(table, rated, strict=True):
            if result.user_id > 0 and result.user_id not in unrated:
                ratings[result.user_id] = rating
                played.setdefault(result.user_id, []).append(result)
    members = [_member(user, ratings[user], own) for user, own in played.items()]
    return sorted(members, key=lambda each: (each.provisional, each.spread - each.rating, each.user_id))


def _tables(results: Iterable[Result]) -> Iterator[list[Result]]:
    """Group results by game, keeping only games without computers that several people all played to the end."""
    for _, table in groupby(results, lambda each: each.table_id):
        seats = list(table)
        if len(seats) == seats[0].players > 1 and not seats[0].computers:
            yield seats


def _member(user_id: int, rating: PlackettLuceRating, own: Sequence[Result]) -> Member:
    times = [each.turn_seconds for each in own if each.turn_seconds is not None]
    return Member(
        user_id,
        round(rating.mu * _SCALE),
        round(2 * rating.sigma * _SCALE),
        len(own),
        sum(each.rank == 1 for each in own),
        max(each.points for each in own),
        round(median(times)) if times else None,
    )
