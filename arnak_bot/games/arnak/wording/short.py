"""Effects and costs in a few signs, for menus and lists; `effects` has them as sentences."""

from __future__ import annotations

from arnak_bot.games.arnak.engine import content
from arnak_bot.games.arnak.engine.effects import Effect
from arnak_bot.games.arnak.engine.printed import BonusTile, Card, IdolKind, ResearchSpace, Site
from arnak_bot.games.arnak.engine.resources import Bag
from arnak_bot.games.arnak.engine.travel import Icons
from arnak_bot.games.arnak.wording import signs
from arnak_bot.games.arnak.wording.forms import Form
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.kit.prose import enumerated

__all__ = ["assistant", "bonus_tile", "card", "cost", "effect", "guardian_cost", "idol", "slot"]


_SHORT = Form(
    "_short",
    tokens=lambda amount, words: signs.resources(amount),
    icons=lambda travel, words: signs.icons(travel),
    listed=lambda parts, words: " ".join(parts),
    together=lambda several, words: enumerated((effect(part, words) for part in several), words),
)


assistant = _SHORT.assistant
guardian_cost = _SHORT.guardian_cost


def effect(what: Effect | None, words: Words) -> str:
    """Return an effect in a few signs; “?” if the effect is unknown."""
    return "?" if what is None else _SHORT.effect(what, words)


def cost(tokens: Bag, *travels: Icons, words: Words, put_down: int = 0) -> str:
    """Return a price in signs: "1🧭 🥾", "a card"; `travels` are the possible travel costs (R9)."""
    return _SHORT.price(words, tokens, *travels, put_down=put_down)


def card(printed: Card, words: Words) -> str:
    """Return the effect of a card in a few signs, including exile and passing."""
    return enumerated(_SHORT.card(printed, words), words)


def discovery_cost(site: Site) -> str:
    """Return the cost of discovering a site, in signs."""
    return f"{content.DISCOVER_COMPASSES[site.level]}🧭 {signs.icons(site.spaces[0])}"


def research_cost(space: ResearchSpace, words: Words) -> str:
    """Return the cost of moving to a research space, in signs."""
    idol = words.effects.an_idol() if space.idols else ""
    return " ".join(part for part in (signs.resources(space.cost), idol) if part)


def temple_cost(board: str, stack: str) -> str:
    """Return the cost of a temple tile from a stack, in signs."""
    costs = [content.BOARDS[board].temple_costs[at] for at in content.TEMPLE_STACK_BY_ID[stack].costs]
    return " ".join(signs.resources(cost) for cost in costs)


def idol(kind: IdolKind, words: Words) -> str:
    """Return what an idol gives when it is found, in signs."""
    return effect(content.IDOL_EFFECTS[kind], words)


def bonus_tile(tile: BonusTile, words: Words) -> str:
    """Return what a research bonus tile gives, in signs."""
    return effect(content.BONUS_TILE_EFFECTS[tile], words)


def slot(name: str, words: Words) -> str:
    """Return what slotting an idol for this effect gives, in signs."""
    printed = content.SLOT_EFFECT_BY_NAME[name]
    coins = f"{printed.coins}🪙 → " if printed.coins else ""
    return f"{coins}{effect(printed.effect, words)}"
