"""What is remembered never shows: a board is the same whether its parts were drawn before or not."""

from __future__ import annotations

import hashlib
import io
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import _lru_cache_wrapper
from typing import Any

import pytest
from PIL import Image

from arnak_bot.games.arnak.engine import Event, Game, GameSetup, GameView
from arnak_bot.games.arnak.engine.view import SiteView
from arnak_bot.games.arnak.wording.messages import ENGLISH, words_in
from images.arnak import marks_of
from images.arnak.board import board_sheet
from images.arnak.island import Land
from images.arnak.layout import LAYOUTS, Layout
from images.arnak.marks import Marks
from images.arnak.panel import panel_of
from images.arnak.private import Private, draw_private
from images.arnak.scene import Scene
from images.kit.canvas import Canvas
from images.kit.keeping import Kept, Store
from images.kit.sheet import Sheet
from tests.samples import by_hand

NAMES = ("Ada", "Ben of the very long and famous family", "Клео", "דן")


def forget_everything() -> None:
    """Let everything be drawn anew."""
    for name, module in tuple(sys.modules.items()):
        if name.startswith("images"):
            for value in tuple(vars(module).values()):
                if isinstance(value, _lru_cache_wrapper | Kept):
                    value.cache_clear()
                elif isinstance(value, Store):
                    value.clear()


def sheet_of(view: GameView, names: tuple[str, ...], marks: Marks, layout: Layout) -> Sheet:
    return board_sheet(Scene.of(view, names, ENGLISH), marks, layout)


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


def differing(shown: Sequence[Any], draw: Callable[[Any], bytes], every: int = 1) -> int:
    """How many of these look otherwise when every so many of them everything is forgotten before."""
    remembered = [draw(each) for each in shown]
    different = 0
    for at, (each, before) in enumerate(zip(shown, remembered, strict=True)):
        if at % every == 0:
            forget_everything()
        different += draw(each) != before
    return different


def pixels(board: tuple[GameView, tuple[str, ...], Marks, Layout]) -> bytes:
    """A digest of a board, every pixel counting."""
    return hashlib.sha256(sheet_of(*board).painted().image.tobytes()).digest()


def few_or_many(few: int, every: int, many: int) -> pytest.MarkDecorator:
    """So few of which so many are drawn before everything is forgotten; and many, which are forgotten each time."""
    all_day = pytest.param(few, every, marks=pytest.mark.whole_check)
    return pytest.mark.parametrize(("count", "every"), [all_day, pytest.param(many, 1, marks=pytest.mark.slow)])


@few_or_many(12, 4, by_hand(15, 200))
def test_a_board_of_parts_drawn_before_is_the_same_as_one_drawn_anew(count: int, every: int) -> None:
    assert differing([*positions(count, random.Random(7))], pixels, every) == 0


@few_or_many(12, 1, by_hand(25, 400))
def test_a_board_put_together_from_what_was_encoded_before_has_the_same_bytes(count: int, every: int) -> None:
    boards = [sheet_of(*board) for board in positions(count, random.Random(8))]
    assert differing(boards, Sheet.encode, every) == 0


@pytest.mark.whole_check
def test_a_board_put_together_shows_what_one_encoded_at_once_shows() -> None:
    for board in positions(24, random.Random(9)):
        sheet = sheet_of(*board)
        assert seen_in(sheet.encode()) == seen_in(sheet.painted().encode())


def own_pictures(count: int, every: int) -> Iterator[tuple[GameView, tuple[str, ...], Private]]:
    """What the movers of random games see with places lit, after every few actions."""
    for at, players in enumerate((2, 4)):
        game, chance = Game.new(GameSetup(players, "bird", "own")), random.Random(at)
        for _ in range(count):
            while not game.over:
                seat = game.seats_to_act[0]
                game.apply(chance.choice(game.legal_actions(seat)), seat)
                if game.ply % every == 0:
                    break
            if game.over:
                break
            view = game.view(game.seats_to_act[0])
            private, _ = panel_of((), (), view, (0,) * players, words_in("en"))
            if private.lit.on_table and private.is_in_cells:
                yield view, NAMES[:players], private


@few_or_many(4, 3, by_hand(10, 100))
def test_a_movers_own_picture_put_together_from_what_was_encoded_before_has_the_same_bytes(
    count: int, every: int
) -> None:
    shown = [(*own, ENGLISH) for own in own_pictures(count, every)]
    assert len(shown) > count // 2
    assert differing(shown, lambda own: draw_private(*own)) == 0


def test_a_dimmed_sheet_shows_what_a_dimmed_canvas_shows() -> None:
    def dimmed_sheet(right: int) -> Sheet:
        sheet = Sheet((480, 192), (200, 120, 40))
        for left, shade in ((0, 250), (320, right)):
            box = (left, 0, left + 160, 192)
            sheet.add(Canvas.panel, box, box, (shade, 90, 10), 20)
        sheet.dim((8, 0, 472, 184), (10, 20, 30), 0.6)
        return sheet

    forget_everything()
    dimmed_sheet(80).encode()
    after = dimmed_sheet(20)
    assert seen_in(after.encode()) == seen_in(after.painted().encode())
    whole = Canvas((480, 192), (200, 120, 40))
    for left, shade in ((0, 250), (320, 20)):
        whole.panel((left, 0, left + 160, 192), (shade, 90, 10), 20)
    whole.dim((8, 0, 472, 184), (10, 20, 30), 0.6)
    assert after.painted().image.tobytes() == whole.image.tobytes()


def test_an_island_painted_over_the_one_before_a_discovery_is_as_if_painted_whole() -> None:
    game, chance, discoveries = Game.new(GameSetup(2, "bird", "discover")), random.Random(3), 0
    before: tuple[SiteView, ...] = ()
    while not game.over:
        seat = game.seats_to_act[0]
        game.apply(chance.choice(game.legal_actions(seat)), seat)
        view = game.view(None)
        unknown = tuple(site for site in view.sites if not site.discovered)
        land = Land("bird", LAYOUTS["tall"], 3, unknown, ENGLISH)
        drawn = land.picture()
        if before and len(unknown) < len(before):
            discoveries += 1
            forget_everything()
            assert land.picture().tobytes() == drawn.tobytes()
        before = unknown
    assert discoveries > 2


def seen_in(data: bytes) -> bytes:
    with Image.open(io.BytesIO(data)) as picture:
        return picture.convert("RGB").tobytes()


def test_a_sheet_draws_only_what_was_not_seen_before() -> None:
    forget_everything()
    drawn: list[str] = []

    def draw(canvas: Canvas, name: str) -> None:
        drawn.append(name)

    def laid(right: str) -> Sheet:
        sheet = Sheet((320, 64), (255, 255, 255))
        for name, left in (("left", 0), (right, 160)):
            sheet.add(draw, (left, 0, left + 160, 64), name)
        return sheet

    for right in ("right", "other", "right"):
        laid(right).encode()
    assert drawn == ["left", "right", "other"]


def test_a_sheet_has_whole_blocks() -> None:
    with pytest.raises(ValueError, match="no whole blocks"):
        Sheet((321, 64), (255, 255, 255))


def test_what_covers_a_cell_hides_what_lies_below_but_at_its_round_corners() -> None:
    sheet, picture = Sheet((320, 192), (255, 255, 255)), Image.new("RGB", (320, 192))
    drawn: list[str] = []
    sheet.add(lambda canvas: drawn.append("below"), (0, 0, 320, 192))
    sheet.paste(picture, (0, 0))
    sheet.encode()
    assert not drawn
    round_one = Sheet((320, 192), (255, 255, 255))
    round_one.add(Canvas.panel, (0, 0, 320, 192), (0, 0, 320, 192), (200, 0, 0), 1)
    round_one.paste(picture, (0, 0), 12)
    assert seen_in(round_one.encode()) == seen_in(round_one.painted().encode())
