"""Plays an imagined game to its end by instinct, and evaluates it for a seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count

from arnak_bot.games.lost_ark.engine import Action, Game, GameSetup, Phase
from arnak_bot.games.lost_ark.engine.rules.legality import seats_to_act
from arnak_bot.games.lost_ark.engine.rules.scoring import ScoreSheet, score_sheets
from arnak_bot.games.lost_ark.engine.rules.turn import close, closed, take
from arnak_bot.games.lost_ark.players.instinct import PATIENT, next_action
from arnak_bot.kit.plain import copied
from arnak_bot.kit.players import percent

_WON, _PART, _POINT = 70.0, 4.0, 0.1
"""The values of a win, of each part, and of each point, chosen so that a good game is worth about a hundred."""
_WAVERING = 0.3
"""The largest random bonus for a call's score, so that calls in imagined games vary."""


@dataclass(frozen=True, slots=True)
class Ending:
    worth: float  # for comparing options: above all winning, then the lead in parts, then points
    won: bool
    parts: float  # that the seat found; in a cooperative game, the mean of all seats
    points: int
    decisions: int
    shares: tuple[float, ...] = ()  # of the victory, by seat; joint winners split it equally


def to_the_end(world: Game, actions: Iterable[Action], seat: int) -> Ending:
    """Play a seat's actions of one turn in an imagined game; everything after them is left to instinct."""
    setup, state, decisions = world.setup, copied(world.state), 0
    thrown, planned = count(), iter(actions)

    def waver() -> float:
        return _WAVERING * percent(f"{setup.seed} {next(thrown)}") / 100

    while state.phase is not Phase.OVER:
        action = next(planned, None)
        at = seat if action else seats_to_act(state)[0]
        action = action or next_action(state, setup, at, PATIENT, waver)
        take(state, setup, action, at)
        decisions += 1
        if closed(state):
            close(state, setup)
    return _ending(score_sheets(state.sheets, setup), setup, seat, decisions)


def _ending(sheets: tuple[ScoreSheet, ...], setup: GameSetup, seat: int, decisions: int) -> Ending:
    own, others = sheets[seat], [sheet.parts for sheet in sheets if sheet.seat != seat]
    winners = sum(sheet.rank == 1 for sheet in sheets)
    if setup.cooperative:
        winners, parts = 1, (own.parts + sum(others)) / len(sheets)
        ahead = parts
    else:
        parts, ahead = own.parts, own.parts - max(others, default=0) / 2
    shares = tuple((sheet.rank == 1) / max(1, winners) for sheet in sheets)
    worth = _WON * shares[seat] + _PART * ahead + _POINT * own.total
    return Ending(worth, own.rank == 1, parts, own.total, decisions, shares)
