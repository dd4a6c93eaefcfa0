"""What comes next on the track for whoever moves: the rule, and that it is seen."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import ImageChops

from arnak_bot.games.arnak.engine import Game, GameSetup
from arnak_bot.games.arnak.engine.actions import Verb
from arnak_bot.games.arnak.engine.content import BOARDS
from arnak_bot.games.arnak.engine.state import Phase
from arnak_bot.games.arnak.engine.view import GameView
from arnak_bot.games.arnak.players.eager_player import EagerPlayer
from arnak_bot.games.arnak.wording.messages import ENGLISH
from images.arnak import track
from images.arnak.cliff import TRACK_WIDTH, NarrowCost, cost_box, narrow_cost, space_box
from images.arnak.layout import LAYOUTS, TALL, WIDE, Layout
from images.arnak.scene import Scene
from images.arnak.tokens import token_places
from images.arnak.track import draw_ahead, draw_track, is_payable, steps_ahead
from images.kit.boxes import Box
from images.kit.canvas import Canvas
from images.kit.theme import PAPER
from tests.engine.playing import BOARD_NAMES


def standing(glass: int, notebook: int, board: str = "bird") -> GameView:
    """An open table whose first player has their tokens on these spaces."""
    view = Game.new(GameSetup(2, board, "ahead")).view(None)
    seat = view.seats_to_act[0]
    moved = replace(view.players[seat], glass=glass, notebook=notebook)
    return replace(view, players=tuple(moved if player.seat == seat else player for player in view.players))


@pytest.mark.parametrize(
    ("glass", "notebook", "found"),
    [
        (0, 0, {1, 2}),  # the notebook never passes the glass (R36)
        (4, 2, {4, 5}),
        (9, 5, {6, 7, 8, 10, 11}),
        (13, 12, {14}),  # a notebook does not enter the Lost Temple
        (14, 13, set()),
    ],
)
def test_the_next_step_is_one_up_and_the_notebook_stays_below_the_glass_R36(
    glass: int, notebook: int, found: set[int]
) -> None:
    assert steps_ahead(standing(glass, notebook)) == found


def test_every_research_that_is_legal_is_a_next_step() -> None:
    """The rule is told once more for the picture: a whole game agrees with the engine."""
    game, player, seen = Game.new(GameSetup(3, "snake", "agree")), EagerPlayer(3), 0
    while not game.over:
        seat = game.seats_to_act[0]
        ahead = steps_ahead(game.view(None))
        legal = [action for action in game.legal_actions(seat) if action.verb is Verb.RESEARCH]
        seen += len(legal)
        assert {int(action.args[1]) for action in legal} <= ahead or not ahead
        game.apply(player.choose(game.view(seat)), seat)
    assert seen > 15


def test_nobody_has_a_next_step_when_cards_are_kept_or_the_game_is_over() -> None:
    view = standing(4, 2)
    assert steps_ahead(view)
    for phase in (Phase.KEEPING, Phase.OVER):
        assert not steps_ahead(replace(view, phase=phase))


@pytest.mark.parametrize("board", BOARD_NAMES)
@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=lambda layout: layout.name)
def test_each_next_step_is_outlined_on_the_track(layout: object, board: str) -> None:
    height = layout.track_height  # type: ignore[attr-defined]
    for glass, notebook in ((0, 0), (4, 2), (13, 12)):
        canvas = Canvas((TRACK_WIDTH, height), PAPER)
        before = canvas.image.copy()
        draw_ahead(canvas, standing(glass, notebook, board), height)
        box = ImageChops.difference(before, canvas.image).getbbox()
        assert box is not None and box[0] >= 0 and box[1] >= 0 and box[2] <= TRACK_WIDTH and box[3] <= height


def test_a_next_step_is_an_outline_around_an_empty_lane() -> None:
    """Filled with the player's colour it looked like a token that stands there already."""
    for layout in (WIDE, TALL):
        view, canvas = standing(0, 0), Canvas((TRACK_WIDTH, layout.track_height), PAPER)
        draw_ahead(canvas, view, layout.track_height)
        for at in steps_ahead(view):
            left, top, right, bottom = space_box("bird", at, layout.track_height)
            inside = canvas.image.crop((left + 8, top + 8, right - 8, bottom - 8))
            assert inside.getcolors() == [(inside.width * inside.height, PAPER)]


def test_a_next_step_has_a_thick_outline_only_if_it_can_be_paid_for_now() -> None:
    game, player, told = Game.new(GameSetup(2, "bird", "payable")), EagerPlayer(1), set[bool]()
    while not game.over:
        seat = game.seats_to_act[0]
        view = game.view(seat)
        legal = {action.text.rpartition(" ")[2] for action in view.legal if action.verb is Verb.RESEARCH}
        for at in steps_ahead(view) if view.question is None else ():
            assert is_payable(view, at) == (str(at) in legal)
            told.add(is_payable(view, at))
        game.apply(player.choose(view), seat)
    assert told == {True, False}


@pytest.mark.parametrize("board", BOARD_NAMES)
@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=lambda layout: layout.name)
def test_tokens_never_lie_on_the_cost_and_enough_is_seen_of_each_however_many_there_are(
    layout: Layout, board: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    narrow, rooms = list[int](), list[Box]()

    def narrowed(canvas: Canvas, box: Box, cost: NarrowCost) -> None:
        narrow.append(cost.plate[2])
        narrow_cost(canvas, box, cost)

    monkeypatch.setattr(track, "narrow_cost", narrowed)
    monkeypatch.setattr(track, "lay_tokens", lambda canvas, standing, room: rooms.append(room) if standing else None)
    view, height = Game.new(GameSetup(4, board, "crowd")).view(None), layout.track_height
    for space in (each for each in BOARDS[board].research if each.row and not each.lost_temple and each.cost):
        narrow.clear()
        rooms.clear()
        players = tuple(replace(player, glass=space.id) for player in view.players)
        tiles = tuple(() if at == space.id else tiles for at, tiles in enumerate(view.bonus_tiles))
        table = replace(view, players=players, bonus_tiles=tiles)
        draw_track(Canvas((TRACK_WIDTH, height), PAPER), Scene(table, (), ENGLISH), frozenset(), height)
        box = space_box(board, space.id, height)
        cost = cost_box(space, box)
        assert cost is not None
        assert rooms[0][0] >= (narrow[0] if narrow else cost[2]) >= box[0] + 22
        places = token_places(4, rooms[0])
        assert all(abs(left - x) >= 15 or abs(top - y) >= 15 for (left, top), (x, y) in pairwise(places))
