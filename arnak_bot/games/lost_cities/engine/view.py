"""Views: what a seat may know, as values. Hands and deck are secret; piles, columns and tokens are open (C8, C9)."""

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
    """The game as known to the seat `viewer` or, for None, to the public, without the seed. `table`: the state without
    what the viewer cannot know; `points`: public, since every gain was visible (C8).
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
        return self.players[self.seat]


def known_to(seat: int | None, state: State) -> State:
    """Return a copy of the state without the fields that are hidden from a seat; for None, without any secret field."""
    players = [player if at == seat else masked(player, []) for at, player in enumerate(state.players)]
    return copied(masked(replace(state, players=players), []))
