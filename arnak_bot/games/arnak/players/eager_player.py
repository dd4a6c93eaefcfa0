"""A player with simple preferences: it prefers points to tokens."""

from __future__ import annotations

from arnak_bot.games.arnak.engine import Action, GameView, Verb
from arnak_bot.kit.players import RandomPlayer

_WISHES: tuple[frozenset[Verb], ...] = (
    frozenset({Verb.TEMPLE}),
    frozenset({Verb.RESEARCH, Verb.OVERCOME, Verb.RECRUIT, Verb.RESCUE}),
    frozenset({Verb.DISCOVER, Verb.UPGRADE, Verb.IDOL}),
    frozenset({Verb.PAY, Verb.ACCEPT, Verb.USE, Verb.GAIN, Verb.ACTIVATE, Verb.BORROW, Verb.REFRESH}),
    frozenset({Verb.BUY, Verb.ASSISTANT, Verb.BOON}),
    frozenset({Verb.DIG, Verb.PLAY, Verb.RELOCATE, Verb.MOVE, Verb.EXCHANGE, Verb.EXILE}),
)
_GIVING_UP = frozenset({Verb.PASS, Verb.DECLINE, Verb.CANCEL, Verb.END})
_DAYDREAMS = 0.12
"""The share of its decisions in which the player ignores its preferences, so that its games vary."""


class EagerPlayer(RandomPlayer):
    def chosen(self, view: GameView) -> Action:
        for wish in _WISHES:
            wanted = [action for action in view.legal if action.verb in wish and action.args != ("hand",)]
            if wanted and self._chance.random() > _DAYDREAMS:
                return self._best(wanted)
        last = [action for action in view.legal if action.verb not in _GIVING_UP]
        return self._chance.choice(last if last and self._chance.random() < _DAYDREAMS else view.legal)

    def _best(self, wanted: list[Action]) -> Action:
        """The first payment, which is the cheapest; Fear if a card is to be exiled; otherwise a random action."""
        if wanted[0].verb is Verb.PAY:
            return wanted[0]
        fear = [action for action in wanted if action.verb is Verb.EXILE and "fear" in action.args]
        return fear[0] if fear else self._chance.choice(wanted)
