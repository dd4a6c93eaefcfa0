"""Views: what a seat may know, as values: all sheets (K1), but of the current turn only its own actions (K32)."""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.game.position import SeatView
from arnak_bot.games.lost_ark.engine.printed import Colour
from arnak_bot.games.lost_ark.engine.rules.scoring import ScoreSheet
from arnak_bot.games.lost_ark.engine.setup import GameSetup
from arnak_bot.games.lost_ark.engine.state import Phase, Sheet, State


@dataclass(frozen=True, slots=True)
class GameView(SeatView):
    """The game as the seat `viewer` or, for None, the public knows it, without the seed; for its fields see `State`."""

    setup: GameSetup
    first: int
    phase: Phase
    turn: int
    caller: int | None
    called: Colour | None
    sheets: tuple[Sheet, ...]
    scores: tuple[ScoreSheet, ...]

    @property
    def own(self) -> Sheet:
        return self.sheets[self.seat]

    @property
    def state(self) -> State:
        """What the viewer knows, in the form that the rules need."""
        return State(list(self.sheets), self.first, self.phase, self.turn, self.caller, self.called)
