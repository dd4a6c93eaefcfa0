"""What the travel of an action would really be paid with by default: icons, and coins where pilots have to be hired."""

from __future__ import annotations

from typing import NamedTuple

from arnak_bot.games.arnak.engine.resources import Bag, Resource, amount_of
from arnak_bot.games.arnak.engine.rules.payments import sources_of
from arnak_bot.games.arnak.engine.travel import (
    COINS_PER_PILOT,
    PILOT,
    Icon,
    Icons,
    SourceKind,
    left_to_pay,
    ways_to_pay,
)
from arnak_bot.games.arnak.engine.view import GameView

__all__ = ["Paid", "paid_by_default"]


class Paid(NamedTuple):
    """The travel icons that cards, assistants and boons pay for, and the coins for pilots."""

    icons: Icons
    coins: int


def paid_by_default(view: GameView, travel: Icons, tokens: Bag = ()) -> Paid:
    """Return how the viewer would pay a travel cost, beside `tokens`, if they chose the first way that is offered.

    The cost as it is printed if it cannot be paid, or if a question is open, which may come with a discount.
    """
    if view.viewer is None or view.question is not None:
        return Paid(travel, 0)
    own = view.players[view.viewer]
    coins = own.owns(Resource.COIN) - amount_of(tokens, Resource.COIN)
    sources = sources_of(own, view.spare)
    cheapest = next(iter(ways_to_pay(travel, sources, coins // COINS_PER_PILOT)), None)
    if cheapest is None or not cheapest.pilots:
        return Paid(travel, 0)
    others = tuple(source for source in cheapest.sources if source.kind is not SourceKind.PILOT)
    rests = left_to_pay(travel, PILOT.icons * cheapest.pilots)
    rest = next(rest for rest in rests if not rest or ways_to_pay(rest, others, 0))
    return Paid(tuple(map(Icon, rest)), cheapest.pilots * COINS_PER_PILOT)
