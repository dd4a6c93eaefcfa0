"""The texts of the highlights of Lost Cities: reaching a city, the end of an expedition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arnak_bot.games.lost_cities.engine import Colour, Event
from arnak_bot.games.lost_cities.engine import events as kinds
from arnak_bot.games.lost_cities.engine.content import CITY, stone_points
from arnak_bot.games.lost_cities.wording.facts import Said, piece_name
from arnak_bot.kit.limits import ALT_LIMIT, clip
from arnak_bot.kit.numerals import ROMAN


@dataclass(frozen=True, slots=True)
class CityMoment:
    """An explorer of `seat` reached a city, for `points`; `alt` describes the picture."""

    seat: int
    path: Colour
    researcher: bool
    points: int
    headline: str
    sentence: str
    alt: str


@dataclass(frozen=True, slots=True)
class ExpeditionMoment:
    """An expedition is over, with everybody's results; `alt` describes the picture."""

    number: int
    headline: str
    sentence: str
    results: tuple[kinds.ExpeditionScored, ...]
    alt: str


Moment = CityMoment | ExpeditionMoment


def cities(events: Sequence[Event], names: Sequence[str], said: Said, viewer: int | None = None) -> list[CityMoment]:
    """The cities reached in these events, in order; `viewer` is addressed as "you"."""
    reached = (event for event in events if isinstance(event, kinds.Stepped) and event.stone == CITY)
    return [_city(event, names, said, own=event.seat == viewer) for event in reached]


def _city(event: kinds.Stepped, names: Sequence[str], said: Said, *, own: bool) -> CityMoment:
    seat, path, researcher = event.seat, event.path, event.researcher
    words, city, points = said.words.moments, said.prose.city(path=path), stone_points(CITY, researcher=researcher)
    headline = words.city_of_yours(city=city) if own else words.city(name=names[seat], city=city)
    worth = words.city_worth(points=said.points(points), piece=piece_name(researcher=researcher))
    return CityMoment(seat, path, researcher, points, headline, worth, clip(f"{headline}. {worth}", ALT_LIMIT))


def expeditions(events: Sequence[Event], names: Sequence[str], said: Said, *, numbered: bool) -> list[ExpeditionMoment]:
    """The expeditions that ended in these events, with their numbers if `numbered`."""
    return [
        _expedition(each, events, names, said, numbered) for each in events if isinstance(each, kinds.ExpeditionEnded)
    ]


def _expedition(
    ended: kinds.ExpeditionEnded, events: Sequence[Event], names: Sequence[str], said: Said, numbered: bool
) -> ExpeditionMoment:
    words, number = said.words.moments, ended.expedition
    scored = [event for event in events if isinstance(event, kinds.ExpeditionScored) and event.expedition == number]
    headline = words.expedition(number=ROMAN[number]) if numbered else words.the_expedition()
    sentence = said.prose.ended(name=names[ended.seat], reason=ended.reason)
    lines = [
        words.brought(name=names[each.seat], points=said.points(each.score.points), total=said.points(each.total))
        for each in scored
    ]
    alt = clip(f"{headline}. {sentence} {'. '.join(lines)}", ALT_LIMIT)
    return ExpeditionMoment(number, headline, sentence, tuple(scored), alt)
