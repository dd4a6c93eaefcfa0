"""Rebuilds the events of a game by replaying its log, which survives a restart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, takewhile
from typing import Any

from arnak_bot.game.definition import AnyGame
from arnak_bot.game.position import Position


def _turns(definition: AnyGame, told: Position) -> Iterator[tuple[Position, list[tuple[Any, ...]]]]:
    """Replay the log of `told`: yield the position at the start, after every turn and at the end of the log, each with
    the events since the previous one, by decision.
    """
    game = definition.begun(told)
    yield game, [game.opening]
    turn: list[tuple[Any, ...]] = []
    for seat, text in told.log:
        turn.append(game.apply(text, seat))
        if definition.ends_turn(turn[-1]):
            yield game, turn
            turn = []
    if any(turn):
        yield game, turn


def steps_of(definition: AnyGame, told: Position) -> list[tuple[Any, tuple[Any, ...]]]:
    """Return the public view at the start and after every turn, with that turn's events."""
    ends_turn = definition.ends_turn
    turns = ((game, (*chain.from_iterable(each),)) for game, each in _turns(definition, told))
    return [(game.view(None), events) for game, events in turns if ends_turn(events)]


def turns_of(definition: AnyGame, told: Position) -> list[tuple[Any, ...]]:
    """Return the events of the setup, of every finished turn, and of the current one."""
    return [(*chain.from_iterable(each),) for _, each in _turns(definition, told)]


def numbered_turns(definition: AnyGame, told: Position) -> list[tuple[int, list[tuple[Any, ...]]]]:
    """Like `turns_of`, with the number of decisions made by the end of each turn, and with its events by decision."""
    return [(game.ply, each) for game, each in _turns(definition, told)]


def between(definition: AnyGame, told: Position, since: int, until: int, *, opening: bool) -> tuple[Any, ...]:
    """Return the events of decisions `since` to `until`; with `opening`, also those of the setup."""
    opened: tuple[Any, ...] = definition.begun(told).opening if opening else ()
    return (*opened, *chain.from_iterable(decided(definition, told, since, until)))


def decided(definition: AnyGame, told: Position, since: int, until: int | None = None) -> list[tuple[Any, ...]]:
    game = definition.begun(told)
    return [game.apply(text, seat) for seat, text in told.log[:until]][since:]


def gives_turn_back(definition: AnyGame, undone: Iterable[str]) -> bool:
    """Whether undoing these decisions of a seat gives its turn back; otherwise only a step, such as a call."""
    return not definition.has_end or any(definition.is_end(definition.parse(text)) for text in undone)


def current_turn(definition: AnyGame, told: Position) -> list[tuple[Any, ...]]:
    game, turn = definition.begun(told), list[tuple[Any, ...]]()
    for seat, text in told.log:
        turn.append(game.apply(text, seat))
        if definition.ends_turn(turn[-1]):
            turn.clear()
    return turn


def of_round(definition: AnyGame, turns: Sequence[tuple[Any, ...]], number: int) -> tuple[Any, ...]:
    """Return the events of one round, up to the event that starts the next."""
    found = []
    current = 0
    for event in chain.from_iterable(turns):
        begun = definition.round_begun(event)
        current = current if begun is None else begun
        if current == number:
            found.append(event)
    return tuple(found)


def since_last_turn(definition: AnyGame, turns: Sequence[tuple[Any, ...]], seat: int) -> tuple[Any, ...]:
    """The events since a seat last ended a turn, or since the start, with other turns that ended with it."""
    events, ended = (*chain.from_iterable(turns),), definition.turn_ended
    last = max((at for at, event in enumerate(events) if ended(event) == seat), default=-1)
    with_it = takewhile(lambda event: ended(event) is not None, reversed(events[: max(0, last)]))
    earlier = sum(1 for _ in with_it)
    return events[last - earlier if earlier else last + 1 :]
