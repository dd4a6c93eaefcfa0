"""Effects, cards and tiles as sentences in our own words, put together from the vocabulary."""

from __future__ import annotations

from collections.abc import Callable

from arnak_bot.games.arnak.engine.content import (
    ASSISTANT_BY_NUMBER,
    CARD_BY_ID,
    GUARDIAN_BY_NUMBER,
)
from arnak_bot.games.arnak.engine.effects import (
    Activate,
    ActivateStackTile,
    All,
    Archaeologist,
    Borrow,
    Buy,
    Choose,
    CrystalEarring,
    Draw,
    Effect,
    EmptySlot,
    Exchange,
    ExileCard,
    ExileRightmostItem,
    Gain,
    GainFear,
    GainFromExile,
    GainPer,
    Goods,
    GuardFromFear,
    LookAtRescue,
    MoveGuardian,
    ObsidianEarring,
    Overcome,
    PayTo,
    Planes,
    PutDown,
    Recruit,
    Refresh,
    RefreshAll,
    Relocate,
    Rescue,
    Research,
    ReturnArchaeologist,
    RevealTop,
    Token,
    Travel,
    Upgrade,
    UpgradeAssistant,
)
from arnak_bot.games.arnak.engine.printed import Card, CardKind
from arnak_bot.games.arnak.engine.resources import Bag, Resource
from arnak_bot.games.arnak.engine.travel import Icons
from arnak_bot.games.arnak.wording import signs
from arnak_bot.games.arnak.wording.messages import ENGLISH, Words
from arnak_bot.games.arnak.wording.messages.en.effects import Effects
from arnak_bot.games.kit.prose import listed


def effect(what: Effect, words: Words = ENGLISH) -> str:
    """Return an effect as one or more short sentences."""
    if isinstance(what, All):
        return " ".join(effect(part, words) for part in what.parts)
    return signs.sentence(_clause(what, words), words)


def led_in(what: Effect, say: Callable[[str], str], words: Words = ENGLISH) -> str:
    """Return an effect as one or more short sentences, the first as `say` puts its clause into one."""
    first, *others = what.parts if isinstance(what, All) else (what,)
    return " ".join([say(_clause(first, words)), *(effect(other, words) for other in others)])


def deed(what: Effect, words: Words = ENGLISH) -> str:
    """Return an effect as what is done: "draw a card", "pay 1 compass to gain 1 jewel"."""
    if isinstance(what, All):
        return _one_after_the_other(what, deed(what.parts[0], words), words)
    return _deed(what, words)


def _clause(what: Effect, words: Words) -> str:
    """An effect as what is done or, where it can be turned down, as what one may do."""
    if isinstance(what, All):
        return _one_after_the_other(what, _clause(what.parts[0], words), words)
    done = _deed(what, words)
    return words.effects.may(deed=done) if _is_offered(what) else done


def _one_after_the_other(what: All, first: str, words: Words) -> str:
    """What is simply done is one list; what may be turned down is told apart from it."""
    text = first
    for part in what.parts[1:]:
        clause = _clause(part, words)
        if _is_offered(part):
            text = words.effects.then_may(done=text, clause=clause)
        else:
            text = words.effects.and_also(done=text, clause=clause)
    return text


_OFFERED = (
    *(Archaeologist, Buy, ExileCard, GainFromExile, Overcome),
    *(PayTo, Refresh, Research, Upgrade),
)
"""What may be turned down."""


def _is_offered(what: Effect) -> bool:
    """Whether an effect, or the first of several, may be turned down."""
    return _is_offered(what.parts[0]) if isinstance(what, All) else isinstance(what, _OFFERED)


def _deed(what: Effect, words: Words) -> str:
    said = words.effects
    match what:
        case Gain(tokens):
            return said.gain(tokens=signs.resources_in_words(tokens, words))
        case GainPer(tokens, counting, at_most):
            gain = said.gain_per(tokens=signs.resources_in_words(tokens, words), counting=counting)
            return said.at_most(deed=gain, count=at_most) if at_most < 9 else gain
        case Draw(count, from_bottom):
            return said.draw_from_bottom(count=count) if from_bottom else said.draw(count=count)
        case Travel(travel):
            return said.gain_travel(icons=signs.icons_in_words(travel, words))
        case Choose(options, times):
            told = _options([deed(option.effect, words) for option in options], words)
            return said.choose_two(options=told) if times == 2 else said.choose_one(options=told)
        case PayTo(then, tokens, travel, put_down):
            return said.pay_to(price=price(tokens, travel, put_down, words), deed=deed(then, words))
        case _:
            return _rare_deed(what, words)


def _options(deeds: list[str], words: Words) -> str:
    """What can be chosen: "draw a card; gain 1 coin; or gain 1 compass"."""
    text, *others, last = deeds
    for each in others:
        text = words.effects.option_more(options=text, next=each)
    return words.effects.option_last(options=text, last=last)


def price(tokens: Bag, travel: Icons, put_down: int, words: Words = ENGLISH) -> str:
    """Return what is to be paid as a clause: "pay 1 coin", "put a card from hand into play unused"."""
    parts = []
    if tokens:
        parts.append(words.effects.pay(tokens=signs.resources_in_words(tokens, words)))
    if travel:
        parts.append(words.effects.travel_with(icons=signs.icons_in_words(travel, words)))
    if put_down:
        parts.append(words.effects.put_down())
    return listed(parts, words)


def _rare_deed(what: Effect, words: Words) -> str:
    said = words.effects
    match what:
        case Archaeologist(camp_for_free=True):
            return said.dig_at_camp()
        case Archaeologist():
            return _archaeologist(what, words)
        case Activate():
            return _activate(what, words)
        case ActivateStackTile(level):
            return said.activate_stack_tile(level=signs.ROMAN[level])
        case Relocate(where):
            return said.relocate(where=where)
        case Overcome(anywhere_alone):
            return said.overcome_where_no_other() if anywhere_alone else said.overcome()
        case Research():
            return _research(what, words)
        case Buy():
            return _buy(what, words)
        case RevealTop(goods):
            return said.reveal_top(goods=goods)
        case _:
            return _PLAIN[type(what)](said)


def _archaeologist(what: Archaeologist, words: Words) -> str:
    text = words.effects.dig_or_discover()
    if what.discount:
        text = words.effects.with_travel_free(deed=text, icons=signs.icons_in_words(what.discount, words))
    if what.compass_discount:
        text = words.effects.discovering_for_less(deed=text, count=what.compass_discount)
    return text


def _activate(what: Activate, words: Words) -> str:
    if what.times == 2:
        return words.effects.activate_two_camps()
    text = words.effects.activate(where=what.where)
    toll = what.level_2_compasses
    return words.effects.level_2_costs(deed=text, count=toll) if toll else text


def _research(what: Research, words: Words) -> str:
    if not what.free:
        return words.effects.research_for_less(tokens=signs.resources_in_words(what.discount, words))
    if what.token is Token.NOTEBOOK:
        return words.effects.research_with_notebook()
    return words.effects.research_free()


def _buy(what: Buy, words: Words) -> str:
    said = words.effects
    if what.free:
        return said.gain_artifact() if what.goods is Goods.ARTIFACT else said.gain_item(to=what.to)
    coins = words.amounts.tokens(count=what.discount, resource=Resource.COIN)
    compasses = words.amounts.tokens(count=what.discount, resource=Resource.COMPASS)
    text = said.buy(goods=what.goods, coins=coins, compasses=compasses)
    return said.also_turned_up(deed=text) if what.top_too else text


_PLAIN: dict[type, Callable[[Effects], str]] = {
    GainFear: lambda said: said.gain_fear(),
    ExileCard: lambda said: said.exile_card(),
    Upgrade: lambda said: said.upgrade(),
    Refresh: lambda said: said.refresh(),
    RefreshAll: lambda said: said.refresh_all(),
    PutDown: lambda said: said.put_down_then(),
    MoveGuardian: lambda said: said.move_guardian(),
    ExileRightmostItem: lambda said: said.exile_rightmost_item(),
    GainFromExile: lambda said: said.gain_from_exile(),
    Recruit: lambda said: said.recruit(),
    UpgradeAssistant: lambda said: said.upgrade_assistant(),
    LookAtRescue: lambda said: said.look_at_rescue(),
    Rescue: lambda said: said.rescue(),
    Exchange: lambda said: said.exchange(),
    ReturnArchaeologist: lambda said: said.return_archaeologist(),
    Planes: lambda said: said.planes(),
    GuardFromFear: lambda said: said.guard_from_fear(),
    EmptySlot: lambda said: said.empty_slot(),
    CrystalEarring: lambda said: said.crystal_earring(),
    ObsidianEarring: lambda said: said.obsidian_earring(),
    Borrow: lambda said: said.borrow(),
}


def card_effect(printed: Card, words: Words = ENGLISH) -> str:
    """Return the effect of a card, with exile and passing."""
    said = words.effects
    if printed.effect is None:
        return said.only_travel()
    parts = []
    if printed.exiles_itself:
        parts.append(said.exile_this())
    if isinstance(printed.effect, All) and any(isinstance(part, Borrow) for part in printed.effect.parts):
        gold = any(isinstance(part, Borrow) and part.gold for part in printed.effect.parts)
        parts += [effect(printed.effect.parts[0], words), said.use_a_side(side="gold" if gold else "silver")]
    else:
        parts.append(effect(printed.effect, words))
    if printed.pass_effect is not None:
        parts.append(said.or_pass(deed=deed(printed.pass_effect, words)))
    return " ".join(parts)


def card(card_id: str, words: Words = ENGLISH) -> str:
    """Return everything a card says, as a few lines of text."""
    said, printed = words.effects, CARD_BY_ID[card_id]
    does = card_effect(printed, words)
    if printed.effect:
        does = said.free_action(effect=does) if printed.free else said.main_action(effect=does)
    travel = signs.icons_in_words(printed.travel, words)
    return "\n".join(
        [
            _head(card_id, printed, words),
            said.travel_line(signs=signs.icons(printed.travel), icons=travel),
            does,
            said.points_line(points=str(printed.points)),
        ]
    )


def _head(card_id: str, printed: Card, words: Words) -> str:
    """The name of a card, what it is, and what it costs."""
    said, name = words.effects, signs.card(card_id, words)
    match printed.kind:
        case CardKind.BASIC:
            return said.basic_card(card=name)
        case CardKind.FEAR:
            return said.fear_card(card=name)
        case CardKind.ITEM:
            coins = words.amounts.tokens(count=printed.cost, resource=Resource.COIN)
            return said.item_card(card=name, price=coins)
        case CardKind.ARTIFACT:
            compasses = words.amounts.tokens(count=printed.cost, resource=Resource.COMPASS)
            return said.artifact_card(card=name, price=compasses)


def plain(text: str) -> str:
    """Return a text without signs and marks: for alt texts and for fonts that lack emoji."""
    kept = "".join(character for character in text.replace("**", "") if ord(character) < 0x2600)
    lines = (
        " ".join(line.split()).replace(": (", ": ").replace("(", "").replace(")", "") for line in kept.splitlines()
    )
    return "\n".join(lines)


def guardian_cost_in_words(number: int, words: Words = ENGLISH) -> str:
    """Return what overcoming a guardian costs, in words."""
    tile = GUARDIAN_BY_NUMBER[number]
    return price(tile.tokens, tile.travel, tile.put_down, words)


def guardian_boon(number: int, words: Words = ENGLISH) -> str:
    """Return a guardian's boon as a clause."""
    tile = GUARDIAN_BY_NUMBER[number]
    if tile.boon is None:
        return words.effects.boon_travel(icons=signs.icons_in_words(tile.boon_travel, words))
    return deed(tile.boon, words)


def assistant_side(number: int, *, gold: bool, words: Words = ENGLISH) -> str:
    """Return what one side of an assistant does."""
    side = ASSISTANT_BY_NUMBER[number].side(gold)
    first, *others = [use.effect for use in side.uses]
    text = " ".join([effect(first, words), *(led_in(other, _or_else(words), words) for other in others)])
    return words.effects.main_action(effect=text) if side.main_action else text


def _or_else(words: Words) -> Callable[[str], str]:
    """One of two uses, told after the other: "Or draw a card."."""
    return lambda clause: words.effects.or_else(clause=clause)
