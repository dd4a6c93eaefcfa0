"""The pictures of Lost Cities: the right size, the same for the same view, and no secret in them."""

from __future__ import annotations

import io
from itertools import pairwise

import pytest
from PIL import Image

from arnak_bot.games.lost_cities.engine import Colour, Columns, Game, GameSetup
from arnak_bot.games.lost_cities.players.thinker import LEVELS, Thinker
from arnak_bot.games.lost_cities.wording.messages import ENGLISH
from images.kit.canvas import overlap, wider
from images.lost_cities.board import board_height
from images.lost_cities.ground import LANES, stone_box
from images.lost_cities.private import draw_hand
from tests.lost_cities.drawn import draw_board
from tests.lost_cities.playing import SEATS
from tests.lost_cities.stage import do, place_pieces, stage
from tests.pseudo.drawn import listening

NAMES = ("Mariana", "Tom of the very long and famous family", "相子", "Ólafur")


def size(picture: bytes) -> tuple[int, int]:
    with Image.open(io.BytesIO(picture)) as image:
        assert image.format == "JPEG"
        return image.size


def some_way_in(players: int, plies: int = 120) -> Game:
    game, able = Game.new(GameSetup(players, columns=Columns.EITHER, seed="pictures")), Thinker(LEVELS["able"], 1)
    while game.ply < plies:
        game.apply(able.choose(game, game.state.seat))
    return game


@pytest.mark.parametrize("players", SEATS)
def test_a_board_is_drawn_for_every_number_of_players(players: int) -> None:
    game = some_way_in(players)
    board = draw_board(game.view(None), NAMES[:players], ENGLISH)
    assert size(board) == (1248, board_height(players))
    assert draw_board(game.copy().view(None), NAMES[:players], ENGLISH) == board
    assert len(board) < 450_000


def test_a_hand_counts_the_artifacts_of_earlier_expeditions_too() -> None:
    tokens, found = stage(tokens=2, artifacts=1), stage(artifacts=3)
    assert draw_hand(tokens.view(0), "Ann", ENGLISH) == draw_hand(found.view(0), "Ann", ENGLISH)


def test_a_hand_is_its_owners_alone_and_shows_what_can_be_played() -> None:
    game = stage("red 5, blue 3", pieces="red 3", columns={"red": [7]})
    choosing = draw_hand(game.view(0), "Ann", ENGLISH)
    assert size(choosing) == (850, 628)
    with pytest.raises(ValueError, match="open table"):
        draw_hand(game.view(None), "Ann", ENGLISH)
    do(game, "discard yellow 0")
    assert draw_hand(game.view(0), "Ann", ENGLISH) != choosing


def test_every_open_thing_changes_the_board() -> None:
    def drawn(game: Game) -> bytes:
        return draw_board(game.view(None), NAMES[:2], ENGLISH)

    plain = drawn(stage())
    changes = [
        stage(pieces="red 1"),
        stage(pieces="red 1 researcher"),
        stage(pieces="red 2"),
        stage(tiles={"red 3": "artifact"}),
        stage(tiles={"red 3": "arrow"}),
        stage(tiles={"red 3": "points-5"}),
        stage(tiles={"red 9": "points-15"}),
        stage(piles={"red": [3]}),
        stage(piles={"red": [4, 3]}),
        stage(crossings=1),
        stage(points=5),
        stage(artifacts=1),
        stage(deck="red 1"),
    ]
    pictures = [plain, *map(drawn, changes)]
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize(("column", "arrow"), [([2, 5], "↑"), ([5, 2], "↓"), ([5, 5], None)])
def test_an_arrow_says_which_way_a_column_has_turned_C4(column: list[int], arrow: str | None) -> None:
    game = stage(pieces="red 2", columns={"red": column}, setup=GameSetup(columns=Columns.EITHER, seed="arrow"))
    with listening() as drawn:
        draw_board(game.view(None), NAMES[:2], ENGLISH)
        texts = {text.text for sheet in drawn() for text, _ in sheet.texts}
    assert texts & {"↑", "↓"} == {arrow} - {None}


def test_four_explorers_fit_on_one_stone() -> None:
    game = stage(setup=GameSetup(4, seed="crowd"))
    for player in game.state.players:
        place_pieces(player, "red 5 researcher, blue 9")
    assert size(draw_board(game.view(None), NAMES, ENGLISH)) == (1248, board_height(4))


def test_stones_lie_in_their_lanes_and_do_not_touch() -> None:
    for path in Colour:
        boxes = [*(stone_box(path, stone) for stone in range(1, 9)), wider(stone_box(path, 9), -4, -4)]
        assert all(overlap(box, LANES[path]) == box for box in boxes)
        assert not any(overlap(*pair) for pair in pairwise(boxes))
