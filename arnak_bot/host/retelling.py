"""What has happened at a table, told again from its log: the truth that a restart cannot lose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from arnak_bot.games.port import AnyGame, Game

__all__ = ["between", "of_round", "since_last_turn", "steps_of", "turns_of", "turns_told"]


def _turns(shelved: AnyGame, told: Game) -> Iterator[tuple[Game, tuple[Any, ...]]]:
    """Replay a game; yield it and what has happened at the start, after every turn, and at the end of the log."""
    game = shelved.rules.begun(told)
    yield game, game.opening
    turn: tuple[Any, ...] = ()
    for seat, text in told.log:
        events = game.apply(text, seat)
        turn += events
        if shelved.rules.ends_turn(events):
            yield game, turn
            turn = ()
    if turn:
        yield game, turn


def steps_of(shelved: AnyGame, told: Game) -> list[tuple[Any, tuple[Any, ...]]]:
    """Return the open table at the start and after every turn, with what that turn did."""
    ends_turn = shelved.rules.ends_turn
    return [(game.view(None), events) for game, events in _turns(shelved, told) if ends_turn(events)]


def turns_of(shelved: AnyGame, told: Game) -> list[tuple[Any, ...]]:
    """Return the events of the start, of every finished turn, and of the one under way."""
    return [events for _, events in _turns(shelved, told)]


def turns_told(shelved: AnyGame, told: Game) -> list[tuple[int, tuple[Any, ...]]]:
    """Return the same as `turns_of`, each with how many decisions have been made when it ends."""
    return [(game.ply, events) for game, events in _turns(shelved, told)]


def between(shelved: AnyGame, told: Game, since: int, until: int, *, opening: bool) -> tuple[Any, ...]:
    """Return what the decisions from number `since` up to `until` led to, with what came before them at the opening."""
    game = shelved.rules.begun(told)
    events: tuple[Any, ...] = game.opening if opening else ()
    for number, (seat, text) in enumerate(told.log[:until]):
        happened = game.apply(text, seat)
        if number >= since:
            events += happened
    return events


def of_round(shelved: AnyGame, turns: Sequence[tuple[Any, ...]], number: int) -> tuple[Any, ...]:
    """Return the events of one round: from the one that began it to the one that began the next."""
    found = []
    current = 0
    for event in chain.from_iterable(turns):
        begun = shelved.rules.round_begun(event)
        current = current if begun is None else begun
        if current == number:
            found.append(event)
    return tuple(found)


def since_last_turn(shelved: AnyGame, turns: Sequence[tuple[Any, ...]], seat: int) -> tuple[Any, ...]:
    """Return what has happened since a seat last ended a turn; everything, if it never did."""
    ended = shelved.rules.turn_ended
    last = max((at for at, events in enumerate(turns) if any(ended(event) == seat for event in events)), default=-1)
    return tuple(chain.from_iterable(turns[last + 1 :]))
