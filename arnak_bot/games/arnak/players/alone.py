"""One seat's turns in an imagined game, with everybody else taken to have passed: what costs least to follow."""

from __future__ import annotations

from arnak_bot.games.arnak.engine import Game, Phase
from arnak_bot.games.arnak.engine.rules.menu import END
from arnak_bot.games.arnak.players.turns import Budget, Value, whole_turns

__all__ = ["is_on", "leave_to", "with_turn_ended"]


def leave_to(game: Game, seat: int) -> None:
    """Let everybody else have passed."""
    for at, player in enumerate(game.state.players):
        player.passed = player.passed or at != seat


def is_on(game: Game, seat: int) -> bool:
    """Whether a seat is to act and has not passed."""
    state = game.state
    return state.phase is Phase.TURNS and state.seat == seat and not state.players[seat].passed


def with_turn_ended(game: Game, seat: int, value: Value, budget: Budget) -> Game | None:
    """The game at the seat's next turn of the round, after the best that is left of this one; None: there is none."""
    if not is_on(game, seat):
        return None
    lines, _ = whole_turns(game, seat, value, budget)
    if not lines:
        return None
    position = lines[0].game.copy()
    if is_on(position, seat) and position.state.main_taken and position.question is None:
        position.carry_out(END, seat)
    return position if is_on(position, seat) else None
