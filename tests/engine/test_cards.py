"""Every card does what is printed on it, in numbers. A row: the position, the actions, what follows."""

from __future__ import annotations

from typing import Any

import pytest

from arnak_bot.games.arnak.engine.content import ARTIFACTS, EDITIONS, FIRST_EDITION, ITEMS
from arnak_bot.games.arnak.engine.printed import CardKind
from arnak_bot.games.arnak.engine.resources import Resource
from tests.engine.stage import Stage, given, gold, silver, then

Row = tuple[dict[str, Any], str, dict[str, Any]]

BASICS: list[Row] = [
    ({}, "play funding-car", then(coin=1, main=False, play=["funding-car"])),
    ({}, "play funding-ship", then(coin=1, main=False, play=["funding-ship"])),
    ({}, "play exploration-car", then(compass=1, main=False)),
    ({}, "play exploration-ship", then(compass=1, main=False)),
    (given(hand=["fear"]), "dig camp-coins, pay fear", then(coin=2, play=["fear"], home=1)),
]

ITEM_ROWS: list[Row] = [
    ({}, "play sea-turtle, dig camp-coins", then(hand=["brush"], coin=2, home=1)),
    (
        given(compass=3),
        "play ostrich, discover L1-1",
        then(hand=["brush"], compass=0, tablet=1, coin=1, arrowhead=1, crates=1),
    ),
    ({}, "play pack-donkey", then(hand=["brush", "rope"], main=True)),
    ({}, "play horse", then(hand=["brush"], coin=1, compass=1)),
    ({}, "play steam-boat", then(compass=2, main=False)),
    ({}, "play automobile", then(compass=2, main=False)),
    ({}, "play sturdy-boots, dig camp-coins", then(compass=1, coin=2, home=1)),
    ({}, "play gold-pan", then(coin=2, main=False)),
    (given(compass=1), "play trowel, accept", then(compass=0, jewel=1)),
    (given(compass=1), "play pickaxe, accept", then(compass=0, tablet=1, arrowhead=1)),
    ({}, "play hot-air-balloon, discover L1-3", then(compass=0, tablet=1, coin=1, exiled=["hot-air-balloon"], play=[])),
    (given(compass=1), "play aeroplane, discover L1-3", then(compass=0, tablet=1, home=1)),
    (
        given(glass=1),
        "play journal, research notebook 2, recruit 4",
        then(notebook=2, assistants=[silver(4)], jewel=0, exiled=["journal"]),
    ),
    (given(hand=["parrot", "fear"]), "play parrot, discard fear", then(jewel=1, hand=[])),
    ({}, "play watch", then(coin=2, main=False)),
    ({}, "pass watch", then(coin=3, passed=True)),
    ({}, "play army-knife, choose coin, choose tablet", then(coin=1, tablet=1, compass=0)),
    (given(tiles={"L1-1": 10}), "play binoculars, activate L1-1", then(jewel=1, home=2)),
    (given(at=["camp-tablets"]), "play tent, activate camp-tablets", then(tablet=2)),
    (
        given(at=["L2-1"], tiles={"L2-1": 3}, compass=2),
        "play tent, activate L2-1",
        then(compass=0, arrowhead=1, jewel=1),
    ),
    ({}, "play fishing-rod, buy lantern", then(deck=["lantern", "torch", "axe", "rope", "brush"])),
    ({}, "play precision-compass, buy sundial, use sundial", then(tablet=2, compass=0)),
    (given(at=["L1-1"], tiles={"L1-1": 10}, guard={"L1-1": 4}, guardians=[1]), "play bow-and-arrows", then(compass=2)),
    ({}, "play carrier-pigeon", then(tablet=2, main=False)),
    (
        given(artifacts=["treasure-chest"]),
        "play whip, buy treasure-chest",
        then(coin=1, hand=["brush"], play=["treasure-chest"], exiled=["whip"]),
    ),
    ({}, "play rough-map", then(compass=3, exiled=["rough-map"])),
    ({}, "play airdrop, gain horse", then(hand=["horse"], exiled=["airdrop"])),
    ({}, "play flask", then(hand=["axe", "brush", "rope"], exiled=["flask"])),
    (given(play=["fear"]), "play machete, exile fear", then(compass=2, play=["machete"])),
    (given(play=["fear"]), "play torch, exile fear", then(tablet=1, play=["torch"])),
    ({}, "play large-backpack", then(coin=1, hand=["torch"])),
    (given(hand=["rope", "fear"]), "play rope, discard fear", then(hand=["brush", "rope"])),
    (
        given(at=["L1-1"], tiles={"L1-1": 10}, guard={"L1-1": 4}, compass=1),
        "play revolver, accept, overcome L1-1",
        then(compass=0, guardians=[4], coin=0),
    ),
    ({}, "play hat", then(coin=1, compass=1, main=False)),
    (
        given(tiles={"L1-1": 10}, guard={"L1-1": 4}),
        "play bear-trap, overcome L1-1",
        then(guardians=[4], exiled=["bear-trap"]),
    ),
    (
        given(hand=["grappling-hook", "fear"]),
        "play grappling-hook, discard fear, exile fear",
        then(hand=["brush"], play=["grappling-hook"]),
    ),
    (given(others=["camp-arrowhead"]), "play lantern, activate camp-arrowhead", then(arrowhead=1)),
    (given(others=["camp-arrowhead"]), "play dog, activate camp-coins", then(compass=1, coin=2)),
    (given(crates=1, slots=1), "play brush", then(compass=2)),
    (given(crates=3, slots=2), "play brush", then(compass=3)),
    (given(play=["fear"]), "play axe, exile fear", then(compass=1, play=["axe"])),
    ({}, "play chronometer", then(coin=1, compass=1, main=False)),
    ({}, "pass chronometer", then(compass=3, coin=0, passed=True)),
    (given(at=["camp-coins", "camp-jewel"]), "play theodolite", then(coin=1, compass=2)),
]

ARTIFACT_ROWS: list[Row] = [
    (
        given(at=["camp-coins"]),
        "play pathfinders-sandals, relocate camp-coins camp-compasses",
        then(compass=2, here=["camp-compasses"], home=1),
    ),
    (
        given(at=["camp-coins"], tiles={"L1-2": 10}),
        "play pathfinders-staff, relocate camp-coins L1-2",
        then(jewel=1, here=["L1-2"]),
    ),
    ({}, "play war-mask", then(arrowhead=1, guarded=True)),
    ({}, "play treasure-chest", then(coin=1, hand=["brush"])),
    (given(play=["fear"]), "play ritual-dagger, exile fear", then(arrowhead=1, fear=0)),
    (
        {},
        "play crystal-earring, draw 3, keep rope, top axe",
        then(hand=["rope"], deck=["torch", "axe"], play=["brush", "crystal-earring"]),
    ),
    (given(play=["fear"]), "play mortar, exile fear", then(coin=2, fear=0)),
    ({}, "play serpents-gold", then(coin=4, fear=1)),
    ({}, "play serpent-idol", then(jewel=1, fear=1)),
    ({}, "play monkey-medallion, gain tent", then(deck=["torch", "axe", "rope", "brush", "tent"])),
    ({}, "play idol-of-ara-anu, research glass 2", then(glass=2, jewel=0, coin=1)),
    (given(compass=1), "play inscribed-blade, choose arrowhead, research glass 1", then(glass=1, compass=0, coin=1)),
    (
        given(glass=4, arrowhead=1),
        "play inscribed-blade, choose tablets, research glass 5",
        then(glass=5, arrowhead=0, compass=1),
    ),
    (given(at=["camp-coins"]), "play guardians-ocarina, return camp-coins", then(home=2, here=[], planes=True)),
    (given(play=["fear"]), "play tigerclaw-hairpin, exile fear, activate camp-tablets", then(tablet=2, fear=0)),
    (
        given(at=["L1-1"], tiles={"L1-1": 10}, guard={"L1-1": 8}),
        "play war-club, overcome L1-1",
        then(guardians=[8], coin=0),
    ),
    ({}, "play sundial", then(tablet=2)),
    ({}, "pass sundial", then(jewel=1, tablet=0, passed=True)),
    (given(arrowhead=1), "play traders-scales, upgrade arrowhead", then(coin=3, jewel=1, arrowhead=0)),
    ({}, "play hunting-arrows", then(arrowhead=2, fear=1)),
    ({}, "play coconut-flask, borrow 2", then(coin=2, tablet=1)),
    (given(play=["fear"]), "play cleansing-cauldron, exile fear", then(hand=["brush"], fear=0)),
    ({}, "play ancient-wine, borrow 2", then(coin=2, tablet=1)),
    (given(assistants=[gold(9, exhausted=True)]), "play decorated-horn, exchange 9 2", then(assistants=[gold(2)])),
    ({}, "play ornate-hammer, gain horse", then(deck=["horse", "torch", "axe", "rope", "brush"], exiled=[])),
    (
        given(coin=1),
        "play star-charts, accept, activate camp-tablets, activate camp-arrowhead",
        then(coin=0, tablet=2, arrowhead=1),
    ),
    ({}, "play stone-jar", then(hand=["brush"])),
    ({}, "play passage-shell, dig camp-tablets, activate camp-tablets", then(tablet=4, home=1)),
    (
        given(assistants=[silver(12, exhausted=True)]),
        "play ceremonial-rattle, refresh 12",
        then(assistants=[silver(12)]),
    ),
    (
        given(hand=["sacred-drum", "fear"], assistants=[silver(12, exhausted=True), gold(1, exhausted=True)]),
        "play sacred-drum, discard fear",
        then(assistants=[silver(12), gold(1)], hand=[]),
    ),
    (given(arrowhead=1), "play traders-coins, upgrade arrowhead", then(coin=2, jewel=1)),
    (given(slots=2), "play stone-key", then(slots=1, crates=1)),
    (
        {},
        "play obsidian-earring, draw 2, keep axe",
        then(hand=["axe"], deck=["rope", "brush"], play=["obsidian-earring", "torch"]),
    ),
    ({}, "play guiding-stone", then(coin=1, arrowhead=1)),
    (given(compass=1), "play guiding-skull, accept", then(compass=0, tablet=2, jewel=1)),
    ({}, "play runes-of-the-dead", then(coin=1, tablet=3, fear=1)),
    (
        given(at=["L1-1"], tiles={"L1-1": 10}, guard={"L1-1": 4}),
        "play guardians-crown, move L1-1 camp-tablets",
        then(tablet=2, guardians=[]),
    ),
]


def hand_of(position: dict[str, Any], actions: str) -> list[str]:
    """The card that is played or passed with first, unless the position says more."""
    hand: list[str] = position.get("hand", [actions.split(", ")[0].split()[1]])
    return hand


def named(rows: list[Row]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("position", "actions", "expected"), rows, ids=[actions for _, actions, _ in rows])


@named(BASICS + ITEM_ROWS)
def test_playing_a_card_from_hand(position: dict[str, Any], actions: str, expected: dict[str, Any]) -> None:
    stage = Stage(**{**position, "hand": hand_of(position, actions)}).after(*actions.split(", "))
    stage.expect(**expected)
    assert stage.game.question is None


@named(ARTIFACT_ROWS)
def test_playing_an_artifact_costs_a_tablet(position: dict[str, Any], actions: str, expected: dict[str, Any]) -> None:
    stage = Stage(**{**position, "hand": hand_of(position, actions), "tablet": 1}).after(*actions.split(", "))
    stage.expect(**expected)
    assert stage.game.question is None
    assert stage.game.state.main_taken


def test_the_box_holds_forty_items_and_thirty_five_artifacts() -> None:
    box = EDITIONS[FIRST_EDITION]
    assert (len(box.items), len(box.artifacts), len(box.basic_cards)) == (40, 35, 5)
    assert all(card.kind is CardKind.ITEM for card in ITEMS)
    assert all(card.kind is CardKind.ARTIFACT and not card.free for card in ARTIFACTS)


@pytest.mark.parametrize("card", [card.id for card in ARTIFACTS])
def test_an_artifact_cannot_be_played_without_a_tablet(card: str) -> None:
    assert f"play {card}" not in Stage(hand=[card], at=["camp-coins"]).texts()


@pytest.mark.parametrize("card", ARTIFACTS, ids=lambda card: card.id)
def test_buying_an_artifact_costs_compasses_and_no_tablet(card: Any) -> None:
    stage = Stage(artifacts=[card.id], compass=card.cost).after(f"buy {card.id}")
    stage.expect(compass=0, play=sorted([card.id, *stage.me.play[1:]]))
    assert stage.me.tokens[Resource.TABLET] >= 0


@pytest.mark.parametrize("card", ITEMS, ids=lambda card: card.id)
def test_buying_an_item_costs_coins_and_goes_under_the_deck(card: Any) -> None:
    stage = Stage(items=[card.id], coin=card.cost).after(f"buy {card.id}")
    stage.expect(coin=0, deck=[card.id, "torch", "axe", "rope", "brush"], main=True)
