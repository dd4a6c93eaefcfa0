"""Hints: the best ways to play a turn for a seat, what each may be expected to come to, and why.

It chooses among the turns that instinct thinks of as the strong level does, and then compares the best three, each
around a first action of its own, in further imagined games that are the same for all three.
"""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.game.thinking import MOST_ADVICE, Advice, Reason, is_as_good
from arnak_bot.games.kit.comparing import imagined
from arnak_bot.games.lost_cities.engine import Action, Game, parse
from arnak_bot.games.lost_cities.engine.imagine import imagine
from arnak_bot.games.lost_cities.players.outcomes import Outcome, World, followed, gap, promising
from arnak_bot.games.lost_cities.players.reasoning import AGAINST, hindrance, purposes_of, reasons_for
from arnak_bot.games.lost_cities.players.turns import Way, ways_to_play
from arnak_bot.games.lost_cities.thoughts import Why

__all__ = ["ADVISER", "LostCitiesAdviser", "told"]

_CHOOSING = ((18, 10),)
_COMPARING = 50
_FRESH = 100
"""Games from this number on had no part in choosing what is compared in them."""


class LostCitiesAdviser:
    """See `arnak_bot.game.thinking.Adviser`."""

    __slots__ = ()

    def advise(self, game: Game, seat: int, seed: str) -> tuple[Advice, ...]:
        """At most three ways to play on, the best first.

        Raises:
            ValueError: the seat is not to act.
        """
        if not game.legal_actions(seat):
            raise ValueError("this seat is not to act")
        world = imagined(imagine, game, seat, f"{seed} {seat} {game.ply}")
        worlds = [world(_FRESH + number) for number in range(_COMPARING)]
        found = followed(_leaders(world, seat), worlds, seat)
        return tuple(told(game, each, found) for each in found)

    def purposes(self, game: Game, seat: int, actions: Sequence[str], seed: str) -> tuple[Reason, ...]:
        """What a turn was good for, as the others may hear it."""
        return purposes_of(game, seat, [parse(text) for text in actions])


def _leaders(world: World, seat: int) -> list[Way]:
    """The best ways to play on, each around a first action of its own."""
    found: dict[Action, Way] = {}
    for way in promising(ways_to_play(world(0)), world, seat, _CHOOSING):
        found.setdefault(way.actions[0], way)
    return list(found.values())[:MOST_ADVICE]


def told(game: Game, outcome: Outcome, found: Sequence[Outcome]) -> Advice:
    """A way to play on; of one that cannot be told from the best, so much is said."""
    actions = outcome.way.actions
    others = [each for each in found if each is not outcome]
    reasons = reasons_for(game, outcome.seat, actions, hindrance(outcome, others))
    behind, doubt = (0.0, 0.0) if outcome is found[0] else gap(found[0], outcome)
    good, bad = ([each for each in reasons if (each.kind in AGAINST) is against] for against in (False, True))
    if outcome is not found[0] or not good:
        good.append(_beside(outcome, others))
    if not is_as_good(behind, doubt):
        behind = doubt = 0.0  # what it is worth is of another kind than what ways are compared by
    return Advice(tuple(action.text for action in actions), outcome.own, outcome.spread, (*good, *bad), behind, doubt)


def _beside(outcome: Outcome, others: Sequence[Outcome]) -> Reason:
    """What a way comes to beside the best of the others, which are given the best first."""
    if not others:
        return Reason(Why.ONLY)
    ahead, doubt = gap(outcome, others[0])
    if is_as_good(abs(ahead), doubt):
        return Reason(Why.ALIKE)
    return Reason(Why.AHEAD if ahead > 0 else Why.BEHIND, count=max(1, round(abs(ahead))))


ADVISER = LostCitiesAdviser()
