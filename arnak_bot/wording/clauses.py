"""A deed in words: what was done, the price, and what came of it in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from arnak_bot.engine import naming
from arnak_bot.engine.content import BOARDS, CARD_BY_ID, GUARDIAN_POINTS, TEMPLE_STACK_BY_ID
from arnak_bot.engine.effects import Token
from arnak_bot.engine.events import Event, EventKind
from arnak_bot.engine.printed import CardKind
from arnak_bot.engine.resources import Resource
from arnak_bot.engine.rules.rival import Reason
from arnak_bot.engine.state import RIVAL_SEAT
from arnak_bot.engine.travel import Icon
from arnak_bot.engine.view import GameView
from arnak_bot.wording import signs
from arnak_bot.wording.actions import sources
from arnak_bot.wording.deeds import Deed
from arnak_bot.wording.prompts import origin

__all__ = ["clause", "price_of_card"]

_GAINED_TO = {
    "bottom": "under the deck",
    "top": "on top of the deck",
    "hand": "into hand",
    "play": "into play",
}
_REASONS = {
    Reason.ONLY: " (the only choice)",
    Reason.HIGHER_ROW: " (the higher row)",
    Reason.LOWER_ROW: " (the lower row)",
    Reason.LEFT: " (leftmost, by the arrow)",
    Reason.RIGHT: " (rightmost, by the arrow)",
}
_BALANCE = {
    EventKind.GAINED,
    EventKind.PAID,
    EventKind.GAINED_FEAR,
    EventKind.DREW,
    EventKind.TOOK_IDOL,
    EventKind.PAID_IDOL,
    EventKind.GAINED_TRAVEL,
}
"""What is told as one sum: "+Fear +4🪙"."""
_ISLAND = {EventKind.DUG, EventKind.DISCOVERED, EventKind.OVERCAME}


def clause(deed: Deed, view: GameView) -> str:
    """Return what a deed was, without who did it: "buys Serpent's Gold (3🧭): +Fear +4🪙".

    Empty where there is nothing to tell.
    """
    results = _results(deed, view)
    if deed.head is None:
        return _going_on(deed, view, results)
    done = _played(deed) if deed.more else _does(deed.head, view) + _worth(deed) + _price(deed)
    return f"{done}: {', '.join(results)}" if results else done


def price_of_card(card: str) -> str:
    """Return a card with what it costs in the row: "Parrot (2🪙)"."""
    printed = CARD_BY_ID[card]
    return f"{signs.card(card)} ({printed.cost}{'🧭' if printed.kind is CardKind.ARTIFACT else '🪙'})"


def _going_on(deed: Deed, view: GameView, results: list[str]) -> str:
    """What came of something that began earlier."""
    if not results:
        return ""
    events = deed.results
    homes = [event for event in events if event.kind is EventKind.GAINED_FEAR and event.amount]
    if homes and len(homes) == len(events):
        return f"comes home: {', '.join(results)}"
    source = next((event.source for event in events if event.source), "")
    if source:
        return f"goes on with {origin(view, source)}: {', '.join(results)}"
    return f"gets {', '.join(results)}" if results[0][0] in "+−" else signs.listed(results)


def _played(deed: Deed) -> str:
    """Cards that were played one after the other."""
    assert deed.head is not None, "somebody has played the first"
    return f"plays {_counted_cards(event.subject for event in (deed.head, *deed.more))}"


# --- what was done ----------------------------------------------------------------------------


def _reason(target: str) -> str:
    """Why the rival chose this; players need no reason."""
    return _REASONS[Reason(target)] if target else ""


def _does(event: Event, view: GameView) -> str:
    subject, target, amount = event.subject, event.target, event.amount
    match event.kind:
        case EventKind.PASSED:
            return f"passes with {signs.card(subject)}" if subject else "passes"
        case EventKind.RIVAL_TILE:
            return f"turns up “{signs.rival_tile(subject)}”"
        case EventKind.DUG:
            return f"digs at {signs.site(view, subject)}{_reason(target)}"
        case EventKind.DISCOVERED:
            return f"discovers {signs.site(view, subject)}{_reason(target)}"
        case EventKind.ACTIVATED:
            return f"activates {signs.site(view, subject)}"
        case EventKind.OVERCAME:
            return f"overcomes the {signs.guardian(amount)} at {signs.site(view, subject)}{_reason(target)}"
        case EventKind.GUARDIAN_MOVED:
            return f"moves the {signs.guardian(amount)} to {signs.site(view, target)}"
        case EventKind.RELOCATED:
            return f"moves an archaeologist from {signs.site(view, subject)} to {signs.site(view, target)}"
        case EventKind.KEPT:
            return f"keeps {signs.counted(amount, 'card')} for the next round"
        case _:
            return _does_with_people(event, view)


def _does_with_people(event: Event, view: GameView) -> str:
    subject, amount = event.subject, event.amount
    match event.kind:
        case EventKind.BOUGHT:
            return f"buys {signs.card(subject)}{_with(event, view)}{_reason(event.target)}"
        case EventKind.PLAYED:
            return f"plays {signs.card(subject)}"
        case EventKind.RESEARCHED:
            return _researches(event, view)
        case EventKind.TOOK_TEMPLE_TILE:
            return "takes a temple tile"
        case EventKind.USED_ASSISTANT:
            return f"uses the {signs.assistant(amount)}"
        case EventKind.BORROWED:
            return f"borrows the {signs.assistant(amount)}"
        case EventKind.USED_BOON:
            return f"uses the boon of the {signs.guardian(amount)}"
        case EventKind.SLOTTED_IDOL:
            return "puts an idol into a slot"
        case _:
            raise ValueError(f"nobody does {event.kind}")


def _with(event: Event, view: GameView) -> str:
    """By whose effect a card was bought."""
    if not event.source:
        return ""
    name = origin(view, event.source)
    return f" with {name[:1].lower()}{name[1:]}" if name.startswith("The ") else f" with {name}"


def _researches(event: Event, view: GameView) -> str:
    """Where a token has got to and what that is worth; what the Lost Temple is worth follows from who came first."""
    board = BOARDS[view.board]
    space = board.research[event.amount]
    moves = f"moves the {naming.token(event.subject)} to {signs.space(view.board, event.amount)}"
    if space.lost_temple or not space.row:
        return f"{moves}{_reason(event.target)}"
    row = board.rows[space.row - 1]
    points = row.glass_points if event.subject == Token.GLASS else row.notebook_points
    worth = f", worth {signs.counted(points, 'point')}" if points else ""
    return f"{moves}{worth}{_reason(event.target)}"


def _worth(deed: Deed) -> str:
    """What arriving at the Lost Temple is worth."""
    arrived = [event.amount for event in deed.results if event.kind is EventKind.REACHED_TEMPLE]
    if not arrived or deed.kind is not EventKind.RESEARCHED:
        return ""
    return f", worth {signs.counted(arrived[0], 'point')}"


def _price(deed: Deed) -> str:
    """What was given for a deed: "(3🪙)"; who travels or fights goes "with" it."""
    parts = []
    for kind, run in groupby(deed.price, key=lambda event: event.kind):
        events = list(run)
        match kind:
            case EventKind.PAID:
                parts.append(_sum_of(events))
            case EventKind.PAID_IDOL:
                parts.append(signs.counted(len(events), "idol"))
            case EventKind.PUT_DOWN:
                parts.append(f"{signs.listed(signs.card(event.subject) for event in events)} put down")
            case _:
                parts += [source for event in events for source in _each_source(event.subject)]
    if not parts:
        return ""
    return f" with {signs.listed(parts)}" if deed.kind in _ISLAND else f" ({', '.join(parts)})"


def _each_source(text: str) -> list[str]:
    """Travel sources, joined by "+", one by one; equal ones are counted."""
    return [sources("+".join([label] * count)) for label, count in Counter(text.split("+")).items()]


def _sum_of(payments: Iterable[Event]) -> str:
    total = _tokens(payments)
    return signs.resources(tuple((resource, -total[resource]) for resource in Resource if total[resource]))


# --- what came of it --------------------------------------------------------------------------


def _results(deed: Deed, view: GameView) -> list[str]:
    """What came of a deed: what the rival's tile led to, the points, the sum, then whatever else has happened."""
    events = deed.results
    done = [_does(event, view) for event in events if event.kind in _DEEDS_OF_THE_RIVAL]
    balance = _balance([event for event in events if event.kind in _BALANCE], view)
    points = _points(events if deed.head is None else [deed.head, *events])
    groups: dict[EventKind, list[Event]] = {}
    for event in events:
        if event.kind not in _BALANCE and event.kind not in _DEEDS_OF_THE_RIVAL:
            groups.setdefault(event.kind, []).append(event)
    told = [text for group in groups.values() for text in _told(deed, group, view)]
    return [*done, *points, *([balance] if balance else []), *told]


_DEEDS_OF_THE_RIVAL = {
    EventKind.DUG,
    EventKind.DISCOVERED,
    EventKind.OVERCAME,
    EventKind.RESEARCHED,
    EventKind.TOOK_TEMPLE_TILE,
    EventKind.BOUGHT,
}


def _points(events: Iterable[Event]) -> list[str]:
    """Points that a deed is worth for good."""
    points = 0
    for event in events:
        if event.kind is EventKind.OVERCAME:
            points += GUARDIAN_POINTS
        elif event.kind is EventKind.TOOK_TEMPLE_TILE:
            points += TEMPLE_STACK_BY_ID[event.subject].points
    return [f"+{signs.counted(points, 'point')}"] if points else []


def _balance(events: Sequence[Event], view: GameView) -> str:
    """What was won and lost, as signs: "−1📜 +1🏹", "+Fear +4🪙", "+2 cards"."""
    total = _tokens(events)
    lost = [f"−{-total[each]}{signs.RESOURCE_SIGNS[each]}" for each in Resource if total[each] < 0]
    won = [f"+{total[each]}{signs.RESOURCE_SIGNS[each]}" for each in Resource if total[each] > 0]
    parts = [*lost, *_fears(events, view), *won]
    kinds = Counter(event.kind for event in events)
    idols = kinds[EventKind.TOOK_IDOL] - kinds[EventKind.PAID_IDOL]
    if idols:
        parts.append(f"{'+' if idols > 0 else '−'}{signs.counted(abs(idols), 'idol')}")
    icons = [
        Icon(icon) for event in events if event.kind is EventKind.GAINED_TRAVEL for icon in event.subject.split("+")
    ]
    if icons:
        parts.append(f"+{signs.icons(tuple(icons))}")
    drawn = [event.subject for event in events if event.kind is EventKind.DREW]
    if drawn:
        named = f" ({signs.listed(signs.card(card) for card in drawn)})" if all(drawn) else ""
        parts.append(f"+{signs.counted(len(drawn), 'card')}{named}")
    return " ".join(parts) or ("+0" if total else "")


def _tokens(events: Iterable[Event]) -> Counter[Resource]:
    total: Counter[Resource] = Counter()
    for event in events:
        if event.kind is EventKind.GAINED:
            total[Resource(event.subject)] += event.amount
        elif event.kind is EventKind.PAID:
            total[Resource(event.subject)] -= event.amount
    return total


def _fears(events: Sequence[Event], view: GameView) -> list[str]:
    """Fear by what it came from: cards, and tiles where the cards ran out (R18)."""
    found: Counter[tuple[str, str]] = Counter()
    for event in events:
        if event.kind is EventKind.GAINED_FEAR:
            guard = (
                f" from the {signs.guardian(event.amount)} at {signs.site(view, event.target)}" if event.target else ""
            )
            found[event.subject, guard] += 1
    return [f"+{_fear(what, count)}{guard}" for (what, guard), count in found.items()]


def _fear(what: str, count: int) -> str:
    if what == "fear":
        return "Fear" if count == 1 else f"{count} Fear"
    return "Fear tile" if count == 1 else f"{count} Fear tiles"


def _told(deed: Deed, events: Sequence[Event], view: GameView) -> list[str]:
    """What else came of a deed: events of one kind."""
    kind = events[0].kind
    if (
        kind is EventKind.EXILED
        and deed.head is not None
        and [event.subject for event in events] == [deed.head.subject]
    ):
        return ["exiles it"]
    if kind in _OF_CARDS:
        return [_OF_CARDS[kind].format(_counted_cards(event.subject for event in events))]
    if kind in _OF_ASSISTANTS:
        rival = view.rival is not None and events[0].seat == RIVAL_SEAT
        words = "takes {} out of the game" if rival and kind in _TAKEN_AWAY else _OF_ASSISTANTS[kind]
        return [words.format(signs.listed(f"the {signs.assistant(event.amount)}" for event in events))]
    return [text for event in events if (text := _happened(deed, event, view))]


def _counted_cards(cards: Iterable[str]) -> str:
    """Cards by name; equal ones are counted, and what one may not see is "a card"."""
    counts = Counter("a Fear tile" if card == "fear-tile" else signs.card(card) if card else "a card" for card in cards)
    return signs.listed(f"{count}× {name}" if count > 1 else name for name, count in counts.items())


_OF_CARDS = {
    EventKind.EXILED: "exiles {}",
    EventKind.TOP_REVEALED: "turns up {}",
    EventKind.ROW_EXILED: "exiles {} from the row",
    EventKind.TOPPED: "puts {} back on top",
    EventKind.PUT_DOWN: "puts down {}",
}
_OF_ASSISTANTS = {
    EventKind.RECRUITED: "recruits {}",
    EventKind.RESCUED: "rescues {}",
    EventKind.UPGRADED_ASSISTANT: "turns {} to gold",
    EventKind.REFRESHED: "refreshes {}",
}
_TAKEN_AWAY = {EventKind.RECRUITED, EventKind.RESCUED}


def _happened(deed: Deed, event: Event, view: GameView) -> str:
    subject, target, amount = event.subject, event.target, event.amount
    match event.kind:
        case EventKind.SITE_REVEALED:
            named = deed.head is not None  # whoever discovers a site is told to have discovered it by its name
            return "" if named else f"finds the {signs.tile(target)}"
        case EventKind.STACK_TILE_REVEALED:
            return f"resolves the {signs.tile(target)}"
        case EventKind.GUARDIAN_AWOKE:
            return f"wakes the {signs.guardian(amount)}"
        case EventKind.ACTIVATED:
            return "" if deed.head is not None else f"activates {signs.site(view, subject)}"
        case EventKind.RETURNED:
            return f"takes an archaeologist back from {signs.site(view, subject)}"
        case EventKind.UNSLOTTED_IDOL:
            return "takes an idol out of its slot"
        case EventKind.PAID_TRAVEL:
            return f"travels with {sources(subject)}"
        case EventKind.GAINED_CARD:
            return f"gains {signs.card(subject)} {_GAINED_TO[target]}"
        case EventKind.REACHED_TEMPLE:
            if deed.kind is EventKind.RESEARCHED:
                return ""
            arrived = any(event.kind is EventKind.RESEARCHED for event in deed.results)
            return f"{'' if arrived else 'is at the Lost Temple, '}worth {signs.counted(amount, 'point')}"
        case EventKind.TOOK_BONUS:
            return "takes a bonus tile"
        case EventKind.EXCHANGED:
            return f"exchanges the {signs.assistant(int(subject))} for the {signs.assistant(amount)}"
        case EventKind.ICONS_ARE_PLANES:
            return "turns all travel icons into planes"
        case EventKind.GUARDED_FROM_FEAR:
            return "is safe from Fear this round"
        case EventKind.RIVAL_RESTS:
            return "finds nothing to do"
        case EventKind.PLAYED:
            return ""  # to pass with it
        case _:
            raise ValueError(f"nothing is known to come of {event.kind}")
