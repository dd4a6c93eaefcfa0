"""Effects and costs in a few signs, for menus and lists: what `effects` says in sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arnak_bot.games.arnak.engine.content import (
    BOARDS,
    BONUS_TILE_EFFECTS,
    DISCOVER_COMPASSES,
    GUARDIAN_BY_NUMBER,
    IDOL_EFFECTS,
    SLOT_EFFECT_BY_NAME,
    TEMPLE_STACK_BY_ID,
)
from arnak_bot.games.arnak.engine.effects import (
    Activate,
    ActivateStackTile,
    All,
    Archaeologist,
    Buy,
    Choose,
    CrystalEarring,
    Effect,
    ExileCard,
    Gain,
    GainFear,
    GainPer,
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
from arnak_bot.games.arnak.engine.printed import BonusTile, Card, IdolKind, ResearchSpace, Site
from arnak_bot.games.arnak.engine.resources import Bag
from arnak_bot.games.arnak.engine.travel import Icons
from arnak_bot.games.arnak.wording import effects, signs
from arnak_bot.games.arnak.wording.messages import ENGLISH, Words
from arnak_bot.games.arnak.wording.messages.en.short import Short
from arnak_bot.games.kit.prose import enumerated

__all__ = ["bonus_tile", "card", "cost", "effect", "either", "guardian_cost", "idol", "slot"]


def effect(what: Effect | None, words: Words = ENGLISH) -> str:
    """Return an effect in a few signs; “?” for one that nobody knows yet."""
    said = words.short
    match what:
        case None:
            return "?"
        case Gain(tokens):
            return f"+{signs.resources(tokens)}"
        case GainFear():
            return said.fear()
        case GainPer(tokens, counting, at_most):
            text = said.gain_per(tokens=signs.resources(tokens), counting=counting)
            return said.at_most(effect=text, count=at_most) if at_most < 9 else text
        case Travel(travel):
            return f"+{signs.icons(travel)}"
        case All(parts):
            return enumerated((effect(part, words) for part in parts), words)
        case Choose(options):
            return either([effect(option.effect, words) for option in options], words)
        case PayTo(then, tokens, travel, put_down):
            return f"{cost(tokens, travel, put_down=put_down, words=words)} → {effect(then, words)}"
        case ExileCard():
            return said.exile_card()
        case Upgrade():
            return said.upgrade()
        case _:
            return _action(what, words)


def either(parts: Sequence[str], words: Words = ENGLISH) -> str:
    """Return effects among which one chooses: "+1🪙 or +1🧭 or +1📜"; empty without any."""
    text, *others = parts or [""]
    for each in others:
        text = words.short.either(first=text, next=each)
    return text


def _action(what: Effect, words: Words) -> str:
    """Effects that take an action of the turn, with what they make cheaper."""
    said = words.short
    match what:
        case Archaeologist(camp_for_free=True):
            return said.dig_at_camp()
        case Archaeologist(discount, compasses):
            less = [f"−{signs.icons(discount)}"] * bool(discount) + [f"−{compasses}🧭"] * bool(compasses)
            return said.dig_or_discover_for_less(less=" ".join(less)) if less else said.dig_or_discover()
        case Buy(goods, discount, free=False):
            return said.buy(goods=goods, discount=discount)
        case Research(tokens, free=False):
            return said.research_for_less(tokens=signs.resources(tokens))
        case Overcome(anywhere_alone):
            return said.overcome_where_no_other() if anywhere_alone else said.overcome()
        case Activate(Where.YOURS, level_2_compasses=toll):
            return said.activate_yours(toll=toll)
        case Relocate(where):
            return said.relocate_to_camp() if where is Where.CAMP else said.relocate()
        case ActivateStackTile(level):
            return said.stack_tile(level=signs.ROMAN[level])
        case _:
            say = _PLAIN.get(type(what))
            return say(said) if say is not None else effects.deed(what, words)


_PLAIN: dict[type, Callable[[Short], str]] = {
    CrystalEarring: lambda said: said.crystal_earring(),
    ObsidianEarring: lambda said: said.obsidian_earring(),
    RevealTop: lambda said: said.reveal_top(),
    Planes: lambda said: said.planes(),
    GuardFromFear: lambda said: said.guard_from_fear(),
    MoveGuardian: lambda said: said.move_guardian(),
    UpgradeAssistant: lambda said: said.upgrade_assistant(),
    LookAtRescue: lambda said: said.look_at_rescue(),
    Rescue: lambda said: said.rescue(),
}


def cost(tokens: Bag, *travels: Icons, put_down: int = 0, words: Words = ENGLISH) -> str:
    """Return what is to be paid in signs: "1🧭 🥾", "a card"; `travels` are what the travel may come to (R9)."""
    travel = either([signs.icons(icons) for icons in travels if icons], words)
    parts = (signs.resources(tokens), travel, words.short.a_card() if put_down else "")
    return " ".join(part for part in parts if part)


def card(printed: Card, words: Words = ENGLISH) -> str:
    """Return the effect of a card in a few signs, with exile and passing."""
    said = words.short
    parts = [effect(printed.effect, words) if printed.effect is not None else said.travel_only()]
    if printed.exiles_itself:
        parts.insert(0, said.exile_it())
    if printed.pass_effect is not None:
        parts.append(said.or_pass(effect=effect(printed.pass_effect, words)))
    return enumerated(parts, words)


def guardian_cost(number: int, words: Words = ENGLISH) -> str:
    """Return what overcoming a guardian costs, in signs."""
    tile = GUARDIAN_BY_NUMBER[number]
    return cost(tile.tokens, tile.travel, put_down=tile.put_down, words=words)


def discovery_cost(site: Site) -> str:
    """Return what discovering a site costs, in signs."""
    return f"{DISCOVER_COMPASSES[site.level]}🧭 {signs.icons(site.spaces[0])}"


def research_cost(space: ResearchSpace, words: Words = ENGLISH) -> str:
    """Return what moving to a research space costs, in signs."""
    idol = words.short.an_idol() if space.idols else ""
    return " ".join(part for part in (signs.resources(space.cost), idol) if part)


def temple_cost(board: str, stack: str) -> str:
    """Return what a temple tile of a stack costs, in signs."""
    costs = [BOARDS[board].temple_costs[at] for at in TEMPLE_STACK_BY_ID[stack].costs]
    return " ".join(signs.resources(cost) for cost in costs)


def idol(kind: IdolKind, words: Words = ENGLISH) -> str:
    """Return what an idol gives when it is found."""
    return effect(IDOL_EFFECTS[kind], words)


def bonus_tile(tile: BonusTile, words: Words = ENGLISH) -> str:
    """Return what a research bonus tile gives."""
    return effect(BONUS_TILE_EFFECTS[tile], words)


def slot(name: str, words: Words = ENGLISH) -> str:
    """Return what slotting an idol for this effect gives."""
    printed = SLOT_EFFECT_BY_NAME[name]
    coins = f"{printed.coins}🪙 → " if printed.coins else ""
    return f"{coins}{effect(printed.effect, words)}"
