"""One sign for each idea, the same in menus, prompts and stories: resources, travel icons, names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from arnak_bot.games.arnak.engine.content import GUARDIAN_POINTS
from arnak_bot.games.arnak.engine.naming import counted
from arnak_bot.games.arnak.engine.printed import Card
from arnak_bot.games.arnak.engine.resources import Bag
from arnak_bot.games.arnak.engine.travel import Icon, Icons
from arnak_bot.games.arnak.pictured import EMOJI_NAMES, RESOURCE_SIGNS, TRAVEL_SIGNS
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.games.arnak.wording.named import (
    assistant,
    card,
    guardian,
    rival_deed,
    rival_tile,
    site,
    space,
    stack,
    tile,
    token,
    token_at_first,
)
from arnak_bot.kit.numerals import ROMAN
from arnak_bot.kit.prose import capital, listed

__all__ = [
    "ROMAN",
    "as_glyphs",
    "assistant",
    "card",
    "counted",
    "first_sign",
    "guardian",
    "guardian_worth",
    "icons",
    "icons_in_words",
    "listed",
    "price",
    "resources",
    "resources_in_words",
    "rival_deed",
    "rival_tile",
    "sentence",
    "site",
    "space",
    "stack",
    "tile",
    "token",
    "token_at_first",
]

_SIGNS = re.compile("|".join(map(re.escape, EMOJI_NAMES)))


def first_sign(text: str) -> str:
    """Return the first resource or travel sign of a text; empty without any."""
    found = [(text.index(sign), sign) for sign in EMOJI_NAMES if sign in text]
    return min(found)[1] if found else ""


def resources(tokens: Bag) -> str:
    """Return an amount in signs: "2🪙 1💎"."""
    return " ".join(f"{count}{RESOURCE_SIGNS[resource]}" for resource, count in tokens)


def price(printed: Card) -> str:
    """Return what a card costs in the row: "2🪙", "3🧭"; a card without a price costs nothing: "0🪙"."""
    return f"{printed.cost}{RESOURCE_SIGNS[printed.currency]}"


def icons(travel: Icons) -> str:
    """Return travel icons in signs."""
    return "".join(TRAVEL_SIGNS[icon] for icon in travel)


def sentence(clause: str, words: Words) -> str:
    """Return a clause with a capital and a full stop."""
    return words.prose.sentence(clause=capital(clause))


def resources_in_words(tokens: Bag, words: Words) -> str:
    """Return an amount of tokens in words: "2 coins and 1 jewel"."""
    return listed((words.amounts.tokens(count=count, resource=resource) for resource, count in tokens), words)


def icons_in_words(travel: Iterable[str], words: Words) -> str:
    """Return travel icons in words: "2 boots", "a car and a ship"."""
    counts = Counter(travel)
    return listed((words.amounts.icons(count=count, icon=Icon(kind)) for kind, count in counts.items()), words)


def guardian_worth(words: Words) -> str:
    """Return what every overcome guardian is worth: "5 points"."""
    return words.amounts.points(count=GUARDIAN_POINTS)


def as_glyphs(text: str) -> tuple[str, ...]:
    """Split a text at its plain signs, for pictures: words as they are, signs as "#coin"."""
    parts = re.split(f"({_SIGNS.pattern})", text)
    return tuple(f"#{EMOJI_NAMES[part]}" if part in EMOJI_NAMES else part for part in parts if part.strip())
