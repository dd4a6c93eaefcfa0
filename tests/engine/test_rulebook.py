"""Rules of the book that no ruling had to settle: set-up, the Snake side, notes on cards, the FAQ."""

from __future__ import annotations

from typing import Any

import pytest

from arnak_bot.games.arnak.engine import Game, GameSetup
from tests.engine.playing import SEATS
from tests.engine.stage import Stage, given, gold, silver, then


def test_the_starting_deck_and_hand() -> None:
    player = Game.new(GameSetup(seed="deck")).state.players[0]
    assert sorted([*player.hand, *player.deck]) == [
        "exploration-car",
        "exploration-ship",
        "fear",
        "fear",
        "funding-car",
        "funding-ship",
    ]
    assert (len(player.hand), len(player.deck)) == (5, 1)


@pytest.mark.parametrize("players", SEATS)
def test_assistants_are_dealt_to_the_rescue_space_and_three_stacks(players: int) -> None:
    state = Game.new(GameSetup(players=players, board="snake", seed="rescue")).state
    assert len(state.rescue_stack) == players
    assert [len(stack) for stack in state.assistant_stacks] == [3, 3, 6 - players]


def test_only_the_top_of_the_rescue_stack_is_known_until_a_seat_has_been_there() -> None:
    stage = Stage(board="snake", glass=8)
    assert stage.game.view(0).rescue_stack == tuple(stage.game.state.rescue_stack)
    assert stage.game.view(1).rescue_stack == ()
    assert stage.game.view(1).rescue_top == stage.game.state.rescue_stack[-1]


def test_the_snake_bridge_takes_an_idol_from_the_crates_only() -> None:
    assert "research glass 8" not in Stage(board="snake", glass=6, slots=2).texts()
    stage = Stage(board="snake", glass=6, crates=2, assistants=[silver(1), silver(2)]).after("research glass 8")
    stage.expect(crates=1, glass=8)
    assert len(stage.game.state.spent_idols) == 1


SNAKE_ROWS: list[tuple[dict[str, Any], str, dict[str, Any]]] = [
    (given(glass=0, jewel=1), "research glass 2", then(coin=1)),
    (given(glass=2, arrowhead=2), "research glass 5", then(coin=2)),
    (given(glass=5, coin=1, jewel=1), "research glass 7", then(hand=["brush"])),
    (given(glass=8, arrowhead=2, assistants=[silver(9)]), "research glass 9, upgrade 9", then(assistants=[gold(9)])),
    (given(glass=9, tablet=1, jewel=1), "research glass 11", then(fear=1)),
    (given(glass=11, coin=1, tablet=1, arrowhead=1), "research glass 13", then(fear=1)),
    (given(glass=14, notebook=0, jewel=1), "research notebook 2, recruit 4", then(assistants=[silver(4)])),
    (given(glass=14, notebook=2, arrowhead=2, play=["fear"]), "research notebook 5, exile fear", then(fear=0)),
    (
        given(glass=14, notebook=5, coin=1, jewel=1, assistants=[silver(9, exhausted=True)]),
        "research notebook 7, upgrade 9",
        then(assistants=[gold(9)]),
    ),
    (given(glass=14, notebook=6, crates=1), "research notebook 8, gain stone-jar", then(hand=["brush"], crates=0)),
    (
        given(glass=14, notebook=8, arrowhead=2, assistants=[silver(9, exhausted=True)]),
        "research notebook 9, refresh 9",
        then(assistants=[silver(9)]),
    ),
    (given(glass=14, notebook=9, tablet=1, jewel=1), "research notebook 11", then(hand=["brush"])),
    (given(glass=14, notebook=11, coin=1, tablet=1, arrowhead=1), "research notebook 13", then(jewel=1)),
]


@pytest.mark.parametrize(("position", "actions", "expected"), SNAKE_ROWS, ids=[row[1] for row in SNAKE_ROWS])
def test_row_effects_of_the_snake_side(position: dict[str, Any], actions: str, expected: dict[str, Any]) -> None:
    stage = Stage(board="snake", **position).where(bonus_tiles=[() for _ in range(15)]).after(*actions.split(", "))
    stage.expect(**expected)


def test_the_army_knife_gives_two_different_benefits() -> None:
    stage = Stage(hand=["army-knife"]).after("play army-knife", "choose coin")
    assert stage.answers() == ["choose exile", "choose compass", "choose tablet"]


def test_bow_and_brush_give_three_compasses_at_most() -> None:
    Stage(hand=["bow-and-arrows"], guardians=[1, 2, 3, 4]).after("play bow-and-arrows").expect(compass=3)
    Stage(hand=["brush"], crates=4).after("play brush").expect(compass=3)


def test_the_crown_moves_a_guardian_only_to_an_empty_discovered_site() -> None:
    stage = Stage(
        hand=["guardians-crown"],
        tablet=1,
        at=["L1-1"],
        others=["camp-coins"],
        tiles={"L1-1": 10, "L1-2": 6, "L1-3": 4, "L2-1": 3},
        guard={"L1-1": 1, "L1-3": 2},
    ).after("play guardians-crown")
    targets = {text.split()[2] for text in stage.answers()}
    assert targets == {"L1-2", "camp-compasses", "camp-tablets", "camp-arrowhead", "camp-jewel"}


def test_the_ocarina_works_with_both_archaeologists_at_home() -> None:
    stage = Stage(hand=["guardians-ocarina", "sea-turtle"], tablet=1, compass=6)
    stage.game.state.players[1].passed = True
    stage.do("play guardians-ocarina")
    stage.expect(planes=True, home=2)
    stage.do("end", "discover L2-1", "pay sea-turtle")
    stage.expect(compass=0, home=1)


def test_research_discounts_count_for_temple_tiles() -> None:
    stage = Stage(hand=["idol-of-ara-anu"], tablet=1, glass=14).after("play idol-of-ara-anu", "temple 2-middle")
    assert stage.me.temple_tiles == ["2-middle"]
    blade = Stage(hand=["inscribed-blade"], tablet=1, coin=1, glass=14)
    blade.do("play inscribed-blade", "choose tablets", "temple 2-left")
    blade.expect(coin=0, tablet=0)


def test_a_hand_may_grow_beyond_five_during_a_round() -> None:
    assert len(Stage(hand=["pack-donkey", "fear", "fear", "hat", "watch"]).after("play pack-donkey").me.hand) == 6


def test_a_bought_item_can_be_drawn_from_a_short_deck() -> None:
    stage = Stage(hand=["pack-donkey"], deck=[], coin=1)
    stage.game.state.players[1].passed = True
    stage.do("buy hat", "end", "play pack-donkey")
    stage.expect(hand=["hat"], deck=[])


def test_only_your_own_archaeologists_are_relocated() -> None:
    stage = Stage(hand=["pathfinders-staff"], tablet=1, others=["camp-coins"]).after("play pathfinders-staff")
    assert stage.game.question is None, "somebody else's archaeologist cannot be moved"


def test_a_guardian_on_a_camp_gives_fear_like_any_other() -> None:
    stage = Stage(at=["camp-coins"], guard={"camp-coins": 1}).where(round=5)
    stage.game.state.players[1].passed = True
    stage.do("pass", "end")
    stage.expect(fear=1)


def test_two_archaeologists_at_one_guarded_site_bring_two_fears() -> None:
    stage = Stage(players=4, at=["camp-coins", "camp-coins"], guard={"camp-coins": 1}).where(round=5)
    for player in stage.game.state.players[1:]:
        player.passed = True
    stage.do("pass", "end")
    stage.expect(fear=2)
