"""The rulings of the solo rival, one by one (R46 to R54)."""

from __future__ import annotations

import pytest

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.content import CARD_BY_ID
from arnak_bot.games.arnak.engine.content.rival import DIG_TILES, RIVAL_PAIRS, Arrow
from arnak_bot.games.arnak.engine.events import RivalTurnedUp
from arnak_bot.games.arnak.engine.printed import BonusTile, IdolKind
from arnak_bot.games.arnak.engine.rules.scoring import ScoreSource
from arnak_bot.games.arnak.engine.state import BLOCKED, Rival
from tests.engine.stage import Stage

LEFT, RIGHT = "dig-coin", "dig-compass"
"""A tile left on top of the stack decides by its arrow: the coin tile points left, the compass tile right."""


def solo(tile: str, arrow: str = LEFT, **position: object) -> Stage:
    """A position in which the rival's next tile is `tile`, and the arrow below it is that of `arrow`."""
    return Stage(["fear", "fear"], rival=2, rival_stack=["dig-jewel", arrow, tile], **position)  # type: ignore[arg-type]


def rival_of(stage: Stage) -> Rival:
    assert stage.game.state.rival is not None
    return stage.game.state.rival


def let_rival_play(stage: Stage) -> Rival:
    """End a turn of ours so that the rival plays its next tile."""
    stage.game.state.main_taken = True
    stage.game._legal = None
    stage.do("end")
    return rival_of(stage)


def where_rival_stands(stage: Stage) -> list[str]:
    sites = stage.game.view(None).sites
    return [site.id for site in sites for stander in site.standers if stander == 1]


def goes_to(stage: Stage) -> list[str]:
    """Let the rival play its next tile, and return where it stands then."""
    let_rival_play(stage)
    return where_rival_stands(stage)


def test_set_up_as_for_two_and_you_are_the_second_player_R46() -> None:
    game = Game.new(GameSetup(players=1, rival=0, seed="r46"))
    state = game.state
    assert {kind.value: n for kind, n in state.players[0].tokens.items() if n} == {"coin": 1, "compass": 1}
    assert sum(BLOCKED in spaces for spaces in state.spaces) == 5
    assert state.temple_tiles == [2] * 6 and len(state.bonus_stack) == 2
    assert len(state.players[0].hand) == 5


def test_the_rival_starts_every_round_and_alternates_with_you_R46() -> None:
    game = Game.new(GameSetup(players=1, rival=0, seed="r46"))
    assert len(game.view(0).rival.used) == 1  # type: ignore[union-attr]
    game.apply("dig camp-coins") if "dig camp-coins" in map(str, game.legal_actions()) else game.apply("pass")
    while game.question is not None:
        game.apply(game.answers[0])
    game.apply("end")
    assert game.state.rival is not None and len(game.state.rival.used) in (2, 10)
    assert game.seat_to_act == 0


def test_the_rival_plays_all_ten_tiles_even_after_you_passed_R46() -> None:
    game = Game.new(GameSetup(players=1, rival=3, seed="r46"))
    game.apply("pass")
    events = game.apply("end")
    played = [event.tile for event in events if isinstance(event, RivalTurnedUp)]
    assert len(played) >= 9, "nine more, and the first of the next round unless cards are being kept"
    assert len(set(played[:9])) == 9


def test_you_go_on_after_the_rival_is_done_R46() -> None:
    stage = Stage(["torch", "fear"], rival=0, rival_stack=[], rival_used=["dig-coin"])
    stage.do("play torch", "decline", "end")
    assert stage.game.seat_to_act == 0 and stage.game.round == 1


@pytest.mark.parametrize("difficulty", range(6))
def test_the_stack_has_five_dig_tiles_and_one_of_each_pair_with_as_many_red_ones_as_the_difficulty_R47(
    difficulty: int,
) -> None:
    rival = Game.new(GameSetup(players=1, rival=difficulty, seed="r47")).state.rival
    assert rival is not None
    tiles = {*rival.stack, *rival.used}
    assert {tile.id for tile in DIG_TILES} <= tiles and len(tiles) == 10
    for green, red in RIVAL_PAIRS:
        assert (green.id in tiles) is not (red.id in tiles)
    assert sorted(rival.red_tiles) == sorted(tile for tile in tiles if tile.endswith("-red"))
    assert len(rival.red_tiles) == difficulty


def test_the_player_sees_the_red_tiles_but_not_the_order_of_the_stack_R47() -> None:
    view = Game.new(GameSetup(players=1, rival=4, seed="r47")).view(0).rival
    assert view is not None
    assert len(view.red_tiles) == 4 and view.tiles_left == 9 and len(view.used) == 1
    assert not hasattr(view, "stack")


def test_the_stack_is_reshuffled_every_round_R47() -> None:
    orders = set()
    for round_number in range(2):
        game = Game.new(GameSetup(players=1, rival=0, seed=f"r47 {round_number}"))
        for _ in range(2):
            rival = game.state.rival
            assert rival is not None
            orders.add((*rival.stack, *rival.used))
            game.apply("pass")
            game.apply("end")
            if game.seats_to_act and "done" in map(str, game.legal_actions()):
                game.apply("done")
    assert len(orders) == 4


def test_arrows_point_left_as_often_as_right_in_any_stack_R48() -> None:
    for pair in RIVAL_PAIRS:
        assert pair[0].arrow is pair[1].arrow
    arrows = [tile.arrow for tile in (*DIG_TILES, *(pair[0] for pair in RIVAL_PAIRS))]
    assert arrows.count(Arrow.LEFT) == arrows.count(Arrow.RIGHT) == 5


def test_the_arrow_of_the_tile_now_on_top_decides_R48() -> None:
    for arrow, expected in ((LEFT, "L1-1"), (RIGHT, "L1-4")):
        assert goes_to(solo("discover-green", arrow)) == [expected]


def test_for_the_last_tile_the_first_tile_used_decides_R48() -> None:
    for first, expected in (("dig-coin", "L1-1"), ("dig-arrowhead", "L1-4")):
        stage = Stage(rival=0, rival_stack=["discover-green"], rival_used=[first, "dig-jewel"])
        assert goes_to(stage) == [expected]


def test_the_rival_digs_where_the_resource_is_offered_in_the_highest_row_R49() -> None:
    stage = solo("dig-coin", tiles={"L1-2": 2, "L2-3": 2, "L1-6": 5})
    assert goes_to(stage) == ["L2-3"]
    assert stage.game.state.spaces[stage.index("bird", "camp-coins")][0] == -1


@pytest.mark.parametrize(("arrow", "expected"), [(LEFT, "L1-1"), (RIGHT, "L1-4")])
def test_in_one_row_the_arrow_decides_R49(arrow: str, expected: str) -> None:
    assert goes_to(solo("dig-arrowhead", arrow, tiles={"L1-1": 2, "L1-3": 4, "L1-4": 6})) == [expected]


def test_a_choice_or_a_trade_that_offers_the_resource_counts_R49() -> None:
    assert goes_to(solo("dig-compass", tiles={"L1-2": 1})) == ["L1-2"]
    assert goes_to(solo("dig-jewel")) == ["camp-jewel"]


def test_without_a_free_space_or_archaeologist_the_rival_does_nothing_R49() -> None:
    stage = solo("dig-coin", at=["camp-coins"])
    stage.game.state.spaces[0] = (0, BLOCKED)
    assert goes_to(stage) == []
    six = ["camp-compasses", "camp-tablets", "camp-arrowhead", "L1-1", "L1-2", "L1-3"]
    tired = solo("dig-coin", rival_at=six, tiles={"L1-1": 10, "L1-2": 10, "L1-3": 10})
    let_rival_play(tired)
    assert len(where_rival_stands(tired)) == 6 and "camp-coins" not in where_rival_stands(tired)


def test_the_rival_gains_nothing_from_digging_R49() -> None:
    stage = solo("dig-coin")
    before = [player.tokens.copy() for player in stage.game.state.players]
    let_rival_play(stage)
    assert [player.tokens for player in stage.game.state.players] == before


@pytest.mark.parametrize(
    ("tile", "round_number", "site", "guardian"),
    [
        ("discover-green", 1, "L1-1", True),
        ("discover-green", 2, "L1-1", False),
        ("discover-green", 3, "L1-1", True),
        ("discover-green", 4, "L2-1", False),
        ("discover-green", 5, None, False),
        ("discover-red", 1, "L1-1", False),
        ("discover-red", 2, "L1-1", True),
        ("discover-red", 3, "L1-1", False),
        ("discover-red", 4, "L2-1", True),
        ("discover-red", 5, "L2-1", False),
    ],
)
def test_level_and_guardian_by_tile_and_round_R50(
    tile: str, round_number: int, site: str | None, guardian: bool
) -> None:
    stage = solo(tile).where(round=round_number)
    assert goes_to(stage) == ([site] if site else [])
    assert any(stage.game.state.guardians) is guardian


def test_the_lowest_row_comes_first_when_discovering_R50() -> None:
    lower = {f"L1-{number}": 10 for number in (1, 2, 3)}
    assert goes_to(solo("discover-green", tiles=lower)) == ["L1-4"]
    assert goes_to(solo("discover-green", tiles={**lower, "L1-4": 10})) == ["L1-5"]


def test_idols_of_a_new_kind_go_face_up_others_and_face_down_ones_are_lesser_R50() -> None:
    stage = solo("discover-green").where(round=4)
    stage.game.state.idols[stage.index("bird", "L2-1")] = (IdolKind.COIN, IdolKind.TABLET)
    rival = let_rival_play(stage)
    assert (rival.idols, rival.lesser_idols) == ([IdolKind.COIN], [IdolKind.TABLET])
    again = solo("discover-green")
    rival_of(again).idols = [IdolKind.TABLET]
    rival = let_rival_play(again)
    assert (rival.idols, rival.lesser_idols) == ([IdolKind.TABLET], [IdolKind.TABLET])


@pytest.mark.parametrize(("arrow", "space"), [(LEFT, 1), (RIGHT, 2)])
def test_the_glass_advances_free_by_the_arrow_and_the_bonus_tile_leaves_R51(arrow: str, space: int) -> None:
    rival = let_rival_play(solo("research-green", arrow))
    assert rival.glass == space
    further = solo("research-green", LEFT)
    rival_of(further).glass = 1
    further.game.state.bonus_tiles[3] = (BonusTile.COIN,)
    rival = let_rival_play(further)
    assert rival.glass == 3
    assert further.game.state.bonus_tiles[3] == () and further.game.state.spent_bonuses == [BonusTile.COIN]


def test_research_takes_the_top_assistant_of_the_highest_stack_out_of_the_game_R51() -> None:
    assert let_rival_play(solo("research-green", supply=((1, 2), (3, 4, 5), (6,)))).assistants == [5]
    for arrow, taken in ((LEFT, 2), (RIGHT, 6)):
        assert let_rival_play(solo("research-green", arrow, supply=((1, 2), (3,), (5, 6)))).assistants == [taken]
    assert let_rival_play(solo("research-green", supply=((), (), ()))).assistants == []


def test_at_the_lost_temple_the_top_bonus_tile_leaves_and_arrival_counts_R51() -> None:
    stage = solo("research-red")
    rival_of(stage).glass = 12
    stage.game.state.bonus_stack = [BonusTile.DRAW, BonusTile.COIN]
    rival = let_rival_play(stage)
    assert rival.glass == 14
    assert stage.game.state.bonus_stack == [BonusTile.DRAW]
    assert stage.game.state.arrivals == [1]
    assert stage.game.scores()[1].points(ScoreSource.GLASS) == 23


@pytest.mark.parametrize(("arrow", "stack"), [(LEFT, "6-left"), (RIGHT, "6-right")])
def test_already_at_the_temple_a_six_point_tile_by_the_arrow_if_any_is_left_R51(arrow: str, stack: str) -> None:
    stage = solo("research-red", arrow)
    rival_of(stage).glass = 14
    assert let_rival_play(stage).temple_tiles == [stack]
    one_left = solo("research-red", LEFT)
    rival_of(one_left).glass = 14
    one_left.game.state.temple_tiles[3] = 0
    assert let_rival_play(one_left).temple_tiles == ["6-right"]
    none = solo("research-red")
    rival_of(none).glass = 14
    none.game.state.temple_tiles[3:5] = [0, 0]
    assert let_rival_play(none).temple_tiles == []


def test_reaching_the_rescue_space_also_takes_the_top_assistant_there_R51() -> None:
    stage = solo("research-green", board="snake", supply=((1,), (2, 3), (4,)))
    rival_of(stage).glass = 6
    stage.game.state.rescue_stack = [7, 8]
    rival = let_rival_play(stage)
    assert rival.glass == 8 and rival.assistants == [8, 3]
    assert stage.game.state.rescue_stack == [7]


@pytest.mark.parametrize("tile", ["research-green", "overcome-green"])
def test_green_research_and_overcome_rest_in_round_5_R51(tile: str) -> None:
    assert let_rival_play(solo(tile).where(round=5)).glass == 0
    assert let_rival_play(solo(tile.replace("green", "red")).where(round=5)).glass == 1


def test_the_rival_overcomes_in_the_highest_row_then_by_the_arrow_R52() -> None:
    position = {
        "tiles": {"L1-1": 10, "L1-2": 10, "L1-6": 10, "L1-7": 10},
        "guard": {"L1-1": 1, "L1-6": 2, "L1-7": 3, "L1-2": 4},
        "rival_at": ["L1-1", "L1-6", "L1-7"],
    }
    assert let_rival_play(solo("overcome-green", LEFT, **position)).guardians == [2]
    assert let_rival_play(solo("overcome-green", RIGHT, **position)).guardians == [3]


def test_without_a_guardian_the_rival_researches_without_an_assistant_R52() -> None:
    rival = let_rival_play(solo("overcome-red", tiles={"L1-1": 10}, guard={"L1-1": 1}))
    assert (rival.guardians, rival.glass, rival.assistants) == ([], 1, [])


@pytest.mark.parametrize(
    ("tile", "arrow", "card"),
    [
        ("buy-item-green", LEFT, "hat"),
        ("buy-item-green", RIGHT, "horse"),
        ("buy-item-red", LEFT, "brush"),
        ("buy-item-red", RIGHT, "steam-boat"),
    ],
)
def test_the_rival_buys_lowest_or_highest_points_and_ties_go_by_the_arrow_R53(tile: str, arrow: str, card: str) -> None:
    items = ["hat", "brush", "tent", "steam-boat", "horse"]
    stage = solo(tile, arrow, items=items)
    rival = let_rival_play(stage)
    assert rival.cards == [card]
    assert len(stage.game.state.items) == 5, "the row is refilled"


def test_the_rival_buys_artifacts_too_and_nothing_from_an_empty_row_R53() -> None:
    assert let_rival_play(solo("buy-artifact-red", artifacts=["stone-jar"])).cards == ["stone-jar"]
    assert let_rival_play(solo("buy-artifact-red", artifacts=[], artifact_deck=[])).cards == []


def test_the_rival_never_gains_fear_and_its_archaeologists_return_R54() -> None:
    stage = Stage(rival=0, rival_stack=[], rival_at=["L1-1"], tiles={"L1-1": 10}, guard={"L1-1": 1})
    fear = stage.game.state.fear_deck
    stage.game.state.round = 5
    stage.do("pass", "end")
    assert stage.game.over and stage.game.state.fear_deck == fear
    assert where_rival_stands(stage) == []


def test_the_rival_scores_every_source_it_has_R54() -> None:
    stage = Stage(rival=0)
    rival = rival_of(stage)
    rival.glass, rival.temple_tiles = 9, ["6-left"]
    rival.idols, rival.lesser_idols = [IdolKind.COIN, IdolKind.EXILE], [IdolKind.COIN]
    rival.guardians, rival.cards = [1, 2], ["brush", "treasure-chest"]
    sheet = stage.game.scores()[1]
    assert dict(sheet.lines) == {
        ScoreSource.GLASS: 9,
        ScoreSource.NOTEBOOK: 0,
        ScoreSource.TEMPLE_TILES: 6,
        ScoreSource.IDOLS: 8,
        ScoreSource.IDOL_SLOTS: 0,
        ScoreSource.GUARDIANS: 10,
        ScoreSource.ITEMS: CARD_BY_ID["brush"].points,
        ScoreSource.ARTIFACTS: CARD_BY_ID["treasure-chest"].points,
        ScoreSource.FEAR: 0,
    }
    assert sheet.total == 39


def test_you_win_with_more_points_and_not_with_as_many_R54() -> None:
    stage = Stage(rival=0, deck=[])
    own = stage.game.scores()[0].total
    rival = rival_of(stage)
    rival.guardians = [1, 2]
    assert own == 10 == stage.game.scores()[1].total
    assert [sheet.rank for sheet in stage.game.scores()] == [2, 1]
    stage.me.guardians = [3]
    assert [sheet.rank for sheet in stage.game.scores()] == [1, 2]


@pytest.mark.parametrize(
    ("tile", "camp"),
    [
        ("dig-coin", "camp-coins"),
        ("dig-compass", "camp-compasses"),
        ("dig-tablet", "camp-tablets"),
        ("dig-arrowhead", "camp-arrowhead"),
        ("dig-jewel", "camp-jewel"),
    ],
)
def test_each_dig_tile_looks_for_its_resource_R49(tile: str, camp: str) -> None:
    assert goes_to(solo(tile)) == [camp]


TILE_ROWS = [
    ("dig-coin", {"spaces": 1}),
    ("dig-compass", {"spaces": 1}),
    ("dig-tablet", {"spaces": 1}),
    ("dig-arrowhead", {"spaces": 1}),
    ("dig-jewel", {"spaces": 1}),
    ("discover-green", {"spaces": 1, "idols": 1, "guardians": 1}),
    ("discover-red", {"spaces": 1, "idols": 1, "guardians": 0}),
    ("research-green", {"glass": 1, "assistants": 1}),
    ("research-red", {"glass": 1, "assistants": 1}),
    ("overcome-green", {"glass": 1, "assistants": 0}),
    ("overcome-red", {"glass": 1, "assistants": 0}),
    ("buy-item-green", {"cards": 1}),
    ("buy-item-red", {"cards": 1}),
    ("buy-artifact-green", {"cards": 1}),
    ("buy-artifact-red", {"cards": 1}),
]


@pytest.mark.parametrize(("tile", "expected"), TILE_ROWS, ids=[row[0] for row in TILE_ROWS])
def test_every_rival_tile_plays(tile: str, expected: dict[str, int]) -> None:
    stage = solo(tile)
    rival = let_rival_play(stage)
    found = {
        "spaces": len(where_rival_stands(stage)),
        "idols": len(rival.idols),
        "guardians": sum(number > 0 for number in stage.game.state.guardians),
        "glass": rival.glass,
        "assistants": len(rival.assistants),
        "cards": len(rival.cards),
    }
    assert {name: found[name] for name in expected} == expected
    assert rival.used[-1] == tile
