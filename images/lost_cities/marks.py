"""The changes of the last turn, as values to draw: moves of explorers, and cards that are new or gone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arnak_bot.games.lost_cities.engine import events as kinds
from arnak_bot.games.lost_cities.engine.events import Event
from arnak_bot.games.lost_cities.engine.printed import Colour
from arnak_bot.games.lost_cities.wording.channel import last_turn


@dataclass(frozen=True, slots=True)
class Move:
    """A move of an explorer from one stone of a path to another; a new path begins at stone 0."""

    path: Colour
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Marks:
    """The last turn; `seat` is None if nobody has done anything yet."""

    seat: int | None = None
    moves: tuple[Move, ...] = ()
    played: frozenset[Colour] = frozenset()  # the columns with a new card on top
    discarded: frozenset[Colour] = frozenset()  # the piles with a new card
    taken: frozenset[Colour] = frozenset()  # those that lost one
    crossed: bool = False


NOTHING_NEW = Marks()


def marks_of(events: Sequence[Event]) -> Marks:
    """Find the changes of the last turn; several steps of one explorer are a single move."""
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
