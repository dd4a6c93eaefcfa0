"""Everything in the box by name, for look-ups: cards, site tiles, guardians, assistants, idols and their slots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import assert_never

from arnak_bot.games.arnak.engine.content import (
    ASSISTANTS,
    CARD_BY_ID,
    GUARDIANS,
    IDOL_EFFECTS,
    IDOL_SLOT_EFFECTS,
    SITE_TILES,
    SLOT_EFFECT_BY_NAME,
)
from arnak_bot.games.arnak.engine.printed import IdolKind, SiteTile
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.wording import effects, signs
from arnak_bot.games.arnak.wording.messages import ENGLISH, Words
from arnak_bot.games.arnak.wording.nearest import nearest
from arnak_bot.games.kit.limits import clip
from arnak_bot.games.kit.prose import either, listed

__all__ = ["Component", "ComponentKind", "also_near", "find", "suggestions", "unknown", "words"]


class ComponentKind(StrEnum):
    """What a component is."""

    CARD = "card"
    SITE = "site"
    GUARDIAN = "guardian"
    ASSISTANT = "assistant"
    IDOL = "idol"
    SLOT = "slot"


@dataclass(frozen=True, slots=True)
class Component:
    """One thing that can be looked up.

    `id` is a card's id, a tile's "level-number", a number, an idol kind or a slot's name.
    """

    kind: ComponentKind
    id: str
    name: str

    @property
    def key(self) -> str:
        """What a suggestion sends back."""
        return f"{self.kind.value}:{self.id}"


@cache
def everything(words: Words) -> tuple[Component, ...]:
    idol, kind = words.components.idol_called, ComponentKind
    return (
        *(Component(kind.CARD, card, signs.card(card, words)) for card in CARD_BY_ID),
        *(Component(kind.SITE, key, signs.tile(key, words)) for key in map(_tile_key, SITE_TILES)),
        *(Component(kind.GUARDIAN, str(tile.number), signs.guardian(tile.number, words)) for tile in GUARDIANS),
        *(Component(kind.ASSISTANT, str(tile.number), signs.assistant(tile.number, words)) for tile in ASSISTANTS),
        *(Component(kind.IDOL, shown.value, idol(kind=shown)) for shown in IDOL_EFFECTS),
        *(Component(kind.SLOT, each.name, words.components[f"slot-{each.name}"]) for each in IDOL_SLOT_EFFECTS),
    )


def _tile_key(tile: SiteTile) -> str:
    return f"{tile.level}-{tile.number}"


@cache
def _names(words: Words) -> dict[str, tuple[str, ...]]:
    """Everything that a component is called, by its key: in the reader's words, and in English."""
    english = {each.key: each.name for each in everything(ENGLISH)}
    return {
        each.key: (*_called(each, english[each.key]), *_MORE_NAMES.get(english[each.key], ()), *_printed_names(each))
        for each in everything(words)
    }


def _called(component: Component, english: str) -> Iterable[str]:
    """Its name, its key and, where that is another, its English name."""
    return dict.fromkeys((component.name, component.key, english))


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


def find(typed: str, words: Words) -> tuple[Component | None, tuple[Component, ...]]:
    """Return the one component that a player means by a key, an id, a name or words of it, and what else is near."""
    by_key = {component.key: component for component in everything(words)}
    if typed.strip() in by_key:
        return by_key[typed.strip()], ()
    found = nearest(typed, _names(words))
    return by_key[found.best] if found.best else None, tuple(by_key[key] for key in found.near)


def also_near(near: Sequence[Component], words: Words) -> str:
    """Return a line that names what else was near; empty where nothing was."""
    names = listed((each.name for each in near), words)
    return f"\n{words.components.also_near(names=names)}" if near else ""


def unknown(typed: str, near: Sequence[Component] = (), *, words: Words) -> str:
    """Return a kind answer to a name that is none or several, with the nearest ones."""
    if not near:
        return words.components.unknown(typed=clip(typed, 60))
    names = either((each.name for each in near), words)
    return words.components.unknown_near(typed=clip(typed, 60), names=names)


def suggestions(typed: str, words: Words) -> list[tuple[str, str]]:
    """Return (name, key) of what fits what was typed so far, at most 25; one line says so where nothing does."""
    wanted = typed.lower().strip()
    named = sorted((component.name, component.key) for component in everything(words))
    starts = [pair for pair in named if pair[0].lower().startswith(wanted)]
    holds = [pair for pair in named if wanted in pair[0].lower() and pair not in starts]
    best, near = find(typed, words) if not (starts or holds) else (None, ())
    alike = [(component.name, component.key) for component in (*([best] if best else []), *near)]
    return [*starts, *holds, *alike][:25] or [(clip(unknown(typed, words=words)), clip(typed))]


def words(component: Component, words: Words) -> str:
    """Return everything a component says, as a few lines of text."""
    match component.kind:
        case ComponentKind.CARD:
            return effects.card(component.id, words)
        case ComponentKind.SITE:
            lines = _site(component, words)
        case ComponentKind.GUARDIAN:
            lines = _guardian(component, words)
        case ComponentKind.ASSISTANT:
            lines = _assistant(component, words)
        case ComponentKind.IDOL:
            lines = _idol(component, words)
        case ComponentKind.SLOT:
            lines = _slot(component, words)
        case _:
            assert_never(component.kind)
    return "\n".join(lines)


def _site(component: Component, words: Words) -> list[str]:
    tile = next(tile for tile in SITE_TILES if _tile_key(tile) == component.id)
    head = words.components.site(name=component.name, level=signs.ROMAN[tile.level])
    return [head, effects.effect(tile.effect, words)]


def _guardian(component: Component, words: Words) -> list[str]:
    said, number = words.components, int(component.id)
    return [
        said.guardian(name=component.name, worth=signs.guardian_worth(words)),
        said.to_overcome(cost=effects.guardian_cost_in_words(number, words)),
        said.boon(boon=effects.guardian_boon(number, words)),
    ]


def _assistant(component: Component, words: Words) -> list[str]:
    said = words.components
    silver, gold = (effects.assistant_side(int(component.id), gold=side, words=words) for side in (False, True))
    return [said.assistant(name=component.name), said.silver(effect=silver), said.gold(effect=gold)]


def _idol(component: Component, words: Words) -> list[str]:
    said = words.components
    effect = effects.effect(IDOL_EFFECTS[IdolKind(component.id)], words)
    return [said.idol(name=component.name), said.when_found(effect=effect), said.idol_worth()]


def _slot(component: Component, words: Words) -> list[str]:
    said, slot = words.components, SLOT_EFFECT_BY_NAME[component.id]
    effect = effects.effect(slot.effect, words)
    head = said.slot(name=component.name)
    if not slot.coins:
        return [head, said.slot_effect(effect=effect)]
    coins = words.amounts.tokens(count=slot.coins, resource=Resource.COIN)
    return [head, said.slot_effect_for_coins(coins=coins, effect=effect)]
