"""Every card does what is printed on it, in numbers. A row: the card, the position, the actions, what follows."""

from __future__ import annotations

from typing import Any

import pytest

from arnak_bot.games.arnak.engine.content import ARTIFACTS, CARD_BY_ID, EDITIONS, FIRST_EDITION, ITEMS
from arnak_bot.games.arnak.engine.printed import CardKind
from arnak_bot.games.arnak.engine.resources import Resource
from tests.engine.stage import Stage, gold, silver

Row = tuple[str, dict[str, Any], list[str], dict[str, Any]]

BASICS: list[Row] = [
    ("funding-car", {}, ["play funding-car"], {"coin": 1, "main": False, "play": ["funding-car"]}),
    ("funding-ship", {}, ["play funding-ship"], {"coin": 1, "main": False, "play": ["funding-ship"]}),
    ("exploration-car", {}, ["play exploration-car"], {"compass": 1, "main": False}),
    ("exploration-ship", {}, ["play exploration-ship"], {"compass": 1, "main": False}),
    ("fear", {}, ["dig camp-coins", "pay fear"], {"coin": 2, "play": ["fear"], "home": 1}),
]

ITEM_ROWS: list[Row] = [
    ("sea-turtle", {}, ["play sea-turtle", "dig camp-coins"], {"hand": ["brush"], "coin": 2, "home": 1}),
    (
        "ostrich",
        {"compass": 3},
        ["play ostrich", "discover L1-1"],
        {"hand": ["brush"], "compass": 0, "tablet": 1, "coin": 1, "arrowhead": 1, "crates": 1},
    ),
    ("pack-donkey", {}, ["play pack-donkey"], {"hand": ["brush", "rope"], "main": True}),
    ("horse", {}, ["play horse"], {"hand": ["brush"], "coin": 1, "compass": 1}),
    ("steam-boat", {}, ["play steam-boat"], {"compass": 2, "main": False}),
    ("automobile", {}, ["play automobile"], {"compass": 2, "main": False}),
    ("sturdy-boots", {}, ["play sturdy-boots", "dig camp-coins"], {"compass": 1, "coin": 2, "home": 1}),
    ("gold-pan", {}, ["play gold-pan"], {"coin": 2, "main": False}),
    ("trowel", {"compass": 1}, ["play trowel", "accept"], {"compass": 0, "jewel": 1}),
    ("pickaxe", {"compass": 1}, ["play pickaxe", "accept"], {"compass": 0, "tablet": 1, "arrowhead": 1}),
    (
        "hot-air-balloon",
        {},
        ["play hot-air-balloon", "discover L1-3"],
        {"compass": 0, "tablet": 1, "coin": 1, "exiled": ["hot-air-balloon"], "play": []},
    ),
    ("aeroplane", {"compass": 1}, ["play aeroplane", "discover L1-3"], {"compass": 0, "tablet": 1, "home": 1}),
    (
        "journal",
        {"glass": 1},
        ["play journal", "research notebook 2", "recruit 4"],
        {"notebook": 2, "assistants": [silver(4)], "jewel": 0, "exiled": ["journal"]},
    ),
    ("parrot", {"hand": ["parrot", "fear"]}, ["play parrot", "discard fear"], {"jewel": 1, "hand": []}),
    ("watch", {}, ["play watch"], {"coin": 2, "main": False}),
    ("watch", {}, ["pass watch"], {"coin": 3, "passed": True}),
    ("army-knife", {}, ["play army-knife", "choose coin", "choose tablet"], {"coin": 1, "tablet": 1, "compass": 0}),
    ("binoculars", {"tiles": {"L1-1": 10}}, ["play binoculars", "activate L1-1"], {"jewel": 1, "home": 2}),
    ("tent", {"at": ["camp-tablets"]}, ["play tent", "activate camp-tablets"], {"tablet": 2}),
    (
        "tent",
        {"at": ["L2-1"], "tiles": {"L2-1": 3}, "compass": 2},
        ["play tent", "activate L2-1"],
        {"compass": 0, "arrowhead": 1, "jewel": 1},
    ),
    ("fishing-rod", {}, ["play fishing-rod", "buy lantern"], {"deck": ["lantern", "torch", "axe", "rope", "brush"]}),
    ("precision-compass", {}, ["play precision-compass", "buy sundial", "use sundial"], {"tablet": 2, "compass": 0}),
    (
        "bow-and-arrows",
        {"at": ["L1-1"], "tiles": {"L1-1": 10}, "guard": {"L1-1": 4}, "guardians": [1]},
        ["play bow-and-arrows"],
        {"compass": 2},
    ),
    ("carrier-pigeon", {}, ["play carrier-pigeon"], {"tablet": 2, "main": False}),
    (
        "whip",
        {"artifacts": ["treasure-chest"]},
        ["play whip", "buy treasure-chest"],
        {"coin": 1, "hand": ["brush"], "play": ["treasure-chest"], "exiled": ["whip"]},
    ),
    ("rough-map", {}, ["play rough-map"], {"compass": 3, "exiled": ["rough-map"]}),
    ("airdrop", {}, ["play airdrop", "gain horse"], {"hand": ["horse"], "exiled": ["airdrop"]}),
    ("flask", {}, ["play flask"], {"hand": ["axe", "brush", "rope"], "exiled": ["flask"]}),
    ("machete", {"play": ["fear"]}, ["play machete", "exile fear"], {"compass": 2, "play": ["machete"]}),
    ("torch", {"play": ["fear"]}, ["play torch", "exile fear"], {"tablet": 1, "play": ["torch"]}),
    ("large-backpack", {}, ["play large-backpack"], {"coin": 1, "hand": ["torch"]}),
    ("rope", {"hand": ["rope", "fear"]}, ["play rope", "discard fear"], {"hand": ["brush", "rope"]}),
    (
        "revolver",
        {"at": ["L1-1"], "tiles": {"L1-1": 10}, "guard": {"L1-1": 4}, "compass": 1},
        ["play revolver", "accept", "overcome L1-1"],
        {"compass": 0, "guardians": [4], "coin": 0},
    ),
    ("hat", {}, ["play hat"], {"coin": 1, "compass": 1, "main": False}),
    (
        "bear-trap",
        {"tiles": {"L1-1": 10}, "guard": {"L1-1": 4}},
        ["play bear-trap", "overcome L1-1"],
        {"guardians": [4], "exiled": ["bear-trap"]},
    ),
    (
        "grappling-hook",
        {"hand": ["grappling-hook", "fear"]},
        ["play grappling-hook", "discard fear", "exile fear"],
        {"hand": ["brush"], "play": ["grappling-hook"]},
    ),
    ("lantern", {"others": ["camp-arrowhead"]}, ["play lantern", "activate camp-arrowhead"], {"arrowhead": 1}),
    ("dog", {"others": ["camp-arrowhead"]}, ["play dog", "activate camp-coins"], {"compass": 1, "coin": 2}),
    ("brush", {"crates": 1, "slots": 1}, ["play brush"], {"compass": 2}),
    ("brush", {"crates": 3, "slots": 2}, ["play brush"], {"compass": 3}),
    ("axe", {"play": ["fear"]}, ["play axe", "exile fear"], {"compass": 1, "play": ["axe"]}),
    ("chronometer", {}, ["play chronometer"], {"coin": 1, "compass": 1, "main": False}),
    ("chronometer", {}, ["pass chronometer"], {"compass": 3, "coin": 0, "passed": True}),
    ("theodolite", {"at": ["camp-coins", "camp-jewel"]}, ["play theodolite"], {"coin": 1, "compass": 2}),
]

ARTIFACT_ROWS: list[Row] = [
    (
        "pathfinders-sandals",
        {"at": ["camp-coins"]},
        ["play pathfinders-sandals", "relocate camp-coins camp-compasses"],
        {"compass": 2, "here": ["camp-compasses"], "home": 1},
    ),
    (
        "pathfinders-staff",
        {"at": ["camp-coins"], "tiles": {"L1-2": 10}},
        ["play pathfinders-staff", "relocate camp-coins L1-2"],
        {"jewel": 1, "here": ["L1-2"]},
    ),
    ("war-mask", {}, ["play war-mask"], {"arrowhead": 1, "guarded": True}),
    ("treasure-chest", {}, ["play treasure-chest"], {"coin": 1, "hand": ["brush"]}),
    ("ritual-dagger", {"play": ["fear"]}, ["play ritual-dagger", "exile fear"], {"arrowhead": 1, "fear": 0}),
    (
        "crystal-earring",
        {},
        ["play crystal-earring", "draw 3", "keep rope", "top axe"],
        {"hand": ["rope"], "deck": ["torch", "axe"], "play": ["brush", "crystal-earring"]},
    ),
    ("mortar", {"play": ["fear"]}, ["play mortar", "exile fear"], {"coin": 2, "fear": 0}),
    ("serpents-gold", {}, ["play serpents-gold"], {"coin": 4, "fear": 1}),
    ("serpent-idol", {}, ["play serpent-idol"], {"jewel": 1, "fear": 1}),
    (
        "monkey-medallion",
        {},
        ["play monkey-medallion", "gain tent"],
        {"deck": ["torch", "axe", "rope", "brush", "tent"]},
    ),
    ("idol-of-ara-anu", {}, ["play idol-of-ara-anu", "research glass 2"], {"glass": 2, "jewel": 0, "coin": 1}),
    (
        "inscribed-blade",
        {"compass": 1},
        ["play inscribed-blade", "choose arrowhead", "research glass 1"],
        {"glass": 1, "compass": 0, "coin": 1},
    ),
    (
        "inscribed-blade",
        {"glass": 4, "arrowhead": 1},
        ["play inscribed-blade", "choose tablets", "research glass 5"],
        {"glass": 5, "arrowhead": 0, "compass": 1},
    ),
    (
        "guardians-ocarina",
        {"at": ["camp-coins"]},
        ["play guardians-ocarina", "return camp-coins"],
        {"home": 2, "here": [], "planes": True},
    ),
    (
        "tigerclaw-hairpin",
        {"play": ["fear"]},
        ["play tigerclaw-hairpin", "exile fear", "activate camp-tablets"],
        {"tablet": 2, "fear": 0},
    ),
    (
        "war-club",
        {"at": ["L1-1"], "tiles": {"L1-1": 10}, "guard": {"L1-1": 8}},
        ["play war-club", "overcome L1-1"],
        {"guardians": [8], "coin": 0},
    ),
    ("sundial", {}, ["play sundial"], {"tablet": 2}),
    ("sundial", {}, ["pass sundial"], {"jewel": 1, "tablet": 0, "passed": True}),
    (
        "traders-scales",
        {"arrowhead": 1},
        ["play traders-scales", "upgrade arrowhead"],
        {"coin": 3, "jewel": 1, "arrowhead": 0},
    ),
    ("hunting-arrows", {}, ["play hunting-arrows"], {"arrowhead": 2, "fear": 1}),
    ("coconut-flask", {}, ["play coconut-flask", "borrow 2"], {"coin": 2, "tablet": 1}),
    (
        "cleansing-cauldron",
        {"play": ["fear"]},
        ["play cleansing-cauldron", "exile fear"],
        {"hand": ["brush"], "fear": 0},
    ),
    ("ancient-wine", {}, ["play ancient-wine", "borrow 2"], {"coin": 2, "tablet": 1}),
    (
        "decorated-horn",
        {"assistants": [gold(9, exhausted=True)]},
        ["play decorated-horn", "exchange 9 2"],
        {"assistants": [gold(2)]},
    ),
    (
        "ornate-hammer",
        {},
        ["play ornate-hammer", "gain horse"],
        {"deck": ["horse", "torch", "axe", "rope", "brush"], "exiled": []},
    ),
    (
        "star-charts",
        {"coin": 1},
        ["play star-charts", "accept", "activate camp-tablets", "activate camp-arrowhead"],
        {"coin": 0, "tablet": 2, "arrowhead": 1},
    ),
    ("stone-jar", {}, ["play stone-jar"], {"hand": ["brush"]}),
    (
        "passage-shell",
        {},
        ["play passage-shell", "dig camp-tablets", "activate camp-tablets"],
        {"tablet": 4, "home": 1},
    ),
    (
        "ceremonial-rattle",
        {"assistants": [silver(12, exhausted=True)]},
        ["play ceremonial-rattle", "refresh 12"],
        {"assistants": [silver(12)]},
    ),
    (
        "sacred-drum",
        {"hand": ["sacred-drum", "fear"], "assistants": [silver(12, exhausted=True), gold(1, exhausted=True)]},
        ["play sacred-drum", "discard fear"],
        {"assistants": [silver(12), gold(1)], "hand": []},
    ),
    ("traders-coins", {"arrowhead": 1}, ["play traders-coins", "upgrade arrowhead"], {"coin": 2, "jewel": 1}),
    ("stone-key", {"slots": 2}, ["play stone-key"], {"slots": 1, "crates": 1}),
    (
        "obsidian-earring",
        {},
        ["play obsidian-earring", "draw 2", "keep axe"],
        {"hand": ["axe"], "deck": ["rope", "brush"], "play": ["obsidian-earring", "torch"]},
    ),
    ("guiding-stone", {}, ["play guiding-stone"], {"coin": 1, "arrowhead": 1}),
    ("guiding-skull", {"compass": 1}, ["play guiding-skull", "accept"], {"compass": 0, "tablet": 2, "jewel": 1}),
    ("runes-of-the-dead", {}, ["play runes-of-the-dead"], {"coin": 1, "tablet": 3, "fear": 1}),
    (
        "guardians-crown",
        {"at": ["L1-1"], "tiles": {"L1-1": 10}, "guard": {"L1-1": 4}},
        ["play guardians-crown", "move L1-1 camp-tablets"],
        {"tablet": 2, "guardians": []},
    ),
]


def _named(rows: list[Row]) -> list[Any]:
    return [pytest.param(*row, id=f"{row[0]}: {row[2][0]}") for row in rows]


@pytest.mark.parametrize(("card", "position", "actions", "expected"), _named(BASICS + ITEM_ROWS))
def test_playing_a_card_from_hand(
    card: str, position: dict[str, Any], actions: list[str], expected: dict[str, Any]
) -> None:
    stage = Stage(**{"hand": [card], **position}).after(*actions)
    stage.expect(**expected)
    assert stage.game.question is None


@pytest.mark.parametrize(("card", "position", "actions", "expected"), _named(ARTIFACT_ROWS))
def test_playing_an_artifact_costs_a_tablet(
    card: str, position: dict[str, Any], actions: list[str], expected: dict[str, Any]
) -> None:
    stage = Stage(**{"hand": [card], "tablet": 1, **position}).after(*actions)
    stage.expect(**expected)
    assert stage.game.question is None
    assert stage.game.state.main_taken


def test_every_card_has_a_row() -> None:
    rows = {row[0] for row in BASICS + ITEM_ROWS + ARTIFACT_ROWS}
    assert rows == set(CARD_BY_ID)


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
