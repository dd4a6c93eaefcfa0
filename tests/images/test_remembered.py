"""What is remembered never shows: a board is the same whether its parts were drawn before or not."""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper

import pytest

from arnak_bot.games.arnak.engine import Event, Game, GameSetup, GameView
from images.arnak import marks_of
from images.arnak.board import paint_board
from images.arnak.layout import LAYOUTS, Layout
from images.arnak.marks import Marks
from images.kit.canvas import Box
from images.kit.keeping import Kept
from images.kit.uncovered import uncovered

NAMES = ("Ada", "Ben of the very long and famous family", "Клео", "דן")


def forget_everything() -> None:
    for name, module in tuple(sys.modules.items()):
        if name.startswith("images"):
            for value in tuple(vars(module).values()):
                if isinstance(value, _lru_cache_wrapper | Kept):
                    value.cache_clear()


def positions(count: int, chance: random.Random) -> Iterator[tuple[GameView, tuple[str, ...], Marks, Layout]]:
    """Positions of random games of any size, most of them one after the other, so that parts are met again."""
    setups = [
        GameSetup(4, "bird", "r"),
        GameSetup(3, "snake", "r"),
        GameSetup(2, "bird", "r"),
        GameSetup(1, "snake", "r", rival=2),
    ]
    for at, setup in enumerate(setups):
        game, events = Game.new(setup), tuple[Event, ...]()
        names = (*NAMES[: setup.players], *(("The rival",) if setup.rival is not None else ()))
        for _ in range(count // len(setups)):
            for _ in range(chance.randint(1, 4)):
                if game.over:
                    game = Game.new(setup)
                seat = game.seats_to_act[0]
                events = game.apply(chance.choice(game.legal_actions(seat)), seat)
            yield game.view(None), names, marks_of(events), LAYOUTS[("wide", "tall")[at % 2]]


def differing(count: int, every: int) -> int:
    """How many of so many boards look otherwise when every so many of them everything is forgotten before."""
    boards = list(positions(count, random.Random(7)))
    remembered = [pixels(*board) for board in boards]
    different = 0
    for at, board in enumerate(boards):
        if at % every == 0:
            forget_everything()
        different += pixels(*board) != remembered[at]
    return different


def pixels(view: GameView, names: tuple[str, ...], marks: Marks, layout: Layout) -> bytes:
    """A digest of a board, every pixel counting."""
    return hashlib.sha256(paint_board(view, names, marks, layout).image.tobytes()).digest()


def test_a_board_of_parts_drawn_before_is_the_same_as_one_drawn_anew() -> None:
    assert differing(24, every=4) == 0


@pytest.mark.slow
def test_two_hundred_boards_of_parts_drawn_before_are_the_same_as_drawn_anew() -> None:
    assert differing(200, every=1) == 0


@pytest.mark.parametrize("seed", range(20))
def test_what_boxes_leave_bare_is_found_once_and_whole(seed: int) -> None:
    chance = random.Random(seed)
    covered = tuple((some_box(chance), chance.choice((0, 0, 3))) for _ in range(chance.randint(0, 5)))
    found = uncovered((40, 30), covered)
    points = [(x, y) for left, top, right, bottom in found for x in range(left, right) for y in range(top, bottom)]
    bare = {(x, y) for x in range(40) for y in range(30) if not any(lies_in((x, y), *each) for each in covered)}
    assert len(points) == len(set(points)) and set(points) == bare


def some_box(chance: random.Random) -> Box:
    left, top = chance.randrange(32), chance.randrange(22)
    return left, top, left + chance.randint(7, 40 - left), top + chance.randint(7, 30 - top)


def lies_in(point: tuple[int, int], box: Box, radius: int) -> bool:
    """Whether a box covers a point; the squares at its round corners it does not."""
    x, y = point
    left, top, right, bottom = box
    across, down = left + radius <= x < right - radius, top + radius <= y < bottom - radius
    return left <= x < right and top <= y < bottom and (across or down)
