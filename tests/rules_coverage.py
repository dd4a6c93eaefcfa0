"""Which test proves which rule: every section of the rulebook, every ruling, every component.

`python -m tools.renew` writes docs/rules-coverage.md; a test checks that the page is complete,
that every test it names exists, and that it is up to date.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from arnak_bot.games.arnak.engine import content
from arnak_bot.games.arnak.engine.content.rival import RIVAL_TILES

TESTS = Path(__file__).parent
PAGE = TESTS.parent / "docs" / "rules-coverage.md"
RULINGS = range(60)
OURS = {59}
"""Rulings of this table where the rulebook is silent."""

SECTIONS: dict[str, str] = {
    "Components": "test_the_box_holds_forty_items_and_thirty_five_artifacts",
    "Player Setup": "test_seats_play_in_order_and_start_with_the_resources_of_their_seat_R0",
    "Research Tokens": "test_the_notebook_may_share_the_row_of_the_glass_but_never_pass_it_R36",
    "Your Starting Deck": "test_the_starting_deck_and_hand",
    "Play Order, Starting Resources": "test_seats_play_in_order_and_start_with_the_resources_of_their_seat_R0",
    "Game Overview": "test_a_hundred_random_games",
    "Resources": "test_camp_site",
    "Main Actions": "test_a_turn_is_one_main_action_and_any_number_of_free_actions_R1",
    "Your Hand: travel value or effect": "test_a_card_pays_with_all_its_icons_at_once_and_its_effect_is_ignored_R6",
    "Free Actions": "test_free_actions_are_on_offer_while_a_decision_waits_R2",
    "Fear": "test_playing_a_card_from_hand",
    "Your Play Area": "test_the_end_of_a_round_in_its_order_R42",
    "Dig at a Site": "test_digging_needs_an_archaeologist_at_home_and_a_free_space_R10",
    "Paying Travel Costs": "test_the_travel_hierarchy_R5",
    "Two Icons": "test_leftover_icons_pay_later_in_the_turn_and_are_lost_at_its_end_R7",
    "Hiring a Pilot": "test_two_coins_are_one_plane_as_often_as_you_like_R5",
    "Travel Hierarchy": "test_the_solver_finds_all_minimal_ways_and_nothing_else",
    "Discover a New Site": "test_discovery_pays_then_idol_then_tile_then_guardian_R11",
    "Guardians": "test_the_end_of_a_round_in_its_order_R42",
    "Overcome a Guardian": "test_guardian_cost_and_boon",
    "Using a Guardian's Boon": "test_a_boon_can_be_used_at_once_and_only_once_R32",
    "Idols": "test_idol_gives_its_effect_on_discovery",
    "Idol Slots": "test_idols_fill_slots_from_the_left_and_stay_there_R33",
    "Card Row Overview": "test_the_end_of_a_round_in_its_order_R42",
    "To Buy an Item": "test_buying_an_item_costs_coins_and_goes_under_the_deck",
    "To Buy an Artifact": "test_buying_an_artifact_costs_compasses_and_no_tablet",
    "Refilling the Card Row": "test_the_row_slides_to_the_staff_and_refills_at_the_far_end_when_the_turn_ends_R22",
    "To Play a Card": "test_playing_a_card_from_hand",
    "Exile": "test_exile_takes_from_hand_or_play_the_played_card_included_R17",
    "Playing Artifact Cards": "test_playing_an_artifact_costs_a_tablet",
    "Research": "test_row_effect_of_the_magnifying_glass",
    "Research: bonus tile and row effect": (
        "test_the_first_token_takes_the_bonus_tile_and_the_player_orders_the_rewards_R37"
    ),
    "The Lost Temple": "test_reaching_the_lost_temple_takes_the_best_points_and_a_tile_of_the_stack_R39",
    "Exploring the Lost Temple": "test_temple_tile",
    "Recruiting Assistants": "test_row_effect_of_the_notebook",
    "Using Assistants": "test_assistant",
    "Upgrading Assistants": "test_upgrading_needs_a_silver_assistant_and_refreshes_it_R34",
    "Passing": "test_the_only_player_left_goes_on_until_passing_R4",
    "Setup for Next Round": "test_the_end_of_a_round_in_its_order_R42",
    "End of Round V": "test_after_round_5_only_fear_from_guardians_and_scoring_R43",
    "Final Scoring": "test_scoring_counts_every_source_R44",
    "Snake: Different board": "test_both_boards_are_as_printed",
    "Snake: Assistant Rescue": "test_the_glass_rescues_an_assistant_exhausted_and_the_others_keep_their_order_R40",
    "Snake: assistants dealt": "test_assistants_are_dealt_to_the_rescue_space_and_three_stacks",
    "Snake: the bridge costs an idol of the crates": "test_the_snake_bridge_takes_an_idol_from_the_crates_only",
    "Snake: Dreadful Tales": "test_row_7_of_the_snake_side_offers_its_tiles_by_choice_R38",
    "Snake: row effects": "test_row_effects_of_the_snake_side",
    "Solo: Setup": "test_set_up_as_for_two_and_you_are_the_second_player_R46",
    "Solo: Rival Action Stack": (
        "test_the_stack_has_five_dig_tiles_and_one_of_each_pair_with_as_many_red_ones_as_the_difficulty_R47"
    ),
    "Solo: Gameplay": "test_the_rival_starts_every_round_and_alternates_with_you_R46",
    "Solo: Dig at a Site": "test_the_rival_digs_where_the_resource_is_offered_in_the_highest_row_R49",
    "Solo: The Decision Arrow": "test_the_arrow_of_the_tile_now_on_top_decides_R48",
    "Solo: Discover a New Site": "test_level_and_guardian_by_tile_and_round_R50",
    "Solo: Research": "test_the_glass_advances_free_by_the_arrow_and_the_bonus_tile_leaves_R51",
    "Solo: Overcome a Guardian": "test_the_rival_overcomes_in_the_highest_row_then_by_the_arrow_R52",
    "Solo: Buy an Item": "test_the_rival_buys_lowest_or_highest_points_and_ties_go_by_the_arrow_R53",
    "Solo: Buy an Artifact": "test_the_rival_buys_artifacts_too_and_nothing_from_an_empty_row_R53",
    "Solo: End of Round": "test_the_rival_never_gains_fear_and_its_archaeologists_return_R54",
    "Solo: Scoring": "test_the_rival_scores_every_source_it_has_R54",
    "Note: Army Knife": "test_the_army_knife_gives_two_different_benefits",
    "Note: Bear Trap": "test_overcoming_needs_your_archaeologist_there_except_for_the_bear_trap_R32",
    "Note: Bow and Arrows, Brush": "test_bow_and_brush_give_three_compasses_at_most",
    "Note: Fishing Rod, Precision Compass": (
        "test_a_revealed_top_card_is_open_to_all_and_enters_the_row_if_not_bought_R24"
    ),
    "Note: Journal": "test_the_journal_moves_the_notebook_without_any_cost_R27",
    "Note: Ancient Wine, Coconut Flask": "test_lent_assistants_come_from_the_supply_and_are_not_exhausted_R35",
    "Note: Crystal Earring, Obsidian Earring": "test_earrings_decide_before_any_card_is_seen_R26",
    "Note: Decorated Horn": "test_playing_an_artifact_costs_a_tablet",
    "Note: Guardian's Crown": "test_the_crown_moves_a_guardian_only_to_an_empty_discovered_site",
    "Note: Guardian's Ocarina": "test_the_ocarina_works_with_both_archaeologists_at_home",
    "Note: Idol of Ara-Anu, Inscribed Blade": "test_research_discounts_count_for_temple_tiles",
    "Note: Ornate Hammer": "test_the_hammer_may_take_back_the_card_it_exiled_R25",
    "Note: Pathfinder's Sandals, Pathfinder's Staff": (
        "test_relocating_is_free_and_needs_a_free_space_of_another_discovered_site_R13"
    ),
    "FAQ: more than five cards in hand": "test_a_hand_may_grow_beyond_five_during_a_round",
    "FAQ: an item may be drawn in the round it was bought": "test_a_bought_item_can_be_drawn_from_a_short_deck",
    "FAQ: no shuffling in a round": "test_an_empty_deck_gives_no_cards_and_nothing_is_reshuffled_R23",
    "FAQ: others' figures cannot be moved": "test_only_your_own_archaeologists_are_relocated",
    "Reserve Tiles (fear tiles)": "test_fear_comes_into_play_and_is_a_tile_when_the_deck_is_empty_R18",
    "Effects": "test_gains_are_not_optional_but_payments_and_offers_are_R15",
    "Keyword: activate": "test_activating_needs_no_archaeologist_and_ignores_occupation_R12",
    "Keyword: discount": "test_discounts_cover_icons_by_the_same_hierarchy_R9",
    "Keyword: exile": "test_exiled_cards_go_to_the_pile_of_their_kind_R17",
    "Keyword: gain item": "test_bought_items_go_under_the_deck_and_artifacts_into_play_R19",
    "Keyword: occupied, unoccupied": "test_guardians_do_not_occupy_a_site_but_any_archaeologist_does_R14",
    "Keyword: pass to gain": "test_passing_to_gain_is_the_main_action_and_free_actions_may_follow_R30",
    "Keyword: relocate": "test_relocating_is_free_and_needs_a_free_space_of_another_discovered_site_R13",
}

COMPONENTS: dict[str, tuple[str, list[str]]] = {
    "Basic cards and Fear": ("test_playing_a_card_from_hand", [card.id for card in content.BASIC_CARDS]),
    "Items": ("test_playing_a_card_from_hand", [card.id for card in content.ITEMS]),
    "Artifacts": ("test_playing_an_artifact_costs_a_tablet", [card.id for card in content.ARTIFACTS]),
    "Camp sites": (
        "test_camp_site",
        ["camp-coins", "camp-compasses", "camp-tablets", "camp-arrowhead", "camp-jewel"],
    ),
    "Site tiles": ("test_site_tile", [f"{tile.level}-{tile.number}" for tile in content.SITE_TILES]),
    "Guardians": ("test_guardian_cost_and_boon", [str(tile.number) for tile in content.GUARDIANS]),
    "Assistants": ("test_assistant", [str(tile.number) for tile in content.ASSISTANTS]),
    "Idols": ("test_idol_gives_its_effect_on_discovery", [kind.value for kind in content.IDOL_EFFECTS]),
    "Idol slot effects": ("test_slotting_an_idol", [slot.name for slot in content.IDOL_SLOT_EFFECTS]),
    "Research bonus tiles": ("test_research_bonus_tile", [tile.value for tile in content.BONUS_TILE_EFFECTS]),
    "Temple tiles": ("test_temple_tile", [stack.id for stack in content.TEMPLE_STACKS]),
    "Rival action tiles": ("test_every_rival_tile_plays", [tile.id for tile in RIVAL_TILES]),
    "Boards": ("test_both_boards_are_as_printed", ["bird", "snake"]),
}


@cache
def all_tests() -> dict[str, str]:
    """Return every test function of the suite with its file."""
    found: dict[str, str] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in _outside_of_functions(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                found[node.name] = file.relative_to(TESTS.parent).as_posix()
    return found


def _outside_of_functions(block: ast.AST) -> Iterator[ast.AST]:
    """Everything at the top of a file and of its classes, which is where pytest looks for tests."""
    for node in ast.iter_child_nodes(block):
        yield node
        if isinstance(node, ast.ClassDef):
            yield from _outside_of_functions(node)


def tests_of_rulings() -> dict[int, list[str]]:
    """Return the tests named after each ruling."""
    found: dict[int, list[str]] = defaultdict(list)
    for name in all_tests():
        if match := re.search(r"_R(\d+)$", name):
            found[int(match[1])].append(name)
    return found


def page() -> str:
    """Return docs/rules-coverage.md."""
    files = all_tests()

    def named(test: str) -> str:
        return f"`{test}` ({files[test]})"

    lines = ["# Which test proves which rule", ""]
    lines += ["Made by `python -m tools.renew`; the test run checks that it is complete.", ""]
    lines += ["## Sections of the rulebook", "", "| section | test |", "| --- | --- |"]
    lines += [f"| {section} | {named(test)} |" for section, test in SECTIONS.items()]
    lines += ["", "## Rulings", "", "| ruling | tests |", "| --- | --- |"]
    by_ruling = tests_of_rulings()
    for number in RULINGS:
        ours = " (ours: the rulebook is silent)" if number in OURS else ""
        lines.append(f"| R{number}{ours} | {'<br>'.join(named(test) for test in by_ruling[number])} |")
    lines += ["", "## Components", "", "| component | how many | test |", "| --- | ---: | --- |"]
    lines += [f"| {kind} | {len(ids)} | {named(test)} |" for kind, (test, ids) in COMPONENTS.items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
