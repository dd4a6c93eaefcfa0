"""Views: everything a seat may know, as values. Pictures, prompts and players get nothing else.

Hands and the deck are secret; discard piles, columns, points and tokens are open (C8, C9).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from arnak_bot.game.position import SeatView
from arnak_bot.games.lost_cities.engine.rules.scoring import ScoreSheet
from arnak_bot.games.lost_cities.engine.setup import GameSetup
from arnak_bot.games.lost_cities.engine.state import Player, State
from arnak_bot.kit.knowledge import masked
from arnak_bot.kit.plain import copied


@dataclass(frozen=True, slots=True)
class GameView(SeatView):
    """The game as known to the seat `viewer` or, for None, to the public. The options are public, the seed is not.

    `table` is the state without what the viewer cannot know: the deck and the others' hands. `points` are public, since
    every gain was visible (C8).
    """

    table: State
    deck_size: int
    setup: GameSetup
    scores: tuple[ScoreSheet, ...]

    @property
    def players(self) -> list[Player]:
        return self.table.players

    @property
    def own(self) -> Player:
        """The viewer's own possessions; requires a viewer."""
        return self.players[self.seat]


def known_to(seat: int | None, state: State) -> State:
    """Return a copy of the state without the fields that are hidden from a seat; for None, without any secret field."""
    players = [player if at == seat else masked(player, []) for at, player in enumerate(state.players)]
    return copied(masked(replace(state, players=players), []))
