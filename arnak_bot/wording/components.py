"""Everything in the box by name, for look-ups: cards, site tiles, guardians, assistants and idols."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from arnak_bot.engine.content import ASSISTANTS, CARD_BY_ID, GUARDIANS, IDOL_EFFECTS, SITE_TILES
from arnak_bot.engine.printed import IdolKind
from arnak_bot.wording import effects, signs
from arnak_bot.wording.nearest import nearest

__all__ = ["Component", "ComponentKind", "also_near", "find", "suggestions", "unknown", "words"]


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


@cache
def _names() -> dict[str, tuple[str, ...]]:
    """Everything that a component is called, by its key."""
    return {
        each.key: (each.name, each.key, *_MORE_NAMES.get(each.name, ()), *_printed_names(each))
        for each in _everything()
    }


def _printed_names(component: Component) -> tuple[str, ...]:
    return (component.id, CARD_BY_ID[component.id].name) if component.kind is ComponentKind.CARD else ()


_MORE_NAMES = {
    "Aeroplane": ("airplane", "plane"),
    "Automobile": ("car",),
    "Airdrop": ("parachute",),
    "Hot Air Balloon": ("airship",),
    "Revolver": ("gun", "pistol"),
    "Lantern": ("lamp",),
    "Pack Donkey": ("mule",),
    "Steam Boat": ("steamer", "ship"),
    "Chronometer": ("clock",),
    "Carrier Pigeon": ("dove",),
    "Aviator": ("flyer",),
    "Captain": ("sailor",),
}
"""What players also call a thing."""


def find(typed: str) -> tuple[Component | None, tuple[Component, ...]]:
    """Return the one component that a player means by a key, an id, a name or words of it, and what else is near."""
    by_key = {component.key: component for component in _everything()}
    if typed.strip() in by_key:
        return by_key[typed.strip()], ()
    found = nearest(typed, _names())
    return by_key[found.best] if found.best else None, tuple(by_key[key] for key in found.near)


def also_near(near: Sequence[Component]) -> str:
    """Return a line that names what else was near; empty where nothing was."""
    return f"\nAlso near: {signs.listed(each.name for each in near)}." if near else ""


def unknown(typed: str, near: Sequence[Component] = ()) -> str:
    """Return a kind answer to a name that is none or several, with the nearest ones."""
    names = signs.listed((each.name for each in near), "or")
    hint = f"Did you mean {names}?" if near else "Type a few letters and pick a suggestion."
    return f"There is no one thing called “{typed[:60]}”. {hint}"


def suggestions(typed: str) -> list[tuple[str, str]]:
    """Return (name, key) of what fits what was typed so far, at most 25; one line says so where nothing does."""
    wanted = typed.lower().strip()
    named = sorted((component.name, component.key) for component in _everything())
    starts = [pair for pair in named if pair[0].lower().startswith(wanted)]
    holds = [pair for pair in named if wanted in pair[0].lower() and pair not in starts]
    best, near = find(typed) if not (starts or holds) else (None, ())
    alike = [(component.name, component.key) for component in (*([best] if best else []), *near)]
    return [*starts, *holds, *alike][:25] or [(unknown(typed)[:100], typed[:100])]


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
