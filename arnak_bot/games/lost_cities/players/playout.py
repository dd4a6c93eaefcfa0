"""An imagined expedition played to its end, everybody by instinct, and what it came to for one seat."""

from __future__ import annotations

from dataclasses import replace

from arnak_bot.games.kit.plain import copied
from arnak_bot.games.lost_cities.engine import Action, Draw, Game, GameSetup, Length, Phase
from arnak_bot.games.lost_cities.engine.rules.turn import take
from arnak_bot.games.lost_cities.engine.state import State
from arnak_bot.games.lost_cities.players.instinct import Instinct
from arnak_bot.games.lost_cities.players.sights import token_worth

__all__ = ["from_piles", "standing", "to_the_end"]


def to_the_end(game: Game, action: Action) -> tuple[State, int]:
    """Return how the expedition ends in an imagined game if this is done now, and how many decisions that took.

    Each seat draws its own share of the deck: what one does less or more often changes nobody else's luck, so that
    two actions are compared by what they do.
    """
    setup = game.setup
    alone = replace(setup, length=Length.SHORT)  # so that no other expedition is dealt after this one
    state = copied(game.state)
    count = setup.players
    shares = [state.deck[(seat - state.seat) % count :: count] for seat in range(count)]
    instinct = Instinct(state, setup, from_piles(game))
    decisions = 0
    while True:
        if isinstance(action, Draw) and action.pile is None:
            share = shares[state.seat] or max(shares, key=len)
            state.deck[-1] = share.pop()
        instinct.notice(take(state, alone, action))
        decisions += 1
        if state.phase is Phase.OVER:
            return state, decisions
        action = instinct.best()


def from_piles(game: Game) -> int:
    """How many cards have been taken from discard piles since one was drawn from the deck."""
    count = 0
    for _, text in reversed(game.log):
        if text == "draw":
            break
        count += text.startswith("draw ")
    return count


def standing(state: State, setup: GameSetup, seat: int, rivals: float) -> float:
    """How a seat stands after an expedition: its points, artifact tokens at what they are likely to be worth, less
    `rivals` times those of the best of the others.
    """
    left = setup.expeditions - state.expedition
    scale = token_worth(setup.artifact_scale, left, setup.players)
    points = [player.points + scale[player.tokens] for player in state.players]
    own = points.pop(seat)
    return own - rivals * max(points)
