"""What changed in the last turn, as values to draw: sites, spaces, tokens, who went where, and what they gained."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, replace
from typing import TypeAlias

from arnak_bot.games.arnak.engine import events as kinds
from arnak_bot.games.arnak.engine.content import FEAR, FEAR_TILE, GUARDIAN_POINTS
from arnak_bot.games.arnak.engine.events import Event
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.travel import COINS_PER_PILOT, PILOT

Deed: TypeAlias = (
    kinds.Dug
    | kinds.Discovered
    | kinds.Overcame
    | kinds.Relocated
    | kinds.Researched
    | kinds.ReachedTemple
    | kinds.TookTempleTile
    | kinds.Bought
    | kinds.Played
    | kinds.UsedAssistant
    | kinds.UsedBoon
    | kinds.Passed
    | kinds.RivalRested
)
"""The actions reported in the headline about the last move."""


@dataclass(frozen=True, slots=True)
class Step:
    seat: int
    source: str  # "" means the shore
    target: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was gained at a site: icons by name, with their amounts, in order."""

    site: str
    gains: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Marks:
    """`tokens` holds each seat's gains and losses, including Fear."""

    sites: frozenset[str] = frozenset()
    spaces: frozenset[int] = frozenset()
    tokens: tuple[tuple[int, str, int], ...] = ()
    steps: tuple[Step, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    deeds: tuple[Deed, ...] = ()


NOTHING_NEW = Marks()

_ELSEWHERE = (
    kinds.Researched,
    kinds.Played,
    kinds.Bought,
    kinds.UsedAssistant,
    kinds.UsedBoon,
    kinds.SlottedIdol,
    kinds.Passed,
    kinds.TurnBegan,
    kinds.TurnEnded,
    kinds.RoundBegan,
)
"""Gains that follow one of these events do not come from a site."""

_WON: dict[type[Event], str] = {
    kinds.TookIdol: "idol",
    kinds.GainedFear: "fear",
    kinds.Drew: "draw",
    kinds.Recruited: "assistant",
}


def marks_of(events: tuple[Event, ...]) -> Marks:
    sites = frozenset(site for event in events for site in _sites_of(event))
    spaces = frozenset(event.space for event in events if isinstance(event, kinds.Researched))
    changes = Counter[tuple[int, str]]()
    for key, change in filter(None, map(_change, events)):
        changes[key] += change
    tokens = tuple((seat, resource, change) for (seat, resource), change in sorted(changes.items()) if change)
    deeds = dict.fromkeys(replace(event, source="") for event in events if isinstance(event, Deed))
    return Marks(sites, spaces, tokens, _steps(events), _outcomes(events), tuple(deeds))


def _change(event: Event) -> tuple[tuple[int, str], int] | None:
    """The seat, the kind of token and the amount that an event changed; a pilot costs two coins (R5)."""
    match event:
        case kinds.Gained(seat=seat, resource=resource, amount=amount):
            return (seat, resource.value), amount
        case kinds.Paid(seat=seat, resource=resource, amount=amount):
            return (seat, resource.value), -amount
        case kinds.GainedFear(seat=seat):
            return (seat, FEAR), 1
        case kinds.Exiled(seat=seat, card=card) if card in (FEAR, FEAR_TILE):
            return (seat, FEAR), -1
        case kinds.PaidTravel(seat=seat, sources=sources) if PILOT.label in sources:
            return (seat, Resource.COIN.value), -COINS_PER_PILOT * sources.count(PILOT.label)
        case _:
            return None


def _sites_of(event: Event) -> tuple[str, ...]:
    """The sites involved in an event; the one where it ended comes last."""
    match event:
        case (
            kinds.Dug(site=site) | kinds.Discovered(site=site) | kinds.Activated(site=site) | kinds.Overcame(site=site)
        ):
            return (site,)
        case kinds.Relocated(start=start, end=end) | kinds.GuardianMoved(start=start, end=end):
            return (start, end)
        case _:
            return ()


def _steps(events: tuple[Event, ...]) -> tuple[Step, ...]:
    steps: list[Step] = []
    for event in events:
        match event:
            case kinds.Dug(seat=seat, site=site) | kinds.Discovered(seat=seat, site=site):
                steps.append(Step(seat, "", site))
            case kinds.Relocated(seat=seat, start=start, end=end):
                steps.append(Step(seat, start, end))
            case _:
                pass
    return tuple(dict.fromkeys(steps))


def _outcomes(events: tuple[Event, ...]) -> tuple[Outcome, ...]:
    """What each site gave. Only public information: the number of cards drawn, never which."""
    won = defaultdict[str, Counter[str]](Counter)
    here, whose = "", None
    idols: dict[str, str] = {}
    for event in events:
        site = _site_behind(event, here if event.seat == whose else "", idols)
        if isinstance(event, kinds.TookIdol) and event.idol is not None:
            idols[event.idol.value] = site
        if touched := _sites_of(event):
            here, whose = touched[-1], event.seat
            if isinstance(event, kinds.Overcame):
                won[here]["points"] = GUARDIAN_POINTS
        elif isinstance(event, _ELSEWHERE):
            here = ""
        elif site and isinstance(event, kinds.Gained):
            won[site][event.resource.value] += event.amount
        elif site and type(event) in _WON:
            won[site][_WON[type(event)]] += 1
    return tuple(Outcome(site, tuple(gains.items())) for site, gains in won.items())


def _site_behind(event: Event, here: str, idols: dict[str, str]) -> str:
    """The site that gave something, itself or through its idol; if no source is named, the site last moved to."""
    kind, _, what = event.source.partition(":")
    match kind:
        case "":
            return here
        case "site":
            return what
        case "idol":
            return idols.get(what, "")
        case _:
            return ""
