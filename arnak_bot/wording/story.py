"""Events as a story: one sentence for each thing worth telling, private parts only to their owner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from arnak_bot.engine import naming
from arnak_bot.engine.content import TEMPLE_STACK_BY_ID
from arnak_bot.engine.events import Event, EventKind
from arnak_bot.engine.printed import BonusTile, IdolKind
from arnak_bot.engine.resources import Resource
from arnak_bot.engine.rules.rival import Reason
from arnak_bot.engine.state import RIVAL_SEAT
from arnak_bot.engine.view import GameView
from arnak_bot.names import spoken
from arnak_bot.wording import short, signs
from arnak_bot.wording.actions import sources

_GAINED_TO = {
    "bottom": "under the deck",
    "top": "on top of the deck",
    "hand": "into hand",
    "play": "into play",
}


def tell(events: Iterable[Event], view: GameView, names: Sequence[str], room: int | None = None) -> list[str]:
    """Return a line for each seat's run of events, as the viewer of `view` may read them.

    A line longer than `room` is begun later in its run, so that it is whole and tells the newest.
    """
    lines: list[str] = []
    for seat, run in _runs([event.seen_by(view.viewer) for event in events]):
        clauses = _clauses(run, view)
        while room is not None and len(clauses) > 1 and len(_line(seat, clauses, names)) > room:
            clauses = clauses[1:]
        if clauses:
            lines.append(_line(seat, clauses, names))
    return lines


def _line(seat: int | None, clauses: Sequence[str], names: Sequence[str]) -> str:
    subject = f"{spoken(names[seat])} " if seat is not None else ""
    return signs.sentence(f"{subject}{signs.listed(clauses)}")


def since(events: Iterable[Event], view: GameView, names: Sequence[str], most: int = 3) -> list[str]:
    """Return at most `most` short lines on what the others did since the viewer last moved."""
    others = [event for event in events if event.seat is not None and event.seat != view.viewer]
    worth_telling = [event for event in others if event.kind in _WORTH_TELLING]
    return tell(worth_telling, view, names, room=180)[-most:]


def caption(events: Iterable[Event], view: GameView, names: Sequence[str]) -> str:
    """Return what a turn did as the caption of its picture: what whoever moved did, or else which round it is."""
    moved = [event for event in events if event.seat is not None]
    lines = tell([event for event in moved if event.seat == moved[0].seat], view, names)
    return lines[0] if lines else f"Round {signs.ROMAN[view.round]} begins."


_WORTH_TELLING = {
    EventKind.PASSED,
    EventKind.DUG,
    EventKind.DISCOVERED,
    EventKind.OVERCAME,
    EventKind.BOUGHT,
    EventKind.GAINED_CARD,
    EventKind.PLAYED,
    EventKind.RESEARCHED,
    EventKind.REACHED_TEMPLE,
    EventKind.TOOK_TEMPLE_TILE,
    EventKind.RECRUITED,
    EventKind.RIVAL_TILE,
}


def _runs(events: list[Event]) -> list[tuple[int | None, list[Event]]]:
    """Split events where another seat acts or the rival turns up a tile."""
    runs: list[tuple[int | None, list[Event]]] = []
    for event in events:
        if not runs or runs[-1][0] != event.seat or event.kind is EventKind.RIVAL_TILE:
            runs.append((event.seat, []))
        runs[-1][1].append(event)
    return runs


_TOKENS = {EventKind.GAINED: "gains", EventKind.PAID: "pays"}


def _clauses(events: list[Event], view: GameView) -> list[str]:
    """One clause for each event, but runs of gains, of payments and of drawn cards are told together."""
    clauses: list[str] = []
    for kind, run in groupby(events, key=lambda event: event.kind):
        if kind in _TOKENS:
            clauses.append(f"{_TOKENS[kind]} {_total(run)}")
        elif kind is EventKind.GAINED_FEAR:
            clauses.append(_fear_clause([event.subject for event in run]))
        elif kind is EventKind.DREW:
            clauses.append(_draw_clause([event.subject for event in run]))
        else:
            clauses += [clause for event in run if (clause := _clause(event, view))]
    return clauses


def _total(events: Iterable[Event]) -> str:
    total: Counter[Resource] = Counter()
    for event in events:
        total[Resource(event.subject)] += event.amount
    return signs.resources(tuple((resource, total[resource]) for resource in Resource if total[resource]))


def _fear_clause(gained: list[str]) -> str:
    """Fear cards are told by their number; where they ran out a tile stands in."""
    cards, tiles = gained.count("fear"), len(gained) - gained.count("fear")
    parts = ["a Fear card" if cards == 1 else signs.counted(cards, "Fear card")] if cards else []
    if tiles:
        parts.append("a Fear tile" if tiles == 1 else signs.counted(tiles, "Fear tile"))
    return f"gains {signs.listed(parts)}"


def _draw_clause(cards: list[str]) -> str:
    """Cards are named only where the viewer may see them."""
    if all(cards):
        return f"draws {signs.listed(signs.card(card) for card in cards)}"
    return "draws a card" if len(cards) == 1 else f"draws {signs.counted(len(cards), 'card')}"


_TAKEN_AWAY = {EventKind.RECRUITED, EventKind.RESCUED}

_REASONS = {
    Reason.ONLY: " (the only choice)",
    Reason.HIGHER_ROW: " (the higher row)",
    Reason.LOWER_ROW: " (the lower row)",
    Reason.LEFT: " (leftmost, by the arrow)",
    Reason.RIGHT: " (rightmost, by the arrow)",
}


def _reason(target: str) -> str:
    """Why the rival chose this; players need no reason."""
    return _REASONS[Reason(target)] if target else ""


def _clause(event: Event, view: GameView) -> str:
    subject, target, amount = event.subject, event.target, event.amount
    match event.kind:
        case EventKind.ROUND_BEGAN:
            return f"round {signs.ROMAN[amount]} begins"
        case EventKind.PASSED:
            return "passes"
        case EventKind.RIVAL_TILE:
            return f"turns up “{signs.rival_tile(subject)}”"
        case EventKind.RIVAL_RESTS:
            return "finds nothing to do"
        case EventKind.DUG:
            return f"digs at {signs.site(view, subject)}{_reason(target)}"
        case EventKind.DISCOVERED:
            return f"discovers {subject}{_reason(target)}"
        case EventKind.SITE_REVEALED | EventKind.STACK_TILE_REVEALED:
            return f"finds the {signs.tile(target)}"
        case EventKind.GUARDIAN_AWOKE:
            return f"wakes the {signs.guardian(amount)}"
        case EventKind.ACTIVATED:
            return f"activates {signs.site(view, subject)}"
        case EventKind.OVERCAME:
            return f"overcomes the {signs.guardian(amount)}{_reason(target)}"
        case EventKind.GUARDIAN_MOVED:
            return f"moves the {signs.guardian(amount)} to {signs.site(view, target)}"
        case EventKind.RELOCATED:
            return f"moves an archaeologist from {signs.site(view, subject)} to {signs.site(view, target)}"
        case EventKind.RETURNED:
            return f"takes an archaeologist back from {signs.site(view, subject)}"
        case EventKind.TOOK_IDOL:
            return f"takes an idol ({short.idol(IdolKind(subject))})" if subject else "takes a face-down idol"
        case EventKind.SLOTTED_IDOL:
            return "slots an idol"
        case EventKind.UNSLOTTED_IDOL:
            return "takes an idol out of its slot"
        case EventKind.PAID_IDOL:
            return "pays an idol"
        case EventKind.PAID_TRAVEL:
            return f"travels with {sources(subject)}"
        case EventKind.GAINED_TRAVEL:
            return f"gains {signs.icons_in_words(subject.split('+'))} for travel"
        case _:
            if view.rival is not None and event.seat == RIVAL_SEAT and event.kind in _TAKEN_AWAY:
                return f"takes the {signs.assistant(amount)} out of the game"
            return _card_clause(event) or _people_clause(event, view)


def _card_clause(event: Event) -> str:
    subject = event.subject
    match event.kind:
        case EventKind.BOUGHT:
            return f"buys {signs.card(subject)}{_reason(event.target)}"
        case EventKind.GAINED_CARD:
            return f"gains {signs.card(subject)} {_GAINED_TO[event.target]}"
        case EventKind.PLAYED:
            return f"plays {signs.card(subject)}"
        case EventKind.PUT_DOWN:
            return f"puts down {signs.card(subject)}"
        case EventKind.EXILED:
            return "exiles a Fear tile" if subject == "fear-tile" else f"exiles {signs.card(subject)}"
        case EventKind.TOP_REVEALED:
            return f"turns up {signs.card(subject)}"
        case EventKind.ROW_EXILED:
            name = signs.card(subject)
            return f"{name} leaves the row" if event.seat is None else f"exiles {name} from the row"
        case EventKind.TOPPED:
            return f"puts {signs.card(subject) if subject else 'a card'} back on top"
        case EventKind.KEPT:
            return f"keeps {signs.counted(event.amount, 'card')}" if event.amount else ""
        case _:
            return ""


def _people_clause(event: Event, view: GameView) -> str:
    amount = event.amount
    match event.kind:
        case EventKind.RESEARCHED:
            return (
                f"moves the {naming.token(event.subject)} to {signs.space(view.board, amount)}{_reason(event.target)}"
            )
        case EventKind.REACHED_TEMPLE:
            return f"arrives there for {signs.counted(amount, 'point')}"
        case EventKind.TOOK_BONUS:
            return f"takes a bonus tile ({short.bonus_tile(BonusTile(event.subject))})"
        case EventKind.TOOK_TEMPLE_TILE:
            return f"takes a temple tile worth {signs.counted(TEMPLE_STACK_BY_ID[event.subject].points, 'point')}"
        case EventKind.RECRUITED:
            return f"recruits the {signs.assistant(amount)}"
        case EventKind.RESCUED:
            return f"rescues the {signs.assistant(amount)}"
        case EventKind.USED_ASSISTANT:
            return f"uses the {signs.assistant(amount)}"
        case EventKind.BORROWED:
            return f"borrows the {signs.assistant(amount)}"
        case EventKind.UPGRADED_ASSISTANT:
            return f"turns the {signs.assistant(amount)} to gold"
        case EventKind.EXCHANGED:
            return f"exchanges the {signs.assistant(int(event.subject))} for the {signs.assistant(amount)}"
        case EventKind.REFRESHED:
            return f"refreshes the {signs.assistant(amount)}"
        case EventKind.USED_BOON:
            return f"uses the boon of the {signs.guardian(amount)}"
        case EventKind.ICONS_ARE_PLANES:
            return "turns all travel icons into planes"
        case EventKind.GUARDED_FROM_FEAR:
            return "is safe from Fear this round"
        case EventKind.GAME_ENDED:
            return "the game is over"
        case _:
            return ""
