"""The jobs of computer players in worker processes: picklable functions and methods of picklable values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

T = TypeVar("T")

MOST_DECISIONS = 400
"""More decisions than several seats can make before somebody else is to act; more than this is an endless loop."""
SLICE_SECONDS = 10.0
"""After this time a job makes no further decision, to let other jobs use the process."""


def play_on(
    load: Callable[[dict[str, Any]], Any],
    game: dict[str, Any],
    levels: Mapping[int, Callable[[str], Any]],
    seed: str,
    adviser: Any = None,
    watch: Callable[[], float] = lambda: 0.0,
) -> tuple[list[tuple[int, str]], list[tuple[int, Any]]]:
    """Play the computers' seats until somebody else is to act, the game is over, or the job's time is up. Returns the
    decisions, as (seat, text), and the achievements of the seats that played only one turn, as (seat, reason), without
    those of a round that has ended: they are told below everything that happened, a new round included. There is at
    least one decision, if there is any to make. A turn that is not complete has no reasons yet. `game` is a dump;
    `load`, `levels` and `adviser` (None: no reasons) are those of its `GameDefinition`; `watch`: a clock in seconds, if
    the time is limited.
    """
    until = watch() + SLICE_SECONDS
    position = load(game)
    players = {seat: level(f"{seed} {seat}") for seat, level in levels.items()}
    decided: list[tuple[int, str]] = []
    turns: list[tuple[int, list[tuple[int, Any]]]] = []
    before, turn = position.copy(), list[tuple[int, str]]()
    while not position.over and len(decided) < MOST_DECISIONS:
        seat = next((each for each in position.seats_to_act if each in players), None)
        if seat is None:
            break
        if decided and watch() >= until:
            if turn[-1][0] == seat:
                turn = []
            break
        if turn and turn[-1][0] != seat:
            turns.append((before.round, _purposes(adviser, before, turn, seed)))
            before, turn = position.copy(), []
        action = players[seat].choose(position, seat)
        position.apply(action, seat)
        turn.append((seat, action.text))
        decided.append((seat, action.text))
    turns.append((before.round, _purposes(adviser, before, turn, seed)))
    return decided, _of_single_turns(turns, position.round)


def _of_single_turns(turns: list[tuple[int, list[tuple[int, Any]]]], now: int) -> list[tuple[int, Any]]:
    """The reasons of seats that played only one turn, in the current round: others could not be told apart."""
    times = Counter(reasons[0][0] for _, reasons in turns if reasons)
    return [each for begun, reasons in turns if begun == now for each in reasons if times[each[0]] == 1]


def _purposes(adviser: Any, before: Any, turn: list[tuple[int, str]], seed: str) -> list[tuple[int, Any]]:
    if adviser is None or not turn:
        return []
    seat = turn[0][0]
    return [(seat, reason) for reason in adviser.purposes(before, seat, [text for _, text in turn], seed)]


def on_game(
    load: Callable[[dict[str, Any]], Any], game: dict[str, Any], work: Callable[..., T], *arguments: object
) -> T:
    return work(load(game), *arguments)
