"""The rulings of reference/rulings.md that the Bird Temple meets, one by one (R0 to R45)."""

from __future__ import annotations

from typing import Any

import pytest

from arnak_bot.games.arnak.engine import Game, GameSetup, IllegalAction, Phase
from arnak_bot.games.arnak.engine.content import CARD_BY_ID, FEAR_CARDS
from arnak_bot.games.arnak.engine.events import (
    Discovered,
    Drew,
    GuardianAwoke,
    Paid,
    PaidTravel,
    SiteRevealed,
    TookBonus,
    TookIdol,
)
from arnak_bot.games.arnak.engine.printed import BonusTile, IdolKind
from arnak_bot.games.arnak.engine.resources import Resource
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSource, score_sheets
from arnak_bot.games.arnak.engine.state import BLOCKED, EMPTY, GAP
from arnak_bot.games.arnak.engine.travel import Icon, Source, SourceKind, left_to_pay, ways_to_pay_one_of
from tests.engine.stage import Stage, gold, silver


def ways(cost: str, *sources: tuple[str, str], pilots: int = 0) -> list[str]:
    """Ways to pay, written short: `ways("boot car", ("hat", "ship"))`."""
    cards = [Source(SourceKind.CARD, name, tuple(Icon(icon) for icon in icons.split())) for name, icons in sources]
    icons = tuple(Icon(icon) for icon in cost.split())
    return [payment.text for payment in ways_to_pay_one_of((icons,), tuple(sorted(cards)), pilots)]


# --- set-up and turn --------------------------------------------------------------------------


def test_seats_play_in_order_and_start_with_the_resources_of_their_seat_R0() -> None:
    game = Game.new(GameSetup(players=4, seed="r0"))
    held = [{kind.value: n for kind, n in player.tokens.items() if n} for player in game.state.players]
    assert held == [{"coin": 2}, {"coin": 1, "compass": 1}, {"coin": 2, "compass": 1}, {"coin": 1, "compass": 2}]
    order = []
    for _ in range(4):
        order.append(game.seat_to_act)
        game.apply("pass")
        game.apply("end")
    assert order == [0, 1, 2, 3]


@pytest.mark.parametrize(("players", "blocked"), [(2, 5), (3, 3), (4, 0)])
def test_blocking_tiles_and_stacks_follow_the_number_of_players_R0(players: int, blocked: int) -> None:
    state = Game.new(GameSetup(players=players, seed="r0")).state
    assert sum(BLOCKED in spaces for spaces in state.spaces) == blocked
    assert state.temple_tiles == [players] * 6
    assert len(state.bonus_stack) == players
    assert sum(map(len, state.bonus_tiles)) == {2: 7, 3: 9, 4: 11}[players]
    assert state.fear_deck == FEAR_CARDS - 2 * players
    assert [len(stack) for stack in state.assistant_stacks] == [4, 4, 4]


def test_a_turn_is_one_main_action_and_any_number_of_free_actions_R1() -> None:
    stage = Stage(hand=["hat", "gold-pan", "steam-boat", "rough-map"])
    assert "end" not in stage.texts()
    stage.do("play hat")
    assert "end" not in stage.texts()
    stage.do("play rough-map", "play gold-pan")
    assert "end" in stage.texts()
    assert not [text for text in stage.texts() if text.startswith(("dig", "buy", "pass"))]
    stage.do("play steam-boat", "end")
    assert stage.game.seat_to_act == 1


def test_free_actions_are_on_offer_while_a_decision_waits_R2() -> None:
    stage = Stage(hand=["ostrich"], deck=["funding-ship"], coin=1, others=["camp-coins"]).after("play ostrich")
    assert "play funding-ship" in stage.texts()
    assert "discover L1-3" not in stage.texts()
    stage.me.tokens["compass"] = 3  # type: ignore[index]
    stage.do("play funding-ship")
    assert "discover L1-3" in stage.texts(), "the pilot pays the ship"
    stage.do("discover L1-3", "pay pilot")
    stage.expect(coin=1, arrowhead=1, home=1)


def test_an_offer_waits_while_a_free_action_could_still_make_it_possible_R2() -> None:
    stage = Stage(hand=["trowel", "exploration-car"]).after("play trowel")
    assert stage.answers() == ["decline"]
    stage.do("play exploration-car", "accept")
    stage.expect(jewel=1, compass=0)


def test_an_action_that_free_actions_made_unpayable_is_taken_back_without_loss_R2() -> None:
    stage = Stage(hand=["funding-car"], compass=3).after("discover L1-1", "play funding-car")
    assert stage.game.question is None, "nothing could pay any more, and no free action was left"
    stage.expect(compass=3, coin=1, home=2, main=False)
    waiting = Stage(hand=["funding-car", "gold-pan"], compass=3)
    waiting.game.state.spaces[0] = (1, BLOCKED)
    waiting.do("discover L1-1", "play funding-car")
    assert waiting.answers() == ["cancel"], "the gold pan could still hire a pilot"
    waiting.do("play gold-pan", "pay pilot")
    waiting.expect(compass=0, coin=2, home=1)


def test_the_turn_ends_when_the_player_says_so_R3() -> None:
    stage = Stage(hand=["rough-map"]).after("play rough-map")
    assert stage.texts() == ["end"]
    assert stage.game.seat_to_act == 0
    stage.do("end")
    assert stage.game.seat_to_act == 1


def test_a_table_may_let_turns_end_by_themselves_when_no_free_action_is_left_R3() -> None:
    stage = Stage(hand=["rough-map", "hat"], auto_end=True).after("play rough-map")
    assert stage.game.seat_to_act == 0, "the hat can still be played"
    stage.do("play hat")
    assert stage.game.seat_to_act == 1


def test_the_only_player_left_goes_on_until_passing_R4() -> None:
    stage = Stage(hand=["horse", "rough-map"], deck=["fear"])
    stage.game.state.players[1].passed = True
    stage.do("play rough-map", "end")
    assert stage.game.seat_to_act == 0
    stage.do("play horse", "end", "pass", "end", "done")
    assert stage.game.round == 2


# --- travel -----------------------------------------------------------------------------------


def test_the_travel_hierarchy_R5() -> None:
    payers = {"boot": "boot car ship plane", "car": "car plane", "ship": "ship plane", "plane": "plane"}
    for cost, able in payers.items():
        found = set(ways(cost, *[(icon, icon) for icon in ("boot", "car", "ship", "plane")]))
        assert found == set(able.split())


def test_two_coins_are_one_plane_as_often_as_you_like_R5() -> None:
    assert ways("plane plane", pilots=2) == ["pilot+pilot"]
    assert "discover L2-1" not in Stage(coin=3, compass=6).texts()
    assert Stage(coin=4, compass=6).after("discover L2-1", "pay pilot+pilot").me.tokens[Resource.COIN] == 0


def test_cards_boons_assistants_and_pilots_pay_for_travel_R6() -> None:
    stage = Stage(hand=["hat"], guardians=[1], assistants=[silver(9), silver(7)], coin=2, compass=3)
    stage.do("discover L1-3")
    assert stage.answers() == ["pay assistant-9", "pay boon-1", "pay assistant-7", "pay hat", "pay pilot", "cancel"]


def test_a_card_pays_with_all_its_icons_at_once_and_its_effect_is_ignored_R6() -> None:
    stage = Stage(hand=["steam-boat"], compass=6).after("discover L2-3", "pay steam-boat")
    stage.expect(play=["steam-boat"], compass=0, spare=[])


def test_leftover_icons_pay_later_in_the_turn_and_are_lost_at_its_end_R7() -> None:
    stage = Stage(hand=["aeroplane"], assistants=[silver(3)]).after("dig camp-coins", "pay aeroplane")
    stage.expect(spare=["plane"])
    stage.do("assistant 3", "pay spare-plane")
    stage.expect(spare=[], arrowhead=1)
    assert Stage(hand=["aeroplane"]).after("dig camp-coins", "pay aeroplane", "end").game.state.spare == []


def test_a_discount_never_carries_over_R7() -> None:
    Stage(hand=["sturdy-boots"]).after("play sturdy-boots", "dig camp-coins").expect(spare=[])


def test_the_player_chooses_which_of_two_different_icons_stays_R7() -> None:
    assert ways("boot", ("journal", "car ship")) == ["journal keep car", "journal keep ship"]


def test_no_source_may_be_added_that_is_not_needed_R8() -> None:
    assert ways("boot boot", ("fear", "boot"), ("turtle", "ship ship")) == ["turtle"]
    assert ways("boot", ("fear", "boot"), ("hat", "ship")) == ["fear", "hat"]


def test_paying_with_a_better_icon_is_legal_but_comes_later_R8() -> None:
    assert ways("boot", ("airdrop", "plane"), ("fear", "boot"), pilots=1) == ["fear", "airdrop", "pilot"]


def test_discounts_cover_icons_by_the_same_hierarchy_R9() -> None:
    boot, car, ship, plane = Icon
    assert left_to_pay((ship, ship), (plane,)) == ((ship,),)
    assert left_to_pay((car,), (boot, boot)) == ((car,),)
    assert left_to_pay((boot, boot), (boot, boot)) == ((),)
    assert left_to_pay((boot,), (plane, plane)) == ((),)
    assert left_to_pay((ship, car), (car,)) == ((ship,),)


# --- sites ------------------------------------------------------------------------------------


def test_digging_needs_an_archaeologist_at_home_and_a_free_space_R10() -> None:
    assert not [text for text in Stage(hand=["fear"], at=["camp-coins", "camp-jewel"]).texts() if "dig" in text]
    assert "dig camp-coins" not in Stage(hand=["fear"], others=["camp-coins"]).texts()


def test_the_one_boot_space_of_a_camp_is_taken_first_R10() -> None:
    stage = Stage(hand=["fear", "fear", "fear"], players=4).after("dig camp-coins", "pay fear")
    assert stage.game.state.spaces[0] == (0, EMPTY)
    stage.game.state.main_taken = False
    fresh = Stage(hand=["fear", "fear"], players=4, at=["camp-coins"]).after("dig camp-coins", "pay fear+fear")
    assert fresh.game.state.spaces[0] == (0, 0), "both archaeologists may be at one camp"


def test_discovery_pays_then_idol_then_tile_then_guardian_R11() -> None:
    stage = Stage(hand=["dog"], compass=3)
    events = stage.do("discover L1-1", "pay dog")
    kinds = [type(event) for event in events]
    order = [PaidTravel, Paid, Discovered, TookIdol, SiteRevealed, GuardianAwoke]
    assert [kind for kind in kinds if kind in order] == order
    stage.expect(compass=0, tablet=1, coin=1, arrowhead=1, crates=1)
    assert stage.game.state.guardians[5] == 13


def test_nothing_gained_on_the_way_pays_for_the_discovery_R11() -> None:
    stage = Stage(hand=["dog"], compass=2)
    stage.game.state.idols[5] = (IdolKind.COMPASS,)
    assert "discover L1-1" not in stage.texts()


def test_both_idols_of_a_level_2_site_are_taken_and_one_resolves_R11() -> None:
    stage = Stage(hand=["aeroplane"], compass=6)
    stage.game.state.idols[13] = (IdolKind.COIN, IdolKind.COMPASS)
    stage.do("discover L2-1", "pay aeroplane")
    stage.expect(coin=1, compass=0, crates=2, tablet=2, jewel=1)


def test_activating_needs_no_archaeologist_and_ignores_occupation_R12() -> None:
    stage = Stage(hand=["binoculars"], others=["L1-1"], tiles={"L1-1": 10}).after("play binoculars")
    assert stage.answers() == ["activate L1-1"], "undiscovered sites cannot be activated"
    stage.do("activate L1-1")
    stage.expect(jewel=1, home=2)


def test_relocating_is_free_and_needs_a_free_space_of_another_discovered_site_R13() -> None:
    stage = Stage(hand=["pathfinders-sandals"], tablet=1, at=["camp-coins"], others=["camp-jewel"])
    stage.do("play pathfinders-sandals")
    targets = {text.split()[2] for text in stage.answers()}
    assert targets == {"camp-compasses", "camp-tablets", "camp-arrowhead"}


def test_guardians_do_not_occupy_a_site_but_any_archaeologist_does_R14() -> None:
    stage = Stage(hand=["dog"], guard={"camp-coins": 1}, others=["camp-jewel"], players=4).after("play dog")
    assert "activate camp-coins" in stage.answers()
    assert "activate camp-jewel" not in stage.answers(), "one of its two spaces is taken"


def test_ones_own_archaeologist_occupies_a_site_too_R14() -> None:
    stage = Stage(hand=["dog"], at=["camp-coins"], players=4).after("play dog")
    assert "activate camp-coins" not in stage.answers(), "one of its two spaces is taken"


def test_gains_are_not_optional_but_payments_and_offers_are_R15() -> None:
    Stage(hand=["serpents-gold"], tablet=1).after("play serpents-gold").expect(fear=1, coin=4)
    for card in ("trowel", "axe", "traders-coins", "ceremonial-rattle", "ostrich", "fishing-rod", "airdrop"):
        stage = Stage(hand=[card, "hat"], tablet=2, compass=1, coin=1, assistants=[silver(12, exhausted=True)])
        stage.do(f"play {card}")
        assert "decline" in stage.answers(), card


# --- cards ------------------------------------------------------------------------------------


def test_hands_and_deck_orders_are_secret_and_ownership_is_open_R16() -> None:
    game = Game.new(GameSetup(players=2, seed="r16"))
    open_view, own, other = game.view(None), game.view(0), game.view(1)
    assert open_view.players[0].hand == () and other.players[0].hand == ()
    assert sorted(own.players[0].hand) == sorted(game.state.players[0].hand)
    assert open_view.players[0].cards == own.players[0].cards
    assert dict(own.players[0].deck) == {game.state.players[0].deck[0]: 1}
    assert open_view.players[0].deck == ()


def test_exile_takes_from_hand_or_play_the_played_card_included_R17() -> None:
    stage = Stage(hand=["axe", "fear"], play=["fear", "hat", "funding-car"]).after("play axe")
    assert stage.answers() == [
        "exile fear",
        "exile hat",
        "exile funding-car",
        "exile axe",
        "exile fear hand",
        "decline",
    ]
    before = stage.game.state.fear_deck
    stage.do("exile fear hand")
    stage.expect(hand=[], fear=1)
    assert stage.game.state.fear_deck == before + 1, "a Fear card goes back to the Fear deck"


@pytest.mark.parametrize(
    ("card", "pile"),
    [("hat", "exiled_items"), ("stone-key", "exiled_artifacts"), ("funding-car", "exiled_basics")],
)
def test_exiled_cards_go_to_the_pile_of_their_kind_R17(card: str, pile: str) -> None:
    assert getattr(Stage(hand=["axe"], play=[card]).after("play axe", f"exile {card}").game.state, pile) == [card]


def test_fear_comes_into_play_and_is_a_tile_when_the_deck_is_empty_R18() -> None:
    stage = Stage(hand=["serpent-idol"], tablet=1).where(fear_deck=0).after("play serpent-idol")
    assert stage.me.fear_tiles == 1
    assert score_sheets(stage.game.state)[0].points(ScoreSource.FEAR) == -2
    assert Stage(hand=["axe"]).where(fear_tiles=1).after("play axe", "exile fear-tile").me.fear_tiles == 0


def test_bought_items_go_under_the_deck_and_artifacts_into_play_R19() -> None:
    assert Stage(coin=1, compass=2).after("buy hat").me.deck[0] == "hat"
    Stage(compass=2).after("buy stone-jar").expect(play=["stone-jar"], hand=["brush"], compass=0)


def test_costs_inside_the_effect_of_a_bought_artifact_are_paid_and_it_may_be_left_unused_R19() -> None:
    stage = Stage(artifacts=["guiding-skull"], compass=5).after("buy guiding-skull", "accept")
    stage.expect(compass=0, tablet=2, jewel=1)
    unused = Stage(artifacts=["serpent-idol"], compass=2).after("buy serpent-idol", "decline")
    unused.expect(fear=0, jewel=0, play=["serpent-idol"])


def test_an_artifact_from_hand_costs_a_tablet_and_is_always_a_main_action_R20() -> None:
    Stage(hand=["stone-jar"], tablet=1).after("play stone-jar").expect(tablet=0, main=True)


def test_putting_a_card_down_needs_a_card_in_hand_R21() -> None:
    stage = Stage(hand=["parrot"]).after("play parrot")
    assert stage.game.question is None
    stage.expect(jewel=0)


def test_the_row_slides_to_the_staff_and_refills_at_the_far_end_when_the_turn_ends_R22() -> None:
    stage = Stage(coin=3, items=["hat", "watch", "tent", "dog", "horse"], item_deck=["machete", "lantern"])
    stage.do("buy watch")
    assert stage.game.view(0).items == ("hat", "tent", "dog", "horse")
    assert stage.game.view(0).item_places == ("hat", GAP, "tent", "dog", "horse")
    stage.do("end")
    assert stage.game.state.items == ["hat", "tent", "dog", "horse", "lantern"]


def test_artifacts_enter_at_the_left_R22() -> None:
    stage = Stage(compass=2, artifacts=["stone-jar"], artifact_deck=["mortar", "sundial"]).after("buy stone-jar", "end")
    assert stage.game.state.artifacts == ["sundial"]


def test_an_empty_deck_gives_no_cards_and_nothing_is_reshuffled_R23() -> None:
    stage = Stage(hand=["pack-donkey"], deck=["fear"], play=["hat", "watch"]).after("play pack-donkey")
    stage.expect(hand=["fear"], deck=[])
    stage.game.state.main_taken = False
    Stage(hand=["stone-jar"], deck=[], tablet=1).after("play stone-jar").expect(hand=[], main=True)


def test_a_revealed_top_card_is_open_to_all_and_enters_the_row_if_not_bought_R24() -> None:
    stage = Stage(
        hand=["fishing-rod"], items=["hat", "watch", "tent", "dog", "horse"], item_deck=["machete", "lantern"]
    ).after("play fishing-rod")
    assert stage.game.view(1).known_top_item == "lantern"
    assert not stage.game.can_undo
    stage.do("buy hat", "end")
    assert stage.game.state.items[-1] == "lantern"
    assert stage.game.view(1).known_top_item is None
    kept = Stage(hand=["fishing-rod"]).after("play fishing-rod", "decline", "end")
    assert kept.game.state.item_deck[-1] == "lantern", "it stays on top"


def test_when_the_revealed_top_card_is_bought_nobody_knows_the_next_R24() -> None:
    stage = Stage(hand=["fishing-rod"], item_deck=["machete", "lantern"], coin=9).after("play fishing-rod")
    assert stage.game.view(0).known_top_item == "lantern"
    stage.do("buy lantern")
    assert stage.game.state.item_deck[-1] == "machete"
    assert stage.game.view(0).known_top_item is None


def test_the_hammer_may_take_back_the_card_it_exiled_R25() -> None:
    stage = Stage(hand=["ornate-hammer"], tablet=1).after("play ornate-hammer")
    assert stage.answers() == ["gain horse", "decline"]
    stage.do("gain horse")
    assert stage.me.deck[0] == "horse"


def test_earrings_decide_before_any_card_is_seen_R26() -> None:
    stage = Stage(hand=["crystal-earring"], tablet=1)
    events = stage.do("play crystal-earring")
    assert stage.answers() == ["draw 1", "draw 2", "draw 3"]
    assert Drew not in [type(event) for event in events]
    assert Stage(hand=["obsidian-earring"], tablet=1).after("play obsidian-earring").answers() == ["draw 1", "draw 2"]


def test_the_journal_moves_the_notebook_without_any_cost_R27() -> None:
    stage = Stage(hand=["journal"], board="snake", glass=9, notebook=6)
    stage.do("play journal", "research notebook 8", "decline")
    stage.expect(notebook=8, crates=0)
    assert stage.game.state.spent_idols == []


def test_star_charts_takes_two_different_sites_and_the_coin_R28() -> None:
    stage = Stage(hand=["star-charts"], tablet=1, coin=1).after("play star-charts", "accept", "activate camp-tablets")
    assert "activate camp-tablets" not in stage.answers()
    assert len(stage.answers()) == 4
    Stage(hand=["star-charts"], tablet=1, coin=1).after("play star-charts", "decline").expect(coin=1)


def test_the_war_mask_protects_to_the_end_of_the_round_whatever_happens_to_it_R29() -> None:
    stage = Stage(
        hand=["war-mask"], tablet=1, at=["L1-1", "L1-2"], tiles={"L1-1": 10, "L1-2": 6}, guard={"L1-1": 1, "L1-2": 2}
    )
    stage.game.state.players[1].passed = True
    stage.do("play war-mask")
    stage.me.play.remove("war-mask")
    fear_before = stage.game.state.fear_deck
    stage.do("end", "pass", "end")
    assert stage.game.state.fear_deck == fear_before
    assert not stage.me.guarded, "only this round"


def test_passing_to_gain_is_the_main_action_and_free_actions_may_follow_R30() -> None:
    stage = Stage(hand=["watch", "hat"]).after("pass watch")
    stage.expect(coin=3, passed=True)
    assert stage.texts() == ["play hat", "end"]
    other = Stage(hand=["watch", "rough-map"]).after("play rough-map")
    assert "pass watch" not in other.texts()
    assert "play watch" in other.texts()


def test_binoculars_need_a_discovered_level_1_site_R31() -> None:
    assert Stage(hand=["binoculars"], tiles={"L2-1": 3}).after("play binoculars").game.question is None


def test_tent_and_bow_look_at_sites_where_archaeologists_stand_now_R31() -> None:
    Stage(hand=["bow-and-arrows"], tiles={"L1-1": 10}, guard={"L1-1": 4}).after("play bow-and-arrows").expect(compass=0)
    assert Stage(hand=["tent"], at=["camp-coins"]).after("play tent").answers() == ["activate camp-coins"]


# --- guardians, idols, assistants ---------------------------------------------------------------


def test_overcoming_needs_your_archaeologist_there_except_for_the_bear_trap_R32() -> None:
    table: dict[str, Any] = {"tiles": {"L1-1": 10, "L1-2": 6}, "guard": {"L1-1": 4, "L1-2": 8}}
    stage = Stage(coin=9, arrowhead=2, at=["L1-1"], **table)
    assert [text for text in stage.texts() if text.startswith("overcome")] == ["overcome L1-1"]
    trap = Stage(hand=["bear-trap"], others=["L1-1"], **table).after("play bear-trap")
    assert trap.answers() == ["overcome L1-2", "decline"], "nobody else may be there"


def test_a_boon_can_be_used_at_once_and_only_once_R32() -> None:
    stage = Stage(coin=2, arrowhead=1, at=["L1-1"], tiles={"L1-1": 10}, guard={"L1-1": 4}).after("overcome L1-1")
    assert "boon 4" in stage.texts()
    stage.do("boon 4")
    assert "boon 4" not in stage.texts()


def test_idols_fill_slots_from_the_left_and_stay_there_R33() -> None:
    stage = Stage(crates=5)
    for filled, left in enumerate((9, 7, 4, 0), start=1):
        stage.do("idol tablets")
        stage.expect(slots=filled)
        assert score_sheets(stage.game.state)[0].points(ScoreSource.IDOL_SLOTS) == left
    assert not [text for text in stage.texts() if text.startswith("idol")]


def test_a_player_board_holds_two_assistants_R34() -> None:
    stage = Stage(jewel=1, glass=2, assistants=[silver(9), silver(12)]).after("research notebook 2")
    assert len(stage.me.assistants) == 2
    assert stage.game.question is None


def test_recruiting_from_empty_stacks_does_nothing_R34() -> None:
    stage = Stage(jewel=1, glass=2, supply=((), (), ())).after("research notebook 2")
    stage.expect(assistants=[])
    assert stage.game.question is None


def test_upgrading_needs_a_silver_assistant_and_refreshes_it_R34() -> None:
    stage = Stage(
        glass=5, notebook=4, tablet=2, arrowhead=1, assistants=[silver(9, exhausted=True), gold(12, exhausted=True)]
    ).after("research notebook 5")
    assert stage.answers() == ["upgrade 9"]
    stage.do("upgrade 9")
    stage.expect(assistants=[gold(9), gold(12, exhausted=True)])


def test_lent_assistants_come_from_the_supply_and_are_not_exhausted_R35() -> None:
    stage = Stage(hand=["ancient-wine"], tablet=1, supply=((1, 12), (7, 10), ()), coin=1).after("play ancient-wine")
    assert stage.answers() == ["borrow 12", "borrow 10"]
    stage.do("borrow 10", "buy tent")
    stage.expect(coin=0)
    assert stage.game.state.assistant_stacks == [[1, 12], [7, 10], []]


def test_travel_of_a_lent_assistant_is_wasted_unless_used_this_turn_R35() -> None:
    stage = Stage(hand=["coconut-flask"], tablet=1, supply=((7,), (1,), (2,)))
    stage.do("play coconut-flask", "borrow 7 plane")
    stage.expect(spare=["plane"], coin=2)
    stage.do("end")
    assert stage.game.state.spare == []


# --- research -----------------------------------------------------------------------------------


def test_the_notebook_may_share_the_row_of_the_glass_but_never_pass_it_R36() -> None:
    stage = Stage(glass=1, jewel=2, compass=1, arrowhead=1)
    assert {"research notebook 1", "research notebook 2"} <= set(stage.texts())
    behind = Stage(glass=1, notebook=1, jewel=2, tablet=1, arrowhead=1)
    assert not [text for text in behind.texts() if text.startswith("research notebook")]


def test_the_notebook_never_enters_the_lost_temple_R36() -> None:
    stage = Stage(glass=14, notebook=12, coin=9, compass=9, jewel=9)
    assert not [text for text in stage.texts() if text.startswith("research")]


def test_the_first_token_takes_the_bonus_tile_and_the_player_orders_the_rewards_R37() -> None:
    stage = Stage(glass=1, tablet=1, arrowhead=1, play=["fear"])
    stage.game.state.bonus_tiles[4] = (BonusTile.EXILE,)
    stage.do("research glass 4")
    assert stage.answers() == ["first tile", "first row"]
    stage.do("first row")
    stage.expect(compass=1)
    stage.do("exile fear")
    second = Stage(glass=4, notebook=1, tablet=1, arrowhead=1)
    second.game.state.bonus_tiles[4] = ()
    second.do("research notebook 4", "recruit 2")
    second.expect(coin=0)


def test_row_7_of_the_snake_side_offers_its_tiles_by_choice_R38() -> None:
    stage = Stage(board="snake", glass=11, coin=1, tablet=1, arrowhead=1)
    stage.game.state.bonus_tiles[13] = (BonusTile.COIN, BonusTile.COMPASS)
    stage.do("research glass 13")
    assert stage.answers() == ["take coin", "take compass"]
    stage.do("take compass")
    stage.expect(compass=1, fear=1)
    assert stage.game.state.bonus_tiles[13] == (BonusTile.COIN,)


def test_reaching_the_lost_temple_takes_the_best_points_and_a_tile_of_the_stack_R39() -> None:
    stage = Stage(glass=12, coin=1, compass=1, jewel=1).where(bonus_stack=[BonusTile.COIN, BonusTile.DRAW])
    stage.do("research glass 14")
    assert stage.answers() == ["take coin", "take draw"]
    stage.do("take draw")
    stage.expect(hand=["brush"])
    assert stage.game.state.bonus_stack == [BonusTile.COIN]
    assert stage.game.state.arrivals == [0]
    assert score_sheets(stage.game.state)[0].points(ScoreSource.GLASS) == 23
    assert "temple 2-middle" not in stage.texts(), "only a later research action takes a temple tile"


def test_the_tile_of_the_stack_comes_from_the_lost_temple_R39() -> None:
    stage = Stage(glass=12, coin=1, compass=1, jewel=1).where(bonus_stack=[BonusTile.COIN, BonusTile.DRAW])
    stage.do("research glass 14")
    took = next(event for event in stage.do("take draw") if isinstance(event, TookBonus))
    assert (took.tile, took.source) == (BonusTile.DRAW, "temple")


def test_the_second_at_the_temple_gets_the_next_best_points_R39() -> None:
    stage = Stage(glass=12, coin=1, compass=1, jewel=1).where(arrivals=[1]).after("research glass 14")
    assert score_sheets(stage.game.state)[0].points(ScoreSource.GLASS) == 21


def test_the_glass_rescues_an_assistant_exhausted_and_the_others_keep_their_order_R40() -> None:
    stage = Stage(board="snake", glass=6, crates=1).where(rescue_stack=[3, 7, 9]).after("research glass 8")
    assert stage.answers() == ["rescue 9", "rescue 7", "rescue 3"]
    stage.do("rescue 7")
    stage.expect(assistants=[silver(7, exhausted=True)], crates=0)
    assert stage.game.state.rescue_stack == [3, 9]


def test_costs_are_paid_before_any_reward_R41() -> None:
    stage = Stage(glass=9, jewel=1)
    stage.game.state.bonus_tiles[10] = (BonusTile.COMPASS,)
    assert "research glass 10" not in stage.texts()


# --- end of the round and scoring ---------------------------------------------------------------


def test_the_end_of_a_round_in_its_order_R42() -> None:
    stage = Stage(
        hand=["hat", "fear"],
        deck=["axe"],
        play=["torch", "rope"],
        at=["L1-1"],
        tiles={"L1-1": 10},
        guard={"L1-1": 1},
        assistants=[silver(12, exhausted=True)],
    )
    game = stage.game
    game.state.players[1].hand = ["watch"]
    game.state.players[1].passed = True
    stage.do("pass", "end")
    assert game.state.phase is Phase.KEEPING
    assert game.seats_to_act == (0, 1), "everybody with cards is asked at the same time"
    assert stage.me.play.count("fear") == 1, "the guardian's Fear comes first"
    game.apply("done", 1)
    game.apply("keep hat", 0)
    game.apply("done", 0)
    assert game.round == 2
    assert game.state.starter == 1 and game.seat_to_act == 1
    assert "hat" in stage.me.hand and len(stage.me.hand) == 5, "a kept card counts towards the five"
    assert "axe" in stage.me.hand, "the old deck is drawn before the shuffled play area"
    stage.expect(home=2, assistants=[silver(12)], play=[])
    assert game.state.exiled_items == ["hat"] and game.state.exiled_artifacts == ["stone-jar"]
    assert len(game.state.artifacts) == 2 and len(game.state.items) == 4


def test_what_a_seat_keeps_is_its_own_affair_until_all_have_answered_R42() -> None:
    stage = Stage(hand=["hat"])
    stage.game.state.players[1].hand = ["watch", "dog"]
    stage.game.state.players[1].passed = True
    stage.do("pass", "end")
    stage.game.apply("keep dog", 1)
    assert stage.game.view(0).players[1].hand_size == 2
    assert stage.game.view(0).players[1].kept == ()
    assert stage.game.view(1).players[1].kept == ("dog",)


def test_after_round_5_only_fear_from_guardians_and_scoring_R43() -> None:
    stage = Stage(hand=["hat"], at=["L1-1"], tiles={"L1-1": 10}, guard={"L1-1": 1}).where(round=5)
    stage.game.state.players[1].passed = True
    stage.do("pass", "end")
    assert stage.game.over and stage.game.seats_to_act == ()
    stage.expect(fear=1, hand=["hat"])
    assert stage.game.legal_actions() == ()
    with pytest.raises(IllegalAction, match="over"):
        stage.game.apply("end")


def test_scoring_counts_every_source_R44() -> None:
    stage = Stage(
        hand=["hat", "fear"],
        deck=["treasure-chest"],
        play=["brush", "fear"],
        crates=1,
        slots=2,
        guardians=[1, 2],
        glass=9,
        notebook=5,
    )
    stage.me.temple_tiles = ["2-left", "11"]
    stage.me.fear_tiles = 1
    sheet = stage.game.scores()[0]
    assert dict(sheet.lines) == {
        ScoreSource.GLASS: 9,
        ScoreSource.NOTEBOOK: 2,
        ScoreSource.TEMPLE_TILES: 13,
        ScoreSource.IDOLS: 9,
        ScoreSource.IDOL_SLOTS: 7,
        ScoreSource.GUARDIANS: 10,
        ScoreSource.ITEMS: CARD_BY_ID["hat"].points + CARD_BY_ID["brush"].points,
        ScoreSource.ARTIFACTS: 3,
        ScoreSource.FEAR: -4,
    }
    assert sheet.total == 53
    assert sheet.rank == 1


def test_ties_go_to_the_earlier_arrival_then_to_research_then_are_shared_R45() -> None:
    tied = Stage()
    a, b = tied.game.state.players
    for player in (a, b):
        player.deck, player.hand, player.play = [], [], []
    assert [sheet.rank for sheet in tied.game.scores()] == [1, 1]
    a.glass, b.temple_tiles = 2, ["2-left"]
    a.deck = ["hat"]
    assert [sheet.total for sheet in tied.game.scores()] == [12, 12]
    assert [sheet.rank for sheet in tied.game.scores()] == [1, 2], "the higher research score"
    a.glass = b.glass = 14
    tied.game.state.arrivals = [1, 0]
    a.deck, b.deck, b.temple_tiles = ["treasure-chest"], ["hat"], []
    assert [sheet.total for sheet in tied.game.scores()] == [34, 34]
    assert [sheet.rank for sheet in tied.game.scores()] == [2, 1], "the earlier arrival"


def test_a_tie_goes_by_the_research_score_of_both_tokens_R45() -> None:
    tied = Stage()
    a, b = tied.game.state.players
    for player in (a, b):
        player.deck, player.hand, player.play = [], [], []
    a.glass, b.glass, b.notebook = 6, 5, 5
    points = [
        [sheet.points(token) for token in (ScoreSource.GLASS, ScoreSource.NOTEBOOK)] for sheet in tied.game.scores()
    ]
    assert points == [[6, 0], [4, 2]] and len({sheet.total for sheet in tied.game.scores()}) == 1
    assert [sheet.rank for sheet in tied.game.scores()] == [1, 1]
