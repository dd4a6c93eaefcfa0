"""The numbers and rulings of the box, C1 to C9, each by its name."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from arnak_bot.games.lost_cities.engine import (
    Card,
    Colour,
    Columns,
    Game,
    GameSetup,
    IllegalAction,
    Length,
    Tile,
    content,
    seen_by,
)
from arnak_bot.games.lost_cities.engine import events as happened
from arnak_bot.games.lost_cities.engine.setup import FIRST_EDITION, NEWEST_EDITION, SEATS
from arnak_bot.games.lost_cities.engine.state import ExpeditionScore
from tests.lost_cities.playing import random_game
from tests.lost_cities.stage import after, cards, do, place_pieces, stage, stone, texts


@pytest.mark.parametrize("players", SEATS)
def test_110_cards_hands_of_eight_and_with_two_players_30_cards_leave_unseen_C1(players: int) -> None:
    assert Counter((card.colour.value, card.value) for card in content.ALL_CARDS) == {
        (colour, value): 2 for colour in ("yellow", "blue", "white", "green", "red") for value in range(11)
    }
    state = Game.new(GameSetup(players, seed="C1")).state
    assert [len(player.hand) for player in state.players] == [8] * players
    assert len(state.aside) == (30 if players == 2 else 0)
    assert len(state.deck) == 110 - 8 * players - len(state.aside)


@pytest.mark.parametrize(("length", "expeditions"), [(Length.LONG, 3), (Length.SHORT, 1)])
def test_a_game_has_three_expeditions_and_a_short_one_has_one_C1(length: Length, expeditions: int) -> None:
    game = random_game(GameSetup(3, length, seed="C1"), random.Random(1))
    assert game.round == expeditions
    assert [len(player.expeditions) for player in game.state.players] == [expeditions] * 3


@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_sit_at_a_table_C1(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        GameSetup(players)


def test_thirty_other_cards_leave_before_each_deal_of_two_C1() -> None:
    game = Game.new(GameSetup(2, seed="C1"))
    asides: list[tuple[Card, ...]] = []
    chance = random.Random(2)
    while not game.over:
        if game.round > len(asides):
            asides.append(tuple(game.state.aside))
        game.apply(chance.choice(game.legal_actions()))
    assert [len(aside) for aside in asides] == [30, 30, 30]
    assert len(set(asides)) == 3


@pytest.mark.parametrize(
    ("at", "points"), [(1, -20), (2, -15), (3, -10), (4, 5), (5, 10), (6, 15), (7, 30), (8, 35), (9, 50)]
)
def test_what_the_nine_stones_are_worth_and_the_researcher_twice_C2(at: int, points: int) -> None:
    assert content.stone_points(at, researcher=False) == points
    assert content.stone_points(at, researcher=True) == 2 * points


def test_the_bridge_lies_between_the_sixth_and_the_seventh_stone_C2() -> None:
    game = stage("red 1", pieces="red 5")
    assert not [event for event in do(game, "play red 1") if isinstance(event, happened.BridgeCrossed)]
    assert stone(game, "red") == 6
    game = stage("red 1", pieces="red 6")
    crossed = [event for event in do(game, "play red 1") if isinstance(event, happened.BridgeCrossed)]
    assert crossed == [happened.BridgeCrossed(0, Colour.RED, 1)]


def test_four_adventurers_and_one_researcher_C2() -> None:
    game = stage("red 1", pieces="yellow 1, blue 1, white 1, green 1")
    assert texts(game, "play") == ["play yellow 0", "play red 1 researcher"]
    with pytest.raises(IllegalAction, match="only the researcher is left"):
        stage("red 1", pieces="yellow 1, blue 1, white 1, green 1").apply("play red 1")
    with pytest.raises(IllegalAction, match="your researcher is on another path"):
        stage("red 1", pieces="blue 1 researcher").apply("play red 1 researcher")


def test_25_event_tiles_nine_artifacts_nine_arrows_seven_of_points_C3() -> None:
    tiles = Game.new(GameSetup(seed="C3")).state.tiles
    counted = Counter(tile.value for path in tiles.values() for tile in path if tile is not None)
    assert counted == {"artifact": 9, "arrow": 9, "points-5": 2, "points-10": 3, "points-15": 2}


def test_the_tiles_lie_on_the_ninth_stone_and_four_more_of_every_path_C3() -> None:
    tiles = Game.new(GameSetup(seed="C3")).state.tiles
    lying = [[at for at, tile in enumerate(path, start=1) if tile is not None] for path in tiles.values()]
    assert lying == [[2, 4, 6, 8, 9], [2, 3, 5, 8, 9], [3, 4, 6, 7, 9], [2, 5, 6, 8, 9], [3, 5, 7, 8, 9]]


def test_the_tiles_are_shuffled_for_every_expedition_C3() -> None:
    game = stage(deck="red 1")
    before = Game.new(GameSetup(seed="stage")).state.tiles
    do(game, "discard yellow 0", "draw")
    assert game.round == 2 and game.state.tiles != before


def test_a_turn_is_a_card_and_then_a_draw_C4() -> None:
    game = stage("red 5")
    for early in ("draw", "draw deck", "step red"):
        with pytest.raises(IllegalAction):
            game.apply(early)
    do(game, "play red 5")
    assert texts(game) == ["draw"]
    with pytest.raises(IllegalAction, match="now draw a card"):
        game.apply("discard yellow 0")
    assert len(game.state.players[0].hand) == 7
    do(game, "draw")
    assert len(game.state.players[0].hand) == 8 and game.seats_to_act == (1,)


def test_a_path_is_begun_with_any_piece_C4() -> None:
    game = stage("red 5")
    assert texts(game, "play")[-2:] == ["play red 5", "play red 5 researcher"]
    assert do(game, "play red 5 researcher")[1] == happened.PathBegun(0, Colour.RED, researcher=True)
    assert game.state.players[0].columns[Colour.RED] == [5]


def test_cards_of_a_column_never_fall_and_equal_is_allowed_C4() -> None:
    game = stage("red 3, red 4, red 5", pieces="red 1", columns={"red": [4]})
    assert [text for text in texts(game, "play") if "red" in text] == ["play red 4", "play red 5"]
    with pytest.raises(IllegalAction, match="never fall"):
        game.apply("play red 3")


def test_with_the_explorer_in_its_city_any_other_piece_steps_C4() -> None:
    game = after(stage("red 5", pieces="red 9, blue 2, green 3"), "play red 5")
    assert texts(game) == ["step blue", "step green", "decline"]
    do(game, "step green")
    assert (stone(game, "red"), stone(game, "blue"), stone(game, "green")) == (9, 2, 4)


def test_the_card_just_discarded_cannot_be_drawn_C4() -> None:
    game = after(stage("red 3", piles={"red": [7], "blue": [2]}), "discard red 3")
    assert game.state.piles[Colour.RED] == [7, 3] and game.state.piles[Colour.BLUE] == [2]
    assert texts(game) == ["draw", "draw blue"]
    with pytest.raises(IllegalAction, match="just discarded"):
        game.apply("draw red")
    game.state.players[1].hand[0] = Card.parse("green 1")
    do(game, "draw", "discard green 1")
    assert texts(game) == ["draw", "draw blue", "draw red"], "a turn later it is a card like any other"


VARIANT = [
    ([], "0 1 2 3 4 5 6 7 8 9 10"),
    ([5], "0 1 2 3 4 5 6 7 8 9 10"),
    ([5, 5], "0 1 2 3 4 5 6 7 8 9 10"),
    ([5, 6], "6 7 8 9 10"),
    ([5, 5, 3], "0 1 2 3"),
    ([5, 3], "0 1 2 3"),
    ([0, 0, 10], "10"),
]


@pytest.mark.parametrize(("column", "allowed"), VARIANT)
def test_the_variant_settles_a_column_by_its_second_different_value_C4(column: list[int], allowed: str) -> None:
    found = []
    for value in range(11):
        game = stage(f"red {value}", setup=GameSetup(columns=Columns.EITHER, seed="C4"))
        if column:
            place_pieces(game.state.players[0], "red 2")
            game.state.players[0].columns[Colour.RED] = list(column)
        if f"play red {value}" in texts(game):
            found.append(str(value))
    assert " ".join(found) == allowed


def test_each_column_of_the_variant_goes_its_own_way_C4() -> None:
    setup = GameSetup(columns=Columns.EITHER, seed="C4")
    game = stage(
        "red 2, blue 9, red 9, blue 2",
        pieces="red 2, blue 2",
        columns={"red": [8, 4], "blue": [3, 5]},
        setup=setup,
    )
    assert [text for text in texts(game, "play") if "yellow" not in text] == ["play blue 9", "play red 2"]
    with pytest.raises(IllegalAction, match="never rise"):
        game.apply("play red 9")


def test_an_artifact_is_taken_from_the_board_C5() -> None:
    game = stage("red 5", pieces="red 2", tiles={"red 3": "artifact"})
    assert happened.ArtifactFound(0, Colour.RED) in do(game, "play red 5")
    assert game.state.players[0].artifacts == 1
    assert game.state.tiles[Colour.RED][2] is None


@pytest.mark.parametrize("kind", ["", " researcher"])
@pytest.mark.parametrize("points", [5, 10, 15])
def test_points_are_paid_at_once_never_doubled_and_stay_C5(points: int, kind: str) -> None:
    game = after(stage("red 5", pieces=f"red 2{kind}", tiles={"red 3": f"points-{points}"}), "play red 5")
    assert game.state.players[0].points == points
    assert game.state.tiles[Colour.RED][2] == f"points-{points}"


def test_an_arrow_lets_any_piece_on_a_path_step_and_chains_C5() -> None:
    game = stage("red 5", pieces="red 2, blue 1", tiles={"red 3": "arrow", "blue 2": "arrow", "red 4": "points-10"})
    do(game, "play red 5")
    assert texts(game) == ["step blue", "step red", "decline"]
    do(game, "step blue")
    assert texts(game) == ["step blue", "step red", "decline"]
    do(game, "step red")
    assert (stone(game, "blue"), stone(game, "red"), game.state.players[0].points) == (2, 4, 10)
    assert game.state.tiles[Colour.RED][2] is Tile.ARROW
    assert texts(game) == ["draw"]


def test_an_arrow_is_idle_only_where_no_piece_can_step_C5() -> None:
    game = stage("red 5", pieces="red 8, blue 9", tiles={"red 9": "arrow"})
    assert happened.ArrowIdle(0, Colour.RED) in do(game, "play red 5")
    assert texts(game) == ["draw"]


FIFTH_BRIDGE = {"an arrow": ("red 8, blue 6", {"red 9": "arrow"}), "a city card": ("red 9, blue 6", {})}
"""Red 5 gives blue a step over the fifth bridge, which nobody else could take."""


def before_the_fifth_bridge(by: str, edition: int = NEWEST_EDITION) -> Game:
    pieces, tiles = FIFTH_BRIDGE[by]
    return stage("red 5", pieces=pieces, tiles=tiles, crossings=4, setup=GameSetup(seed="C5", edition=edition))


@pytest.mark.parametrize("by", FIFTH_BRIDGE)
def test_a_step_over_the_fifth_bridge_is_offered_and_may_be_declined_C5(by: str) -> None:
    game = after(Game.from_dict(before_the_fifth_bridge(by).to_dict()), "play red 5")
    assert (texts(game), stone(game, "blue"), game.round) == (["step blue", "decline"], 6, 1)
    assert do(game, "decline") == [happened.StepDeclined(0, Colour.RED)]
    assert (texts(game), stone(game, "blue"), game.round) == (["draw"], 6, 1)
    game.undo()
    do(game, "step blue")
    assert game.round == 2


def test_each_step_of_a_chain_of_arrows_may_be_declined_C5() -> None:
    game = stage("red 5", pieces="red 2", tiles={"red 3": "arrow", "red 4": "arrow", "red 5": "points-10"})
    do(game, "play red 5", "step red")
    assert texts(game) == ["step red", "decline"]
    do(game, "decline")
    assert (stone(game, "red"), game.state.players[0].points, texts(game)) == (4, 0, ["draw"])


@pytest.mark.parametrize("by", FIFTH_BRIDGE)
def test_games_of_the_first_edition_compel_the_step_as_they_did_C5(by: str) -> None:
    assert after(before_the_fifth_bridge(by, FIRST_EDITION), "play red 5").round == 2
    game = before_the_fifth_bridge(by, FIRST_EDITION)
    place_pieces(game.state.players[0], "green 2")
    do(game, "play red 5")
    assert texts(game) == ["step blue", "step green"]
    with pytest.raises(IllegalAction, match="first step"):
        game.apply("decline")


def test_the_fifth_piece_over_a_bridge_ends_the_expedition_without_tile_or_draw_C6() -> None:
    game = stage("red 5", pieces="red 6", tiles={"red 7": "points-15"}, crossings=4)
    events = do(game, "play red 5")
    assert happened.ExpeditionEnded(0, 1, happened.EndReason.BRIDGES) in events
    assert not [event for event in events if isinstance(event, happened.PointsFound | happened.DrewFromDeck)]
    assert game.state.players[0].points == 30
    assert game.round == 2


def test_a_step_by_an_arrow_may_be_the_fifth_crossing_C6() -> None:
    game = stage("red 5", pieces="red 2, blue 6", tiles={"red 3": "arrow", "blue 7": "artifact"}, crossings=4)
    do(game, "play red 5", "step blue")
    assert game.round == 2 and game.state.players[0].tokens == 0


def test_pieces_of_anybody_count_for_the_five_crossings_C6() -> None:
    game = after(stage("red 5", pieces="red 6", crossings=3), "play red 5", "draw")
    other = game.state.players[1]
    other.hand[0] = Card.parse("blue 9")
    place_pieces(other, "blue 6")
    do(game, "play blue 9")
    assert game.round == 2


def test_the_last_card_of_the_deck_ends_the_expedition_C6() -> None:
    game = after(stage("red 5", deck="green 3, green 4"), "play red 5", "draw")
    assert game.round == 1
    text = f"discard {game.state.players[1].hand[0]}"
    assert happened.ExpeditionEnded(1, 1, happened.EndReason.DECK) in do(game, text, "draw")
    assert game.round == 2


def test_pieces_score_and_nobody_falls_below_zero_C6() -> None:
    game = stage(pieces="red 7, blue 5 researcher, green 1", deck="red 1", points=5, tokens=2, artifacts=1)
    place_pieces(game.state.players[1], "red 1, blue 1 researcher")
    do(game, "discard yellow 0", "draw")
    mine, other = game.state.players
    assert mine.points == 5 + 30 + 20 - 20
    assert other.points == 0
    assert other.expeditions[0].path_points == -60 and other.expeditions[0].forgiven == 60


def test_artifact_tiles_become_tokens_and_all_else_is_set_up_anew_C6() -> None:
    game = stage(pieces="red 7", deck="red 1", points=5, tokens=2, artifacts=1, piles={"blue": [3]})
    do(game, "discard yellow 0", "draw")
    mine = game.state.players[0]
    assert (mine.tokens, mine.artifacts, mine.points) == (3, 0, 35)
    assert not mine.pieces and not any(mine.columns.values()) and not any(game.state.piles.values())
    assert len(mine.hand) == 8 and game.state.crossings == 0
    assert sum(tile is not None for path in game.state.tiles.values() for tile in path) == 25


@pytest.mark.parametrize(("players", "last", "next_one"), [(2, 0, 1), (3, 2, 0), (4, 1, 2)])
def test_the_player_after_the_last_one_begins_the_next_expedition_C6(players: int, last: int, next_one: int) -> None:
    game = stage(setup=GameSetup(players, seed="C6"), deck="red 1")
    game.state.seat = last
    game.state.players[last].hand = cards("red 1, red 1, red 2, red 3, red 4, red 5, red 6, red 7")
    do(game, "discard red 1", "draw")
    assert (game.state.starter, game.seat_to_act) == (next_one, next_one)


SHORT = [(0, -20), (1, -15), (2, 10), (3, 15), (4, 30), (5, 50), (9, 50)]
LONG = [(0, -50), (1, -50), (2, -40), (3, -40), (4, -20), (5, -20), (6, 30), (7, 30), (8, 50), (9, 50)]
LONG += [(10, 70), (11, 70), (12, 100), (27, 100)]


@pytest.mark.parametrize(
    ("length", "tokens", "points"),
    [(Length.SHORT, *row) for row in SHORT] + [(Length.LONG, *row) for row in LONG],
)
def test_artifact_tokens_at_the_end_C7(length: Length, tokens: int, points: int) -> None:
    game = stage(deck="red 1", setup=GameSetup(length=length, seed="C7"), tokens=tokens, points=200)
    game.state.expedition = game.setup.expeditions
    do(game, "discard yellow 0", "draw")
    assert game.over
    assert game.scores()[0].artifact_points == points
    assert game.scores()[0].total == 200 + points


def test_artifact_tokens_cost_nobody_more_than_they_have_C7() -> None:
    game = stage(deck="red 1", points=30)
    game.state.expedition = 3
    do(game, "discard yellow 0", "draw")
    sheet = game.scores()[0]
    assert (sheet.artifact_points, sheet.forgiven, sheet.total) == (-50, 20, 0)


def test_most_points_win_then_artifact_tokens_then_the_victory_is_shared_C8() -> None:
    assert _ranks((100, 3), (90, 9)) == [1, 2]
    assert _ranks((100, 3), (100, 2)) == [1, 2]
    assert _ranks((100, 2), (100, 2)) == [1, 1]
    assert _ranks((100, 2), (100, 2), (100, 3), (0, 3)) == [2, 2, 1, 4]


def _ranks(*standings: tuple[int, int]) -> list[int]:
    """Ranks of players who end a long game with these totals and tokens; both hold the same row of the scale."""
    game = stage(deck="red 1", setup=GameSetup(len(standings), seed="C8"))
    game.state.expedition = 3
    for player, (total, tokens) in zip(game.state.players, standings, strict=True):
        player.tokens = tokens
        owed = total - content.artifact_points(content.ARTIFACT_SCALE_LONG, tokens)
        player.expeditions = [ExpeditionScore((), owed, 0, 0)]
    do(game, "discard yellow 0", "draw")
    return [sheet.rank for sheet in game.scores()]


@pytest.mark.parametrize("tokens", [0, 7])
def test_points_are_those_of_the_score_sheet_once_the_game_is_over_C8(tokens: int) -> None:
    game = stage(deck="red 1", points=30, tokens=tokens)
    game.state.expedition = 3
    do(game, "discard yellow 0", "draw")
    totals = [sheet.total for sheet in game.scores()]
    older = {**game.to_dict(), "format": 2}
    for player in older["state"]["players"]:
        del player["artifact_points"]
    for each in (game, Game.from_dict(game.to_dict()), Game.from_dict(older)):
        assert each.over and [player.points for player in each.state.players] == totals
        assert each.view(None).points == tuple(totals)
    assert totals[0] == (60 if tokens else 0)


def test_points_are_open_here_since_every_gain_was_seen_C8() -> None:
    game = stage(points=25)
    assert game.view(1).players[0].points == game.view(None).players[0].points == 25


def test_hands_and_the_deck_are_secret_C9() -> None:
    game = stage("red 5")
    for viewer in (None, 1):
        assert game.view(viewer).players[0].hand == [] == game.view(viewer).table.deck
    events = do(game, "play red 5", "draw")
    drawn = next(event for event in events if isinstance(event, happened.DrewFromDeck))
    assert drawn.card is not None
    assert seen_by(drawn, 0) == drawn
    assert seen_by(drawn, 1) == seen_by(drawn, None) == happened.DrewFromDeck(0, None)
    assert game.view(0).deck_size == 110 - 30 - 16 - 1


def test_discard_piles_are_known_and_so_is_a_card_taken_from_one_C9() -> None:
    game = after(stage("red 5", piles={"blue": [3, 9]}), "play red 5", "draw blue")
    view = game.view(1)
    assert view.table.piles[Colour.BLUE] == [3]
    assert view.players[0].known == [Card.parse("blue 9")]
    do(game, f"discard {game.state.players[1].hand[0]}", "draw")
    do(game, "discard blue 9")
    assert game.view(1).players[0].known == []


def test_the_scales_and_stones_only_ever_rise() -> None:
    for scale in (content.STONE_POINTS, content.ARTIFACT_SCALE_LONG, content.ARTIFACT_SCALE_SHORT):
        assert all(low <= high for low, high in pairwise(scale))
