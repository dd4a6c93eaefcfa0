"""The pictures of Lost Cities: the right size, the same for the same view, and no secret in them."""

from __future__ import annotations

import io
from functools import cache
from itertools import pairwise

import pytest
from PIL import Image

from arnak_bot.games.lost_cities.engine import Colour, Columns, Game, GameSetup, GameView, Length
from arnak_bot.games.lost_cities.engine.content import CITY, TILE_STONES
from arnak_bot.games.lost_cities.engine.events import ExpeditionScored
from arnak_bot.games.lost_cities.engine.setup import SEATS
from arnak_bot.games.lost_cities.engine.state import ExpeditionScore
from arnak_bot.games.lost_cities.players.thinker import LEVELS, Thinker
from arnak_bot.games.lost_cities.wording.messages import ENGLISH
from images.kit.boxes import Box, overlap, shifted, wider
from images.lost_cities.board import board_sheet, board_size, crowd_box, trail_mask, way_of
from images.lost_cities.ground import LANES, LANES_BOTTOM, ground, letter_box, stone_box, tile_at
from images.lost_cities.lookup import draw_look_up
from images.lost_cities.marks import Move
from images.lost_cities.moments import draw_expedition
from images.lost_cities.pieces import TILE
from images.lost_cities.private import draw_hand, stone_badge
from tests.images.test_remembered import forget_everything
from tests.lost_cities.drawn import OF_A_GAME, draw_board, drawn
from tests.lost_cities.stage import do, place_pieces, stage
from tests.pseudo.drawn import listening
from tests.samples import all_day

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


@pytest.mark.parametrize(("length", "there"), [(Length.SHORT, {"5+"}), (Length.LONG, {"12+"}), (None, {"5+", "12+"})])
def test_the_artifact_scale_is_that_of_the_game(length: Length | None, there: set[str]) -> None:
    view = None if length is None else Game.new(GameSetup(length=length)).view(0)
    with listening() as heard:
        draw_look_up("artifacts", ENGLISH, view)
        assert {text.text for page in heard() for text, _ in page.texts if "+" in text.text} == there


@pytest.mark.parametrize("kind", ["researcher", "adventurer"])
def test_explorers_are_shown_side_by_side_with_what_they_count(kind: str) -> None:
    with listening() as heard:
        draw_look_up(f"piece:{kind}", ENGLISH, Game.new(GameSetup(4)).view(2))
        texts = {text.text for page in heard() for text, _ in page.texts}
    assert texts == {"Adventurer", "−20 … 50", "Researcher", "−40 … 100"}


@pytest.mark.parametrize("players", SEATS)
def test_a_board_is_drawn_for_every_number_of_players(players: int) -> None:
    game = some_way_in(players)
    board = draw_board(game.view(None), NAMES[:players], ENGLISH)
    assert size(board) == board_size(players)
    assert draw_board(game.copy().view(None), NAMES[:players], ENGLISH) == board
    assert len(board) < 700_000


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
        *(stage(pieces=pieces) for pieces in ("red 1", "red 1 researcher", "red 2")),
        *(stage(tiles={"red 3": tile}) for tile in ("artifact", "arrow", "points-5")),
        stage(tiles={"red 9": "points-15"}),
        *(stage(piles={"red": pile}) for pile in ([3], [4, 3])),
        *(stage(crossings=1), stage(points=5), stage(artifacts=1), stage(deck="red 1")),
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
    assert size(draw_board(game.view(None), NAMES, ENGLISH)) == board_size(4)


def test_stones_lie_in_their_lanes_and_do_not_touch() -> None:
    for path in Colour:
        boxes = [*(stone_box(path, stone) for stone in range(1, 9)), wider(stone_box(path, 9), -4, -4)]
        assert all(overlap(box, LANES[path]) == box for box in boxes)
        assert not any(overlap(*pair) for pair in pairwise(boxes))


@pytest.mark.parametrize("players", all_day([4], SEATS))
def test_nothing_is_written_lower_than_thirty_pixels(players: int) -> None:
    """7 points on a phone, where a picture is 302 points wide."""
    with listening() as heard:
        for kind in OF_A_GAME:
            drawn()[f"{kind}-{players}"].draw()
        texts = {(text.size, text.text) for sheet in heard() for text, _ in sheet.texts}
    assert len(texts) > 100, "we did listen"
    assert {(size, text) for size, text in texts if size < 30} == set()


def values_of(path: Colour) -> dict[int, Box]:
    """The boxes of the values on the stones of a path, as they are drawn."""
    with listening() as heard:
        ground(ENGLISH)
        texts = [text for sheet in heard() for text, _ in sheet.texts if text.text[-1].isdigit()]
    return {
        stone: text.box
        for stone in range(1, CITY + 1)
        for text in texts
        if overlap(text.box, stone_box(path, stone)) == text.box
    }


def crosses(move: Move, box: Box) -> bool:
    """Whether the trail of a move touches a box."""
    place, points = way_of(move)
    left, top, right, bottom = place
    mask, common = trail_mask((right - left, bottom - top), points), overlap(place, box)
    return common is not None and mask.crop(shifted(common, -left, -top)).getbbox() is not None


@pytest.mark.parametrize("path", Colour)
def test_no_explorer_tile_or_trail_covers_a_value(path: Colour) -> None:
    values = values_of(path)
    assert list(values) == [*range(1, CITY + 1)]
    for stone, value in values.items():
        x, y = tile_at(path, stone)
        tile = wider((x, y, x, y), TILE // 2, TILE // 2)
        assert stone not in TILE_STONES[path] or not overlap(tile, value)
        assert not overlap(crowd_box(path, stone, 4), value)
        assert not any(crosses(Move(path, start, stone), value) for start in range(stone))


@pytest.mark.parametrize("path", Colour)
def test_a_trail_goes_around_every_explorer(path: Colour) -> None:
    crowds = [crowd_box(path, stone, 4) for stone in range(1, CITY + 1)]
    for end in range(1, CITY + 1):
        for start in range(end):
            move = Move(path, start, end)
            trail, _ = way_of(move)
            assert overlap(trail, LANES[path]) == trail
            assert not any(crosses(move, crowd) for crowd in crowds)


def texts_on(view: GameView) -> list[str]:
    with listening() as heard:
        draw_board(view, NAMES[:2], ENGLISH)
        return [text.text for sheet in heard() for text, _ in sheet.texts]


def test_every_panel_says_how_many_cards_its_player_holds() -> None:
    game = stage("red 5")
    assert texts_on(game.view(None)).count("8") == 2
    do(game, "discard yellow 0")
    drawing = texts_on(game.view(None))
    assert (drawing.count("8"), drawing.count("7")) == (1, 1)


def test_the_banner_of_an_expedition_is_for_whoever_brought_most_and_can_be_shared() -> None:
    def told(*points: int) -> list[str]:
        results = tuple(
            ExpeditionScored(seat, 1, ExpeditionScore((), each, 0, 0), each) for seat, each in enumerate(points)
        )
        with listening() as heard:
            draw_expedition(results, NAMES[:2], "It is over", "Why", ENGLISH)
            return [text.text for sheet in heard() for text, _ in sheet.texts]

    alone, shared = told(15, 40), told(40, 40)
    assert ENGLISH.pictures.brought_most(count=1) in alone
    assert (alone.count("Mariana"), alone.count("40")) == (1, 2 + 2)
    assert ENGLISH.pictures.brought_most(count=2) in shared
    assert shared.count("Mariana") == 2


def test_a_board_put_together_from_cells_is_the_board_painted_at_once() -> None:
    view = some_way_in(3).view(None)
    sheet = board_sheet(view, NAMES[:3], ENGLISH)
    with Image.open(io.BytesIO(sheet.encode())) as cells, Image.open(io.BytesIO(sheet.painted().encode())) as whole:
        assert cells.tobytes() == whole.tobytes()


def test_a_board_drawn_after_many_others_has_the_same_bytes_as_one_drawn_first() -> None:
    boards = [some_way_in(2, plies).view(None) for plies in range(20, 120, 25)]
    after_others = [draw_board(view, NAMES[:2], ENGLISH) for view in boards]
    for view, board in zip(boards, after_others, strict=True):
        forget_everything()
        assert draw_board(view, NAMES[:2], ENGLISH) == board


@cache
def thing_places() -> list[Box]:
    """The places of everything on the paths that may not be covered: values, letters and tiles without their rim."""
    found = [letter_box(path) for path in Colour]
    for path in Colour:
        found += values_of(path).values()
        found += [
            wider((x, y, x, y), TILE // 2 - 4, TILE // 2 - 4)
            for x, y in (tile_at(path, stone) for stone in TILE_STONES[path])
        ]
    return found


@pytest.mark.parametrize("path", Colour)
@pytest.mark.parametrize("numbers", ["8", "5,6", "1–3", "2–4,6"])
def test_the_numbers_of_a_stone_cover_no_value_tile_or_letter(path: Colour, numbers: str) -> None:
    for stone in range(1, CITY + 1):
        badge = stone_badge(stone_box(path, stone), numbers)
        assert not any(overlap(badge, place) for place in thing_places())
        assert badge[3] <= LANES_BOTTOM + 10, "below are the piles"


@pytest.mark.parametrize("path", Colour)
@pytest.mark.parametrize("explorers", [1, 2, 3, 4])
def test_explorers_cover_no_tile_and_no_letter(path: Colour, explorers: int) -> None:
    for stone in range(1, CITY + 1):
        left, _, _, bottom = crowd_box(path, stone, explorers)
        assert left >= letter_box(path)[2]
        assert bottom + 4 <= tile_at(path, stone)[1] - TILE // 2 + 1
