"""Arnak in the reference: all components, those on a table, the rules, how to play, finished games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from enum import StrEnum
from functools import cache
from typing import ClassVar, assert_never

from arnak_bot.game.options import GameOptions
from arnak_bot.game.texts import ReferenceTexts, SpokenChapters, SpokenRules
from arnak_bot.game.thinking import Advice
from arnak_bot.game.values import Lesson, LookUp, Result, Statistics
from arnak_bot.games.arnak.engine import Action, GameView, Verb, act, content
from arnak_bot.games.arnak.engine.options import rival_of
from arnak_bot.games.arnak.engine.printed import IdolKind
from arnak_bot.games.arnak.engine.resources import bag
from arnak_bot.games.arnak.figures import Family, Figure
from arnak_bot.games.arnak.wording import effects, lessons, short, signs, things
from arnak_bot.games.arnak.wording.messages import ENGLISH, Words
from arnak_bot.games.arnak.wording.paying import printed_price_at
from arnak_bot.games.arnak.wording.signs import Speaking
from arnak_bot.games.arnak.wording.statistics import Finished
from arnak_bot.kit import statistics
from arnak_bot.kit.numerals import numeral


class ComponentKind(StrEnum):
    """What can be looked up; a key is a kind and an id, like "card:hat".

    The id is a card's id, a site tile's "level-number", the number of a guardian or an assistant, an idol kind, or the
    name of a slot effect.
    """

    CARD = "card"
    SITE = "site"
    GUARDIAN = "guardian"
    ASSISTANT = "assistant"
    IDOL = "idol"
    SLOT = "slot"


class Illustration(StrEnum):
    ISLAND = "island"
    LEGEND = "legend"
    HAND = "hand"
    ROW = "row"
    TRACK = "track"
    SCORES = "scores"


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
"""Other names that players use for a component."""


class Reference(Speaking, SpokenRules, SpokenChapters, ReferenceTexts[Action, GameView]):
    illustrations: ClassVar[Mapping[str, str]] = {
        "island": Illustration.ISLAND,
        "collecting": Illustration.LEGEND,
        "cards": Illustration.HAND,
        "turn": Illustration.ISLAND,
        "row": Illustration.ROW,
        "research": Illustration.TRACK,
        "scoring": Illustration.SCORES,
    }

    def look_ups(self) -> Sequence[LookUp]:
        return sorted((LookUp(key, name) for key, name in everything(self.words).items()), key=lambda each: each.name)

    def called(self, thing: LookUp) -> Sequence[str]:
        card = content.CARD_BY_ID.get(thing.key.removeprefix(f"{ComponentKind.CARD}:"))
        printed = (card.id, card.name) if card is not None else ()
        return (*_MORE_NAMES.get(everything(ENGLISH)[thing.key], ()), *printed)

    def described(self, thing: LookUp, view: GameView | None) -> str:
        text = words(thing.key, self.words)
        sites = () if view is None else view.sites
        found = (seen for seen in sites if thing.key == f"{ComponentKind.SITE}:{seen.level}-{seen.tile}")
        pays = [printed_price_at(view, seen, discovered=True) for seen in found if view is not None]
        costs = [short.cost(pay.tokens, *pay.travels, words=self.words) for pay in pays]
        said = self.words.components
        return "\n".join([text, *(said.to_dig(price=cost) if cost else said.to_dig_for_free() for cost in costs)])

    def lying(self, view: GameView) -> Mapping[str, tuple[str, Sequence[str]]]:
        return {
            group.upper(): (self.words.components[f"group-{group}"], keys) for group, keys in _on_table(view).items()
        }

    def line(self, thing: LookUp, view: GameView) -> str:
        """The text of a component without its name, on one line; without signs, except for a price only in signs."""
        _, *rest = self.described(thing, view).splitlines()
        told = ((line, effects.plain(line)) for line in rest)
        return " · ".join(line if plain.endswith(":") else plain.removesuffix(".") for line, plain in told)

    def lesson(self, view: GameView, learned: AbstractSet[str], advice: Advice | None = None) -> Lesson | None:
        """The most useful lesson now; lessons about the open question precede those about possible actions. If the
        advised move may bring Fear, most lessons wait, to leave room for saying so.
        """
        advised = advice.actions if advice is not None else ()
        if view.viewer is None or view.viewer not in view.seats_to_act:
            return None
        legal = tuple(action for action in view.legal if not advised or action.text == advised[0])
        followed = replace(view, legal=legal)  # a lesson about something else would contradict the advice
        leads_to_main = not advised or any(act(each).verb in (*lessons.MAIN, Verb.OVERCOME) for each in advised)
        had = learned if leads_to_main else learned | {lessons.LEADS_TO_MAIN}
        if advice is not None and lessons.brings_fear(advice):
            had = had | (lessons.MOMENTS.keys() - lessons.NEVER_PUT_OFF)
        possible = (key for key, comes in lessons.MOMENTS.items() if key not in had and comes(view))
        matches = {key: lessons.is_spent(what, advised) for key, what in lessons.SPENT.items()} if advised else {}
        key = next((key for key in possible if matches.get(key, lessons.MOMENTS[key](followed))), None)
        if key is None:
            return None
        guardian, facts = (
            lessons.guardian_beside(view),
            {"guardian": signs.guardian, "cost": short.guardian_cost_listed},
        )
        return Lesson(key, self.words.lessons.tell(key, lambda name: facts[name](guardian, self.words)))

    def again_at(self, options: GameOptions) -> str:
        difficulty = rival_of(options)
        assert difficulty is not None, "only called for solo games"
        return self.words.tables.again_at(difficulty=difficulty)

    # --- finished games: counts are totals, points are averages per game

    def own_games(self, results: Sequence[Result]) -> Statistics:
        said, games = self.words.statistics, Finished(results, self.words)
        turns, counts = statistics.section(said, "turns", games.total, Figure)
        return (
            (self.words.plain.title_games(), games.own_games()),
            (said.title_by_board_and_players(), games.by_table()),
            (said.title_points_a_game(), games.points()),
            statistics.section(said, "island", games.total, Figure),
            statistics.section(said, "guardians", games.total, Figure),
            statistics.section(said, "research", games.total, Figure),
            (said.title_resources_gained_paid(), games.tokens()),
            statistics.section(said, "cards", games.total, Figure),
            (said.title_favourite_cards(), games.favourites(Family.PLAYED)),
            statistics.section(said, "assistants", games.total, Figure),
            (said.title_favourite_assistants(), games.favourites(Family.ASSISTANT)),
            (turns, (games.usual_turn(), *counts)),
        )

    def all_games(self, results: Sequence[Result], names: Mapping[int, str]) -> Statistics:
        said, games = self.words.statistics, Finished(results, self.words)
        return (
            (self.words.plain.title_games(), games.all_games()),
            (said.title_by_board_and_players(), games.by_table()),
            *statistics.best_players(results, names, self.words),
            statistics.section(said, "guardians", games.total, Figure),
            (said.title_most_played_cards(), games.favourites(Family.PLAYED)),
            (said.title_most_bought_cards(), games.favourites(Family.BOUGHT)),
            (said.title_most_used_assistants(), games.favourites(Family.ASSISTANT)),
        )


@cache
def everything(words: Words) -> dict[str, str]:
    """The names of all components, by key."""
    kind, tiles = ComponentKind, [f"{tile.level}-{tile.number}" for tile in content.SITE_TILES]
    return {
        **{f"{kind.CARD}:{card}": signs.card(card, words) for card in content.CARD_BY_ID},
        **{f"{kind.SITE}:{key}": signs.tile(key, words) for key in tiles},
        **{f"{kind.GUARDIAN}:{number}": signs.guardian(number, words) for number in content.GUARDIAN_BY_NUMBER},
        **{f"{kind.ASSISTANT}:{number}": signs.assistant(number, words) for number in content.ASSISTANT_BY_NUMBER},
        **{f"{kind.IDOL}:{each}": words.components[f"idol-{each}"] for each in content.IDOL_EFFECTS},
        **{f"{kind.SLOT}:{each}": words.components[f"slot-{each}"] for each in content.SLOT_EFFECT_BY_NAME},
    }


def words(key: str, words: Words) -> str:
    """The name of a component and a few lines about it."""
    said, name, (kind, _, found) = words.components, everything(words)[key], key.partition(":")
    match ComponentKind(kind):
        case ComponentKind.CARD:
            return effects.card(found, words)
        case ComponentKind.SITE:
            level = numeral(int(found.partition("-")[0]))
            lines = [said.site(name=name, level=level), things.site(found, words).words]
        case ComponentKind.GUARDIAN:
            number = int(found)
            lines = [
                said.guardian(name=name, worth=signs.guardian_worth(words)),
                said.to_overcome(cost=effects.guardian_cost(number, words)),
                said.guardian_beside(),
                said.boon(boon=effects.guardian_boon(number, words)),
            ]
        case ComponentKind.ASSISTANT:
            lines = [said.assistant(name=name), things.assistant(int(found), words=words).words]
        case ComponentKind.IDOL:
            does = things.idol(IdolKind(found), words).words
            lines = [said.named(name=name), said.when_found(effect=does), said.idol_worth()]
        case ComponentKind.SLOT:
            slot = content.SLOT_EFFECT_BY_NAME[found]
            coins, gives = signs.resources_in_words(bag(coin=slot.coins), words), effects.effect(slot.effect, words)
            least, *_, most = content.IDOL_SLOT_POINTS
            if coins:
                does = said.slot_effect_for_coins(coins=coins, effect=gives, least=least, most=most)
            else:
                does = said.slot_effect(effect=gives, least=least, most=most)
            lines = [said.named(name=name), does]
        case unknown:
            assert_never(unknown)
    return "\n".join(lines)


def _on_table(view: GameView) -> dict[str, list[str]]:
    """The keys of everything that can be looked up at a table, by category; each category is a menu."""
    kind, hand = ComponentKind, tuple[str, ...]()
    if view.viewer is not None:
        own = view.own
        hand = (*own.hand, *own.drawn, *own.kept, *own.play)
    island = []
    for site in view.sites:
        island += [f"{kind.SITE}:{site.level}-{site.tile}"] if site.tile else []
        island += [f"{kind.GUARDIAN}:{site.guardian}"] if site.guardian else []
    island += [f"{kind.GUARDIAN}:{number}" for player in view.players for number in player.guardians]
    owned = [each.number for player in view.players for each in player.assistants]
    people = [*owned, *(top for top, _ in view.assistant_tops), view.rescue_top]
    found = [f"{kind.IDOL}:{idol}" for site in view.sites for idol in site.idols]
    return {
        "row": [f"{kind.CARD}:{card}" for card in (*view.artifacts, *view.items)],
        "hand": [f"{kind.CARD}:{card}" for card in hand],
        "island": island,
        "people": [f"{kind.ASSISTANT}:{number}" for number in people if number],
        "idols": [*found, *(f"{kind.SLOT}:{slot.name}" for slot in content.IDOL_SLOT_EFFECTS)],
    }
