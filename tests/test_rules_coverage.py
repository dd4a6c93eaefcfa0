"""The page docs/rules-coverage.md is complete, true and up to date; the content is what is printed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from arnak_bot.games.arnak.engine import content
from arnak_bot.games.arnak.engine.content.rival import RIVAL_TILES
from arnak_bot.games.arnak.engine.resources import Bag
from tests import rules_coverage
from tests.engine import test_cards, test_rival, test_tiles

REFERENCE = Path(__file__).parents[2] / "shared" / "reference"
needs_reference = pytest.mark.skipif(
    not (REFERENCE / "components.json").exists(), reason=f"{REFERENCE} is not beside this clone"
)


def test_every_ruling_has_a_test_named_after_it() -> None:
    found = rules_coverage.tests_of_rulings()
    assert [number for number in rules_coverage.RULINGS if not found[number]] == []
    assert max(found) == max(rules_coverage.RULINGS)


def test_every_test_named_on_the_page_exists() -> None:
    tests = rules_coverage.all_tests()
    named = [*rules_coverage.SECTIONS.values(), *(test for test, _ in rules_coverage.COMPONENTS.values())]
    assert [name for name in named if name not in tests] == []


def test_every_component_has_a_row_in_its_test() -> None:
    played = test_cards.BASICS + test_cards.ITEM_ROWS + test_cards.ARTIFACT_ROWS
    cards = {test_cards.hand_of(position, actions)[0] for position, actions, _ in played}
    rows: dict[str, set[str]] = {
        "Basic cards and Fear": cards,
        "Items": cards,
        "Artifacts": cards,
        "Camp sites": {row[0] for row in test_tiles.CAMPS},
        "Site tiles": {f"{row[0]}-{row[1]}" for row in test_tiles.SITES},
        "Guardians": {str(row[0]) for row in test_tiles.GUARDIAN_ROWS},
        "Assistants": {str(row[0]) for row in test_tiles.ASSISTANT_ROWS},
        "Idols": {row[0].value for row in test_tiles.IDOLS},
        "Idol slot effects": {row[0] for row in test_tiles.SLOTS},
        "Research bonus tiles": {row[0].value for row in test_tiles.BONUSES},
        "Temple tiles": {row[0] for row in test_tiles.TEMPLE},
        "Rival action tiles": {row[0] for row in test_rival.TILE_ROWS},
        "Boards": set(content.BOARDS),
    }
    for kind, (_, ids) in rules_coverage.COMPONENTS.items():
        assert set(ids) <= rows[kind], kind


def test_the_page_is_up_to_date() -> None:
    written = rules_coverage.PAGE.read_text(encoding="utf-8")
    assert written == rules_coverage.page(), "run: python -m tools.renew"


@needs_reference
def test_every_section_of_the_rulebook_is_on_the_page() -> None:
    """Each heading of the rulebook appears in a row, or is one that holds no rule of its own."""
    without_rules = {
        "Lost Ruins of Arnak Rulebook",
        "Table of Contents",
        "Player Board",
        "Gameplay",
        "Goal of the Game",
        "Your Turn",
        "Travel Value",
        "Effect",
        "To Dig at a Site",
        "To Discover a New Site",
        "To Overcome a Guardian",
        "Buy a Card",
        "Items",
        "Artifacts",
        "Play a Card",
        "Assistants",
        "The Snake Temple Side",
        "Solo Variant",
        "Rival Setup",
        "Rival Actions",
        "Solo Campaign",
        "The Search for Professor Kutil",
        "Appendix",
        "Notes on Selected Cards",
        "Don’t Forget!",
        "Frequently Asked Questions",
        "Keywords",
        "Action Effects",
        "Starting Deck",
    }
    text = (REFERENCE / "rulebook.md").read_text(encoding="utf-8")
    headings = {line.lstrip("# ").strip() for line in text.splitlines() if line.startswith("#")}
    covered = " | ".join(rules_coverage.SECTIONS)
    missing = [
        heading
        for heading in headings - without_rules
        if heading.replace("’", "'").rstrip("!").casefold() not in covered.casefold()
    ]
    assert missing == []


@needs_reference
def test_both_boards_are_as_printed() -> None:
    printed = _components()["boards"]
    for name, board in content.BOARDS.items():
        sites = [(site.id, site.level, site.row, site.column, list(site.spaces[0]), site.idols) for site in board.sites]
        wanted = [
            (site["id"], site["level"], site["row"], site["column"], site["travel"], site["idols"])
            for site in printed[name]["sites"]
        ]
        assert [site for site in sites if site[1]] == wanted
        for space, row in zip(board.research, printed[name]["research"]["spaces"], strict=True):
            cost = dict(row["cost"])
            assert space.idols == cost.pop("idol_from_supply_crates", 0)
            assert (space.id, space.row, list(space.next)) == (row["id"], row["row"], row["next"])
            assert _plain(space.cost) == cost
            assert dict(zip("234", space.bonus_tiles, strict=True)) == row["bonus_tiles"]
            assert space.lost_temple is row.get("lost_temple", False)
        points = [(row.row, row.glass_points, row.notebook_points) for row in board.rows]
        assert points == [
            (row["row"], row["magnifying_glass"]["points"], row["notebook"]["points"])
            for row in printed[name]["research"]["rows"]
        ]
        costs = printed[name]["research"]["temple_costs_left_to_right"]
        assert [_plain(cost) for cost in board.temple_costs] == costs


@needs_reference
def test_every_printed_number_of_cards_and_tiles_is_right() -> None:
    data = _components()
    box = content.EDITIONS[content.FIRST_EDITION]
    for cards, key, cost in ((box.items, "items", "cost_coins"), (box.artifacts, "artifacts", "cost_compasses")):
        found = [(card.id, card.name, card.cost, card.points, [*card.travel], card.free) for card in cards]
        wanted = [
            (row["id"], row["name"], row[cost], row["points"], row["travel"], row["timing"].startswith("free"))
            for row in data[key]
        ]
        assert found == wanted
        assert [card.pass_effect is not None for card in cards] == ["r pass " in row["effect"] for row in data[key]]
    assert [(card.id, [*card.travel], card.points) for card in content.BASIC_CARDS] == [
        (row["id"], row["travel"], row["points"]) for row in data["basic_cards"]
    ]
    for guardian, row in zip(content.GUARDIANS, data["guardians"], strict=True):
        guarded = dict(row["cost"])
        assert guardian.put_down == guarded.pop("card", 0)
        assert [*guardian.travel] == guarded.pop("travel", [])
        assert _plain(guardian.tokens) == guarded
        assert [*guardian.boon_travel] == (row["boon"]["travel"] if isinstance(row["boon"], dict) else [])
    assert [tile.number for tile in content.ASSISTANTS] == [row["id"] for row in data["assistants"]]
    assert len(content.SITE_TILES) == len(data["level_1_sites"]) + len(data["level_2_sites"])
    digs = [{"resource": tile.resource, "arrow": tile.arrow} for tile in RIVAL_TILES[:5]]
    assert digs == data["rival"]["dig_tiles"]
    arrows = [tile.arrow for tile in RIVAL_TILES[5::2]]
    assert arrows == [pair["arrow"] for pair in data["rival"]["pairs"]]


def _components() -> Any:
    return json.loads((REFERENCE / "components.json").read_text(encoding="utf-8"))


def _plain(amount: Bag) -> dict[str, int]:
    return {resource.value: count for resource, count in amount}
