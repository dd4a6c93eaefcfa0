"""Arnak's computer players: the best turns of a seat, played out to the end of the round in imagined games."""

from __future__ import annotations

import time
from collections.abc import Callable

from arnak_bot.games.arnak.engine import Action, Game, Phase, Verb, act
from arnak_bot.games.arnak.engine.imagine import imagine
from arnak_bot.games.arnak.engine.rules.menu import END
from arnak_bot.games.arnak.engine.state import Player
from arnak_bot.games.arnak.players.features import judge
from arnak_bot.games.arnak.players.planner import best_turns, followed
from arnak_bot.games.arnak.players.turns import LEVELS, Level, Value
from arnak_bot.games.arnak.players.worth import card_worth
from arnak_bot.kit import players
from arnak_bot.kit.comparing import Late, Way


class Thinker(players.Thinker[Game, Action, Level]):
    imagine = staticmethod(imagine)

    def __init__(
        self, level: Level, seed: int | str, value: Value = judge, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(level, seed, clock)
        self._value = value

    def ways(self, world: Game, seat: int, late: Late) -> list[Way[Action]]:
        if world.state.phase is Phase.KEEPING:
            return [Way((_cards_to_keep(world.state.players[seat]),))]
        return best_turns(world, seat, self._value, self.level, late) or [Way((way_out(world, seat),))]

    def follow(self, world: Game, seat: int, way: Way[Action], late: Late) -> tuple[float, int]:
        """The estimated value for the seat at the end of the round, and the number of positions searched."""
        end = followed(world, seat, way.actions, self._value, self.level, late)
        return end.worth, end.nodes

    def plan(self, game: Game, seat: int) -> tuple[Action, ...]:
        return super().plan(game, seat) or (END,)


LEVELLED = players.levelled(Thinker, LEVELS.values())


def way_out(game: Game, seat: int) -> Action:
    """The answer to a question that can only be answered by cancelling the action."""
    legal = game.legal_actions(seat)
    return next((action for action in legal if action.verb in (Verb.CANCEL, Verb.DECLINE)), legal[-1])


def _cards_to_keep(player: Player) -> Action:
    """The next answer: keep the best card in hand unless an average draw is better, in which case keep no more."""
    usual = sum(map(card_worth, sorted(player.cards))) / len(player.cards)
    best = max(player.hand, key=lambda card: (card_worth(card), card))
    return act(f"keep {best}") if card_worth(best) >= usual else act("done")
