"""The great moments in words: a headline, a sentence beside whoever did it, and the alt text of the picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arnak_bot.engine.content import BOARDS
from arnak_bot.engine.events import Event, EventKind
from arnak_bot.engine.state import RIVAL_SEAT
from arnak_bot.engine.view import GameView
from arnak_bot.wording import effects, signs
from arnak_bot.wording.actions import clip
from arnak_bot.wording.clauses import clause
from arnak_bot.wording.deeds import Deed, deeds_of
from arnak_bot.wording.tables import ALT_LIMIT

__all__ = ["MomentWords", "headline_for_you", "moments"]

_GREAT = {EventKind.DISCOVERED, EventKind.OVERCAME, EventKind.REACHED_TEMPLE, EventKind.RESCUED}
_ARRIVED = ("", "The first to arrive", "The second to arrive", "The third to arrive", "The last to arrive")


@dataclass(frozen=True, slots=True)
class MomentWords:
    """What is said of one moment; `words` may be empty."""

    headline: str
    words: str
    alt: str


def moments(events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[MomentWords]:
    """Return the words of every great moment in what happened, in order; `view` is the table afterwards."""
    open_to_all = [event.seen_by(None) for event in events]
    deeds = deeds_of(open_to_all)
    return [
        _words(event, _deed_of(event, deeds), open_to_all, view, names) for event in open_to_all if _is_great(event)
    ]


def _is_great(event: Event) -> bool:
    return event.kind in _GREAT


def _deed_of(event: Event, deeds: Sequence[Deed]) -> Deed:
    """The deed of which an event tells."""
    return next(deed for deed in deeds if event is deed.head or any(event is each for each in deed.results))


def _words(event: Event, deed: Deed, events: Sequence[Event], view: GameView, names: Sequence[str]) -> MomentWords:
    seat = RIVAL_SEAT if event.seat is None else event.seat
    headline, words = _said(event, events, view, names[seat])
    line = signs.sentence(f"{names[seat]} {clause(deed, view)}")
    return MomentWords(headline, words, clip(f"{line} {words}".rstrip(), ALT_LIMIT))


def _said(event: Event, events: Sequence[Event], view: GameView, name: str) -> tuple[str, str]:
    match event.kind:
        case EventKind.DISCOVERED:
            site = view.sites[BOARDS[view.board].site(event.subject)]
            tile = signs.tile(f"{site.level}-{site.tile}")
            return f"{name} discovers the {tile}", f"{_level(site.level)}, {_guarded(event, events)}."
        case EventKind.OVERCAME:
            boon = effects.guardian_boon(event.amount)
            return f"{name} overcomes the {signs.guardian(event.amount)}", f"Its boon, once in the game: {boon}."
        case EventKind.RESCUED if event.seat != RIVAL_SEAT or view.rival is None:
            return f"{name} rescues the {signs.assistant(event.amount)}", effects.assistant_side(
                event.amount, gold=False
            )
        case EventKind.RESCUED:
            return f"{name} takes the {signs.assistant(event.amount)} away", ""
        case _:
            place = view.arrivals.index(event.seat) + 1 if event.seat in view.arrivals else 0
            return f"{name} reaches the Lost Temple", f"{_ARRIVED[place]}." if place else ""


def _level(level: int) -> str:
    return f"A site of level {signs.ROMAN[level]}"


def _guarded(found: Event, events: Sequence[Event]) -> str:
    awoke = [event for event in events if event.kind is EventKind.GUARDIAN_AWOKE and event.subject == found.subject]
    return f"guarded by the {signs.guardian(awoke[0].amount)}" if awoke else "unguarded"


def headline_for_you(kind: str, tile: str, guardian: int, assistant: int) -> str:
    """Return the headline of a moment: what was found, whom you have overcome, reached or rescued.

    Raises:
        KeyError: there is no such kind of moment.
    """
    match kind:
        case "discovery":
            return f"You found the {signs.tile(tile)}"
        case "overcome":
            return f"You overcame the {signs.guardian(guardian)}"
        case "temple":
            return "You reached the Lost Temple"
        case "rescue":
            return f"You rescued the {signs.assistant(assistant)}"
        case _:
            raise KeyError(kind)
