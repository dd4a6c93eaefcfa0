"""What has happened at a table, told again from its log: the truth that a restart cannot lose."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.engine import Event, EventKind, Game, GameSetup, GameView
from arnak_bot.tables import ends_a_turn

__all__ = ["since_last_turn", "steps_of", "turns_of"]


def steps_of(setup: GameSetup, log: Sequence[tuple[int, str]]) -> list[tuple[GameView, tuple[Event, ...]]]:
    """Return the open table at the start and after every turn, with what that turn did."""
    game = Game.new(setup)
    steps = [(game.view(None), game.opening)]
    turn: tuple[Event, ...] = ()
    for seat, text in log:
        events = game.apply(text, seat)
        turn += events
        if ends_a_turn(events):
            steps.append((game.view(None), turn))
            turn = ()
    return steps


def turns_of(setup: GameSetup, log: Sequence[tuple[int, str]]) -> list[tuple[Event, ...]]:
    """Return the events of every finished turn, and of the one under way."""
    game = Game.new(setup)
    turns: list[tuple[Event, ...]] = []
    turn: list[Event] = list(game.opening)
    for seat, text in log:
        events = game.apply(text, seat)
        turn += events
        if ends_a_turn(events):
            turns.append(tuple(turn))
            turn = []
    if turn:
        turns.append(tuple(turn))
    return turns


def since_last_turn(turns: Sequence[tuple[Event, ...]], seat: int) -> tuple[Event, ...]:
    """Return what has happened since a seat last ended a turn; everything, if it never did."""
    last = max((at for at, events in enumerate(turns) if _ended_turn(events, seat)), default=-1)
    return tuple(event for events in turns[last + 1 :] for event in events)


def _ended_turn(events: tuple[Event, ...], seat: int) -> bool:
    return any(event.kind is EventKind.TURN_ENDED and event.seat == seat for event in events)
