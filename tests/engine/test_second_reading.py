"""Rulings that a second reading settled: who stands where, what is chosen, what can be taken back (R9 to R59)."""

from __future__ import annotations

import pytest

from arnak_bot.games.arnak.engine.events import Passed
from arnak_bot.games.arnak.engine.state import BLOCKED, EMPTY
from tests.engine.stage import Stage, gold, silver

CAMPS = ("camp-coins", "camp-compasses", "camp-tablets", "camp-arrowhead", "camp-jewel")


# --- travel ---------------------------------------------------------------------------------


def test_a_plane_discount_covers_the_icon_the_player_chooses_R9() -> None:
    for hand, paid in (("hat", "ship"), ("watch", "ship"), ("machete", "car")):
        stage = Stage(hand=["aeroplane", hand], board="snake", compass=4)
        stage.do("play aeroplane", "discover L2-3", f"pay {hand}")
        stage.expect(compass=0, home=1)
        assert stage.game.state.spare == [], f"the {paid} is used up"


def test_every_minimal_payment_with_a_plane_discount_is_listed_R9() -> None:
    stage = Stage(hand=["hot-air-balloon", "hat", "machete", "journal", "fear"], board="snake", compass=3)
    stage.do("play hot-air-balloon", "discover L2-3")
    assert stage.answers() == ["pay hat", "pay machete", "pay journal keep car", "pay journal keep ship", "cancel"]
    boot_left = Stage(hand=["aeroplane", "fear"], board="snake", compass=4)
    boot_left.do("play aeroplane", "discover L2-2", "pay fear")
    boot_left.expect(home=1)


def test_with_the_ocarina_a_discount_is_of_planes_R56() -> None:
    plain = Stage(hand=["ostrich"], deck=[], compass=3).after("play ostrich")
    assert "discover L1-3" not in plain.texts(), "a car covers no ship"
    stage = Stage(hand=["ostrich"], deck=[], compass=3).where(planes=True).after("play ostrich", "discover L1-3")
    stage.expect(compass=0, home=1)


def test_with_the_ocarina_boots_of_a_discount_cover_any_icons_R56() -> None:
    stage = Stage(hand=["sturdy-boots"], compass=5).where(planes=True).after("play sturdy-boots", "discover L2-1")
    stage.expect(compass=0, home=1)


# --- the spaces of a camp -------------------------------------------------------------------


def test_a_discount_that_makes_both_spaces_cost_the_same_offers_the_dearer_one_R10() -> None:
    stage = Stage(hand=["sturdy-boots"], players=4).after("play sturdy-boots")
    assert {f"dig {camp}" for camp in CAMPS} | {f"dig {camp}/2" for camp in CAMPS} <= set(stage.answers())
    stage.do("dig camp-coins/2")
    assert stage.game.state.spaces[0] == (EMPTY, 0)
    first = Stage(hand=["sturdy-boots"], players=4).after("play sturdy-boots", "dig camp-coins")
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
    ship = Stage(hand=["sea-turtle", "fear"], players=4).after("play sea-turtle")
    assert not [text for text in ship.answers() if "/" in text], "one of two boots would remain"
    blocked = Stage(hand=["sturdy-boots"], players=2).after("play sturdy-boots")
    assert not [text for text in blocked.answers() if "/" in text]
    taken = Stage(hand=["sturdy-boots"], players=4, others=["camp-coins"]).after("play sturdy-boots", "dig camp-coins")
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


# --- the Sundial ----------------------------------------------------------------------------


def test_a_bought_sundial_offers_both_halves_R30() -> None:
    stage = Stage(artifacts=["sundial"], compass=2).after("buy sundial")
    assert stage.answers() == ["use sundial", "pass sundial"]
    stage.do("use sundial")
    stage.expect(tablet=2, jewel=0, passed=False, play=["sundial"])


def test_choosing_the_pass_of_a_bought_sundial_passes_R30() -> None:
    stage = Stage(artifacts=["sundial"], compass=2)
    events = stage.do("buy sundial", "pass sundial")
    assert Passed in [type(event) for event in events]
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


# --- the end of a round ---------------------------------------------------------------------


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


# --- assistant 10, and taking back ----------------------------------------------------------


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
    stage = Stage(assistants=[silver(10)], coin=3, items=["tent"]).after("assistant 10")
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
    stage = Stage(hand=["fear", "hat"], crates=1, compass=3).after("discover L1-3", "idol draw")
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
    stage = Stage(hand=["ostrich", "fear"], deck=["hat"], compass=3).after("play ostrich")
    asked, source = stage.answers(), stage.game.question
    stage.do("discover L1-3", "cancel")
    assert stage.answers() == asked and stage.game.question == source
    stage.expect(main=True, home=2)


def test_what_is_paid_is_not_taken_back_R57() -> None:
    stage = Stage(hand=["fear"], at=["camp-coins"]).after("dig camp-jewel", "pay fear")
    assert "cancel" not in stage.texts()
    assert stage.game.state.spaces[4] == (0, BLOCKED)
