"""Views: everything a seat may know, as values. Pictures, prompts and simple players get nothing else.

All sheets are public (K1), but the others' actions in the current turn become visible only when it closes (K32).
"""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.game.position import SeatView
from arnak_bot.games.lost_ark.engine.printed import Colour
from arnak_bot.games.lost_ark.engine.rules.scoring import ScoreSheet
from arnak_bot.games.lost_ark.engine.setup import GameSetup
from arnak_bot.games.lost_ark.engine.state import Phase, Sheet, State


@dataclass(frozen=True, slots=True)
class GameView(SeatView):
    """The game as known to the seat `viewer` or, for None, to the public. Options are public, the seed is not.

    For `first`, `phase`, `turn`, `caller` and `called` see `State`; for a sheet's legal actions see `rules.legality`.
    """

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
        """The viewer's own sheet; requires a viewer."""
        return self.sheets[self.seat]

    @property
    def state(self) -> State:
        """What the viewer knows, in the form that the rules need."""
        return State(list(self.sheets), self.first, self.phase, self.turn, self.caller, self.called)
