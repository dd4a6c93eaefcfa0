"""What has happened at a table, told again from its log: the truth that a restart cannot lose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from arnak_bot.games.arnak.engine import Event, Game, GameSetup, GameView
from arnak_bot.games.arnak.engine.events import RoundBegan, TurnEnded
from arnak_bot.host.tables import ends_a_turn

__all__ = ["between", "of_round", "since_last_turn", "steps_of", "turns_of"]


def _turns(setup: GameSetup, log: Sequence[tuple[int, str]]) -> Iterator[tuple[Game, tuple[Event, ...]]]:
    """Replay a log; yield the game and what has happened at the start, after every turn, and at the end of the log."""
    game = Game.new(setup)
    yield game, game.opening
    turn: tuple[Event, ...] = ()
    for seat, text in log:
        events = game.apply(text, seat)
        turn += events
        if ends_a_turn(events):
            yield game, turn
            turn = ()
    if turn:
        yield game, turn


def steps_of(setup: GameSetup, log: Sequence[tuple[int, str]]) -> list[tuple[GameView, tuple[Event, ...]]]:
    """Return the open table at the start and after every turn, with what that turn did."""
    return [(game.view(None), events) for game, events in _turns(setup, log) if ends_a_turn(events)]


def turns_of(setup: GameSetup, log: Sequence[tuple[int, str]]) -> list[tuple[Event, ...]]:
    """Return the events of the start, of every finished turn, and of the one under way."""
    return [events for _, events in _turns(setup, log)]


def between(
    setup: GameSetup, log: Sequence[tuple[int, str]], since: int, until: int, *, opening: bool
) -> tuple[Event, ...]:
    """Return what the decisions from number `since` up to `until` led to, with what came before them at the opening."""
    game = Game.new(setup)
    events = game.opening if opening else ()
    for number, (seat, text) in enumerate(log[:until]):
        happened = game.apply(text, seat)
        if number >= since:
            events += happened
    return events


def of_round(turns: Sequence[tuple[Event, ...]], number: int) -> list[Event]:
    """Return the events of one round: from the one that began it to the one that began the next."""
    found = []
    current = 0
    for event in chain.from_iterable(turns):
        if isinstance(event, RoundBegan):
            current = event.round
        if current == number:
            found.append(event)
    return found


def since_last_turn(turns: Sequence[tuple[Event, ...]], seat: int) -> tuple[Event, ...]:
    """Return what has happened since a seat last ended a turn; everything, if it never did."""
    last = max((at for at, events in enumerate(turns) if _ended_turn(events, seat)), default=-1)
    return tuple(chain.from_iterable(turns[last + 1 :]))


def _ended_turn(events: tuple[Event, ...], seat: int) -> bool:
    return any(isinstance(event, TurnEnded) and event.seat == seat for event in events)
