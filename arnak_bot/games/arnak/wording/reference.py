"""The reference: every component in the box, what is on a table, the rules, how to play, finished games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import assert_never

from arnak_bot.game.options import GameOptions
from arnak_bot.game.texts import AnyTexts, ReferenceTexts, pages_of, topics_of
from arnak_bot.game.values import LearnPage, Lesson, LookUp, Result, Statistics, Topic
from arnak_bot.games.arnak.engine import content
from arnak_bot.games.arnak.engine.actions import Action
from arnak_bot.games.arnak.engine.options import rival_of
from arnak_bot.games.arnak.engine.printed import IdolKind, SiteTile
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.wording import effects, signs, statistics
from arnak_bot.games.arnak.wording.lessons import MOMENTS
from arnak_bot.games.arnak.wording.messages import ENGLISH, Words, words_in
from arnak_bot.kit.numerals import numeral

__all__ = ["Component", "ComponentKind", "Illustration", "Reference", "everything", "words"]


class ComponentKind(StrEnum):
    CARD = "card"
    SITE = "site"
    GUARDIAN = "guardian"
    ASSISTANT = "assistant"
    IDOL = "idol"
    SLOT = "slot"


@dataclass(frozen=True, slots=True)
class Component:
    """A component that can be looked up.

    `id` is a card's id, a tile's "level-number", a number, an idol kind or a slot's name.
    """

    kind: ComponentKind
    id: str
    name: str

    @property
    def key(self) -> str:
        """The value that a suggestion submits."""
        return f"{self.kind.value}:{self.id}"


class Illustration(StrEnum):
    """The pictures for the pages of how to play."""

    ISLAND = "island"
    LEGEND = "legend"
    HAND = "hand"
    ROW = "row"
    TRACK = "track"
    SCORES = "scores"


_PAGES = {
    "island": Illustration.ISLAND,
    "collecting": Illustration.LEGEND,
    "cards": Illustration.HAND,
    "turn": Illustration.ISLAND,
    "row": Illustration.ROW,
    "research": Illustration.TRACK,
    "scoring": Illustration.SCORES,
}
"""The pages in order, each with its picture."""

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
"""Other names that players use for a thing."""


class Reference(ReferenceTexts[Action, GameView]):
    """Arnak's reference."""

    def __init__(self, texts: AnyTexts) -> None:
        super().__init__(texts)
        self.words = words_in(texts.language)

    def topics(self) -> Sequence[Topic]:
        return topics_of(self.words.rules)

    def pages(self) -> tuple[LearnPage, ...]:
        return pages_of(self.words.learn, _PAGES)

    def look_ups(self) -> Sequence[LookUp]:
        """Everything that can be looked up, by name."""
        return sorted(
            (LookUp(each.key, each.name) for each in everything(self.words).values()), key=lambda each: each.name
        )

    def called(self, thing: LookUp) -> Sequence[str]:
        english = everything(ENGLISH)[thing.key]
        printed = (english.id, content.CARD_BY_ID[english.id].name) if english.kind is ComponentKind.CARD else ()
        return (*_MORE_NAMES.get(english.name, ()), *printed)

    def described(self, thing: LookUp, view: GameView | None) -> str:
        return words(everything(self.words)[thing.key], self.words)

    def lying(self, view: GameView) -> Mapping[str, tuple[str, Sequence[str]]]:
        return {
            shelf.upper(): (self.words.components[f"shelf-{shelf}"], keys(view)) for shelf, keys in _SHELVES.items()
        }

    def line(self, thing: LookUp, view: GameView) -> str:
        """The text of a component without its name, on one line."""
        _, *rest = effects.plain(self.described(thing, view)).splitlines()
        return " · ".join(line.removesuffix(".") for line in rest)

    def lesson(self, view: GameView, learned: AbstractSet[str]) -> Lesson | None:
        """The most useful lesson now: one about the open question before one about possible actions."""
        if view.viewer is None or view.viewer not in view.seats_to_act:
            return None
        key = next((key for key, comes in MOMENTS.items() if key not in learned and comes(view)), None)
        return None if key is None else Lesson(key, self.words.lessons[key])

    def again_at(self, options: GameOptions) -> str:
        difficulty = rival_of(options)
        assert difficulty is not None, "asked for games for one"
        return self.words.tables.again_at(difficulty=difficulty)

    def player_statistics(self, results: Sequence[Result]) -> Statistics:
        return statistics.player_page(results, self.words)

    def server_statistics(self, results: Sequence[Result], names: Mapping[int, str]) -> Statistics:
        return statistics.server_page(results, names, self.words)


@cache
def everything(words: Words) -> dict[str, Component]:
    """Return all components, by key."""
    idol, kind = words.components.idol_called, ComponentKind
    found = (
        *(Component(kind.CARD, card, signs.card(card, words)) for card in content.CARD_BY_ID),
        *(Component(kind.SITE, key, signs.tile(key, words)) for key in map(_tile_key, content.SITE_TILES)),
        *(Component(kind.GUARDIAN, str(tile.number), signs.guardian(tile.number, words)) for tile in content.GUARDIANS),
        *(
            Component(kind.ASSISTANT, str(tile.number), signs.assistant(tile.number, words))
            for tile in content.ASSISTANTS
        ),
        *(Component(kind.IDOL, shown.value, idol(kind=shown)) for shown in content.IDOL_EFFECTS),
        *(Component(kind.SLOT, each.name, words.components[f"slot-{each.name}"]) for each in content.IDOL_SLOT_EFFECTS),
    )
    return {each.key: each for each in found}


def _tile_key(tile: SiteTile) -> str:
    return f"{tile.level}-{tile.number}"


def words(component: Component, words: Words) -> str:
    """Return the full text of a component, in a few lines."""
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
    tile = next(tile for tile in content.SITE_TILES if _tile_key(tile) == component.id)
    head = words.components.site(name=component.name, level=numeral(tile.level))
    return [head, effects.effect(tile.effect, words)]


def _guardian(component: Component, words: Words) -> list[str]:
    said, number = words.components, int(component.id)
    return [
        said.guardian(name=component.name, worth=signs.guardian_worth(words)),
        said.to_overcome(cost=effects.guardian_cost(number, words)),
        said.boon(boon=effects.guardian_boon(number, words)),
    ]


def _assistant(component: Component, words: Words) -> list[str]:
    said = words.components
    silver, gold = (effects.assistant(int(component.id), gold=side, words=words) for side in (False, True))
    return [said.assistant(name=component.name), said.silver(effect=silver), said.gold(effect=gold)]


def _idol(component: Component, words: Words) -> list[str]:
    said = words.components
    effect = effects.effect(content.IDOL_EFFECTS[IdolKind(component.id)], words)
    return [said.idol(name=component.name), said.when_found(effect=effect), said.idol_worth()]


def _slot(component: Component, words: Words) -> list[str]:
    said, slot = words.components, content.SLOT_EFFECT_BY_NAME[component.id]
    effect = effects.effect(slot.effect, words)
    head = said.slot(name=component.name)
    if not slot.coins:
        return [head, said.slot_effect(effect=effect)]
    coins = words.amounts.tokens(count=slot.coins, resource=Resource.COIN)
    return [head, said.slot_effect_for_coins(coins=coins, effect=effect)]


# --- what is on a table -----------------------------------------------------------------------


def _cards(cards: tuple[str, ...]) -> list[str]:
    return [f"{ComponentKind.CARD.value}:{card}" for card in cards]


def _row(view: GameView) -> list[str]:
    return _cards((*view.artifacts, *view.items))


def _hand(view: GameView) -> list[str]:
    if view.viewer is None:
        return []
    own = view.players[view.viewer]
    return _cards((*own.hand, *own.drawn, *own.kept, *own.play))


def _island(view: GameView) -> list[str]:
    keys = []
    for site in view.sites:
        keys += [f"{ComponentKind.SITE.value}:{site.level}-{site.tile}"] if site.tile else []
        keys += [f"{ComponentKind.GUARDIAN.value}:{site.guardian}"] if site.guardian else []
    keys += [f"{ComponentKind.GUARDIAN.value}:{number}" for player in view.players for number in player.guardians]
    return keys


def _people(view: GameView) -> list[str]:
    owned = [each.number for player in view.players for each in player.assistants]
    waiting = [top for top, _ in view.assistant_tops if top]
    rescued = [view.rescue_top] if view.rescue_top else []
    return [f"{ComponentKind.ASSISTANT.value}:{number}" for number in (*owned, *waiting, *rescued)]


def _idols(view: GameView) -> list[str]:
    kinds: list[IdolKind] = [kind for site in view.sites for kind in site.idols]
    found = [f"{ComponentKind.IDOL.value}:{kind.value}" for kind in kinds]
    return [*found, *(f"{ComponentKind.SLOT.value}:{slot.name}" for slot in content.IDOL_SLOT_EFFECTS)]


_SHELVES: dict[str, Callable[[GameView], list[str]]] = {
    "row": _row,
    "hand": _hand,
    "island": _island,
    "people": _people,
    "idols": _idols,
}
"""What can be looked up at a table, by category; each category is a menu."""
