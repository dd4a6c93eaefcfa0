"""Rough values of components in points: an experienced player's estimates, weighted by `weights.json` in each round."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from arnak_bot.games.arnak.engine import effects as kinds
from arnak_bot.games.arnak.engine.content import ASSISTANT_BY_NUMBER, CARD_BY_ID, GUARDIAN_BY_NUMBER
from arnak_bot.games.arnak.engine.effects import Effect
from arnak_bot.games.arnak.engine.printed import Card, CardKind
from arnak_bot.games.arnak.engine.resources import Bag, Resource
from arnak_bot.games.arnak.engine.travel import Icon, Icons

TOKENS: Mapping[Resource, float] = {
    Resource.COIN: 0.9,
    Resource.COMPASS: 1.1,
    Resource.TABLET: 1.2,
    Resource.ARROWHEAD: 2.0,
    Resource.JEWEL: 2.7,
}
_PLENTY: Mapping[Resource, int] = {
    Resource.COIN: 4,
    Resource.COMPASS: 6,
    Resource.TABLET: 4,
    Resource.ARROWHEAD: 3,
    Resource.JEWEL: 3,
}
"""How many tokens of each kind a player is likely to spend soon; each additional one counts as half a token."""

_ICONS: Mapping[Icon, float] = {Icon.BOOT: 0.5, Icon.CAR: 0.9, Icon.SHIP: 0.9, Icon.PLANE: 1.3}

_FIXED: Mapping[type[object], float] = {
    kinds.GainFear: -1.6,
    kinds.ExileCard: 1.4,
    kinds.Upgrade: 1.0,
    kinds.Refresh: 1.0,
    kinds.RefreshAll: 1.6,
    kinds.PutDown: -0.8,
    kinds.Relocate: 1.8,
    kinds.Overcome: 3.5,
    kinds.MoveGuardian: 1.2,
    kinds.RevealTop: 0.0,
    kinds.ExileRightmostItem: 0.0,
    kinds.GainFromExile: 2.0,
    kinds.Recruit: 3.0,
    kinds.UpgradeAssistant: 2.5,
    kinds.LookAtRescue: 0.0,
    kinds.Rescue: 3.0,
    kinds.Exchange: 0.5,
    kinds.ReturnArchaeologist: 1.5,
    kinds.Planes: 0.5,
    kinds.GuardFromFear: 0.8,
    kinds.EmptySlot: 1.8,
    kinds.CrystalEarring: 1.5,
    kinds.ObsidianEarring: 1.3,
}
_PUTTING_DOWN = 0.8


def tokens_worth(resource: Resource, count: int) -> float:
    return TOKENS[resource] * min(count, (count + _PLENTY[resource]) / 2)


def _bag(tokens: Bag) -> float:
    return sum(TOKENS[resource] * count for resource, count in tokens)


def _icons(icons: Icons) -> float:
    return sum(_ICONS[icon] for icon in icons)


def effect_worth(effect: Effect) -> float:
    """The value of resolving an effect once. Raises KeyError if it has none."""
    match effect:
        case kinds.Gain(tokens):
            return _bag(tokens)
        case kinds.GainPer(tokens, _, at_most):
            return _bag(tokens) * min(1.6, at_most)
        case kinds.Draw(cards):
            return 1.0 * cards
        case kinds.Travel(icons):
            return _icons(icons)
        case kinds.All(parts):
            return sum(map(effect_worth, parts))
        case kinds.Choose(options, times):
            best = sorted((effect_worth(option.effect) for option in options), reverse=True)
            return sum(best[:times]) + 0.1
        case kinds.PayTo(then, tokens, travel, put_down):
            return max(0.2, effect_worth(then) - _bag(tokens) - _icons(travel) - _PUTTING_DOWN * put_down)
        case kinds.Archaeologist(discount, compass_discount, camp_for_free):
            return 1.2 + 0.8 * len(discount) + 1.0 * compass_discount + (1.5 if camp_for_free else 0.0)
        case kinds.Activate(_, times, level_2_compasses):
            return 2.2 * times - (0.3 if level_2_compasses else 0.0)
        case kinds.ActivateStackTile(level):
            return 2.6 if level == 1 else 4.2
        case kinds.Research(discount, _, free):
            return 3.2 if free else 0.8 + _bag(discount) * 0.7
        case kinds.Buy(goods, discount, free):
            return (2.8 if goods is kinds.Goods.ARTIFACT else 2.2) if free else 0.9 * discount
        case kinds.Borrow(gold):
            return 2.2 if gold else 1.6
        case _:
            if type(effect) not in _FIXED:
                raise KeyError(f"{type(effect).__name__} has no value: add it to players/worth.py")
            return _FIXED[type(effect)]


@cache
def card_worth(name: str) -> float:
    """The value of a card in hand: its icons or its effect, whichever is worth more, plus a fraction of the other."""
    card = CARD_BY_ID[name]
    travel, effect = _icons(card.travel), _worth_when_played(card)
    return max(travel, effect) + 0.2 * max(0.0, min(travel, effect))


def _worth_when_played(card: Card) -> float:
    """The value of the effect, minus a tablet for an artifact. Main actions are plentiful, so one costs nothing."""
    worth = max(effect_worth(effect) for effect in (card.effect, card.pass_effect) if effect) if card.effect else 0.0
    return worth - TOKENS[Resource.TABLET] if card.kind is CardKind.ARTIFACT else worth


@cache
def assistant_worth(number: int, *, gold: bool) -> float:
    return max(effect_worth(use.effect) for use in ASSISTANT_BY_NUMBER[number].side(gold).uses)


@cache
def boon_worth(number: int) -> float:
    return effect_worth(GUARDIAN_BY_NUMBER[number].boon)
