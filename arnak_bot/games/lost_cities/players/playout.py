"""Plays an imagined expedition to its end by instinct, and evaluates the result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from arnak_bot.games.lost_cities.engine import Action, Draw, Game, GameSetup, Length, Phase
from arnak_bot.games.lost_cities.engine.rules.turn import take
from arnak_bot.games.lost_cities.engine.state import State
from arnak_bot.games.lost_cities.players.instinct import Instinct
from arnak_bot.games.lost_cities.prospects import token_worth
from arnak_bot.kit.plain import copied

_RIVALS = 0.5
"""The weight of the best opponent's points relative to the seat's own."""


def to_the_end(game: Game, *actions: Action) -> tuple[State, int]:
    """Return the state in which an imagined expedition ends after one or more actions of a turn, all others being left
    to instinct, and how many decisions led to it.

    Each seat draws from its own share of the deck, so that how often one seat draws does not change the cards of the
    others, and actions are compared only by their effects.
    """
    setup = game.setup
    alone = replace(setup, length=Length.SHORT)  # so that no further expedition is dealt
    state = copied(game.state)
    count = setup.players
    shares = [state.deck[(seat - state.seat) % count :: count] for seat in range(count)]
    instinct = Instinct(state, setup, from_piles(game))
    decisions, planned = 0, iter(actions)
    action = next(planned)
    while True:
        if isinstance(action, Draw) and action.pile is None:
            share = shares[state.seat] or max(shares, key=len)
            state.deck[-1] = share.pop()
        instinct.notice(take(state, alone, action))
        decisions += 1
        if state.phase is Phase.OVER:
            return state, decisions
        action = next(planned, None) or instinct.best()


def from_piles(game: Game) -> int:
    """How many cards have been taken from discard piles since the last draw from the deck."""
    since = takewhile(lambda decision: decision[1] != "draw", reversed(game.log))
    return sum(text.startswith("draw ") for _, text in since)


def points_after(state: State, setup: GameSetup) -> list[float]:
    """The points of each seat after an expedition, with artifact tokens at their expected value."""
    scale = token_worth(setup.artifact_scale, setup.expeditions - state.expedition, setup.players)
    return [player.points - player.artifact_points + scale[player.tokens] for player in state.players]


def lead(points: Sequence[float], seat: int) -> float:
    """A seat's points, minus half of its best opponent's."""
    return points[seat] - _RIVALS * max(each for at, each in enumerate(points) if at != seat)
