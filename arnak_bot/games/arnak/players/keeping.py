"""Which cards a player keeps in hand for the next round: those better than what it would draw."""

from __future__ import annotations

from arnak_bot.games.arnak.engine import Action, GameView
from arnak_bot.games.arnak.engine.actions import act
from arnak_bot.games.arnak.players.worth import card_worth

__all__ = ["what_to_keep"]


def what_to_keep(view: GameView) -> Action:
    """Answer the question at the end of a round, one card at a time, the best first."""
    assert view.viewer is not None, "somebody has to keep"
    player = view.players[view.viewer]
    owned = [card for card, count in player.cards for _ in range(count)]
    usual = sum(map(card_worth, owned)) / len(owned)
    best = max(player.hand, key=lambda card: (card_worth(card), card))
    return act(f"keep {best}") if card_worth(best) >= usual else act("done")
