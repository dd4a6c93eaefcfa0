"""The parts of the default payment for an action: tokens, travel icons, and coins for the pilots to hire."""

from __future__ import annotations

from typing import NamedTuple

from arnak_bot.games.arnak.engine.actions import Verb, site_and_space
from arnak_bot.games.arnak.engine.content import BOARDS, GUARDIAN_BY_NUMBER
from arnak_bot.games.arnak.engine.effects import Activate, Archaeologist, Overcome
from arnak_bot.games.arnak.engine.resources import NOTHING, Bag, Resource, amount_of, bag
from arnak_bot.games.arnak.engine.rules.island import printed_payment
from arnak_bot.games.arnak.engine.rules.payments import sources_of
from arnak_bot.games.arnak.engine.state import EMPTY
from arnak_bot.games.arnak.engine.steps import Pay
from arnak_bot.games.arnak.engine.travel import (
    COINS_PER_PILOT,
    PILOT,
    Icons,
    Payment,
    SourceKind,
    left_to_pay,
    ways_to_pay_one_of,
)
from arnak_bot.games.arnak.engine.view import GameView, SiteView


class Price(NamedTuple):
    """Tokens, the travel icons that cards, assistants and boons pay for, and the coins for pilots."""

    tokens: Bag
    icons: Icons
    coins: int = 0


def price_at(view: GameView, seen: SiteView) -> Price:
    """Return what the viewer would pay to dig at, discover or activate a site, less the open question's discount."""
    board, task = BOARDS[view.board], view.task
    at = board.site(seen.id)
    going = [
        action.verb in (Verb.DIG, Verb.DISCOVER)
        for action in view.legal
        if action.args and site_and_space(action.args[-1])[0] == seen.id
    ]
    if going and not any(going):
        compasses = task.level_2_compasses if isinstance(task, Activate) and board.sites[at].level == 2 else 0
        return Price(bag(compass=compasses) if compasses else NOTHING, ())
    pay = printed_price_at(view, seen, discovered=seen.discovered)
    return _by_default(view, pay.travels, pay.tokens)


def printed_price_at(view: GameView, seen: SiteView, space: int | None = None, *, discovered: bool) -> Pay:
    """Return the cost of a space (default: the first free one), less the discount of the effect being resolved."""
    effect = view.task if isinstance(view.task, Archaeologist) else Archaeologist()
    if space is None:
        space = seen.standers.index(EMPTY) if EMPTY in seen.standers else 0
    at, planes = BOARDS[view.board].site(seen.id), view.viewer is not None and view.own.planes
    return printed_payment(view.board, at, space, effect, planes=planes, discovered=discovered)


def price_of_overcoming(view: GameView, guardian: int) -> Price | None:
    """Return what the viewer would pay to overcome a guardian; None if an effect lets them do so for free."""
    if isinstance(view.task, Overcome):
        return None
    tile = GUARDIAN_BY_NUMBER[guardian]
    return _by_default(view, (tile.travel,), tile.tokens)


def ways_to_travel(view: GameView, travels: tuple[Icons, ...], tokens: Bag) -> tuple[Payment, ...]:
    """Return every way for the viewer to pay one of these travel costs, with the coins that `tokens` leaves."""
    pilots = (view.own.owns(Resource.COIN) - amount_of(tokens, Resource.COIN)) // COINS_PER_PILOT
    return ways_to_pay_one_of(travels, sources_of(view.own, view.spare), pilots)


def _by_default(view: GameView, travels: tuple[Icons, ...], tokens: Bag) -> Price:
    """The price of the first payment offered, or the printed price if the viewer cannot pay any."""
    if () in travels or view.viewer is None:
        return Price(tokens, () if () in travels else travels[0])
    first = next(iter(ways_to_travel(view, travels, tokens)), None)
    if first is None:
        return Price(tokens, travels[0])
    others = tuple(source for source in first.sources if source.kind is not SourceKind.PILOT)
    rests = (rest for travel in travels for rest in left_to_pay(travel, PILOT.icons * first.pilots))
    rest = next(rest for rest in rests if not rest or ways_to_pay_one_of((rest,), others, 0))
    return Price(tokens, rest, first.pilots * COINS_PER_PILOT)
