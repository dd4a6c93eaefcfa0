"""Effects and costs in a few symbols, for menus and lists; `effects` writes them as sentences."""

from __future__ import annotations

from dataclasses import replace

from arnak_bot.games.arnak.engine import content
from arnak_bot.games.arnak.engine.effects import Effect
from arnak_bot.games.arnak.engine.printed import Card
from arnak_bot.games.arnak.engine.resources import Bag
from arnak_bot.games.arnak.engine.travel import Icons
from arnak_bot.games.arnak.wording import signs
from arnak_bot.games.arnak.wording.forms import Form
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.kit.prose import enumerated, listed

_SHORT = Form(
    "_short",
    tokens=lambda amount, words: signs.resources(amount),
    icons=lambda travel, words: signs.icons(travel),
    listed=lambda parts, words: " ".join(parts),
    together=lambda several, words: enumerated((effect(part, words) for part in several), words),
)


assistant = _SHORT.assistant
guardian_cost = _SHORT.guardian_cost
guardian_cost_listed = replace(_SHORT, listed=listed).guardian_cost


def effect(what: Effect | None, words: Words) -> str:
    """Return an effect in a few symbols; “?” if the effect is unknown."""
    return "?" if what is None else _SHORT.effect(what, words)


def cost(tokens: Bag, *travels: Icons, words: Words, put_down: int = 0) -> str:
    """Return a price in symbols: "1🧭 🥾", "a card"; `travels` are the possible travel costs (R9)."""
    return _SHORT.price(words, tokens, *travels, put_down=put_down)


def card(printed: Card, words: Words) -> str:
    return enumerated(_SHORT.card(printed, words), words)


def slot(name: str, words: Words) -> str:
    printed = content.SLOT_EFFECT_BY_NAME[name]
    coins = f"{printed.coins}🪙 → " if printed.coins else ""
    return f"{coins}{effect(printed.effect, words)}"
