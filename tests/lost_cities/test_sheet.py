"""Every sentence of the rule sheet that says may, must or only, in its order; docs/lost-cities.md lists them."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from arnak_bot.games.lost_cities.engine import Card, Colour, Columns, Game, GameSetup, IllegalAction, Length
from arnak_bot.games.lost_cities.engine import events as happened
from arnak_bot.games.lost_cities.engine.setup import FIRST_EDITION, SEATS
from tests.lost_cities.playing import random_game
from tests.lost_cities.stage import after, do, place_pieces, stage, stone, texts


def test_who_starts_is_drawn_for_the_players_and_was_the_first_seat_in_the_first_edition() -> None:
    for players in SEATS:
        games = [Game.new(GameSetup(players, seed=f"start {number}")) for number in range(20)]
        assert {game.seat_to_act for game in games} == set(range(players))
        for game in games:
            assert game.opening[0] == happened.ExpeditionBegan(game.state.starter, 1) and game.seat_to_act is not None
            assert Game.new(game.setup).seat_to_act == game.seat_to_act == game.state.starter
            assert Game.new(replace(game.setup, edition=FIRST_EDITION)).seat_to_act == 0


def test_a_card_moves_the_explorer_of_its_own_colour_only() -> None:
    game = after(stage("red 5", pieces="red 1, blue 1, green 1"), "play red 5")
    assert [stone(game, path) for path in ("red", "blue", "green")] == [2, 1, 1]


def test_each_explorer_must_travel_along_a_separate_path() -> None:
    game = stage("red 5", pieces="red 1")
    with pytest.raises(IllegalAction, match="on its way already"):
        game.apply("play red 5 researcher")
    do(game, "play red 5")
    assert list(game.state.players[0].pieces) == [Colour.RED]


def test_a_player_may_send_out_as_few_explorers_as_they_like() -> None:
    game = Game.new(GameSetup(length=Length.SHORT, seed="nobody goes"))
    while not game.over:
        discards = [action for action in game.legal_actions() if action.verb == "discard"]
        game.apply(discards[0] if discards else "draw")
    assert [sheet.total for sheet in game.scores()] == [0, 0]


def test_only_the_owner_may_place_cards_on_a_column() -> None:
    game = after(stage("red 5", columns={"red": [1]}, pieces="red 1"), "play red 5", "draw")
    game.state.players[1].hand[0] = Card.parse("red 2")
    do(game, "play red 2")
    assert [player.columns[Colour.RED] for player in game.state.players] == [[1, 5], [2]]


def test_several_players_may_explore_the_same_path() -> None:
    game = stage("red 5", setup=GameSetup(4, seed="crowd"))
    for seat in range(1, 4):
        place_pieces(game.state.players[seat], "red 1")
    do(game, "play red 5")
    assert [stone(game, "red", seat) for seat in range(4)] == [1, 1, 1, 1]


def test_a_card_for_the_city_must_be_valid() -> None:
    with pytest.raises(IllegalAction, match="never fall"):
        stage("red 5", pieces="red 9, blue 2", columns={"red": [1, 7]}).apply("play red 5")


def test_a_step_from_the_city_finds_the_tile_of_the_other_path() -> None:
    game = after(stage("red 5", pieces="red 9, blue 2", tiles={"blue 3": "points-15"}), "play red 5", "step blue")
    assert game.state.players[0].points == 15


def test_a_card_for_the_city_may_be_played_where_nobody_can_step() -> None:
    game = stage("red 5", pieces="red 9, blue 9")
    assert happened.CityCardIdle(0, Colour.RED) in do(game, "play red 5")
    assert texts(game) == ["draw"]


def test_up_to_five_piles_may_be_formed() -> None:
    game = after(stage(piles={colour.value: [1] for colour in Colour}), "discard yellow 0")
    assert texts(game) == ["draw", "draw blue", "draw white", "draw green", "draw red"]


def test_any_card_may_be_discarded_even_one_that_could_be_played() -> None:
    assert texts(stage("red 5, blue 1, blue 1"), "discard") == ["discard yellow 0", "discard blue 1", "discard red 5"]


def test_the_action_of_a_tile_must_be_performed_at_once() -> None:
    for tile, gained in (("artifact", (1, 0)), ("points-15", (0, 15))):
        game = after(stage("red 5", pieces="red 2", tiles={"red 3": tile}), "play red 5")
        mine = game.state.players[0]
        assert (mine.artifacts, mine.tile_points) == gained
    game = after(stage("red 5", pieces="red 2, blue 1", tiles={"red 3": "arrow"}), "play red 5")
    with pytest.raises(IllegalAction, match="first step"):
        game.apply("draw")


def test_an_empty_place_of_an_artifact_gives_nothing_to_the_next() -> None:
    game = after(stage("red 5", pieces="red 2", tiles={"red 3": "artifact"}), "play red 5", "draw")
    other = game.state.players[1]
    other.hand[0] = Card.parse("red 7")
    place_pieces(other, "red 2")
    do(game, "play red 7")
    assert other.artifacts == 0 and stone(game, "red", seat=1) == 3


def test_an_arrow_may_move_any_piece_on_a_path_and_no_other() -> None:
    game = after(stage("red 5", pieces="red 2, blue 9, green 8", tiles={"red 3": "arrow"}), "play red 5")
    assert texts(game) == ["step green", "step red", "decline"]
    with pytest.raises(IllegalAction, match="reached its city"):
        game.apply("step blue")
    with pytest.raises(IllegalAction, match="no explorer on this path"):
        game.apply("step white")


def test_points_and_tokens_are_kept_for_the_next_expedition() -> None:
    game = random_game(GameSetup(3, seed="kept"), random.Random(5))
    for sheet in game.scores():
        assert sheet.tokens == sum(score.artifacts for score in sheet.expeditions)
        paid = sum(score.points for score in sheet.expeditions)
        assert sheet.total == paid + sheet.artifact_points + sheet.forgiven


def test_the_variant_may_be_agreed_on_before_the_game_and_is_off_otherwise() -> None:
    assert GameSetup().columns is Columns.RISING
    assert GameSetup(columns="either").columns is Columns.EITHER  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="rising or either"):
        GameSetup(columns="falling")  # type: ignore[arg-type]


def test_the_variant_also_rules_the_cards_of_a_path_that_is_done() -> None:
    setup = GameSetup(columns=Columns.EITHER, seed="done")
    game = stage("red 5, red 9", pieces="red 9, blue 2", columns={"red": [9, 7]}, setup=setup)
    assert [text for text in texts(game, "play") if "red" in text] == ["play red 5"]


def test_the_game_is_over_for_every_seat() -> None:
    game = after(stage(deck="red 1", setup=GameSetup(length=Length.SHORT, seed="short")), "discard yellow 0", "draw")
    for seat in (None, 0, 1):
        with pytest.raises(IllegalAction, match="the game is over"):
            game.apply("draw", seat)
