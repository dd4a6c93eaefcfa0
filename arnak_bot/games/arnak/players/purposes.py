"""The purpose of a turn, without hidden information: its visible changes, and the kind of action it prepares."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.game.thinking import Reason
from arnak_bot.games.arnak.engine import Action, Event, Game, Phase, Verb
from arnak_bot.games.arnak.engine.imagine import imagine
from arnak_bot.games.arnak.engine.rules.menu import END
from arnak_bot.games.arnak.players.features import judge
from arnak_bot.games.arnak.players.reasoning import changes, next_main, only_wanted
from arnak_bot.games.arnak.thoughts import Why
from arnak_bot.kit.reasons import of_kinds

__all__ = ["purposes_of"]

_SEEN_BY_ALL = (
    *(Why.ARRIVES, Why.SLOT, Why.POINTS, Why.SAFE, Why.BOON, Why.RECRUITS),
    *(Why.LASTS, Why.EXILES, Why.LAST_SPACE),
)
"""Public changes, the most important first; gains and draws are in the turn summary anyway."""
_PLANS = (Verb.DISCOVER, Verb.OVERCOME, Verb.RESEARCH, Verb.TEMPLE, Verb.BUY)
"""The only information about the next turn that is shown: the kind of action. The others have to guess the place or
card.
"""
_MOST = 2
_WORLDS = 3
"""The number of imagined games used to check whether an opponent would have wanted the last space."""


def purposes_of(game: Game, seat: int, actions: Sequence[Action], chance: str) -> tuple[Reason, ...]:
    """The reasons for a turn that a seat has played, in brief, without revealing its hand.

    Args:
        game: the game before the turn.
        actions: the seat's actions, in order.
        chance: the random seed for imagining the next turn.
    """
    if game.state.phase is not Phase.TURNS:
        return ()
    after, events = game.copy(), list[Event]()
    for at, action in enumerate(actions):
        if action == END or after.over or seat not in after.seats_to_act or after.state.phase is not Phase.TURNS:
            if actions[at + 1 :] and not after.over:
                return ()  # after several turns in a row, reasons cannot be matched to turns
            break
        events += after.play(action, seat)
    found = of_kinds(changes(game.state, after.state, seat, events), _SEEN_BY_ALL)
    if of_kinds(found, (Why.LAST_SPACE,)):
        worlds = [imagine(game, seat, f"{chance} {number}") for number in range(_WORLDS)]
        found = only_wanted(found, worlds, seat, judge)
    found.sort(key=lambda reason: _SEEN_BY_ALL.index(Why(reason.kind)))
    return (*found[:_MOST], *_plan(after, seat, chance))


def _plan(after: Game, seat: int, chance: str) -> tuple[Reason, ...]:
    if after.over or after.state.phase is not Phase.TURNS or after.state.players[seat].passed:
        return ()
    following = next_main(imagine(after, seat, f"{chance} next"), seat, judge)
    if following is None or following[0].verb not in _PLANS:
        return ()
    return (Reason(Why.PREPARES, (following[0].verb.value,)),)
