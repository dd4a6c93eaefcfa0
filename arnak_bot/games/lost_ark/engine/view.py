"""What a seat may know, as values: the only thing that pictures, prompts and players are given.

Everything on every sheet is open (K1), but what the others do in the running turn is seen when it closes (K32).
"""

from __future__ import annotations

from dataclasses import dataclass

from arnak_bot.game.position import SeatView
from arnak_bot.games.lost_ark.engine.actions import Verb
from arnak_bot.games.lost_ark.engine.printed import Colour
from arnak_bot.games.lost_ark.engine.rules.scoring import ScoreSheet
from arnak_bot.games.lost_ark.engine.setup import GameSetup
from arnak_bot.games.lost_ark.engine.state import Phase, Sheet, State


@dataclass(frozen=True, slots=True)
class GameView(SeatView):
    """The game as one seat (`viewer`, None: the open table) knows it. Options are open, the seed is not.

    Of `first`, `phase`, `turn`, `caller` and `called` see `State`; what a sheet can do is said by `rules.legality`.
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
    def seat(self) -> int:
        """The viewer's seat; only where there is a viewer."""
        assert self.viewer is not None, "nobody is asked"
        return self.viewer

    @property
    def own(self) -> Sheet:
        """The viewer's own sheet; only where there is a viewer."""
        return self.sheets[self.seat]

    @property
    def state(self) -> State:
        """What the viewer knows, as the rules ask for it."""
        return State(list(self.sheets), self.first, self.phase, self.turn, self.caller, self.called)

    def lit(self, verb: Verb, colour: Colour | None = None) -> tuple[str, ...]:
        """Return the places or tiles that the viewer may choose with a verb, and a colour where it has one."""
        return tuple(each.at for each in self.legal if each.verb is verb and each.colour is colour)
