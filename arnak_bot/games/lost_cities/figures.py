"""The statistics: numbers for each seat, counted from the events of a game. Contains no texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum

from arnak_bot.games.lost_cities.engine import Event, Reason
from arnak_bot.games.lost_cities.engine import events as kinds


class Figure(StrEnum):
    """All statistics, by their names in the store."""

    TURNS = "turns"
    PLAYED = "cards played"
    DISCARDED = "cards discarded"
    DECK = "drawn from the deck"
    PILES = "taken from piles"
    PATHS = "paths begun"
    RESEARCHER = "researcher sent out"
    STEPS = "steps"
    ARROW_STEPS = "steps by arrows"
    CITY_STEPS = "steps from cities"
    BRIDGES = "bridges crossed"
    CITIES = "cities reached"
    ARTIFACTS = "artifacts found"
    ARROWS = "arrows found"
    IDLE = "steps lost"
    TILE_POINTS = "points found"
    PATH_POINTS = "points of explorers"
    FORGIVEN = "debt forgiven"
    ARTIFACT_POINTS = "points of artifacts"
    ENDED = "expeditions ended"


def figures_of(events: Iterable[Event], seat: int) -> dict[str, int]:
    total = Counter[str]()
    for figure, amount in (each for event in events if event.seat == seat for each in _counts(event)):
        total[figure] += amount
    return dict(total)


def _counts(event: Event) -> tuple[tuple[Figure, int], ...]:
    match event:
        case kinds.PathBegun(_, _, researcher):
            return ((Figure.PATHS, 1), (Figure.RESEARCHER, int(researcher)))
        case kinds.Stepped(_, _, _, _, reason):
            by = ((Figure.ARROW_STEPS, int(reason is Reason.ARROW)), (Figure.CITY_STEPS, int(reason is Reason.CITY)))
            return ((Figure.STEPS, 1), *by)
        case kinds.PointsFound(_, _, points):
            return ((Figure.TILE_POINTS, points),)
        case kinds.ExpeditionScored(_, _, score, _):
            return ((Figure.PATH_POINTS, score.path_points), (Figure.FORGIVEN, score.forgiven))
        case kinds.ArtifactsScored(_, _, points, forgiven):
            return ((Figure.ARTIFACT_POINTS, points), (Figure.FORGIVEN, forgiven))
        case kinds.ExpeditionBegan() | kinds.Dealt() | kinds.StepDeclined() | kinds.GameEnded():
            return ()
        case _:
            return ((_ONE_EACH[type(event)], 1),)


_ONE_EACH: dict[type[Event], Figure] = {
    kinds.TurnEnded: Figure.TURNS,
    kinds.CardPlayed: Figure.PLAYED,
    kinds.CardDiscarded: Figure.DISCARDED,
    kinds.DrewFromDeck: Figure.DECK,
    kinds.DrewFromPile: Figure.PILES,
    kinds.BridgeCrossed: Figure.BRIDGES,
    kinds.CityReached: Figure.CITIES,
    kinds.ArtifactFound: Figure.ARTIFACTS,
    kinds.ArrowFound: Figure.ARROWS,
    kinds.ArrowIdle: Figure.IDLE,
    kinds.CityCardIdle: Figure.IDLE,
    kinds.ExpeditionEnded: Figure.ENDED,
}

_EXCHANGED = (Figure.STEPS, Figure.ARTIFACTS, Figure.ARROWS, Figure.TILE_POINTS)


def exchanged_in(events: Iterable[Event], seat: int) -> dict[str, int]:
    figures = figures_of(events, seat)
    return {kind.value: figures[kind] for kind in _EXCHANGED if kind in figures}
