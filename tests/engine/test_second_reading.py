"""Rulings that a second reading settled: who stands where, what is chosen, what can be taken back (R9 to R59)."""

from __future__ import annotations

import json

import pytest

import images
from arnak_bot.engine import Game
from arnak_bot.engine.resources import Resource
from arnak_bot.engine.rules.rival import rival_turn
from arnak_bot.engine.rules.turn import Turn
from arnak_bot.engine.state import BLOCKED, EMPTY, GAP
from arnak_bot.wording import prompts
from tests.engine.stage import Stage, gold, silver

CAMPS = ("camp-coins", "camp-compasses", "camp-tablets", "camp-arrowhead", "camp-jewel")


# --- travel -----------------------------------------------------------------------------------


def test_a_plane_discount_covers_the_icon_the_player_likes_R9() -> None:
    for hand, paid in (("hat", "ship"), ("watch", "ship"), ("machete", "car")):
        stage = Stage(hand=["aeroplane", hand], board="snake", compass=4)
        stage.do("play aeroplane", "discover L2-3", f"pay {hand}")
        stage.expect(compass=0, home=1)
        assert stage.game.state.spare == [], f"the {paid} is used up"


def test_every_minimal_payment_beside_a_plane_discount_is_listed_R9() -> None:
    stage = Stage(hand=["hot-air-balloon", "hat", "machete", "journal", "fear"], board="snake", compass=3)
    stage.do("play hot-air-balloon", "discover L2-3")
    assert stage.answers() == ["pay hat", "pay machete", "pay journal keep car", "pay journal keep ship", "cancel"]
    boot_left = Stage(hand=["aeroplane", "fear"], board="snake", compass=4)
    boot_left.do("play aeroplane", "discover L2-2", "pay fear")
    boot_left.expect(home=1)


def test_with_the_ocarina_a_discount_is_of_planes_R56() -> None:
    plain = Stage(hand=["ostrich"], deck=[], compass=3)
    plain.do("play ostrich")
    assert "discover L1-3" not in plain.texts(), "a car covers no ship"
    stage = Stage(hand=["ostrich"], deck=[], compass=3)
    stage.me.planes = True
    stage.do("play ostrich", "discover L1-3")
    stage.expect(compass=0, home=1)


def test_with_the_ocarina_boots_of_a_discount_cover_any_icons_R56() -> None:
    stage = Stage(hand=["sturdy-boots"], compass=5)
    stage.me.planes = True
    stage.do("play sturdy-boots", "discover L2-1")
    stage.expect(compass=0, home=1)


# --- the spaces of a camp -----------------------------------------------------------------------


def test_a_discount_that_makes_both_spaces_cost_the_same_offers_the_dearer_one_R10() -> None:
    stage = Stage(hand=["sturdy-boots"], players=4)
    stage.do("play sturdy-boots")
    assert {f"dig {camp}" for camp in CAMPS} | {f"dig {camp}/2" for camp in CAMPS} <= set(stage.answers())
    stage.do("dig camp-coins/2")
    assert stage.game.state.spaces[0] == (EMPTY, 0)
    first = Stage(hand=["sturdy-boots"], players=4)
    first.do("play sturdy-boots", "dig camp-coins")
    assert first.game.state.spaces[0] == (0, EMPTY)


def test_a_dig_that_costs_nothing_may_take_either_space_R10() -> None:
    stage = Stage(hand=["passage-shell"], players=4, tablet=1)
    stage.do("play passage-shell", "dig camp-coins/2", "activate camp-coins")
    stage.expect(coin=4)
    assert stage.game.state.spaces[0] == (EMPTY, 0)


@pytest.mark.parametrize("card", ["pathfinders-sandals", "pathfinders-staff"])
def test_a_relocation_may_end_on_either_space_R10(card: str) -> None:
    stage = Stage(hand=[card], players=4, tablet=1, at=["camp-jewel"])
    stage.do(f"play {card}", "relocate camp-jewel camp-coins/2")
    assert stage.game.state.spaces[0] == (EMPTY, 0)
    stage.expect(coin=2)


def test_a_dearer_space_that_costs_more_or_is_blocked_is_not_offered_R10() -> None:
    plain = Stage(hand=["fear", "fear", "aeroplane"], players=4)
    assert not [text for text in plain.texts() if "/" in text], "a plain dig takes the cheaper space"
    ship = Stage(hand=["sea-turtle", "fear"], players=4)
    ship.do("play sea-turtle")
    assert not [text for text in ship.answers() if "/" in text], "one of two boots would remain"
    blocked = Stage(hand=["sturdy-boots"], players=2)
    blocked.do("play sturdy-boots")
    assert not [text for text in blocked.answers() if "/" in text]
    taken = Stage(hand=["sturdy-boots"], players=4, others=["camp-coins"])
    taken.do("play sturdy-boots", "dig camp-coins")
    assert taken.game.state.spaces[0] == (1, 0), "the only free space needs no number"


def test_of_two_at_one_camp_the_player_says_which_comes_home_R13() -> None:
    for answer, left in (("return camp-coins", (0, EMPTY)), ("return camp-coins/1", (EMPTY, 0))):
        stage = Stage(hand=["guardians-ocarina"], players=4, tablet=1, at=["camp-coins", "camp-coins"])
        stage.do("play guardians-ocarina")
        assert stage.answers() == ["return camp-coins", "return camp-coins/1"]
        stage.do(answer)
        assert stage.game.state.spaces[0] == left
        stage.expect(home=1, planes=True)


def test_of_two_at_one_camp_the_player_says_which_is_relocated_R13() -> None:
    stage = Stage(hand=["pathfinders-staff"], players=4, tablet=1, at=["camp-coins", "camp-coins"])
    stage.do("play pathfinders-staff", "relocate camp-coins/1 camp-jewel")
    assert stage.game.state.spaces[0] == (EMPTY, 0)
    assert stage.game.state.spaces[4] == (0, EMPTY)


def test_one_alone_at_a_camp_needs_no_number_R13() -> None:
    stage = Stage(hand=["guardians-ocarina"], players=4, tablet=1, at=["camp-coins", "camp-jewel"])
    stage.game.state.spaces[0] = (1, 0)
    stage.do("play guardians-ocarina")
    assert stage.answers() == ["return camp-coins", "return camp-jewel"]
    stage.do("return camp-coins")
    assert stage.game.state.spaces[0] == (1, EMPTY)


# --- the Sundial --------------------------------------------------------------------------------


def test_a_bought_sundial_offers_both_halves_R30() -> None:
    stage = Stage(artifacts=["sundial"], compass=2)
    stage.do("buy sundial")
    assert stage.answers() == ["use sundial", "pass sundial"]
    stage.do("use sundial")
    stage.expect(tablet=2, jewel=0, passed=False, play=["sundial"])


def test_choosing_the_pass_of_a_bought_sundial_passes_R30() -> None:
    stage = Stage(artifacts=["sundial"], compass=2)
    events = stage.do("buy sundial", "pass sundial")
    assert "passed" in [event.kind.value for event in events]
    stage.expect(tablet=0, jewel=1, passed=True, play=["sundial"])
    stage.do("end")
    assert stage.game.seat_to_act == 1
    stage.game.state.players[1].hand = []
    stage.do("pass", "end")
    assert stage.game.round == 2, "whoever passed has no further turn in the round"


SUNDIAL_GAINED = [
    ("whip", {"hand": ["whip"], "artifacts": ["sundial"]}, ["play whip", "buy sundial"]),
    ("precision compass", {"hand": ["precision-compass"]}, ["play precision-compass", "buy sundial"]),
    (
        "a row of the bird side",
        {"artifacts": ["sundial"], "glass": 10, "notebook": 9, "compass": 1, "jewel": 1},
        ["research notebook 10", "first row", "gain sundial"],
    ),
    (
        "a row of the snake side",
        {"artifacts": ["sundial"], "board": "snake", "glass": 8, "notebook": 6, "crates": 1},
        ["research notebook 8", "gain sundial"],
    ),
    (
        "a lent assistant 10",
        {"hand": ["ancient-wine"], "artifacts": ["sundial"], "tablet": 1, "supply": ((10,), (), ())},
        ["play ancient-wine", "borrow 10", "buy sundial"],
    ),
]


@pytest.mark.parametrize(("how", "position", "actions"), SUNDIAL_GAINED, ids=[row[0] for row in SUNDIAL_GAINED])
def test_a_sundial_gained_in_any_way_offers_both_halves_R30(
    how: str, position: dict[str, object], actions: list[str]
) -> None:
    stage = Stage(**position)  # type: ignore[arg-type]
    stage.do(*actions)
    assert stage.answers() == ["use sundial", "pass sundial"]
    before = stage.me.tokens.copy()
    stage.do("pass sundial")
    stage.expect(passed=True, jewel=before["jewel"] + 1)  # type: ignore[index]


# --- the card row -----------------------------------------------------------------------------


def test_with_an_empty_deck_the_row_does_not_slide_R22() -> None:
    stage = Stage(coin=1, compass=2, item_deck=[], artifact_deck=[])
    stage.do("buy watch", "end")
    view = stage.game.view(None)
    assert view.item_places == ("hat", GAP, "tent", "dog", "horse")
    assert view.items == ("hat", "tent", "dog", "horse")
    assert view.artifact_places == ("stone-jar",), "the other half has its own deck"


def test_a_deck_that_lasts_for_one_card_slides_once_more_R22() -> None:
    stage = Stage(hand=["ornate-hammer"], coin=1, tablet=1, item_deck=["machete"])
    stage.do("buy watch", "end")
    stage.game.apply("pass", 1)
    stage.game.apply("end", 1)
    assert stage.game.view(None).item_places == ("hat", "tent", "dog", "horse", "machete")
    stage.do("play ornate-hammer", "decline", "end")
    assert stage.game.view(None).item_places == ("hat", "tent", "dog", "horse", GAP), "the gap at the far end"
    stage.me.tokens[Resource.COIN] = 3
    stage.do("buy dog", "end")
    assert stage.game.view(None).item_places == ("hat", "tent", GAP, "horse", GAP)


def test_the_end_of_a_round_exiles_only_what_lies_beside_the_staff_R22() -> None:
    stage = Stage(compass=9, items=["hat", "tent", "dog"], item_deck=[], artifact_deck=[])
    stage.game.state.round = 3
    stage.game.state.artifacts = ["mortar", "stone-jar", "sundial"]
    stage.game.state.players[1].passed = True
    stage.do("buy sundial", "use sundial", "end")
    stage.do("pass", "end")
    state, view = stage.game.state, stage.game.view(None)
    assert (state.exiled_artifacts, state.exiled_items) == ([], ["hat"]), "beside the staff was a gap, and the hat"
    assert view.artifact_places == ("mortar", "stone-jar", GAP, GAP), "the staff has moved over the place of the hat"
    assert view.item_places == ("tent", "dog")


def test_a_row_without_decks_stays_where_it_is_to_the_end_R22() -> None:
    stage = Stage(artifacts=["mortar"], items=["hat", "tent", "dog", "axe", "horse"], item_deck=[], artifact_deck=[])
    places = []
    for _ in range(4):
        for player in stage.game.state.players:
            player.hand = []
        stage.do("pass", "end", "pass", "end")
        view = stage.game.view(None)
        places.append((view.artifact_places, view.item_places))
    assert places == [
        ((GAP, GAP), ("tent", "dog", "axe", "horse")),
        ((GAP, GAP, GAP), ("dog", "axe", "horse")),
        ((GAP, GAP, GAP, GAP), ("axe", "horse")),
        ((GAP, GAP, GAP, GAP, GAP), ("horse",)),
    ]


def test_an_old_row_without_gaps_lies_beside_the_staff_R22() -> None:
    stage = Stage(artifacts=["mortar"], items=["hat", "tent"], item_deck=[], artifact_deck=[])
    stage.game.state.round = 2
    view = Game.from_dict(json.loads(json.dumps(stage.game.to_dict()))).view(None)
    assert view.artifact_places == (GAP, "mortar")
    assert view.item_places == ("hat", "tent", GAP, GAP)


def test_the_rival_leaves_a_gap_and_its_arrow_counts_cards_not_places_R53() -> None:
    row = ["hat", "watch", "tent", "gold-pan", "horse"]
    stack = ["overcome-green", "buy-item-green", "research-green", "buy-item-red", "buy-item-green"]
    stage = Stage(rival=0, rival_stack=stack, items=row, item_deck=[])
    places = []
    for _ in range(4):
        rival_turn(Turn(stage.game.state, "x"))
        places.append(stage.game.view(None).item_places)
    assert places == [
        (GAP, "watch", "tent", "gold-pan", "horse"),  # the arrow of the next tile points left
        (GAP, "watch", GAP, "gold-pan", "horse"),  # the highest points
        (GAP, "watch", GAP, "gold-pan", "horse"),  # research
        (GAP, "watch", GAP, "gold-pan", GAP),  # the arrow of the next tile points right
    ]


def test_gaps_survive_a_dump_and_are_drawn_in_their_places_R22() -> None:
    stage = Stage(coin=1, item_deck=[])
    stage.do("buy watch", "end")
    again = Game.from_dict(json.loads(json.dumps(stage.game.to_dict())))
    assert again.view(None).item_places == stage.game.view(None).item_places
    dense = stage.game.copy()
    dense.state.items = ["hat", "tent", "dog", "horse"]
    names = ("Ann", "Ben")
    assert images.draw_board(again.view(None), names) != images.draw_board(dense.view(None), names)


# --- the end of a round -------------------------------------------------------------------------


def test_the_last_fear_goes_out_from_the_starting_player_R59() -> None:
    for starter, cards, tiles in ((0, [1, 0, 0], [0, 1, 1]), (1, [0, 1, 0], [1, 0, 1]), (2, [0, 0, 1], [1, 1, 0])):
        stage = Stage(players=3, at=["L1-1"], tiles={"L1-1": 10, "L1-2": 2, "L1-3": 3})
        state = stage.game.state
        for number, site in ((1, "L1-1"), (2, "L1-2"), (3, "L1-3")):
            state.guardians[Stage.index("bird", site)] = number
        for seat, site in ((1, "L1-3"), (2, "L1-2")):
            state.spaces[Stage.index("bird", site)] = (seat,)
            state.players[seat].at_home -= 1
            state.players[seat].passed = True
            state.players[seat].hand = ["hat"]
        stage.me.hand = ["hat"]
        state.starter, state.fear_deck = starter, 1
        stage.do("pass", "end")
        assert [player.play.count("fear") for player in state.players] == cards
        assert [player.fear_tiles for player in state.players] == tiles


# --- assistant 10, and taking back ----------------------------------------------------------------


def test_assistant_10_needs_a_purchase_now_or_after_a_free_action_R55() -> None:
    row = {"items": ["tent"], "artifacts": ["mortar"]}
    assert "assistant 10" not in Stage(assistants=[silver(10)], coin=2, **row).texts()  # type: ignore[arg-type]
    assert "assistant 10" in Stage(assistants=[silver(10)], coin=3, **row).texts()  # type: ignore[arg-type]
    assert "assistant 10" in Stage(assistants=[gold(10)], coin=2, **row).texts()  # type: ignore[arg-type]
    for position in (
        {"hand": ["gold-pan"], "coin": 1},
        {"assistants": [silver(10), silver(7)], "coin": 2},
        {"crates": 1, "coin": 2},
    ):
        stage = Stage(**{"assistants": [silver(10)], **row, **position})  # type: ignore[arg-type]
        assert "assistant 10" in stage.texts(), position


def test_assistant_10_is_no_main_action_where_nothing_at_hand_helps_R55() -> None:
    for position in (
        {"hand": ["carrier-pigeon"], "coin": 2},
        {"assistants": [silver(10), silver(7, exhausted=True)], "coin": 2},
        {"crates": 1, "slots": 4, "coin": 2},
        {"crates": 1, "coin": 1},
    ):
        stage = Stage(**{"assistants": [silver(10)], "items": ["tent"], "artifacts": ["mortar"], **position})  # type: ignore[arg-type]
        assert "assistant 10" not in stage.texts(), position


def test_a_purchase_with_assistant_10_is_taken_back_and_not_declined_R55() -> None:
    stage = Stage(assistants=[silver(10)], coin=3, items=["tent"])
    stage.do("assistant 10")
    assert stage.answers() == ["buy tent", "cancel"]
    stage.do("cancel")
    stage.expect(main=False, assistants=[silver(10)], coin=3)
    stage.do("assistant 10", "buy tent")
    stage.expect(main=True, assistants=[silver(10, exhausted=True)], coin=0)


def test_assistant_10_waits_for_the_free_action_that_pays_R55() -> None:
    stage = Stage(hand=["gold-pan"], assistants=[silver(10)], coin=1, items=["tent"], artifacts=["mortar"])
    stage.do("assistant 10")
    assert stage.answers() == ["cancel"]
    stage.do("play gold-pan", "buy tent")
    stage.expect(coin=0, assistants=[silver(10, exhausted=True)])


def test_an_unpaid_action_can_be_taken_back_even_after_a_reveal_R57() -> None:
    stage = Stage(hand=["fear", "hat"], crates=1, compass=3)
    stage.do("discover L1-3", "idol draw")
    assert not stage.game.can_undo, "the drawn card is known"
    stage.do("cancel")
    stage.expect(main=False, compass=3, home=2, slots=1, hand=["brush", "fear", "hat"])
    stage.do("dig camp-coins", "pay fear")
    stage.expect(home=1)


def test_an_unpaid_guardian_can_be_left_alone_R57() -> None:
    stage = Stage(hand=["fear", "hat"], at=["L1-1"], tiles={"L1-1": 10}, guard={"L1-1": 2}, coin=1, arrowhead=1)
    stage.do("overcome L1-1")
    assert stage.answers() == ["discard fear", "discard hat", "cancel"]
    stage.do("cancel")
    stage.expect(main=False, guardians=[], hand=["fear", "hat"])


def test_an_unpaid_dig_of_a_card_goes_back_to_its_question_R57() -> None:
    stage = Stage(hand=["ostrich", "fear"], deck=["hat"], compass=3)
    stage.do("play ostrich")
    asked, source = stage.answers(), stage.game.question
    stage.do("discover L1-3", "cancel")
    assert stage.answers() == asked and stage.game.question == source
    stage.expect(main=True, home=2)


def test_what_is_paid_is_not_taken_back_R57() -> None:
    stage = Stage(hand=["fear"], at=["camp-coins"])
    stage.do("dig camp-jewel", "pay fear")
    assert "cancel" not in stage.texts()
    assert stage.game.state.spaces[4] == (0, BLOCKED)


# --- what would do nothing, and what can be taken back -------------------------------------------

IN_VAIN = [
    ("revolver", {"hand": ["revolver"], "compass": 1}, "play revolver"),
    ("sacred drum", {"hand": ["sacred-drum", "fear"], "tablet": 1, "assistants": [silver(3)]}, "play sacred-drum"),
    ("rope", {"hand": ["rope", "fear"], "deck": []}, "play rope"),
    ("parrot alone", {"hand": ["parrot"]}, "play parrot"),
    ("trowel", {"hand": ["trowel"]}, "play trowel"),
    ("bear trap", {"hand": ["bear-trap"]}, "play bear-trap"),
    ("binoculars", {"hand": ["binoculars"]}, "play binoculars"),
    ("brush", {"hand": ["brush"]}, "play brush"),
    ("sandals", {"hand": ["pathfinders-sandals"], "tablet": 1}, "play pathfinders-sandals"),
    ("crown", {"hand": ["guardians-crown"], "tablet": 1}, "play guardians-crown"),
    ("horn", {"hand": ["decorated-horn"], "tablet": 1}, "play decorated-horn"),
    ("drum without another card", {"hand": ["sacred-drum"], "tablet": 1}, "play sacred-drum"),
    ("stone key", {"hand": ["stone-key"], "tablet": 1}, "play stone-key"),
    ("earring", {"hand": ["crystal-earring"], "tablet": 1, "deck": []}, "play crystal-earring"),
    ("grotto without a card", {"coin": 2, "others": []}, "dig camp-jewel"),
    ("grotto with the last card", {"hand": ["hat"], "others": []}, "dig camp-jewel"),
]


@pytest.mark.parametrize(("what", "position", "action"), IN_VAIN, ids=[row[0] for row in IN_VAIN])
def test_what_would_do_nothing_stays_legal_and_is_pointed_out_R58(
    what: str, position: dict[str, object], action: str
) -> None:
    stage = Stage(**{"others": ["camp-jewel"], **position})  # type: ignore[arg-type]
    view = stage.game.view(0)
    assert [each.text for each in view.in_vain] == [action]
    assert action in stage.texts()
    assert "do nothing" in (prompts.doubt(view, view.in_vain[0]) or "")
    assert stage.game.view(1).in_vain == ()
    before = stage.game.fingerprint()
    stage.game.view(0)
    assert stage.game.fingerprint() == before


PAID_IN_VAIN = [
    ({"hand": ["revolver"], "compass": 1}, ["play revolver"], ["accept"]),
    ({"hand": ["rope", "fear"], "deck": []}, ["play rope"], ["discard fear"]),
    ({"hand": ["hat", "fear"], "coin": 2, "crates": 0}, ["dig camp-jewel"], []),
    ({"hand": ["fear"], "coin": 2}, ["dig camp-jewel"], ["pay fear"]),
]


@pytest.mark.parametrize(("position", "actions", "vain"), PAID_IN_VAIN)
def test_a_payment_for_nothing_is_pointed_out_R58(
    position: dict[str, object], actions: list[str], vain: list[str]
) -> None:
    stage = Stage(**position)  # type: ignore[arg-type]
    stage.do(*actions)
    assert [each.text for each in stage.game.view(0).in_vain] == vain


def test_what_does_something_is_not_pointed_out_R58() -> None:
    for position in (
        {"hand": ["revolver"], "compass": 1, "at": ["L1-1"], "tiles": {"L1-1": 10}, "guard": {"L1-1": 1}},
        {"hand": ["sacred-drum", "fear"], "tablet": 1, "assistants": [silver(3, exhausted=True)]},
        {"hand": ["rope", "fear"]},
        {"hand": ["trowel", "exploration-car"]},
        {"hand": ["ostrich"], "deck": []},
    ):
        stage = Stage(others=["camp-jewel"], **position)  # type: ignore[arg-type]
        assert stage.game.view(0).in_vain == (), position


NO_WAY_BACK = [
    ("lantern", {}),
    ("dog", {}),
    ("binoculars", {"tiles": {"L1-1": 10}}),
    ("tent", {"at": ["camp-coins"]}),
    ("star-charts", {"coin": 1}),
    ("tigerclaw-hairpin", {}),
    ("pathfinders-sandals", {"at": ["camp-coins"]}),
    ("pathfinders-staff", {"at": ["camp-coins"]}),
    ("guardians-crown", {"at": ["L1-1"], "tiles": {"L1-1": 10}, "guard": {"L1-1": 1}}),
    ("ancient-wine", {}),
    ("coconut-flask", {}),
    ("decorated-horn", {"assistants": [silver(12)]}),
]


@pytest.mark.parametrize(("card", "position"), NO_WAY_BACK, ids=[row[0] for row in NO_WAY_BACK])
def test_a_card_whose_effect_is_not_declined_can_be_undone_while_it_asks_R15(
    card: str, position: dict[str, object]
) -> None:
    """Undo takes back the card, its tablet and everything it gave: playing it reveals nothing."""
    stage = Stage(hand=[card, "fear"], tablet=1, **position)  # type: ignore[arg-type]
    game = Game.from_dict(json.loads(json.dumps(stage.game.to_dict())))
    before = game.fingerprint()
    game.apply(f"play {card}")
    while game.question is not None:
        assert game.can_undo and game.view(0).undoable == game.ply
        answers = [action for action in game.answers if action.text not in ("decline", "borrow 6")]
        game.apply(answers[0])
    assert game.can_undo
    while game.can_undo:
        game.undo()
    assert game.fingerprint() == before
