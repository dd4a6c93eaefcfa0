"""How a player's situation has changed while the others moved: what is taken, who overtook, what left the row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from arnak_bot.engine import naming
from arnak_bot.engine.content import BOARDS
from arnak_bot.engine.effects import Token
from arnak_bot.engine.events import Event, EventKind
from arnak_bot.engine.state import EMPTY, RIVAL_SEAT
from arnak_bot.engine.view import GameView
from arnak_bot.names import spoken
from arnak_bot.wording import signs
from arnak_bot.wording.clauses import price_of_card

__all__ = ["situation"]


def situation(events: Sequence[Event], view: GameView, names: Sequence[str]) -> list[str]:
    """Return a line each on sites that are taken now, on the research track, and on the row.

    `events` are those since the viewer last moved, `view` is what they see now.
    """
    if view.viewer is None:
        return []
    others = [event for event in events if event.seat is not None and event.seat != view.viewer]
    return [line for line in (_taken(others, view), _research(others, view, names), _row(events, view)) if line]


def _taken(events: Iterable[Event], view: GameView) -> str:
    """The places where somebody has come to stand since, and no space is left."""
    gone_to = {event.subject for event in events if event.kind in (EventKind.DUG, EventKind.DISCOVERED)}
    gone_to |= {event.target for event in events if event.kind is EventKind.RELOCATED}
    full = [site.id for site in view.sites if site.id in gone_to and EMPTY not in site.standers]
    return f"No space is left at {signs.listed(signs.site(view, site) for site in full)}." if full else ""


def _research(events: Iterable[Event], view: GameView, names: Sequence[str]) -> str:
    """Who has overtaken the viewer, and the viewer's place on the track now."""
    assert view.viewer is not None
    steps = [event for event in events if event.kind is EventKind.RESEARCHED]
    parts = []
    for token in Token:
        row = _rows(view, token)
        mine = row[view.viewer]
        moved = {event.seat for event in steps if event.subject == token}
        past = []
        for seat in sorted(seat for seat in moved if seat is not None):
            before = row[seat] - sum(event.seat == seat and event.subject == token for event in steps)
            if before <= mine < row[seat]:
                past.append(spoken(names[seat]))
        if past:
            place = 1 + sum(other > mine for other in row.values())
            verb = "has" if len(past) == 1 else "have"
            parts.append(
                f"{signs.listed(past)} {verb} overtaken your {naming.token(token)}: it is {_ORDINALS[place]} now."
            )
    return " ".join(parts)


_ORDINALS = ("", "first", "second", "third", "fourth")


def _rows(view: GameView, token: Token) -> dict[int, int]:
    """The row in which each seat's token stands."""
    track = BOARDS[view.board].research
    rows = {p.seat: track[p.glass if token is Token.GLASS else p.notebook].row for p in view.players}
    if view.rival is not None and token is Token.GLASS:
        rows[RIVAL_SEAT] = track[view.rival.glass].row
    return rows


def _row(events: Iterable[Event], view: GameView) -> str:
    """The cards that came into the row and are there still, and those that somebody else took out of it."""
    taken = {EventKind.BOUGHT, EventKind.GAINED_CARD, EventKind.ROW_EXILED}
    gone = [event.subject for event in events if event.kind in taken and event.seat != view.viewer]
    there = {*view.artifacts, *view.items}
    new = [event.subject for event in events if event.kind is EventKind.ROW_REFILLED and event.subject in there]
    parts = []
    if gone:
        parts.append(f"Gone from the row: {signs.listed(map(signs.card, dict.fromkeys(gone)))}.")
    if new:
        parts.append(f"New: {signs.listed(map(price_of_card, dict.fromkeys(new)))}.")
    return " ".join(parts)
