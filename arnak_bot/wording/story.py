"""Events as a story: one line for each thing somebody did, with its price and what came of it in numbers.

The channel, the log, the news, the panel and the captions of a replay all tell it with this. Private parts are told to
their owner only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from arnak_bot.engine.events import Event, EventKind
from arnak_bot.engine.view import GameView
from arnak_bot.names import spoken
from arnak_bot.wording import signs
from arnak_bot.wording.actions import clip
from arnak_bot.wording.clauses import clause, price_of_card
from arnak_bot.wording.deeds import Deed, deeds_of
from arnak_bot.wording.news import situation

__all__ = ["caption", "since", "tell"]

LONGEST_NEWS = 180


def tell(events: Iterable[Event], view: GameView, names: Sequence[str], room: int | None = None) -> list[str]:
    """Return a line for each thing that was done, as the viewer of `view` may read it; cut to `room` characters."""
    deeds = deeds_of([event.seen_by(view.viewer) for event in events])
    lines = [line for deed in deeds for line in _lines(deed, view, names)]
    return lines if room is None else [clip(line, room) for line in lines]


def since(events: Sequence[Event], view: GameView, names: Sequence[str], most: int = 3) -> list[str]:
    """Return short lines on what has happened since the viewer last moved, and how their situation has changed.

    Of what the others did at most `most` lines: the great moments first, then the newest.
    """
    others = [event for event in events if event.seat is not None and event.seat != view.viewer]
    deeds = [deed for deed in deeds_of([event.seen_by(view.viewer) for event in others]) if _is_news(deed)]
    by_weight = sorted(range(len(deeds)), key=lambda at: (_is_great(deeds[at]), at))[-most:]
    told = [clip(line, LONGEST_NEWS) for at in sorted(by_weight) for line in _lines(deeds[at], view, names)]
    changed = [*_came_home(events, view, names), *situation(events, view, names)]
    return [*told, *changed] if told else []


def _came_home(events: Iterable[Event], view: GameView, names: Sequence[str]) -> list[str]:
    """The Fear that the viewer's own archaeologists brought home at the end of a round (R42)."""
    own = [
        event for event in events if event.seat == view.viewer and event.kind is EventKind.GAINED_FEAR and event.target
    ]
    return [line for deed in deeds_of(own) for line in _lines(deed, view, names)]


def caption(events: Iterable[Event], view: GameView, names: Sequence[str]) -> str:
    """Return what a turn did as the caption of its picture: what whoever moved did, or else which round it is."""
    deeds = deeds_of([event.seen_by(view.viewer) for event in events])
    mover = next((deed.seat for deed in deeds if not deed.is_of_the_table), None)
    told = [text for deed in deeds if deed.seat == mover and (text := _of_somebody(deed, view))]
    if mover is None or not told:
        return f"Round {signs.ROMAN[view.round]} begins."
    return signs.sentence(f"{spoken(names[mover])} {'; '.join(told)}")


_NEWS = {
    EventKind.PASSED,
    EventKind.DUG,
    EventKind.DISCOVERED,
    EventKind.OVERCAME,
    EventKind.BOUGHT,
    EventKind.RESEARCHED,
    EventKind.TOOK_TEMPLE_TILE,
    EventKind.RIVAL_TILE,
}
_NEWS_WITH = {EventKind.RECRUITED, EventKind.RESCUED, EventKind.GAINED_CARD}


_GREAT = {EventKind.DISCOVERED, EventKind.OVERCAME, EventKind.REACHED_TEMPLE, EventKind.RESCUED}


def _is_great(deed: Deed) -> bool:
    """Whether it is one of the moments that everybody should hear of."""
    return any(event.kind in _GREAT for event in (deed.head, *deed.results) if event is not None)


def _is_news(deed: Deed) -> bool:
    """Whether the others would want to know: main actions, and cards and people gained."""
    return deed.kind in _NEWS or any(event.kind in _NEWS_WITH for event in deed.results)


def _lines(deed: Deed, view: GameView, names: Sequence[str]) -> list[str]:
    text = _of_somebody(deed, view)
    if deed.seat is None or deed.is_of_the_table:
        return [signs.sentence(line) for line in _of_the_table(deed, view, names)]
    return [signs.sentence(f"{spoken(names[deed.seat])} {text}")] if text else []


def _of_somebody(deed: Deed, view: GameView) -> str:
    """What a seat did, without its name; empty for what happened to the table."""
    return "" if deed.is_of_the_table else clause(deed, view)


def _of_the_table(deed: Deed, view: GameView, names: Sequence[str]) -> list[str]:
    """What happened to the table, in order: the row, the round with everybody's new hand."""
    head = deed.head
    match deed.kind:
        case EventKind.ROW_EXILED:
            gone = [signs.card(event.subject) for event in (head, *deed.results) if event is not None]
            return [f"{signs.listed(gone)} {'leaves' if len(gone) == 1 else 'leave'} the row"]
        case EventKind.ROW_REFILLED:
            new = [price_of_card(event.subject) for event in (head, *deed.results) if event is not None]
            return [f"{signs.listed(new)} {'comes' if len(new) == 1 else 'come'} into the row"]
        case EventKind.ROUND_BEGAN if head is not None:
            begins = f"round {signs.ROMAN[head.amount]} begins{_hands(deed, names)}"
            return [begins, *_own_hand(deed, view, names)]
        case EventKind.GAME_ENDED:
            return ["the game is over"]
        case _:
            return []


def _hands(deed: Deed, names: Sequence[str]) -> str:
    """How many cards everybody has drawn."""
    drawn = Counter(event.seat for event in deed.results if event.kind is EventKind.DREW)
    if not drawn:
        return ""
    first, *others = [(spoken(names[seat]), count) for seat, count in drawn.items() if seat is not None]
    told = [f"{first[0]} draws {signs.counted(first[1], 'card')}", *(f"{name} {count}" for name, count in others)]
    return f": {signs.listed(told)}"


def _own_hand(deed: Deed, view: GameView, names: Sequence[str]) -> list[str]:
    """The viewer's own new cards by name."""
    own = [event.subject for event in deed.results if event.kind is EventKind.DREW and event.subject]
    if not own or view.viewer is None:
        return []
    return [f"{spoken(names[view.viewer])} has drawn {signs.listed(map(signs.card, own))}"]
