"""The great moments of Lost Cities in words: a city that is reached, an expedition that is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arnak_bot.games.lost_cities.engine import Colour, Event, ExpeditionScore
from arnak_bot.games.lost_cities.engine import events as kinds
from arnak_bot.games.lost_cities.engine.content import CITY, stone_points
from arnak_bot.games.lost_cities.wording.facts import Said, piece_name
from arnak_bot.kit.limits import ALT_LIMIT, clip
from arnak_bot.kit.numerals import ROMAN

__all__ = ["CityMoment", "ExpeditionMoment", "Moment", "Result", "moments"]


@dataclass(frozen=True, slots=True)
class Result:
    """What an expedition brought a seat, and its points after it."""

    seat: int
    score: ExpeditionScore
    total: int


@dataclass(frozen=True, slots=True)
class CityMoment:
    """An explorer of `seat` has reached a city."""

    seat: int
    path: Colour
    researcher: bool
    headline: str
    sentence: str

    @property
    def points(self) -> int:
        """What the explorer is worth there."""
        return stone_points(CITY, researcher=self.researcher)

    @property
    def alt(self) -> str:
        """The picture in words."""
        return clip(f"{self.headline}. {self.sentence}", ALT_LIMIT)


@dataclass(frozen=True, slots=True)
class ExpeditionMoment:
    """An expedition is over: what it brought everybody. `lines` say it."""

    number: int
    seat: int
    headline: str
    sentence: str
    results: tuple[Result, ...]
    lines: tuple[str, ...]

    @property
    def alt(self) -> str:
        """The picture in words."""
        return clip(". ".join([self.headline, f"{self.sentence} {self.lines[0]}", *self.lines[1:]]), ALT_LIMIT)


Moment = CityMoment | ExpeditionMoment


def moments(
    events: Sequence[Event], names: Sequence[str], expeditions: int, said: Said, viewer: int | None = None
) -> tuple[Moment, ...]:
    """Find the great moments in what happened, in order; `viewer` is addressed as "you".

    `expeditions` is how many the game has: a single one has no number.
    """
    found: list[Moment] = []
    researcher = False
    for at, event in enumerate(events):
        match event:
            case kinds.Stepped(_, _, _, moved, _):
                researcher = moved
            case kinds.CityReached(seat, path):
                found.append(_city(seat, path, names, said, researcher=researcher, own=seat == viewer))
            case kinds.ExpeditionEnded(seat, number, reason):
                results = tuple(
                    Result(each.seat, each.score, each.total)
                    for each in events[at:]
                    if isinstance(each, kinds.ExpeditionScored) and each.expedition == number
                )
                words = said.words.moments
                headline = words.expedition(number=ROMAN[number]) if expeditions > 1 else words.the_expedition()
                lines = tuple(
                    words.brought(
                        name=names[each.seat], points=said.points(each.score.points), total=said.points(each.total)
                    )
                    for each in results
                )
                ended = words.ended(name=names[seat], reason=reason)
                found.append(ExpeditionMoment(number, seat, headline, ended, results, lines))
            case _:
                pass
    return tuple(found)


def _city(seat: int, path: Colour, names: Sequence[str], said: Said, *, researcher: bool, own: bool) -> CityMoment:
    words, city = said.words.moments, said.prose.city(path=path)
    headline = words.city_of_yours(city=city) if own else words.city(name=names[seat], city=city)
    points = said.points(stone_points(CITY, researcher=researcher))
    worth = words.city_worth(points=points, piece=piece_name(researcher=researcher))
    return CityMoment(seat, path, researcher, headline, worth)
