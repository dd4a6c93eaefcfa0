"""Which reasons of a hint are told: not what its label says, what is gained and paid back, or what takes too long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from arnak_bot.game.thinking import Advice, Reason
from arnak_bot.games.arnak.engine import Verb, act
from arnak_bot.games.arnak.engine.content import BONUS_TILE_EFFECTS
from arnak_bot.games.arnak.engine.effects import Draw, Gain
from arnak_bot.games.arnak.engine.printed import BonusTile
from arnak_bot.games.arnak.thoughts import ARCHAEOLOGIST, BOON, CARD, PRICES, Why, subjects
from arnak_bot.kit.reasons import by_weight, of_kinds, other_than, with_subjects

BRIEFLY = (
    *(Why.POINTS, Why.SAFE, Why.ESCAPES, Why.EXILES, Why.DRAWS, Why.LASTS, Why.MAY_EXILE, Why.READIES, Why.OPENS),
)
_LESS_BRIEFLY = (Why.BOON, Why.BONUS, Why.DRAWS, Why.LASTS, Why.OPENS)
GAINED = (Why.GAINS, Why.BONUS, Why.UNKNOWN, Why.RECRUITS, Why.BOON)
PAID = (Why.COSTS, Why.LOSES, Why.SLOT, Why.FEAR)

_NAMED: Mapping[Verb, tuple[Why, ...]] = {
    **dict.fromkeys((Verb.CHOOSE, Verb.TAKE), (Why.GAINS, Why.BONUS)),
    Verb.IDOL: (Why.GAINS, Why.COSTS, Why.SLOT),
    Verb.UPGRADE: (Why.GAINS, Why.COSTS),
    Verb.PAY: (Why.COSTS,),
    Verb.TEMPLE: (Why.POINTS,),
    Verb.RECRUIT: (Why.RECRUITS,),
}
"""The reasons that the label of an action already implies."""


def with_reasons(advice: Advice, reasons: Iterable[Reason]) -> Advice:
    return replace(advice, reasons=tuple(reasons))


def without_what_is_named(advice: Advice) -> Advice:
    """If there is only one action, leave out the reasons that its label already implies."""
    first, *others = [act(text) for text in advice.actions]
    named = () if others else _NAMED.get(first.verb, ())
    if first.verb in (Verb.ASSISTANT, Verb.BORROW) and first.args[1:] and not others:
        named = (Why.GAINS, Why.COSTS)  # the label names one of several uses
    if any(each.verb in (Verb.USE, Verb.ACCEPT) for each in others):
        named = (*named, Why.AT_ONCE)
    boons = tuple(each for each in subjects(advice.reasons, Why.COSTS) if each == BOON)
    if first == act("first tile"):
        named = (*named, Why.BONUS)
    told = other_than(advice.reasons, named)
    told += [Reason(Why.COSTS, boons)] if boons and Why.COSTS in named else []  # that they are gone is worth saying
    if first.verb is Verb.RECRUIT and not others:  # what the assistant does is the reason to choose it
        told += [Reason(Why.READIES, (*each.about, "new")) for each in of_kinds(advice.reasons, (Why.RECRUITS,))]
    if first.verb is Verb.REFRESH and not others:
        told = [replace(each, about=(*each.about, "again")) if each.kind == Why.READIES else each for each in told]
    if not other_than(told, (*PRICES, Why.LEAVES)):  # doing nothing would leave more
        told = other_than(told, (Why.LEAVES,))
    return with_reasons(advice, told)


def without_own_card(advice: Advice) -> Advice:
    if act(advice.actions[0]).verb is not Verb.PLAY:
        return advice
    return with_reasons(advice, (each for each in advice.reasons if each != Reason(Why.COSTS, (CARD,))))


def in_tokens(advice: Advice) -> Advice:
    costs = subjects(advice.reasons, Why.COSTS)
    kept = tuple(about for about in costs if about not in (CARD, ARCHAEOLOGIST))
    return with_reasons(advice, with_subjects(advice.reasons, {Why.COSTS: kept}))


def _netted(reasons: Sequence[Reason]) -> list[Reason]:
    """The reasons without the tokens that an option both gains and pays."""
    gains, costs = (Counter(subjects(reasons, kind)) for kind in (Why.GAINS, Why.COSTS))
    net = {Why.GAINS: gains - costs, Why.COSTS: costs - gains}
    return with_subjects(reasons, {kind: (*left.elements(),) for kind, left in net.items()})


def on_balance(reasons: Sequence[Reason]) -> list[Reason]:
    """Like `_netted` and, if it changes anything, with the tokens of bonus tiles; all reasons if nothing is left."""
    netted = _netted(reasons)
    summed = netted if netted == [*reasons] else _netted(_with_sums(reasons))
    return summed if any(each.about or each.count for each in summed) else [*reasons]


def lean(advice: Advice) -> Advice:
    """The advice without `_LESS_BRIEFLY`, unless it comes first; the tokens of bonus tiles count towards the price, and
    then among those gained.
    """
    (tokens, *_), others = _of_tiles(advice.reasons), _with_sums(advice.reasons)
    first = other_than(others, PRICES)[:1]
    kept = [each for each in others if each in first or each.kind not in _LESS_BRIEFLY]
    costs, gains = (Counter(subjects(kept, kind)) for kind in (Why.COSTS, Why.GAINS))
    left = {Why.COSTS: costs - tokens, Why.GAINS: gains - (costs & tokens)}
    return with_reasons(advice, with_subjects(kept, {kind: (*each.elements(),) for kind, each in left.items()}))


def in_sums(advice: Advice) -> Advice:
    return with_reasons(advice, _with_sums(advice.reasons))


def _with_sums(reasons: Sequence[Reason]) -> list[Reason]:
    """The tokens and the cards of bonus tiles count among those gained and drawn; other tiles are still named."""
    (tokens, cards, rest), others = _of_tiles(reasons), list[Reason]()
    if not tokens and not cards:
        return [*reasons]
    gained = subjects(reasons, Why.GAINS)
    drawn = cards + sum(each.count for each in of_kinds(reasons, (Why.DRAWS,)))
    others += other_than(reasons, (Why.GAINS, Why.BONUS, Why.DRAWS))
    others += [Reason(Why.BONUS, rest)] if rest else []
    others += [Reason(Why.GAINS, (*gained, *tokens.elements()))] if gained or tokens else []
    others += [Reason(Why.DRAWS, count=drawn)] if drawn else []
    return by_weight(others, Why)


def _of_tiles(reasons: Sequence[Reason]) -> tuple[Counter[str], int, tuple[str, ...]]:
    tokens, cards, others = Counter[str](), 0, list[str]()
    for tile in subjects(reasons, Why.BONUS):
        match BONUS_TILE_EFFECTS[BonusTile(tile)]:
            case Gain(tokens=gained):
                tokens.update({token.value: count for token, count in gained})
            case Draw(cards=drawn):
                cards += drawn
            case _:
                others.append(tile)
    return tokens, cards, (*others,)
