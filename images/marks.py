"""What changed in the last turn, as values to draw: sites, spaces, tokens, who went where and what came of it."""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.engine.content import GUARDIAN_POINTS
from arnak_bot.engine.events import Event, EventKind

__all__ = ["NOTHING_NEW", "Marks", "Outcome", "Step", "marks_of"]


@dataclass(frozen=True, slots=True)
class Step:
    """An archaeologist who came to a site: from the camp on the shore, or from another site."""

    seat: int
    source: str  # "" from the shore
    target: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was won at a site: signs by name and how many of each, in the order in which they came."""

    site: str
    gains: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Marks:
    """What changed in the last turn, to be seen at a glance; `tokens` says how much of what a seat won or lost."""

    sites: frozenset[str] = frozenset()
    spaces: frozenset[int] = frozenset()
    tokens: tuple[tuple[int, str, int], ...] = ()
    steps: tuple[Step, ...] = ()
    outcomes: tuple[Outcome, ...] = ()


NOTHING_NEW = Marks()

_SITE_EVENTS = {
    EventKind.DUG,
    EventKind.DISCOVERED,
    EventKind.ACTIVATED,
    EventKind.OVERCAME,
    EventKind.RELOCATED,
    EventKind.GUARDIAN_MOVED,
}
_MOVES = {EventKind.RELOCATED, EventKind.GUARDIAN_MOVED}
"""Their target is where they lead to; the rival's digs have a reason there."""

_ELSEWHERE = {
    EventKind.RESEARCHED,
    EventKind.PLAYED,
    EventKind.BOUGHT,
    EventKind.USED_ASSISTANT,
    EventKind.USED_BOON,
    EventKind.SLOTTED_IDOL,
    EventKind.TURN_BEGAN,
    EventKind.TURN_ENDED,
}
"""After these, what is won does not come from a site."""

_WON = {
    EventKind.TOOK_IDOL: "idol",
    EventKind.GAINED_FEAR: "fear",
    EventKind.DREW: "draw",
    EventKind.RECRUITED: "assistant",
}


def marks_of(events: tuple[Event, ...]) -> Marks:
    """Find the sites and research spaces that these events touched, who went where, and whose tokens they changed."""
    sites = {event.subject for event in events if event.kind in _SITE_EVENTS}
    sites |= {event.target for event in events if event.kind in _MOVES}
    spaces = {event.amount for event in events if event.kind is EventKind.RESEARCHED}
    changes: dict[tuple[int, str], int] = {}
    for event in events:
        sign = {EventKind.GAINED: 1, EventKind.PAID: -1}.get(event.kind)
        if sign is not None and event.seat is not None:
            key = (event.seat, event.subject)
            changes[key] = changes.get(key, 0) + sign * event.amount
    tokens = tuple((seat, resource, change) for (seat, resource), change in sorted(changes.items()) if change)
    return Marks(frozenset(sites - {""}), frozenset(spaces), tokens, _steps(events), _outcomes(events))


def _steps(events: tuple[Event, ...]) -> tuple[Step, ...]:
    """Who came where, each once."""
    steps: list[Step] = []
    for event in events:
        if event.seat is None:
            continue
        if event.kind in (EventKind.DUG, EventKind.DISCOVERED):
            steps.append(Step(event.seat, "", event.subject))
        elif event.kind is EventKind.RELOCATED:
            steps.append(Step(event.seat, event.subject, event.target))
    return tuple(dict.fromkeys(steps))


def _outcomes(events: tuple[Event, ...]) -> tuple[Outcome, ...]:
    """What each site gave. Only what is open to all is told: the number of cards drawn, never which."""
    won: dict[str, dict[str, int]] = {}
    here = ""
    for event in events:
        if event.kind in _SITE_EVENTS:
            here = event.target if event.kind in _MOVES else event.subject
            if event.kind is EventKind.OVERCAME:
                won.setdefault(here, {})["points"] = GUARDIAN_POINTS
        elif event.kind in _ELSEWHERE:
            here = ""
        elif here and event.kind is EventKind.GAINED:
            _add(won, here, event.subject, event.amount)
        elif here and event.kind in _WON:
            _add(won, here, _WON[event.kind], 1)
    return tuple(Outcome(site, tuple(gains.items())) for site, gains in won.items() if gains)


def _add(won: dict[str, dict[str, int]], site: str, what: str, amount: int) -> None:
    gains = won.setdefault(site, {})
    gains[what] = gains.get(what, 0) + amount
