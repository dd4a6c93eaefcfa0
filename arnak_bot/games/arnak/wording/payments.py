"""What travel is paid with, in words: cards that are played for it, people, pilots, and what is kept for later."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from arnak_bot.games.arnak.engine.actions import Action
from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.games.arnak.engine.travel import Icon
from arnak_bot.games.arnak.pictured import TRAVEL_SIGNS
from arnak_bot.games.arnak.wording import signs
from arnak_bot.games.arnak.wording.messages import Words
from arnak_bot.kit.prose import listed

__all__ = ["payment", "payment_labels", "sources"]


def payment(action: Action, words: Words) -> str:
    """Return the sources of a payment in words."""
    text, kept = _parts(action)
    named = sources(text, words=words)
    return words.payments.keeping(sources=named, icons=signs.icons_in_words(kept, words)) if kept else named


def payment_labels(action: Action, words: Words) -> Iterable[str]:
    """Return a payment as menus name it, the fullest first."""
    said = words.payments
    text, kept = _parts(action)
    yield said.pay_with(sources=payment(action, words))
    full, brief = sources(text, words=words), sources(text, brief=True, words=words)
    if kept:
        icons = signs.icons(tuple(kept))
        full, brief = said.keeping(sources=full, icons=icons), said.keeping(sources=brief, icons=icons)
    yield said.pay_with(sources=full)
    yield said.pay_shortly(sources=brief)


def _parts(action: Action) -> tuple[str, list[Icon]]:
    """The sources of a payment, joined by "+", and what is kept of them."""
    text, _, kept = " ".join(action.args).partition(" keep ")
    return text, [Icon(icon) for icon in kept.split("+")] if kept else []


def sources(text: str, *, brief: bool = False, words: Words) -> str:
    """Return travel sources, joined by "+", in words; equal ones are counted."""
    counts = Counter(text.split("+"))
    return listed((_source(label, count, brief=brief, words=words) for label, count in counts.items()), words)


def _source(label: str, count: int, *, brief: bool, words: Words) -> str:
    said = words.payments
    kind, _, rest = label.partition("-")
    match kind:
        case "pilot":
            return said.pilots(count=count, coins=2 * count)
        case "spare":
            return said.leftover(icons=TRAVEL_SIGNS[Icon(rest)] * count)
        case "boon":
            name = signs.guardian(int(rest), words)
            return name if brief else said.boon_of(guardian=name)
        case "assistant":
            name = signs.assistant(int(rest), words)
            return name if brief else said.the_assistant(assistant=name)
        case _:
            name = signs.card(label, words)
            name = name if brief else f"{name} {signs.icons(CARD_BY_ID[label].travel)}"
            return name if count == 1 else f"{count}× {name}"
