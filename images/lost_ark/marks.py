"""The marks on a sheet: the player's current choices, and what has just been coloured."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arnak_bot.games.lost_ark.engine.actions import Verb
from arnak_bot.games.lost_ark.engine.events import Event, TileFilled, TurnClosed, Visited, seen_by
from arnak_bot.games.lost_ark.engine.printed import places_in
from arnak_bot.games.lost_ark.engine.rules.legality import drawable
from arnak_bot.games.lost_ark.engine.view import GameView


@dataclass(frozen=True, slots=True)
class Marked:
    """What is marked: the ids of places and tiles, and the names of colours."""

    lit: frozenset[str] = frozenset()  # what the viewer may choose; of a colour, its edge and where a walk could begin
    spare: frozenset[str] = frozenset()  # the places that can only be reached with a diamond or a hint
    fresh: frozenset[str] = frozenset()  # what has just been coloured


UNMARKED = Marked()


def choices(view: GameView, fresh: frozenset[str] = frozenset()) -> Marked:
    lit, spare = set[str](), set[str]()
    for action in view.legal:
        if action.verb is Verb.DIAMOND:
            spare.add(action.at)
        elif action.verb in (Verb.CALL, Verb.WALK) and action.colour is not None and view.viewer is not None:
            led_to = spare if view.called not in (None, action.colour) else lit
            led_to |= {action.colour, *places_in(drawable(view.state, view.viewer, action.colour))}
        elif action.verb is Verb.PAINT and action.colour is not None:
            lit |= {action.colour, view.own.doing.owed}
        elif action.at:
            lit.add(action.at)
    return Marked(frozenset(lit), frozenset(spare - lit), fresh)


def news(events: Sequence[Event], seat: int, viewer: int | None) -> frozenset[str]:
    """Return what a seat has coloured in these events, as far as the viewer can already see it."""
    fresh: set[str] = set()
    for event in (seen_by(each, viewer) for each in events):
        for drawn in event.drawn if isinstance(event, TurnClosed) else (event,):
            if isinstance(drawn, Visited | TileFilled) and drawn.seat == seat:
                fresh.add(drawn.place if isinstance(drawn, Visited) else drawn.tile)
    return frozenset(fresh)
