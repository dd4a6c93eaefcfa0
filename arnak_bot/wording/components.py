"""Everything in the box by name, for look-ups: cards, site tiles, guardians, assistants and idols."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from arnak_bot.engine.content import ASSISTANTS, CARD_BY_ID, GUARDIANS, IDOL_EFFECTS, SITE_TILES
from arnak_bot.engine.printed import IdolKind
from arnak_bot.wording import effects, signs

__all__ = ["Component", "ComponentKind", "find", "suggestions", "unknown", "words"]


class ComponentKind(StrEnum):
    """What a component is."""

    CARD = "card"
    SITE = "site"
    GUARDIAN = "guardian"
    ASSISTANT = "assistant"
    IDOL = "idol"


@dataclass(frozen=True, slots=True)
class Component:
    """One thing that can be looked up. `id` is a card's id, a tile's "level-number", a number or an idol kind."""

    kind: ComponentKind
    id: str
    name: str

    @property
    def key(self) -> str:
        """What a suggestion sends back."""
        return f"{self.kind.value}:{self.id}"


@cache
def _everything() -> tuple[Component, ...]:
    return (
        *(Component(ComponentKind.CARD, card, signs.card(card)) for card in CARD_BY_ID),
        *(Component(ComponentKind.SITE, f"{tile.level}-{tile.number}", tile.name) for tile in SITE_TILES),
        *(Component(ComponentKind.GUARDIAN, str(tile.number), tile.name) for tile in GUARDIANS),
        *(Component(ComponentKind.ASSISTANT, str(tile.number), tile.name) for tile in ASSISTANTS),
        *(Component(ComponentKind.IDOL, kind.value, f"Idol: {kind.value}") for kind in IDOL_EFFECTS),
    )


def find(typed: str) -> Component | None:
    """Return what a player means by a key, an id or a name; None where nothing fits."""
    wanted = " ".join(typed.lower().split())
    for component in _everything():
        if wanted == component.key or wanted == component.name.lower():
            return component
    for component in _everything():
        if component.kind is ComponentKind.CARD and wanted in (component.id, CARD_BY_ID[component.id].name.lower()):
            return component
    return None


def unknown(typed: str) -> str:
    """Return a kind answer to a name that is none, with the nearest ones."""
    names = {component.name.lower(): component.name for component in _everything()}
    near = [names[name] for name in difflib.get_close_matches(typed.lower(), names, n=3, cutoff=0.4)]
    hint = f" Did you mean {' or '.join(near)}?" if near else " Type a few letters and pick a suggestion."
    return f"There is nothing called “{typed[:60]}”.{hint}"


def suggestions(typed: str) -> list[tuple[str, str]]:
    """Return (name, key) of what fits what was typed so far, at most 25."""
    wanted = typed.lower().strip()
    named = sorted((component.name, component.key) for component in _everything())
    starts = [pair for pair in named if pair[0].lower().startswith(wanted)]
    holds = [pair for pair in named if wanted in pair[0].lower() and pair not in starts]
    return [*starts, *holds][:25]


def words(component: Component) -> str:
    """Return everything a component says, as a few lines of text."""
    head = f"**{component.name}**"
    match component.kind:
        case ComponentKind.CARD:
            return effects.card(component.id)
        case ComponentKind.SITE:
            tile = next(tile for tile in SITE_TILES if f"{tile.level}-{tile.number}" == component.id)
            return f"{head}: site of level {signs.ROMAN[tile.level]}\n{effects.effect(tile.effect)}"
        case ComponentKind.GUARDIAN:
            number = int(component.id)
            return (
                f"{head}: guardian, 5 points\nTo overcome it: {effects.guardian_cost_in_words(number)}\n"
                f"Boon, once in the game: {effects.guardian_boon(number)}"
            )
        case ComponentKind.ASSISTANT:
            number = int(component.id)
            silver, gold = (effects.assistant_side(number, gold=side) for side in (False, True))
            return f"{head}: assistant\nSilver: {silver}\nGold: {gold}"
        case ComponentKind.IDOL:
            effect = effects.effect(IDOL_EFFECTS[IdolKind(component.id)])
            return f"{head}\nWhen it is found: {effect}\n3 points, in a slot or not"
