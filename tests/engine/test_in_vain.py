"""What is told before it is paid for, and what undo covers (R58, R15)."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

import pytest

from arnak_bot.games.arnak.engine import Game
from arnak_bot.games.arnak.engine.content import ASSISTANTS, BOARDS, CARD_BY_ID, SITE_TILES
from arnak_bot.games.arnak.engine.rules.registry import RULES
from arnak_bot.games.arnak.engine.rules.rule import Rule
from tests.engine.stage import Stage, silver
from tests.wording.happenings import TURN

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
    assert "do nothing" in (TURN.doubt(view.in_vain[0], view, final=False) or "")
    assert stage.game.view(1).in_vain == ()
    before = stage.game.fingerprint()
    stage.game.view(0)
    assert stage.game.fingerprint() == before


@dataclass(frozen=True, slots=True)
class Wave:
    """An effect that nobody knew yesterday: it resolves itself."""


@pytest.mark.parametrize("worthwhile", [False, True])
def test_an_effect_that_resolves_itself_is_in_vain_where_its_row_says_so_R58(
    monkeypatch: pytest.MonkeyPatch, worthwhile: bool
) -> None:
    wave: Any = Wave
    row = Rule(wave, lambda turn, effect: None, only_gains=True, worthwhile=worthwhile)
    monkeypatch.setitem(RULES, Wave, row)
    monkeypatch.setitem(CARD_BY_ID, "mirror", replace(CARD_BY_ID["hat"], id="mirror", effect=wave(), free=False))
    view = Stage(hand=["mirror"], others=["camp-jewel"]).game.view(0)
    assert [each.text for each in view.in_vain] == ([] if worthwhile else ["play mirror"])


PAID_IN_VAIN = [
    ({"hand": ["revolver"], "compass": 1}, ["play revolver"], ["accept"]),
    ({"hand": ["rope", "fear"], "deck": []}, ["play rope"], ["discard fear"]),
    ({"hand": ["hat", "fear"], "coin": 2, "crates": 0}, ["dig camp-jewel"], []),
    ({"hand": ["fear"], "coin": 2}, ["dig camp-jewel"], ["pay fear"]),
    ({"hand": ["lantern"]}, ["play lantern"], ["activate camp-jewel"]),
    (
        {"hand": ["coconut-flask"], "tablet": 1, "supply": ((11,), (4,), (1,)), "deck": []},
        ["play coconut-flask"],
        ["borrow 11"],
    ),
]


@pytest.mark.parametrize(("position", "actions", "vain"), PAID_IN_VAIN)
def test_a_payment_for_nothing_is_pointed_out_R58(
    position: dict[str, object], actions: list[str], vain: list[str]
) -> None:
    stage = Stage(**position)  # type: ignore[arg-type]
    stage.do(*actions)
    assert [each.text for each in stage.game.view(0).in_vain] == vain


def test_what_does_something_is_not_pointed_out_R58() -> None:
    position: dict[str, Any]
    for position in (
        {"hand": ["revolver"], "compass": 1, "at": ["L1-1"], "tiles": {"L1-1": 10}, "guard": {"L1-1": 1}},
        {"hand": ["sacred-drum", "fear"], "tablet": 1, "assistants": [silver(3, exhausted=True)]},
        {"hand": ["rope", "fear"]},
        {"hand": ["trowel", "exploration-car"]},
        {"hand": ["ostrich"], "deck": []},
    ):
        assert Stage(others=["camp-jewel"], **position).game.view(0).in_vain == (), position


def test_travel_is_pointed_out_as_lost_once_nothing_can_cost_it_this_turn_R58() -> None:
    stage = Stage(hand=["fear", "funding-car"], guardians=[4], assistants=[silver(8)])
    assert stage.game.view(0).in_vain == ()
    stage.do("dig camp-coins")
    assert stage.game.view(0).in_vain == (), "it can still pay for the dig"
    stage.do("pay fear")
    view = stage.game.view(0)
    assert [each.text for each in view.in_vain] == ["assistant 8 car", "boon 4"]
    assert TURN.question(view) == "End your turn, or use a free action first."
    asking = Stage(hand=["fear"], guardians=[4], assistants=[silver(3)]).after("dig camp-coins", "pay fear")
    assert asking.game.view(0).in_vain == (), "this assistant costs a boot"
    alone = Stage(hand=["fear"], guardians=[4]).after("dig camp-coins", "pay fear")
    assert TURN.question(alone.game.view(0)) == "End your turn."


def test_only_assistants_and_guardians_cost_travel_apart_from_archaeologists_R7() -> None:
    """Otherwise `in_vain` would call travel lost that another card or site could use."""
    effects = [*(card.effect for card in CARD_BY_ID.values()), *(tile.effect for tile in SITE_TILES), BOARDS]
    assert "travel=(<" not in repr(effects)
    assert "travel=(<" in repr(ASSISTANTS)


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


@pytest.mark.parametrize(
    ("boon", "nothing", "something"),
    [
        (5, {}, [{"hand": ["fear"]}, {"play": ["fear"]}, {"fear_tiles": 1}]),
        (7, {"deck": []}, [{"deck": ["fear"]}]),
        (8, {"compass": 1, "coin": 1, "jewel": 1}, [{"tablet": 1}, {"arrowhead": 1}]),
    ],
    ids=["exile a card", "draw a card", "upgrade a token"],
)
def test_a_boon_is_offered_as_soon_as_there_is_anything_to_use_it_on(
    boon: int, nothing: dict[str, object], something: list[dict[str, object]]
) -> None:
    def offered(fear_tiles: int = 0, **position: object) -> bool:
        stage = Stage(guardians=[boon], **position)  # type: ignore[arg-type]
        stage.me.fear_tiles = fear_tiles
        return f"boon {boon}" in stage.texts()

    assert not offered(**nothing)  # type: ignore[arg-type]
    assert [offered(**position) for position in something] == [True] * len(something)  # type: ignore[arg-type]


def test_a_fear_tile_alone_can_be_exiled_R18() -> None:
    assert Stage(guardians=[5]).where(fear_tiles=1).after("boon 5", "exile fear-tile").me.fear_tiles == 0
