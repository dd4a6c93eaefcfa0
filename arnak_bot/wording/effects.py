"""Effects, cards and tiles as sentences in our own words, put together from the vocabulary."""

from __future__ import annotations

from collections.abc import Sequence

from arnak_bot.engine.content import (
    ASSISTANT_BY_NUMBER,
    CARD_BY_ID,
    GUARDIAN_BY_NUMBER,
)
from arnak_bot.engine.effects import (
    Activate,
    ActivateStackTile,
    All,
    Archaeologist,
    Borrow,
    Buy,
    Choose,
    Counting,
    CrystalEarring,
    Destination,
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
    Where,
)
from arnak_bot.engine.printed import Card, CardKind
from arnak_bot.engine.resources import Bag, Resource
from arnak_bot.engine.travel import Icons
from arnak_bot.wording import signs

_PLACES = {
    Where.CAMP: "any camp site",
    Where.UNOCCUPIED_CAMP: "a camp site where nobody stands",
    Where.CAMP_OR_LEVEL_1: "a camp or discovered level I site",
    Where.LEVEL_1: "any discovered level I site",
    Where.YOURS: "a site you occupy",
}
_THINGS = {
    Counting.IDOLS: "idol that you own",
    Counting.GUARDIANS: "guardian that you have overcome or that stands with an archaeologist of yours",
    Counting.ARCHAEOLOGISTS: "archaeologist of yours on the island",
}
_GOODS = {Goods.ITEM: "an item", Goods.ARTIFACT: "an artifact", Goods.EITHER: "an item or artifact"}
_DISCOUNTS = {Goods.ITEM: "{0}", Goods.ARTIFACT: "{1}", Goods.EITHER: "{0} or {1}"}
_MAY = "you may "
_GAINED_TO = {
    Destination.DECK_BOTTOM: "under your deck",
    Destination.DECK_TOP: "on top of your deck",
    Destination.HAND: "into your hand",
}


def effect(what: Effect) -> str:
    """Return an effect as one or more short sentences."""
    if isinstance(what, All):
        return " ".join(effect(part) for part in what.parts)
    return signs.sentence(_clause(what))


def _clause(what: Effect) -> str:
    match what:
        case Gain(tokens):
            return f"gain {signs.resources_in_words(tokens)}"
        case GainPer(tokens, counting, at_most):
            most = f", at most {at_most}" if at_most < 9 else ""
            return f"gain {signs.resources_in_words(tokens)} for each {_THINGS[counting]}{most}"
        case GainFear():
            return "gain a Fear card"
        case Draw(count, from_bottom):
            number = "a card" if count == 1 else f"{count} cards"
            return f"draw {number}{' from the bottom of your deck' if from_bottom else ''}"
        case Travel(travel):
            return f"gain {signs.icons_in_words(travel)} for travel this turn"
        case ExileCard():
            return "you may exile a card from hand or play"
        case Upgrade():
            return "you may trade a tablet for an arrowhead, or an arrowhead for a jewel"
        case Refresh():
            return "you may refresh an assistant"
        case RefreshAll():
            return "refresh all your assistants"
        case PutDown():
            return "then put a card from hand into play unused"
        case All(parts):
            return _one_after_the_other(parts)
        case Choose(options, times):
            head = "choose two different things" if times == 2 else "choose one"
            *others, last = [deed(option.effect) for option in options]
            return f"{head}: {'; '.join(others)}; or {last}"
        case PayTo():
            return f"you may {deed(what)}"
        case _:
            return _rare_clause(what)


def _one_after_the_other(parts: Sequence[Effect]) -> str:
    """What is simply done is one list; what may be turned down is told apart from it."""
    text = ""
    for part in parts:
        clause = _clause(part)
        joint = "; then " if clause.startswith(_MAY) else " and "
        text = f"{text}{joint}{clause}" if text else clause
    return text


def deed(what: Effect) -> str:
    """Return an effect as what is done: "draw a card", "pay 1 compass to gain 1 jewel"."""
    if isinstance(what, PayTo):
        return f"{price(what.tokens, what.travel, what.put_down)} to {deed(what.then)}"
    return _clause(what).removeprefix(_MAY)


def price(tokens: Bag, travel: Icons, put_down: int) -> str:
    """Return what is to be paid as a clause: "pay 1 coin", "put a card from hand into play unused"."""
    parts = []
    if tokens:
        parts.append(f"pay {signs.resources_in_words(tokens)}")
    if travel:
        parts.append(f"travel with {signs.icons_in_words(travel)}")
    if put_down:
        parts.append("put a card from hand into play unused")
    return signs.listed(parts)


def _rare_clause(what: Effect) -> str:
    match what:
        case Archaeologist(camp_for_free=True):
            return "you may dig at a camp site without paying travel, and activate it a second time"
        case Archaeologist(discount, compass_discount):
            off = f", with {signs.icons_in_words(discount)} of the travel free" if discount else ""
            cheaper = f"; discovering costs {_compasses(compass_discount)} less" if compass_discount else ""
            return f"you may send an archaeologist to dig or discover{off}{cheaper}"
        case Activate(where, times, toll):
            if times == 2:
                return "activate two different camp sites"
            extra = f" (a level II site costs {_compasses(toll)} first)" if toll else ""
            return f"activate {_PLACES[where]}{extra}"
        case ActivateStackTile(level):
            return f"reveal the next level {signs.ROMAN[level]} site tile, resolve it and put it under its stack"
        case Relocate(where):
            return f"move a placed archaeologist to {_PLACES[where]} and activate that site"
        case Overcome(anywhere_alone):
            place = "at a site with no other player" if anywhere_alone else "at a site you occupy"
            return f"you may overcome a guardian {place}, free of its cost"
        case MoveGuardian():
            return "move a guardian from your site to an empty camp or level I site and activate that site"
        case Research():
            return _research_clause(what)
        case Buy():
            return _buy_clause(what)
        case RevealTop(goods):
            return f"turn up the top card of the {goods.value} deck"
        case _:
            return _PLAIN[type(what)]


def _compasses(count: int) -> str:
    return signs.counted(count, Resource.COMPASS)


def _research_clause(what: Research) -> str:
    token = "your notebook" if what.token is Token.NOTEBOOK else "a research token"
    if what.free:
        return f"you may research with {token} free of cost"
    return f"you may research or take a temple tile for {signs.resources_in_words(what.discount)} less"


def _buy_clause(what: Buy) -> str:
    if what.free and what.goods is Goods.ARTIFACT:
        return "you may gain an artifact of the row and use it at once"
    if what.free:
        return f"you may gain an item of the row {_GAINED_TO[what.to]}"
    top = ", also the card turned up" if what.top_too else ""
    less = _DISCOUNTS[what.goods].format(*(signs.counted(what.discount, each) for each in ("coin", "compass")))
    return f"you may buy {_GOODS[what.goods]} for {less} less{top}"


_PLAIN: dict[type, str] = {
    ExileRightmostItem: "exile the rightmost item of the row",
    GainFromExile: "you may gain an exiled item under your deck",
    Recruit: "recruit an assistant",
    UpgradeAssistant: "turn a silver assistant to gold and refresh it",
    LookAtRescue: "look through the assistants waiting here",
    Rescue: "rescue one of them, exhausted",
    Exchange: "exchange an assistant of yours for one on top of a stack",
    ReturnArchaeologist: "take a placed archaeologist back",
    Planes: "for the rest of the round all your travel icons are planes",
    GuardFromFear: "guardians give you no Fear at the end of this round",
    EmptySlot: "move your last slotted idol back to the crates",
    CrystalEarring: "decide on 1 to 3 cards, draw them, keep one; you may top one, the rest goes into play",
    ObsidianEarring: "decide on 1 or 2 cards, draw them from under your deck, keep one; the other goes into play",
    Borrow: "use an assistant on top of a supply stack",
}


def card_effect(printed: Card) -> str:
    """Return the effect of a card, with exile and passing."""
    if printed.effect is None:
        return "No effect: only its boot helps you travel."
    parts = []
    if printed.exiles_itself:
        parts.append("Exile this card.")
    if isinstance(printed.effect, All) and any(isinstance(part, Borrow) for part in printed.effect.parts):
        side = "gold" if any(isinstance(p, Borrow) and p.gold for p in printed.effect.parts) else "silver"
        first = effect(printed.effect.parts[0])
        parts.append(f"{first} Use the {side} side of an assistant on top of a supply stack.")
    else:
        parts.append(effect(printed.effect))
    if printed.pass_effect is not None:
        parts.append(f"Or pass to {deed(printed.pass_effect)}.")
    return " ".join(parts)


def card(card_id: str) -> str:
    """Return everything a card says, as a few lines of text."""
    printed = CARD_BY_ID[card_id]
    kind = printed.kind.value.capitalize()
    costs = ""
    if printed.kind is CardKind.ITEM:
        costs = f", costs {signs.counted(printed.cost, Resource.COIN)}"
    elif printed.kind is CardKind.ARTIFACT:
        costs = f", costs {signs.counted(printed.cost, Resource.COMPASS)}; playing it costs 1 tablet"
    when = "Free action" if printed.free else "Main action"
    lines = [f"**{signs.card(card_id)}**: {kind}{costs}"]
    lines.append(f"Travel: {signs.icons(printed.travel)} ({signs.icons_in_words(printed.travel)})")
    lines.append(f"{when}: {card_effect(printed)}" if printed.effect else card_effect(printed))
    lines.append(f"Points: {printed.points}")
    return "\n".join(lines)


def plain(text: str) -> str:
    """Return a text without signs and marks: for alt texts and for fonts that lack emoji."""
    kept = "".join(character for character in text.replace("**", "") if ord(character) < 0x2600)
    lines = (
        " ".join(line.split()).replace(": (", ": ").replace("(", "").replace(")", "") for line in kept.splitlines()
    )
    return "\n".join(lines)


def guardian_cost_in_words(number: int) -> str:
    """Return what overcoming a guardian costs, in words."""
    tile = GUARDIAN_BY_NUMBER[number]
    return price(tile.tokens, tile.travel, tile.put_down)


def guardian_boon(number: int) -> str:
    """Return a guardian's boon as a clause."""
    tile = GUARDIAN_BY_NUMBER[number]
    if tile.boon is None:
        return f"{signs.icons_in_words(tile.boon_travel)} for travel"
    return deed(tile.boon)


def assistant_side(number: int, *, gold: bool) -> str:
    """Return what one side of an assistant does."""
    side = ASSISTANT_BY_NUMBER[number].side(gold)
    first, *others = [effect(use.effect) for use in side.uses]
    text = " ".join([first, *(f"Or {other[0].lower()}{other[1:]}" for other in others)])
    return f"Main action: {text}" if side.main_action else text
