"""Every site tile, camp, guardian, assistant, idol and bonus tile does what is printed, in numbers."""

from __future__ import annotations

from typing import Any

import pytest

from arnak_bot.games.arnak.engine.content import (
    ASSISTANTS,
    GUARDIANS,
    TEMPLE_STACKS,
)
from arnak_bot.games.arnak.engine.printed import BonusTile, IdolKind
from tests.engine.stage import Stage, given, gold, silver, then

CAMPS = [
    ("camp-coins", [], {"coin": 2}),
    ("camp-compasses", [], {"compass": 2}),
    ("camp-tablets", [], {"tablet": 2}),
    ("camp-arrowhead", [], {"arrowhead": 1}),
    ("camp-jewel", ["discard torch"], {"jewel": 1, "hand": []}),
]


@pytest.mark.parametrize(("site", "answers", "expected"), CAMPS, ids=[row[0] for row in CAMPS])
def test_camp_site(site: str, answers: list[str], expected: dict[str, Any]) -> None:
    Stage(hand=["fear", "torch"]).after(f"dig {site}", "pay fear", *answers).expect(**expected)


SITES = [
    (1, 1, ["choose compasses"], {"compass": 2}),
    (1, 1, ["choose item", "gain tent"], {"deck": ["tent", "torch", "axe", "rope", "brush"]}),
    (1, 2, [], {"coin": 1, "arrowhead": 1}),
    (1, 3, [], {"coin": 1, "tablet": 1, "hand": ["brush"]}),
    (1, 4, [], {"compass": 1, "arrowhead": 1}),
    (1, 5, [], {"coin": 1, "tablet": 2}),
    (1, 6, [], {"tablet": 1, "arrowhead": 1}),
    (1, 7, [], {"arrowhead": 1, "hand": ["brush"]}),
    (1, 8, [], {"tablet": 1, "jewel": 1, "fear": 1}),
    (1, 9, [], {"compass": 1, "jewel": 1, "fear": 1}),
    (1, 10, [], {"jewel": 1}),
    (2, 1, [], {"compass": 2, "jewel": 1}),
    (2, 2, [], {"coin": 1, "compass": 1, "tablet": 1, "arrowhead": 1}),
    (2, 3, [], {"arrowhead": 1, "jewel": 1}),
    (2, 4, [], {"tablet": 1, "jewel": 1, "hand": ["brush"]}),
    (2, 5, [], {"tablet": 2, "jewel": 1}),
    (2, 6, [], {"tablet": 2, "arrowhead": 2, "fear": 1}),
]


@pytest.mark.parametrize(("level", "number", "answers", "expected"), SITES, ids=lambda value: str(value))
def test_site_tile(level: int, number: int, answers: list[str], expected: dict[str, Any]) -> None:
    site = f"L{level}-1"
    Stage(hand=["aeroplane"], tiles={site: number}).after(f"dig {site}", "pay aeroplane", *answers).expect(**expected)


GUARDIAN_ROWS: list[tuple[int, dict[str, Any], list[str], list[str], dict[str, Any]]] = [
    (1, given(compass=1, coin=1, arrowhead=1), [], ["boon 1"], then(spare=["ship"])),
    (
        2,
        given(coin=1, arrowhead=1, hand=["torch"]),
        ["discard torch"],
        ["boon 2", "exile torch"],
        then(exiled=["torch"]),
    ),
    (3, given(coin=1, arrowhead=1, hand=["fear"]), ["pay fear"], ["boon 3"], then(spare=["car"])),
    (4, given(coin=2, arrowhead=1), [], ["boon 4"], then(spare=["car"])),
    (5, given(tablet=1, arrowhead=1, hand=["fear"]), ["pay fear"], ["boon 5", "exile fear"], then(play=[])),
    (6, given(arrowhead=1, hand=["airdrop"]), ["pay airdrop"], ["boon 6", "exile airdrop"], then(play=[])),
    (7, given(compass=1, arrowhead=1, hand=["fear"]), ["discard fear"], ["boon 7"], then(hand=["brush"])),
    (8, given(coin=4, tablet=1), [], ["boon 8", "upgrade tablet"], then(tablet=0, arrowhead=1)),
    (9, given(arrowhead=1, hand=["hat"]), ["pay hat"], ["boon 9"], then(spare=["car"])),
    (10, given(arrowhead=1, hand=["dog"]), ["pay dog"], ["boon 10"], then(spare=["ship"])),
    (11, given(compass=1, hand=["fear", "fear"]), ["pay fear+fear"], ["boon 11", "exile fear"], then(fear=1)),
    (12, given(jewel=1, hand=["fear"]), ["pay fear"], ["boon 12"], then(spare=["plane"])),
    (13, given(tablet=3), [], ["boon 13"], then(spare=["plane"])),
    (14, given(arrowhead=1, coin=2, play=["fear"]), ["pay pilot"], ["boon 14", "exile fear"], then(fear=0)),
    (15, given(compass=2, arrowhead=1), [], ["boon 15"], then(spare=["ship"])),
]


@pytest.mark.parametrize(("number", "has", "payment", "boon", "expected"), GUARDIAN_ROWS, ids=lambda value: str(value))
def test_guardian_cost_and_boon(
    number: int, has: dict[str, Any], payment: list[str], boon: list[str], expected: dict[str, Any]
) -> None:
    stage = Stage(tiles={"L1-1": 10}, at=["L1-1"], guard={"L1-1": number}, **has).after("overcome L1-1", *payment)
    stage.expect(guardians=[number], main=True, coin=0, compass=0, arrowhead=0, jewel=0)
    stage.do(*boon)
    stage.expect(**expected)
    assert f"boon {number}" not in stage.texts()


def test_every_guardian_asks_for_a_card_or_travel_but_never_both() -> None:
    assert not any(tile.travel and tile.put_down for tile in GUARDIANS)


@pytest.mark.parametrize("number", [tile.number for tile in GUARDIANS])
def test_a_guardian_cannot_be_overcome_without_its_cost(number: int) -> None:
    assert "overcome L1-1" not in Stage(tiles={"L1-1": 10}, at=["L1-1"], guard={"L1-1": number}).texts()


ASSISTANT_ROWS: list[tuple[int, str, dict[str, Any], list[str], dict[str, Any]]] = [
    (1, "silver", {}, ["assistant 1"], {"coin": 2}),
    (1, "gold", {}, ["assistant 1"], {"coin": 3}),
    (2, "silver", {}, ["assistant 2"], {"tablet": 1, "coin": 0}),
    (2, "gold", {}, ["assistant 2"], {"tablet": 1, "coin": 1}),
    (3, "silver", {"hand": ["fear"]}, ["assistant 3", "pay fear"], {"arrowhead": 1, "hand": []}),
    (3, "gold", {}, ["assistant 3"], {"arrowhead": 1}),
    (4, "silver", {"coin": 1}, ["assistant 4"], {"arrowhead": 1, "coin": 0}),
    (4, "gold", {"coin": 1}, ["assistant 4", "choose jewel"], {"jewel": 1, "coin": 0}),
    (5, "silver", {"play": ["fear"]}, ["assistant 5", "exile fear"], {"fear": 0, "compass": 0}),
    (5, "gold", {"play": ["fear"]}, ["assistant 5", "exile fear"], {"fear": 0, "compass": 1}),
    (6, "silver", {"hand": ["fear"]}, ["assistant 6", "discard fear"], {"hand": ["brush"], "play": ["fear"]}),
    (6, "gold", {}, ["assistant 6"], {"hand": ["brush"]}),
    (7, "silver", {}, ["assistant 7 coin"], {"coin": 1}),
    (7, "silver", {}, ["assistant 7 plane"], {"spare": ["plane"]}),
    (7, "gold", {}, ["assistant 7 coin"], {"coin": 2}),
    (7, "gold", {}, ["assistant 7 plane"], {"spare": ["plane", "plane"]}),
    (8, "silver", {}, ["assistant 8 compass"], {"compass": 1}),
    (8, "silver", {}, ["assistant 8 car"], {"spare": ["car"]}),
    (8, "gold", {}, ["assistant 8 compass"], {"compass": 1, "coin": 1}),
    (8, "gold", {}, ["assistant 8 car"], {"spare": ["car", "car"]}),
    (9, "silver", {}, ["assistant 9 compass"], {"compass": 1}),
    (9, "silver", {}, ["assistant 9 ship"], {"spare": ["ship"]}),
    (9, "gold", {}, ["assistant 9 compass"], {"compass": 1, "coin": 1}),
    (9, "gold", {}, ["assistant 9 ship"], {"spare": ["ship", "ship"]}),
    (10, "silver", {"coin": 3}, ["assistant 10", "buy horse"], {"coin": 0}),
    (10, "gold", {"compass": 0}, ["assistant 10", "buy stone-jar"], {"compass": 0, "hand": ["brush"]}),
    (11, "silver", {"tablet": 1}, ["assistant 11", "upgrade tablet"], {"arrowhead": 1, "tablet": 0, "compass": 0}),
    (11, "gold", {"arrowhead": 1}, ["assistant 11", "upgrade arrowhead"], {"jewel": 1, "compass": 1}),
    (12, "silver", {}, ["assistant 12"], {"compass": 1}),
    (12, "gold", {}, ["assistant 12"], {"compass": 2}),
]


@pytest.mark.parametrize(("number", "side", "has", "actions", "expected"), ASSISTANT_ROWS, ids=lambda value: str(value))
def test_assistant(number: int, side: str, has: dict[str, Any], actions: list[str], expected: dict[str, Any]) -> None:
    owned = gold(number) if side == "gold" else silver(number)
    stage = Stage(**{"assistants": [owned], **has}).after(*actions)
    stage.expect(**expected, main=number == 10)
    assert stage.me.assistants[0].exhausted
    assert not any(text.startswith("assistant") for text in stage.texts())


def test_every_assistant_has_rows_for_both_sides() -> None:
    both = {(tile.number, side) for tile in ASSISTANTS for side in ("silver", "gold")}
    assert {(row[0], row[1]) for row in ASSISTANT_ROWS} == both


IDOLS = [
    (IdolKind.COIN, [], {"coin": 1}),
    (IdolKind.COMPASS, [], {"compass": 1}),
    (IdolKind.TABLET, [], {"tablet": 1}),
    (IdolKind.EXILE, ["exile fear"], {"fear": 0}),
    (IdolKind.UPGRADE, ["upgrade arrowhead"], {"jewel": 2, "arrowhead": 0}),
    (IdolKind.REFRESH, ["refresh 12"], {"assistants": [silver(12)]}),
]


@pytest.mark.parametrize(("kind", "answers", "expected"), IDOLS, ids=[row[0].value for row in IDOLS])
def test_idol_gives_its_effect_on_discovery(kind: IdolKind, answers: list[str], expected: dict[str, Any]) -> None:
    stage = Stage(hand=["dog"], play=["fear"], compass=3, arrowhead=1, assistants=[silver(12, exhausted=True)])
    state = stage.game.state
    state.idols[stage.index("bird", "L1-1")] = (kind,)
    state.site_stacks[0] = [10]
    if kind is not IdolKind.UPGRADE:
        stage.me.tokens["arrowhead"] = 0  # type: ignore[index]
    stage.do("discover L1-1", "pay dog", *answers)
    stage.expect(**expected, crates=1)


SLOTS = [
    ("jewel", {"coin": 1}, {"jewel": 1, "coin": 0}),
    ("arrowhead", {}, {"arrowhead": 1}),
    ("tablets", {}, {"tablet": 2}),
    ("coin-compass", {}, {"coin": 1, "compass": 1}),
    ("draw", {}, {"hand": ["brush"]}),
]


@pytest.mark.parametrize(("slot", "has", "expected"), SLOTS, ids=[row[0] for row in SLOTS])
def test_slotting_an_idol(slot: str, has: dict[str, Any], expected: dict[str, Any]) -> None:
    Stage(crates=1, **has).after(f"idol {slot}").expect(**expected, crates=0, slots=1, main=False)


BONUSES = [
    (BonusTile.COIN, [], {"coin": 1}),
    (BonusTile.COMPASS, [], {"compass": 2}),
    (BonusTile.TABLET, [], {"tablet": 1}),
    (BonusTile.EXILE, ["first tile", "exile fear"], {"fear": 0}),
    (BonusTile.DRAW, [], {"hand": ["brush"]}),
    (BonusTile.UPGRADE, ["first tile", "upgrade arrowhead"], {"jewel": 1, "arrowhead": 0}),
]


@pytest.mark.parametrize(("tile", "answers", "expected"), BONUSES, ids=[row[0].value for row in BONUSES])
def test_research_bonus_tile(tile: BonusTile, answers: list[str], expected: dict[str, Any]) -> None:
    has: dict[str, Any] = {"arrowhead": 2, "tablet": 1} if tile is BonusTile.UPGRADE else {"arrowhead": 1, "tablet": 1}
    stage = Stage(glass=1, play=["fear"], **has)
    stage.game.state.bonus_tiles[4] = (tile,)
    stage.do("research glass 4", *answers)
    stage.expect(**expected)
    assert stage.game.state.bonus_tiles[4] == ()
    assert stage.game.state.spent_bonuses == [tile]


GLASS_ROWS = [
    (0, "research glass 2", {"jewel": 1}, {"coin": 1, "jewel": 0}),
    (1, "research glass 3", {"jewel": 1}, {"compass": 1}),
    (3, "research glass 5", {"tablet": 2, "arrowhead": 1}, {"compass": 1, "tablet": 0, "arrowhead": 0}),
    (5, "research glass 8", {"arrowhead": 2}, {"compass": 1}),
    (8, "research glass 9", {"coin": 1, "jewel": 1}, {"compass": 1, "coin": 0}),
    (9, "research glass 10", {"compass": 1, "jewel": 1}, {"hand": ["brush"], "compass": 0}),
    (10, "research glass 12", {"coin": 1, "tablet": 1, "arrowhead": 1}, {"compass": 1, "coin": 0}),
]


@pytest.mark.parametrize(("start", "action", "has", "expected"), GLASS_ROWS, ids=[row[1] for row in GLASS_ROWS])
def test_row_effect_of_the_magnifying_glass(
    start: int, action: str, has: dict[str, Any], expected: dict[str, Any]
) -> None:
    stage = Stage(glass=start, **has).where(bonus_tiles=[() for _ in range(15)]).after(action)
    stage.expect(**expected, glass=int(action.split()[2]))


NOTEBOOK_ROWS: list[tuple[int, dict[str, Any], str, dict[str, Any]]] = [
    (0, given(jewel=1), "research notebook 2, recruit 4", then(assistants=[silver(4)])),
    (2, given(tablet=1, arrowhead=1), "research notebook 4, recruit 6", then(assistants=[silver(6)])),
    (
        4,
        given(tablet=2, arrowhead=1, assistants=[silver(9, exhausted=True)]),
        "research notebook 5, upgrade 9",
        then(assistants=[gold(9)]),
    ),
    (5, given(arrowhead=2, assistants=[silver(9)]), "research notebook 8, upgrade 9", then(assistants=[gold(9)])),
    (8, given(coin=1, jewel=1), "research notebook 9", then(compass=3)),
    (9, given(compass=1, jewel=1), "research notebook 10, gain stone-jar", then(hand=["brush"], play=["stone-jar"])),
    (
        10,
        given(coin=1, tablet=1, arrowhead=1, at=["L1-1"], tiles={"L1-1": 10}, guard={"L1-1": 8}),
        "research notebook 12, overcome L1-1",
        then(guardians=[8]),
    ),
]


@pytest.mark.parametrize(("start", "has", "actions", "expected"), NOTEBOOK_ROWS, ids=[row[2] for row in NOTEBOOK_ROWS])
def test_row_effect_of_the_notebook(start: int, has: dict[str, Any], actions: str, expected: dict[str, Any]) -> None:
    stage = Stage(glass=14, notebook=start, **has).where(bonus_tiles=[() for _ in range(15)])
    move, *answers = actions.split(", ")
    stage.do(move, *answers)
    stage.expect(**expected, notebook=int(move.split()[2]))


TEMPLE = [
    ("2-left", {"coin": 1, "tablet": 2}),
    ("2-middle", {"jewel": 1}),
    ("2-right", {"compass": 1, "arrowhead": 1}),
    ("6-left", {"coin": 1, "tablet": 2, "jewel": 1}),
    ("6-right", {"jewel": 1, "compass": 1, "arrowhead": 1}),
    ("11", {"coin": 1, "tablet": 2, "jewel": 1, "compass": 1, "arrowhead": 1}),
]


@pytest.mark.parametrize(("stack", "cost"), TEMPLE, ids=[row[0] for row in TEMPLE])
def test_temple_tile(stack: str, cost: dict[str, Any]) -> None:
    stage = Stage(glass=14, **cost).after(f"temple {stack}")
    assert stage.tokens() == {}
    assert stage.me.temple_tiles == [stack]
    assert stage.game.state.temple_tiles[[each.id for each in TEMPLE_STACKS].index(stack)] == 1
