"""Effects and costs in a few signs, for menus and lists: what `effects` says in sentences."""

from __future__ import annotations

from arnak_bot.engine.content import BONUS_TILE_EFFECTS, GUARDIAN_BY_NUMBER, IDOL_EFFECTS, SLOT_EFFECT_BY_NAME
from arnak_bot.engine.effects import (
    Activate,
    ActivateStackTile,
    All,
    Archaeologist,
    Buy,
    Choose,
    Counting,
    CrystalEarring,
    Effect,
    ExileCard,
    Gain,
    GainFear,
    GainPer,
    Goods,
    GuardFromFear,
    LookAtRescue,
    MoveGuardian,
    ObsidianEarring,
    Overcome,
    PayTo,
    Planes,
    Relocate,
    Rescue,
    Research,
    RevealTop,
    Travel,
    Upgrade,
    UpgradeAssistant,
    Where,
)
from arnak_bot.engine.printed import BonusTile, Card, IdolKind
from arnak_bot.engine.resources import Bag
from arnak_bot.engine.travel import Icons
from arnak_bot.wording import effects, signs

__all__ = ["bonus_tile", "card", "cost", "effect", "guardian_cost", "idol", "slot"]

_THINGS = {
    Counting.IDOLS: "idol",
    Counting.GUARDIANS: "guardian overcome or with you",
    Counting.ARCHAEOLOGISTS: "archaeologist out there",
}
_PRICES = {Goods.ITEM: "−{0}🪙", Goods.ARTIFACT: "−{0}🧭", Goods.EITHER: "−{0}🪙 or −{0}🧭"}
_GOODS = {Goods.ITEM: "an item", Goods.ARTIFACT: "an artifact", Goods.EITHER: "an item or artifact"}


def effect(what: Effect | None) -> str:
    """Return an effect in a few signs; “?” for one that nobody knows yet."""
    match what:
        case None:
            return "?"
        case Gain(tokens):
            return f"+{signs.resources(tokens)}"
        case GainFear():
            return "+Fear"
        case GainPer(tokens, counting, at_most):
            most = f", at most {at_most}" if at_most < 9 else ""
            return f"+{signs.resources(tokens)} for each {_THINGS[counting]}{most}"
        case Travel(travel):
            return f"+{signs.icons(travel)}"
        case All(parts):
            return ", ".join(effect(part) for part in parts)
        case Choose(options):
            return " or ".join(effect(option.effect) for option in options)
        case PayTo(then, tokens, travel, put_down):
            return f"{cost(tokens, travel, put_down=put_down)} → {effect(then)}"
        case ExileCard():
            return "exile a card"
        case Upgrade():
            return "📜→🏹 or 🏹→💎"
        case _:
            return _action(what)


def _action(what: Effect) -> str:
    """Effects that take an action of the turn, with what they make cheaper."""
    match what:
        case Archaeologist(camp_for_free=True):
            return "dig at a camp for free, activate it twice"
        case Archaeologist(discount, compasses):
            less = [f"−{signs.icons(discount)}"] * bool(discount) + [f"−{compasses}🧭"] * bool(compasses)
            return f"dig or discover{f' ({chr(32).join(less)})' if less else ''}"
        case Buy(goods, discount, free=False):
            return f"buy {_GOODS[goods]} ({_PRICES[goods].format(discount)})"
        case Research(tokens, free=False):
            return f"research or temple tile (−{signs.resources(tokens)})"
        case Overcome(anywhere_alone):
            return f"overcome a guardian{' where no other player is' if anywhere_alone else ''} for free"
        case Activate(Where.YOURS, level_2_compasses=toll):
            return f"activate a site of yours (level II: {toll}🧭)"
        case Relocate(where):
            place = "a camp" if where is Where.CAMP else "a camp or level I site"
            return f"move an archaeologist to {place}, activate it"
        case ActivateStackTile(level):
            return f"resolve the next level {signs.ROMAN[level]} site tile"
        case _:
            return _PLAIN.get(type(what)) or effects.deed(what)


_PLAIN: dict[type, str] = {
    CrystalEarring: "draw 1 to 3 cards, keep one, perhaps top one, play the rest unused",
    ObsidianEarring: "draw 1 or 2 cards from below, keep one, play the other unused",
    RevealTop: "turn up the top card",
    Planes: "all your travel icons are planes",
    GuardFromFear: "no Fear from guardians this round",
    MoveGuardian: "move your guardian to a camp or level I site, activate it",
    UpgradeAssistant: "turn an assistant to gold",
    LookAtRescue: "see the assistants here",
    Rescue: "rescue one",
}


def cost(tokens: Bag, *travels: Icons, put_down: int = 0) -> str:
    """Return what is to be paid in signs: "1🧭 🥾", "a card"; `travels` are what the travel may come to (R9)."""
    travel = " or ".join(signs.icons(icons) for icons in travels if icons)
    parts = (signs.resources(tokens), travel, "a card" if put_down else "")
    return " ".join(part for part in parts if part)


def card(printed: Card) -> str:
    """Return the effect of a card in a few signs, with exile and passing."""
    parts = [effect(printed.effect) if printed.effect is not None else "travel only"]
    if printed.exiles_itself:
        parts.insert(0, "exile it")
    if printed.pass_effect is not None:
        parts.append(f"or pass: {effect(printed.pass_effect)}")
    return ", ".join(parts)


def guardian_cost(number: int) -> str:
    """Return what overcoming a guardian costs, in signs."""
    tile = GUARDIAN_BY_NUMBER[number]
    return cost(tile.tokens, tile.travel, put_down=tile.put_down)


def idol(kind: IdolKind) -> str:
    """Return what an idol gives when it is found."""
    return effect(IDOL_EFFECTS[kind])


def bonus_tile(tile: BonusTile) -> str:
    """Return what a research bonus tile gives."""
    return effect(BONUS_TILE_EFFECTS[tile])


def slot(name: str) -> str:
    """Return what slotting an idol for this effect gives."""
    printed = SLOT_EFFECT_BY_NAME[name]
    coins = f"{printed.coins}🪙 → " if printed.coins else ""
    return f"{coins}{effect(printed.effect)}"
