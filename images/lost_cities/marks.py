"""What changed in the last turn, as values to draw: who went where, and which cards are new or gone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arnak_bot.games.lost_cities.engine import events as kinds
from arnak_bot.games.lost_cities.engine.events import Event
from arnak_bot.games.lost_cities.engine.printed import Colour
from arnak_bot.games.lost_cities.wording.channel import last_turn


@dataclass(frozen=True, slots=True)
class Move:
    """An explorer that went from one stone of a path to another; a path that was begun comes from stone 0."""

    path: Colour
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Marks:
    """The last turn of `seat`, None where nobody has done anything.

    `played` are columns with a new card on top, `discarded` piles with one, `taken` piles that gave one.
    """

    seat: int | None = None
    moves: tuple[Move, ...] = ()
    played: frozenset[Colour] = frozenset()
    discarded: frozenset[Colour] = frozenset()
    taken: frozenset[Colour] = frozenset()
    crossed: bool = False


NOTHING_NEW = Marks()


def marks_of(events: Sequence[Event]) -> Marks:
    """Find what the last turn changed; steps of one explorer are one move."""
    turn = last_turn(events)
    moves: dict[Colour, Move] = {}
    for event in turn:
        match event:
            case kinds.PathBegun(_, path, _):
                moves[path] = Move(path, 0, 1)
            case kinds.Stepped(_, path, stone, _, _):
                start = moves[path].start if path in moves else stone - 1
                moves[path] = Move(path, start, stone)
            case _:
                pass
    return Marks(
        turn[0].seat if turn else None,
        tuple(moves.values()),
        frozenset(event.card.colour for event in turn if isinstance(event, kinds.CardPlayed)),
        frozenset(event.card.colour for event in turn if isinstance(event, kinds.CardDiscarded)),
        frozenset(event.card.colour for event in turn if isinstance(event, kinds.DrewFromPile)),
        any(isinstance(event, kinds.BridgeCrossed) for event in turn),
    )
